"""How to play: the room with the rules in plain words, and the coach of a first game."""
