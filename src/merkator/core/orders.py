"""Standing orders: what a player lets be answered while away. Declared by each game, checked from the declaration.

A game answers by its orders only what it declares; everything else waits for the player. An order is one of a few
words, or a whole number. The first word of every order is the default, which leaves the decision to the player.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from merkator.core.errors import BadOption, Reason

ASK: Final = "ask"
"""The word for leaving a decision to the player."""
Texts = Mapping[str, str]
"""By language code."""


@dataclass(frozen=True)
class Choice:
    """One word of an order. A brief one ends by itself with the round in which it was given."""

    name: str
    texts: Texts
    brief: bool = False


@dataclass(frozen=True)
class Order:
    """One order: a word out of `choices`, or, when there are none, a whole number from `least` to `most`."""

    name: str
    texts: Texts
    rule: str
    choices: tuple[Choice, ...] = ()
    default: int = 0  # of a number
    least: int = 0
    most: int = 0
    needs: str = ""  # the option without which the question never comes

    @property
    def value(self) -> str | int:
        """What stands when nothing was ordered."""
        return self.choices[0].name if self.choices else self.default


ASKED: Final = Choice(ASK, {"en": "ask me", "de": "mich fragen"})


def check(orders: tuple[Order, ...], given: Mapping[str, object]) -> dict[str, str | int]:
    """Return all orders with defaults filled in; `BadOption` says what is wrong and what is allowed."""
    known = {order.name: order for order in orders}
    for name in given:
        if name not in known:
            english = "there is no order {name!r}; the orders are: {orders}"
            raise BadOption(Reason("no-order", english, name=name, orders=", ".join(known)))
    return {order.name: _checked(order, given.get(order.name, order.value)) for order in orders}


def _checked(order: Order, value: object) -> str | int:
    if order.choices:
        names: list[object] = [choice.name for choice in order.choices]
        if isinstance(value, str) and value in names:
            return value
        english = "order {name} must be {choices}, got {value}"
        raise BadOption(Reason("order-choice", english, name=order.name, choices=names, value=repr(value)))
    if isinstance(value, int) and not isinstance(value, bool) and order.least <= value <= order.most:
        return value
    english = "order {name} must be a whole number from {least} to {most}, got {value}"
    why = Reason("order-number", english, name=order.name, least=order.least, most=order.most, value=repr(value))
    raise BadOption(why)


def in_force(orders: tuple[Order, ...], given: Mapping[str, object], since: int, now: int) -> dict[str, str | int]:
    """Return all orders as they stand in round `now` when they were given in round `since`.

    What this version does not know (any more) is left out, and brief words of an earlier round have ended.
    """
    found: dict[str, str | int] = {}
    for order in orders:
        try:
            value = _checked(order, given.get(order.name, order.value))
        except BadOption:
            value = order.value
        if since != now and any([choice.brief for choice in order.choices if choice.name == value]):
            value = order.value
        found[order.name] = value
    return found
