"""Hints: what a bot would do at somebody's decision, and why.

The bot is a process as those at the table are, with the same limits (hint_process.py), and gets what the seat may
know. At rated tables there are none: there people play against each other.
"""

from __future__ import annotations

from typing import Any

from merkator.bots.protocol import BotFault
from merkator.server import levels, sentences
from merkator.server.botrunner import BotRunner
from merkator.server.problems import Conflict, Forbidden
from merkator.server.room import Room


async def hint(runner: BotRunner, room: Room, seats: list[int], number: int, level: str | None) -> dict[str, Any]:
    """Return what a bot would do now at a seat's decision, in notation and words, and its reasons as messages."""
    if room.row["rated"]:
        raise Conflict("rated", "there are no hints in a rated game")
    if number != room.number:
        raise Conflict("number", "the game has gone on: it is at {now}, not {number}", now=room.number, number=number)
    seat = room.deciding()
    if seat is None or room.state is None:
        raise Conflict("not-running", "the game is not running")
    if seat not in seats:
        raise Forbidden("not-yours", "it is the decision of seat {seat}, not yours", seat=seat)
    chosen = levels.strongest(room.game) if level is None else levels.checked(room.game, level)
    state = room.state.copy()
    try:
        answer = await runner.advise(room, state, number, chosen)
    except BotFault as fault:
        raise Conflict("no-hint", "the bot has no answer: {why}", why=str(fault)) from fault
    action = room.game.action(answer["do"])
    told = {"number": number, "seat": seat, "level": chosen, "do": answer["do"]}
    return {**told, **sentences.choice(state, action), "reasons": answer.get("reasons", [])}
