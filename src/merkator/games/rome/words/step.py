"""The present step as the wording looks at it: whose it is, its numbers, and what it is about. See `wording`."""

from __future__ import annotations

from merkator.core.contract import FRAME, SEAT, Game, State
from merkator.games.rome.rules.actions import lot_good, lot_loads
from merkator.games.rome.rules.cards import Cards
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import FIELD, PositionData
from merkator.games.rome.rules.trade import sale_bonus


def cards_of(game: Game) -> Cards:
    """Return the tables of a game of rome."""
    assert isinstance(game, Rome)
    return game.cards


def table(state: State) -> PositionData:
    """Return a state as one of rome."""
    assert isinstance(state, PositionData)
    return state


def step_of(s: PositionData) -> str:
    """Return the name of the present step."""
    return s.step()


def seat_of(s: PositionData) -> int:
    """Return whose step it is."""
    return s.agenda[SEAT] if s.agenda else s.seat


def number(s: PositionData, i: int) -> int:
    """Return one of the four numbers of the present step."""
    return s.agenda[2 + i - FRAME]


def field_of(s: PositionData, seat: int) -> str:
    """Return the id of the field on which a ship lies."""
    return s.cards.sea.ids[s.holdings[seat][FIELD]]


def price_in(s: PositionData, seat: int, port: int, good: int) -> int:
    """Return what a player gets for a load in a port, with what a kept card adds; 0: the good is not taken."""
    price = s.cards.sell_price[port][good]
    return price + sale_bonus(s, seat) if price else 0


def cargo_price(s: PositionData, seat: int, port: int) -> int:
    """Return what a port pays for all that is aboard."""
    return sum([lot_loads(code) * price_in(s, seat, port, lot_good(code)) for code in s.cargo[seat]])
