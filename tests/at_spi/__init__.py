"""The table as another process finds it over AT-SPI, as a screen reader would."""
