"""The map as a list of places: cubes, time, goods, where new cubes go, and what waits there for the player."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from merkator.games.hamburg.cards.types import Place
from merkator.games.hamburg.terminal.need import need
from merkator.games.hamburg.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, join, line

_NARROW: Final = 38  # two letters for all
_WIDE: Final = 58  # all that waits for the player in a place
_TALL: Final = 46  # lines on the screen from which on each place has one
_NAME: Final = 15
_DRAWN: Final = 4  # cubes drawn one by one; the number is always next to them


def draw(sight: Sight, width: int) -> Lines:
    """Draw the map: one place a line, or two where the lines are long enough."""
    places = sight.cards.places
    half = (width - 2) // 2
    if half >= _WIDE or (half >= _NARROW and sight.room < _TALL):
        return _halves([_place(sight, place, half) for place in places], half)
    return [_place(sight, place, width) for place in places]


def _place(sight: Sight, place: Place, width: int) -> Text:
    return _wide(sight, place, width) if width >= _WIDE else _narrow(sight, place, width)


def _halves(cells: Lines, width: int) -> Lines:
    """Put the cells into two columns."""
    height = (len(cells) + 1) // 2
    return [join([fit(cell, width) for cell in cells[row::height]], "  ") for row in range(height)]


def _name(sight: Sight, place: Place) -> Text:
    here = sight.view["place"] == place.id
    mark = sight.signs.here if here else " "
    name = fit(sight.words.name("place", place.id), _NAME, sight.signs.more)
    if here:
        name.stylize("bold")
    return line((mark, "bold"), sight.place(place.id), " ", name)


def _narrow(sight: Sight, place: Place, width: int) -> Text:
    row = line(_name(sight, place), _count(sight, place, 2), " ", _time(place), " ")
    between = " " if width > _NARROW + 2 else ""
    return line(row, _goods(sight, place, " "), _feeds(sight, place, between))


def _wide(sight: Sight, place: Place, width: int) -> Text:
    drawn = min(_DRAWN, sight.view["cubes"].get(place.id, 0))
    cubes = join([sight.cube(place.id) for _ in range(drawn)], "") if drawn else Text()
    row = line(_name(sight, place), fit(cubes, _DRAWN), _count(sight, place, 2), "  ", _time(place), "  ")
    feeds = fit(line(_goods(sight, place, "  "), _feeds(sight, place, " ")), 16)
    return fit(line(row, feeds, "  ", _waiting(sight, place)), width, sight.signs.more)


def _count(sight: Sight, place: Place, width: int) -> Text:
    """Return the number of cubes; side places have none."""
    if place.kind != "main":
        return Text(" " * width)
    count = sight.view["cubes"][place.id]
    text = f"{count}" if count else sight.signs.none
    return fit(Text(text, "bold" if count else "dim"), width, right=True)


def _time(place: Place) -> Text:
    if not place.time:
        return Text("  ")
    return Text(f"{place.time:+d}", "green" if place.time > 0 else "red")


def _goods(sight: Sight, place: Place, after: str) -> Text:
    """Return the two goods that cubes of a place become."""
    made = [sight.good(good.id) for good in sight.cards.goods if good.origin == place.id]
    return fit(join(made), 5 if made else 0) + Text(after if made else "")


def _feeds(sight: Sight, place: Place, between: str) -> Text:
    """Return who gets a cube after a journey to a place: neighbours, or all with enough cubes."""
    if place.kind != "main":
        grown = [id for id, count in sight.view["cubes"].items() if count >= place.threshold]
        sentence = sight.words.say("hamburg-threshold", least=place.threshold, grown=len(grown))
        return line((sight.signs.to, "dim"), sentence)
    return line((sight.signs.to, "dim")) + join([sight.place(other) for other in place.lines], between)


def _waiting(sight: Sight, place: Place) -> Text:
    """Return own contracts and bonus cards of a place: `✓4 6 +2Wi`."""
    parts: list[Text] = []
    for id in sight.mine["contracts"]:
        contract = sight.contracts.get(id)
        if contract is not None and contract.place == place.id:
            ready = need(sight.state, sight.me, id).payable
            mark = sight.signs.tick if ready else ""
            parts.append(Text(f"{mark}{contract.value}", "bold green" if ready else "dim"))
    for card in sight.cards.bonus:
        if card.place == place.id and card.id in sight.mine["bonus"]:
            parts.append(line("+2") + sight.good(card.good))
    return join(parts)
