"""The promises put to the test. A package, so that its name is not taken for the script beside it."""
