"""Golden records: one game for every mode and variant, replayed to its end under today's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from merkator.core.record import Record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = Record.read(path)  # checks the result in the header, too
    assert record.state.over
    assert record.text() == path.read_text("utf-8")
    assert record.notes, "the first comment says what to see in the game"
    assert [entry.comment for entry in record.entries if entry.comment], "the moment to see has a comment"


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_the_seed_of_a_golden_record_gives_its_outcomes(path: Path) -> None:
    record = Record.read(path)
    again = Record.start(record.game, record.players, seed=record.seed, options=record.options, names=record.names)
    for entry in record.entries:
        if entry.seat >= 0:
            again.play(entry.number)
    assert again.state.dump() == record.state.dump()


@pytest.mark.parametrize("name", merkator.list_games())
def test_there_is_a_record_for_every_option_and_player_count(name: str) -> None:
    game = merkator.game(name)
    records = [record for record in map(Record.read, RECORDS) if record.game.name == name]
    assert {record.players for record in records} == set(game.seats)
    for option in game.declared:
        if option.switch:
            assert any(record.options[option.name] != option.default for record in records), option.name
