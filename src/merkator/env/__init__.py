"""Environments for learning: adapters to Gymnasium, PettingZoo and OpenSpiel (docs/environments.md).

Each adapter is a module of its own that needs its library: `solo` and `vector` (Gymnasium), `zoo` (PettingZoo),
`spiel` (OpenSpiel). With Gymnasium installed, importing this package registers its environments:

    gymnasium.make(f"merkator.env:{merkator.env.SOLO}")
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from merkator.core.registry import default_game

SOLO: Final = f"merkator/{default_game(1).capitalize()}Solo-v0"
"""The game that one can play alone."""

if find_spec("gymnasium") is not None:
    import_module("gymnasium").register(
        SOLO, entry_point="merkator.env.solo:SoloEnv", vector_entry_point="merkator.env.vector:SoloVectorEnv"
    )
