"""Positions of rome as rows of numbers: what a seat may know, so of other hands only what everyone has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.contract import FIRST, SEAT, SECOND, STEP, THIRD, Game
from merkator.core.contract import State as AnyState
from merkator.env.layout import Layout, count, mark, put
from merkator.games.rome.rules import credit, scoring
from merkator.games.rome.rules.actions import FATUM_CARDS, GOODS, OFFERS, PORTS, lot_good, lot_loads
from merkator.games.rome.rules.cards import DOUBLE, PIPS
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import (
    AMOUNT_STEP,
    ANSWER_STEP,
    ARREARS,
    CARDS,
    CASH,
    DEMAND_STEP,
    DRIFT_STEP,
    DROP_STEP,
    ESCAPE_STEP,
    FIELD,
    LEND_STEP,
    LENDER,
    LOADS,
    LOAN,
    MOVE_STEP,
    NO_SHIP,
    NOTHING,
    OUT,
    PILOT_STEP,
    RANSOM_STEP,
    SKIP,
    SUM,
    SUM_STEP,
    TAKE_STEP,
    VOUCHER_STEP,
    VOUCHERS,
    WIND_STEP,
)
from merkator.games.rome.rules.state import STEPS, State

UNIT: Final = 100
"""Money is counted in hundreds of sesterces."""
MOST: Final = 32_000
_COUNTED: Final = (MOVE_STEP, VOUCHER_STEP, ESCAPE_STEP, WIND_STEP, PILOT_STEP, DROP_STEP)


def money(amount: int) -> int:
    """Return an amount as it is written.

    >>> money(12_345), money(-50), money(10**9)
    (123, -1, 32000)
    """
    return max(-MOST, min(MOST, amount // UNIT))


def loads_by_good(lots: list[int]) -> list[int]:
    """Return how many loads of each good some lots have."""
    found = [0] * GOODS
    for code in lots:
        found[lot_good(code)] += lot_loads(code)
    return found


class RomeFeatures:
    """Writes positions for one player count; the options change nothing of what is written."""

    def __init__(self, game: Rome, players: int) -> None:
        self.players = players
        self.cards = game.cards
        self.layout = layout = Layout()
        self.block = self._player(layout, 0)
        for number in range(1, players):
            self._player(layout, number)
        self._table(layout)

    def _player(self, layout: Layout, number: int) -> int:
        """Lay out what a player has; all players alike. Return the size of it."""
        before = layout.size
        add = layout.add
        players = self.players
        self.cash = add(f"cash {number}", 1, 100, "cash, in hundreds") - before
        self.wealth = add(f"wealth {number}", 1, 200, "wealth that is visible, in hundreds") - before
        self.ship = add(f"ship {number}", 3, 20, "20 when there is a ship; its row and column on the map") - before
        self.port = add(f"port {number}", PORTS, 1, "the port where it lies") - before
        self.cargo = add(f"cargo {number}", GOODS, 5, "loads aboard, by good") - before
        self.holds = add(f"holds {number}", 2, 5, "all loads aboard; lots aboard") - before
        self.hand = add(f"hand {number}", GOODS, 2, "cards in the hand; of others those known to all") - before
        self.count = add(f"cards {number}", 1, 14, "how many cards are in the hand") - before
        self.kept = add(f"kept {number}", FATUM_CARDS, 1, "Fatum cards kept") - before
        self.state = add(f"state {number}", 3, 1, "vouchers; turns to be missed; out of the game") - before
        self.truce = add(f"truce {number}", players, 1, "whom this player may not attack again yet") - before
        lenders = players + 1  # and the bank
        self.borrowed = add(f"borrowed {number}", lenders, 100, "sums lent by each player and the bank, in hundreds")
        self.arrears = add(f"arrears {number}", lenders, 100, "arrears owed to each and the bank, in hundreds")
        self.borrowed -= before
        self.arrears -= before
        self.credit = add(f"credit {number}", 2, 100, "credit offered; taken of it; in hundreds") - before
        return layout.size - before

    def _table(self, layout: Layout) -> None:
        """Lay out what everyone sees, and what is to be decided."""
        add = layout.add
        self.total = add("total", 1, 200, "the own wealth with the penalties of the own hand, in hundreds")
        self.decides = add("decides", self.players, 1, "who decides: this seat first, then in turn order")
        self.active = add("active", self.players, 1, "whose turn it is, likewise")
        self.turn = add("turn", 2, 10, "the round; 10 when the game ends with it")
        self.dice = add("dice", 2, 12, "the pips of the last roll; 12 when it was a double")
        self.shown = add("fatum", FATUM_CARDS, 1, "the Fatum card of this turn")
        self.pile = add("pile", 1, 32, "Fatum cards nobody knows")
        self.under = add("under", FATUM_CARDS, 1, "Fatum cards that lie under the pile")
        self.returned = add("returned", GOODS, 2, "goods cards given back to the bank, by good")
        self.unseen = add("unseen", 1, 20, "goods cards that were never dealt")
        self.step = add("step", len(STEPS), 1, "the step that is being played")
        self.amount = add("about amount", 1, 12, "pips, fields or loads")
        self.bank = add("bank", 2, 100, "credit the bank offers; taken of it; in hundreds")
        self.sums = add("about money", 3, 100, "laid so far; at most; the sum asked for; in hundreds")
        self.whom = add("about whom", self.players + 1, 1, "pirate, victim, ship or lender, this seat first, or bank")
        self.yard = add("about yard", PORTS, 1, "the port of the yard")
        self.booty = add("about booty", GOODS, 5, "loads that a pirate has named, by good")

    # --- writing

    def write(self, state: AnyState, seat: int, cells: list[int], at: int) -> None:
        """Write a position as a seat sees it."""
        assert isinstance(state, State)
        s = state
        players = self.players
        for number in range(players):
            other = (seat + number) % players
            block = at + number * self.block
            self._write_player(s, other, seat, cells, block)
            count(cells, block + self.truce, self._attacked(s, other, seat))
            if s.loans:
                count(cells, block + self.borrowed, self._owed(s, other, seat, SUM))
                count(cells, block + self.arrears, self._owed(s, other, seat, ARREARS))
        put(cells, at + self.total, money(scoring.wealth(s, seat)))
        put(cells, at + self.active + (s.active - seat) % players, 1)
        self._write_table(s, cells, at)
        if not s.over:
            put(cells, at + self.decides + (s.agenda[SEAT] - seat) % players, 1)
            put(cells, at + self.step + s.agenda[STEP], 1)
            self._write_step(s, seat, cells, at)

    def _attacked(self, s: State, pirate: int, seat: int) -> list[int]:
        """Return whom a player may not attack again, counted from a seat."""
        players = self.players
        found = [0] * players
        for pair in s.truce:
            if pair // players == pirate:
                found[(pair % players - seat) % players] = 1
        return found

    def _owed(self, s: State, borrower: int, seat: int, part: int) -> list[int]:
        """Return the sums or arrears that a player owes to each, counted from a seat; to the bank last."""
        found = [0] * (self.players + 1)
        loans = s.loans
        for place in range(0, len(loans), LOAN):
            if loans[place] == borrower:
                found[self._lender(loans[place + LENDER], seat)] += loans[place + part]
        return [money(amount) for amount in found]

    def _lender(self, lender: int, seat: int) -> int:
        """Return the place of a lender: players counted from a seat, then the bank."""
        return (lender - seat) % self.players if lender < self.players else self.players

    def _write_player(self, s: State, seat: int, viewer: int, cells: list[int], at: int) -> None:
        mine = s.holdings[seat]
        put(cells, at + self.cash, money(mine[CASH]))
        put(cells, at + self.wealth, money(scoring.open_wealth(s, seat)))
        field = mine[FIELD]
        if field != NO_SHIP:
            put(cells, at + self.ship, 20)
            put(cells, at + self.ship + 1, self.cards.sea.rows[field])
            put(cells, at + self.ship + 2, self.cards.sea.cols[field])
            if field < PORTS:
                put(cells, at + self.port + field, 1)
        if s.cargo[seat]:
            count(cells, at + self.cargo, loads_by_good(s.cargo[seat]))
        put(cells, at + self.holds, mine[LOADS])
        put(cells, at + self.holds + 1, len(s.cargo[seat]))
        count(cells, at + self.hand, s.hands[seat] if seat == viewer or s.over else s.known[seat])
        put(cells, at + self.count, mine[CARDS])
        mark(cells, at + self.kept, s.kept[seat])
        put(cells, at + self.state, mine[VOUCHERS])
        put(cells, at + self.state + 1, mine[SKIP])
        put(cells, at + self.state + 2, mine[OUT])
        if s.offers:
            put(cells, at + self.credit, money(s.offers[seat]))
            put(cells, at + self.credit + 1, money(s.taken[seat]))

    def _write_table(self, s: State, cells: list[int], at: int) -> None:
        put(cells, at + self.turn, s.round)
        put(cells, at + self.turn + 1, 10 if s.cause else 0)
        if s.dice != NOTHING:
            put(cells, at + self.dice, PIPS[s.dice])
            put(cells, at + self.dice + 1, 12 if DOUBLE[s.dice] else 0)
        if s.shown != NOTHING:
            put(cells, at + self.shown + s.shown, 1)
        put(cells, at + self.pile, len(s.pile))
        mark(cells, at + self.under, s.under)
        count(cells, at + self.returned, s.returned)
        put(cells, at + self.unseen, sum(s.rest))
        if s.offers:
            put(cells, at + self.bank, money(s.offers[self.players]))
            put(cells, at + self.bank + 1, money(s.taken[self.players]))

    def _write_step(self, s: State, seat: int, cells: list[int], at: int) -> None:
        """Write what is to be decided (see the view: `decision.about`)."""
        agenda = s.agenda
        step = agenda[STEP]
        first, second, third = agenda[FIRST], agenda[SECOND], agenda[THIRD]
        if step in _COUNTED:
            put(cells, at + self.amount, first)
        elif step == DRIFT_STEP:
            self._point(first, seat, cells, at)
            put(cells, at + self.amount, second)
        elif step == RANSOM_STEP:
            put(cells, at + self.sums + 2, money(first))
        elif step in (DEMAND_STEP, ANSWER_STEP):
            self._point(first, seat, cells, at)
            count(cells, at + self.booty, loads_by_good(s.booty))
        elif step == SUM_STEP:
            self._pay(cells, at, first, second, third, 0)
        elif step == LEND_STEP:
            put(cells, at + self.sums, money(second))
            put(cells, at + self.sums + 1, money(first))
        elif step == TAKE_STEP:
            self._pay(cells, at, first, 0, 0, second)
            self._point(credit.offerer(s), seat, cells, at)
        elif step == AMOUNT_STEP:
            self._point(first, seat, cells, at)
            put(cells, at + self.sums, money(second))
            put(cells, at + self.sums + 1, money(third))

    def _point(self, who: int, seat: int, cells: list[int], at: int) -> None:
        put(cells, at + self.whom + self._lender(who, seat), 1)

    def _pay(self, cells: list[int], at: int, ship: int, laid: int, most: int, asked: int) -> None:
        put(cells, at + self.yard + self.cards.yards[ship // OFFERS], 1)
        put(cells, at + self.sums, money(laid))
        put(cells, at + self.sums + 1, money(most))
        put(cells, at + self.sums + 2, money(asked))


def make(game: Game, players: int, options: Mapping[str, object]) -> RomeFeatures:
    """Make what writes positions of rome."""
    assert isinstance(game, Rome)
    return RomeFeatures(game, players)
