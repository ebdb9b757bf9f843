"""Tournaments: everyone meets everyone, the ratings come out the same whoever plays the games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import merkator
from merkator.arena.executors import InlineExecutor, executor
from merkator.arena.files import check_file
from merkator.arena.match_command import RunConfig, WorkerConfig, run_tournament
from merkator.arena.match_deals import make_setup
from merkator.arena.results import Results, header
from merkator.arena.results_line import Played
from merkator.arena.tournament import Standings, Tournament, line_ups, run
from merkator.arena.tournament_chart import draw
from merkator.core.errors import BadOption, FileError

CLI = [sys.executable, "-m", "merkator.cli"]
THREE = ("first-bot", "last-bot", "random")


def tournament_of(players: int, bots: tuple[str, ...] = THREE, games: int = 4) -> Tournament:
    return Tournament(make_setup(merkator.game("hamburg"), players, bots), bots, games)


def results_of(tournament: Tournament, file: Path | None = None) -> Results:
    setup = tournament.setup
    return Results(header(merkator.game(setup.game), setup.players, setup.options, setup.limit), file)


def standings_of(tournament: Tournament, results: Results | None = None) -> Standings:
    return list(run(tournament, results_of(tournament) if results is None else results, InlineExecutor()))[-1]


# Who meets


@pytest.mark.parametrize(
    ("bots", "players", "met"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 2, ["ab"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("ab", 3, ["aba", "abb"]),
    ],
)
def test_everybody_meets_everybody(bots: str, players: int, met: list[str]) -> None:
    assert ["".join(table) for table in line_ups(bots, players)] == met


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_sit_everywhere_equally_often(players: int, other_bots: None) -> None:
    seats: Counter[tuple[str, int]] = Counter()
    for deal in tournament_of(players, games=12).deals():
        for bots in deal.seatings:
            seats.update([(name, seat) for seat, name in enumerate(bots)])
    assert len(seats) == 3 * players
    assert len(set(seats.values())) == 1


def test_all_tables_have_the_same_deals(other_bots: None) -> None:
    deals = tournament_of(2, games=4).deals()
    assert [deal.seed for deal in deals] == [1, 1, 1, 2, 2, 2]


# Ratings


def game_with(bots: tuple[str, ...], scores: tuple[float, ...], winners: tuple[int, ...]) -> Played:
    return Played(1, bots, scores, winners, 10, 50, "peace", (0,) * len(bots))


def test_who_wins_is_rated_higher() -> None:
    standings = Standings(["a", "b", "c"])
    for _ in range(10):
        standings.add([game_with(("a", "b", "c"), (30.0, 50.0, 40.0), (1,))])
    lines = standings.lines()
    assert [line.bot for line in lines] == ["b", "c", "a"]
    assert [line.against for line in lines] == [(None, 1.0, 1.0), (0.0, None, 1.0), (0.0, 0.0, None)]
    assert [line.won for line in lines] == [1.0, 0.0, 0.0]
    assert all(line.doubt < 8.0 for line in lines)  # it began at 25/3


def test_ties_leave_ratings_equal() -> None:
    standings = Standings(["a", "b"])
    for _ in range(10):
        standings.add([game_with(("a", "b"), (50.0, 50.0), (0, 1))])
    first, second = standings.lines()
    assert first.rating == pytest.approx(second.rating)
    assert (first.won, second.won) == (0.5, 0.5)


def test_a_bot_on_several_seats_has_no_advantage() -> None:
    """The seats are equal, so two of them must not make a bot look better than one."""
    standings = Standings(["a", "b"])
    for best in range(3):
        scores = tuple(50.0 if seat == best else 40.0 for seat in range(3))
        standings.add([game_with(("a", "a", "b"), scores, (best,))])
    first, second = standings.lines()
    assert {*first.against, *second.against} == {None, 0.5}
    assert abs(first.rating - second.rating) < first.doubt


def test_alone_all_are_compared_on_the_same_deal(other_bots: None) -> None:
    tournament = tournament_of(1, games=6)
    standings = standings_of(tournament)
    assert standings.games == 6
    assert all(line.games == 2 for line in standings.lines())
    assert all([share is None for share in line.against].count(True) == 1 for line in standings.lines())


def test_alone_the_most_points_on_a_deal_win_it() -> None:
    """By the rules everyone wins who plays alone: that says nothing."""
    standings = Standings(["a", "b", "c"])
    for scores in ((50.0, 40.0, 30.0), (40.0, 60.0, 60.0)):
        standings.add([game_with((name,), (points,), (0,)) for name, points in zip("abc", scores, strict=True)])
    assert {line.bot: line.won for line in standings.lines()} == {"a": 0.5, "b": 0.25, "c": 0.25}


# The file, and who plays


def test_a_tournament_goes_on_with_more_bots_and_games(other_bots: None, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    two = tournament_of(2, ("first-bot", "random"), 2)
    standings_of(two, results_of(two, file))
    before = file.read_bytes()
    three = tournament_of(2, games=4)
    lines = standings_of(three, results_of(three, file)).lines()
    assert lines == standings_of(three).lines()  # as if it had begun like this
    assert file.read_bytes().startswith(before)
    assert len(file.read_text("utf-8").splitlines()) == 1 + 12


def test_processes_give_the_same_results(other_bots: None, tmp_path: Path) -> None:
    _same_as_here("processes", tmp_path)


def test_dask_gives_the_same_results(other_bots: None, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    _same_as_here("dask", tmp_path)


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_gives_the_same_results(other_bots: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The promise: a tournament on a local Ray, started here, has the same results as one with processes."""
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    _same_as_here("ray", tmp_path)


