"""What went wrong, and the way back: faults, reports, set-aside files, older versions."""
