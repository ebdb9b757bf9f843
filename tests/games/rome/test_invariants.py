"""What must always hold, in random games with every option, player count and way of playing."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from itertools import product

import pytest

from ledger import Ledger, check_table
from merkator.core.record import Record
from merkator.games.rome.rules.actions import ATTACK, BUY, DEMAND, DONE, DRAW, FIGHT, LAY_ALL, SAIL, SELL, YIELD
from merkator.games.rome.rules.options import OPTIONS
from merkator.games.rome.rules.position_data import FIELD, TRADE_STEP
from merkator.games.rome.rules.state import State
from seaways import Seaways
from voyage import rome

TURN_LIMIT = 3000
BANK_LIMIT = 300  # where the bank lends, people without a plan stay in the game for ever
RANDOM, TRADING, FIERCE = 0, 1, 2  # how people play
SWITCHES = [option for option in OPTIONS if option.switch]
MODES: list[dict[str, object]] = [
    {option.name: value for option, value in zip(SWITCHES, values, strict=True)}
    for values in product((False, True), repeat=len(SWITCHES))
]


def random_game(players: int, seed: int, every: int, options: Mapping[str, object] | None = None) -> Ledger:
    """Play one game at random; check the books after every action and the dear things after some."""
    choice = random.Random(seed)
    record = Record.start(rome(), players, seed=seed, options=options)
    state = record.state
    assert isinstance(state, State)
    ledger = Ledger(state)
    seaways = Seaways()
    check_table(state)
    bank = state.rules.bank
    while not state.over and state.turns < (BANK_LIMIT if bank else TURN_LIMIT):
        legal = state.legal()
        assert len(legal) > 1 or (len(legal) == 1 and state.agenda[-6] == TRADE_STEP)
        assert len(set(legal)) == len(legal)
        if state.number % every == 0:
            check_closely(state, choice)
        seat = state.seat
        for event in record.play_events(choice.choice(some(state, choice, seed % 3))):
            assert not (bank and event.kind == "out" and event.seat != seat), "nobody is out who did not choose it"
            ledger.note(event)
            seaways.note(event)
        ledger.check(state)
        check_table(state)
    assert state.over or bank, "a random game comes to an end"
    if state.over:
        check_end(state)
    again = Record.parse(record.text(), "again")
    assert again.state.dump() == state.dump()
    assert again.text() == record.text()
    return ledger


def some(s: State, choice: random.Random, style: int) -> list[int]:
    """Leave out some choices in some games, so that rare things happen: people who trade, people who hunt ships."""
    legal = s.legal()
    if style == RANDOM:
        return legal
    if style == FIERCE:
        prey = [SAIL + mine[FIELD] for seat, mine in enumerate(s.holdings) if seat != s.seat]
        wanted = [a for a in legal if ATTACK <= a < YIELD or a in (FIGHT, LAY_ALL) or a in prey]
        wanted = wanted or [a for a in legal if BUY <= a < DEMAND]
        return wanted if wanted and choice.random() < 0.9 else legal
    wanted = [a for a in legal if SELL <= a < BUY] or [a for a in legal if BUY <= a < DEMAND or a == LAY_ALL]
    wanted = wanted or [a for a in legal if SAIL <= a < SAIL + s.cards.sea.ports]
    return wanted if wanted and choice.random() < 0.8 else legal


def check_closely(state: State, choice: random.Random) -> None:
    """Check copy, dump, view, imagine, and that no legal action raises or touches the original."""
    before = state.dump()
    loaded = state.game.load(before)
    assert loaded.dump() == before
    assert loaded.legal() == state.legal()
    assert loaded.seat == state.seat
    assert loaded.key() == state.key()
    legal = state.legal()
    for action in choice.sample(legal, min(len(legal), 12)):
        copy = state.copy()
        copy.play(action)
        imagined = state.imagine(state.seat, choice.getrandbits(32))
        assert imagined.legal() == legal
        imagined.play(action)
        check_table(imagined)
        veiled = state.veiled()
        veiled.play(action)
        assert veiled.legal() or veiled.over or veiled.waiting >= 0
        json.dumps(veiled.view(0))
        assert veiled.game.load(veiled.dump()).dump() == veiled.dump()
    assert state.dump() == before
    for seat in (None, *range(state.players)):
        json.dumps(state.view(seat))


def check_end(s: State) -> None:
    """Check why the game is over, and that everyone had equally many turns (R-6.1)."""
    assert s.legal() == []
    in_game = s.in_game()
    if s.end == "players":
        assert in_game < 2
    else:
        assert s.end == "cards"
    assert s.winners == [seat for seat, wealth in enumerate(s.scores) if wealth == max(s.scores)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(9))
def test_random_games_keep_the_books(players: int, seed: int) -> None:
    random_game(players, seed, every=23)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_games_with_options_keep_the_books(players: int, mode: int) -> None:
    ledger = random_game(players, 100 + mode, 37, MODES[mode])
    if not MODES[mode]["pirates"]:
        assert ledger.kinds["attacked"] == 0


@pytest.mark.slow
def test_random_games_see_everything_that_can_happen() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(24):
        kinds += random_game(2 + seed % 5, 300 + seed, every=10_000).kinds
    rare = {"attacked", "demanded", "yielded", "fought", "captured", "compensated", "lent", "interest", "repaid"}
    usual = {"sold", "bought", "fatum", "wrecked", "out", "missed", "voucher", "voucher_spent", "built", "final"}
    assert rare | usual <= set(kinds)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("block", range(20))
def test_a_thousand_random_games_keep_the_books(players: int, block: int) -> None:
    for seed in range(1000 + 50 * block, 1050 + 50 * block):
        random_game(players, seed, every=97, options=MODES[seed % len(MODES)] if seed % 2 else None)


def test_done_and_draw_are_different_actions() -> None:
    """Guard the filter above: it names actions by their numbers."""
    game = rome()
    assert [game.notation(a) for a in (DONE, DRAW, LAY_ALL, FIGHT)] == ["done", "draw", "lay all", "fight"]
