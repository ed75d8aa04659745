"""Pages and sheets."""
