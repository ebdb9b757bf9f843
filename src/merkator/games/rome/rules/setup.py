"""Setup: section 1."""

from __future__ import annotations

from merkator.core.chance import Chance
from merkator.core.contract import Game
from merkator.games.rome.rules import turn
from merkator.games.rome.rules.actions import FATUM_CARDS, GOODS
from merkator.games.rome.rules.cards import DEAL, START, Cards
from merkator.games.rome.rules.position_data import CARDS, CASH, FIELD, HOLDINGS, NO_SHIP
from merkator.games.rome.rules.rules import Rules
from merkator.games.rome.rules.state import State


def set_up(game: Game, players: int, chance: Chance, cards: Cards, settings: dict[str, object]) -> State:
    """Lay out a game and play up to the first decision."""
    state = State(
        game=game,
        players=players,
        chance=chance,
        cards=cards,
        settings=settings,
        rules=Rules(players, settings, len(cards.deal)),
        start=0,
        holdings=[_purse(cards) for _ in range(players)],
        hands=[[0] * GOODS for _ in range(players)],
        known=[[0] * GOODS for _ in range(players)],
        cargo=[[] for _ in range(players)],
        kept=[[] for _ in range(players)],
        rest=[0] * GOODS,
        returned=[0] * GOODS,
        pile=list(range(FATUM_CARDS)),
        under=[],
        loans=[],
        truce=[],
    )
    _choose_start_player(state)
    _deal(state)
    turn.begin(state)
    state.advance()
    return state


def _purse(cards: Cards) -> list[int]:
    """Give a player the money to begin with, and no voucher (R-1.4)."""
    mine = [0] * HOLDINGS
    mine[CASH] = cards.start_cash
    mine[FIELD] = NO_SHIP
    return mine


def _choose_start_player(s: State) -> None:
    """Pick a random start player unless one is chosen (R-1.4)."""
    chosen = s.settings["start"]
    s.start = chosen if isinstance(chosen, int) else s.draw(START, list(range(s.players)))
    s.active = s.start


def _deal(s: State) -> None:
    """Deal the goods cards equally; the rest stays with the bank, unseen (R-1.2)."""
    pool = s.cards.deal[:]
    for offset in range(s.players):
        seat = (s.start + offset) % s.players
        for _ in range(s.rules.dealt):
            s.hands[seat][s.draw(DEAL, pool)] += 1
        s.holdings[seat][CARDS] = s.rules.dealt
    s.rest = [pool.count(good) for good in range(GOODS)]
