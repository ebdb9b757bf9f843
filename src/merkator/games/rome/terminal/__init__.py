"""The table of rome on the terminal: the sea, ships, hands, ports, the questions about a real table, the result."""
