"""Options that several commands have, each declared once, and how `--option NAME=VALUE` is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

import merkator
from merkator.core.errors import BadOption

DEFAULT: Final = merkator.default_game()
GAMES: Final = " or ".join(merkator.list_games())

CardsOption = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Use the card set in this file.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A game option, such as start=0. Can be repeated."),
]
LanguageOption = Annotated[
    str | None, typer.Option("--language", metavar="CODE", help="en or de. Default: from your locale.")
]
GameOption = Annotated[str, typer.Option("--game", help="The game the card set is for.")]
WorkersOption = Annotated[
    str,
    typer.Option(
        "--workers",
        "-w",
        metavar="N",
        help="Games to play in parallel; auto uses one per core (of the cluster, if any).",
    ),
]
ExecutorOption = Annotated[
    str, typer.Option("--executor", metavar="KIND", help="Where games run: processes, ray or dask.")
]
AddressOption = Annotated[
    str | None,
    typer.Option(
        "--address", metavar="WHERE", help="Address of a running cluster. Default: start one on this machine."
    ),
]
ResultsOption = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Append every game to this file, and continue from what it holds."),
]
RecordsOption = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Write every game's record to this directory.")
]
LimitOption = Annotated[int, typer.Option("--limit", help="Stop a game after this many player-turns.")]


def read_options(words: list[str] | None) -> dict[str, object]:
    """Turn words like `start=0` into options. A value is JSON, or otherwise a plain word.

    >>> read_options(["start=0", "pace=slow"])
    {'start': 0, 'pace': 'slow'}
    """
    options: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption(f"expected NAME=VALUE, got {word!r}")
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    return options
