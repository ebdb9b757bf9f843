"""Snails: a dice race with a hidden card."""
