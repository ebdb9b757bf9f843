"""The variants of one game as plain flags: what the steps ask (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Mapping


class Rules:
    """Which rules hold in a game; made once from its options, shared by all copies."""

    def __init__(self, players: int, settings: Mapping[str, object]) -> None:
        self.solo = players == 1
        self.coinless = self.solo or settings["coinless"] is True  # H-9.4, H-10.2
        self.joining = not self.solo and settings["joining"] is True  # H-10.2
        self.long = settings["long"] is True  # H-10.1
        self.expert = settings["expert"] is True  # H-10.3
        self.losses = not self.solo and settings["no_losses"] is False  # H-9.1, A: H-10.4
        self.forced = settings["forced_purchases"] is True  # B: H-10.5
        self.goods_at_once = settings["goods_at_once"] is True  # C: H-10.6
        self.offers = settings["offers"] is True  # D: H-10.7
