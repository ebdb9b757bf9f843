"""Measures the engine against other people's engines; see README.md."""
