"""A builder for positions of rome: tests say who lies where with what, and leave out the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

import merkator
from merkator.core.chance import Recorded, Seeded
from merkator.core.contract import FRAME
from merkator.core.errors import IllegalAction, Reason
from merkator.core.events import Event
from merkator.games.rome.rules.actions import GOODS, lot_code, lot_loads
from merkator.games.rome.rules.cards import DECKS
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.position_data import (
    CARDS,
    CASH,
    FIELD,
    LOADS,
    LOAN,
    NO_SHIP,
    OUT,
    SKIP,
    TURN_STEP,
    VOUCHERS,
)
from merkator.games.rome.rules.state import State


def rome() -> Rome:
    game = merkator.game("rome")
    assert isinstance(game, Rome)
    return game


def pond() -> Rome:
    """The game with two sea fields in the north-west that no ship could leave; no card file may have them."""
    cards = rome().set
    rows = ("~~" + cards.sea.rows[0][2:], *cards.sea.rows[1:])
    return Rome(replace(cards, sea=replace(cards.sea, rows=rows)))


class Voyage:
    """A game in its first turn, all ships in Ostia, that can be rearranged at will; seat 0 begins.

    Hands and cargo take their cards from the bank's rest, from other hands and from cards returned; what they held
    before goes to the rest, so that there are always two cards of each good.

    >>> p = Voyage(players=2).ship(0, "puteoli").hand(0, "wine", "grain").cash(0, 2000)
    >>> p.legal()
    ['buy 1 wine', 'buy 2 wine', 'done']
    """

    def __init__(self, players: int = 2, seed: int = 1, game: Rome | None = None, **options: object) -> None:
        self.game = game or rome()
        self.cards = self.game.cards
        chosen: dict[str, object] = {"start": 0}
        self.state: State = self.game.start(players, seed=seed, options=chosen | options)
        for _ in range(players):
            self.state.play(self.game.action("begin ostia"))

    # --- arranging

    def ship(self, seat: int, field: str | None) -> Voyage:
        """Lay a player's ship into a port or on a field; None: it is lost."""
        self.state.holdings[seat][FIELD] = NO_SHIP if field is None else self.cards.sea.ids.index(field)
        return self._again()

    def cash(self, seat: int, cash: int) -> Voyage:
        self.state.holdings[seat][CASH] = cash
        return self._again()

    def vouchers(self, seat: int, count: int) -> Voyage:
        self.state.holdings[seat][VOUCHERS] = count
        return self._again()

    def skip(self, seat: int, turns: int = 1) -> Voyage:
        self.state.holdings[seat][SKIP] = turns
        return self._again()

    def out(self, seat: int) -> Voyage:
        """Put a player out of the game."""
        self.state.holdings[seat][OUT] = 1
        self.state.holdings[seat][FIELD] = NO_SHIP
        return self._again()

    def hand(self, seat: int, *goods: str) -> Voyage:
        """Give a player exactly these goods cards in hand, unknown to the others."""
        s = self.state
        s.rest = [s.rest[good] + s.hands[seat][good] for good in range(GOODS)]
        s.hands[seat] = [0] * GOODS
        s.known[seat] = [0] * GOODS
        s.holdings[seat][CARDS] = 0
        mine = [0] * GOODS
        for good in goods:
            number = self.cards.good_ids.index(good)
            self._fetch(number, seat)
            mine[number] += 1
        s.hands[seat] = mine
        s.holdings[seat][CARDS] = len(goods)
        return self._again()

    def cargo(self, seat: int, **loads: int | tuple[int, ...]) -> Voyage:
        """Load exactly these lots: `wine=3`, or `wine=(2, 1)` for two lots of one good."""
        s = self.state
        for code in s.cargo[seat]:
            s.rest[code // 5] += 1
        s.cargo[seat] = []
        codes: list[int] = []
        for good, lots in loads.items():
            number = self.cards.good_ids.index(good)
            for count in (lots,) if isinstance(lots, int) else lots:
                self._fetch(number, seat)
                codes.append(lot_code(number, count))
        s.cargo[seat] = sorted(codes)
        s.holdings[seat][LOADS] = sum(lot_loads(code) for code in codes)
        return self._again()

    def _fetch(self, good: int, seat: int) -> None:
        """Take a card of a good from wherever it is of no use: the rest, other hands, the cards returned."""
        s = self.state
        if s.rest[good]:
            s.rest = [n - (at == good) for at, n in enumerate(s.rest)]
            return
        for other in [*[o for o in range(s.players) if o != seat], seat]:
            if s.hands[other][good]:
                s.hands[other] = [n - (at == good) for at, n in enumerate(s.hands[other])]
                s.known[other] = [min(k, h) for k, h in zip(s.known[other], s.hands[other], strict=True)]
                s.holdings[other][CARDS] -= 1
                return
        assert s.returned[good], f"both cards of {self.cards.good_ids[good]} are in use"
        s.returned = [n - (at == good) for at, n in enumerate(s.returned)]

    def kept(self, seat: int, *ids: str) -> Voyage:
        """Give a player exactly these kept Fatum cards, taken from the pile."""
        s = self.state
        wanted = [self.cards.fatum_ids.index(id) for id in ids]
        s.pile = sorted([*s.pile, *s.kept[seat]])
        s.kept[seat] = sorted(wanted)
        s.pile = [card for card in s.pile if card not in wanted]
        s.under = [card for card in s.under if card not in wanted]
        return self._again()

    def fatum(self, pile: list[str], under: list[str]) -> Voyage:
        """Lay the Fatum cards: those in an order nobody knows, and those under them."""
        self.state.pile = sorted([self.cards.fatum_ids.index(id) for id in pile])
        self.state.under = [self.cards.fatum_ids.index(id) for id in under]
        return self._again()

    def loan(self, borrower: int, lender: int, sum: int, arrears: int = 0) -> Voyage:
        """Note a loan, newer than those there are."""
        self.state.loans = [*self.state.loans, borrower, lender, sum, arrears]
        return self._again()

    def turn_of(self, seat: int) -> Voyage:
        """Go to the beginning of a player's next turn; the turns of others before it are left out."""
        s = self.state
        del s.agenda[FRAME:]
        assert s.agenda[-FRAME] == TURN_STEP
        s.active = (seat - 1) % s.players
        s.advance()
        return self

    def outcomes(self, *texts: str) -> Voyage:
        """Decide the coming draws: texts like "dice 3 4" (the lower die first) or "fatum f07"."""
        told = []
        for text in texts:
            deck, card = text.split(" ", 1)
            number = DECKS.index(deck)
            told.append((number, self.game.outcomes[number].number(card)))
        self.state.chance = Recorded(told)
        return self

    def seed(self, seed: int) -> Voyage:
        self.state.chance = Seeded(seed, len(DECKS))
        return self

    def veil(self) -> Voyage:
        """Go on behind a veil: what is drawn stays unknown."""
        twin = self.state.veiled()
        assert isinstance(twin, State)
        self.state = twin
        return self

    def _again(self) -> Voyage:
        """Find the choices of the new position; a step that would go on by itself waits until it is played."""
        twin = self.state.copy()
        twin.chance = Seeded(0, len(DECKS))  # what such a step draws must not use up what is told
        twin.refresh_choices()
        self.state.choices = twin.choices
        self.state.seat = self.state.agenda[1 - FRAME]
        return self

    # --- playing and looking

    def play(self, *texts: str) -> Voyage:
        for text in texts:
            self.state.play(self.game.action(text))
        return self

    def rolls(self, *texts: str) -> Voyage:
        """End the trade before the roll; then these outcomes come."""
        self.outcomes(*texts)
        assert self.step == "trade", self.step
        return self.play("done")

    def goes_on(self, *texts: str) -> list[Event]:
        """Go on to the roll, ending the trade if it is asked for; these outcomes come. Return what happened."""
        self.outcomes(*texts)
        assert self.step == "trade", self.step
        if self.state.choices:
            return self.happens("done")
        events: list[Event] = []
        self.state.events = events
        self.state.advance()
        self.state.events = None
        return events

    def fate(self, card: str, *texts: str) -> list[Event]:
        """Go on to a roll of doubles and this Fatum card; then these outcomes come. Return what the card did."""
        events = self.goes_on("dice 3 3", f"fatum {card}", *texts)
        assert [event.kind for event in events[:3]] == ["paid", "rolled", "fatum"], events
        assert events[2] == Event("fatum", events[0].seat, {"card": card})
        return events[3:]

    def happens(self, text: str) -> list[Event]:
        """Play an action and return what happened."""
        return self.state.play_events(self.game.action(text))

    def told(self, text: str, kind: str) -> list[Event]:
        """Play an action and return the events of one kind."""
        return [event for event in self.happens(text) if event.kind == kind]

    def legal(self) -> list[str]:
        return [self.game.notation(action) for action in self.state.legal()]

    @property
    def step(self) -> str:
        return self.state.step()

    def lies(self, seat: int) -> str | None:
        """Return where a player's ship lies."""
        field = self.state.holdings[seat][FIELD]
        return None if field == NO_SHIP else self.cards.sea.ids[field]

    def money(self) -> list[int]:
        return [mine[CASH] for mine in self.state.holdings]

    def aboard(self, seat: int) -> list[tuple[str, int]]:
        """Return the lots aboard: good and loads."""
        return [(self.cards.good_ids[code // 5], lot_loads(code)) for code in self.state.cargo[seat]]

    def held(self, seat: int) -> list[str]:
        """Return the goods cards in a hand."""
        mine = self.state.hands[seat]
        return [id for good, id in enumerate(self.cards.good_ids) for _ in range(mine[good])]

    def seen(self, seat: int) -> list[str]:
        """Return the cards of a hand that everyone knows."""
        mine = self.state.known[seat]
        return [id for good, id in enumerate(self.cards.good_ids) for _ in range(mine[good])]

    def has(self, seat: int, what: int) -> int:
        """Return one of a player's holdings, such as VOUCHERS."""
        return self.state.holdings[seat][what]

    def keeps(self, seat: int) -> list[str]:
        return [self.cards.fatum_ids[card] for card in self.state.kept[seat]]

    def under(self) -> list[str]:
        """Return the Fatum cards under the pile, the next one first."""
        return [self.cards.fatum_ids[card] for card in self.state.under]

    def loans(self) -> list[tuple[int, ...]]:
        """Return borrower, lender, sum and arrears of each loan."""
        flat = self.state.loans
        return [tuple(flat[at : at + LOAN]) for at in range(0, len(flat), LOAN)]

    def why_not(self, text: str) -> str:
        """Return the reason why an action is not legal now, in English; nothing may change."""
        return self.reason_of(text)[1]

    def reason_of(self, text: str) -> tuple[str, str]:
        """Return the id of the reason why an action is not legal now, and the reason in English."""
        position = self.state.dump()
        with pytest.raises(IllegalAction) as refusal:
            self.play(text)
        assert self.state.dump() == position
        told = refusal.value.why
        assert told is not None
        why = told.values["why"]
        assert isinstance(why, Reason)
        return why.id, str(why)
