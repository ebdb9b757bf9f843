"""The table of hamburg on the terminal: the position, the questions about revealed cards, the result."""
