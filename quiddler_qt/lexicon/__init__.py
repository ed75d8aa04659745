"""Word lists and the judge of spellings."""
