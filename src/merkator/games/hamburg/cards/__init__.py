"""The cards of hamburg: the components, and how card sets are read, checked and listed."""
