"""What the screen shows: everything, in every width, in both languages, with and without colours and fine letters."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import merkator
from merkator.games.hamburg.rules.state import State
from merkator.games.hamburg.terminal.need import Part, need
from merkator.terminal import replay_text
from merkator.terminal.board import board
from merkator.terminal.lines import Lines
from merkator.terminal.words import Words
from position import Position, hamburg
from typist import Typist, finished, numbers

SOURCE = Path(merkator.__file__).parent


def drawn(state: State, width: int, language: str = "en", ascii: bool = False, room: int | None = None) -> list[str]:
    names = ["Anna", "Bartholomäus der Zweite", "Cleo", "Dörte"][: state.players]
    words = Words(language, state.game, ascii)
    lines: Lines = board(state.game, names, words).draw(state, state.seat, width, room)
    return [line.plain for line in lines]


def positions() -> list[State]:
    """Return positions from all over random games."""
    found = []
    for players in (2, 3, 4):
        state = hamburg().start(players, seed=players)
        chance = Random(players)
        for number in range(600):
            if state.over:
                break
            if number % 60 == 0:
                found.append(state.copy())
            state.play(chance.choice(state.legal()))
    return found


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_a_position_is_shown_in_every_width(width: int, language: str) -> None:
    words = Words(language, hamburg())
    for state in positions():
        lines = drawn(state, width, language)
        text = "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= width
        for place in state.cards.place_ids:
            assert words.name("place", place) in text
        for building in state.view(None)["offer"]["building"]:
            assert words.name("building", building) in text
            if width <= 100:
                assert words.card("building", building) in " ".join(text.split())


@pytest.mark.parametrize("room", [8, 16, 24, 33])
def test_a_small_window_gets_the_most_needed_parts_only(room: int) -> None:
    for state in positions():
        lines = drawn(state, 80, room=room)
        assert len(lines) <= room
        assert "v: all" in lines[0] or len(drawn(state, 80, room=200)) <= room + 20


def test_travelling_in_a_small_window_shows_the_map_and_investing_the_offers() -> None:
    position = Position().at("invest")
    assert any("Buildings" in line for line in drawn(position.state, 80, room=17))
    position.play("done")
    assert any("Newfoundland" in line for line in drawn(position.state, 80, room=17))


def test_plain_letters_are_enough() -> None:
    for language in ("en", "de"):
        for state in positions()[:6]:
            names = ["Anna", "Dörte", "Çem", "Đỗ"][: state.players]
            console = Console(width=100, force_terminal=False)
            table = board(state.game, names, Words(language, state.game, ascii=True))
            with console.capture() as capture:
                for line in table.draw(state, 0, 100, None):
                    console.print(line)
            text = capture.get().replace("…", "~")
            assert text.isascii(), [letter for letter in text if not letter.isascii()]


def test_a_whole_session_in_plain_letters(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "a.record", width=80, height=24)
    typist.types_all(
        ["?", "h", "l", *numbers(2, count=100)], players=["Dörte", "greedy"], seed=3, ascii=True, language="de"
    )
    seen = typist.seen + "".join(typist.prompts)
    assert seen.replace(str(tmp_path), "").isascii()
    assert "Doerte" in seen


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 50)])
def test_a_page_fits_the_window(tmp_path: Path, width: int, height: int) -> None:
    typist = Typist(tmp_path / "a.record", width=width, height=height)
    typist.types_all(numbers(2, count=150), players=["Anna", "greedy", "random"], seed=3)
    pages = [page for page in typist.pages[:-1] if "\x1b[2J" in page]
    assert len(pages) > 20
    for page in pages:
        lines = Text.from_ansi(page.split("\x1b[2J")[-1]).plain.splitlines()
        assert all(cell_len(line) <= width for line in lines)
        rules = [at for at, line in enumerate(lines) if line.startswith("── ? help")]
        bottom = len(lines) - rules[-1]  # the question and the choices, which are always shown in full
        assert len(lines) < height or bottom > height - 8


def test_nothing_is_cleared_and_nothing_coloured_in_a_pipe(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "a.record").types("1", "1", players=["Anna", "greedy"], seed=3)
    assert "\x1b" not in typist.seen


def test_colours_never_stand_alone() -> None:
    """Without colours, cubes on the map have their number and their place, goods their letters."""
    position = Position().cubes(hamburg=3, spain=12)
    lines = drawn(position.state, 120)
    assert any(" HA Hamburg" in line and "■■■  3" in line and "Li Mu" in line for line in lines)
    assert any(" SP Spain" in line and "12" in line and "-1" in line for line in lines)


# --- German


def test_a_german_session_speaks_german(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "a.record")
    typist.types_all(["?", "h", "l", "u", *numbers(2)], players=["Anna", "greedy"], seed=3, language="de")
    seen = typist.seen
    for word in ("Kontor", "Nachschub", "Vertragsstapel", "Was geschah", "Ergebnis", "Punkte", "Niederlande"):
        assert word in seen
    english = (" the ", "Travel", "Office", "contract", "points", "Time chart", "took", "wins", "Finish", "building")
    for word in english:
        assert word not in seen.replace(str(tmp_path), ""), word


@pytest.mark.parametrize("room", [SOURCE / "terminal", SOURCE / "games" / "hamburg" / "terminal"])
def test_both_languages_have_the_same_messages_with_the_same_variables(room: Path) -> None:
    found = []
    for language in ("en", "de"):
        resource = FluentParser().parse((room / "text" / f"{language}.ftl").read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        found.append([entry.id.name for entry in resource.body if isinstance(entry, ast.Message)])
    assert found[0] == found[1]


# --- contracts


def test_a_contract_says_what_covers_it() -> None:
    position = Position().bare().contracts(0, "sweden-3").goods(0, muskets=1).supply(0, "spain")
    found = need(position.state, 0, "sweden-3")
    assert found.parts == (Part(1, 1, 0), Part(1, 0, 1))
    assert found.payable
    assert "✓   3 SW" not in drawn(position.state, 80)
    assert any("Muskets✓" in line and "Spice■" in line for line in drawn(position.state, 80))


def test_a_contract_says_what_is_missing() -> None:
    position = Position().bare().contracts(0, "england-3", "spain-3")
    text = "\n".join(drawn(position.state, 80))
    assert "2 Iron−2" in text
    assert "Weapons−1" in text


def test_a_contract_that_needs_an_exchange_says_so() -> None:
    position = Position().bare().contracts(0, "england-2", "hamburg-2").time(0, 4)
    found = need(position.state, 0, "england-2")
    assert found.payable
    assert not found.covered
    assert any("Grain−1 4:1" in line for line in drawn(position.state, 80))


def test_payable_means_that_it_can_be_fulfilled_there() -> None:
    for state in positions():
        view = state.view(state.seat)
        if view["decision"] is None or view["decision"]["step"] != "fulfil":
            continue
        shown = {action["do"].split()[1] for action in view["decision"]["actions"] if action["do"] != "done"}
        for id in view["players"][state.seat]["contracts"]:
            if id.rpartition("-")[0] == view["place"]:
                wanted = need(state, state.seat, id)
                assert (wanted.payable and not wanted.used) == (id in shown)


# --- the story of a record


def test_a_record_is_told_up_to_an_action() -> None:
    record = finished(2)
    for to in (0, 5, None):
        console = Console(width=80, force_terminal=False)
        with console.capture() as capture:
            replay_text.print_replay(record, to, "en", console)
        text = capture.get()
        assert "Newfoundland" in text
        assert ("Result" in text) == (to is None)
        assert max(cell_len(line) for line in text.splitlines()) <= 80
