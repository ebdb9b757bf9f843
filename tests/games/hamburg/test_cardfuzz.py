"""Whatever is in a card file, the answer is a set or a CardSetError (H-0.4)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardnoise import accepted_or_refused, mutated
from cardtexts import TEXT
from merkator.games.hamburg.cards.cardset import CardSet, parse, read


def check(read: Callable[[], CardSet], file: str) -> None:
    cards = accepted_or_refused(read, parse, file)
    assert cards is None or len(cards.contracts) == 78


@settings(max_examples=200)
@given(data=st.data())
def test_a_changed_set_is_accepted_or_refused(data: st.DataObject) -> None:  # H-0.4
    text = mutated(TEXT, data)
    check(lambda: parse(text, "mine.toml"), "mine.toml")


@pytest.mark.long
@settings(max_examples=1000)
@given(data=st.data())
def test_many_changed_sets_are_accepted_or_refused(data: st.DataObject) -> None:  # H-0.4
    text = mutated(TEXT, data)
    check(lambda: parse(text, "mine.toml"), "mine.toml")


@settings(max_examples=200)
@given(text=st.text())
def test_any_text_is_accepted_or_refused(text: str) -> None:  # H-0.4
    check(lambda: parse(text, "mine.toml"), "mine.toml")


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, len(TEXT.encode())), noise=st.binary(min_size=1, max_size=20), keep=st.booleans())
def test_any_bytes_are_accepted_or_refused(tmp_path: Path, at: int, noise: bytes, keep: bool) -> None:  # H-0.4
    content = TEXT.encode()
    file = tmp_path / "mine.toml"
    file.write_bytes(content[:at] + noise + content[at if keep else at + len(noise) :])
    check(lambda: read(file), str(file))
