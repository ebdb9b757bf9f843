"""Where games are kept: one record a game, in the user's data directory unless a file is named."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from merkator.core.contract import Game

SUFFIX: Final = ".record"
_HEADER: Final = 4000  # characters that surely hold the first lines of a record


def games_directory() -> Path:
    """Return the directory of all games, which need not exist yet."""
    return user_data_path("merkator", appauthor=False) / "games"


def new_file(game: Game, now: datetime | None = None) -> Path:
    """Return a file for a new game that no other game has."""
    moment = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    directory = games_directory()
    file = directory / f"{game.name}-{moment}{SUFFIX}"
    number = 1
    while file.exists():
        number += 1
        file = directory / f"{game.name}-{moment}-{number}{SUFFIX}"
    return file


def last_unfinished(game: Game) -> Path | None:
    """Return the record of this game that was played on last and is not over, if there is any."""
    directory = games_directory()
    try:
        found = [(file.stat().st_mtime, file) for file in directory.glob(f"*{SUFFIX}") if file.is_file()]
    except OSError:
        return None
    for _, file in sorted(found, reverse=True):
        if _is_unfinished(file, game.name):
            return file
    return None


def _is_unfinished(file: Path, game: str) -> bool:
    """Say whether the header of a record names the game and no result."""
    try:
        with file.open(encoding="utf-8") as stream:
            header = stream.read(_HEADER).partition("\n\n")[0].split("\n")
    except (OSError, UnicodeDecodeError):
        return False
    return f"game: {game}" in header and not any(line.startswith("result:") for line in header)
