"""The rules of the third game, and what follows from the list of its fields: copies, dumps, views, imagined hands."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import merkator
from merkator.core.contract import State
from merkator.core.errors import BadDump, BadOption, IllegalAction
from merkator.text import Text
from third_package import NAME


def play(state: State, *actions: str) -> None:
    for action in actions:
        state.play(state.game.action(action))


def random_game(players: int, seed: int, **options: object) -> list[State]:
    """Play a game at random; return every position."""
    state = merkator.game(NAME).start(players, seed=seed, options=options)
    lots, found = random.Random(seed), [state.copy()]
    while not state.over:
        state.play(lots.choice(state.legal()))
        found.append(state.copy())
    return found


def held(state: State) -> Any:
    """Return a position as the object that it is; its fields are known to the package only."""
    return state


def test_a_snail_walks_rests_and_eats() -> None:
    """S-2.2, S-2.3, S-2.4."""
    state = merkator.game(NAME).start(1, seed=1)
    rolled, leaf = held(state).pips, held(state).leaves[0]
    play(state, "walk")
    assert held(state).fields == [rolled]
    play(state, "rest")
    assert [state.game.notation(action) for action in state.legal()] == ["walk", "eat"]
    before = rolled + 2 * held(state).pips + leaf
    play(state, "eat")
    assert held(state).fields == [min(20, before)]
    assert held(state).eaten == [leaf]
    with pytest.raises(IllegalAction, match="this is not possible now"):
        play(state, "eat")


@pytest.mark.parametrize(("long", "goal"), [(False, 20), (True, 30)])
def test_the_race_ends_after_a_round_and_leaves_count(long: bool, goal: int) -> None:
    """S-3.1, S-3.2."""
    for seed in range(1, 20):
        *_, before, end = random_game(3, seed, long=long)
        assert end.turns % 3 == 0
        assert max(held(end).fields) == goal or end.turns == 36
        points = [field + leaf for field, leaf in zip(held(end).fields, held(end).leaves, strict=True)]
        assert end.scores == points
        assert before.scores == held(before).fields  # a leaf counts at the end only
        assert end.winners == [seat for seat in range(3) if points[seat] == max(points)]
        assert end.end == "rules"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_is_dumped_and_read_back(players: int) -> None:
    for state in random_game(players, 7):
        again = state.game.load(state.dump())
        assert again.dump() == state.dump()
        assert again.key() == state.key()
        assert again.legal() == state.legal()
        assert again.view(0) == state.view(0)


@pytest.mark.parametrize(
    ("old", "new"), [(b'"goal":20', b'"goal":99'), (b'"leaves":[', b'"leaves":[1,'), (b'"agenda":[', b'"agenda":[7,')]
)
def test_a_damaged_dump_is_refused(old: bytes, new: bytes) -> None:
    state = merkator.game(NAME).start(2, seed=1)
    with pytest.raises(BadDump):
        state.game.load(state.dump().replace(old, new))


def test_a_leaf_is_its_owners_secret() -> None:
    for state in random_game(3, 4)[:-1]:
        for seat in (None, 0, 1, 2):
            shown = [player["leaves"] for player in state.view(seat)["players"]]
            assert [leaf is not None for leaf in shown] == [other == seat for other in range(3)]
        assert isinstance(state.view(0)["unseen"], int)
    assert None not in [player["leaves"] for player in random_game(3, 4)[-1].view(None)["players"]]


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    state = merkator.game(NAME).start(4, seed=2)
    found = [held(state.imagine(1, seed)) for seed in range(60)]
    assert {each.leaves[1] for each in found} == {held(state).leaves[1]}
    assert all(len({each.leaves[seat] for each in found}) == 5 for seat in (0, 2, 3))
    assert all(sorted(each.leaves + each.unseen) == [1, 2, 3, 4, 5, 6] for each in found)
    assert {str(each.view(1)) for each in found} == {str(state.view(1))}


def test_behind_a_veil_the_next_roll_stops_the_game() -> None:
    state = merkator.game(NAME).start(2, seed=2)
    veiled = state.veiled()
    play(veiled, "walk")
    assert veiled.legal() == []
    assert veiled.view(0)["decision"]["waits"] == "die"
    assert not veiled.over


def test_wrong_wishes_are_refused() -> None:
    game = merkator.game(NAME)
    for players in (0, 5):
        with pytest.raises(BadOption, match="snails is for 1 to 4 players"):
            game.start(players, seed=1)
    with pytest.raises((BadOption, TypeError)):  # the compiled engine refuses other types itself, as for our games
        game.start("two", seed=1)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="there is no option 'short'; the options are: long"):
        game.start(2, seed=1, options={"short": True})


def test_a_game_travels_to_other_processes_by_name() -> None:
    game = merkator.game(NAME)
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_said(language: str) -> None:
    game = merkator.game(NAME)
    text = Text(language, game)
    state = game.start(3, seed=5)
    lots, said = random.Random(5), []
    while not state.over:
        said += [text.question(state), *[text.action(state, action) for action in state.legal()]]
        said += [text.event(event, ["Anna", "Bo", "Cy"]) for event in state.play_events(lots.choice(state.legal()))]
    assert text.question(state)
    assert "wins" in said[-1] or "share" in said[-1] or "gewinnt" in said[-1] or "teilen" in said[-1]
    for typed in ("fly", "walk"):
        try:
            state.play(game.action(typed))
        except merkator.MerkatorError as error:
            assert text.error(error)


def test_a_position_has_a_plain_picture() -> None:
    state = merkator.game(NAME).start(3, seed=5)
    state.names = ["Anna", "Bo <b>", "Cy"]
    picture = state.drawing()
    assert picture.startswith("<svg ")
    assert "Bo &lt;b&gt;" in picture
    assert picture.count(">?<") == 3  # nobody's leaf
    assert picture != state.drawing(dark=True)
