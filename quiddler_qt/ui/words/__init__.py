"""The words of a table: who judges them, and the table's own."""
