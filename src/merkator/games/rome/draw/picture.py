"""A position of rome as one picture: an SVG that needs nothing else, for notebooks, pages and the README.

>>> from merkator.games.rome.cards.cardset import standard
>>> draw({"players": [{"name": "Anna"}]}, standard()).startswith("<svg ")
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import at, flag, name_of, page, steps
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.draw.desk import HEIGHT as DESK
from merkator.games.rome.draw.desk import draw_goods, draw_hand
from merkator.games.rome.draw.map import draw_map, reachable
from merkator.games.rome.draw.palette import DARK, LIGHT
from merkator.games.rome.draw.pen import Pen, lender_of, money
from merkator.games.rome.draw.rail import draw_rail
from merkator.games.rome.draw.result import draw_result
from merkator.games.rome.draw.sea import HEIGHT as MAP
from merkator.games.rome.draw.sea import WIDTH as MAP_WIDTH
from merkator.games.rome.draw.ships import whereabouts

WIDTH: Final = 1440
HEADER: Final = 52
GAP: Final = 10
HEIGHT: Final = HEADER + MAP + GAP + DESK + GAP
STEPS_X: Final = 196

PHASES: Final = ("trade", "roll", "fate", "sail", "arrive")
PHASE_OF: Final = {
    "trade": "trade", "roll": "roll", "voucher": "roll", "move": "sail", "escape": "sail", "wind": "sail",
    "pilot": "sail", "breeze": "sail", "arrive": "arrive", "attack": "arrive", "demand": "arrive", "answer": "arrive",
    "fight": "arrive", "fatum": "fate", "obeyed": "fate", "throw": "fate", "drop": "fate", "ransom": "fate",
    "drift": "fate", "haven": "fate", "return": "fate",
}  # fmt: skip
ADVICE: Final = {
    "begin": "choose a port to begin in",
    "ship": "buy a new ship at a yard",
    "sum": "how much credit to ask for",
    "lend": "how much to offer",
    "take": "how much to take of the offers",
    "trade": "sell and buy in the port",
    "voucher": "spend a voucher, or draw a Fatum card",
    "move": "choose where to sail; a port ends the move",
    "arrive": "sell what the port pays for",
    "attack": "attack a ship on the same field, or let it pass",
    "demand": "name the cargo to be handed over",
    "answer": "yield the cargo, or fight for it",
    "escape": "the pirate is beaten: sail on, or stay",
    "drop": "choose what goes overboard",
    "ransom": "pay, or give up the cargo",
    "drift": "choose where the wind drives the ship",
    "haven": "choose the port to put in at",
    "wind": "choose where the wind takes the ship",
    "pilot": "choose the port the pilot makes for",
    "return": "give a goods card back, or keep them all",
    "repay": "pay loans back, or keep the money",
    "amount": "how much to pay back",
}


STEP_WORDS: Final = {
    "begin": "choose a port", "ship": "new ship", "sum": "ask for credit", "lend": "lend money",
    "take": "take credit",
    "voucher": "doubles", "arrive": "sell", "escape": "sail away", "drop": "throw loads overboard",
    "drift": "headwind", "haven": "nearest port", "wind": "fair wind", "return": "give back a card",
    "repay": "pay back", "amount": "pay back",
}  # fmt: skip


def draw(view: Mapping[str, Any], cards: CardSet, dark: bool = False) -> str:
    """Draw a view as it is returned by `state.view(seat)`: of a spectator, or of a seat with its hand."""
    pen = Pen(DARK if dark else LIGHT, cards, view)
    seat = _own(view)
    if view.get("over"):
        desk = draw_result(pen, view)
    else:
        desk = draw_goods(pen) if seat is None else draw_hand(pen, view, seat)
    legend = bool(view.get("over")) or seat is not None
    parts = [
        _header(pen, view),
        at(GAP, HEADER, draw_map(pen, view, cards, legend)),
        at(GAP, HEADER + MAP + GAP, desk),
        at(MAP_WIDTH + 2 * GAP, HEADER, draw_rail(pen, view, HEIGHT - HEADER - GAP)),
    ]
    return page(pen, WIDTH, HEIGHT, _title(view), summary(view, cards), "".join(parts))


def _own(view: Mapping[str, Any]) -> int | None:
    """Return the seat whose hand is in the view."""
    seat, players = view.get("seat"), view.get("players") or []
    return seat if isinstance(seat, int) and seat < len(players) and players[seat].get("hand") is not None else None


def _header(pen: Pen, view: Mapping[str, Any]) -> str:
    """Draw the title, the steps of a turn, the dice, and what is to be decided."""
    turn = view.get("turn") or {}
    facts = ["Rome", f"move {view.get('number', 0)}"]
    if turn.get("round"):
        facts.insert(1, f"round {turn['round']}")
    now = "" if view.get("over") else PHASE_OF.get(str(turn.get("step") or ""), "")
    x = STEPS_X + 76 * len(PHASES) + 16
    dice = list(view.get("dice") or [])
    parts = [
        pen.text(14, 26, "Merkator", 24, "s", pen.ink.on_desk),
        pen.text(15, 43, " · ".join(facts), 12, "", pen.ink.on_desk_2),
        steps(pen, STEPS_X, PHASES, now),
        *[pen.die(pips, x + 38 * index, 9, 34) for index, pips in enumerate(dice)],
    ]
    x += 38 * len(dice) + 10 if dice else 6
    room = WIDTH - GAP - 130 - x
    return "".join(
        [
            *parts,
            pen.label(x, 25, headline(view), room, 20, "s", pen.ink.on_desk, least=15),
            pen.label(x, 43, _subline(view), room, 13, "", pen.ink.on_desk_2, least=11),
            flag(pen, WIDTH - GAP, "Game over" if view.get("over") else "Final round" if turn.get("final") else ""),
        ]
    )


def headline(view: Mapping[str, Any]) -> str:
    """Say who decides what, or who won.

    >>> headline({"players": [{"name": "Anna"}], "decision": {"seat": 0, "step": "move", "about": {"pips": 9}}})
    'Anna: sail 9 fields'
    """
    if view.get("over"):
        winners = (view.get("result") or {}).get("winners") or []
        return f"{' and '.join([name_of(view, seat) for seat in winners])} won" if winners else "The game is over"
    decision = view.get("decision")
    if not decision:
        return "Nobody has to decide"
    step = str(decision.get("step", ""))
    pips = (decision.get("about") or {}).get("pips")
    if step == "move" and pips:
        step = f"sail {pips} fields"
    return f"{name_of(view, decision['seat'])}: {STEP_WORDS.get(step, step)}"


def _subline(view: Mapping[str, Any]) -> str:
    if view.get("over"):
        scores = (view.get("result") or {}).get("scores") or []
        return " · ".join([f"{name_of(view, seat)} {money(score)}" for seat, score in enumerate(scores)])
    decision = view.get("decision") or {}
    parts = [ADVICE.get(str(decision.get("step")), "")]
    fields = len(reachable(view))
    choices = len(decision.get("actions") or [])
    if fields:
        parts.append(f"{fields} places can be chosen")
    elif choices:
        parts.append(f"{choices} choices" if choices > 1 else "1 choice")
    turn = (view.get("turn") or {}).get("player")
    if turn is not None and decision and turn != decision.get("seat"):
        parts.append(f"in the turn of {name_of(view, turn)}")
    return " · ".join([part for part in parts if part])


def _title(view: Mapping[str, Any]) -> str:
    return f"Merkator, Rome, move {view.get('number', 0)}. {headline(view)}"


def summary(view: Mapping[str, Any], cards: CardSet) -> str:
    """Describe the position in a few sentences, for those who do not see the picture."""
    pen = Pen(LIGHT, cards, view)
    sentences = []
    if view.get("dice"):
        sentences.append(f"The dice show {' and '.join([str(pips) for pips in view['dice']])}.")
    shown = pen.fatum.get((view.get("fatum") or {}).get("shown") or "")
    if shown:
        sentences.append(f"Fatum: {shown.la}.")
    for seat, player in enumerate(view.get("players") or []):
        cargo = [f"{lot['loads']} {pen.good_name(lot['good']).lower()}" for lot in player.get("cargo") or []]
        sentences.append(
            f"{name_of(view, seat)}: {whereabouts(pen, player)}, {money(player.get('cash', 0))} sesterces,"
            f" cargo {', '.join(cargo) or 'none'}, {player.get('cards', 0)} goods cards,"
            f" {player.get('vouchers', 0)} vouchers."
        )
    for loan in view.get("loans") or []:
        late = f", {money(loan['arrears'])} of it in arrears" if loan["arrears"] else ""
        owed = money(loan["sum"] + loan["arrears"])
        sentences.append(f"{name_of(view, loan['borrower'])} owes {lender_of(view, loan)} {owed}{late}.")
    return " ".join(sentences)
