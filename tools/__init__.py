"""What the Makefile needs beyond ready-made tools."""
