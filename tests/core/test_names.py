"""Names that people enter: what is tidied up, what is refused, what older records may hold."""

from __future__ import annotations

import pytest

import merkator
from merkator.core.errors import BadOption
from merkator.core.names import is_visible, tidy, visible
from merkator.core.record import Record, check_player_names


@pytest.mark.parametrize(
    ("entered", "stored"),
    [
        ("  Anna \t Maria\n", "Anna Maria"),
        ("Anna\u00a0\u2003Maria\u3000", "Anna Maria"),
        ("\u3164Anna\u2800\u115fMaria\uffa0", "Anna Maria"),
        ("Jo\u0308rg", "J\u00f6rg"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u0631\u0636\u0627"),
        ("An\u200dna", "Anna"),
        ("A\u034fn\ufe00n\U000e0101a\ufe0f", "Anna"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("\U0001f469\U0001f3fd\u200d\U0001f33e!", "\U0001f469\U0001f3fd\u200d\U0001f33e!"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("\u200d\U0001f469", "\U0001f469"),
        ("\U0001f469\u200d\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("Z" + "\u0334" * 40 + "a", "Z\u0334\u0334\u0334a"),
        ("\u05d0\u05d1 ABC", "\u05d0\u05d1 ABC"),
        ("\u200c\u3164\u200d", ""),
    ],
)
def test_names_are_tidied_up(entered: str, stored: str) -> None:
    assert tidy(entered) == stored
    assert tidy(stored) == stored, "once is enough"
    assert is_visible(stored)


@pytest.mark.parametrize(
    "sign",
    [
        *"\u200b\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
        *"\u00ad\u2060\u2061\ufeff\ufff9\u180e\x00\x1b\x7f\x9b",
        "\U000e0041",
        "\ue000",
        "\U000f0000",
        "\u0378",
        "\ufdd0",
    ],
)
def test_what_has_no_shape_is_refused_in_names_and_dropped_from_talk(sign: str) -> None:
    with pytest.raises(BadOption):
        check_player_names([f"An{sign}na"], 1)
    with pytest.raises(BadOption):
        check_player_names([sign], 1)
    assert visible(f"An{sign}na") == "Anna"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u200d", ""])
def test_a_name_of_nothing_is_none(name: str) -> None:
    with pytest.raises(BadOption):
        check_player_names([name], 1)


def test_records_of_older_versions_are_still_read() -> None:
    record = Record.start(merkator.game(merkator.default_game()), players=2, seed=7, names=["Anna", "Bert"])
    text = record.text().replace("seat 0: Anna", "seat 0: \u3164").replace("Bert", "\u0958" * 60)
    assert Record.parse(text, "old").names == ["Player 1", ("\u0915\u093c" * 60)[:60]]
    with pytest.raises(merkator.core.errors.RecordError):
        Record.parse(record.text().replace("Anna", "An\u202ena"), "new")
