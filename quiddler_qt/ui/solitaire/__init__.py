"""Solitaire, the daily puzzle and their records: rooms, board, light, and what keeps a game."""
