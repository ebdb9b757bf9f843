"""Learning: the examples really learn."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def learned(script: str, *words: str, seconds: float) -> tuple[float, float]:
    """Run an example; return the points before and after."""
    command = [sys.executable, str(EXAMPLES / script), *words]
    one_core = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=seconds, env=one_core)
    found = re.search(r"^learned (\S+) (\S+)$", done.stdout, re.MULTILINE)
    assert found is not None, done.stdout
    return float(found[1]), float(found[2])


def test_the_plain_loop_runs() -> None:
    before, after = learned("learn.py", "--seconds", "1", "--games", "8", seconds=300)
    assert before > 0
    assert after > 0


@pytest.mark.long
def test_a_plain_learner_gains_ten_points_in_five_minutes() -> None:
    before, after = learned("learn.py", "--seconds", "270", "--gain", "12", seconds=590)
    assert after >= before + 10


@pytest.mark.long
def test_stable_baselines_learns_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib")
    monkeypatch.chdir(tmp_path)
    before, after = learned("learn_sb3.py", "--steps", "60000", seconds=590)
    assert after > before + 2
