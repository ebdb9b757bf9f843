"""Bots at tables: their processes, who runs them, and what they advise (hints and reviews)."""
