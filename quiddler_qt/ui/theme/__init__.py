"""Colours, fonts, card faces and painters."""
