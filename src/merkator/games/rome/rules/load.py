"""Dumps read back into positions, with every number checked before it is used."""

from __future__ import annotations

from typing import Final

from merkator.core import loading
from merkator.core.contract import Game
from merkator.core.errors import BadDump
from merkator.core.loading import MOST, Body
from merkator.games.rome.rules import older
from merkator.games.rome.rules.actions import BANK, FATUM_CARDS, GOODS, LOTS
from merkator.games.rome.rules.cards import DECKS, PAIRS, Cards
from merkator.games.rome.rules.position_data import CAUSES, FIELD, HOLDINGS, LENDER, LOAN, NOTHING
from merkator.games.rome.rules.rules import Rules
from merkator.games.rome.rules.state import State

_MOST_DEBT: Final = 10**300  # under rules 1 unpaid interest bore interest: such a debt has no bounds


def load(game: Game, cards: Cards, data: bytes) -> State:
    """Read a dump of this game and these cards, also of older rules; `BadDump` for anything else."""

    def make(body: Body) -> State:
        if body.format == 1:
            older.renew(body)
        state = _state(game, cards, body)
        _rest(state, body)
        return state

    return loading.load(game, data, make)


def _state(game: Game, cards: Cards, body: Body) -> State:
    players = body.number("players", game.seats.start, game.seats.stop - 1)
    settings = body.settings(game, players)
    copies = len(cards.deal)
    state = State(
        game=game,
        players=players,
        chance=body.chance(len(DECKS)),
        cards=cards,
        settings=settings,
        rules=Rules(players, settings, copies),
        start=body.number("start", 0, players - 1),
        holdings=body.lists("holdings", -MOST, MOST, players, HOLDINGS),
        hands=body.lists("hands", 0, copies, players, GOODS),
        known=body.lists("known", 0, copies, players, GOODS),
        cargo=body.lists("cargo", 0, LOTS - 1, players),
        kept=body.lists("kept", 0, FATUM_CARDS - 1, players),
        rest=body.numbers("rest", 0, copies, GOODS),
        returned=body.numbers("returned", 0, copies, GOODS),
        pile=body.numbers("pile", 0, FATUM_CARDS - 1),
        under=body.numbers("under", 0, FATUM_CARDS - 1),
        loans=body.numbers("loans", 0, _MOST_DEBT),
        truce=body.numbers("truce", 0, players * players - 1),
    )
    for mine in state.holdings:
        if not -1 <= mine[FIELD] < cards.sea.size or min(mine[FIELD + 1 :]) < 0:
            raise BadDump("holdings in this dump name an unknown field, or less than nothing")
    loans = state.loans
    if len(loans) % LOAN:
        raise BadDump("loans in this dump are not complete")
    for at in range(0, len(loans), LOAN):
        lends = loans[at + LENDER] < players or (state.rules.bank and loans[at + LENDER] == BANK)
        if loans[at] >= players or not lends:
            raise BadDump("loans in this dump are of unknown seats")
    return state


def _rest(state: State, body: Body) -> None:
    players = state.players
    state.active = body.number("active", 0, players - 1)
    state.round = body.number("round", 0, MOST)
    state.cause = body.number("cause", 0, len(CAUSES) - 1)
    state.dice = body.number("dice", NOTHING, len(PAIRS) - 1)
    state.shown = body.number("shown", NOTHING, FATUM_CARDS - 1)
    state.waiting = body.number("waiting", -1, len(DECKS) - 1)
    state.number = body.number("number", 0, MOST)
    state.turns = body.number("turns", 0, MOST)
    state.offers = body.numbers("offers", 0, MOST)
    state.taken = body.numbers("taken", 0, MOST)
    for lenders in (state.offers, state.taken):
        if lenders and len(lenders) != players + 1:
            raise BadDump("offers in this dump are not one for each player and the bank")
    state.booty = body.numbers("booty", 0, LOTS - 1)
    state.agenda = body.agenda(len(state.STEPS), players)
