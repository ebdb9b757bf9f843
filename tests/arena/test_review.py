"""Reviews: each decision with what a bot would have done; what was lost counts what could be known, and no luck."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

import merkator
from merkator.arena.review import Moment, decisions, positions, review, summaries
from merkator.arena.review_chart import Labels, course, draw, ticks
from merkator.bots import registry
from merkator.core.errors import BadOption, FileError
from merkator.core.record import Record
from merkator.terminal import review as terminal
from merkator.terminal.review import choose_seats, show_review

SVG = "{http://www.w3.org/2000/svg}"


def game(name: str, players: int, bots: list[str], actions: int, seed: int = 3) -> Record:
    """Let bots play the beginning of a game, or all of it."""
    made = merkator.game(name)
    record = Record.start(made, players, seed=seed, names=["Anna", "Bo", "Cem"][:players])
    playing = [registry.bot(bot, made, seed) for bot in bots]
    while not record.state.over and record.state.number < actions:
        state = record.state
        record.play(registry.decide(playing[state.seat], state, 1))
    return record


def test_every_decision_of_a_seat_is_looked_at_once_in_order() -> None:
    record = game("rome", 2, ["random", "greedy"], 60)
    moments = list(review(record, [0], "greedy"))
    played = [(state.number + 1, entry.number) for state, entry in positions(record) if entry.seat == 0]
    asked = [(moment.step, moment.played) for moment in moments]
    assert len(asked) == decisions(record, [0]) > 5
    assert [each for each in played if each in asked] == asked, "some had no choice, the others are all there"


def test_who_plays_as_the_bot_loses_nothing() -> None:
    record = game("rome", 2, ["greedy", "random"], 80)
    mine = [moment for moment in review(record, [0], "greedy") if moment.played == moment.best]
    assert len(mine) > 5
    assert {moment.lost for moment in mine} == {0.0}


@pytest.mark.parametrize(("name", "actions"), [("hamburg", 40), ("rome", 80)])
def test_who_plays_by_lot_loses_more_than_who_thinks(name: str, actions: int) -> None:
    record = game(name, 2, ["random", "greedy"], actions)
    by_lot, thinking = summaries(list(review(record, [0, 1], "normal")))
    assert by_lot.lost / by_lot.decisions > thinking.lost / thinking.decisions
    assert by_lot.agreed / by_lot.decisions < thinking.agreed / thinking.decisions


def test_what_comes_later_does_not_change_what_was_lost() -> None:
    """Only what the seat could know counts: the same beginning with other cards to come is reviewed alike."""
    record = game("rome", 2, ["random", "greedy"], 20)
    other = Record.parse(record.text(seed=False), "copy")
    assert list(review(record, [0, 1], "greedy")) == list(review(other, [0, 1], "greedy"))


@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_bot_that_knows_no_values_is_refused_with_those_that_do(level: str) -> None:
    """Its choices are by lot: what is lost by others nobody could say."""
    record = game("rome", 2, ["greedy", "greedy"], 4)
    with pytest.raises(
        BadOption,
        match=f"{level} cannot review: it does not value choices; bots that can: greedy, planner, .* expert",
    ):
        review(record, [0], level)


def test_strange_seats_are_refused() -> None:
    record = game("rome", 2, ["greedy", "greedy"], 4)
    with pytest.raises(BadOption, match="there is no seat 2"):
        review(record, [2], "greedy")
    assert choose_seats(record, "Bo") == [1]
    assert choose_seats(record, "0") == [0]
    with pytest.raises(BadOption, match=r"the seats are: 0 \(Anna\), 1 \(Bo\)"):
        choose_seats(record, "Clara")


def test_without_a_seat_people_are_reviewed_and_not_bots() -> None:
    made = merkator.game("hamburg")
    record = Record.start(made, 3, seed=1, names=["Anna", "Greedy (bot:greedy)", "Cem"])
    assert choose_seats(record, None) == [0, 2]


# --- the chart


def moment(step: int, value: float, lost: float = 0.0, seat: int = 0) -> Moment:
    return Moment(step, 1, seat, 1, 2 if lost else 1, value, lost)


LABELS = Labels("Expected <here>", "actions", ["Anna & Co", "Bo"], lambda value: f"{value:g}")


def test_a_line_ends_with_the_result() -> None:
    moments = [moment(1, 10.0), moment(4, 12.0, seat=1), moment(5, 8.0, 2.0)]
    assert course(moments, 0, [9.0, 3.0], 12) == [(0, 10.0), (4, 8.0), (12, 9.0)]
    assert course(moments, 0, None, 12) == [(0, 10.0), (4, 8.0)]


def test_the_chart_is_sound_and_marks_what_was_lost() -> None:
    moments = [moment(1, 10.0), moment(4, -12.0, 3.5, seat=1), moment(5, 8.0, 2.0)]
    root = ElementTree.fromstring(draw(moments, [9.0, -3.0], 12, LABELS))
    assert len(root.findall(f"{SVG}polyline")) == 2
    assert [circle.findtext(f"{SVG}title") for circle in root.findall(f"{SVG}circle")] == ["4: −3.5", "5: −2"]
    marks = [text.text for text in root.iter(f"{SVG}text")]
    assert "−15" in marks, "below zero with a real minus sign"
    assert [line for line in root.iter(f"{SVG}line") if line.get("class") == "zero"], "the zero line is there"
    assert "Anna & Co 9" in marks


def test_a_chart_of_nothing_can_be_drawn() -> None:
    ElementTree.fromstring(draw([], None, 0, LABELS))


def test_ticks_span_all_values_and_have_zero_among_them() -> None:
    for low, high in [(-13_500.0, 63_200.0), (-3.0, 0.5), (0.0, 1.0)]:
        marks = ticks(low, high)
        assert marks[0] <= low
        assert marks[-1] >= high
        assert 0.0 in marks
        assert len(marks) <= 8


# --- on the terminal


@pytest.mark.parametrize(("language", "words"), [("en", "Losses"), ("de", "Was verloren ging")])
def test_a_review_is_shown_as_a_table_and_drawn(tmp_path: Path, language: str, words: str) -> None:
    record = game("rome", 2, ["random", "greedy"], 60)
    out = io.StringIO()
    console = Console(file=out, width=150)
    show_review(record, "Anna", "greedy", False, tmp_path / "chart.svg", False, language, console)
    assert words in out.getvalue()
    assert "Anna" in out.getvalue()
    assert "None" not in out.getvalue()
    ElementTree.parse(tmp_path / "chart.svg")


def test_a_chart_that_cannot_be_written_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*asked: object) -> None:
        pytest.fail("nothing is reviewed for a file that cannot be written")

    monkeypatch.setattr(terminal, "review", never)
    record = game("rome", 2, ["random", "greedy"], 4)
    with pytest.raises(FileError, match=r"x\.svg: cannot be written: No such file or directory"):
        show_review(record, "0", "greedy", False, tmp_path / "nowhere" / "x.svg", False, "en")


def test_the_table_is_shown_even_if_the_chart_cannot_be_written_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path, text: str) -> None:
        raise FileError(str(file), "", "cannot be written: No space left on device")

    monkeypatch.setattr(terminal, "write_text", full)
    out = io.StringIO()
    with pytest.raises(FileError, match="No space left"):
        show_review(
            game("rome", 2, ["random", "greedy"], 20),
            "Anna",
            "greedy",
            False,
            tmp_path / "x.svg",
            False,
            "en",
            Console(file=out, width=150),
        )
    assert "lost in total" in out.getvalue()


def shown(record: Record, language: str, everything: bool, svg: Path | None = None) -> str:
    out = io.StringIO()
    show_review(record, "Anna", "greedy", False, svg, everything, language, Console(file=out, width=150))
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "language", "title", "every", "unit"),
    [
        ("rome", "en", "Losses, in sesterces", "Every decision, in sesterces", "sesterces lost in total"),
        ("rome", "de", "Was verloren ging, in Sesterzen", "Jede Entscheidung, in Sesterzen", "Sesterzen verloren."),
        ("hamburg", "en", "Losses, in points", "Every decision, in points", "points lost in total"),
        ("hamburg", "de", "Was verloren ging, in Punkten", "Jede Entscheidung, in Punkten", "Punkte verloren."),
    ],
)
def test_a_review_says_what_it_counts_and_what_it_lists(
    name: str, language: str, title: str, every: str, unit: str
) -> None:
    record = game(name, 2, ["random", "greedy"], 12)
    some, all = shown(record, language, False), shown(record, language, True)
    assert title in some
    assert every in all
    assert title not in all
    assert unit in some


def test_sesterces_have_no_fractions() -> None:
    told = shown(game("rome", 2, ["random", "greedy"], 40), "en", True)
    assert not re.search(r"\d\.\d", told)


@pytest.mark.parametrize(("language", "grouped"), [("en", "10,000"), ("de", "10.000")])
def test_marks_of_the_chart_are_written_as_the_language_does(tmp_path: Path, language: str, grouped: str) -> None:
    shown(game("rome", 2, ["random", "greedy"], 20), language, False, tmp_path / "chart.svg")
    root = ElementTree.parse(tmp_path / "chart.svg").getroot()
    assert grouped in [text.text for text in root.iter(f"{SVG}text")]


def test_a_review_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    record = game("rome", 2, ["random", "greedy"], 30)
    show_review(record, "0", "greedy", True, None, False, "en")
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["level"], told["over"]) == ("rome", "greedy", False)
    assert [seat["seat"] for seat in told["seats"]] == [0]
    assert len(told["decisions"]) == told["seats"][0]["decisions"]
    assert {"step", "round", "seat", "played", "best", "value", "lost"} == set(told["decisions"][0])
