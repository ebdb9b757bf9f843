"""The books of a game of rome, kept from its events alone: if they agree with the table, nothing is made up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from merkator.core.contract import FRAME
from merkator.core.events import Event
from merkator.games.rome.rules.actions import BANK, FATUM_CARDS, GOODS, lot_good, lot_loads
from merkator.games.rome.rules.position_data import (
    CARDS,
    CASH,
    FIELD,
    LOADS,
    LOAN,
    NO_SHIP,
    OBEYED_STEP,
    OUT,
    SKIP,
    VOUCHERS,
)
from merkator.games.rome.rules.state import State


class Ledger:
    """What each seat must have, by the events so far."""

    def __init__(self, state: State) -> None:
        self.cash = [state.cards.start_cash] * state.players
        self.bank = 0
        self.vouchers = [0] * state.players
        self.lent: Counter[tuple[int, int | None]] = Counter()  # by borrower and lender (None: the bank)
        self.arrears: Counter[tuple[int, int | None]] = Counter()
        self.cargo: list[Counter[str]] = [Counter() for _ in range(state.players)]
        self.due: dict[tuple[int, int | None], int] = {}  # interest that the player whose turn it is still owes
        self.late: int | None = None  # who could not pay everything just now
        self.fields: list[str | None] = [None] * state.players
        self.kinds: Counter[str] = Counter()
        self.prices = {good.id: dict(good.sold) for good in state.cards.set.goods}
        self.symbols = {port.id: port.symbols for port in state.cards.set.ports}

    def note(self, event: Event) -> None:
        """Write an event into the books."""
        self.kinds[event.kind] += 1
        if event.kind != "interest" and self.late is not None:
            assert self.cash[self.late] <= 0, "what cash covers is paid"
            self.late = None
        entry = getattr(self, f"_{event.kind}", None)
        if entry is not None:
            entry(event.seat, event.values)

    def _pay(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def _move(self, giver: int, taker: int | None, amount: int) -> None:
        """Move money between players; None is the bank."""
        if taker is None:
            self._pay(giver, amount)
            return
        self.cash[giver] -= amount
        self.cash[taker] += amount

    def _paid(self, seat: int, v: dict[str, Any]) -> None:
        self._pay(seat, v["amount"])

    def _received(self, seat: int, v: dict[str, Any]) -> None:
        self._pay(seat, -v["amount"])

    def _bought(self, seat: int, v: dict[str, Any]) -> None:
        assert v["good"] in self.symbols[str(v["port"])]
        assert self.fields[seat] == v["port"]
        self._pay(seat, v["amount"])
        self.cargo[seat][str(v["good"])] += v["loads"]

    def _sold(self, seat: int, v: dict[str, Any]) -> None:
        price = self.prices[str(v["good"])][str(v["port"])]  # KeyError: sold where the card does not say
        assert self.fields[seat] == v["port"]
        assert v["price"] >= price
        assert v["amount"] == v["price"] * v["loads"]
        self._pay(seat, -v["amount"])
        self.cargo[seat][str(v["good"])] -= v["loads"]

    def _built(self, seat: int, v: dict[str, Any]) -> None:
        self._pay(seat, v["amount"])
        self.fields[seat] = str(v["port"])

    def _gave(self, seat: int, v: dict[str, Any]) -> None:
        self._move(seat, v["to"], v["amount"])

    def _lent(self, seat: int, v: dict[str, Any]) -> None:
        self._move(seat, v["to"], v["amount"])
        self.lent[v["to"], seat] += v["amount"]

    def _bank_lent(self, seat: int, v: dict[str, Any]) -> None:
        self._pay(seat, -v["amount"])
        self.lent[seat, None] += v["amount"]

    def _repaid(self, seat: int, v: dict[str, Any]) -> None:
        """Arrears are repaid before sums (R-4.2)."""
        self._move(seat, v["to"], v["amount"])
        late = min(v["amount"], self.arrears[seat, v["to"]])
        self.arrears[seat, v["to"]] -= late
        self.lent[seat, v["to"]] -= v["amount"] - late

    def _turn(self, seat: int, v: dict[str, Any]) -> None:
        """Note the most that may fall due: a tenth of what was lent (R-4.2); each loan is rounded down."""
        self.due = {pair: sum // 10 for pair, sum in self.lent.items() if pair[0] == seat}

    def _interest(self, seat: int, v: dict[str, Any]) -> None:
        self._move(seat, v["to"], v["amount"])
        self.due[seat, v["to"]] = self.due.get((seat, v["to"]), 0) - v["due"]
        assert self.due[seat, v["to"]] >= 0
        assert v["amount"] == 0 or self.cash[seat] >= 0, "interest is paid with cash that is there"
        if v["arrears"]:
            self.late = seat
        self.arrears[seat, v["to"]] += v["due"] - v["amount"]

    def _compensated(self, seat: int, v: dict[str, Any]) -> None:
        self._move(seat, v["to"], v["amount"])
        self.arrears[seat, v["to"]] += v["owed"]

    def _voucher(self, seat: int, v: dict[str, Any]) -> None:
        self.vouchers[seat] += v["count"]

    def _voucher_spent(self, seat: int, v: dict[str, Any]) -> None:
        self.vouchers[seat] -= 1

    def _lost(self, seat: int, v: dict[str, Any]) -> None:
        self.cargo[seat][str(v["good"])] -= v["loads"]

    def _wrecked(self, seat: int, v: dict[str, Any]) -> None:
        assert self.fields[seat] == v["field"]
        self.cargo[seat].clear()
        self.fields[seat] = None

    def _captured(self, seat: int, v: dict[str, Any]) -> None:
        good = str(v["good"])
        self.cargo[seat][good] += v["loads"]
        self.cargo[v["from"]][good] -= v["loads"] + v["lost"]

    def _began(self, seat: int, v: dict[str, Any]) -> None:
        self.fields[seat] = str(v["port"])

    def _sailed(self, seat: int, v: dict[str, Any]) -> None:
        assert self.fields[seat] == v["from"]
        self.fields[seat] = str(v["to"])

    def check(self, s: State) -> None:
        """Compare the books with the table; money only moves between players and the bank."""
        assert [mine[CASH] for mine in s.holdings] == self.cash
        assert sum(self.cash) + self.bank == s.players * s.cards.start_cash
        assert [mine[VOUCHERS] for mine in s.holdings] == self.vouchers
        sums: Counter[tuple[int, int | None]] = Counter()
        arrears: Counter[tuple[int, int | None]] = Counter()
        for at in range(0, len(s.loans), LOAN):
            pair = s.loans[at], None if s.loans[at + 1] == BANK else s.loans[at + 1]
            sums[pair] += s.loans[at + 2]
            arrears[pair] += s.loans[at + 3]
        assert +sums == +self.lent
        assert +arrears == +self.arrears
        for seat, lots in enumerate(s.cargo):
            aboard: Counter[str] = Counter()
            for code in lots:
                aboard[s.cards.good_ids[lot_good(code)]] += lot_loads(code)
            assert aboard == +self.cargo[seat]
            field = s.holdings[seat][FIELD]
            assert self.fields[seat] == (None if field == NO_SHIP else s.cards.sea.ids[field])


def check_table(s: State) -> None:
    """Check what holds in every position by itself: all cards are there, counts are true, no hold is too full."""
    for good in range(GOODS):
        aboard = sum([1 for lots in s.cargo for code in lots if lot_good(code) == good])
        assert sum(hand[good] for hand in s.hands) + aboard + s.rest[good] + s.returned[good] == 2
    obeyed = [s.agenda[at + 2] for at in range(0, len(s.agenda), FRAME) if s.agenda[at] == OBEYED_STEP]
    fatum = [*s.pile, *s.under, *obeyed, *[card for kept in s.kept for card in kept]]
    assert sorted(fatum) == list(range(FATUM_CARDS))
    for seat, mine in enumerate(s.holdings):
        assert mine[CARDS] == sum(s.hands[seat])
        assert mine[LOADS] == sum(lot_loads(code) for code in s.cargo[seat]) <= s.cards.hold
        assert s.cargo[seat] == sorted(s.cargo[seat])
        assert all(0 <= known <= held for known, held in zip(s.known[seat], s.hands[seat], strict=True))
        assert mine[VOUCHERS] >= 0
        assert mine[SKIP] >= 0
        if mine[FIELD] == NO_SHIP:
            assert not s.cargo[seat]
            assert mine[SKIP] == 0
        if mine[OUT]:
            assert mine[FIELD] == NO_SHIP
            assert not s.kept[seat]
    for at in range(0, len(s.loans), LOAN):
        borrower, lender, sum_lent, arrears = s.loans[at : at + LOAN]
        assert borrower != lender
        assert min(sum_lent, arrears) >= 0
        assert sum_lent + arrears > 0
