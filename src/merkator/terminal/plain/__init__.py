"""A board for games that bring none: the view in words, and every choice in a list."""
