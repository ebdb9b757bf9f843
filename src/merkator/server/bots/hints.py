"""Hints: what a bot would do at a player's decision, and why; now, or at an earlier decision.

The bot is a process as those at the table are, with the same limits (hint_process.py), and gets what the seat may
know. At rated tables there are none while the game is in progress: there people play against each other. Nor are
there any elsewhere about a position that a rated game is in (fairness.py).
"""

from __future__ import annotations

from typing import Any

from merkator.bots.protocol import BotFault
from merkator.core.contract import State
from merkator.server.base import message_json
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, Forbidden
from merkator.server.bots.bot_runner import Adviser
from merkator.server.catalogue import levels
from merkator.server.tables.history import Past, walk_to
from merkator.server.tables.room import Room


async def hint(ask: Adviser, room: Room, seats: list[int], number: int, level: str | None) -> dict[str, Any]:
    """Return what a bot would do now at a seat's decision, in notation and words, and its reasons as messages."""
    _not_rated(room)
    if number != room.number:
        raise Conflict(
            "number",
            "the game has moved on in the meantime: it is at {now}, not {number}",
            now=room.number,
            number=number,
        )
    seat = room.deciding()
    if seat is None or room.state is None:
        raise Conflict("not-running", "the game is not in progress")
    _own(seat, seats)
    return {"number": number, **await _advice(ask, room, room.state.copy(), number, level)}


async def past_hint(
    context: ServerContext, owner: Owner, ask: Adviser, room: Room, seats: list[int], step: int, level: str | None
) -> dict[str, Any]:
    """Return what a bot would have done after this many actions; in a running game only at own decisions."""
    past = Past(room)
    if room.running:
        _not_rated(room)
    walk = await walk_to(context, owner, past, step)
    if walk.state.over:
        raise Conflict("not-running", "the game is not in progress")
    if room.running:
        _own(walk.state.seat, seats)
    played = walk.actions[step].action if step < len(walk.actions) else None
    return {"step": step, **await _advice(ask, room, walk.state, step, level, played)}


def _not_rated(room: Room) -> None:
    if room.row["rated"]:
        raise Conflict("rated", "there are no hints in a rated game")


def _own(seat: int, seats: list[int]) -> None:
    if seat not in seats:
        raise Forbidden("not-yours", "it is the decision of seat {seat}, not yours", seat=seat)


async def _advice(
    ask: Adviser, room: Room, state: State, number: int, level: str | None, played: int | None = None
) -> dict[str, Any]:
    """Ask a bot and return its advice as browsers get it."""
    chosen = levels.strongest(room.game) if level is None else levels.check_level(room.game, level)
    try:
        answer = await ask(room, state, number, chosen, played)
    except BotFault as fault:
        raise Conflict("no-hint", "the bot gave no answer: {why}", why=str(fault)) from fault
    action = room.game.action(answer["do"])
    hint = {"seat": state.seat, "level": chosen, "do": answer["do"], **message_json.choice(state, action)}
    hint["line"] = answer.get("line", [answer["do"]])
    return {**hint, "reasons": [_named(reason, state.names) for reason in answer.get("reasons", [])]}


def _named(message: Any, names: list[str]) -> Any:
    """Call players by their names: the process that gives hints knows only their seats.

    >>> _named(["asked", {"whom": ["player", {"number": 2}], "amount": 4}], ["Anna", "Bo"])
    ['asked', {'whom': 'Bo', 'amount': 4}]
    """
    if not isinstance(message, list):
        return message
    id, values, *own = message
    if id == "player" and 1 <= values["number"] <= len(names):
        return names[values["number"] - 1]
    return [id, {key: _named(value, names) for key, value in values.items()}, *own]
