"""Standing orders of rome: what can be answered for a player who is away, so that others need not wait.

Where a hand could show through an answer that comes too quickly, the text of the order says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.contract import SECOND, STEP
from merkator.core.orders import ASK, ASKED, Choice, Order
from merkator.games.rome.rules.actions import DONE, DRAW, FIGHT, REPAY, VOUCHER, YIELD, lot_good, lot_loads
from merkator.games.rome.rules.position_data import (
    ANSWER_STEP,
    ATTACK_STEP,
    LEND_STEP,
    REPAY_STEP,
    TRADE_STEP,
    VOUCHER_STEP,
    PositionData,
)

PIRATES: Final = "pirates"
BOOTY: Final = "booty"
LENDING: Final = "lend"
REPAYING: Final = "repay"
TRADE: Final = "trade"
FATE: Final = "fate"
ATTACKS: Final = "attack"
CHEAP: Final = "cheap"
GIVE_IN: Final = "yield"
NEVER: Final = "never"
_MOST: Final = 1_000_000

ORDERS: Final = (
    Order(
        PIRATES,
        {"en": "when pirates demand cargo", "de": "wenn Piraten Ladung fordern"},
        "R-5.4",
        (
            ASKED,
            Choice(
                CHEAP,
                {
                    "en": "yield when it is worth less than the sum below, else ask me",
                    "de": "nachgeben, wenn sie weniger wert ist als die Summe unten, sonst mich fragen",
                },
            ),
            Choice(GIVE_IN, {"en": "always yield", "de": "immer nachgeben"}),
            Choice("fight", {"en": "always fight", "de": "immer kämpfen"}),
        ),
        needs="pirates",
    ),
    Order(
        BOOTY,
        {
            "en": "what counts as little booty: less than this, at the best price that any port pays",
            "de": "was als geringe Beute gilt: weniger als dies, zum besten Preis, den ein Hafen zahlt",
        },
        "R-5.4",
        default=500,
        most=_MOST,
        needs="pirates",
    ),
    Order(
        LENDING,
        {"en": "when someone asks for credit", "de": "wenn jemand um Kredit bittet"},
        "R-4.2",
        (ASKED, Choice(NEVER, {"en": "lend nothing", "de": "nichts leihen"})),
    ),
    Order(
        REPAYING,
        {"en": "when I could repay a loan", "de": "wenn ich einen Kredit zurückzahlen könnte"},
        "R-4.2",
        (ASKED, Choice(NEVER, {"en": "repay nothing", "de": "nichts zurückzahlen"})),
    ),
    Order(
        TRADE,
        {"en": "when there is nothing to trade in port", "de": "wenn es im Hafen nichts zu handeln gibt"},
        "R-2.1",
        (
            ASKED,
            Choice(
                "done",
                {
                    "en": "continue; the others can tell that I have nothing for this port",
                    "de": "weitermachen; die anderen merken, dass meine Hand für diesen Hafen nichts hat",
                },
            ),
        ),
    ),
    Order(
        FATE,
        {
            "en": "when I roll doubles and have a voucher",
            "de": "wenn ich einen Pasch werfe und einen Sternenbon habe",
        },
        "R-3.3",
        (
            ASKED,
            Choice("draw", {"en": "draw a Fatum card", "de": "eine Fatumskarte ziehen"}),
            Choice("voucher", {"en": "spend the voucher", "de": "den Sternenbon einlösen"}),
        ),
    ),
    Order(
        ATTACKS,
        {"en": "when I could attack a ship", "de": "wenn ich ein Schiff überfallen könnte"},
        "R-5.1",
        (ASKED, Choice(NEVER, {"en": "never attack", "de": "alle in Frieden lassen"})),
        needs="pirates",
    ),
)


def answer(s: PositionData, seat: int, orders: Mapping[str, str | int]) -> int | None:
    """Return what a player's orders decide now; None when the player must be asked."""
    if s.over or s.waiting >= 0 or s.seat != seat:
        return None
    step = s.agenda[STEP]
    if step == ANSWER_STEP:
        return _pirates(s, orders)
    if step == LEND_STEP and orders[LENDING] != ASK and not s.agenda[SECOND]:  # what was begun is finished
        return DONE
    if step == REPAY_STEP and orders[REPAYING] != ASK:
        return DONE
    if step == TRADE_STEP and orders[TRADE] != ASK:
        return _trade(s, orders[REPAYING] != ASK)
    if step == VOUCHER_STEP and orders[FATE] != ASK:
        return DRAW if orders[FATE] == "draw" else VOUCHER
    if step == ATTACK_STEP and orders[ATTACKS] != ASK:
        return DONE
    return None


def _pirates(s: PositionData, orders: Mapping[str, str | int]) -> int | None:
    order = orders[PIRATES]
    if order == ASK:
        return None
    if order == CHEAP:
        limit = orders[BOOTY]
        assert isinstance(limit, int)
        return YIELD if worth(s, s.booty) < limit else None
    return YIELD if order == GIVE_IN else FIGHT


def worth(s: PositionData, lots: list[int]) -> int:
    """Return what lots would bring at the best price that any port pays for them."""
    prices = s.cards.sell_price
    return sum([lot_loads(code) * max([port[lot_good(code)] for port in prices]) for code in lots])


def _trade(s: PositionData, no_repaying: bool) -> int | None:
    """Go on when nothing can be done but that; a loan is something to be done unless it shall not be repaid."""
    for action in s.choices:
        if action != DONE and not (no_repaying and REPAY <= action < DRAW):
            return None
    return DONE
