"""The contract a game keeps: Game, State, chance, notation, Record. Knows no game."""
