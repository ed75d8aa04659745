"""The rules: a pure function from state and action to the next state and events."""
