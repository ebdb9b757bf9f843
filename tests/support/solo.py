"""Positions of solo and coinless games (section 9): what `position.Position` does not arrange by itself."""

from __future__ import annotations

from collections.abc import Iterable

from merkator.core.contract import FRAME
from merkator.core.events import Event
from merkator.games.hamburg.rules.position_data import EMPTY
from merkator.games.hamburg.rules.state import State
from position import Position

BONUS = ("bohemia-livestock", "danzig-copper", "italy-coal", "england-wine")  # 3, 4, 3, 4
BUILDING = ("seeamt", "wall", "hopfenmarkt", "rentamt")  # 4, 6, 9, 18
SOLO: list[dict[str, object]] = [
    {},
    {"expert": True},
    {"goods_at_once": True},
    {"expert": True, "goods_at_once": True},
]


def alone(**options: bool) -> Position:
    """Return a solo game with nothing in the office, on the supply tile or on the board, and no bonus cards."""
    return Position(1, 1, None, **options).bare().cubes()


def investing(*contracts: str, players: int = 1, seat: int = 0, **options: bool) -> Position:
    """Return a coinless game in which a player with these contracts invests, with known offers."""
    if players == 2:
        options["coinless"] = True
    p = Position(players, 1, None, **options).bare().turn_of(seat).contracts(seat, *contracts)
    return p.offer(bonus=BONUS, building=BUILDING).at("invest")


def fulfilling(place: str, *contracts: str, goods: dict[str, int], **options: bool) -> Position:
    """Return a solo game in which the player is at a place with these contracts and goods."""
    return alone(**options).place(place).contracts(0, *contracts).goods(0, **goods).at("fulfil")


def opened(p: Position, *ids: str) -> Position:
    """Lay contracts out of the solo stack on their open stacks, one after the other."""
    s = p.state
    for id in ids:
        card = p.cards.contract_ids.index(id)
        slot = p.cards.slot[card]
        s.stacks[slot].remove(card)
        if s.tops[slot] != EMPTY:
            s.under[slot].append(s.tops[slot])
        s.tops[slot] = card
    s.refresh_choices()
    return p


def solo_stack(p: Position, *ids: str) -> Position:
    """Leave only these contracts in the solo stack; the others leave the game."""
    left = {p.cards.contract_ids.index(id) for id in ids}
    for slot in range(6, 10):
        p.state.stacks[slot] = [card for card in p.state.stacks[slot] if card in left]
    return p


def in_hand(p: Position, seat: int, id: str) -> Position:
    """Put a card into a player's hand, taken from wherever it lies (H-10.3)."""
    s = p.state
    if id in p.cards.contract_ids:
        card = p.cards.contract_ids.index(id)
        for pile in [*s.stacks, *s.contracts, s.discard]:
            pile[:] = [other for other in pile if other != card]
        s.hands[seat] = card
    elif id in p.cards.bonus_ids:
        _take_away(p.cards.bonus_ids.index(id), s.bonus_offer, s.bonus_deck, *s.bonus)
        s.hands[seat] = p.game.action(f"buy {id}")
    else:
        _take_away(p.cards.building_ids.index(id), s.building_offer, s.building_deck, *s.buildings)
        s.hands[seat] = p.game.action(f"buy {id}")
    s.refresh_choices()
    return p


def _take_away(card: int, *piles: list[int]) -> None:
    for pile in piles:
        pile[:] = [other for other in pile if other != card]


def decks(p: Position, bonus: Iterable[str], building: Iterable[str] = (), under: Iterable[str] = ()) -> Position:
    """Leave only these cards in the decks, in an unknown order; `under` lies below the bonus deck, in this order."""
    s = p.state
    s.bonus_deck = sorted(p.cards.bonus_ids.index(id) for id in bonus)
    s.bonus_under = [p.cards.bonus_ids.index(id) for id in under]
    s.building_deck = sorted(p.cards.building_ids.index(id) for id in building)
    return p


def begin_turn(p: Position, number: int) -> Position:
    """Drop the present turn and begin the one with this number."""
    p.state.turns = number - 1
    del p.state.agenda[FRAME:]
    p.state.advance()
    return p


def journeys(p: Position, *places: str) -> list[Event]:
    """Make journeys without investing, each from an empty board; return what happened."""
    events = []
    for place in places:
        p.cubes()
        if p.step == "invest":
            events += p.happens("done")
        events += p.happens(f"go {place}")
    return events


def offers(p: Position) -> tuple[list[str], list[str]]:
    shown = p.state.view(None)["offer"]
    return shown["bonus"], shown["building"]


def owned(p: Position, seat: int = 0) -> tuple[list[str], list[str]]:
    player = p.state.view(None)["players"][seat]
    return player["bonus"], player["buildings"]


def under_deck(p: Position) -> list[str]:
    """Return the known bonus cards under their deck, the next one first."""
    return [p.cards.bonus_ids[card] for card in p.state.bonus_under]


def shown_stacks(s: State, *values: int) -> list[tuple[str | None, int]]:
    """Return the open top and the count of stacks, as everyone sees them."""
    stacks = s.view(None)["stacks"]
    return [(stacks[str(value)]["top"], stacks[str(value)]["count"]) for value in values]


def gives(*contracts: str) -> list[str]:
    return [f"give {contract}" for contract in contracts]


def buys(*cards: str) -> list[str]:
    return [f"buy {card}" for card in cards]
