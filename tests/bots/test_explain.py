"""Hints: every bot can be asked at every decision; what it says is sound in both languages and knows no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

import merkator
from merkator.bots import explain as explaining
from merkator.bots import registry
from merkator.bots.bot import ExplainingBot, Line
from merkator.bots.explain import SEED, Advice, Adviser, explain
from merkator.bots.explain_course import follow
from merkator.bots.explain_lines import lines_of
from merkator.core.contract import State
from merkator.core.record import Record
from merkator.core.wording import Message
from merkator.games.hamburg.bots.guide import HamburgGuide
from merkator.text import Text, languages
from messages import sound

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.record"))
HAMBURG = merkator.game("hamburg")
ROME = merkator.game("rome")


def decisions(record: Record) -> Iterator[State]:
    """All positions of a record in which someone decides."""
    part = Record.start(record.game, record.players, seed=record.seed, options=record.options, names=record.names)
    for entry in record.entries:
        if entry.seat >= 0:
            yield part.state
            part.play(entry.number)


def one_of_each_step(record: Record) -> Iterator[State]:
    """A position of each step, somewhere in the middle of the record if there are several."""
    found: dict[str, list[int]] = {}
    for number, state in enumerate(decisions(record)):
        found.setdefault(state.view(state.seat)["decision"]["step"], []).append(number)
    wanted = {numbers[len(numbers) // 2] for numbers in found.values()}
    for number, state in enumerate(decisions(record)):
        if number in wanted:
            yield state


def said(reasons: list[Message], state: State) -> list[list[str]]:
    """Reasons in each language."""
    return [[Text(language, state.game).say(id, **values) for id, values in reasons] for language in languages()]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_hints_can_be_said_at_every_step_of_every_variant(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HamburgGuide, "policy", "greedy")  # quicker; what is said is the same
    asked = told = 0
    for state in one_of_each_step(Record.read(path)):
        before = state.dump()
        advice = explain(state, state.seat, "greedy")
        assert advice is not None
        assert advice.action in state.legal()
        assert state.dump() == before, "asking changes nothing"
        for sentences in said(advice.reasons, state):
            assert all(sound(sentence) and sentence.endswith(".") for sentence in sentences), sentences
        asked += 1
        told += bool(advice.reasons)
    assert asked >= 3
    assert told >= asked - 1, "only where there is nothing to choose is nothing to be said"


@pytest.mark.parametrize("level", [*registry.bots(HAMBURG), "easy", "normal", "hard", "expert"])
def test_every_bot_of_hamburg_can_be_asked(level: str) -> None:
    state = played(HAMBURG.start(2, seed=8), 30)
    advice = explain(state, state.seat, level)
    assert advice is not None
    assert advice.action in state.legal()
    if level not in ("random", "easy"):
        assert advice.reasons
        assert advice.other in [action for action in state.legal() if action != advice.action]


@pytest.mark.parametrize("level", [*registry.bots(ROME), "easy", "normal", "hard", "expert"])
def test_every_bot_of_rome_can_be_asked(level: str) -> None:
    state = played(ROME.start(3, seed=8), 30)
    advice = explain(state, state.seat, level)
    assert advice is not None
    assert advice.action in state.legal()
    if level not in ("random", "easy"):
        assert advice.reasons
        assert advice.other in [action for action in state.legal() if action != advice.action]


def played(state: State, actions: int) -> State:
    """Let the greedy bot play so many actions."""
    bot = registry.bot("greedy", state.game, 1)
    while not state.over and state.number < actions:
        state.play(bot.choose(state.imagine(state.seat, 1)))
    return state


def test_who_does_not_decide_gets_no_hint() -> None:
    state = HAMBURG.start(2, seed=8)
    assert explain(state, 1 - state.seat, "greedy") is None
    over = Record.read(RECORDS[-1].parent / "solo.record").replay(None, "solo")
    assert explain(over, 0, "greedy") is None


def same(one: Advice | None, two: Advice | None) -> bool:
    assert one is not None
    assert two is not None
    return (one.action, one.other, one.gain, one.reasons) == (two.action, two.other, two.gain, two.reasons)


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_exchanging_hidden_cards_does_not_change_a_hint_of_hamburg(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explaining, "SECONDS", inf)  # however busy the machine is
    for number in (0, 40) if level == "greedy" else (17,):
        state = played(HAMBURG.start(3, seed=number), number)
        hint = explain(state, state.seat, level)
        for hidden in (1, 2):
            assert same(hint, explain(state.seeded(hidden), state.seat, level))


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_exchanging_hidden_hands_does_not_change_a_hint_of_rome(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explaining, "SECONDS", inf)
    for number in (2, 15, 50, 90) if level == "greedy" else (15,):
        state = played(ROME.start(3, seed=number), number)
        hint = explain(state, state.seat, level)
        for hidden in (1, 2):
            assert same(hint, explain(state.imagine(state.seat, hidden), state.seat, level))


def test_a_hint_names_what_the_other_choice_lacks() -> None:
    """Somebody who can fulfil a contract by joining is told so, and what staying away would keep."""
    record = Record.read(RECORDS[0].parent / "four-players.record")
    for state in decisions(record):
        if state.view(state.seat)["decision"]["step"] == "join" and state.number % 3 == 0:
            advice = explain(state, state.seat, "planner")
            assert advice is not None
            [brings] = [values for id, values in advice.reasons if id == "hint-brings"] or [{}]
            if HAMBURG.notation(advice.action) == "join" and "hint-fulfilled" in repr(brings):
                told = said(advice.reasons, state)
                assert "Next best: Don’t join." in told[0]
                assert [line for line in told[0] if re.match("(Against|Probably against): .* time", line)]
                assert "Die beste andere Wahl: nicht mitreisen." in told[1]
                return
    pytest.fail("nobody joined to fulfil a contract")


def test_lines_of_bots_that_tell_are_legal_from_best_to_worst() -> None:
    state = played(HAMBURG.start(2, seed=5), 25)
    bot = registry.bot("planner", HAMBURG, 1)
    assert isinstance(bot, ExplainingBot)
    lines = bot.lines(state.imagine(state.seat, 1), 5)
    check_lines(lines, state)


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_the_greedy_bot_has_lines_by_trying(game: str) -> None:
    made = merkator.game(game)
    state = played(made.start(2, seed=5), 25)
    adviser = Adviser(made, "greedy")
    known = state.imagine(state.seat, SEED)
    lines = adviser.lines(known)
    assert lines[0][1][0] == registry.bot("greedy", made, 1).choose(known.copy())
    check_lines(lines[1:], state)


def check_lines(lines: list[Line], state: State) -> None:
    assert lines
    assert all(actions[0] in state.legal() for _, actions in lines)
    values = [value for value, _ in lines]
    assert values == sorted(values, reverse=True)


def test_a_bot_that_tells_nothing_has_its_choice_alone() -> None:
    state = HAMBURG.start(2, seed=5)
    [(value, actions)] = lines_of(registry.bot("random", HAMBURG, 1), state, 5, None, SEED)
    assert (value, len(actions)) == (0.0, 1)


def test_a_course_stops_where_nobody_can_know_how_it_goes_on() -> None:
    """Behind the veil dice are not rolled: after them no action of the line is played."""
    state = played(ROME.start(2, seed=4), 2)
    assert state.view(state.seat)["decision"]["step"] == "trade"
    course = follow(state, state.seat, [0, 0, 0], ())
    assert course.played == [0]
    assert course.stopped
    assert state.number == course.start.number, "the position itself is left alone"


def test_a_decision_of_the_past_is_compared_with_what_was_played() -> None:
    state = played(ROME.start(2, seed=4), 2)
    best = explain(state, state.seat, "greedy")
    assert best is not None
    for action in state.legal():
        if action != best.action:
            advice = explain(state, state.seat, "greedy", action)
            assert advice is not None
            assert advice.other == action
            assert any(id.startswith("hint-against") for id, _ in advice.reasons)
            assert not any(id.startswith("hint-instead") for id, _ in advice.reasons)
    again = explain(state, state.seat, "greedy", best.action)
    assert same(again, best), "who played as the bot is told of the best other choice"


def test_who_rolls_without_buying_is_not_told_what_could_be_bought_there() -> None:
    """The other choice finishes trading: the goods of this port are out of reach then (R-2.1)."""
    state = played(ROME.start(2, seed=4), 2)
    done = ROME.action("done")
    advice = explain(state, state.seat, "greedy", done)
    assert advice is not None
    assert ROME.notation(advice.action).startswith("buy")
    assert advice.other == done
    assert "hint-trip-buy-other" not in [id for id, _ in advice.reasons]
    [trip] = [values for id, values in advice.reasons if id == "hint-trip"]
    assert trip["gain"] == "yes"


def test_alone_a_choice_is_measured_by_what_it_leads_to_some_turns_later() -> None:
    guide = HamburgGuide(HAMBURG)
    state = played(HAMBURG.start(1, seed=5), 12)
    guide.look(state)
    before = state.dump()
    ahead = guide.prospect(state, 0)
    assert ahead != guide.worth(state, 0)
    assert ahead == guide.prospect(state, 0), "the same future, the same value"
    assert state.dump() == before


def test_with_others_a_choice_is_measured_when_the_turn_ends() -> None:
    guide = HamburgGuide(HAMBURG)
    state = played(HAMBURG.start(2, seed=5), 12)
    guide.look(state)
    assert guide.prospect(state, 0) == guide.worth(state, 0)


def test_a_measure_against_the_bot_promises_nothing() -> None:
    amount = ("points", {"points": 2.0, "shown": "2"})
    english, german = (Text(language, HAMBURG).say("hint-later", amount=amount) for language in ("en", "de"))
    assert (
        english == "Measured separately, the other choice looks about 2 points better; the bot stands by its advice."
    )
    assert german.endswith("um etwa 2 Punkte besser aus; der Bot bleibt bei seinem Rat.")
