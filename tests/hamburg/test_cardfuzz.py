"""Whatever is in a card file, the answer is a set or a CardSetError (H-0.4)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtexts import TEXT
from merkator.core.errors import CardSetError
from merkator.hamburg.cardset import CardSet, parse, read

LINES = TEXT.split("\n")
VALUES = sorted({line.partition(" = ")[2] for line in LINES if " = " in line})
ODD = [
    "true",
    "-1",
    "0",
    "1e400",
    "nan",
    "99999999999999999999",
    "1979-05-27",
    "[]",
    "{}",
    '""',
    '"any"',
    "[1]",
    "{ a = { b = 1 } }",
    "'''",
    '"\\ud800"',
    '"\\u0000"',
    "[[[[]]]]",
    "0x" + "f" * 99,
]


def mutated(data: st.DataObject) -> str:
    """Draw a few changes of lines and make them."""
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["delete", "double", "replace", "swap", "value", "text"]))
        if change == "delete":
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "replace":
            lines[at] = data.draw(st.sampled_from(LINES))
        elif change == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "value":
            value = data.draw(st.sampled_from(VALUES) | st.sampled_from(ODD))
            lines[at] = lines[at].partition(" = ")[0] + " = " + value
        else:
            lines[at] += data.draw(st.text(max_size=8))
    return "\n".join(lines)


def accepted_or_refused(read: Callable[[], CardSet], file: str) -> None:
    error: CardSetError | None = None
    try:
        cards = read()
    except CardSetError as caught:
        error = caught
    if error is None:
        assert len(cards.contracts) == 78
        assert parse(cards.text, file) == cards
    else:
        assert error.file == file
        assert error.reason


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_a_changed_set_is_accepted_or_refused(data: st.DataObject) -> None:  # H-0.4
    text = mutated(data)
    accepted_or_refused(lambda: parse(text, "mine.toml"), "mine.toml")


@pytest.mark.long
@settings(max_examples=1000, deadline=None)
@given(data=st.data())
def test_many_changed_sets_are_accepted_or_refused(data: st.DataObject) -> None:  # H-0.4
    text = mutated(data)
    accepted_or_refused(lambda: parse(text, "mine.toml"), "mine.toml")


@settings(max_examples=200, deadline=None)
@given(text=st.text())
def test_any_text_is_accepted_or_refused(text: str) -> None:  # H-0.4
    accepted_or_refused(lambda: parse(text, "mine.toml"), "mine.toml")


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, len(TEXT.encode())), noise=st.binary(min_size=1, max_size=20), keep=st.booleans())
def test_any_bytes_are_accepted_or_refused(tmp_path: Path, at: int, noise: bytes, keep: bool) -> None:  # H-0.4
    content = TEXT.encode()
    file = tmp_path / "mine.toml"
    file.write_bytes(content[:at] + noise + content[at if keep else at + len(noise) :])
    accepted_or_refused(lambda: read(file), str(file))
