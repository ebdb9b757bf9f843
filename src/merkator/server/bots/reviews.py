"""Reviews: every decision of a game that is over, with what a bot would have done and what was lost.

It is made piece by piece, as it is asked for: each answer holds what could be looked at in a moment, and where to go
on. So nothing is kept but what was found lately, nothing runs for nobody, and a browser can show how far it is.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import partial
from typing import Any, Final, NamedTuple

from merkator.bots.protocol import BotFault
from merkator.core.contract import State
from merkator.server.base import message_json
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, Problem
from merkator.server.bots.bot_runner import Adviser
from merkator.server.catalogue import levels
from merkator.server.tables.history import Past, Walk, walk_to
from merkator.server.tables.opening import PERSON, Played
from merkator.server.tables.room import Room

SECONDS: Final = 1.5
"""Time to work on one answer."""
_SLICE: Final = 0.1  # seconds of playing again at a stretch
_KEPT: Final = 20_000  # decisions that are remembered

_Key = tuple[str, int, int, str]
_found: OrderedDict[_Key, dict[str, Any]] = OrderedDict()  # by table, number, step and level


async def review(
    context: ServerContext,
    owner: Owner,
    ask: Adviser,
    room: Room,
    seats: list[int],
    first: int,
    level: str | None,
    seat: int | None,
) -> dict[str, Any]:
    """Return decisions from a step on, as many as fit into a moment, and the step to continue from.

    They are those of one seat, or of the own seats, or of all people. `step` counts the actions before a decision.
    """
    if room.running:
        raise Conflict("not-over", "you can review a game once it is over")
    past = Past(room)
    total = past.total
    clock = asyncio.get_running_loop().time
    late = clock() + SECONDS
    walk = await walk_to(context, owner, past, min(first, total))
    chosen = levels.USUAL if level is None else levels.check_level(room.game, level)  # stronger ones take long
    wanted = _seats(room, walk.actions, seats, seat)
    steps: list[dict[str, Any]] = []
    seen = -1  # where the walk stands, if that decision has been looked at
    while walk.at < total:
        found = await context.background.run(owner, partial(_to_decision, walk, frozenset(wanted), seen))
        if found is not None:
            if steps and clock() > late:
                break
            seen = walk.at
            steps.append(await _moment(ask, room, seen, found, chosen))
        elif clock() > late:
            break
    onward = walk.at if walk.at < total else None
    return {"level": chosen, "seats": wanted, "steps": steps, "next": onward, "total": total}


class _Decision(NamedTuple):
    """A decision to be looked at."""

    state: State
    played: int
    shown: dict[str, Any]


def _to_decision(walk: Walk, wanted: frozenset[int], seen: int) -> _Decision | None:
    """Continue to the next decision of some seats; None when there is none, or it is far."""
    until = time.thread_time() + _SLICE
    if walk.at == seen:
        walk.play()
    while walk.at < len(walk.actions):
        played = walk.actions[walk.at]
        if played.seat in wanted and len(walk.state.choices) > 1:
            shown = {"step": walk.at, "seat": played.seat, "by": played.by}
            shown["do"] = walk.past.game.notation(played.action)
            shown["say"] = message_json.choice(walk.state, played.action)["say"]
            return _Decision(walk.state.copy(), played.action, shown)
        walk.play()
        if time.thread_time() > until:
            return None
    return None


def _seats(room: Room, actions: list[Played], mine: list[int], seat: int | None) -> list[int]:
    """Return whose decisions are looked at."""
    if seat is not None:
        if seat >= len(room.seats):
            count = len(room.seats)
            raise Problem("seat", "this game has {count} seats, counted from 0", count=count)
        return [seat]
    return mine or sorted({played.seat for played in actions if played.by == PERSON})


async def _moment(ask: Adviser, room: Room, step: int, at: _Decision, level: str) -> dict[str, Any]:
    """Return one decision: what was played, what the bot would have, what was to be expected, what was lost."""
    key = (room.id, room.number, step, level)
    if key in _found:
        _found.move_to_end(key)
        return _found[key]
    try:
        look = await ask(room, at.state, step, level, at.played, review=True)
    except BotFault:  # it has no answer to this one; there are others
        return {**at.shown, "best": None, "value": None, "lost": None}
    best = {"say": message_json.choice(at.state, room.game.action(look["do"]))["say"], "do": look["do"]}
    moment = {**at.shown, "best": best, "value": look.get("value"), "lost": look.get("lost")}
    _found[key] = moment
    while len(_found) > _KEPT:
        _found.popitem(last=False)
    return moment
