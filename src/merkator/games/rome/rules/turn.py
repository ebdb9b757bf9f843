"""The order of play: start ports, turns clockwise, rounds, the end (R-1.4, R-2.1, R-6.1)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FRAME, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import interest
from merkator.games.rome.rules.actions import BEGIN, PORTS
from merkator.games.rome.rules.position_data import (
    BEGIN_STEP,
    CAUSES,
    FIELD,
    NO_PLAYERS_LEFT,
    NO_SHIP,
    NOTHING,
    OUT,
    REPAY_STEP,
    ROLL_STEP,
    SHIP_STEP,
    SKIP,
    TRADE_STEP,
    TURN_STEP,
    PositionData,
)

_PORTS: Final = list(range(BEGIN, BEGIN + PORTS))
_LEAST_PLAYERS: Final = 2


def begin(s: PositionData) -> None:
    """Lay the first turn on the agenda, and before it the choice of ports in turn order (R-1.4)."""
    s.push(TURN_STEP, s.start)
    for offset in range(s.players - 1, -1, -1):
        s.push(BEGIN_STEP, (s.start + offset) % s.players)


def begin_options(s: PositionData) -> list[int]:
    """List the ports to begin in: any, also one already taken (R-1.4)."""
    return _PORTS


def begin_choose(s: PositionData, action: int) -> None:
    """Put the ship there."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    port = action - BEGIN
    s.holdings[seat][FIELD] = port
    if s.events is not None:
        s.tell("began", seat, {"port": s.cards.port_ids[port]})


def options(s: PositionData) -> list[int]:
    """Begin the next turn, or end the game with the round. Nobody is asked."""
    following = _next_seat(s)
    if following == s.players:
        if s.cause:
            _finish(s)
            return []
        s.round += 1
        following = _first_seat(s, 0)
    s.active = (s.start + following) % s.players
    s.turns += 1
    s.dice = NOTHING
    s.shown = NOTHING
    if s.events is not None:
        s.tell("turn", s.active, {"round": s.round, "final": s.cause > 0})
    _start(s, s.active)
    return []


def _next_seat(s: PositionData) -> int:
    """Return who comes next in this round, counted from the start player; the player count when it is over."""
    return _first_seat(s, (s.active - s.start) % s.players + 1) if s.turns else s.players


def _first_seat(s: PositionData, offset: int) -> int:
    """Return the first player still in the game from a place in turn order on."""
    while offset < s.players and s.holdings[(s.start + offset) % s.players][OUT]:
        offset += 1
    return offset


def _start(s: PositionData, seat: int) -> None:
    """Settle interest, then miss the turn, look for a ship, or play (R-2.1, R-3.9, R-4.1)."""
    if s.truce:  # those that the player's own attacks began
        s.truce = [pair for pair in s.truce if pair // s.players != seat]
    if s.loans:
        interest.settle(s, seat)
        s.push(REPAY_STEP, seat)
    mine = s.holdings[seat]
    if mine[FIELD] == NO_SHIP:
        s.push(SHIP_STEP, seat)
    elif mine[SKIP]:
        mine[SKIP] -= 1
        if s.events is not None:
            s.tell("missed", seat, {})
    else:
        play_turn(s, seat)


def play_turn(s: PositionData, seat: int) -> None:
    """Trade, then roll (R-2.1). At sea and without loans there is nothing to ask before the roll."""
    s.push(ROLL_STEP, seat)
    if s.loans or s.holdings[seat][FIELD] < s.cards.sea.ports:
        s.push(TRADE_STEP, seat)


def drop_turn(s: PositionData) -> None:
    """End a turn at once, its player being out; with fewer than two players the game ends with the round (R-6.1)."""
    del s.agenda[FRAME:]
    if s.in_game() < _LEAST_PLAYERS and not s.cause:
        s.cause = NO_PLAYERS_LEFT
        if s.events is not None:
            s.tell("final", s.active, {"cause": CAUSES[NO_PLAYERS_LEFT]})


def _finish(s: PositionData) -> None:
    """Close the game: nothing is left on the agenda. A draft does not show what the hands count."""
    del s.agenda[TOP]
    s.over = True
    if s.events is not None and s.revealed:
        s.tell("ended", s.start, {"scores": list(s.scores), "winners": list(s.winners)})


def begin_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of choosing a port."""
    return Reason("begin", "every ship starts in a port: choose one (R-1.4)")
