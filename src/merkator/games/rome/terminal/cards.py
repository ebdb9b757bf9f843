"""The own business: what is aboard, the hand, what the port here pays and offers, what each port is good for."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.lines import Lines, columns, fit, flow, join, line, wrap

_GOOD: Final = 13
_ROOMY: Final = 90
_PRICE: Final = 6
_BOUGHT: Final = 11  # marks of four ports
_KEYED: Final = 60  # the width from which on titles explain themselves
_TWO: Final = 156  # the width from which on cards stand in two columns


def fatum(sight: Sight, width: int) -> Lines:
    """Draw the Fatum card of this turn with its text."""
    card = sight.view["fatum"]["shown"]
    if card is None:
        return []
    text = line((sight.words.name("fatum", card, "full"), "bold magenta"), ": ", sight.words.card("fatum", card))
    return wrap(text, width, 2)


def aboard(sight: Sight, width: int) -> Lines:
    """Draw the lots aboard with the ports that pay for them, how much, and how far away they are."""
    mine = sight.mine
    if mine is None or not mine["cargo"]:
        return []
    say = sight.words.say
    title = Text(say("rome-hold", loads=mine["loads"], hold=sight.cards.figures.hold), "bold")
    if width >= _KEYED:
        title.append(f"  {say('rome-hold-key')}", "not bold dim")
    lots: dict[str, list[str]] = {}
    for lot in mine["cargo"]:
        lots.setdefault(lot["good"], []).append(str(lot["loads"]))
    lines = [fit(title, width, sight.signs.more)]
    for good, loads in lots.items():
        name = fit(sight.good(good), _GOOD, sight.signs.more) if width >= _KEYED else Text(sight.good(good))
        start = line(f"  {'+'.join(loads)} ", name, " ")
        parts = [_sale(sight, port, price, distance=True) for port, price in sight.sales(good)]
        rows = flow(parts, width - start.cell_len)
        lines += [(Text(" " * start.cell_len) if n else start) + row for n, row in enumerate(rows)]
    return lines


def _sale(sight: Sight, port: str, price: int, distance: bool = False) -> Text:
    """Return a port with what it pays, and how far it is; the port here stands out."""
    text = line(sight.mark(port), f" {sight.money(price)}")
    if port == sight.port:
        return line((sight.signs.here, "bold green"), text)
    away = sight.away(port) if distance else None
    return text if away is None else text.append(f"/{away}", "dim")


def hand(sight: Sight, width: int) -> Lines:
    """Draw the hand: each card with its price, where it is bought and where it is sold."""
    mine = sight.mine
    if mine is None:
        return []
    most = 2 if width >= _TWO else 1
    room = width if most == 1 else (width - 3) // 2
    gap = "  " if room >= _ROOMY else " "
    rows = [_card(sight, good, count, gap) for good, count in mine["hand"].items()]
    cells = [fit(row, room, sight.signs.more) for row in rows]
    return [_title(sight, width, "rome-hand-key"), *columns(cells, width, gap=3, most=most)]


def _title(sight: Sight, width: int, key: str) -> Text:
    """Return whose hand it is, how to read it, and what its penalties are."""
    mine = sight.mine
    assert mine is not None
    say = sight.words.say
    title = Text(say("rome-hand", name=sight.names[sight.me or 0]), "bold")
    penalties = sight.money(mine["score"]["penalties"])
    total = sight.money(mine["score"]["total"])
    title.append(f"  {say(key, penalties=penalties, total=total, tick=sight.signs.tick)}", "not bold dim")
    return fit(title, width, sight.signs.more)


def _card(sight: Sight, good: str, count: int, gap: str) -> Text:
    card = sight.goods[good]
    tick = sight.signs.tick if sight.port in card.bought else " "
    name = fit(sight.good(good), _GOOD, sight.signs.more)
    price = fit(Text(sight.money(card.buy), "bold"), _PRICE, right=True)
    bought = fit(join([sight.mark(port) for port in card.bought]), _BOUGHT)
    sold = join([_sale(sight, port, paid) for port, paid in sight.sales(good)], gap)
    times = f"{count} " if count > 1 else "  "
    return line((tick, "bold green"), times, name, price, " ", bought, (f" {sight.signs.to} ", "dim"), sold)


def cards(sight: Sight, width: int) -> Lines:
    """Draw the hand in a few lines: names, and what the best port pays."""
    mine = sight.mine
    if mine is None:
        return []
    parts = []
    for good, count in mine["hand"].items():
        here = sight.port in sight.goods[good].bought
        port, price = sight.sales(good)[0]
        times = f"{count} " if count > 1 else ""
        name = line((sight.signs.tick if here else "", "bold green"), times, sight.good(good))
        parts.append(line(name, (sight.signs.to, "dim"), sight.mark(port), f" {sight.money(price)}"))
    return [_title(sight, width, "rome-cards-key"), *flow(parts, width)]


def port(sight: Sight, width: int) -> Lines:
    """Draw what the port here offers and pays; out at sea, the nearest ports."""
    if sight.port is None:
        return _nearest(sight, width)
    say = sight.words.say
    mine = sight.mine
    held = {} if mine is None else mine["hand"]
    lots = set() if mine is None else {lot["good"] for lot in mine["cargo"]}
    here = sight.ports[sight.port]
    offers = []
    for good in here.symbols:
        tick = sight.signs.tick if good in held else ""
        offers.append(line((tick, "bold green"), f"{sight.good(good)} {sight.money(sight.goods[good].buy)}"))
    if here.yard:
        offers.append(Text(say("rome-yard", price=sight.money(here.yard)), "dim"))
    paid = []
    for good in sorted(sight.goods, key=lambda good: -sight.pays(here.id, good)):
        price = sight.pays(here.id, good)
        if price:
            sign = sight.signs.here if good in lots else sight.signs.tick if good in held else ""
            paid.append(line((sign, "bold green"), f"{sight.good(good)} {sight.money(price)}"))
    at = sight.words.name("port", here.id)
    sells = Text(say("rome-port-sells", port=at), "bold")
    buys = Text(say("rome-port-buys"), "bold")
    return _hanging([sells, *offers], width) + _hanging([buys, *paid], width)


def _hanging(parts: list[Text], width: int) -> Lines:
    """Put parts into lines, all but the first indented."""
    first, *more = flow(parts, width - 2)
    return [first, *[Text("  ") + each for each in more]]


def _nearest(sight: Sight, width: int) -> Lines:
    """Draw the ports nearest to a ship at sea."""
    away = {port: sight.away(port) for port in sight.ports}
    near = sorted([(far, port) for port, far in away.items() if far is not None])[:6]
    if not near:
        return []
    title = Text(sight.words.say("rome-nearest"), "bold")
    ports = [line(sight.mark(port), f" {sight.port_name(port)} {far}") for far, port in near]
    return _hanging([title, *ports], width)


def ports(sight: Sight, width: int) -> Lines:
    """Draw all ports: how far they are, which cards of the hand they sell to, and what they pay for your goods."""
    mine = sight.mine
    held = {} if mine is None else mine["hand"]
    lots = set() if mine is None else {lot["good"] for lot in mine["cargo"]}
    title = Text(sight.words.say("rome-ports"), "bold")
    key = sight.words.say("rome-ports-key", tick=sight.signs.tick, here=sight.signs.here)
    title.append(f"  {key}", "not bold dim")
    lines: Lines = [fit(title, width, sight.signs.more)]
    for id, place in sight.ports.items():
        away = sight.away(id)
        far = "" if away is None else str(away)
        start = line(sight.mark(id), " ", fit(sight.port_name(id), 13), fit(far, 3, right=True), "  ")
        offers = [
            line((sight.signs.tick if good in held else "", "bold green"), sight.good(good)) for good in place.symbols
        ]
        paid = []
        for good in sorted(sight.goods, key=lambda good: -sight.pays(id, good)):
            price = sight.pays(id, good)
            if price and (good in held or good in lots):
                sign = sight.signs.here if good in lots else ""
                paid.append(line((sign, "bold green"), f"{sight.good(good)} {sight.money(price)}"))
        rest = [join(offers, ", "), *([line((f"{sight.signs.to} ", "dim"), join(paid, ", "))] if paid else [])]
        rows = wrap(join(rest, "  "), width - start.cell_len)
        lines += [(Text(" " * start.cell_len) if n else start) + row for n, row in enumerate(rows)]
    return lines


def legend(sight: Sight, width: int) -> Lines:
    """Draw what the signs and letters of the map stand for."""
    signs = sight.seascape
    say = sight.words.say
    shown = {"sea": signs.sea, "star": signs.star, "reach": signs.reach, "ship": f"{signs.ship}1", "ships": "12"}
    parts = [line((sign, "bold"), f" {say(f'rome-sign-{name}')}") for name, sign in shown.items()]
    marks = [line(sight.mark(port), f" {sight.port_name(port)}") for port in sight.ports]
    return flow([*parts, *marks], width)
