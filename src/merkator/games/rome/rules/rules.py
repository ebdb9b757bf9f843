"""The options of one game as plain values: what the steps ask."""

from __future__ import annotations

from collections.abc import Mapping


class Rules:
    """Which rules hold in a game; made once from its options, shared by all copies."""

    def __init__(self, players: int, settings: Mapping[str, object], cards: int) -> None:
        self.pirates = settings["pirates"] is True
        self.short = settings["short"] is True
        self.bank = settings["bank"] is True
        self.dealt = cards // players
        if self.short:
            self.dealt = (self.dealt + 1) // 2
