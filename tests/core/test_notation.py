"""The vocabulary: numbers and texts, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merkator.core.errors import BadNotation
from merkator.core.notation import Vocabulary
from merkator.games.hamburg.rules.actions import COUNT
from position import hamburg

ACTIONS_HASH = "ca91dad89f59a371"


def test_every_action_has_one_text_and_leads_back() -> None:
    game = hamburg()
    assert len(game.actions) == COUNT
    for action in range(COUNT):
        assert game.action(game.notation(action)) == action


def test_the_vocabulary_is_the_one_that_programs_rely_on() -> None:
    # Ids and notation are stable (docs/notation.md): change this hash only with the rules version.
    assert hamburg().actions.hash == ACTIONS_HASH
    assert hamburg().notation(0) == "done"


def test_the_hash_changes_with_any_text() -> None:
    assert Vocabulary("x", ["a", "b"]).hash != Vocabulary("x", ["b", "a"]).hash


def test_spaces_and_capitals_do_not_matter() -> None:
    assert hamburg().action("  Go   RUSSIA ") == hamburg().action("go russia")


def test_a_near_miss_is_told() -> None:
    with pytest.raises(BadNotation, match="did you mean 'go russia'"):
        hamburg().action("go rusia")


@pytest.mark.parametrize("number", [-1, COUNT])
def test_numbers_outside_are_refused(number: int) -> None:
    with pytest.raises(BadNotation, match=f"numbered 0 to {COUNT - 1}"):
        hamburg().notation(number)


def test_a_text_stands_once() -> None:
    with pytest.raises(ValueError, match="x texts must be unique"):
        Vocabulary("x", ["a", "a"])


@given(st.text(max_size=200))
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    game = hamburg()
    try:
        assert 0 <= game.action(text) < COUNT
    except BadNotation as error:
        assert "is not an action of hamburg" in str(error)


@given(st.integers(0, COUNT - 1), st.integers(0, 40), st.characters())
def test_mutated_actions_are_actions_or_clear_errors(action: int, at: int, letter: str) -> None:
    game = hamburg()
    text = game.notation(action)
    mutated = text[:at] + letter + text[at + 1 :]
    try:
        assert game.notation(game.action(mutated)) == " ".join(mutated.lower().split())
    except BadNotation as error:
        assert "is not an action of hamburg" in str(error)
