"""One game: Mercator, trade on the Roman Mediterranean."""
