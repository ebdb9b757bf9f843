"""A position of hamburg as one picture: an SVG that needs nothing else, for notebooks, pages and the README.

>>> from merkator.games.hamburg.cards.cardset import standard
>>> draw({"players": [{"name": "Anna"}]}, standard()).startswith("<svg ")
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from merkator.core.drawing_page import at, flag, name_of, page, steps
from merkator.games.hamburg.cards.cardset import CardSet
from merkator.games.hamburg.draw.cards import Deck
from merkator.games.hamburg.draw.coast import HEIGHT as MAP_HEIGHT
from merkator.games.hamburg.draw.map import draw_map
from merkator.games.hamburg.draw.palette import DARK, LIGHT
from merkator.games.hamburg.draw.pen import Pen, points
from merkator.games.hamburg.draw.players import draw_player
from merkator.games.hamburg.draw.rails import LEFT, draw_left, draw_right

WIDTH: Final = 1440
HEADER: Final = 52
GAP: Final = 10
BETWEEN: Final = 8  # from one strip to the next
MAP_X: Final = GAP + LEFT + GAP
RIGHT_X: Final = MAP_X + 848 + GAP

PHASES: Final = ("invest", "travel", "fulfil", "join")
PHASE_OF: Final = {"split": "travel", "time": "travel", "letter": "travel", "loss": "travel", "pay": "fulfil"}
ADVICE: Final = {
    "invest": "sell contracts, buy bonus cards and buildings",
    "travel": "choose where the Merkator goes",
    "split": "choose what the cubes become",
    "letter": "keep the letter or turn over the next counter",
    "loss": "choose what spoils",
    "fulfil": "deliver goods, draw better contracts",
    "pay": "choose what to deliver",
    "join": "go along for time, or stay at home",
    "place": "put the last cubes into the office",
}


def draw(view: Mapping[str, Any], cards: CardSet, *, dark: bool = False) -> str:
    """Draw a view as it is returned by `state.view(seat)`."""
    pen = Pen(DARK if dark else LIGHT, cards)
    deck = Deck(cards)
    parts = [
        _header(pen, view),
        at(GAP, HEADER, draw_left(pen, deck, view, MAP_HEIGHT)),
        at(MAP_X, HEADER, draw_map(pen, view, cards)),
        at(RIGHT_X, HEADER, draw_right(pen, deck, view, MAP_HEIGHT)),
    ]
    y = float(HEADER + MAP_HEIGHT + BETWEEN)
    for seat in range(len(view.get("players") or [])):
        strip, height = draw_player(pen, deck, view, seat)
        parts.append(at(GAP, y, strip))
        y += height + BETWEEN
    return page(pen, WIDTH, y - BETWEEN + GAP, _title(view), summary(view, cards), "".join(parts))


def _header(pen: Pen, view: Mapping[str, Any]) -> str:
    """Draw the title, the steps of a turn and what is to be decided."""
    turn = view.get("turn") or {}
    facts = ["Hamburg", f"move {view.get('number', 0)}"]
    if turn.get("round"):
        facts.insert(1, f"round {turn['round']}")
    return "".join(
        [
            pen.text(14, 26, "Merkator", 24, "s", pen.ink.on_desk),
            pen.text(15, 43, " · ".join(facts), 12, "", pen.ink.on_desk_2),
            steps(pen, MAP_X, PHASES, _phase(view)),
            pen.label(596, 25, headline(view), 640, 20, "s", pen.ink.on_desk, least=16),
            pen.label(596, 43, _subline(view), 640, 13, "", pen.ink.on_desk_2, least=12),
            flag(pen, WIDTH - GAP, _flag(view)),
        ]
    )


def _phase(view: Mapping[str, Any]) -> str:
    """Name the present one of the four steps of a turn (H-2.1)."""
    step = str((view.get("turn") or {}).get("step") or "")
    return "" if view.get("over") else PHASE_OF.get(step, step)


def _flag(view: Mapping[str, Any]) -> str:
    """Return what the flag says: the final round (H-7.2), or the end."""
    final = (view.get("turn") or {}).get("final")
    return "Game over" if view.get("over") else "Final round" if final else ""


def headline(view: Mapping[str, Any]) -> str:
    """Say who decides what, or who won.

    >>> headline({"players": [{"name": "Anna"}], "decision": {"seat": 0, "step": "travel"}})
    'Anna: travel'
    """
    if view.get("over"):
        return f"{' and '.join(_winners(view))} won" if view.get("players") else "Nobody won"
    decision = view.get("decision")
    if not decision:
        return "Nobody has to decide"
    return f"{name_of(view, decision['seat'])}: {str(decision.get('step', '')).replace('_', ' ')}"


def _subline(view: Mapping[str, Any]) -> str:
    if view.get("over"):
        return " · ".join(
            [f"{name_of(view, seat)} {points(_total(view, seat))}" for seat in range(len(view.get("players") or []))]
        )
    decision = view.get("decision") or {}
    parts = [ADVICE.get(str(decision.get("step")), "")]
    choices = len(decision.get("actions") or [])
    if choices:
        parts.append(f"{choices} choices" if choices > 1 else "1 choice")
    turn = (view.get("turn") or {}).get("player")
    if turn is not None and decision and turn != decision.get("seat"):
        parts.append(f"in the turn of {name_of(view, turn)}")
    return " · ".join([part for part in parts if part])


def _total(view: Mapping[str, Any], seat: int) -> float:
    return float((view["players"][seat].get("score") or {}).get("total", 0))


def _winners(view: Mapping[str, Any]) -> list[str]:
    """Name the winners; without a result the players with most points, and most time among them (H-8.6)."""
    result = view.get("result")
    if result:
        return [name_of(view, seat) for seat in result["winners"]]
    ranks = [(_total(view, seat), player.get("time", 0)) for seat, player in enumerate(view["players"])]
    return [name_of(view, seat) for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _title(view: Mapping[str, Any]) -> str:
    return f"Merkator, move {view.get('number', 0)}. {headline(view)}"


def summary(view: Mapping[str, Any], cards: CardSet) -> str:
    """Describe the position in a few sentences, for those who do not see the picture."""
    names = {place.id: place.en for place in cards.places}
    place = names.get(view.get("place") or "")
    cubes = ", ".join([f"{names.get(key, key)} {count}" for key, count in (view.get("cubes") or {}).items()])
    sentences = [f"The Merkator is in {place}." if place else "The Merkator waits beside the board."]
    if cubes:
        sentences.append(f"Cubes: {cubes}.")
    for seat, player in enumerate(view.get("players") or []):
        sentences.append(
            f"{name_of(view, seat)}: {points(_total(view, seat))} points, {player.get('time', 0)} time,"
            f" {player.get('money', 0)} Taler, {sum((player.get('goods') or {}).values())} goods,"
            f" {len(player.get('contracts') or [])} contracts, {len(player.get('bonus') or [])} bonus cards,"
            f" {len(player.get('buildings') or [])} buildings."
        )
    return " ".join(sentences)
