"""Positions of hamburg as rows of numbers. Everything is open in hamburg: seats differ only in who comes first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.contract import FIRST, SEAT, SECOND, STEP, THIRD, Game
from merkator.core.contract import State as AnyState
from merkator.env.layout import Layout, count, mark, put
from merkator.games.hamburg.rules import scoring
from merkator.games.hamburg.rules.actions import BONUS_CARDS, BUILDINGS, BUY_BONUS, CONTRACTS, GOODS, MAIN, PLACES
from merkator.games.hamburg.rules.cards import SLOTS
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.position_data import (
    EMPTY,
    LETTER_STEP,
    LOSS_STEP,
    NOT_FINAL,
    OFFER_STEP,
    PAY_STEP,
    REWARD_STEP,
    SPLIT_STEP,
    SWAP_STEP,
)
from merkator.games.hamburg.rules.stacks import SOLO_SLOT
from merkator.games.hamburg.rules.state import STEPS, State

LETTERS: Final = 12
COLUMNS: Final = 6
MARKET: Final = BONUS_CARDS + BUILDINGS


class HamburgFeatures:
    """Writes positions for one player count and set of options: parts of other variants are left out."""

    def __init__(self, game: Hamburg, players: int, options: Mapping[str, object]) -> None:
        self.players = players
        self.solo = players == 1
        self.cards = game.cards
        self.expert = bool(options.get("expert"))
        self.coinless = self.solo or bool(options.get("coinless"))  # alone there is no money either (H-9.4)
        self.offers = bool(options.get("offers"))
        self.rows = max(len(game.cards.rows), len(game.cards.back_rows))
        self.layout = layout = Layout()
        self.block = self._player(layout, 0)
        for number in range(1, players):
            self._player(layout, number)
        self._table(layout)

    def _player(self, layout: Layout, number: int) -> int:
        """Lay out what a player has; all players alike. Return the size of it."""
        before = layout.size
        add = layout.add
        self.goods = add(f"goods {number}", GOODS, 4, "goods in the office, by good") - before
        add(f"supply {number}", MAIN, 4, "cubes on the supply tile, by main place")
        add(f"time {number}", 1, 4, "time counters")
        add(f"money {number}", 1, 10, "Taler")
        self.contracts = add(f"contracts {number}", CONTRACTS, 1, "which contracts") - before
        self.bonus = add(f"bonus {number}", BONUS_CARDS, 1, "which bonus cards") - before
        self.buildings = add(f"buildings {number}", BUILDINGS, 1, "which buildings") - before
        self.score = add(f"score {number}", 1, 100, "half points as things stand") - before
        self.fulfilled = add(f"fulfilled {number}", CONTRACTS, 1, "contracts fulfilled in this turn") - before
        if self.expert:
            self.hand = add(f"hand {number}", CONTRACTS + MARKET, 1, "the card in the hand (expert rule)") - before
        if self.offers:
            self.bids = add(f"bids {number}", 2, 4, "money and time offered for a swap (variant D)") - before
        return layout.size - before

    def _table(self, layout: Layout) -> None:
        """Lay out what lies on the table, and what is to be decided."""
        add = layout.add
        self.decides = add("decides", self.players, 1, "who decides: this seat first, then in turn order")
        self.active = add("active", self.players, 1, "whose turn it is, likewise")
        self.place = add("place", PLACES, 1, "where the Merkator stands")
        self.cubes = add("cubes", MAIN, 4, "cubes on the main places")
        if not self.solo:
            self.side = add("side", 1, 1, "the chart lies on its back side (long game)")
            self.left = add("rows", self.rows, 6, "counters left in each row of the chart")
            self.faces = add("faces", self.rows * LETTERS, 1, "the letter that lies open in each row")
            self.letters = add("letters", LETTERS, 4, "letters not yet seen, by letter")
        self.tops = add("tops", CONTRACTS, 1, "open contracts on the stacks")
        self.counts = add("stacks", SLOTS, 8, "contracts in each stack, the open one included")
        if self.solo:
            self.under = add("under", CONTRACTS, 1, "known contracts under the open ones (solo)")
            self.bonus_under = add("bonus under", BONUS_CARDS, 1, "known bonus cards under their deck (solo)")
        self.discard = add("discard", CONTRACTS, 1, "contracts in the discard pile")
        self.bonus_offer = add("bonus offer", BONUS_CARDS, 1, "bonus cards on offer")
        self.building_offer = add("building offer", BUILDINGS, 1, "buildings on offer")
        self.decks = add("decks", 3, 16, "cards in the decks: bonus, building, solo stack")
        self.turn = add("turn", 3, 10, "the round; 10 when the game is in its final round; turns left then")
        self.step = add("step", len(STEPS), 1, "the step that is being played")
        self.contract = add("about contract", CONTRACTS, 1, "the contract that is paid, rewarded or swapped")
        self.part = add("about part", GOODS + len(self.cards.category_ids), 1, "good or category that is paid")
        self.column = add("about column", COLUMNS, 1, "the column of which goods are lost")
        self.origin = add("about place", MAIN, 1, "the place whose cubes are split into goods")
        self.letter = add("about letter", LETTERS, 1, "the letter that was revealed")
        self.amount = add("about amount", 1, 4, "pieces to be paid, lost or split")
        if self.offers:
            self.taker = add("about taker", self.players, 1, "who drew the contract that offers are made for")
        if self.coinless:
            self.package = add("package", MARKET, 1, "purchases chosen and not yet paid (coinless)")

    # --- writing

    def write(self, state: AnyState, seat: int, cells: list[int], at: int) -> None:
        """Write a position as a seat sees it."""
        assert isinstance(state, State)
        s = state
        players = self.players
        for number in range(players):
            self._write_player(s, (seat + number) % players, cells, at + number * self.block)
        put(cells, at + self.active + (s.active - seat) % players, 1)
        if s.place != EMPTY:
            put(cells, at + self.place + s.place, 1)
        count(cells, at + self.cubes, s.cubes)
        if self.solo:
            for cards in s.under:
                mark(cells, at + self.under, cards)
            mark(cells, at + self.bonus_under, s.bonus_under)
        else:
            self._write_chart(s, cells, at)
        self._write_cards(s, cells, at)
        put(cells, at + self.turn, (s.turns - 1) // players + 1)
        if s.last != NOT_FINAL:
            put(cells, at + self.turn + 1, 10)
            put(cells, at + self.turn + 2, s.last)
        if not s.over:
            put(cells, at + self.decides + (s.agenda[SEAT] - seat) % players, 1)
            self._write_step(s, seat, cells, at)

    def _write_player(self, s: State, seat: int, cells: list[int], at: int) -> None:
        count(cells, at + self.goods, s.holdings[seat])  # goods, supply, time and money stand there in this order
        mark(cells, at + self.contracts, s.contracts[seat])
        mark(cells, at + self.bonus, s.bonus[seat])
        mark(cells, at + self.buildings, s.buildings[seat])
        put(cells, at + self.score, scoring.halves(s, seat))
        if seat == s.fulfiller:
            mark(cells, at + self.fulfilled, s.used)
        if self.expert and s.hands[seat] != EMPTY:
            card = s.hands[seat]
            put(cells, at + self.hand + (card if card < CONTRACTS else CONTRACTS + card - BUY_BONUS), 1)
        if self.offers:
            put(cells, at + self.bids, s.bids[seat])
            put(cells, at + self.bids + 1, s.bids[self.players + seat])

    def _write_chart(self, s: State, cells: list[int], at: int) -> None:
        put(cells, at + self.side, s.side)
        count(cells, at + self.left, s.chart)
        for number, left in enumerate(s.chart):
            if left and s.faces[number] >= 0:
                put(cells, at + self.faces + number * LETTERS + s.faces[number], 1)
        seen = [0] * LETTERS
        for letter in s.letters:
            seen[letter] += 1
        count(cells, at + self.letters, seen)

    def _write_cards(self, s: State, cells: list[int], at: int) -> None:
        closed = SOLO_SLOT if self.solo else SLOTS  # alone the stacks from here on lie in the solo stack (H-9.5)
        mark(cells, at + self.tops, [top for top in s.tops if top != EMPTY])
        sizes = [len(s.under[slot]) + (s.tops[slot] != EMPTY) for slot in range(SLOTS)]
        for slot in range(closed):
            sizes[slot] += len(s.stacks[slot])
        count(cells, at + self.counts, sizes)
        mark(cells, at + self.discard, s.discard)
        mark(cells, at + self.bonus_offer, s.bonus_offer)
        mark(cells, at + self.building_offer, s.building_offer)
        put(cells, at + self.decks, len(s.bonus_deck) + len(s.bonus_under))
        put(cells, at + self.decks + 1, len(s.building_deck))
        if self.solo:
            put(cells, at + self.decks + 2, sum([len(s.stacks[slot]) for slot in range(SOLO_SLOT, SLOTS)]))
        if self.coinless:
            mark(cells, at + self.package - BUY_BONUS, s.package)

    def _write_step(self, s: State, seat: int, cells: list[int], at: int) -> None:
        """Write what is to be decided (see the view: `decision.about`)."""
        agenda = s.agenda
        step = agenda[STEP]
        put(cells, at + self.step + step, 1)
        first, second, third = agenda[FIRST], agenda[SECOND], agenda[THIRD]
        if step == SPLIT_STEP:
            put(cells, at + self.origin + first, 1)
            put(cells, at + self.amount, second)
        elif step == LETTER_STEP:
            if first >= 0:
                put(cells, at + self.letter + first, 1)
        elif step == LOSS_STEP:
            put(cells, at + self.column + first, 1)
            put(cells, at + self.amount, second)
        elif step == REWARD_STEP:
            put(cells, at + self.contract + first, 1)
        elif step == SWAP_STEP:
            put(cells, at + self.contract + second, 1)
        elif step == OFFER_STEP:
            put(cells, at + self.taker + (first - seat) % self.players, 1)
        elif step == PAY_STEP:
            put(cells, at + self.contract + first, 1)
            put(cells, at + self.part + self.cards.parts[first][second], 1)
            put(cells, at + self.amount, third)


def make(game: Game, players: int, options: Mapping[str, object]) -> HamburgFeatures:
    """Make what writes positions of hamburg."""
    assert isinstance(game, Hamburg)
    return HamburgFeatures(game, players, options)
