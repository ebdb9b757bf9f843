"""Records: games as text that replay to the same position."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from merkator.core.errors import BadOption, FileError, MerkatorError, RecordError
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from merkator.games.hamburg.cards import cardset
from merkator.games.hamburg.rules.game import make_from_text
from position import hamburg


def played(players: int = 3, seed: int = 5, actions: int = 10_000, **options: object) -> Record:
    record = Record.start(
        hamburg(), players, seed=seed, options=options, names=["Anna", "Bert", "Clara", "Dora"][:players]
    )
    choice = random.Random(seed)
    while not record.state.over and record.state.number < actions:
        record.play(choice.choice(record.state.legal()))
    return record


@lru_cache
def sample() -> str:
    return played().text()


def test_a_record_replays_to_the_same_bytes() -> None:
    record = played()
    again = Record.parse(record.text(), "copy")
    assert again.state.dump() == record.state.dump()
    assert again.text() == record.text()
    assert again.names == ["Anna", "Bert", "Clara"]


def test_an_unfinished_game_goes_on_as_it_would_have() -> None:
    record = played(actions=40)
    again = Record.parse(record.text(), "copy")
    while not record.state.over:
        action = record.state.legal()[-1]
        record.play(action)
        again.play(action)
    assert again.state.dump() == record.state.dump()


def test_replay_to_any_action() -> None:
    record = played(actions=30)
    for to in (0, 1, 17, 30):
        assert record.replay(to).number == to
    assert record.replay(30).dump() == record.state.dump()
    for to in (-1, 31):
        with pytest.raises(BadOption, match="this record has 30 actions"):
            record.replay(to)


def test_a_record_without_its_seed_replays_too() -> None:
    record = played()
    text = record.text(seed=False)
    assert "seed" not in text
    assert Record.parse(text, "copy").state.key() == record.state.key()


def test_comments_stay_where_they_are() -> None:
    text = sample()
    first = next(line for line in text.splitlines() if line[:2] in ("0:", "1:", "2:"))
    noted = text.replace("game: ", "# about this game\ngame: ", 1)
    noted = noted.replace(first, f"# watch this\n{first}  # a good move", 1) + "# the end\n"
    assert Record.parse(noted, "noted").text() == noted


def test_a_record_carries_its_card_set_when_it_is_not_the_standard_one() -> None:
    text = cardset.standard_text().replace(
        'goods = { grain = 1 }\nsource = "rulebook"', 'goods = { wine = 1 }\nsource = "printed"'
    )
    game = make_from_text(text, "mine.toml")
    record = Record.start(game, 2, seed=3)
    record.play(record.state.legal()[0])
    again = Record.parse(record.text(), "copy")
    assert "| [[contract]]" in record.text()
    assert again.game.cards_name == "mine"
    assert again.state.dump() == record.state.dump()
    assert again.text() == record.text()


def test_a_record_names_the_card_set_it_needs() -> None:
    text = "\n".join(line for line in sample().splitlines() if not line.startswith("|"))
    broken = text.replace("cards: ", "cards: 0123456789abcdef mine\n# ", 1) + "\n"
    with pytest.raises(RecordError, match="played with card set '0123456789abcdef mine'"):
        Record.parse(broken, "x")


def test_undo_goes_back_to_the_last_reveal() -> None:
    record = played(actions=0)
    go = [action for action in record.state.legal() if record.game.notation(action) == "done"]
    before = record.state.dump()
    record.play(go[0])
    taken = record.take_back()
    assert taken is not None
    assert record.state.dump() == before
    assert record.entries[-1].seat == OUTCOME
    assert record.take_back() is None


def test_writing_is_all_or_nothing(tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "new" / "game.record"
    record.write(path)
    assert Record.read(path).state.dump() == record.state.dump()
    assert [file.name for file in path.parent.iterdir()] == ["game.record"]
    with pytest.raises(FileError, match="cannot be written"):
        record.write(path / "below-a-file")
    assert path.read_text("utf-8") == record.text()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("merkator record 1", "merkator record 2"), "line 1: a record must start with 'merkator record 1'"),
        (("game: hamburg", "game: bremen"), "there is no game 'bremen'; the games are: hamburg"),
        (("game: hamburg\n", ""), "header: the line 'game: …' is missing"),
        (("rules: 2", "rules: 99"), "the record follows rules 99, this program knows rules 1 to 2"),
        (("rules: 2", "rules: 0"), "the record follows rules 0, this program knows rules 1 to 2"),
        (("rules: 2", "rules: one"), "rules must be a whole number, got 'one'"),
        (("players: 3", "players: 5"), "5 players need the lines seat 0 to seat 4"),
        (("seat 1: Bert", "seat 1:"), "name must have 1 to 60 printable characters"),
        (
            ("seat 1: Bert", "colour: red"),
            "'colour: red' is not a header line; use game, rules, cards, players, seed, "
            "result, winners, end, seat N or option NAME",
        ),
        (("seat 1: Bert", "seat 1: Bert\nseat 1: Bo"), "'seat 1' appears twice in the header"),
        (("option expert: true", "option start: 7"), "option start must be 'lot' or a seat from 0 to 2, got 7"),
        (("option expert: true", "option start: lot"), "'lot' is not a valid option value"),
        (("option expert: true", 'option luck: "lot"'), "there is no option 'luck'"),
        (("winners: ", "winners: 0 1 2 "), "winners must be"),
        (("end: chart", "end: peace"), "end must be 'chart' by the rules, got 'peace'"),
        (("* start 0", "* start 3"), "'start 3' cannot be drawn here"),
        (("* start 0", "* dice 6"), "there is no deck 'dice'"),
        (("* start 0", "start 0"), "'start 0' is neither 'SEAT: action' nor '* deck card'"),
        (("* start 0\n", ""), "cannot be drawn here"),
        (("* start 0\n", "* start 0\n* start 0\n"), "cannot be drawn here"),
    ],
)
def test_mistakes_are_told_with_line_and_reason(change: tuple[str, str], reason: str) -> None:
    text = played(seed=0, expert=True).text() if "option" in change[0] else played(seed=0).text()
    start = next(line for line in text.splitlines() if line.startswith("* start"))
    text = text.replace(start, "* start 0", 1) if "* start" in change[0] else text
    assert change[0] in text
    with pytest.raises(RecordError) as caught:
        Record.parse(text.replace(change[0], change[1], 1), "game.record")
    assert reason in str(caught.value)
    assert str(caught.value).startswith("game.record: ")


def test_an_illegal_action_is_told_with_its_line() -> None:
    lines = sample().splitlines()
    at = next(i for i, line in enumerate(lines) if line[:2] in ("0:", "1:", "2:"))
    lines[at] = lines[at][:3] + "lose wine"
    with pytest.raises(RecordError, match=f"line {at + 1}: 'lose wine' is not possible"):
        Record.parse("\n".join(lines) + "\n", "x")


def test_another_seats_action_is_told() -> None:
    lines = sample().splitlines()
    at = next(i for i, line in enumerate(lines) if line[:2] in ("0:", "1:", "2:"))
    lines[at] = str((int(lines[at][0]) + 1) % 3) + lines[at][1:]
    with pytest.raises(RecordError, match=f"line {at + 1}: it is seat .*decision, not seat"):
        Record.parse("\n".join(lines), "x")


def test_actions_after_the_end_are_told() -> None:
    with pytest.raises(RecordError, match="the game is over"):
        Record.parse(sample() + "0: done\n", "x")


def test_outcomes_that_nothing_asks_for_are_told() -> None:
    with pytest.raises(RecordError, match="nothing is drawn here, but the record has 'letter a'"):
        Record.parse(sample() + "* letter a\n", "x")


def test_missing_outcomes_are_told() -> None:
    lines = played(actions=0).text().splitlines()
    with pytest.raises(RecordError, match="the outcome of building is missing after this, for example"):
        Record.parse("\n".join(lines[:-1]) + "\n", "x")


@pytest.mark.parametrize("names", [["Anna"], ["Anna", ""], ["Anna", "x" * 61], ["Anna", "a\x00b"]])
def test_names_are_checked(names: list[str]) -> None:
    with pytest.raises(BadOption, match="name"):
        Record.start(hamburg(), 2, seed=1, names=names)


def test_unreadable_files_are_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        Record.read(tmp_path / "none")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.read(tmp_path)
    (tmp_path / "latin").write_bytes("merkator record 1\nseat 0: J\xfcrgen\n".encode("latin-1"))
    with pytest.raises(RecordError, match="line 2: is not UTF-8"):
        Record.read(tmp_path / "latin")


def mutated(text: str, data: st.DataObject) -> str:
    """Change a record in a few places: lines lost, doubled, swapped, letters changed."""
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["lose", "double", "swap", "letter", "text", "cut"]))
        if kind == "lose":
            del lines[at]
        elif kind == "double":
            lines.insert(other, lines[at])
        elif kind == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "letter" and lines[at]:
            column = data.draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:column] + data.draw(st.characters(codec="utf-8")) + lines[at][column + 1 :]
        elif kind == "text":
            lines[at] = data.draw(st.text(max_size=30))
        else:
            lines = lines[: at + 1]
        lines = lines or [""]
    return "\n".join(lines)


def check_mutation(directory: Path, data: st.DataObject) -> None:
    path = directory / "game.record"
    content = mutated(sample(), data).encode("utf-8", "surrogatepass")
    path.write_bytes(content)
    try:
        Record.read(path)
    except MerkatorError as error:
        assert isinstance(error, RecordError), type(error)
        assert error.file == str(path)
        assert error.reason
    assert path.read_bytes() == content


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_mutated_records_give_a_record_error_or_a_game(tmp_path: Path, data: st.DataObject) -> None:
    check_mutation(tmp_path, data)


@pytest.mark.long
@settings(max_examples=1000, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_thousand_mutated_records(tmp_path: Path, data: st.DataObject) -> None:
    check_mutation(tmp_path, data)
