"""The bots: they finish games, repeat themselves, see nothing hidden, and the greedy one plays sensibly."""

from __future__ import annotations

import pytest

import merkator
from merkator.bots.bot import Bot, decide
from merkator.bots.registry import bot, bots, description
from merkator.core.contract import State
from merkator.core.errors import IllegalAction, MerkatorError, UnknownBot
from merkator.hamburg.state import State as HamburgState
from position import Position, hamburg

GAME = hamburg()
NAMES = bots(GAME)


def played(names: list[str], seed: int, imagined: int = 0) -> tuple[State, list[int]]:
    """Let bots play a game; `imagined` is added to the seeds of what they are handed."""
    seats = [bot(name, GAME, seed=seed + seat) for seat, name in enumerate(names)]
    state = GAME.start(len(names), seed=seed)
    actions = []
    while not state.over:
        action = decide(seats[state.seat], state, imagined + state.number)
        actions.append(action)
        state.play(action)
    return state, actions


def choice(position: Position, name: str = "greedy") -> str:
    """Return what a bot would do in a position."""
    return GAME.notation(decide(bot(name, GAME, seed=1), position.state, seed=5))


# All bots


def test_bots_are_listed_from_weak_to_strong_with_a_line_on_each() -> None:
    assert NAMES == ["random", "greedy"]
    assert all(description(name, GAME) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_carries_its_name(name: str) -> None:
    assert bot(name, GAME, seed=1).name == name


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'gredy' for hamburg; the bots are: random \(.*greedy \("):
        bot("gredy", GAME, seed=1)
    assert issubclass(UnknownBot, MerkatorError)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_finishes_games(name: str, players: int) -> None:
    state, _ = played([name] * players, seed=players)
    assert state.over
    assert state.winners


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name] * 2, seed=11)[1] == played([name] * 2, seed=11)[1]


def test_other_seeds_play_other_games_at_random() -> None:
    state = GAME.start(2, seed=3)
    lots = [[bot("random", GAME, seed=seed).choose(state) for _ in range(1)][0] for seed in range(20)]
    assert len(set(lots)) > 1
    assert set(lots) <= set(state.legal())


def test_a_bot_is_asked_about_a_copy_only() -> None:
    class Careless:
        name = "careless"

        def choose(self, state: State) -> int:
            action = state.legal()[0]
            while not state.over:
                state.play(state.legal()[0])
            return action

    state = GAME.start(3, seed=4)
    before = state.dump()
    assert decide(Careless(), state, seed=1) in state.legal()
    assert state.dump() == before


def test_an_answer_that_is_not_legal_is_refused() -> None:
    class Stubborn:
        name = "stubborn"

        def choose(self, state: State) -> int:
            return -1

    stubborn: Bot = Stubborn()
    with pytest.raises(IllegalAction, match="the bot stubborn answered -1"):
        decide(stubborn, GAME.start(2, seed=1), seed=1)


# The greedy bot sees nothing hidden and leaves nothing to chance


def test_greedy_decides_alike_whatever_is_hidden() -> None:
    # Neither the game's own coming cards nor what is imagined of them changes any decision of a whole game.
    greedy = bot("greedy", GAME, seed=1)
    state = GAME.start(3, seed=21)
    while not state.over:
        action = decide(greedy, state, seed=1)
        if state.number % 3 == 0:
            assert decide(greedy, state, seed=2) == action
            assert decide(bot("greedy", GAME, seed=9), state.seeded(1234), seed=3) == action
        state.play(action)


def test_greedy_leaves_the_position_it_is_handed_as_it_is() -> None:
    greedy = bot("greedy", GAME, seed=1)
    state = GAME.start(2, seed=8)
    while not state.over and state.turns < 8:
        handed = state.imagine(state.seat, 1)
        before = handed.dump()
        action = greedy.choose(handed)
        assert handed.dump() == before
        state.play(action)


# The greedy bot plays well


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(10):
        names = ["random", "random", "random"]
        names[seed % 3] = "greedy"
        state, _ = played(names, seed)
        won += state.winners == [seed % 3]
    assert won >= 9


def test_greedy_scores_well_against_itself() -> None:
    scores = [score for seed in range(4) for score in played(["greedy"] * 3, 100 + seed)[0].scores]
    assert sum(scores) / len(scores) > 45


# The greedy bot plays sensibly: single decisions
