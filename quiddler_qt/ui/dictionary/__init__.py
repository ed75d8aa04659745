"""The dictionary room: a word looked up, words searched for."""
