"""The room of records: the table, solitaire and the daily puzzle."""
