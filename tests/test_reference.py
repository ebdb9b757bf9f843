"""The games are what they were before the code was put into one folder per game, and so are the bots.

`tests/fixtures/reference` holds digests of random games and of bots' choices, made of the same seeds by an older
commit; its README says which. On the compiled engine more is compared, in less time. Whoever changes a rule or a bot
on purpose makes the digests of that game anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import merkator
from reference_games import FEW, digests

FIXTURES = Path(__file__).parent / "fixtures" / "reference"
GAMES = 200 if merkator.compiled else 50


def stored(name: str, what: str) -> list[str]:
    return (FIXTURES / f"{name}-{what}.txt").read_text("ascii").splitlines()


@pytest.mark.parametrize("name", ["hamburg", "rome"])
@pytest.mark.parametrize("count", [GAMES, pytest.param(200, marks=pytest.mark.long)])
def test_random_games_go_as_they_did_at_the_reference_commit(name: str, count: int) -> None:
    expected = stored(name, "games")
    assert len(expected) == 200
    assert digests(name, "games", count) == expected[:count]


@pytest.mark.parametrize("name", ["hamburg", "rome"])
def test_bots_choose_as_they_did_at_the_reference_commit(name: str) -> None:
    assert digests(name, "choices", FEW[name]) == stored(name, "choices")[: FEW[name]]


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", ["hamburg", "rome"])
def test_bots_choose_as_they_did_in_many_games(name: str) -> None:
    expected = stored(name, "choices")
    assert digests(name, "choices", len(expected)) == expected
