"""The present step as the wording looks at it: whose it is, its numbers, and what it is about. See `wording`."""

from __future__ import annotations

from merkator.core.contract import FRAME, State
from merkator.core.wording import Message
from merkator.games.hamburg.rules import market
from merkator.games.hamburg.rules.actions import BUY_BONUS, BUY_BUILDING, GOODS
from merkator.games.hamburg.rules.position_data import SWAP_STEP, PositionData
from merkator.games.hamburg.words.names import amounts, name_known, pieces


def table(state: State) -> PositionData:
    """Return a state as one of hamburg."""
    assert isinstance(state, PositionData)
    return state


def step_of(s: PositionData) -> str:
    """Return the name of the present step."""
    return s.step()


def seat_of(s: PositionData) -> int:
    """Return whose step it is."""
    return s.agenda[1 - FRAME]


def number(s: PositionData, i: int) -> int:
    """Return one of the four numbers of the present step."""
    return s.agenda[2 + i - FRAME]


def place(s: PositionData, place: int, form: str) -> Message:
    """Name a place by its number."""
    return f"place-{s.cards.place_ids[place]}.{form}", {}


def contract(s: PositionData, contract: int, form: str = "choice") -> Message:
    """Name a contract by its number."""
    return name_known("contract", s.cards.contract_ids[contract], form, s.game)


def card(s: PositionData, purchase: int) -> Message:
    """Name a bonus card or a building by what buying it would be."""
    if purchase < BUY_BUILDING:
        return name_known("bonus", s.cards.bonus_ids[purchase - BUY_BONUS], "object", s.game)
    return name_known("building", s.cards.building_ids[purchase - BUY_BUILDING], "object", s.game)


def part(s: PositionData, count: int) -> Message:
    """Name the units of the part that is being paid."""
    code = s.cards.parts[number(s, 0)][number(s, 1)]
    if code < GOODS:
        return pieces(s.cards.good_ids[code], count)
    return f"category-{s.cards.category_ids[code - GOODS]}.count", {"count": count}


def due(s: PositionData) -> int:
    """Return what is still to be paid for the chosen cards, without coins (H-9.4)."""
    return sum([market.price(s, purchase) for purchase in s.package]) - number(s, 0)


def swap(s: PositionData) -> dict[str, object]:
    """Return what may be swapped: the contract taken, and the one that can be had instead (H-10.7).

    The swap is the present step, or the next one below the offers for it.
    """
    at = len(s.agenda) - FRAME
    while s.agenda[at] != SWAP_STEP:
        at -= FRAME
    slot, taken = s.agenda[at + 2], s.agenda[at + 3]
    return {"contract": contract(s, taken), "instead": contract(s, s.tops[slot])}


def offer_list(s: PositionData) -> object:
    """Return all that is offered for a swap."""
    return amounts(sum(s.bids[: s.players]), sum(s.bids[s.players :]))
