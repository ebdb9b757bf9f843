"""A script that plays games from fixed seeds and prints a digest of all positions: run in other processes."""

from __future__ import annotations

import random
import sys
from hashlib import sha256

import merkator

LIMIT = 300  # player-turns: random moves can go on for ever


def digest(games: int) -> str:
    """Play random games of all kinds with every number of players; hash the dumps on the way."""
    found = sha256()
    for name in merkator.list_games():
        game = merkator.game(name)
        for players in game.seats:
            for seed in range(games):
                state = game.start(players=players, seed=seed)
                choice = random.Random(seed)
                while not state.over and state.turns < LIMIT:
                    state.play(choice.choice(state.legal()))
                    if state.number % 10 == 0:
                        found.update(state.dump())
                found.update(state.dump())
    return found.hexdigest()


if __name__ == "__main__":
    print("compiled" if merkator.compiled else "interpreted", digest(int(sys.argv[1])))
