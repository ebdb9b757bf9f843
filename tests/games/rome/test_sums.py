"""What the view says of a sum of money: every sum it allows can be laid down and finished (R-4.2)."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from merkator.games.rome.rules.state import State
from voyage import Voyage

NOTES = (10000, 5000, 1000, 500, 100)


def about(p: Voyage) -> dict[str, Any]:
    """Return what the present decision is about."""
    found: dict[str, Any] = p.state.view(p.state.seat)["decision"]["about"]
    return found


def finish(p: Voyage, total: int) -> None:
    """Lay a sum down as the view allows it, and end it."""
    said = about(p)
    left, most = total - said["laid"], said["most"] - said["laid"]
    assert said["least"] <= total <= said["most"]
    if left and left == most:
        p.play("lay all")
        return
    for note in NOTES:
        while note <= said["note"] and left >= note:
            p.play(f"lay {note}")
            left -= note
    p.play("done")


def asked(*others: int, bank: bool = False) -> Voyage:
    """Seat 0 has no ship and 2,000, and asks for a ship in Sinope: 5,000 are missing."""
    p = Voyage(1 + len(others), bank=bank).ship(0, None).hand(0, "wine", "glass").cash(0, 2000)
    for seat, money in enumerate(others, start=1):
        p.cash(seat, money)
    return p.outcomes("dice 1 2").turn_of(0).play("ask sinope")


def test_a_sum_is_between_what_is_missing_and_what_the_others_have() -> None:
    p = asked(4000, 5000)
    assert about(p) == {"port": "sinope", "laid": 5000, "least": 5000, "most": 9000, "note": 10000}
    p.play("lay 500")
    assert about(p) == {"port": "sinope", "laid": 5500, "least": 5500, "most": 9000, "note": 500}


def test_who_is_asked_to_lend_learns_by_whom_and_for_what() -> None:
    p = asked(4000, 5000)
    finish(p, 5000)
    assert p.step == "lend"
    assert about(p) == {
        "borrower": 0,
        "port": "sinope",
        "sum": 5000,
        "laid": 0,
        "least": 0,
        "most": about(p)["most"],
        "note": 10000,
    }


def test_of_an_offer_so_much_must_be_taken_that_enough_can_still_come_together() -> None:
    p = asked(4000, 5000)
    finish(p, 6000)
    while p.step == "lend":
        finish(p, min(about(p)["most"], 4000 if p.state.seat == 1 else 2000))
    first = about(p)
    others = 6000 - (4000 if first["lender"] == 1 else 2000)
    assert first["missing"] == 5000
    assert first["least"] == 5000 - others
    assert first["most"] == 6000 - others


@pytest.mark.parametrize("begun", ["", "lay 100", "lay 500"])
@pytest.mark.parametrize("bank", [False, True])
def test_every_sum_that_is_allowed_can_be_finished_also_when_some_of_it_is_laid(begun: str, bank: bool) -> None:
    """R-4.2: what was laid elsewhere is gone on with, in notes that are no larger."""
    p = asked(4000, 5000, bank=bank)
    steps: list[str] = []
    while p.step in ("sum", "lend", "take"):
        steps.append(p.step)
        if begun and begun in p.legal():
            p.play(begun)
        said, seat, step = about(p), p.state.seat, p.step
        lender = said.get("lender")
        for total in sums(said):
            trial = copy(p)
            twin = p.state.copy()
            assert isinstance(twin, State)
            trial.state = twin
            finish(trial, total)
            after = (trial.state.seat, trial.step)
            assert after != (seat, step) or about(trial).get("lender") != lender, (step, total)
        finish(p, min(said["most"], max(said["least"], said["laid"] + said.get("missing", 3000))))
    assert {"sum", "lend", "take"} <= set(steps)


def sums(said: dict[str, Any]) -> set[int]:
    """Return the least, the most, and something between."""
    least, most = said["least"], said["most"]
    return {least, most, (least + most) // 200 * 100} & set(range(least, most + 1))
