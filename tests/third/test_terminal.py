"""The third game in the terminal, at the plain board: the view in words, every choice in a list."""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from merkator.core.errors import BadOption
from merkator.terminal.app import run
from third_package import NAME
from typist import Typist, numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def test_a_whole_game_is_played(file: Path) -> None:
    typist = Typist(file).types_all(numbers(5), game=NAME, players=["Anna", "random", "easy"], seed=3)
    assert typist.record.state.over
    assert typist.record.game.name == NAME
    page = typist.pages[1]
    for shown in ("Snails · round 1", "goal 20", "fields 0", "What does your snail do?", "Eat your leaf", "leaves ?"):
        assert shown in page
    for seat, points in enumerate(typist.record.state.scores):
        name = typist.record.names[seat].partition(" (")[0]
        assert f"{name}  {points} point" in typist.last


def test_it_speaks_german(file: Path) -> None:
    typist = Typist(file).types("q", game=NAME, players=["Anna", "random"], seed=3, language="de")
    assert "Snails · Runde 1" in typist.pages[0]
    assert "Was tut deine Schnecke?" in typist.pages[0]


def test_choices_are_typed_explained_and_taken_back(file: Path) -> None:
    words = ("?", "h", "t", "fly", "eat", "rest", "q")
    typist = Typist(file).types(*words, game=NAME, players=["Anna"], seed=3)
    assert "A question mark is what you cannot see." in typist.pages[1]
    assert "does not say which rules" in typist.pages[2]
    assert "Hint: " in typist.pages[3]
    assert "“fly” isn’t possible here: type a number from 1 to 3 or a move; ? shows help." in typist.pages[4]
    assert "eats a leaf" in typist.pages[5]
    assert typist.record.state.number == 2


def test_others_do_not_see_a_leaf(file: Path) -> None:
    """A curtain falls before the next person looks."""
    typist = Typist(file).types("", "1", "", "q", game=NAME, players=["Anna", "Bo"], seed=3)
    assert "Pass the keyboard to Anna" in typist.prompts[0]
    assert "Pass the keyboard to Bo" in typist.prompts[2]
    leaves = merkator.game(NAME).start(2, seed=3).view(0)["players"][0]["leaves"]
    assert f"leaves {leaves}" in typist.pages[1]
    assert typist.pages[1].count("leaves ?") == 1


def test_a_small_window_shows_what_fits(file: Path) -> None:
    typist = Typist(file, width=40, height=14).types("v", "q", game=NAME, players=["Anna", *["random"] * 3], seed=3)
    assert "v: all" in typist.pages[0]
    assert "v: all" not in typist.pages[1]


def test_a_new_game_is_asked_for(file: Path) -> None:
    typist = Typist(file).types("2", "Anna", "random", "long", "q", game=NAME)
    assert typist.record.options == {"long": True}
    assert "a track of 30 fields" in typist.seen


def test_secret_cards_of_a_real_table_are_refused(file: Path) -> None:
    """Whose they are only a board of the game's own would know."""
    with pytest.raises(BadOption, match="snails cannot be followed at a real table: the cards of leaf are secret"):
        run(game=NAME, players=["Anna", "Bo"], follow=True, file=file, read=lambda _: "1")
