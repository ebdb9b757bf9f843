"""Who is measured: names, how each engine is made, and which Python runs it.

A new peer is a module in `engines/`, a line in `PEERS` and a line in `requirements.txt`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Final, Literal

from bench.engine import Engine

Python = Literal["compiled", "interpreted", "peers"]
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

# Player counts of our games that are measured.
OURS: Final = {"hamburg": (1, 2, 4), "rome": (2, 3, 4, 5, 6)}


@dataclass(frozen=True, slots=True)
class Entry:
    """One subject: what it is called, which environment it needs, and how it is made there."""

    name: str
    python: Python
    make: Callable[[int], Engine]

    @property
    def ours(self) -> bool:
        """Whether it is an engine of this project."""
        return self.python != "peers"


def _made(module: str, name: str, *words: object) -> Callable[[int], Engine]:
    """Import an engine only where it is made: each process needs just one of them."""

    def make(seed: int) -> Engine:
        engine: Engine = getattr(import_module(f"bench.engines.{module}"), name)(*words, seed)
        return engine

    return make


_spiel = partial(_made, "openspiel", "OpenSpiel")
_BRIDGE: Final = "bridge(use_double_dummy_result=false)"
_zoo = partial(_made, "pettingzoo", "PettingZoo")

PEERS: Final = (
    Entry("catanatron", "peers", _made("catanatron", "Catanatron", 4)),
    Entry("OpenSpiel bridge", "peers", _spiel(_BRIDGE, "as documented")),
    Entry("OpenSpiel bridge, dealt by index", "peers", _spiel(_BRIDGE, "by index")),
    Entry("OpenSpiel hearts", "peers", _spiel("hearts", "as documented")),
    Entry("OpenSpiel hearts, dealt by index", "peers", _spiel("hearts", "by index")),
    Entry("OpenSpiel gin rummy", "peers", _spiel("gin_rummy", "as documented")),
    Entry("OpenSpiel backgammon", "peers", _spiel("backgammon", "as documented")),
    Entry("RLCard gin rummy", "peers", _made("rlcard", "RLCard", "gin-rummy")),
    Entry("PettingZoo tic-tac-toe", "peers", _zoo("tictactoe_v3")),
    Entry("PettingZoo connect four", "peers", _zoo("connect_four_v3")),
    Entry("PettingZoo leduc hold'em", "peers", _zoo("leduc_holdem_v4")),
    Entry("PettingZoo texas hold'em", "peers", _zoo("texas_holdem_v4")),
    Entry("python-chess", "peers", _made("chess", "Chess")),
)


def our_name(game: str, players: int, python: str) -> str:
    """Return what one of our games is called in the tables.

    >>> our_name("hamburg", 4, COMPILED)
    'hamburg 4, compiled'
    """
    return f"{game} {players}, {python}"


def ours() -> list[Entry]:
    """Return our games with every number of players, compiled and interpreted."""
    pythons: tuple[Python, ...] = (COMPILED, INTERPRETED)
    return [
        Entry(our_name(game, players, python), python, _made("merkator", "Merkator", game, players, python))
        for python in pythons
        for game, counts in OURS.items()
        for players in counts
    ]


def roster() -> dict[str, Entry]:
    """Return everyone, by name."""
    return {entry.name: entry for entry in (*ours(), *PEERS)}
