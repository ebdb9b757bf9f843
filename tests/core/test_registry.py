"""Games are found by looking: ours in their folder, others by entry points; a broken package stops nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

import merkator
from merkator.core import registry
from merkator.core.errors import BadOption, UnknownGame
from merkator.core.kit import Kit

OURS = merkator.list_games()
OTHER = replace(registry.kit(OURS[0]), name="other", draw=None, board=None)
MISNAMED = registry.kit(OURS[0])
NOT_A_KIT = 7


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """Return a list: games of other packages, each with a name and what its entry point leads to."""
    entries: list[tuple[str, str]] = []

    def found(group: str) -> list[EntryPoint]:
        return [EntryPoint(name, f"{__name__}:{value}", group) for name, value in entries]

    monkeypatch.setattr(registry, "entry_points", found)
    monkeypatch.setattr(EntryPoint, "load", lambda entry: globals()[entry.value.partition(":")[2]])
    registry._kits.cache_clear()
    yield entries
    registry._kits.cache_clear()


def test_our_games_are_found_in_their_folder() -> None:
    assert OURS == ["hamburg", "rome"]
    assert [registry.kit(name).name for name in OURS] == OURS
    assert merkator.default_game() == "hamburg"
    assert [registry.default_game(players) for players in (1, 2, 6)] == ["hamburg", "hamburg", "rome"]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: hamburg, rome"):
        merkator.game("chess")


def test_a_game_of_another_package_is_one_like_ours(installed: list[tuple[str, str]]) -> None:
    installed.append(("other", "OTHER"))
    assert registry.list_games() == [*OURS, "other"]
    assert registry.kit("other") is OTHER
    assert registry.game("other").start(2, seed=1).players == 2


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("hamburg", "OTHER", "a game of this name already exists"),
        ("seven", "NOT_A_KIT", "it must be a merkator.core.kit.Kit with the name 'seven'"),
        ("seven", "MISNAMED", "it must be a merkator.core.kit.Kit with the name 'seven'"),
        ("seven", "MISSING", "MISSING"),
    ],
)
def test_a_broken_package_is_reported_and_skipped(
    installed: list[tuple[str, str]], capsys: pytest.CaptureFixture[str], name: str, value: str, why: str
) -> None:
    installed.append((name, value))
    assert registry.list_games() == OURS
    assert f"merkator: skipped the game {name!r}" in (told := capsys.readouterr().err)
    assert why in told


def test_a_game_without_pictures_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    state = merkator.game(OURS[0]).start(2, seed=1)
    bare: Kit = replace(registry.kit(OURS[0]), draw=None)
    monkeypatch.setattr(registry, "kit", lambda name: bare)
    assert "<title>A position of hamburg</title>" in (picture := state.drawing())
    assert picture != state.drawing(dark=True)


def test_a_game_without_card_sets_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Kit = replace(registry.kit(OURS[0]), make_from_text=None)
    monkeypatch.setattr(registry, "kit", lambda name: bare)
    with pytest.raises(BadOption, match="there are no card sets for hamburg: it is played as it is"):
        registry.game(OURS[0], "mine.toml")
    with pytest.raises(BadOption, match="there are no card sets for hamburg"):
        registry.game_from_text(OURS[0], "", "mine")
