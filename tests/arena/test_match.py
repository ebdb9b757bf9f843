"""Matches: seats turned on equal deals, results that do not depend on how they came about."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import merkator
from merkator.arena.executors import InlineExecutor, executor
from merkator.arena.match import Match, Score, run
from merkator.arena.match_deals import Setup, make_setup, rotations
from merkator.arena.results import Results, header
from merkator.arena.results_line import Key, Played
from merkator.arena.simulate import play
from merkator.arena.sprt import OPEN, PASSED, Hypotheses
from merkator.core.errors import BadOption, FileError, MerkatorError, UnknownBot
from merkator.core.record import Record

CLI = [sys.executable, "-m", "merkator.cli"]


def setup_of(name: str = "hamburg", players: int = 2, **other: Any) -> Setup:
    return make_setup(merkator.game(name), players, ["first-bot", "random"], **other)


def results_of(setup: Setup, file: Path | None = None, records: Path | None = None) -> Results:
    head = header(merkator.game(setup.game), setup.players, setup.options, setup.limit)
    return Results(head, file, records)


def score_of(
    setup: Setup, games: int, results: Results | None = None, by: Executor | None = None, ahead: int = 1
) -> Score:
    match = Match(setup, "first-bot", "random")
    results = results_of(setup) if results is None else results
    stands = list(run(match, results, by or InlineExecutor(), games, ahead=ahead))
    return stands[-1]


# Who sits where


def test_every_order_of_seats_is_played_once() -> None:
    assert rotations("ab") == (("a", "b"), ("b", "a"))
    assert len(rotations("abbb")) == 4
    assert rotations("aa") == (("a", "a"),)


@pytest.mark.parametrize(("players", "games"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_first_bot_sits_everywhere_on_every_deal(players: int, games: int, other_bots: None) -> None:
    match = Match(setup_of(players=players), "first-bot", "random", seed=7)
    deals = list(match.deals(games * 3))
    assert [deal.seed for deal in deals] == [7, 8, 9]
    for deal in deals:
        assert len(deal.seatings) == games
        if players > 1:
            assert sorted(seats.index("first-bot") for seats in deal.seatings) == list(range(players))
            assert all(seats.count("random") == players - 1 for seats in deal.seatings)


def test_games_are_rounded_up_to_whole_deals(other_bots: None) -> None:
    assert score_of(setup_of(), 3).games == 4


def test_all_games_of_a_deal_have_the_same_cards(other_bots: None) -> None:
    game = merkator.game("hamburg")
    boards = []
    for seats in (("first-bot", "random"), ("random", "first-bot")):
        view = play(game, list(seats), 11).replay(0).view(None)
        boards.append({key: view[key] for key in ("offer", "stacks", "cubes", "turn")})
    assert boards[0] == boards[1]


# What is counted


def game_with(bots: tuple[str, ...], scores: tuple[float, ...], winners: tuple[int, ...], seed: int = 1) -> Played:
    return Played(seed, bots, scores, winners, 10, 50, "peace", (0,) * len(bots))


def test_two_players_a_tie_is_half_a_win(other_bots: None) -> None:
    match = Match(setup_of(), "first-bot", "random")
    results = results_of(match.setup)
    results.add(game_with(("first-bot", "random"), (50.0, 40.0), (0,)))
    results.add(game_with(("random", "first-bot"), (45.0, 45.0), (0, 1)))
    score = Score(match, Hypotheses())
    score.add(next(match.deals(None)), results)
    assert score.shares == [0.75]
    assert score.firsts == [0.75]
    assert score.points == ([50.0, 45.0], [40.0, 45.0])


def test_one_bad_debt_moves_the_mean_and_not_the_median(other_bots: None) -> None:
    match = Match(setup_of(), "first-bot", "random")
    results = results_of(match.setup)
    for deal, points in zip(match.deals(6), (50.0, 52.0, -7_000_000.0), strict=True):
        for bots in deal.seatings:
            results.add(game_with(bots, (points, points), (0, 1), deal.seed))
    score = Score(match)
    for deal in match.deals(6):
        score.add(deal, results)
    first = score.json()["points"][0]
    assert first["median"] == 50.0
    assert first["mean"] < -2_000_000


def test_four_players_each_opponent_is_compared(other_bots: None) -> None:
    match = Match(setup_of(players=4), "first-bot", "random")
    results = results_of(match.setup)
    for bots in match.seatings:
        seat = bots.index("first-bot")
        scores = [50.0, 60.0, 30.0, 40.0]  # it is second of four, wherever it sits
        turned = tuple(scores[(other - seat) % 4] for other in range(4))
        results.add(game_with(bots, turned, ((seat + 1) % 4,)))
    score = Score(match)
    score.add(next(match.deals(None)), results)
    assert score.shares == [pytest.approx(2 / 3)]
    assert score.firsts == [0.0]


def test_alone_points_on_the_same_deal_are_compared(other_bots: None) -> None:
    match = Match(setup_of(players=1), "first-bot", "random")
    results = results_of(match.setup)
    results.add(game_with(("first-bot",), (50.0,), (0,)))
    results.add(game_with(("random",), (55.0,), (0,)))
    score = Score(match)
    score.add(next(match.deals(None)), results)
    assert score.shares == [0.0]


def test_a_game_that_is_broken_off_is_judged_by_points(other_bots: None) -> None:
    score = score_of(setup_of("rome", limit=3), 2)
    assert score.ends == {"limit": 2}
    assert score.shares[0] in (0.0, 0.25, 0.5, 0.75, 1.0)


def test_who_won_by_the_rules_comes_before_who_has_as_many_points() -> None:
    game = game_with(("a", "b", "c"), (50.0, 50.0, 50.0), (1,))
    assert (game.against(0, 1), game.against(1, 0), game.against(0, 2)) == (0.0, 1.0, 0.5)


# How it is played


def test_the_outcome_does_not_depend_on_who_plays(other_bots: None, tmp_path: Path) -> None:
    setup = setup_of(records=True)
    found = []
    for name, ahead in (("here", 1), ("threads", 3), ("processes", 6)):
        file, records = tmp_path / f"{name}.jsonl", tmp_path / name
        results = results_of(setup, file, records)
        if name == "processes":
            with executor("processes", 2) as players:
                score = score_of(setup, 12, results, players.executor, ahead)
        elif name == "threads":
            with ThreadPoolExecutor(2) as threads:
                score = score_of(setup, 12, results, threads, ahead)
        else:
            score = score_of(setup, 12, results)
        texts = {record.name: record.read_text("utf-8") for record in sorted(records.iterdir())}
        assert len(texts) == 12
        found.append((score.json(), file.read_text("utf-8"), texts))
    assert found[0] == found[1] == found[2]


def test_a_match_is_made_of_the_games_that_simulate_plays(other_bots: None) -> None:
    setup = setup_of()
    results = results_of(setup)
    score_of(setup, 2, results)
    record = play(merkator.game("hamburg"), ["random", "first-bot"], 1)
    assert results[Key(1, ("random", "first-bot"))].scores == tuple(record.state.scores)


def test_records_can_be_replayed(other_bots: None, tmp_path: Path) -> None:
    setup = setup_of("rome", records=True)
    score_of(setup, 2, results_of(setup, records=tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["rome-1-first-bot-random.record", "rome-1-random-first-bot.record"]
    assert Record.read(files[0]).names == ["first-bot", "random"]


def test_the_test_stops_the_match(other_bots: None) -> None:
    match = Match(make_setup(merkator.game("hamburg"), 1, ["last-bot", "random"]), "last-bot", "random")
    hypotheses = Hypotheses(0.0, 200.0)
    stands = list(run(match, results_of(match.setup), InlineExecutor(), None, hypotheses))
    score = stands[-1]
    assert score.test is not None
    assert score.test.verdict == PASSED
    again = list(run(match, results_of(match.setup), InlineExecutor(), None, hypotheses, ahead=7))[-1]
    assert again.json() == score.json()
    few = list(run(match, results_of(match.setup), InlineExecutor(), 2, hypotheses))[-1]
    assert few.test is not None
    assert few.test.verdict == OPEN


def test_nobody_waits_for_games_that_are_not_needed_any_more() -> None:
    with executor("processes", 2) as players:
        for _ in range(4):
            players.executor.submit(time.sleep, 60)
        begun = time.monotonic()
    assert time.monotonic() - begun < 20


# The file


def test_a_match_goes_on_where_it_stopped(other_bots: None, tmp_path: Path) -> None:
    setup = setup_of()
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = score_of(setup, 10, results_of(setup, whole)).json()
    assert score_of(setup, 4, results_of(setup, parts)).games == 4
    before = parts.read_bytes()
    results = results_of(setup, parts)
    assert sum(key in results for deal in Match(setup, "first-bot", "random").deals(10) for key in deal.keys) == 4
    assert score_of(setup, 10, results).json() == expected
    assert parts.read_bytes() == whole.read_bytes()
    assert parts.read_bytes().startswith(before)


def test_games_of_the_file_are_not_played_again(other_bots: None, tmp_path: Path) -> None:
    setup = setup_of()
    file = tmp_path / "games.jsonl"
    score_of(setup, 4, results_of(setup, file))
    unable = ThreadPoolExecutor(1)
    unable.shutdown()  # it refuses whatever it is given
    assert score_of(setup, 4, results_of(setup, file), unable).games == 4


def test_a_line_that_was_never_finished_is_played_again(other_bots: None, tmp_path: Path) -> None:
    setup = setup_of()
    file = tmp_path / "games.jsonl"
    expected = score_of(setup, 6, results_of(setup, file)).json()
    whole = file.read_bytes()
    file.write_bytes(whole[:-25])
    assert score_of(setup, 6, results_of(setup, file)).json() == expected
    assert file.read_bytes() == whole


@pytest.mark.parametrize("change", [{"name": "rome"}, {"players": 3}, {"options": {"long": True}}, {"limit": 7}])
def test_games_of_another_kind_do_not_go_into_the_same_file(
    change: dict[str, Any], other_bots: None, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    results_of(setup_of(), file)
    with pytest.raises(FileError, match=r"line 1: holds games with .* take another file"):
        results_of(setup_of(**change), file)


@pytest.mark.parametrize(
    ("line", "why"), [("nonsense", "is not valid JSON"), ("[]", "is not a JSON object"), ("{}", "not a game result")]
)
def test_a_spoilt_file_is_told_with_its_line(line: str, why: str, other_bots: None, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    results_of(setup_of(), file)
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    with pytest.raises(FileError, match=f"line 2: .*{why}"):
        results_of(setup_of(), file)


def test_a_file_that_cannot_be_written_is_told(other_bots: None, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be used for results"):
        results_of(setup_of(), tmp_path)


# Mistakes


def test_mistakes_are_told_before_the_first_game(other_bots: None) -> None:
    game = merkator.game("hamburg")
    with pytest.raises(UnknownBot, match="there is no bot 'gredy'"):
        make_setup(game, 2, ["gredy", "random"])
    with pytest.raises(BadOption, match="bot 'random' is listed 2 times: list each bot once"):
        make_setup(game, 2, ["random", "random"])
    with pytest.raises(BadOption, match="1 to 4 players"):
        make_setup(game, 5, ["greedy", "random"])
    with pytest.raises(BadOption, match="limit must be at least 1, got 0"):
        make_setup(game, 2, ["greedy", "random"], limit=0)
    with pytest.raises(BadOption, match="games must be at least 1, got 0"):
        score_of(setup_of(), 0)
    with pytest.raises(BadOption, match="give a number of games, or a test"):
        list(run(Match(setup_of(), "first-bot", "random"), Results({}), InlineExecutor()))
    with pytest.raises(BadOption, match="workers must be at least 1, got 0"), executor("processes", 0):
        pass
    with pytest.raises(BadOption, match="executor must be processes, ray or dask, got 'cloud'"), executor("cloud"):
        pass
    with pytest.raises(BadOption, match="--address needs --executor ray or dask"), executor("processes", 2, "here"):
        pass


def test_a_mistake_of_a_worker_is_told(other_bots: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = make_setup(merkator.game("hamburg"), 2, ["first-bot", "random"])
    match = Match(setup, "gone-bot", "random")
    with pytest.raises(MerkatorError, match="there is no bot 'gone-bot'"):
        list(run(match, results_of(setup), InlineExecutor(), 2))


# The command


def test_the_command_prints_a_table(other_bots: None, tmp_path: Path) -> None:
    command = [*CLI, "match", "first-bot", "random", "-p", "3", "-n", "6", "-w", "1"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for words in ("6 games on 2 deals", "Elo of first-bot over random:", "first-bot: first in", "ended by:"):
        assert words in shown


def test_the_command_tells_whether_a_test_was_passed(other_bots: None) -> None:
    test = ["-p", "1", "--sprt", "--elo", "0", "200", "-w", "1"]
    passed = subprocess.run([*CLI, "match", "last-bot", "random", *test], capture_output=True, text=True, check=False)
    assert passed.returncode == 0
    assert "sequential test passed: the difference is at least 200 Elo rather than 0" in passed.stdout
    failed = subprocess.run([*CLI, "match", "random", "last-bot", *test], capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    assert "sequential test failed" in failed.stdout


def test_one_is_not_many(other_bots: None) -> None:
    command = [*CLI, "match", "first-bot", "random", "-n", "1", "-w", "1"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[0].strip() == "2 games on 1 deal"


def test_a_mistake_is_one_sentence(other_bots: None) -> None:
    done = subprocess.run([*CLI, "match", "greedy", "greedy"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "merkator: bot 'greedy' is listed 2 times: list each bot once\n"


def test_ctrl_c_ends_a_match_without_noise_and_it_can_go_on(other_bots: None, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [*CLI, "match", "first-bot", "random", "-n", "100000", "-w", "2", "--file", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everyone
    _, complaints = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in complaints
    done = file.read_bytes().count(b"\n") - 1
    command[command.index("100000")] = str(done + 4)
    more = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(more.stdout)["games"] >= done + 4
    assert file.read_bytes().count(b"\n") >= done + 4
