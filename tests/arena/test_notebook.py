"""The notebook of the examples: its cells run, and it shows as much as comes out (how well bots play may change)."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from merkator.bots.plugins import plugins

NOTEBOOK = Path(__file__).parents[2] / "examples/tournament.ipynb"


def test_the_notebook_runs() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    drawings = 0
    try:
        for cell in cells:
            source = "".join(cell["source"])
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(source, NOTEBOOK.name, "exec"), names)  # the code is ours
            shown = [line for output in cell["outputs"] for line in output.get("text", [])]
            assert len(printed.getvalue().splitlines()) == len(shown)
            drawings += sum(["image/svg+xml" in output.get("data", {}) for output in cell["outputs"]])
    finally:
        plugins.cache_clear()
    assert drawings == 3  # a chart and two boards
    assert names["record"].state.over


def test_the_notebook_stays_small() -> None:
    assert NOTEBOOK.stat().st_size < 200_000
