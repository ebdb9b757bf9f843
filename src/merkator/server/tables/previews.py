"""What messengers show of a link to a table: of a public one what lists say, of any other one nothing.

A private game looks like one that does not exist, and the token of an invitation is in the fragment of its address,
which never reaches the server.
"""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import Connection

from merkator.core.registry import kit, list_games
from merkator.server.base import server_text
from merkator.server.tables import table_store

_PATH: Final = re.compile(r"table/([A-Za-z0-9-]{1,16})/?")
_STATUS: Final = ("open", "running", "over")


def preview(connection: Connection, path: str, language: str) -> tuple[str, str] | None:
    """Return the title and the sentence of a page that has its own; None if it says what every page says."""
    found = _PATH.fullmatch(path)
    row = table_store.table_row(connection, found[1]) if found else None
    if row is None or not row["public"] or row["status"] not in _STATUS or row["game"] not in list_games():
        return None
    game = kit(row["game"])
    title = game.titles.get(language) or game.titles.get("en") or game.name
    seats = table_store.table_seats(connection, row["id"])
    names = ", ".join(seat.name for seat in seats if seat.taken)
    words = {"game": title, "names": names, "free": sum(not seat.taken for seat in seats), "round": row["round"] or 0}
    return row["title"] or title, server_text.text(language, f"preview-{row['status']}", **words)
