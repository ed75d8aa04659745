"""Quiddler Qt: an unofficial desktop game for people who love the word card game."""
