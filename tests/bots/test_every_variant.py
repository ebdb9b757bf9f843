"""Every bot plays every variant with every number of players to the end: it never raises, and its answers are legal.

Bots sit together at the tables, and one of them plays at random: so they come into positions that they would never
have let happen.
"""

from __future__ import annotations

from collections import Counter
from itertools import count, product

import pytest

import merkator
from merkator.bots.bot import decide
from merkator.bots.registry import bot, bots
from merkator.core.errors import BadOption
from merkator.core.options import Option
from merkator.games.hamburg.rules.options import OPTIONS as HAMBURG
from merkator.games.rome.rules.options import OPTIONS as ROME

OPTIONS = {"hamburg": HAMBURG, "rome": ROME}
NAMES = {
    "hamburg": ["random", "greedy", "planner", "search", "learned"],
    "rome": ["random", "greedy", "planner", "search", "learned"],
}
THINKERS = {(game, name) for game in NAMES for name in ("planner", "search", "learned")} - {("rome", "planner")}
COUNTS = [("hamburg", players) for players in (1, 2, 3, 4)] + [("rome", players) for players in (2, 3, 4, 5, 6)]
TURNS = 1000  # no game is that long, with someone at the table who does not play at random
THOROUGH = {"hamburg": (12, 200), "rome": (100, 600)}
"""Of so many games one is played by bots that look at so many positions a turn; in the others they hardly think."""


def variants(name: str, players: int) -> list[dict[str, object]]:
    """Return all options that go together with so many players."""
    game = merkator.game(name)
    switches: list[Option] = [option for option in OPTIONS[name] if option.switch and players in option.players]
    found: list[dict[str, object]] = []
    for values in product((False, True), repeat=len(switches)):
        options: dict[str, object] = {option.name: on for option, on in zip(switches, values, strict=True)}
        try:
            game.options(players, options)
        except BadOption:
            continue
        found.append(options)
    return found


def seated(name: str, players: int, number: int) -> list[str]:
    """Return who sits at a table: each bot in turn; the next ones are its neighbours."""
    names = NAMES[name]
    return [names[(number + seat) % len(names)] for seat in range(players)]


def play_out(name: str, options: dict[str, object], seats: list[str], seed: int, nodes: int) -> None:
    """Let bots play a game to its end; those that think look at so many positions a turn."""
    game = merkator.game(name)
    words = [f"{each}@{nodes}" if (name, each) in THINKERS else each for each in seats]
    made = [bot(word, game, seed=seed + seat) for seat, word in enumerate(words)]
    state = game.start(len(seats), seed=seed, options=options)
    while not state.over:
        state.play(decide(made[state.seat], state, seed=state.number))
        assert state.turns < TURNS, f"{name} {options} {words} seed {seed} does not end"


def play_many(name: str, players: int, games: int) -> Counter[str]:
    """Play until every bot has sat at every variant, and in so many games; return in how many it was."""
    modes = variants(name, players)
    sat: Counter[str] = Counter()
    tried: set[tuple[str, int]] = set()
    for number in count():
        if len(tried) == len(NAMES[name]) * len(modes) and min(sat.values()) >= games:
            return sat
        at = number % len(modes)
        seats = seated(name, players, number // len(modes) + at)
        every, thorough = THOROUGH[name]
        nodes = 1 if number % every else thorough
        play_out(name, modes[at], seats, seed=1000 * players + number, nodes=nodes)
        tried.update([(each, at) for each in seats])
        sat.update(set(seats))
    raise AssertionError


def test_all_bots_and_all_variants_are_meant() -> None:
    for name, names in NAMES.items():
        assert bots(merkator.game(name)) == names
    found = [len(variants(name, players)) for name, players in COUNTS]
    # hamburg: two switches alone, eight of two players of which two exclude each other, six; rome: three
    assert found == [4, 192, 64, 64, 8, 8, 8, 8, 8]
    assert {players for name, players in COUNTS if name == "hamburg"} == set(merkator.game("hamburg").seats)
    assert {players for name, players in COUNTS if name == "rome"} == set(merkator.game("rome").seats)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_bots_play_some_variants(name: str, players: int) -> None:
    modes = variants(name, players)
    for number in range(len(NAMES[name]) if players == 1 else 2):
        options = modes[(1 + 101 * number) % len(modes)]
        play_out(name, options, seated(name, players, number), seed=number, nodes=1)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_no_bot_raises_in_a_thousand_games_over_all_variants(name: str, players: int) -> None:
    games = 1000 // len([each for each, _ in COUNTS if each == name])  # 250 or 200 with each number of players
    assert min(play_many(name, players, games).values()) >= games
