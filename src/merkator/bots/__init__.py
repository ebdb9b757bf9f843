"""Players that decide: what a bot is, the bots there are, and the registry that finds them by name."""
