"""What there is to play with: the rules to read, card sets, and levels of bots."""
