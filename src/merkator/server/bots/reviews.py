"""Reviews: every decision of a game that is over, with what a bot would have done and what was lost.

It is made piece by piece, as it is asked for: each answer holds what could be looked at in a moment, and where to go
on. So nothing is kept but what was found lately, nothing runs for nobody, and a browser can show how far it is.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from merkator.bots.protocol import BotFault
from merkator.server.base import message_json
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, Problem
from merkator.server.bots.bot_runner import Adviser
from merkator.server.catalogue import levels
from merkator.server.tables.history import Past, Walk, walk_to
from merkator.server.tables.room import PERSON, Played, Room

SECONDS: Final = 1.5
"""Time to work on one answer."""
_WITHOUT_PAUSE: Final = 20  # actions that are played again at a stretch
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
    walk = await walk_to(context, owner, past, min(first, total))
    chosen = levels.USUAL if level is None else levels.check_level(room.game, level)  # stronger ones take long
    wanted = _seats(room, walk.actions, seats, seat)
    late = asyncio.get_running_loop().time() + SECONDS
    steps: list[dict[str, Any]] = []
    while walk.at < total:
        played = walk.actions[walk.at]
        if played.seat in wanted and len(walk.state.choices) > 1:
            if steps and asyncio.get_running_loop().time() > late:
                break
            steps.append(await _moment(ask, room, walk, played, chosen))
        walk.play()
        if walk.at % _WITHOUT_PAUSE == 0:
            await asyncio.sleep(0)
    onward = walk.at if walk.at < total else None
    return {"level": chosen, "seats": wanted, "steps": steps, "next": onward, "total": total}


def _seats(room: Room, actions: list[Played], mine: list[int], seat: int | None) -> list[int]:
    """Return whose decisions are looked at."""
    if seat is not None:
        if seat >= len(room.seats):
            count = len(room.seats)
            raise Problem("seat", "this game has {count} seats, counted from 0", count=count)
        return [seat]
    return mine or sorted({played.seat for played in actions if played.by == PERSON})


async def _moment(ask: Adviser, room: Room, walk: Walk, played: Played, level: str) -> dict[str, Any]:
    """Return one decision: what was played, what the bot would have, what was to be expected, what was lost."""
    state = walk.state
    key = (room.id, room.number, walk.at, level)
    if key in _found:
        _found.move_to_end(key)
        return _found[key]
    told: dict[str, Any] = {"step": walk.at, "seat": played.seat, "by": played.by}
    told["do"] = room.game.notation(played.action)
    told["say"] = message_json.choice(state, played.action)["say"]
    try:
        look = await ask(room, state.copy(), walk.at, level, played.action, review=True)
    except BotFault:  # it has no answer to this one; there are others
        return {**told, "best": None, "value": None, "lost": None}
    best = {"say": message_json.choice(state, room.game.action(look["do"]))["say"], "do": look["do"]}
    moment = {**told, "best": best, "value": look.get("value"), "lost": look.get("lost")}
    _found[key] = moment
    while len(_found) > _KEPT:
        _found.popitem(last=False)
    return moment