def _same_as_here(kind: str, tmp_path: Path) -> None:
    tournament = tournament_of(3, games=6)
    here, there = tmp_path / "here.jsonl", tmp_path / f"{kind}.jsonl"
    expected = standings_of(tournament, results_of(tournament, here)).lines()
    with executor(kind, 2) as players:
        found = list(run(tournament, results_of(tournament, there), players.executor, ahead=6))[-1].lines()
    assert found == expected
    assert there.read_bytes() == here.read_bytes()


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, module in (("ray", "ray"), ("dask", "distributed")):
        monkeypatch.setitem(sys.modules, module, None)
        with pytest.raises(BadOption, match=f"{kind} is not installed: pip install"), executor(kind):
            pass


def test_a_tournament_needs_two_bots(other_bots: None) -> None:
    with pytest.raises(BadOption, match="at least 2 bots"):
        tournament_of(2, ("random",)).check()
    with pytest.raises(BadOption, match="games must be at least 1, got 0"):
        tournament_of(2, games=0).check()


# The command


def test_the_command_prints_tables_and_draws_a_chart(other_bots: None, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    command = [*CLI, "tournament", *THREE, "-n", "2", "-w", "1", "--chart", str(chart)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "100"})
    for words in ("6 games, ratings by openskill", "won against", *THREE):
        assert words in shown.stdout
    drawing = ElementTree.fromstring(chart.read_text("utf-8"))
    texts = {text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")}
    assert texts >= {*THREE, "hamburg, 2 players, 6 games: ratings by openskill"}


def test_a_chart_that_cannot_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    command = [*CLI, "tournament", "greedy", "random", "-n", "2", "-w", "1", "--file", str(tmp_path / "games.jsonl")]
    done = subprocess.run([*command, "--chart", "/nowhere/x.svg"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "merkator: /nowhere/x.svg: cannot be written: No such file or directory\n"
    assert not (tmp_path / "games.jsonl").exists()


def test_what_was_played_is_printed_even_when_the_chart_cannot_be_written_any_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("merkator.arena.match_command.check_file", lambda file: None)  # it was possible then
    pool = WorkerConfig(1, "processes", None)
    config = RunConfig(merkator.game("hamburg"), {}, 1, pool, as_json=True, file=None)
    with pytest.raises(FileError, match="cannot be written"):
        run_tournament(("greedy", "random"), 2, tmp_path / "gone" / "x.svg", config)
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_chart_is_not_changed_by_being_tried(tmp_path: Path) -> None:
    (tmp_path / "old.svg").write_text("old", "utf-8")
    for name in ("old.svg", "new.svg"):
        check_file(tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == ["old.svg"]
    assert (tmp_path / "old.svg").read_text("utf-8") == "old"


def test_the_command_prints_json(other_bots: None) -> None:
    command = [*CLI, "tournament", *THREE, "-n", "2", "-w", "1", "--json", "-p", "1"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert found["games"] == 3
    assert {line["bot"] for line in found["bots"]} == set(THREE)


def test_names_in_a_chart_are_only_text() -> None:
    standings = Standings(["<script>", "program:" + "x" * 80])
    standings.add([game_with(("<script>", "program:" + "x" * 80), (1.0, 2.0), (1,))])
    drawing = draw(standings.lines(), "<b>")
    assert "<script>" not in drawing
    assert "<b>" not in drawing
    assert ElementTree.fromstring(drawing) is not None
