"""The kit of Snails: what its entry point leads to."""

from __future__ import annotations

from typing import Final

from merkator.core.kit import Kit
from snails.rules import GAME

KIT: Final = Kit(name="snails", make=lambda cards: GAME, messages="snails")
