"""Setup (section 1) for 2 to 4 players."""

from __future__ import annotations

from bisect import insort
from typing import Final

from merkator.core.chance import Chance
from merkator.core.contract import Game
from merkator.hamburg import chart, stacks, turn
from merkator.hamburg.actions import BUILDINGS, MAIN
from merkator.hamburg.cards import (
    BONUS_DECK,
    BONUS_HIGH,
    BONUS_LOW,
    BUILDING_DECK,
    SLOTS,
    START,
    UNKNOWN_BONUS,
    UNKNOWN_BUILDING,
    Cards,
)
from merkator.hamburg.state import State
from merkator.hamburg.table import EMPTY, HOLDINGS, SUPPLY, TIME

OFFER: Final = 4
DEALT_SLOTS: Final = (0, 1, 2, 3)  # values 2, 3, 4, 5


def set_up(game: Game, players: int, chance: Chance, cards: Cards, settings: dict[str, object]) -> State:
    """Lay out a game and play up to the first decision."""
    holdings = [[0] * HOLDINGS for _ in range(players)]
    unused = chart.unused_rows(players)
    state = State(
        game=game,
        players=players,
        chance=chance,
        cards=cards,
        settings=settings,
        start=0,
        holdings=holdings,
        contracts=[[] for _ in range(players)],
        bonus=[[] for _ in range(players)],
        buildings=[[] for _ in range(players)],
        cubes=[1] * MAIN,  # H-1.1
        chart=[0] * unused + cards.rows[unused:],  # H-1.3
        faces=[EMPTY] * len(cards.rows),
        letters=cards.letters[:],
        tops=[EMPTY] * SLOTS,
        stacks=[below[:] for below in cards.stack_cards],
        discard=[],
        bonus_offer=[],
        building_offer=[],
        bonus_deck=[],
        building_deck=list(range(BUILDINGS)),
    )
    _choose_start_player(state)
    _fill_supply_tiles(state)
    _deal_contracts(state)
    _deal_bonus(state)
    _open_offers(state)
    turn.begin(state)
    state.advance()
    return state


def _choose_start_player(s: State) -> None:
    """Draw the start player by lot unless one is chosen, and hand out the first time (H-1.2)."""
    chosen = s.settings["start"]
    s.start = chosen if isinstance(chosen, int) else s.draw(START, list(range(s.players)))
    s.active = s.start
    for seat in range(s.players):
        s.holdings[seat][TIME] = 1
    s.holdings[s.start][TIME] = 0
    s.holdings[(s.start - 1) % s.players][TIME] = 2


def _fill_supply_tiles(s: State) -> None:
    """Give everyone one cube of each colour (H-1.7)."""
    for mine in s.holdings:
        for place in range(MAIN):
            mine[SUPPLY + place] = 1


def _deal_contracts(s: State) -> None:
    """Deal one contract each of 2, 3, 4, 5, discard the other 2s, and turn up the tops (H-1.4)."""
    for slot in DEALT_SLOTS:
        for seat in _in_turn_order(s):
            insort(s.contracts[seat], s.draw(slot, s.stacks[slot]))
    s.discard = s.stacks[0]
    s.stacks[0] = []
    for slot in range(1, SLOTS):
        stacks.turn_up(s, slot)


def _deal_bonus(s: State) -> None:
    """Deal one bonus card of each price and shuffle the rest together (H-1.5)."""
    price = s.cards.bonus_price
    lowest = min(price)
    low = [card for card in range(UNKNOWN_BONUS) if price[card] == lowest]
    high = [card for card in range(UNKNOWN_BONUS) if price[card] != lowest]
    for deck, cards in ((BONUS_LOW, low), (BONUS_HIGH, high)):
        for seat in _in_turn_order(s):
            insort(s.bonus[seat], s.draw(deck, cards))
    s.bonus_deck = sorted(low + high)


def _open_offers(s: State) -> None:
    """Turn up four bonus cards and four buildings (H-1.5, H-1.6)."""
    for _ in range(min(OFFER, len(s.bonus_deck))):
        card = s.draw(BONUS_DECK, s.bonus_deck)
        s.bonus_offer.append(card if card >= 0 else UNKNOWN_BONUS)
    for _ in range(OFFER):
        card = s.draw(BUILDING_DECK, s.building_deck)
        s.building_offer.append(card if card >= 0 else UNKNOWN_BUILDING)


def _in_turn_order(s: State) -> list[int]:
    return [(s.start + offset) % s.players for offset in range(s.players)]
