"""The review of finished hands: every turn again, and what the master would have done."""
