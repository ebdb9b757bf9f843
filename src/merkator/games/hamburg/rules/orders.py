"""Standing orders of hamburg: what can be answered for a player who is away, so that others need not wait.

Only questions that come in other players' turns, and such that seldom matter; nobody's own journey is ever decided.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.contract import FIRST, SECOND, STEP
from merkator.core.orders import ASK, ASKED, Choice, Order
from merkator.games.hamburg.rules.actions import DONE, FULFIL, JOIN, KEEP, LOSE, PAY, PLACE, PLACE_BEST, STAY
from merkator.games.hamburg.rules.position_data import (
    FULFIL_STEP,
    JOIN_STEP,
    LETTER_STEP,
    LOSS_STEP,
    OFFER_STEP,
    PLACE_STEP,
    PositionData,
)

JOINING: Final = "join"
LOSSES: Final = "loss"
LETTERS: Final = "letter"
OFFERS: Final = "offer"
PLACEMENT: Final = "place"
USEFUL: Final = "useful"
GAIN: Final = "gain"
ROUND: Final = "round"
NEVER: Final = "never"
CHEAPEST: Final = "cheapest"
BEST: Final = "best"

ORDERS: Final = (
    Order(
        JOINING,
        {"en": "when I could join a journey", "de": "wenn ich mitreisen könnte"},
        "H-6.1",
        (
            ASKED,
            Choice(
                USEFUL,
                {
                    "en": "ask me only if I could fulfil a contract there, otherwise stay",
                    "de": "nur fragen, wenn ich dort einen Vertrag erfüllen könnte, sonst bleiben",
                },
            ),
            Choice(
                GAIN,
                {
                    "en": "ask me only if I could fulfil a contract or get goods there, otherwise stay",
                    "de": "nur fragen, wenn ich dort einen Vertrag erfüllen könnte oder Waren bekäme, sonst bleiben",
                },
            ),
            Choice(ROUND, {"en": "stay until this round is over", "de": "bleiben, bis diese Runde vorbei ist"}, True),
            Choice(NEVER, {"en": "always stay", "de": "immer bleiben"}),
        ),
        needs="joining",
    ),
    Order(
        LOSSES,
        {"en": "when I lose goods", "de": "wenn ich Waren verliere"},
        "H-4.6",
        (
            ASKED,
            Choice(
                CHEAPEST,
                {
                    "en": "give the good of which I have most beyond what my contracts name; cubes stay",
                    "de": "die Ware abgeben, von der ich am meisten über meine Verträge hinaus habe; Steine bleiben",
                },
            ),
        ),
    ),
    Order(
        LETTERS,
        {
            "en": "when I have turned over a single letter",
            "de": "wenn ich einen einfachen Buchstaben aufgedeckt habe",
        },
        "H-4.2",
        (ASKED, Choice("keep", {"en": "keep it", "de": "ihn gelten lassen"})),
    ),
    Order(
        OFFERS,
        {"en": "when I could offer something for a swap", "de": "wenn ich für einen Tausch bieten könnte"},
        "H-10.7",
        (ASKED, Choice(NEVER, {"en": "never offer anything", "de": "nie etwas bieten"})),
        needs="offers",
    ),
    Order(
        PLACEMENT,
        {"en": "when cubes become goods at the end", "de": "wenn am Ende Steine zu Waren werden"},
        "H-8.3",
        (ASKED, Choice(BEST, {"en": "place them for most points", "de": "sie für die meisten Punkte legen"})),
    ),
)


def answer(s: PositionData, seat: int, orders: Mapping[str, str | int]) -> int | None:
    """Return what a player's orders decide now; None when the player must be asked."""
    if s.over or s.waiting >= 0 or s.seat != seat:
        return None
    step = s.agenda[STEP]
    if step == JOIN_STEP:
        return _join(s, seat, orders[JOINING])
    if step == LOSS_STEP and orders[LOSSES] != ASK:
        return _loss(s, seat)
    if step == LETTER_STEP and orders[LETTERS] != ASK:
        return KEEP
    if step == OFFER_STEP and orders[OFFERS] != ASK and not s.agenda[SECOND]:  # what was begun is finished
        return DONE
    if step == PLACE_STEP and orders[PLACEMENT] != ASK and PLACE_BEST in s.choices:
        return PLACE_BEST
    return None


def _join(s: PositionData, seat: int, order: str | int) -> int | None:
    if order == ASK or (order in (USEFUL, GAIN) and could_fulfil(s, seat)):
        return None
    if order == GAIN and would_receive(s, seat):
        return None
    return STAY


def would_receive(s: PositionData, seat: int) -> bool:
    """Say whether a bonus card brings goods to a player who joins (H-6.3)."""
    return any([s.cards.bonus_place[card] == s.place for card in s.bonus[seat]])


def could_fulfil(s: PositionData, seat: int) -> bool:
    """Say whether a contract could be fulfilled after joining, with its price paid and its bonus goods there."""
    trial = s.veiled()
    trial.play(JOIN)
    if trial.over or trial.seat != seat or trial.agenda[STEP] != FULFIL_STEP:
        return False
    return any([FULFIL <= action < PAY for action in trial.choices])


def _loss(s: PositionData, seat: int) -> int | None:
    """Give what is most beyond the contracts; of equals what lies there in the greatest number, then the first."""
    goods = [action - LOSE for action in s.choices if LOSE <= action < PLACE]
    if not goods:
        return DONE if DONE in s.choices else None
    mine = s.holdings[seat][:]
    picks: list[int] = []
    for _ in range(s.agenda[SECOND]):
        held = [good for good in s.cards.column_goods[s.agenda[FIRST]] if mine[good] and good >= min(goods)]
        if held:
            pick = min(held, key=lambda good: (_wanted(s, seat, good) - mine[good], -mine[good], good))
            mine[pick] -= 1
            picks.append(pick)
    return LOSE + min(picks)  # goods are named in ascending order (H-4.6)


def _wanted(s: PositionData, seat: int, good: int) -> int:
    """Return how many of a good the player's contracts name."""
    return sum([s.cards.need[contract][good] for contract in s.contracts[seat]])
