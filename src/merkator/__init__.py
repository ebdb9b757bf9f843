"""Merkator: two trading board games to play, to study and to teach machines."""

__version__ = "0.1.0"
