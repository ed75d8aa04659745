"""Computer seats: they see observations only."""
