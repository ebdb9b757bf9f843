"""Structured logs: one JSON object a line on stderr, each with the ids of the request it belongs to.

A line never holds query strings, tokens, cookies or bodies: paths appear as the template of their route, users as
their public id.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from pydantic_core import to_json

FIELDS: Final = ("request", "table", "user", "method", "route", "status", "ms")
"""What a line can have besides time, level, logger and message."""
_notes: ContextVar[dict[str, Any] | None] = ContextVar("merkator_notes", default=None)


def begin(**values: Any) -> dict[str, Any]:
    """Begin the notes of a request; whatever it logs carries them."""
    notes = dict(values)
    _notes.set(notes)
    return notes


def note(**values: Any) -> None:
    """Add to the notes of the present request, if there is one."""
    notes = _notes.get()
    if notes is not None:
        notes.update(values)


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        notes = _notes.get() or {}
        for name in FIELDS:
            value = getattr(record, name, notes.get(name))
            if value is not None:
                line[name] = value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return to_json(line, fallback=str).decode("utf-8")


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send everything this process logs to stderr as lines of JSON; libraries log only warnings and errors."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging._srcfile = None  # lines do not name files or threads: finding them takes time
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("merkator").setLevel(level.upper())
