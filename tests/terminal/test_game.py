"""Whole games at the terminal: played, saved, resumed, broken off."""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from merkator.core.errors import BadOption, MerkatorError, RecordError
from merkator.core.record import Record
from merkator.terminal import files
from merkator.terminal.app import run
from typist import Typist, finished, numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.mark.parametrize(
    "players", [["Anna", "greedy"], ["random", "Anna", "bot:greedy"], ["A", "greedy", "B", "random"]]
)
def test_a_whole_game_is_played_and_its_record_replays(file: Path, players: list[str]) -> None:
    typist = Typist(file).types_all(numbers(5), players=players, seed=3)
    record = typist.record
    assert record.state.over
    assert len(record.names) == len(players)
    for seat, points in enumerate(record.state.scores):
        name = record.names[seat].partition(" (")[0]
        whole, half = divmod(round(points * 2), 2)
        assert f"{name}  {whole or ''}{'½' if half else ''} points" in typist.last
    assert str(file) in typist.last


def test_bots_alone_play_to_the_end(file: Path) -> None:
    typist = Typist(file).types(players=["greedy", "greedy"], seed=2)
    assert typist.record.state.over
    assert typist.record.names == ["Greedy (bot:greedy)", "Greedy 2 (bot:greedy)"]
    assert "Greedy 2 travelled" in typist.seen


def test_equal_seeds_and_answers_give_equal_games(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        typist = Typist(tmp_path / name).types_all(numbers(8, count=60), players=["Anna", "greedy"], seed=11)
        texts.append(typist.record.text())
    assert texts[0] == texts[1]


def test_quitting_and_resuming_leads_to_the_same_position(tmp_path: Path) -> None:
    answers = list(numbers(4, count=80))
    whole = Typist(tmp_path / "whole").types_all(answers, players=["Anna", "greedy"], seed=6).record
    parts = tmp_path / "parts"
    Typist(parts).types_all([*answers[:30], "q"], players=["Anna", "greedy"], seed=6)
    Typist(parts).types_all([*answers[30:55], "q"])
    resumed = Typist(parts).types_all(answers[55:]).record
    assert resumed.state.dump() == whole.state.dump()
    assert resumed.text() == whole.text()


@pytest.mark.parametrize("end", ["q", "quit", ""])
def test_stopping_is_always_possible_and_says_how_to_go_on(file: Path, end: str) -> None:
    typist = Typist(file).types(*([end] if end else []), players=["Anna", "greedy"], seed=1)
    assert f"merkator terminal --file {file}" in typist.last
    assert typist.record.state.number >= 0


def test_an_interrupt_stops_the_game_and_keeps_it(file: Path) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    typist = Typist(file).types_all(["1", interrupt], players=["Anna", "greedy"], seed=1)
    assert f"--file {file}" in typist.last
    assert any(entry.seat == 0 for entry in typist.record.entries)


def test_a_file_name_with_spaces_is_quoted_for_the_shell(tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    typist = Typist(file).types("q", players=["Anna", "greedy"], seed=1)
    assert f"--file '{file}'" in typist.last


def test_every_action_is_saved_at_once(file: Path) -> None:
    found: list[int] = []

    def look() -> str:
        found.append(Record.read(file).state.number)
        return "1"

    Typist(file).types_all([look] * 4, players=["Anna", "Bert"], seed=1)
    assert found == [0, 1, 2, 3]


def test_a_finished_game_shows_its_result_again(file: Path) -> None:
    finished(2).write(file)
    again = Typist(file).types()
    assert "wins." in again.last or "share the win" in again.last
    assert not again.prompts


def test_a_new_game_is_asked_for_with_sensible_defaults(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "anna")
    monkeypatch.setattr(files, "games_directory", lambda: tmp_path / "games")
    typist = Typist(tmp_path)
    typist.file = None  # type: ignore[assignment]
    typist.types("", "", "", "", "q")
    (saved,) = (tmp_path / "games").glob("hamburg-*.record")
    assert Record.read(saved).names == ["Anna", "Greedy (bot:greedy)"]
    assert "unfinished" not in "".join(typist.prompts)


def test_wrong_answers_to_the_questions_of_a_new_game_are_refused(file: Path) -> None:
    typist = Typist(file).types(
        "7", "two", "3", "Anna", "anna", "bot:genius", "Bert", "random", "fast", "expert, long", "q", seed=1
    )
    assert typist.record.names == ["Anna", "Bert", "Random (bot:random)"]
    assert "“7” isn’t possible" in typist.seen
    assert "wo players are called “Anna”" in typist.seen
    assert "genius" in typist.seen
    assert "“fast” is not a variant here. Choose from: long, expert" in typist.seen
    assert typist.record.options["long"] is typist.record.options["expert"] is True


def test_variants_that_exclude_each_other_are_asked_for_again(file: Path) -> None:
    typist = Typist(file).types("2", "Anna", "Bert", "coinless forced_purchases", "joining", "q", seed=1)
    assert "exclude each other" in typist.seen
    assert typist.record.options["joining"] is False
    assert typist.record.options["coinless"] is False


def test_the_last_unfinished_game_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "games_directory", lambda: tmp_path)
    done = Record.start(merkator.game("hamburg"), 2, seed=1, names=["Anna", "Bert"])
    done.write(tmp_path / "a.record")
    typist = Typist(tmp_path)
    typist.file = None  # type: ignore[assignment]
    typist.types("maybe", "yes", "q")
    assert "Anna, Bert, 0 moves" in typist.prompts[0]
    assert f"--file {tmp_path / 'a.record'}" in typist.last
    again = Typist(tmp_path)
    again.file = None  # type: ignore[assignment]
    again.types("no", "", "", "", "", "q")
    assert len(list(tmp_path.glob("*.record"))) == 2


def test_a_broken_record_is_not_offered_but_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "games_directory", lambda: tmp_path)
    (tmp_path / "b.record").write_text("merkator record 1\ngame: hamburg\nplayers: many\n\n")
    typist = Typist(tmp_path)
    typist.file = None  # type: ignore[assignment]
    typist.types("q")
    assert "record can’t be read" in typist.seen.replace("\n", " ")
    assert "Goodbye" in typist.last


