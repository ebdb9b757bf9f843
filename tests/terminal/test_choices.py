"""Typing at the terminal: numbers, notation and its beginnings, commands, mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merkator.core.replay import OUTCOME
from merkator.terminal.prompt import Choice, Menu, command, find
from merkator.terminal.seats import display_names, read_seats
from position import hamburg
from typist import Typist, numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def two(file: Path, *words: str, **wishes: object) -> Typist:
    """Let Anna and Bert play; Anna begins."""
    return Typist(file).types(*words, players=["Anna", "Bert"], seed=1, options={"start": 0}, **wishes)


def actions(typist: Typist) -> list[str]:
    record = typist.record
    return [record.game.notation(entry.number) for entry in record.entries if entry.seat >= 0]


@pytest.mark.parametrize("typed", ["go russia", "GO  Russia", "g ru", "russia", "rus", "travel russia", "4"])
def test_an_action_is_chosen_by_number_notation_or_beginnings(file: Path, typed: str) -> None:
    assert actions(two(file, "done", typed))[1] == "go russia"


def test_in_german_the_words_on_the_screen_can_be_typed(file: Path) -> None:
    assert actions(two(file, "done", "russl", language="de"))[1] == "go russia"


def test_a_contract_and_its_payment_by_choice_are_told_apart() -> None:
    plain = Choice(1, "fulfil russia-3", "Fulfil Russia 3")
    chosen = Choice(2, "fulfil russia-3 by choice", "Fulfil Russia 3, choosing how to pay")
    assert find("fulfil russia-3", Menu([plain, chosen])) == [plain]
    assert find("ful ru", Menu([plain, chosen])) == [plain]
    assert find("ful ru by", Menu([plain, chosen])) == [chosen]
    assert find("ful", Menu([plain, chosen])) == [plain, chosen]


@given(st.text(max_size=30))
def test_whatever_is_typed_means_some_of_the_choices(typed: str) -> None:
    choices = [Choice(n, text, text) for n, text in enumerate(["done", "go russia", "go spain", "sell spain-3"])]
    plain = " ".join(typed.split())
    assert set(find(plain, Menu(choices))) <= set(choices)
    name, rest = command(plain)
    assert name or not rest


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type a number from 1 to 5"),
        ("99", "“99” isn’t possible here"),
        ("0", "“0” isn’t possible here"),
        ("-1", "isn’t possible here"),
        ("sing", "“sing” isn’t possible here"),
        ("sell", "“sell” can mean several things: sell "),
        ("go russia", "“go russia” isn’t possible now. This is the investing step (H-2.1)."),
        ("buy boerse", "“buy boerse” isn’t possible now. "),
        ("9" * 5000, "isn’t possible here"),
        ("\x1b[A\x00", "isn’t possible here"),
        ("u", "Nothing to undo."),
        ("v extra", "isn’t possible here"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence_and_nothing_changes(file: Path, typed: str, told: str) -> None:
    typist = two(file, typed)
    assert told in " ".join(typist.pages[-2].split())
    assert len(typist.pages[-2].splitlines()) <= 4
    assert actions(typist) == []


def test_a_mistake_in_german_is_answered_in_german(file: Path) -> None:
    typist = two(file, "go russia", "sing", language="de")
    assert "„go russia“ ist jetzt nicht möglich. " in " ".join(typist.pages[-3].split())
    assert "„sing“ geht hier nicht" in " ".join(typist.pages[-2].split())


def test_help_rules_log_and_view_change_nothing(file: Path) -> None:
    typist = two(file, "done", "?", "h", "l", "v", "help")
    assert actions(typist) == ["done"]
    help, rules, log, view = typist.pages[2:6]
    assert "u  undo" in help
    assert "Li Livestock" in help
    assert rules.startswith("Travel (H-3.1")
    assert "Full log" in log
    assert "Newfoundland" in view


def test_a_copy_is_saved_and_the_game_stays_in_its_file(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    first = ["done", f"s {tmp_path / 'copy'}", "russia", f"s {copy}", "no"]
    typist = two(file, *first, "s", "", "s", str(file / "below"), "s /", "s ~nobody/x", "q")
    assert f"Copy saved to {copy}" in typist.seen
    assert f"{copy} already exists" in "".join(typist.prompts)
    assert "cannot be written" in typist.seen.replace("\n", " ")
    assert "“/” is not a valid file name" in typist.seen
    assert "0: done\n" in copy.read_text()
    assert "go russia" not in copy.read_text()
    assert "go russia" in file.read_text()


# --- undo


def test_undo_takes_the_last_decision_back(file: Path) -> None:
    typist = two(file, "done", "u", "sell 2", "u", "done", "russia", "undo", "q")
    assert actions(typist) == ["done"]
    assert "1 2 3" not in typist.seen


def test_undo_takes_back_what_bots_did_after_it(file: Path) -> None:
    """Until someone reveals a card, a decision can be taken back together with the bots' answers to it."""
    typist = Typist(file)
    random = numbers(1)
    expected: list[int] = []

    def type_on() -> str:
        entries = typist.record.entries
        if expected:
            assert typist.record.state.number == expected[0]
            return "q"
        own = max([at for at, entry in enumerate(entries) if entry.seat == 0], default=-1)
        after = [entry.seat for entry in entries[own + 1 :]]
        if own >= 0 and after and OUTCOME not in after:
            expected.append(len([entry for entry in entries[:own] if entry.seat != OUTCOME]))
            return "u"
        return next(random)

    typist.types_all([type_on] * 500, players=["Anna", "random"], seed=4)
    assert expected


def test_undo_stops_where_something_was_revealed(file: Path) -> None:
    typist = Typist(file)
    random = numbers(1)
    refused: list[int] = []

    def type_on() -> str:
        record = typist.record
        if record.state.number and record.entries[-1].seat == OUTCOME and not refused:
            refused.append(record.state.number)
            return "u"
        if refused:
            assert record.state.number == refused[0]
            assert "This can’t be undone" in typist.pages[-1]
            return "q"
        return next(random)

    typist.types_all([type_on] * 500, players=["Anna", "Bert"], seed=1)
    assert refused


# --- seats


def test_bots_are_found_again_in_the_names_of_a_record() -> None:
    game = hamburg()
    seats = read_seats(["Anna", "bot:random", "Hein (bot:greedy)", "GREEDY"], game)
    assert [seat.bot for seat in seats] == ["", "random", "greedy", "greedy"]
    assert read_seats([seat.notation for seat in seats], game) == seats
    assert display_names([seat.notation for seat in seats], game) == ["Anna", "Random", "Hein", "Greedy"]
