"""The guard of the engine's speed: it must fail when the engine is slower, and only then."""

from __future__ import annotations

import json

import pytest

from bench.guard import BOUNDS, TRIES, calibrate, check, quotient, too_slow


class Clock:
    """Processor time that passes only by work; a busy machine takes longer for the same."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = 1.0

    def __call__(self) -> float:
        self.now += 1e-9
        return self.now

    def work(self, cost: float) -> None:
        self.now += cost * self.busy


def found(monkeypatch: pytest.MonkeyPatch, cost: float, busy: list[float]) -> float:
    """Return the quotient of an engine on a machine that is busy at times; the plain loop costs 1 µs."""
    clock = Clock()
    slices = iter(busy)

    def plain(times: int) -> int:
        clock.busy = next(slices)
        clock.work(times * 1e-6)
        return 0

    def engine(times: int) -> None:
        clock.busy = next(slices)
        clock.work(times * cost)

    monkeypatch.setattr("bench.guard.calibrate", plain)
    return quotient(engine, len(busy) // 2, 1e-7, clock)


def test_the_quotient_is_decisions_for_each_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, 4e-6, [1.0] * 6) == pytest.approx(0.25, rel=0.01)


def test_slices_of_a_busy_machine_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, 4e-6, [3.0, 9.0, 1.0, 2.0, 5.0, 1.0]) == pytest.approx(0.25, rel=0.01)


def test_an_engine_that_is_half_as_fast_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = found(monkeypatch, 4e-6, [1.0] * 6)
    slower = found(monkeypatch, 8e-6, [1.0] * 6)
    assert check(lambda: slower, stored, 1.6) == (False, slower)


def test_an_engine_that_lost_a_little_or_gained_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = found(monkeypatch, 4e-6, [1.0] * 6)
    for cost in (5e-6, 4e-6, 1e-6):
        now = found(monkeypatch, cost, [1.0] * 6)
        assert check(lambda now=now: now, stored, 1.6) == (True, now)  # type: ignore[misc]


@pytest.mark.parametrize(("value", "slow"), [(0.99, True), (1.0, False), (1.01, False)])
def test_the_bound_itself_is_allowed(value: float, slow: bool) -> None:
    assert too_slow(value, 2.0, 2.0) == slow


def test_one_good_try_is_enough() -> None:
    tries = [0.1, 0.1, 1.0]
    assert check(lambda: tries.pop(0), 1.0, 1.6) == (True, 1.0)
    assert TRIES == 3


def test_a_real_slowdown_is_seen() -> None:
    # Not a made-up clock: the plain loop itself, and the same loop done three times.
    once = max(quotient(calibrate, 4, 0.02) for _ in range(3))
    thrice = quotient(lambda times: [calibrate(times) for _ in range(3)], 4, 0.02)
    assert too_slow(thrice, once, 1.6)


def test_bounds_are_stored_for_both_engines_and_every_game() -> None:
    bounds = json.loads(BOUNDS.read_text("utf-8"))
    assert bounds["factor"] <= 1.6
    for kind in ("interpreted", "compiled"):
        assert bounds[kind]["hamburg"] > 0
