"""A script that plays games from fixed seeds and prints a digest of all positions: run in other processes."""

from __future__ import annotations

import random
import sys
from hashlib import sha256

import merkator
from merkator.hamburg import payment


def digest(games: int) -> str:
    """Play random games with 2, 3 and 4 players; hash the dumps on the way."""
    game = merkator.game("hamburg")
    found = sha256()
    for players in game.seats:
        for seed in range(games):
            state = game.start(players=players, seed=seed)
            choice = random.Random(seed)
            while not state.over:
                state.play(choice.choice(state.legal()))
                if state.number % 10 == 0:
                    found.update(state.dump())
            found.update(state.dump())
    return found.hexdigest()


if __name__ == "__main__":
    print("interpreted" if payment.__file__.endswith(".py") else "compiled", digest(int(sys.argv[1])))
