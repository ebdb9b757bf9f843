"""Where card sets come from: the standard one of a game's package, a file, or a text."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

from merkator.core import cardfile

C = TypeVar("C")
STANDARD: Final = "standard"


class CardSets(Generic[C]):
    """The card sets of one game. `make` reads and checks one: its text, its file for error messages, its name."""

    def __init__(self, package: str, make: Callable[[str, str, str], C]) -> None:
        self.package = package
        self.make = make
        self.found: C | None = None

    def standard(self) -> C:
        """Get the set that comes with the package."""
        if self.found is None:
            self.found = self.named(self.standard_text(), STANDARD)
        return self.found

    def standard_text(self) -> str:
        """Get the file of the standard set."""
        return (resources.files(self.package) / "components.toml").read_text("utf-8")

    def read(self, path: str | Path) -> C:
        """Read and check the set in a file."""
        return self.parse(cardfile.content(path), str(path))

    def parse(self, text: str, file: str) -> C:
        """Read and check a set that is given as text; errors call it by the name of the file."""
        return self.make(text, file, cardfile.name(file))

    def named(self, text: str, name: str) -> C:
        """Read a set again that was read before."""
        return self.make(text, name, name)
