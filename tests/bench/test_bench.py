"""The bench: engines in processes that take turns, targets, the chart."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

import merkator
from bench.bench import chosen
from bench.chart import Bar, draw
from bench.processes import Scaling
from bench.roster import INTERPRETED, Entry, our_name, roster
from bench.run import Run, close, gather, look_closer, take_turns
from bench.targets import TARGETS, Target, Verdict, verdicts

HERE = Path(sys.executable)
PYTHONS: dict[str, Path | None] = {"compiled": None, "interpreted": HERE, "peers": HERE}
HAMBURG = our_name("hamburg", 2, INTERPRETED)


@pytest.fixture
def entry() -> Entry:
    if merkator.compiled:
        pytest.skip("the interpreted engine is measured here")
    return roster()[HAMBURG]


def quiet(_: str) -> None:
    """Tell nothing."""


def test_an_engine_is_measured_in_a_process_of_its_own(entry: Entry) -> None:
    run = Run()
    try:
        gather([entry], PYTHONS, 1, run, quiet)
        take_turns(run, 3, 0.02, quiet)
        look_closer(run, quiet)
    finally:
        close(run)
    subject = run.subjects[HAMBURG]
    assert len(subject.rounds) == 3
    assert subject.rate("decisions") > subject.rate("turns") > subject.rate("games") > 0
    assert subject.rate("choices") == subject.rate("decisions")  # never a decision with one option
    assert subject.ratio("copies", subject) == 1
    assert [seconds > 0 for seconds in run.growth[HAMBURG]] == [True] * 10
    assert run.memory[HAMBURG] > 500
    assert json.loads(json.dumps(run.json()))["engines"][0]["name"] == HAMBURG


def test_an_engine_that_is_not_there_is_told_and_left_out() -> None:
    compiled = roster()[our_name("hamburg", 2, "compiled")]
    run = Run()
    gather([compiled], PYTHONS, 1, run, quiet)
    assert run.missing == {compiled.name: "there is no compiled engine here"}
    # The interpreted engine must not pass for the compiled one.
    if not merkator.compiled:
        gather([compiled], {**PYTHONS, "compiled": HERE}, 1, run, quiet)
        assert "the interpreted engine was imported" in run.missing[compiled.name]
    assert not run.subjects


@pytest.mark.skipif(find_spec("catanatron") is not None, reason="catanatron is installed")
def test_a_peer_that_is_not_installed_is_told() -> None:
    run = Run()
    gather([roster()["catanatron"]], PYTHONS, 1, run, quiet)
    assert "No module named 'catanatron'" in run.missing["catanatron"]


def test_engines_are_chosen_by_words_of_their_names() -> None:
    assert [entry.name for entry in chosen(["hearts", "chess"])][::2] == ["OpenSpiel hearts", "python-chess"]
    assert {name for name in roster() if name.startswith("hamburg")} <= {entry.name for entry in chosen(None)}


def test_targets_name_engines_that_are_measured() -> None:
    for target in TARGETS:
        assert {target.ours, target.against} <= set(roster())


@pytest.mark.parametrize(
    ("found", "missed", "word"), [(30.0, False, "reached"), (29.9, True, "MISSED"), (None, False, "not measured")]
)
def test_a_target_is_reached_missed_or_not_measured(found: float | None, missed: bool, word: str) -> None:
    verdict = Verdict(Target("ours", "decisions", "theirs", 30), found)
    assert verdict.missed == missed
    assert word in verdict.line
    assert "ours: decisions ≥ 30 × theirs" in verdict.line


def test_every_target_gets_a_verdict() -> None:
    judged = verdicts(lambda target: target.least / 2, 1.8)
    assert [verdict.missed for verdict in judged] == [True] * len(TARGETS) + [False]
    assert verdicts(lambda _: None, None)[-1].found is None


def test_two_processes_are_not_judged_on_a_busy_machine() -> None:
    assert Run(scaling=Scaling({1: 10.0, 2: 12.0}, 0.02)).verdicts()[-1].missed
    assert not Run(scaling=Scaling({1: 10.0, 2: 12.0}, 0.5)).verdicts()[-1].missed


def test_the_chart_shows_everyone_the_fastest_first() -> None:
    drawn = draw([Bar("slow & old", (900, 10), False), Bar("ours", (1_250_000, 2e6), True)], ("decisions", "copies"))
    texts = ["".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter() if node.tag.endswith("text")]
    assert texts.index("ours") < texts.index("slow & old")
    for text in ("decisions", "copies", "1.25M", "900", "10"):
        assert text in texts
