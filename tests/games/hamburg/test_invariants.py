"""What must always hold, in random games: the standard game, and every combination of options there is."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from accounts import Accounts, check_cards
from merkator.core.errors import BadOption
from merkator.core.record import Record
from merkator.games.hamburg.rules.actions import BUY_BONUS, FULFIL, GO, PAY, SELL, SPLIT
from merkator.games.hamburg.rules.options import OPTIONS
from merkator.games.hamburg.rules.state import State
from position import hamburg

TURN_LIMIT = 300
RANDOM, KEEN, HOARDING = 0, 1, 2  # how people play
Mode = tuple[int, dict[str, object]]


def combinations() -> Iterator[Mode]:
    """Return every player count with every set of switches that the game accepts (H-10.8)."""
    switches = [option for option in OPTIONS if option.switch]
    for players in hamburg().seats:
        for values in product((False, True), repeat=len(switches)):
            wanted = zip(switches, values, strict=True)
            changed: dict[str, object] = {option.name: value for option, value in wanted if value != option.default}
            try:
                hamburg().options(players, changed)
            except BadOption:
                continue
            yield players, changed


MODES = list(combinations())
ALONE = [mode for mode in MODES if mode[0] == 1]
SAMPLE = ALONE * 3 + [mode for mode in MODES if mode[0] > 1][5::7]


def random_game(players: int, seed: int, every: int, options: Mapping[str, object] | None = None) -> None:
    """Play one game at random; check the accounts after every action and the dear things after some."""
    game = hamburg()
    choice = random.Random(seed)
    record = Record.start(game, players, seed=seed, options=options)
    state = record.state
    assert isinstance(state, State)
    accounts = Accounts(state)
    check_cards(state)
    while not state.over and state.turns < TURN_LIMIT:
        legal = state.legal()
        assert len(legal) > 1
        assert len(set(legal)) == len(legal)
        if state.number % every == 0:
            check_closely(state, choice)
        for event in record.play_events(choice.choice(some(state, seed % 3))):
            accounts.note(event)
        accounts.check(state)
        check_cards(state)
    assert state.over or players > 1
    again = Record.parse(record.text(), "again")
    assert again.state.dump() == state.dump()
    assert again.text() == record.text()


def some(s: State, style: int) -> list[int]:
    """Leave out some choices in some games, so that rare things happen: people who fulfil, people who hoard money."""
    legal = s.legal()
    if style == RANDOM:
        return legal
    mine = s.contracts[s.seat]
    places = [s.cards.contract_place[card] for card in mine]
    wanted = [action for action in legal if FULFIL <= action < PAY or (action < SPLIT and action - GO in places)]
    if style == HOARDING and s.seat and len(mine) > 3:
        wanted += [action for action in legal if SELL <= action < BUY_BONUS]
    return wanted or legal


def check_closely(state: State, choice: random.Random) -> None:
    """Check copy, dump, view, imagine, and that no legal action raises or touches the original."""
    before = state.dump()
    loaded = state.game.load(before)
    assert loaded.dump() == before
    assert loaded.legal() == state.legal()
    assert loaded.seat == state.seat
    assert loaded.key() == state.key()
    for action in state.legal():
        copy = state.copy()
        copy.play(action)
        imagined = state.imagine(state.seat, choice.getrandbits(32))
        imagined.play(action)
        check_cards(imagined)
        veiled = state.veiled()
        veiled.play(action)
        assert veiled.legal() or veiled.over or veiled.waiting >= 0
        json.dumps(veiled.view(0))
    assert state.dump() == before
    for seat in (None, *range(state.players)):
        json.dumps(state.view(seat))


def name(mode: Mode) -> str:
    return "-".join([str(mode[0]), *mode[1]])


def test_there_are_324_combinations_of_options() -> None:  # H-10.8
    assert [len([mode for mode in MODES if mode[0] == players]) for players in (1, 2, 3, 4)] == [4, 192, 64, 64]
    assert not [mode for mode in MODES if mode[1].get("coinless") and mode[1].get("forced_purchases")]
    assert {option for _, options in ALONE for option in options} == {"expert", "goods_at_once"}


def test_the_quick_sample_has_every_option_on_and_off_with_every_player_count() -> None:  # H-10.8
    for option in [option for option in OPTIONS if option.switch]:
        for players in option.players:
            assert {option.name in changed for count, changed in SAMPLE if count == players} == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_random_games_keep_the_accounts(players: int, seed: int) -> None:
    random_game(players, seed, every=7)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "mode"), list(enumerate(SAMPLE)), ids=[name(mode) for mode in SAMPLE])
def test_games_with_options_keep_the_accounts(number: int, mode: Mode) -> None:  # H-10.8
    random_game(mode[0], number, 9, mode[1])


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_random_games_keep_the_accounts(players: int, block: int) -> None:
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        random_game(players, seed, every=29)


@pytest.mark.long
@pytest.mark.parametrize("block", range(81))
def test_twenty_games_with_every_combination_keep_the_accounts(block: int) -> None:  # H-10.8
    for players, options in MODES[block::81]:
        for seed in range(5000, 5020):
            random_game(players, seed, 29, options)
