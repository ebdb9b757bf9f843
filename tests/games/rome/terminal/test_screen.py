"""What the screen shows of rome: in every width and height, in both languages, with and without fine letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len
from rich.text import Text

import merkator
from merkator.games.rome.rules.state import State
from merkator.terminal.board import board
from merkator.terminal.words import Words
from rome_table import Table, dealt, positions
from typist import Typist, numbers
from voyage import Voyage

ROOM = Path(merkator.__file__).parent / "games" / "rome" / "terminal"
LONG = ["Anna", "Bartholomäus der Zweite", "Cleo", "Dörte", "Emil", "Fritz"]


def drawn(
    state: State, width: int, language: str = "en", ascii: bool = False, room: int | None = None, seat: int | None = 0
) -> list[str]:
    words = Words(language, state.game, ascii)
    lines = board(state.game, LONG[: state.players], words).draw(state, seat, width, room)
    return [line.plain for line in lines]


@pytest.mark.parametrize("width", [60, 80, 100, 130, 160])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_a_position_is_shown_in_every_width(width: int, language: str) -> None:
    words = Words(language, merkator.game("rome"))
    for state in positions():
        lines = drawn(state, width, language, seat=state.seat)
        text = "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= width
        for port in state.cards.port_ids:
            assert words.name("port", port) in text
        for good in state.view(state.seat)["players"][state.seat]["hand"]:
            assert words.name("good", good) in text
        assert len(re.findall(r"(?m)^T .*T\b", text)) >= 1


@pytest.mark.parametrize("room", [8, 12, 16, 24, 33])
@pytest.mark.parametrize("width", [60, 80, 100, 130])
def test_a_small_window_gets_the_most_needed_parts_only(room: int, width: int) -> None:
    for state in positions():
        assert len(drawn(state, width, room=room, seat=state.seat)) <= room


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (130, 45)])
def test_a_page_fits_the_window(tmp_path: Path, width: int, height: int) -> None:
    table = Table(tmp_path / "a.record", dealt(3, 2, 60), width, height).plays()
    for _, _, page in table.pages:
        lines = Text.from_ansi(page.split("\x1b[2J")[-1]).plain.splitlines()
        assert all(cell_len(line) <= width for line in lines)
        rules = [at for at, line in enumerate(lines) if line.startswith("── ? help")]
        bottom = len(lines) - rules[-1]  # the question and the choices, which are always shown in full
        assert len(lines) < height or bottom > height - 12


def test_the_map_has_letters_and_numbers_at_its_edges() -> None:
    lines = drawn(Voyage(players=2).state, 100)
    head = next(line for line in lines if line.startswith("  1   3   5"))
    assert head.rstrip().endswith("43")
    rows = [line for line in lines if re.match(r"[A-T] .{88}[A-T]", line)]
    assert [row[0] for row in rows] == list("ABCDEFGHIJKLMNOPQRST")
    for port in Voyage(players=2).cards.set.ports:
        cell = rows[port.row][2 + 2 * port.col : 4 + 2 * port.col]
        assert cell == "12" if port.id == "ostia" else cell[0] == port.name[0], port.id


def test_a_move_marks_what_can_be_reached_also_without_colours() -> None:
    voyage = Voyage(players=2).ship(0, "puteoli").ship(1, "h18").outcomes("dice 1 4")
    voyage.hand(0).cash(0, 100).turn_of(0)
    rows = [line for line in drawn(voyage.state, 100) if re.match(r"[A-T] .{88}[A-T]", line)]
    sea = voyage.cards.sea
    for action in voyage.legal():
        field = sea.ids.index(action.removeprefix("sail "))
        cell = rows[sea.rows[field]][2 + 2 * sea.cols[field] : 4 + 2 * sea.cols[field]]
        assert cell.strip() in ("o", "*o", "▲2") or cell.isupper(), action
    assert "".join(rows).count("o ") == len([a for a in voyage.legal() if a[-1].isdigit() and a != "sail h18"])
    assert "▲1" in "".join(rows)


def test_a_narrow_map_is_cut_around_the_ship() -> None:
    voyage = Voyage(players=2).ship(0, "tyrus")
    lines = drawn(voyage.state, 80, room=60)
    assert any("▲1" in line and line.startswith("Q ") for line in lines)
    assert not any("Ga" in line and line.startswith("M ") for line in lines)
    whole = drawn(voyage.state, 80)
    assert any("Ga" in line and line.startswith("M ") for line in whole)


def test_players_show_what_everybody_may_know() -> None:
    voyage = Voyage(players=3).ship(0, "h18").cargo(1, wine=3).kept(1, "f31").vouchers(2, 2).skip(2).loan(2, 0, 4000)
    voyage.cash(1, -300).out(0)
    text = "\n".join(drawn(voyage.state, 130, room=60, seat=1))
    for shown in ("3 Wine", "Ludi", "2 vouchers", "misses a turn", "owes Anna 4,000", "−300", "out"):
        assert shown in text
    wide = "\n".join(drawn(voyage.state, 100, seat=1))
    for shown in ("3 Wine", "Ludi", "2 vouchers", "misses a turn", "owes Anna 4,000", "−300", "out"):
        assert shown in wide


def test_a_card_says_where_it_is_bought_and_sold_and_for_how_much() -> None:
    voyage = Voyage(players=2).ship(0, "puteoli").hand(0, "wine", "wine", "amber")
    lines = drawn(voyage.state, 100)
    wine = next(line for line in lines if "2 Wine" in line)
    assert wine.startswith("✓2 Wine")
    assert "800 Pu Ta Sy Rh → Ch 2,000  Aq 1,800  Al 1,400  Cy 1,400  Cr 1,300" in wine
    amber = next(line for line in lines if " Amber " in line)
    assert not amber.startswith("✓")
    assert any("Puteoli offers:" in line and "✓Wine 800" in line and " Iron ware 1,000" in line for line in lines)


def test_cargo_says_who_pays_and_how_far_that_is() -> None:
    voyage = Voyage(players=2).ship(0, "aquileia").cargo(0, wine=(2, 3))
    lines = drawn(voyage.state, 100)
    assert any("2+3 Wine" in line and "▶Aq 1,800" in line and "Cr 1,300/" in line for line in lines)


def test_the_fatum_card_of_the_turn_is_shown_with_its_text() -> None:
    voyage = Voyage(players=2).ship(0, "h18").cargo(0, wine=3).cash(0, 5000)
    voyage.outcomes("dice 2 2", "fatum f08").turn_of(0)
    for language, told in (("en", "Praedones (robbers): At sea with cargo"), ("de", "Praedones (Seeräuber)")):
        assert any(told in line for line in drawn(voyage.state, 100, language))
    assert "dice 2 and 2" in drawn(voyage.state, 100)[0]


def test_a_spectator_sees_no_hand() -> None:
    for state in positions():
        text = "\n".join(drawn(state, 100, seat=None))
        assert "’s cards" not in text
        assert "✓" not in text.replace("(✓ you have the card)", "")


def test_plain_letters_are_enough(tmp_path: Path) -> None:
    for language in ("en", "de"):
        for state in positions()[::3]:
            text = "".join(drawn(state, 100, language, ascii=True, seat=state.seat))
            assert text.replace("…", "").isascii(), [letter for letter in text if not letter.isascii()]
    typist = Typist(tmp_path / "a.record", width=80, height=24)
    words = ["?", "h", "l", "v", *numbers(2, count=60)]
    typist.types_all(words, game="rome", players=["Dörte", "random"], seed=3, ascii=True, language="de")
    seen = typist.seen + "".join(typist.prompts)
    assert seen.replace(str(tmp_path), "").isascii()
    assert "Doerte" in seen


def test_the_result_counts_all_that_belongs_to_wealth() -> None:
    record = dealt(3, 4, 4000, "greedy", short=True)
    assert record.state.over
    for width in (60, 100):
        words = Words("en", record.game)
        lines = [line.plain for line in board(record.game, LONG[:3], words).result(record.state, width)]
        text = "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= width
        for player in record.state.view(None)["players"]:
            score = player["score"]
            for part, sign in (("cash", 1), ("ship", 1), ("cargo", 1), ("penalties", -1), ("total", 1)):
                amount = score[part] * sign
                assert f"{amount:,}".replace("-", "−") in text


def test_a_german_session_speaks_german(tmp_path: Path) -> None:
    typist = Typist(tmp_path / "a.record", 100)
    words = ["?", "h", "l", "u", *[word for number in numbers(2, count=150) for word in (number, "h")]]
    typist.types_all(words, game="rome", players=["Anna", "random"], seed=3, language="de")
    seen = typist.seen.replace(str(tmp_path), "").replace("„buy ", "").replace("„sail ostia", "")
    for word in ("Karten von Anna", "Spieler", "Was geschah", "bietet:", "und zahlt für:", "Vermögen", "in bar"):
        assert word in seen
    for word in (" the ", "Sail", "cards", "wealth", "aboard", "pays", "rolled", "loads", "ship ", "voucher"):
        assert word not in seen, word


def test_both_languages_have_the_same_messages() -> None:
    found = []
    for language in ("en", "de"):
        resource = FluentParser().parse((ROOM / "text" / f"{language}.ftl").read_text("utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        found.append([entry.id.name for entry in resource.body if isinstance(entry, ast.Message)])
    assert found[0] == found[1]
