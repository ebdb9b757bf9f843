"""Many games at once: simulations now, matches and tournaments later."""
