"""The window and all that people see."""
