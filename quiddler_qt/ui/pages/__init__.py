"""The rooms beside a game: saved games, settings, about."""
