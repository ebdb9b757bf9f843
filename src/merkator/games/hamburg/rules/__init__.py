"""The rules of hamburg: one module for each step of a turn, the table, payment, scoring."""
