"""What can be chosen: a move can lead to a hundred fields, so those that matter are listed and all others typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from merkator.games.rome.rules.actions import BEGIN, BUY, DEMAND, LAY, LAY_ALL, PORTS, SAIL, lot_code, lot_good
from merkator.games.rome.rules.position_data import FIELD
from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.prompt import Choice, Menu

_MOST: Final = 15  # purchases that are still listed one by one
_FIELDS: Final = 6  # fields that are
_COURSES: Final = 5  # ports to which a course is proposed
_NAMED: Final = 3  # of them named with one field
_MOVE: Final = 7  # fields that a ship makes in a turn, more or less
_VERB: Final = "sail"


def menu(sight: Sight, choices: Sequence[Choice]) -> Menu:
    """List all choices, or of many fields and purchases the most useful ones."""
    called = [_called(sight, choice) for choice in choices]
    if sight.step == "begin":
        return Menu([_beginning(sight, choice) for choice in called])
    fields = [choice for choice in called if choice.value >= SAIL + sight.tables.sea.ports]
    if len(fields) > _FIELDS:
        return _sailing(sight, called, fields)
    bought = [choice for choice in called if BUY <= choice.value < DEMAND]
    if len(bought) > _MOST:
        return _buying(sight, called, bought)
    return Menu(called)


def _called(sight: Sight, choice: Choice) -> Choice:
    """Add the letters of a port and the sum of a note as other names of a choice."""
    value = choice.value
    if LAY <= value < LAY_ALL:
        return replace(choice, also=(str(sight.tables.notes[value - LAY]),))
    port = value - SAIL if value >= SAIL else value - BEGIN
    if value >= BEGIN and port < PORTS and (value >= SAIL or value < BEGIN + PORTS):
        return replace(choice, also=(sight.port_marks[sight.tables.port_ids[port]],))
    return choice


def _beginning(sight: Sight, choice: Choice) -> Choice:
    """Name a port to begin in with the goods on offer there that the hand has cards for."""
    port = sight.tables.port_ids[choice.value - BEGIN]
    held = {} if sight.mine is None else sight.mine["hand"]
    goods = [sight.words.name("good", good, "plain") for good in sight.ports[port].symbols if good in held]
    return replace(choice, words=f"{sight.port_name(port)}: {', '.join(goods) or sight.signs.none}")


# --- buying


def _buying(sight: Sight, called: Sequence[Choice], bought: Sequence[Choice]) -> Menu:
    """List of each good only the largest lot."""
    largest = {lot_good(choice.value - BUY): choice.value for choice in bought}  # in the order of their loads
    fewer = [choice for choice in bought if choice.value not in largest.values()]
    listed = [choice for choice in called if choice not in fewer]
    good = min(largest)
    example = sight.state.game.notation(BUY + lot_code(good, 1))
    return Menu(listed, fewer, sight.words.say("rome-fewer", example=example), "buy")


# --- sailing


def _sailing(sight: Sight, called: Sequence[Choice], fields: Sequence[Choice]) -> Menu:
    """List ports, stars and ships that can be reached, and courses to ports worth going to."""
    shown = _drifts(sight, fields) if sight.step == "drift" else _courses(sight, fields)
    others = {choice.value for choice in fields if choice.value not in shown}
    listed = [replace(choice, words=choice.words + shown.get(choice.value, "")) for choice in called]
    listed = [choice for choice in listed if choice.value not in others]
    listed.sort(key=lambda choice: choice.value < SAIL)  # to stay comes last
    rest = [choice for choice in fields if choice.value in others]
    if not rest:
        return Menu(listed)
    example = rest[0].notation.removeprefix(f"{_VERB} ").upper()
    hint = sight.words.say("rome-fields", count=len(rest), example=example, sign=sight.seascape.reach)
    return Menu(listed, rest, hint, _VERB)


def _courses(sight: Sight, fields: Sequence[Choice]) -> dict[int, str]:
    """Return the fields to list, each with what speaks for it: a star, a ship, or how near it is to which ports."""
    sea = sight.tables.sea
    others = [mine[FIELD] for seat, mine in enumerate(sight.state.holdings) if seat != sight.me]
    shown = {choice.value: "" for choice in fields if sea.star[choice.value - SAIL] or choice.value - SAIL in others}
    near: dict[int, list[tuple[int, str]]] = {}
    for port in _wanted(sight):
        away = sea.distance[sight.tables.port_ids.index(port)]
        best = min(fields, key=lambda choice: away[choice.value - SAIL])
        near.setdefault(best.value, []).append((away[best.value - SAIL], port))
    for value, ports in near.items():
        nearest = [sight.words.say("rome-from", count=far, port=sight.port_name(port)) for far, port in sorted(ports)]
        more = [sight.signs.more] if len(nearest) > _NAMED else []
        shown[value] = f" ({', '.join(nearest[:_NAMED] + more)})"
    return shown


def _wanted(sight: Sight) -> list[str]:
    """Return the ports out of reach to which a course is proposed: where cargo is sold, or cards can be used."""
    mine = sight.mine
    if mine is None:
        return []
    reachable = sight.reachable
    far = [port for number, port in enumerate(sight.tables.port_ids) if number not in reachable]
    far = [port for port in far if sight.away(port)]
    paid = {port: sum(lot["loads"] * sight.pays(port, lot["good"]) for lot in mine["cargo"]) for port in far}
    fitting = {port: len([good for good in sight.ports[port].symbols if good in mine["hand"]]) for port in far}
    worth = paid if any(paid.values()) else fitting
    wanted = [port for port in far if worth[port]] or far
    return sorted(wanted, key=lambda port: -worth[port] / (_MOVE + (sight.away(port) or 0)))[:_COURSES]


def _drifts(sight: Sight, fields: Sequence[Choice]) -> dict[int, str]:
    """Return the fields that are farthest from all ports: where one would like to see someone else's ship."""
    sea = sight.tables.sea
    nearest = {c.value: min(away[c.value - SAIL] for away in sea.distance) for c in fields}
    best = sorted(nearest, key=lambda value: -nearest[value])[:_COURSES]
    return {value: f" ({sight.words.say('rome-from-port', count=nearest[value])})" for value in best}
