"""The view: what a seat may know of a position, as JSON-able data. Public; see docs/view.md.

In hamburg every card that is not in an undecided deck lies open, so all seats see the same position; only the
decision belongs to one of them.
"""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SECOND, THIRD
from merkator.core.deciding import decision
from merkator.games.hamburg.rules import join, scoring
from merkator.games.hamburg.rules.actions import CONTRACTS, GOODS, MAIN
from merkator.games.hamburg.rules.cards import SLOTS, UNKNOWN_BUILDING, VALUES
from merkator.games.hamburg.rules.chart import unused_rows
from merkator.games.hamburg.rules.payment import RATE
from merkator.games.hamburg.rules.position_data import (
    BACK,
    EMPTY,
    MONEY,
    NOT_FINAL,
    SIDES,
    SUPPLY,
    TIME,
    PositionData,
)
from merkator.games.hamburg.rules.stacks import SOLO_SLOT, reward
from merkator.games.hamburg.rules.travel import BONUS_GOODS
from merkator.games.hamburg.rules.turn import SOLO_TURNS
from merkator.games.hamburg.rules.view_types import (
    Exchange,
    HamburgPlayer,
    HamburgView,
    Result,
    Row,
    Stack,
    Turn,
    Under,
)

_EXCHANGE: Final[Exchange] = {"goods": RATE, "with_supply": RATE - 1, "time": RATE}


def view(s: PositionData, seat: int | None) -> HamburgView:
    """Return the view of a seat, or of a spectator."""
    cards = s.cards
    return {
        "game": "hamburg",
        "number": s.number,
        "seat": seat,
        "over": s.over,
        "options": dict(s.settings),
        "turn": _turn(s),
        "place": None if s.place == EMPTY else cards.place_ids[s.place],
        "cubes": {cards.place_ids[place]: s.cubes[place] for place in range(MAIN)},
        "chart": {"side": SIDES[s.side], "rows": _rows(s)},
        "stacks": _stacks(s),
        "under": _under(s),
        "discard": len(s.discard),
        "discarded": [cards.contract_ids[contract] for contract in s.discard],
        "offer": {
            "bonus": [cards.bonus_ids[card] for card in s.bonus_offer],
            "building": [cards.building_ids[card] for card in s.building_offer],
        },
        "worth": {} if seat is None else _worth(s, seat),
        "decks": {
            "bonus": len(s.bonus_deck) + len(s.bonus_under),
            "building": len(s.building_deck),
            "solo": sum([len(s.stacks[slot]) for slot in range(SOLO_SLOT, SLOTS)]) if s.rules.solo else 0,
        },
        "package": [s.game.notation(purchase).removeprefix("buy ") for purchase in s.package],
        "bids": [{"money": s.bids[seat], "time": s.bids[s.players + seat]} for seat in range(s.players)],
        "joining": {id: join.cost(place) for place, id in enumerate(cards.place_ids)} if s.rules.joining else {},
        "bonus_goods": BONUS_GOODS,
        "exchange": _EXCHANGE,
        "coinless": s.rules.coinless,
        "players": [_player(s, other) for other in range(s.players)],
        "decision": None if s.over else decision(s, seat, _about(s)),
        "result": _result(s) if s.over else None,
    }


def _worth(s: PositionData, seat: int) -> dict[str, float]:
    """Return what each building on offer would add to the points of a seat now; others may score more by it."""
    own = s.buildings[seat]
    before = scoring.halves(s, seat)
    found = {}
    for card in s.building_offer:
        if 0 <= card < UNKNOWN_BUILDING:
            own.append(card)
            found[s.cards.building_ids[card]] = (scoring.halves(s, seat) - before) / 2
            own.pop()
    return found


def _result(s: PositionData) -> Result:
    benchmark = scoring.benchmark(s.scores[0]) if s.rules.solo else None
    return {
        "scores": list(s.scores),
        "winners": list(s.winners),
        "end": s.end,
        "benchmark": benchmark,
        "least": scoring.least_points(benchmark),
    }


def _turn(s: PositionData) -> Turn:
    final = s.last != NOT_FINAL
    return {
        "player": s.active,
        "start": s.start,
        "number": s.turns,
        "round": (s.turns - 1) // s.players + 1,
        "step": s.step(),
        "final": final,
        "left": s.last if final else None,
        "of": SOLO_TURNS if s.rules.solo else None,
    }


