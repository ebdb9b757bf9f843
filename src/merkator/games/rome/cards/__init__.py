"""The cards of rome: the components, and how card sets are read, checked and listed."""
