"""Notices: notifying people who are away that it is their turn."""
