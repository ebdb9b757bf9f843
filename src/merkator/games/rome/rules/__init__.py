"""The rules of rome: one module for each step of a turn, the table, payment, scoring."""
