"""The view: what a seat may know of a position, as JSON-able data. Public; see docs/view.md.

In hamburg every card that is not in an undecided deck lies open, so all seats see the same position; only the
decision belongs to one of them.
"""

from __future__ import annotations

from typing import Any

from merkator.core.contract import FRAME
from merkator.hamburg import scoring
from merkator.hamburg.actions import GOODS, MAIN
from merkator.hamburg.cards import DECKS, VALUES
from merkator.hamburg.chart import unused_rows
from merkator.hamburg.table import EMPTY, MONEY, NOT_FINAL, STEPS, SUPPLY, TIME, Table


def view(s: Table, seat: int | None) -> dict[str, Any]:
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
        "chart": {"side": "ultimo", "rows": _rows(s)},
        "stacks": _stacks(s),
        "discard": len(s.discard),
        "discarded": [cards.contract_ids[contract] for contract in s.discard],
        "offer": {
            "bonus": [cards.bonus_ids[card] for card in s.bonus_offer],
            "building": [cards.building_ids[card] for card in s.building_offer],
        },
        "decks": {"bonus": len(s.bonus_deck), "building": len(s.building_deck)},
        "players": [_player(s, other) for other in range(s.players)],
        "decision": _decision(s, seat),
        "result": {"scores": list(s.scores), "winners": list(s.winners), "end": s.end} if s.over else None,
    }


def _turn(s: Table) -> dict[str, Any]:
    final = s.last != NOT_FINAL
    return {
        "player": s.active,
        "start": s.start,
        "number": s.turns,
        "round": (s.turns - 1) // s.players + 1,
        "step": "over" if s.over else STEPS[s.agenda[-FRAME]],
        "final": final,
        "left": s.last if final else None,
    }


def _rows(s: Table) -> list[dict[str, Any]]:
    rows = []
    unused = unused_rows(s.players)
    for row, left in enumerate(s.chart):
        shown: list[str | None] = [None] * left
        if left and s.faces[row] >= 0:
            shown[0] = s.cards.letter_ids[s.faces[row]]
        rows.append({"size": s.cards.rows[row], "left": left, "shown": shown, "used": row >= unused})
    return rows


def _stacks(s: Table) -> dict[str, dict[str, Any]]:
    shown = {}
    for slot, value in enumerate(VALUES):
        top = s.tops[slot]
        count = len(s.stacks[slot]) + (top != EMPTY)
        shown[str(value)] = {"top": None if top == EMPTY else s.cards.contract_ids[top], "count": count}
    return shown


def _player(s: Table, seat: int) -> dict[str, Any]:
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
        "hand": None,
        "score": {
            "contracts": contracts / 2,
            "buildings": buildings / 2,
            "each": {
                cards.building_ids[card]: scoring.building_halves(s, seat, card) / 2 for card in s.buildings[seat]
            },
            "total": (contracts + buildings) / 2,
        },
    }


def _decision(s: Table, seat: int | None) -> dict[str, Any] | None:
    """Return whose choice it is; the actions are shown to that seat only, they are of no use to others."""
    if s.over:
        return None
    agenda = s.agenda
    shown: dict[str, Any] = {"seat": agenda[1 - FRAME], "step": STEPS[agenda[-FRAME]]}
    shown["waits"] = DECKS[s.waiting] if s.waiting >= 0 else None
    shown["about"] = _about(s)
    actions = s.choices if seat == agenda[1 - FRAME] else []
    shown["actions"] = [{"id": action, "do": s.game.notation(action)} for action in actions]
    return shown


def _about(s: Table) -> dict[str, Any]:
    """Return what the present step is about, beyond its name."""
    agenda = s.agenda
    cards = s.cards
    step = STEPS[agenda[-FRAME]]
    a, b, c = agenda[2 - FRAME], agenda[3 - FRAME], agenda[4 - FRAME]
    if step == "split":
        goods = [cards.good_ids[2 * a], cards.good_ids[2 * a + 1]]
        return {"place": cards.place_ids[a], "cubes": b, "goods": goods}
    if step == "letter":
        return {"letter": cards.letter_ids[a] if a >= 0 else None}
    if step == "loss":
        return {"column": "ABCDEF"[a], "count": b}
    if step == "pay":
        code = cards.parts[a][b]
        part = cards.good_ids[code] if code < GOODS else cards.category_ids[code - GOODS]
        return {"contract": cards.contract_ids[a], "part": part, "left": c}
    return {}
