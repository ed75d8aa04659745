"""One game in progress, without Qt and without disk."""
