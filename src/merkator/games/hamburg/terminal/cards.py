"""Cards on the table: the player's contracts, the stacks, the offers; and the time chart."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from merkator.games.hamburg.rules import scoring
from merkator.games.hamburg.terminal.need import Part, need
from merkator.games.hamburg.terminal.sight import Sight
from merkator.terminal.lines import Lines, columns, fit, flow, join, line, wrap

_NAMED: Final = 58  # contracts with the names of their goods need as much
_TALL: Final = 28  # and this many lines on the screen
_PLACE: Final = 14


def contracts(sight: Sight, width: int) -> Lines:
    """Draw the player's contracts: each part of a demand with what covers it, and whether all can be paid."""
    title = Text(sight.words.say("hamburg-contracts", name=sight.names[sight.me]), "bold")
    key = sight.words.say("hamburg-contracts-key", cube=sight.cube_sign, tick=sight.signs.tick)
    title.append(f"  {key}", "not bold dim")
    ids = sight.mine["contracts"]
    named = [_contract(sight, id, named=True) for id in ids]
    if sight.room >= _TALL and width >= _NAMED and all(cell.cell_len <= width for cell in named):
        most = 2 if width >= 2 * _NAMED else 1
        return [fit(title, width), *columns(named, width, most=most)]
    return [fit(title, width), *columns([_contract(sight, id) for id in ids], width, most=3)]


def _contract(sight: Sight, id: str, named: bool = False) -> Text:
    """Draw one contract; `named` writes place and goods in full."""
    wanted = need(sight.state, sight.me, id)
    contract = sight.contracts.get(id)
    place = contract.place if contract is not None else None
    here = place is not None and place == sight.view["place"]
    status = sight.signs.tick if wanted.payable and not wanted.used else " "
    row = line((sight.signs.here if here else " ", "bold"), (status, "bold green"), " ", _value(sight, id), " ")
    if place is None:
        return line(row, (sight.words.name("contract", id), "italic"))
    if named:
        row = line(row, fit(sight.words.name("place", place), _PLACE), " ")
    gap = " " if named else ""
    parts = []
    for (count, what), part in zip(sight.demand(id, named), wanted.parts, strict=True):
        parts.append(_part(sight, f"{count}{gap}" if count > 1 else "", what, part))
    row = line(row, join(parts, f" {gap}"))
    if wanted.used:
        row.append(f" {sight.words.say('hamburg-used')}", "dim")
    elif wanted.payable and not wanted.covered:
        row.append(" 4:1", "green")
    return row


def _value(sight: Sight, id: str) -> Text:
    """Return value and place of a contract, with values below each other."""
    text = sight.contract(id)
    return text if text.plain[:2].isdigit() else Text(" ") + text


def _part(sight: Sight, count: str, what: Text, part: Part) -> Text:
    """Return one part of a demand with what covers it."""
    text = line(count, what)
    if part.missing:
        return text.append(f"{sight.signs.missing}{part.missing}", "red")
    if part.supply:
        return text.append(sight.cube_sign * part.supply, "green")
    return text.append(sight.signs.tick, "green")


def stacks(sight: Sight, width: int) -> Lines:
    """Draw the top contract of each stack, and how many are there."""
    cells = []
    for value, stack in sight.view["stacks"].items():
        if stack["top"] is None:
            if value != "2":  # the other 2s are discarded at the start
                cells.append(line((f"{value:>2} {sight.signs.none}", "dim")))
            continue
        top = _value(sight, stack["top"])
        demand = [line(str(count) if count > 1 else "", what) for count, what in sight.demand(stack["top"])]
        name = join(demand) if demand else Text(sight.words.name("contract", stack["top"]), "italic")
        cells.append(line(top, " ", name, (f" ({stack['count']})", "dim")))
    title = Text(sight.words.say("hamburg-stacks"), "bold")
    key = sight.words.say("hamburg-stacks-key", count=sight.view["discard"])
    if sight.state.rules.solo:
        key = sight.words.say("hamburg-stacks-solo", count=sight.view["decks"]["solo"])
    title.append(f"  {key}", "not bold dim")
    return [fit(title, width), *columns(cells, width, most=4)]


def offers(sight: Sight, width: int) -> Lines:
    """Draw the bonus cards in one line and the buildings with what they score."""
    say = sight.words.say
    decks = sight.view["decks"]
    bonus = [line((say("hamburg-bonus"), "bold"), (f" ({decks['bonus']})", "dim"))]
    prices = {card.id: card for card in sight.cards.bonus}
    for id in sight.view["offer"]["bonus"]:
        card = prices.get(id)
        if card is not None:
            bonus.append(
                line((sight.price(card.price), "bold"), " ", sight.place(card.place), "+2") + sight.good(card.good)
            )
    title = line((say("hamburg-buildings"), "bold"), (f" ({decks['building']})", "dim"))
    ids = [id for id in sight.view["offer"]["building"] if id != "unknown"]
    cells = [_building(sight, id) for id in ids]
    lines = flow(bonus, width, gap="   ")
    if sight.view["package"]:
        chosen = [sight.card(id) for id in sight.view["package"]]
        lines.insert(0, line((say("hamburg-package"), "bold"), " ", join(chosen, "  ")))
    if width >= 110:
        return [*lines, title, *columns(cells, width, most=2)]
    rows = [row for cell in cells for row in wrap(cell, width, 4)]
    return [*lines, title, *rows]


def _building(sight: Sight, id: str) -> Text:
    price = next(card.price for card in sight.cards.buildings if card.id == id)
    name = sight.words.name("building", id)
    now = sight.words.say("hamburg-now", points=sight.points(_worth(sight, id)))
    start = line(fit(Text(sight.price(price), "bold"), 4, right=True), " ", (name, "bold"), ": ")
    return line(start, sight.words.card("building", id), (f" {now}", "green"))


def _worth(sight: Sight, id: str) -> float:
    """Return how many points more the player would have now with a building."""
    twin = sight.state.copy()
    owned = twin.buildings[sight.me]
    twin.buildings = [*twin.buildings]  # a copy shares its lists: they are replaced, never changed
    twin.buildings[sight.me] = sorted([*owned, twin.cards.building_ids.index(id)])
    return (scoring.halves(twin, sight.me) - scoring.halves(sight.state, sight.me)) / 2


def chart(sight: Sight, width: int) -> Lines:
    """Draw the rows of the time chart, the top one first; the counter at the left goes next."""
    rows = []
    for number, row in enumerate(sight.view["chart"]["rows"], 1):
        if row["used"] and row["left"]:
            counters = [Text(letter, "bold red") if letter else Text(sight.counter_sign) for letter in row["shown"]]
            rows.append(line((f"{number} ", "dim"), join(counters, "")))
    if sight.state.rules.solo:
        return []  # H-9.1
    left = sum(row["left"] for row in sight.view["chart"]["rows"])
    title = line((sight.words.say("hamburg-chart", side=sight.view["chart"]["side"]), "bold"), (f" ({left})", "dim"))
    return flow([title, *rows], width, gap="   ")


def legend(sight: Sight, width: int) -> Lines:
    """Draw what the letters of the goods stand for."""
    goods = [line(sight.good(id), f" {sight.words.name('good', id)}") for id in sight.goods]
    return flow(goods, width)
