"""Setup: section 1, alone (H-9.2, H-9.3, H-9.5), and the long game (H-10.1)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from merkator.core.chance import Chance
from merkator.core.contract import Game
from merkator.games.hamburg.rules import chart, market, stacks, turn
from merkator.games.hamburg.rules.actions import BUILDINGS, MAIN
from merkator.games.hamburg.rules.cards import BONUS_HIGH, BONUS_LOW, SLOTS, START, UNKNOWN_BONUS, Cards
from merkator.games.hamburg.rules.position_data import EMPTY, HOLDINGS, OFFER, SUPPLY, TIME
from merkator.games.hamburg.rules.rules import Rules
from merkator.games.hamburg.rules.state import State

DEALT_SLOTS: Final = (0, 1, 2, 3)  # values 2, 3, 4, 5
LONG_DEALT_SLOTS: Final = (0, 1)  # values 2, 3


def set_up(game: Game, players: int, chance: Chance, cards: Cards, settings: dict[str, object]) -> State:
    """Lay out a game and play up to the first decision."""
    holdings = [[0] * HOLDINGS for _ in range(players)]
    rules = Rules(players, settings)
    side = chart.first_side(players, rules.long)
    rows = chart.fill_rows(cards, players, rules.long, side)
    state = State(
        game=game,
        players=players,
        chance=chance,
        cards=cards,
        settings=settings,
        rules=rules,
        start=0,
        holdings=holdings,
        contracts=[[] for _ in range(players)],
        bonus=[[] for _ in range(players)],
        buildings=[[] for _ in range(players)],
        cubes=[1] * MAIN,  # H-1.1
        chart=rows,  # H-1.3
        faces=[EMPTY] * len(rows),
        letters=cards.letters[:],
        tops=[EMPTY] * SLOTS,
        stacks=[below[:] for below in cards.stack_cards],
        discard=[],
        bonus_offer=[],
        building_offer=[],
        bonus_deck=[],
        building_deck=[n for n in range(BUILDINGS) if not (rules.solo and n in cards.only_player)],  # H-9.3
    )
    state.side = side
    state.hands = [EMPTY] * players
    state.bids = [0] * (2 * players)
    state.under = [[] for _ in range(SLOTS)]
    _choose_start_player(state)
    if not rules.long:
        _hand_out_time(state)
        _fill_supply_tiles(state)
    _deal_contracts(state)
    _deal_bonus(state)
    _open_offers(state)
    turn.begin(state)
    state.advance()
    return state


def _choose_start_player(s: State) -> None:
    """Pick a random start player unless one is chosen (H-1.2)."""
    chosen = s.settings["start"]
    s.start = chosen if isinstance(chosen, int) else s.draw(START, list(range(s.players)))
    s.active = s.start


def _hand_out_time(s: State) -> None:
    """Give the first time: 0 to the start player, 2 to the last, 1 to the others (H-1.2); alone none (H-9.2)."""
    if s.rules.solo:
        return
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
    dealt = LONG_DEALT_SLOTS if s.rules.long else DEALT_SLOTS
    for slot in dealt:
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
    for deck, cards in () if s.rules.long else ((BONUS_LOW, low), (BONUS_HIGH, high)):
        for seat in _in_turn_order(s):
            insort(s.bonus[seat], s.draw(deck, cards))
    s.bonus_deck = sorted(low + high)


def _open_offers(s: State) -> None:
    """Turn up four bonus cards and four buildings (H-1.5, H-1.6)."""
    s.bonus_offer = [EMPTY] * OFFER
    s.building_offer = [EMPTY] * OFFER
    market.refill(s, s.start)


def _in_turn_order(s: State) -> list[int]:
    return [(s.start + offset) % s.players for offset in range(s.players)]
