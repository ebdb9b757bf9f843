"""Dumps read back into positions, with every number checked before it is used."""

from __future__ import annotations

import json
from typing import Final

from merkator.core.chance import restore
from merkator.core.contract import FRAME, Game
from merkator.core.errors import BadDump
from merkator.hamburg.actions import BONUS_CARDS, BUILDINGS, BUY_BONUS, CONTRACTS, GO, MAIN, PLACES
from merkator.hamburg.cards import DECKS, SLOTS, Cards
from merkator.hamburg.dump import header
from merkator.hamburg.rules import Rules
from merkator.hamburg.state import State
from merkator.hamburg.table import BACK, CAUSES, EMPTY, HOLDINGS, STEPS, ULTIMO

_MOST: Final = 1_000_000  # more of anything is no position


class _Body:
    """The fields of a dump, each checked as it is taken out."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = fields

    def take(self, name: str) -> object:
        if name not in self.fields:
            raise BadDump(f"this dump has no {name}")
        return self.fields[name]

    def number(self, name: str, low: int, high: int) -> int:
        return _number(self.take(name), name, low, high)

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        return _numbers(self.take(name), name, low, high, length)

    def lists(self, name: str, low: int, high: int, count: int, length: int | None = None) -> list[list[int]]:
        value = self.take(name)
        if not isinstance(value, list) or len(value) != count:
            raise BadDump(f"{name} in this dump must be {count} lists")
        return [_numbers(item, name, low, high, length) for item in value]


def _number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDump(f"{name} in this dump must be a number from {low} to {high}")
    return value


def _numbers(value: object, name: str, low: int, high: int, length: int | None) -> list[int]:
    if not isinstance(value, list) or (length is not None and len(value) != length) or len(value) > 1000:
        raise BadDump(f"{name} in this dump is no list of the right length")
    return [_number(item, name, low, high) for item in value]


def load(game: Game, cards: Cards, data: bytes) -> State:
    """Read a dump of this game, these rules and these cards; `BadDump` for anything else."""
    expected = header(game.version, game.cards_hash)
    if not isinstance(data, bytes) or not data.startswith(b"merkator hamburg dump "):
        raise BadDump("this is no dump of a position of hamburg")
    if not data.startswith(expected):
        first = data.split(b"\n", 1)[0][:80].decode("ascii", "replace")
        raise BadDump(f"this dump is of another version or card set: {first!r}, not {expected.decode()[:-1]!r}")
    try:
        fields = json.loads(data[len(expected) :])
    except (ValueError, RecursionError) as error:
        raise BadDump(f"this dump is damaged: {error}") from error
    if not isinstance(fields, dict):
        raise BadDump("this dump is damaged: it is no object")
    body = _Body(fields)
    state = _state(game, cards, body)
    _rest(state, body)
    try:
        state.recall()
    except (IndexError, KeyError, ValueError, AssertionError) as error:
        raise BadDump(f"this dump holds no possible position: {error}") from error
    if state.dump() != data:
        raise BadDump("this dump is not in canonical form")
    return state


def _state(game: Game, cards: Cards, body: _Body) -> State:
    players = body.number("players", game.seats.start, game.seats.stop - 1)
    settings = body.take("settings")
    chance = body.take("chance")
    if not isinstance(settings, dict) or game.options(players, settings) != settings:
        raise BadDump("settings in this dump are not complete")
    if not isinstance(chance, list) or not all(isinstance(item, int | str) for item in chance):
        raise BadDump("chance in this dump must be a list")
    try:
        source = restore(chance, len(DECKS))
    except ValueError as error:
        raise BadDump("chance in this dump is none of the sources") from error
    side = body.number("side", ULTIMO, BACK)
    sizes = cards.back_rows if side == BACK else cards.rows
    rows = len(sizes)
    any_contract = CONTRACTS + SLOTS - 1
    return State(
        game=game,
        players=players,
        chance=source,
        cards=cards,
        settings=settings,
        rules=Rules(players, settings),
        start=body.number("start", 0, players - 1),
        holdings=body.lists("holdings", 0, _MOST, players, HOLDINGS),
        contracts=body.lists("contracts", 0, any_contract, players),
        bonus=body.lists("bonus", 0, BONUS_CARDS, players),
        buildings=body.lists("buildings", 0, BUILDINGS, players),
        cubes=body.numbers("cubes", 0, _MOST, MAIN),
        chart=body.numbers("chart", 0, max(sizes), rows),
        faces=body.numbers("faces", EMPTY, len(cards.letter_ids) - 1, rows),
        letters=body.numbers("letters", 0, len(cards.letter_ids) - 1),
        tops=body.numbers("tops", EMPTY, any_contract, SLOTS),
        stacks=body.lists("stacks", 0, CONTRACTS - 1, SLOTS),
        discard=body.numbers("discard", 0, CONTRACTS - 1),
        bonus_offer=body.numbers("bonus_offer", 0, BONUS_CARDS),
        building_offer=body.numbers("building_offer", 0, BUILDINGS),
        bonus_deck=body.numbers("bonus_deck", 0, BONUS_CARDS - 1),
        building_deck=body.numbers("building_deck", 0, BUILDINGS - 1),
    )


def _rest(state: State, body: _Body) -> None:
    most = state.players - 1
    state.active = body.number("active", 0, most)
    state.place = body.number("place", EMPTY, PLACES - 1)
    state.last = body.number("last", -1, state.players)
    state.cause = body.number("cause", 0, len(CAUSES) - 1)
    state.fulfiller = body.number("fulfiller", 0, most)
    state.waiting = body.number("waiting", -1, len(DECKS) - 1)
    state.number = body.number("number", 0, _MOST)
    state.turns = body.number("turns", 0, _MOST)
    state.side = body.number("side", ULTIMO, BACK)
    state.took = body.number("took", 0, 1) == 1
    state.hands = body.numbers("hands", EMPTY, GO - 1, state.players)
    state.package = body.numbers("package", BUY_BONUS, GO - 1)
    state.bids = body.numbers("bids", 0, _MOST, 2 * state.players)
    state.under = body.lists("under", 0, CONTRACTS + SLOTS - 1, SLOTS)
    state.bonus_under = body.numbers("bonus_under", 0, BONUS_CARDS)
    state.used = body.numbers("used", 0, CONTRACTS - 1)
    state.agenda = body.numbers("agenda", -1, _MOST)
    frames = state.agenda
    if len(frames) % FRAME:
        raise BadDump("agenda in this dump has a broken frame")
    for at in range(0, len(frames), FRAME):
        if not 0 <= frames[at] < len(STEPS) or not 0 <= frames[at + 1] <= most:
            raise BadDump("agenda in this dump names an unknown step or seat")
