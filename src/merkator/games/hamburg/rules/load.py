"""Dumps read back into positions, with every number checked before it is used."""

from __future__ import annotations

from merkator.core import loading
from merkator.core.contract import Game
from merkator.core.loading import MOST, Body
from merkator.games.hamburg.rules.actions import BONUS_CARDS, BUILDINGS, BUY_BONUS, CONTRACTS, GO, MAIN, PLACES
from merkator.games.hamburg.rules.cards import DECKS, SLOTS, Cards
from merkator.games.hamburg.rules.position_data import BACK, CAUSES, EMPTY, HOLDINGS, ULTIMO
from merkator.games.hamburg.rules.rules import Rules
from merkator.games.hamburg.rules.state import State


def load(game: Game, cards: Cards, data: bytes) -> State:
    """Read a dump of this game, these rules and these cards; `BadDump` for anything else."""

    def make(body: Body) -> State:
        state = _state(game, cards, body)
        _rest(state, body)
        return state

    return loading.load(game, data, make)


def _state(game: Game, cards: Cards, body: Body) -> State:
    players = body.number("players", game.seats.start, game.seats.stop - 1)
    settings = body.settings(game, players)
    side = body.number("side", ULTIMO, BACK)
    sizes = cards.back_rows if side == BACK else cards.rows
    rows = len(sizes)
    any_contract = CONTRACTS + SLOTS - 1
    return State(
        game=game,
        players=players,
        chance=body.chance(len(DECKS)),
        cards=cards,
        settings=settings,
        rules=Rules(players, settings),
        start=body.number("start", 0, players - 1),
        holdings=body.lists("holdings", 0, MOST, players, HOLDINGS),
        contracts=body.lists("contracts", 0, any_contract, players),
        bonus=body.lists("bonus", 0, BONUS_CARDS, players),
        buildings=body.lists("buildings", 0, BUILDINGS, players),
        cubes=body.numbers("cubes", 0, MOST, MAIN),
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


def _rest(state: State, body: Body) -> None:
    most = state.players - 1
    state.active = body.number("active", 0, most)
    state.place = body.number("place", EMPTY, PLACES - 1)
    state.last = body.number("last", -1, state.players)
    state.cause = body.number("cause", 0, len(CAUSES) - 1)
    state.fulfiller = body.number("fulfiller", 0, most)
    state.waiting = body.number("waiting", -1, len(DECKS) - 1)
    state.number = body.number("number", 0, MOST)
    state.turns = body.number("turns", 0, MOST)
    state.side = body.number("side", ULTIMO, BACK)
    state.took = body.number("took", 0, 1) == 1
    state.hands = body.numbers("hands", EMPTY, GO - 1, state.players)
    state.package = body.numbers("package", BUY_BONUS, GO - 1)
    state.bids = body.numbers("bids", 0, MOST, 2 * state.players)
    state.under = body.lists("under", 0, CONTRACTS + SLOTS - 1, SLOTS)
    state.bonus_under = body.numbers("bonus_under", 0, BONUS_CARDS)
    state.used = body.numbers("used", 0, CONTRACTS - 1)
    state.agenda = body.agenda(len(state.STEPS), state.players)
