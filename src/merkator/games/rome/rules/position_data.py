"""All data of a position, as flat lists of numbers. The steps work on it."""

from __future__ import annotations

from typing import Final

from merkator.core.chance import Chance
from merkator.core.contract import Game, State
from merkator.core.events import Event
from merkator.games.rome.rules.cards import Cards
from merkator.games.rome.rules.rules import Rules

# A player's holdings are one flat list.
CASH: Final = 0
FIELD: Final = 1  # where the ship lies
VOUCHERS: Final = 2
SKIP: Final = 3  # turns to be missed
OUT: Final = 4  # 1: no longer in the game
LOADS: Final = 5  # aboard, in all
CARDS: Final = 6  # in the hand
HOLDINGS: Final = 7

NO_SHIP: Final = -1
NOTHING: Final = -1
"""No roll, no card."""

# Steps of the agenda: `state.py` says what each does.
TURN_STEP: Final = 0
BEGIN_STEP: Final = 1
SHIP_STEP: Final = 2
SUM_STEP: Final = 3
LEND_STEP: Final = 4
TAKE_STEP: Final = 5
TRADE_STEP: Final = 6
ROLL_STEP: Final = 7
VOUCHER_STEP: Final = 8
MOVE_STEP: Final = 9
ARRIVE_STEP: Final = 10
ATTACK_STEP: Final = 11
DEMAND_STEP: Final = 12
ANSWER_STEP: Final = 13
FIGHT_STEP: Final = 14
ESCAPE_STEP: Final = 15
FATUM_STEP: Final = 16
THROW_STEP: Final = 17
DROP_STEP: Final = 18
RANSOM_STEP: Final = 19
DRIFT_STEP: Final = 20
HAVEN_STEP: Final = 21
WIND_STEP: Final = 22
PILOT_STEP: Final = 23
RETURN_STEP: Final = 24
REPAY_STEP: Final = 25
AMOUNT_STEP: Final = 26
BREEZE_STEP: Final = 27
OBEYED_STEP: Final = 28

CAUSES: Final = ("", "cards", "players")
GOES_ON: Final = 0
NO_CARDS_LEFT: Final = 1
NO_PLAYERS_LEFT: Final = 2

LOAN: Final = 4
"""Numbers in one entry of the list of loans: borrower, lender, sum, arrears (R-4.2)."""
LENDER: Final = 1  # a seat, or BANK
SUM: Final = 2  # lent and not yet repaid; bears interest
ARREARS: Final = 3  # interest or compensation not yet paid; bears none


class PositionData(State):
    """The data of a position of rome. `active` is the player whose turn it is, `seat` the one who decides.

    Lists that seldom change (hands, cargo, kept cards, loans, the pile …) are shared between copies: they are never
    changed in place, only replaced. Holdings and the agenda are a copy's own.
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
        hands: list[list[int]],
        known: list[list[int]],
        cargo: list[list[int]],
        kept: list[list[int]],
        rest: list[int],
        returned: list[int],
        pile: list[int],
        under: list[int],
        loans: list[int],
        truce: list[int],
    ) -> None:
        super().__init__(game, players, chance)
        self.cards = cards
        self.settings = settings
        self.rules = rules
        self.start = start
        self.active = start
        self.round = 0
        self.cause = GOES_ON  # once it is set, the game ends with the round
        self.dice = NOTHING  # the last roll of this turn
        self.shown = NOTHING  # the Fatum card of this turn
        self.holdings = holdings
        self.hands = hands  # by seat: how many cards of each good
        self.known = known  # by seat: how many of them everyone has seen go into the hand
        self.cargo = cargo  # by seat: codes of the lots aboard, sorted
        self.kept = kept  # by seat: Fatum cards, sorted
        self.rest = rest  # goods cards never dealt, by good; nobody knows them
        self.returned = returned  # goods cards given back to the bank, by good
        self.pile = pile  # Fatum cards in an order nobody knows
        self.under = under  # Fatum cards put under the pile, the next one first
        self.loans = loans  # LOAN numbers each, the oldest first
        self.truce = truce  # attacker × players + attacked, for every pair that may not meet again yet
        self.offers: list[int] = []  # by seat, then the bank: what is offered to the player who asks for credit
        self.taken: list[int] = []  # by seat, then the bank: what is taken of it
        self.booty: list[int] = []  # codes of the lots a pirate has named, in that order

    def tell(self, kind: str, seat: int, values: dict[str, object]) -> None:
        """Note an event; callers ask first whether anyone listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    def pay_bank(self, seat: int, amount: int, cause: str) -> None:
        """Let a player pay the bank, also with money that is not there (R-2.8)."""
        self.holdings[seat][CASH] -= amount
        if self.events is not None:
            self.tell("paid", seat, {"amount": amount, "for": cause})

    def in_game(self) -> int:
        """Count the players still in the game."""
        return self.players - sum([mine[OUT] for mine in self.holdings])