@pytest.mark.parametrize(
    "wishes",
    [
        {"players": ["A", "B", "C", "D", "E"]},
        {"players": ["Anna", "Anna"]},
        {"players": ["Anna", "bot:genius"]},
        {"players": ["Anna", "x" * 61]},
        {"players": ["Anna", "Bert"], "options": {"colour": "red"}},
        {"players": ["Anna", "Bert"], "seed": -1},
        {"players": ["Anna", "Bert"], "seed": 1, "follow": True},
        {"game": "chess"},
        {"language": "fr"},
    ],
)
def test_wishes_that_cannot_be_are_refused_with_the_reason(file: Path, wishes: dict[str, object]) -> None:
    with pytest.raises(MerkatorError):
        Typist(file).types(**wishes)
    assert not file.exists()


def test_what_does_not_fit_an_existing_file_is_refused(file: Path) -> None:
    Typist(file).types("q", players=["Anna", "greedy"], seed=1)
    before = file.read_text()
    for wishes in ({"players": ["Bert", "greedy"]}, {"seed": 2}, {"follow": True}):
        with pytest.raises(BadOption, match="already exists"):
            Typist(file).types("q", **wishes)
    Typist(file).types("q", players=["Anna", "greedy"], seed=1)
    assert file.read_text() == before
    file.write_text("no record")
    with pytest.raises(RecordError):
        run(file=file, language="en")


def test_a_game_goes_on_when_it_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    typist = Typist(tmp_path / "taken" / "game.record")
    typist.types("1", players=["Anna", "Bert"], seed=1)
    assert "cannot be written" in typist.seen.replace("\n", " ")
    assert len(typist.prompts) == 2
    assert "The game couldn’t be saved." in typist.last
