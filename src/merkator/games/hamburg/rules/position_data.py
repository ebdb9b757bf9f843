"""All data of a position, as flat lists of numbers. The steps work on it."""

from __future__ import annotations

from typing import Final

from merkator.core.chance import Chance
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.games.hamburg.rules.actions import DONE
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.rules import Rules

# A player's holdings are one flat list: 16 goods of the office, 8 cubes of the supply tile, time, money.
SUPPLY: Final = 16
TIME: Final = 24
MONEY: Final = 25
HOLDINGS: Final = 26

CASH_LIMIT: Final = 15
"""Money that may be kept after investing (H-2.7)."""
OFFER: Final = 4
"""Cards on offer, of each kind."""
EMPTY: Final = -1
"""No card: the top of an empty stack, a counter that lies face down."""

ONLY_DONE: Final = [DONE]
"""The options where nothing can be done. Never changed."""

# Steps of the agenda: `state.py` says what each does.
TURN_STEP: Final = 0
INVEST_STEP: Final = 1
TRAVEL_STEP: Final = 2
SPLIT_STEP: Final = 3
TIME_STEP: Final = 4
LETTER_STEP: Final = 5
LOSS_STEP: Final = 6
FULFIL_STEP: Final = 7
PAY_STEP: Final = 8
JOIN_STEP: Final = 9
PLACE_STEP: Final = 10
END_STEP: Final = 11
REFILL_STEP: Final = 12
REWARD_STEP: Final = 13
OFFER_STEP: Final = 14
SWAP_STEP: Final = 15
FORCED_STEP: Final = 16

NOT_FINAL: Final = -1
CAUSES: Final = ("", "peace", "chart", "turns")
PEACE_WON: Final = 1
CHART_EMPTY: Final = 2
TURNS_OVER: Final = 3

ULTIMO: Final = 0
BACK: Final = 1
SIDES: Final = ("ultimo", "back")


class PositionData(State):
    """The data of a position of hamburg. `active` is the player whose turn it is, `seat` the one who decides.

    Copies share all lists but the holdings and the agenda: the shared ones change seldom, so they are replaced then,
    never changed in place, and a copy takes half of the time.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        chance: Chance,
        cards: Cards,
        settings: dict[str, object],
        rules: Rules,
        start: int,
        holdings: list[list[int]],
        contracts: list[list[int]],
        bonus: list[list[int]],
        buildings: list[list[int]],
        cubes: list[int],
        chart: list[int],
        faces: list[int],
        letters: list[int],
        tops: list[int],
        stacks: list[list[int]],
        discard: list[int],
        bonus_offer: list[int],
        building_offer: list[int],
        bonus_deck: list[int],
        building_deck: list[int],
    ) -> None:
        super().__init__(game, players, chance)
        self.cards = cards
        self.settings = settings
        self.rules = rules
        self.start = start
        self.active = start
        self.place = EMPTY  # where the Merkator is
        self.last = NOT_FINAL  # turns still to come after this one, once the final round is triggered
        self.cause = 0
        self.used: list[int] = []  # contracts fulfilled in this turn or joined journey (H-5.1)
        self.fulfiller = start  # whose they are
        self.took = False  # whether a card was taken into the hand in this turn (H-10.3)
        self.hands: list[int] = []  # by seat: a contract's number, or what buying the card would be
        self.package: list[int] = []  # purchases chosen and not yet paid, coinless (H-9.4)
        self.bids: list[int] = []  # by seat: money, then time, offered for a swap (H-10.7)
        self.side = ULTIMO
        self.under: list[list[int]] = []  # by slot: known contracts under a top; only alone are there any
        self.bonus_under: list[int] = []  # known bonus cards under their deck, the next one first
        self.holdings = holdings
        self.contracts = contracts  # sorted, as are bonus and buildings: equal positions have equal data
        self.bonus = bonus
        self.buildings = buildings
        self.cubes = cubes
        self.chart = chart  # counters left in each row, from the top
        self.faces = faces  # the letter of a row's first counter when it was turned up, else EMPTY
        self.letters = letters  # letters not yet seen
        self.tops = tops  # the open top contract of each stack
        self.stacks = stacks  # what lies below, in an order nobody knows
        self.discard = discard
        self.bonus_offer = bonus_offer
        self.building_offer = building_offer
        self.bonus_deck = bonus_deck
        self.building_deck = building_deck

    # --- cards that go from hand to hand

    def receive(self, seat: int, contract: int) -> None:
        """Give a player a contract."""
        self.contracts = replace_list(self.contracts, seat, with_card(self.contracts[seat], contract))

    def give_up(self, seat: int, contract: int) -> None:
        """Move a player's contract to the discard pile."""
        self.contracts = replace_list(self.contracts, seat, without_card(self.contracts[seat], contract))
        self.discard = with_card(self.discard, contract)

    def take_in_hand(self, seat: int, card: int) -> None:
        """Put a card into a player's hand (H-10.3); EMPTY takes it away."""
        self.hands = self.hands[:]
        self.hands[seat] = card

    # --- events

    def tell(self, kind: str, seat: int, values: dict[str, object]) -> None:
        """Note an event; callers ask first whether anyone listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    def goods_by_id(self, pieces: list[int]) -> dict[str, object]:
        """Return pieces by good number as the view writes them."""
        ids = self.cards.good_ids
        return {ids[good]: count for good, count in enumerate(pieces) if count}


def replace_list(lists: list[list[int]], at: int, new: list[int]) -> list[list[int]]:
    """Return the same lists with another one in place of one of them."""
    lists = lists[:]
    lists[at] = new
    return lists


def with_card(cards: list[int], card: int) -> list[int]:
    """Return sorted cards with one more."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    cards = cards[:]
    cards.insert(at, card)
    return cards


def without_card(cards: list[int], card: int) -> list[int]:
    """Return cards without one of them."""
    return [other for other in cards if other != card]
