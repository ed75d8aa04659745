"""Everything the program keeps on disk."""
