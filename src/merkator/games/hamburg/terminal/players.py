"""What the players have: offices and supply tiles side by side, points, time, money and cards."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from merkator.games.hamburg.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, flow, join, line

_NAME: Final = 11
_MATRIX: Final = 77  # all offices below each other need as much


def offices(sight: Sight, width: int) -> Lines:
    """Draw the office of each player by column, and the supply tile behind it."""
    if width < _MATRIX:
        return [row for seat in range(len(sight.names)) for row in _short_office(sight, seat, width)]
    room = 3 if width >= 100 else 2
    main = [place for place in sight.cards.places if place.kind == "main"]
    letters = [fit(Text(letter, "bold"), len(goods) * (room + 1) - 1) for letter, goods in sight.columns.items()]
    office = fit(Text(sight.words.say("hamburg-office"), "bold"), _NAME + 1, sight.signs.more)
    bar = line((sight.signs.bar, "dim"))
    head = office + join(letters, bar.plain) + bar + Text(sight.words.say("hamburg-supply"), "bold")
    goods = [join([fit(sight.good(good), room) for good in column]) for column in sight.columns.values()]
    cubes = [fit(sight.place(place.id), room) for place in main]
    marks = Text(" " * (_NAME + 1)) + join(goods, bar.plain) + bar + join(cubes, "")
    return [head, marks, *[_office(sight, seat, room, bar) for seat in range(len(sight.names))]]


def _office(sight: Sight, seat: int, room: int, bar: Text) -> Text:
    player = sight.view["players"][seat]
    columns = []
    for goods in sight.columns.values():
        columns.append(join([_pieces(sight, player["goods"][good], room) for good in goods]))
    supply = Text()
    for place, count in player["supply"].items():
        supply.append_text(fit(sight.cube(place) if count else Text(sight.signs.none, "dim"), room))
    return _called(sight, seat) + join(columns, bar.plain) + bar + supply


def _short_office(sight: Sight, seat: int, width: int) -> Lines:
    """Draw only what a player has, for narrow windows."""
    player = sight.view["players"][seat]
    parts = []
    for letter, goods in sight.columns.items():
        there = [line(str(player["goods"][good]), sight.good(good)) for good in goods if player["goods"][good]]
        parts.append(line((letter, "bold"), " ", join(there) if there else Text(sight.signs.none, "dim")))
    cubes = [sight.place(place) for place, count in player["supply"].items() if count]
    parts.append(line((sight.words.say("hamburg-supply"), "bold"), " ", join(cubes)))
    return flow([_called(sight, seat), *parts], width)


def _pieces(sight: Sight, count: int, room: int) -> Text:
    text = Text(str(count), "bold") if count else Text(sight.signs.none, "dim")
    return fit(text, min(room, 2), right=True) + Text(" " * (room - 2))


def _called(sight: Sight, seat: int) -> Text:
    """Return a player's name with the sign for whose turn it is; the one who looks on is bold."""
    mark = sight.signs.here if sight.view["turn"]["player"] == seat and not sight.view["over"] else " "
    name = fit(sight.names[seat], _NAME - 1, sight.signs.more)
    if seat == sight.me:
        name.stylize("bold")
    return line((mark, "bold"), name, " ")


def summary(sight: Sight, width: int) -> Lines:
    """Draw a line for each player: points, time, money, then all cards."""
    say = sight.words.say
    heads = [say("hamburg-points"), say("hamburg-time")]
    if not sight.state.rules.coinless:
        heads.append(say("hamburg-money"))
    rooms = [max(5, len(head)) for head in heads]
    cells = [fit(head, room, right=True) for head, room in zip(heads, rooms, strict=True)]
    head = line(fit(say("hamburg-players"), _NAME + 1), join(cells), "  ", say("hamburg-cards"))
    head.stylize("bold")
    lines = [head]
    for seat, player in enumerate(sight.view["players"]):
        figures = [sight.points(player["score"]["total"]), str(player["time"]), str(player["money"])]
        cells = [fit(Text(text, "bold"), room, right=True) for text, room in zip(figures, rooms, strict=False)]
        start = _called(sight, seat) + join(cells) + Text("  ")
        cards = flow(_cards(sight, player) + _bid(sight, seat), width - start.cell_len)
        lines += [(Text(" " * start.cell_len) if n else start) + row for n, row in enumerate(cards)] or [start]
    return lines


def _cards(sight: Sight, player: dict[str, Any]) -> list[Text]:
    """Return a player's contracts, bonus cards and buildings, each in a few letters."""
    shown = [sight.contract(id) for id in player["contracts"]]
    for card in sight.cards.bonus:
        if card.id in player["bonus"]:
            shown.append(line(sight.place(card.place), "+") + sight.good(card.good))
    for building, points in player["score"]["each"].items():
        name = sight.words.name("building", building)
        shown.append(line(f"{name} ", (sight.points(points), "bold")))
    if player["hand"] is not None:
        shown.append(line((sight.words.say("hamburg-hand"), "dim"), " ", sight.card(player["hand"])))
    return shown


def _bid(sight: Sight, seat: int) -> list[Text]:
    """Return what a player offers for a swap (H-10.7)."""
    bid = sight.view["bids"][seat]
    if not bid["money"] and not bid["time"]:
        return []
    return [Text(sight.words.say("hamburg-bid", money=bid["money"], time=bid["time"]), "bold")]
