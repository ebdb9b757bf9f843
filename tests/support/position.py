"""A builder for positions: tests say what lies where and leave out the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

import merkator
from merkator.core.chance import Recorded, Seeded
from merkator.core.contract import FRAME, Game
from merkator.core.errors import IllegalAction, Reason
from merkator.core.events import Event
from merkator.games.hamburg.rules.actions import CONTRACTS, GOODS, MAIN
from merkator.games.hamburg.rules.cards import DECKS
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.position_data import EMPTY, MONEY, SUPPLY, TIME
from merkator.games.hamburg.rules.state import State


def hamburg() -> Hamburg:
    game = merkator.game("hamburg")
    assert isinstance(game, Hamburg)
    return game


class Position:
    """A game in its first turn that can be rearranged at will; seat 0 begins.

    >>> p = Position(players=3).goods(0, wine=2).time(0, 3).at("invest")
    >>> p.play("done", "go russia").state.place
    3
    """

    def __init__(self, players: int = 2, seed: int = 1, game: Hamburg | None = None, **options: object) -> None:
        self.game = game or hamburg()
        self.cards = self.game.cards
        first: dict[str, object] = {} if players == 1 else {"start": 0}
        self.state: State = self.game.start(players, seed=seed, options=first | options)

    # --- arranging

    def goods(self, seat: int, **goods: int) -> Position:
        """Empty a player's office and put these goods in."""
        mine = self.state.holdings[seat]
        mine[:GOODS] = [goods.get(good, 0) for good in self.cards.good_ids]
        assert set(goods) <= set(self.cards.good_ids), goods
        return self._again()

    def supply(self, seat: int, *places: str) -> Position:
        """Leave only the cubes of these main places on a player's supply tile."""
        for place in range(MAIN):
            self.state.holdings[seat][SUPPLY + place] = int(self.cards.place_ids[place] in places)
        return self._again()

    def time(self, seat: int, time: int) -> Position:
        self.state.holdings[seat][TIME] = time
        return self._again()

    def money(self, seat: int, money: int) -> Position:
        self.state.holdings[seat][MONEY] = money
        return self._again()

    def contracts(self, seat: int, *ids: str) -> Position:
        """Give a player exactly these contracts, taken from wherever they are; old ones go back below
        their stacks (2s to the discard pile)."""
        s = self.state
        for old in s.contracts[seat]:
            slot = self.cards.slot[old]
            (s.stacks[slot] if slot else s.discard).append(old)
        s.contracts[seat] = sorted(self._fetch(self.cards.contract_ids.index(id)) for id in ids)
        for below in [*s.stacks, s.discard]:
            below.sort()
        return self._again()

    def top(self, id: str) -> Position:
        """Lay a contract on top of its stack."""
        card = self.cards.contract_ids.index(id)
        slot = self.cards.slot[card]
        self._fetch(card)
        if self.state.tops[slot] != EMPTY:
            self.state.stacks[slot].append(self.state.tops[slot])
            self.state.stacks[slot].sort()
        self.state.tops[slot] = card
        return self._again()

    def empty_stack(self, value: int, to: int | None = None, discard: Iterable[str] = ()) -> Position:
        """Empty a stack: its cards go to a player's contracts or out of the game, these ids to the discard pile."""
        s = self.state
        slot = self.cards.slot[self.cards.value.index(value)]
        gone = s.stacks[slot] + ([s.tops[slot]] if s.tops[slot] != EMPTY else [])
        gone += [card for card in s.discard if self.cards.slot[card] == slot]
        s.stacks[slot], s.tops[slot] = [], EMPTY
        s.discard = [card for card in s.discard if self.cards.slot[card] != slot]
        kept = [self.cards.contract_ids.index(id) for id in discard]
        s.discard = sorted(s.discard + kept)
        if to is not None:
            s.contracts[to] = sorted(s.contracts[to] + [card for card in gone if card not in kept])
        return self._again()

    def _fetch(self, card: int) -> int:
        """Take a contract away from wherever it lies; a top is replaced by the first card below."""
        s = self.state
        assert card < CONTRACTS
        slot = self.cards.slot[card]
        if s.tops[slot] == card:
            s.tops[slot] = s.stacks[slot].pop(0) if s.stacks[slot] else EMPTY
        for pile in [*s.stacks, *s.contracts, s.discard]:
            if card in pile:
                pile.remove(card)
        return card

    def bonus(self, seat: int, *ids: str) -> Position:
        s = self.state
        s.bonus_deck = sorted(s.bonus_deck + s.bonus[seat])
        wanted = [self.cards.bonus_ids.index(id) for id in ids]
        for pile in [*s.bonus, s.bonus_deck, s.bonus_offer]:
            pile[:] = [card for card in pile if card not in wanted]
        while len(s.bonus_offer) < 4 and s.bonus_deck:
            s.bonus_offer.append(s.bonus_deck.pop(0))
        s.bonus[seat] = sorted(wanted)
        return self._again()

    def buildings(self, seat: int, *ids: str) -> Position:
        s = self.state
        s.building_deck = sorted(s.building_deck + s.buildings[seat])
        wanted = [self.cards.building_ids.index(id) for id in ids]
        for pile in [*s.buildings, s.building_deck, s.building_offer]:
            pile[:] = [card for card in pile if card not in wanted]
        while len(s.building_offer) < 4 and s.building_deck:
            s.building_offer.append(s.building_deck.pop(0))
        s.buildings[seat] = sorted(wanted)
        return self._again()

    def offer(self, bonus: Iterable[str] | None = None, building: Iterable[str] | None = None) -> Position:
        """Lay out these cards as the offers; what lay there goes back into the deck."""
        s = self.state
        if bonus is not None:
            wanted = [self.cards.bonus_ids.index(id) for id in bonus]
            rest = [card for card in s.bonus_deck + s.bonus_offer if card not in wanted]
            for mine in s.bonus:
                mine[:] = [card for card in mine if card not in wanted]
            s.bonus_offer, s.bonus_deck = wanted, sorted(rest)
        if building is not None:
            wanted = [self.cards.building_ids.index(id) for id in building]
            rest = [card for card in s.building_deck + s.building_offer if card not in wanted]
            for mine in s.buildings:
                mine[:] = [card for card in mine if card not in wanted]
            s.building_offer, s.building_deck = wanted, sorted(rest)
        return self._again()

    def hand(self, seat: int, id: str) -> Position:
        """Put a card into a player's hand, taken from wherever it lies; an offer it lay in is not refilled."""
        s = self.state
        if id in self.cards.contract_ids:
            s.hands[seat] = self._fetch(self.cards.contract_ids.index(id))
            return self._again()
        bonus = id in self.cards.bonus_ids
        card = (self.cards.bonus_ids if bonus else self.cards.building_ids).index(id)
        bonus_piles = [*s.bonus, s.bonus_offer, s.bonus_deck]
        building_piles = [*s.buildings, s.building_offer, s.building_deck]
        for pile in bonus_piles if bonus else building_piles:
            pile[:] = [other for other in pile if other != card]
        s.hands[seat] = self.game.action(f"buy {id}")
        return self._again()

    def cubes(self, **cubes: int) -> Position:
        """Set the cubes on the board; places left out have none."""
        assert set(cubes) <= set(self.cards.place_ids[:MAIN]), cubes
        self.state.cubes[:] = [cubes.get(place, 0) for place in self.cards.place_ids[:MAIN]]
        return self._again()

    def chart(self, *rows: int, faces: Mapping[int, str] | None = None) -> Position:
        """Set the counters left in each row, from the top; `faces` turns first counters up, by row."""
        self.state.chart[:] = list(rows)
        self.state.faces[:] = [EMPTY] * len(rows)
        for row, letter in (faces or {}).items():
            code = self.cards.letter_ids.index(letter)
            self.state.faces[row] = code
            self.state.letters.remove(code)
        return self._again()

    def place(self, place: str) -> Position:
        self.state.place = self.cards.place_ids.index(place)
        return self._again()

    def final(self, left: int) -> Position:
        """Put the game into the final round with so many turns to come after this one."""
        self.state.last = left
        self.state.cause = 1
        return self._again()

    def at(self, step: str) -> Position:
        """Go on in a step of seat 0's turn: invest, travel, fulfil, join; or in `place`, the final placement."""
        s = self.state
        if step == "place":
            s.last = 0
            s.cause = 1
            del s.agenda[FRAME:]
        else:
            while s.step() != step:
                assert s.agenda, f"no step {step} in this turn"
                del s.agenda[-FRAME:]
        s.advance()
        return self

    def turn_of(self, seat: int) -> Position:
        """Let the turns before this player's pass without a move, so that this player invests."""
        while self.state.active != seat:
            del self.state.agenda[FRAME:]
            self.state.advance()
        return self

    def veil(self) -> Position:
        """Go on behind a veil: what is drawn stays unknown."""
        twin = self.state.veiled()
        assert isinstance(twin, State)
        self.state = twin
        return self

    def bare(self) -> Position:
        """Clear the offices, supply tiles and bonus cards of all players, and take their time."""
        for seat in range(self.state.players):
            self.goods(seat).supply(seat).bonus(seat).time(seat, 0)
        return self

    def outcomes(self, *texts: str) -> Position:
        """Decide the coming draws: texts like "letter aa" or "stack-3 spain-3"."""
        told = []
        for text in texts:
            deck, card = text.split(" ", 1)
            number = DECKS.index(deck)
            told.append((number, self.game.outcomes[number].number(card)))
        self.state.chance = Recorded(told)
        return self

    def seed(self, seed: int) -> Position:
        self.state.chance = Seeded(seed, len(DECKS))
        return self

    def _again(self) -> Position:
        self.state.refresh_choices()
        return self

    # --- playing and looking

    def play(self, *texts: str) -> Position:
        for text in texts:
            self.state.play(self.game.action(text))
        return self

    def legal(self) -> list[str]:
        return [self.game.notation(action) for action in self.state.legal()]

    @property
    def step(self) -> str:
        return self.state.step()

    def has(self, seat: int) -> dict[str, int]:
        """Return the goods in a player's office, those there are."""
        mine = self.state.holdings[seat]
        return {good: mine[i] for i, good in enumerate(self.cards.good_ids) if mine[i]}

    def held(self, seat: int) -> list[str]:
        return [self.cards.contract_ids[card] for card in self.state.contracts[seat]]

    def times(self) -> list[int]:
        return [mine[TIME] for mine in self.state.holdings]

    def moneys(self) -> list[int]:
        return [mine[MONEY] for mine in self.state.holdings]

    def on_board(self) -> dict[str, int]:
        return {self.cards.place_ids[place]: n for place, n in enumerate(self.state.cubes) if n}

    def travels(self, place: str) -> Position:
        """The player whose turn it is travels without investing; where no cubes lie that takes one action."""
        if self.step == "invest":
            self.play("done")
        return self.play(f"go {place}")

    def happens(self, text: str) -> list[Event]:
        """Play an action and return what happened."""
        return self.state.play_events(self.game.action(text))

    def why_not(self, text: str) -> str:
        """Return the reason why an action is not legal now, as the player is told; nothing may change."""
        position = self.state.dump()
        with pytest.raises(IllegalAction) as refusal:
            self.play(text)
        assert self.state.dump() == position
        message = str(refusal.value)
        before = f"{text!r} is not possible: "
        after = f". Seat {self.state.seat} can now play: {', '.join(self.legal())}"
        assert message.startswith(before), message
        assert message.endswith(after), message
        return message.removeprefix(before).removesuffix(after)

    def reason_of(self, text: str) -> tuple[str, str]:
        """Return the id of the reason why an action is not legal now, and the reason in English."""
        with pytest.raises(IllegalAction) as refusal:
            self.play(text)
        told = refusal.value.why
        assert told is not None
        why = told.values["why"]
        assert isinstance(why, Reason)
        return why.id, str(why)

    def tile(self, seat: int) -> list[str]:
        """Return the places whose cubes still lie on a player's supply tile."""
        mine = self.state.holdings[seat]
        return [self.cards.place_ids[place] for place in range(MAIN) if mine[SUPPLY + place]]

    def time_of(self, seat: int) -> int:
        return self.state.holdings[seat][TIME]

    def discarded(self) -> list[str]:
        return [self.cards.contract_ids[card] for card in self.state.discard]

    def hands(self) -> list[str | None]:
        """Return the card in each player's hand, as everyone sees it."""
        return [player["hand"] for player in self.state.view(None)["players"]]

    def offered(self) -> tuple[list[str], list[str]]:
        """Return the bonus cards and the buildings on offer."""
        shown = self.state.view(None)["offer"]
        return shown["bonus"], shown["building"]

    def bought(self, seat: int) -> list[str]:
        """Return a player's bonus cards and buildings."""
        player = self.state.view(None)["players"][seat]
        return [*player["bonus"], *player["buildings"]]

    def open_stack(self, value: int) -> tuple[str | None, list[str]]:
        """Return the top contract of a stack and those below it, which nobody can tell apart."""
        slot = self.cards.slot[self.cards.value.index(value)]
        top = self.state.tops[slot]
        below = [self.cards.contract_ids[card] for card in self.state.stacks[slot]]
        return None if top == EMPTY else self.cards.contract_ids[top], below


def bare(players: int = 2, game: Hamburg | None = None) -> Position:
    """Return a position in which nobody has goods, cubes, time or bonus cards and no cube lies on the board."""
    p = Position(players, game=game).cubes()
    for seat in range(players):
        p.supply(seat).time(seat, 0).bonus(seat)
    return p


def arrived(
    place: str,
    *contracts: str,
    goods: Mapping[str, int] | None = None,
    supply: Iterable[str] = (),
    time: int = 0,
    players: int = 2,
    game: Hamburg | None = None,
) -> Position:
    """Return a position in which seat 0 has travelled and may fulfil contracts; the others have nothing."""
    p = bare(players, game).place(place).contracts(0, *contracts)
    return p.goods(0, **(goods or {})).supply(0, *supply).time(0, time).at("fulfil")


def game_of(text: str) -> Game:
    """Return hamburg with another card set."""
    from merkator.games.hamburg.rules.game import make_from_text

    return make_from_text(text, "test.toml")