def _rows(s: PositionData) -> list[Row]:
    rows: list[Row] = []
    sizes = s.cards.back_rows if s.side == BACK else s.cards.rows
    unused = len(sizes) if s.rules.solo else unused_rows(s.players, s.rules.long, s.side)
    for row, left in enumerate(s.chart):
        shown: list[str | None] = [None] * left
        if left and s.faces[row] >= 0:
            shown[0] = s.cards.letter_ids[s.faces[row]]
        rows.append({"size": sizes[row], "left": left, "shown": shown, "used": row >= unused})
    return rows


def _stacks(s: PositionData) -> dict[str, Stack]:
    shown: dict[str, Stack] = {}
    for slot, value in enumerate(VALUES):
        top = s.tops[slot]
        closed = s.rules.solo and slot >= SOLO_SLOT  # what is left lies in the solo stack (H-9.5)
        count = (0 if closed else len(s.stacks[slot])) + len(s.under[slot]) + (top != EMPTY)
        shown[str(value)] = {"top": _contract(s, top), "count": count, "brings": _contract(s, reward(s, slot))}
    return shown


def _contract(s: PositionData, contract: int) -> str | None:
    return None if contract == EMPTY else s.cards.contract_ids[contract]


def _under(s: PositionData) -> Under:
    """Return cards that everyone saw before others were laid on them (H-9.6, H-9.7), the next one first."""
    ids = s.cards.contract_ids
    seen = {str(VALUES[slot]): [ids[card] for card in reversed(cards)] for slot, cards in enumerate(s.under) if cards}
    return {"stacks": seen, "bonus": [s.cards.bonus_ids[card] for card in s.bonus_under]}


def _player(s: PositionData, seat: int) -> HamburgPlayer:
    cards = s.cards
    mine = s.holdings[seat]
    buildings = sum([scoring.building_halves(s, seat, building) for building in s.buildings[seat]])
    contracts = scoring.contract_halves(s, seat)
    return {
        "name": s.names[seat] if s.names else f"Player {seat + 1}",
        "goods": {cards.good_ids[good]: mine[good] for good in range(GOODS)},
        "supply": {cards.place_ids[place]: mine[SUPPLY + place] for place in range(MAIN)},
        "time": mine[TIME],
        "money": mine[MONEY],
        "contracts": [cards.contract_ids[contract] for contract in s.contracts[seat]],
        "fulfilled": [cards.contract_ids[contract] for contract in s.used] if seat == s.fulfiller else [],
        "bonus": [cards.bonus_ids[card] for card in s.bonus[seat]],
        "buildings": [cards.building_ids[card] for card in s.buildings[seat]],
        "hand": _hand(s, seat),
        "score": {
            "contracts": contracts / 2,
            "buildings": buildings / 2,
            "each": {
                cards.building_ids[card]: scoring.building_halves(s, seat, card) / 2 for card in s.buildings[seat]
            },
            "per_contract": {cards.contract_ids[card]: halves / 2 for card, halves in scoring.each_contract(s, seat)},
            "total": (contracts + buildings) / 2,
        },
    }


def _hand(s: PositionData, seat: int) -> str | None:
    """Return the card in a hand: all saw it, so it stays known to all (H-10.3)."""
    card = s.hands[seat]
    if card == EMPTY:
        return None
    return s.cards.contract_ids[card] if card < CONTRACTS else s.game.notation(card).removeprefix("buy ")


def _about(s: PositionData) -> dict[str, object]:
    """Return what the present step is about, beyond its name."""
    agenda = s.agenda
    cards = s.cards
    step = s.step()
    a, b, c = agenda[FIRST], agenda[SECOND], agenda[THIRD]
    if step == "split":
        goods = [cards.good_ids[2 * a], cards.good_ids[2 * a + 1]]
        return {"place": cards.place_ids[a], "cubes": b, "goods": goods}
    if step == "letter":
        return {"letter": cards.letter_ids[a] if a >= 0 else None}
    if step == "loss":
        return {"column": "ABCDEF"[a], "count": b}
    if step == "reward":
        return {"contract": cards.contract_ids[a]}
    if step == "swap":
        return {"contract": cards.contract_ids[b], "instead": cards.contract_ids[s.tops[a]]}
    if step == "offer":
        return {"taker": a}
    if step == "pay":
        code = cards.parts[a][b]
        part = cards.good_ids[code] if code < GOODS else cards.category_ids[code - GOODS]
        return {"contract": cards.contract_ids[a], "part": part, "left": c}
    return {}
