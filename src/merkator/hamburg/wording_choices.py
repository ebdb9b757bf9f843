"""Choices and questions as messages: what can be done now, and what it means. See `wording`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from merkator.core.contract import FRAME, State
from merkator.hamburg import join, placement
from merkator.hamburg.actions import (
    BUY_BONUS,
    BUY_BUILDING,
    CHOICE,
    DONE,
    EXCHANGE,
    EXCHANGE_TIME,
    FULFIL,
    GO,
    GOODS,
    JOIN,
    KEEP,
    LOSE,
    PAY,
    PLACE,
    PLACE_BEST,
    SELL,
    SPLIT,
    SPLIT_MORE,
    SPLITS,
    STAY,
    TURN,
)
from merkator.hamburg.cards import COLUMNS
from merkator.hamburg.invest import CONTRACT_LIMIT
from merkator.hamburg.payment import RATE
from merkator.hamburg.table import CASH_LIMIT, EMPTY, MONEY, NOT_FINAL, STEPS, Table
from merkator.hamburg.wording_names import (
    OVER,
    Message,
    cargo,
    listed,
    named,
    pieces,
    player,
    supply_cube,
)


def action_message(state: State, action: int) -> Message:
    """Return the words for a choice, with what it means in this position."""
    s = _table(state)
    s.game.notation(action)  # BadNotation when there is no such action
    first, said = [entry for entry in _CHOICES if entry[0] <= action][-1]
    return said(s, action - first)


def _done(s: Table, _: int) -> Message:
    step = _step(s)
    if step == "invest":
        return "action-done-invest", {"over": max(0, s.holdings[_seat(s)][MONEY] - CASH_LIMIT)}
    if step in ("fulfil", "loss", "place"):
        return f"action-done-{step}", {}
    return "action-done", {}


def _sell(s: Table, contract: int) -> Message:
    sold = named("contract", s.cards.contract_ids[contract], "choice", s.game)
    return "action-sell", {"contract": sold, "money": s.cards.value[contract]}


def _buy_bonus(s: Table, card: int) -> Message:
    bought = named("bonus", s.cards.bonus_ids[card], "object", s.game)
    return "action-buy", {"card": bought, "price": s.cards.bonus_price[card]}


def _buy_building(s: Table, card: int) -> Message:
    bought = named("building", s.cards.building_ids[card], "object", s.game)
    return "action-buy", {"card": bought, "price": s.cards.building_price[card]}


def _go(s: Table, place: int) -> Message:
    return "action-go", {"to": _place(s, place, "to"), "paid": max(0, -s.cards.time[place])}


def _split(s: Table, first: int) -> Message:
    if _step(s) != "split" or first > _number(s, 1):
        return "action-split", {"count": first}
    return "action-take", {"goods": cargo(_pair(s, first, _number(s, 1) - first))}


def _split_more(s: Table, _: int) -> Message:
    if _step(s) != "split":
        return "action-split-more", {"count": SPLITS - 1}
    return "action-take-more", {"goods": cargo(_pair(s, SPLITS - 1, 0))}


def _pair(s: Table, first: int, second: int) -> dict[str, int]:
    """Return so many of each good of the place whose cubes are divided."""
    ids = s.cards.good_ids
    place = _number(s, 0)
    both = {ids[2 * place]: first, ids[2 * place + 1]: second}
    return {good: count for good, count in both.items() if count}


def _keep(s: Table, _: int) -> Message:
    if _step(s) != "letter" or _number(s, 0) < 0:
        return "action-keep", {}
    letter = s.cards.letter_ids[_number(s, 0)]
    return "action-keep-letter", {"letter": letter, "column": letter[0], "count": len(letter)}


def _turn(s: Table, _: int) -> Message:
    return "action-turn", {}


def _lose(s: Table, good: int) -> Message:
    return "action-lose", {"goods": pieces(s.cards.good_ids[good], 1)}


def _turn_cube(s: Table, good: int) -> Message:
    return "action-place", {"cube": supply_cube(good, s.game), "good": (f"good-{s.cards.good_ids[good]}.single", {})}


def _place_best(s: Table, _: int) -> Message:
    if _step(s) != "place":
        return "action-place-best", {}
    goods = [pieces(s.cards.good_ids[good], 1) for good in placement.best(s, _seat(s))]
    return "action-place-best-as", {"goods": listed(goods, "list-more")}


def _fulfil(s: Table, contract: int) -> Message:
    return "action-fulfil", {"contract": named("contract", s.cards.contract_ids[contract], "choice", s.game)}


def _fulfil_choice(s: Table, contract: int) -> Message:
    return "action-fulfil-choice", _fulfil(s, contract)[1]


def _pay(s: Table, way: int) -> Message:
    goods = pieces(s.cards.good_ids[way >> 1], 1)
    return "action-pay", {"goods": goods, "from": "supply" if way & 1 else "office"}


def _exchange(s: Table, way: int) -> Message:
    given = pieces(s.cards.good_ids[way >> 1], RATE - (way & 1))
    if way & 1:
        given = listed([given, supply_cube(way >> 1, s.game)], "list-and")
    return _exchanged("action-exchange", {"goods": given}, s)


def _exchange_time(s: Table, _: int) -> Message:
    return _exchanged("action-exchange-time", {"count": RATE}, s)


def _exchanged(id: str, values: dict[str, object], s: Table) -> Message:
    """Add what is got for an exchange, as far as that is known: one unit of the part that is being paid."""
    if _step(s) != "pay":
        return id, values
    return f"{id}-for", {**values, "part": _part(s, 1)}


def _join(s: Table, _: int) -> Message:
    if s.place == EMPTY:
        return "action-join", {}
    return "action-join-to", {"to": _place(s, s.place, "to"), "paid": join.cost(s)}


def _stay(s: Table, _: int) -> Message:
    return "action-stay", {}


_CHOICES: Final[tuple[tuple[int, Callable[[Table, int], Message]], ...]] = (
    (DONE, _done),
    (SELL, _sell),
    (BUY_BONUS, _buy_bonus),
    (BUY_BUILDING, _buy_building),
    (GO, _go),
    (SPLIT, _split),
    (SPLIT_MORE, _split_more),
    (KEEP, _keep),
    (TURN, _turn),
    (LOSE, _lose),
    (PLACE, _turn_cube),
    (PLACE_BEST, _place_best),
    (FULFIL, _fulfil),
    (CHOICE, _fulfil_choice),
    (PAY, _pay),
    (EXCHANGE, _exchange),
    (EXCHANGE_TIME, _exchange_time),
    (JOIN, _join),
    (STAY, _stay),
)
"""The first action of each kind, and what says it."""


def question_message(state: State, names: Sequence[str]) -> Message:
    """Return the question that the present decision asks."""
    s = _table(state)
    step = _step(s)
    values: dict[str, object] = {}
    if step == "invest":
        count = len(s.contracts[_seat(s)])
        forced = count > CONTRACT_LIMIT and s.last == NOT_FINAL  # H-2.3
        values = {"count": count, "limit": CONTRACT_LIMIT, "forced": "yes" if forced else "no"}
    elif step == "split":
        values = {"count": _number(s, 1), "at": _place(s, _number(s, 0), "at")}
    elif step == "letter":
        letter = _number(s, 0)
        values = {"letter": s.cards.letter_ids[letter] if letter >= 0 else "?"}
    elif step == "loss":
        values = {"column": COLUMNS[_number(s, 0)], "count": _number(s, 1)}
    elif step == "fulfil":
        values = {"at": _place(s, s.place, "at")}
    elif step == "pay":
        contract = named("contract", s.cards.contract_ids[_number(s, 0)], "", s.game)
        values = {"contract": contract, "part": _part(s, _number(s, 2))}
    elif step == "join":
        values = {"whom": player(names, s.active), "to": _place(s, s.place, "to"), "paid": join.cost(s)}
    return f"ask-{step}", values


def _part(s: Table, count: int) -> Message:
    """Name so many units of the part that is being paid."""
    code = s.cards.parts[_number(s, 0)][_number(s, 1)]
    if code < GOODS:
        return pieces(s.cards.good_ids[code], count)
    return f"category-{s.cards.category_ids[code - GOODS]}.count", {"count": count}


def _place(s: Table, place: int, form: str) -> Message:
    return f"place-{s.cards.place_ids[place]}.{form}", {}


def _step(s: Table) -> str:
    return STEPS[s.agenda[-FRAME]] if s.agenda else OVER


def _seat(s: Table) -> int:
    return s.agenda[1 - FRAME]


def _number(s: Table, i: int) -> int:
    """Return one of the four numbers of the present step."""
    return s.agenda[2 + i - FRAME]


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
