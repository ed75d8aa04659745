"""The card table: sprites and their motion."""
