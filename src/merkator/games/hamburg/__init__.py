"""One game: Merkator, Hamburg in the Thirty Years' War."""
