"""Questions as messages: what is to be decided now. See `wording`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from merkator.core.contract import State
from merkator.core.wording import Message, join_words, player
from merkator.games.hamburg.rules import join
from merkator.games.hamburg.rules.actions import BUY_BONUS, GO
from merkator.games.hamburg.rules.cards import COLUMNS
from merkator.games.hamburg.rules.invest import CONTRACT_LIMIT
from merkator.games.hamburg.rules.position_data import NOT_FINAL, PositionData
from merkator.games.hamburg.words.names import time_count
from merkator.games.hamburg.words.step import (
    card,
    contract,
    due,
    number,
    offer_list,
    part,
    place,
    seat_of,
    step_of,
    swap,
    table,
)


def question_message(state: State, names: Sequence[str]) -> Message:
    """Return the question that the present decision asks."""
    s = table(state)
    step = step_of(s)
    return _QUESTIONS[step](s, names) if step in _QUESTIONS else (f"ask-{step}", {})


def _invest(s: PositionData, _: Sequence[str]) -> Message:
    if s.package:
        more = any(BUY_BONUS <= action < GO for action in s.choices)
        cards = join_words([card(s, purchase) for purchase in s.package], "list-and")
        return "ask-invest-package", {"cards": cards, "due": due(s), "more": "yes" if more else "no"}
    count = len(s.contracts[seat_of(s)])
    forced = count > CONTRACT_LIMIT and s.last == NOT_FINAL  # H-2.3, H-9.4
    values: dict[str, object] = {"count": count, "limit": CONTRACT_LIMIT, "forced": "yes" if forced else "no"}
    return "ask-invest-coinless" if s.rules.coinless else "ask-invest", values


def _split(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-split", {"count": number(s, 1), "at": place(s, number(s, 0), "at")}


def _letter(s: PositionData, _: Sequence[str]) -> Message:
    letter = number(s, 0)
    return "ask-letter", {"letter": s.cards.letter_ids[letter] if letter >= 0 else "?"}


def _loss(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-loss", {"column": COLUMNS[number(s, 0)], "count": number(s, 1)}


def _fulfil(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-fulfil", {"at": place(s, s.place, "at")}


def _pay(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-pay", {"contract": contract(s, number(s, 0), ""), "part": part(s, number(s, 2))}


def _reward(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-reward", {"contract": contract(s, number(s, 0), "")}


def _offer(s: PositionData, names: Sequence[str]) -> Message:
    return "ask-offer", {"whom": player(names, number(s, 0)), **swap(s)}


def _swap(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-swap", {**swap(s), "offered": offer_list(s)}


def _forced(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-forced", {"price": max(s.cards.building_price[building] for building in s.building_offer)}


def _join(s: PositionData, names: Sequence[str]) -> Message:
    journey = place(s, s.place, "to")
    return "ask-join", {"whom": player(names, s.active), "to": journey, "time": time_count(join.cost(s.place))}


_QUESTIONS: Final[dict[str, Callable[[PositionData, Sequence[str]], Message]]] = {
    "invest": _invest,
    "split": _split,
    "letter": _letter,
    "loss": _loss,
    "fulfil": _fulfil,
    "pay": _pay,
    "reward": _reward,
    "offer": _offer,
    "swap": _swap,
    "forced": _forced,
    "join": _join,
}
"""What asks in each step; the others ask the same whatever they are about."""
