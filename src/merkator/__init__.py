"""Merkator: two trading board games to play, to study and to teach machines.

>>> import merkator
>>> state = merkator.game(merkator.default_game()).start(players=3, seed=1648)
>>> state.game.notation(state.legal()[-1])
'done'
"""

from typing import Final

from merkator.core import contract as _contract
from merkator.core.chance import Recorded, Seeded, Veiled
from merkator.core.contract import Game, State
from merkator.core.errors import MerkatorError
from merkator.core.registry import default_game, game, list_games

__all__ = [
    "Game",
    "MerkatorError",
    "Recorded",
    "Seeded",
    "State",
    "Veiled",
    "compiled",
    "default_game",
    "game",
    "list_games",
]
__version__ = "0.1.0"

compiled: Final = not _contract.__file__.endswith(".py")
"""Whether the engine runs as the C extension that mypyc makes of the same source (`make fast`), or as it is."""
