"""Typing in rome: ports, fields, lots and sums, what cannot be, and help."""

from __future__ import annotations

from pathlib import Path

import pytest

from merkator.games.rome.rules.actions import SAIL
from merkator.games.rome.rules.state import STEPS
from merkator.terminal.board import board
from merkator.terminal.prompt import Choice, Menu, find
from merkator.terminal.words import Words
from rome_table import positions
from typist import Typist
from voyage import Voyage

NAMES = ["Anna", "Bert", "Cleo"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def menu(voyage: Voyage, language: str = "en") -> Menu:
    """What is offered in a position."""
    state = voyage.state
    words = Words(language, state.game)
    names = NAMES[: state.players]
    choices = [Choice(n, state.game.notation(n), words.action(state, n, names)) for n in state.legal()]
    return board(state.game, names, words).menu(state, choices)


def meant(voyage: Voyage, typed: str, language: str = "en") -> list[str]:
    return [choice.notation for choice in find(typed, menu(voyage, language))]


def at_sea(field: str, dice: str, other: str = "ostia") -> Voyage:
    """A ship that is to move, with wine and grain aboard."""
    voyage = Voyage(players=2).ship(0, field).ship(1, other).hand(0, "oil").cargo(0, wine=3, grain=2)
    return voyage.outcomes(f"dice {dice}").turn_of(0)


def one(file: Path, *words: str, seed: int = 1) -> Typist:
    """Let Anna play against a bot; Anna begins."""
    players = ["Anna", "random"]
    return Typist(file, 100).types(*words, game="rome", players=players, seed=seed, options={"start": 0})


# --- ports to begin in


@pytest.mark.parametrize("typed", ["begin ostia", "ostia", "os", "Os", "b ost", "6"])
def test_a_port_is_chosen_by_number_name_or_letters(file: Path, typed: str) -> None:
    assert "0: begin ostia\n" in one(file, typed).record.text()


@pytest.mark.parametrize(
    ("typed", "port"), [("carthago", "carthago"), ("carthago nova", "carthago_nova"), ("Cn", "carthago_nova")]
)
def test_ports_of_similar_names_are_told_apart(file: Path, typed: str, port: str) -> None:
    assert f"0: begin {port}\n" in one(file, typed).record.text()


def test_each_port_to_begin_in_names_the_goods_there_is_a_card_for(file: Path) -> None:
    state = (
        Typist(file, 100)
        .types("q", game="rome", players=["Anna", "random"], seed=1, options={"start": 0})
        .record.state
    )
    page = one(file, "?").pages[0]
    hand = state.view(0)["players"][0]["hand"]
    offered = page.split("Puteoli: ")[1].split("   ")[0]
    assert ("wine" in offered) == ("wine" in hand)
    assert ("iron ware" in offered) == ("iron_ware" in hand)


# --- moves


def test_a_move_lists_what_matters_and_every_field_can_be_typed() -> None:
    voyage = at_sea("h18", "4 5")
    shown = menu(voyage)
    legal = voyage.state.legal()
    assert sorted(choice.value for choice in [*shown.listed, *shown.others]) == sorted(legal)
    assert len(shown.listed) < 16 < len(legal)
    ports = [action for action in legal if action - SAIL < voyage.cards.sea.ports]
    assert [choice.value for choice in shown.listed][: len(ports)] == ports
    assert shown.others[0].notation.removeprefix("sail ").upper() in shown.hint
    for choice in [*shown.listed, *shown.others]:
        assert meant(voyage, choice.notation) == [choice.notation]
        assert meant(voyage, choice.notation.split()[1].upper()) == [choice.notation]


def test_a_course_is_proposed_to_ports_that_pay() -> None:
    words = " ".join(choice.words for choice in menu(at_sea("k8", "1 3")).listed)
    assert "from Caralis" in words  # wine
    assert "from Massilia" in words  # grain


def test_stars_and_other_ships_in_reach_are_listed() -> None:
    listed = [choice.notation for choice in menu(at_sea("n19", "1 3", "p21")).listed]
    assert "sail n23" in listed
    assert "sail p21" in listed


def test_a_field_out_of_reach_is_refused_with_the_rule(file: Path) -> None:
    words = ["puteoli", "done", "a35", "sail a35", "z99", "q"]
    typist = one(file, *words, seed=3)
    pages = [" ".join(page.split()) for page in typist.pages]
    refused = [page for page in pages if "does not lead there" in page]
    assert len(refused) == 2
    assert "“a35” isn’t possible now." in refused[0]
    assert "(R-2.5)" in refused[0]
    assert any("“z99” isn’t possible here" in page for page in pages)


def test_a_headwind_lists_fields_far_from_ports() -> None:
    voyage = Voyage(players=2).ship(0, "n21").outcomes("dice 1 1", "fatum f10").turn_of(0)
    shown = menu(voyage)
    assert 0 < len(shown.listed) <= 6
    assert all("from any port" in choice.words for choice in shown.listed)
    assert shown.others


# --- lots and sums


def test_of_many_purchases_the_largest_are_listed_and_smaller_ones_typed() -> None:
    goods = ("grain", "papyrus", "linen", "glass")
    voyage = Voyage(players=2).ship(0, "alexandria").hand(0, *goods).cash(0, 9000)
    shown = menu(voyage)
    assert [choice.notation for choice in shown.listed] == [*[f"buy 5 {good}" for good in goods], "done"]
    assert "buy 1 grain" in shown.hint
    assert meant(voyage, "buy 2 glass") == ["buy 2 glass"]
    assert meant(voyage, "2 gl") == ["buy 2 glass"]


def test_in_german_the_goods_have_german_names() -> None:
    voyage = Voyage(players=2).ship(0, "puteoli").hand(0, "wine", "iron_ware").cash(0, 900)
    assert meant(voyage, "wein", "de") == ["buy 1 wine"]


def test_few_purchases_are_all_listed() -> None:
    voyage = Voyage(players=2).ship(0, "puteoli").hand(0, "wine").cash(0, 9000)
    assert len(menu(voyage).listed) == 6
    assert not menu(voyage).others


def test_a_note_is_laid_by_its_sum() -> None:
    voyage = Voyage(players=2).ship(0, None).cash(0, 0).cash(1, 20000).turn_of(0)
    voyage.play("ask sinope")
    assert meant(voyage, "1000") == ["lay 1000"]
    assert meant(voyage, "77") == []


# --- mistakes and help


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type a number from 1 to 24"),
        ("99", "“99” isn’t possible here"),
        ("rome", "“rome” isn’t possible here"),
        ("sa", "“sa” can mean several things: begin salamis, begin salonae"),
        ("sail ostia", "“sail ostia” isn’t possible now. "),
        ("u", "Nothing to undo."),
    ],
)
def test_a_mistake_is_answered_in_one_sentence_and_nothing_changes(file: Path, typed: str, told: str) -> None:
    typist = one(file, typed)
    assert told in " ".join(typist.pages[-2].split())
    assert typist.record.state.number == 0


def test_help_names_all_that_is_not_in_the_list(file: Path) -> None:
    typist = one(file, "puteoli", "done", "?", "q", seed=3)
    page = next(page for page in typist.pages if "this help" in page)
    assert "You can also type" in page
    assert "“sail ostia”" in page
    assert "Cn Carthago Nova" in page


def test_every_step_has_its_rules_in_both_languages() -> None:
    asked = {state.step() for state in positions() if not state.over}
    silent = {"turn", "roll", "fight", "fatum", "throw", "breeze", "obeyed"}
    assert {"begin", "trade", "move"} <= asked
    for language in ("en", "de"):
        words = Words(language, Voyage().game)
        for step in ({each.name for each in STEPS} - silent) | {"over"}:
            assert "R-" in words.say(f"rome-rules-{step}")
