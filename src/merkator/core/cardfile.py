"""Card files: how a file becomes a table of entries, what the set is called, and the hash of what is in it."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final

from merkator.core.cardentry import Entry
from merkator.core.errors import CardSetError

MOST_BYTES: Final = 100_000  # the standard sets have about 20,000
LONGEST_LINE: Final = 300  # one long line of dotted keys can use up all memory
LINE: Final = re.compile(r"(.*) \(at (line \d+, column \d+|end of document)\)", re.DOTALL)


def content(path: str | Path) -> str:
    """Read the text of a file."""
    file = str(path)
    try:
        with open(path, "rb") as stream:
            found = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise CardSetError(file, "", f"cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # a name that no file can have
        raise CardSetError(file, "", f"cannot be read: {error}") from error
    if len(found) > MOST_BYTES:
        raise CardSetError(file, "", f"is too large for a card set (limit: {MOST_BYTES} bytes)")
    try:
        return found.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise CardSetError(file, f"line {line}", "is not UTF-8 text; save the file as UTF-8") from error


def name(file: str) -> str:
    """Make the set's name from the file's: one printable line, for records."""
    stem = "".join([letter if letter.isprintable() else "_" for letter in Path(file).stem])
    return stem or "cards"


def root(text: str, file: str) -> Entry:
    """Read the text as TOML: the entry that holds all others."""
    _check_size(text, file)
    return Entry(file, "", _toml(text, file))


def digest(content: dict[str, object]) -> str:
    """Hash what matters in play: the same for the same content, however the file is written."""
    canonical = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return sha256(canonical.encode("ascii")).hexdigest()[:16]


def _check_size(text: str, file: str) -> None:
    """Refuse what is far too large before it is looked at."""
    if len(text) > MOST_BYTES:
        raise CardSetError(file, "", f"is too large for a card set (limit: {MOST_BYTES} characters)")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise CardSetError(file, f"line {number}", f"is longer than {LONGEST_LINE} characters")


def _toml(text: str, file: str) -> dict[str, object]:
    """Parse the text; a syntax error names its line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = LINE.fullmatch(str(error))
        if found is None:
            raise CardSetError(file, "", f"is not TOML: {error}") from error
        raise CardSetError(file, found[2], f"is not TOML: {found[1]}") from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, very deep brackets
        raise CardSetError(
            file, "", "is not TOML that can be read: a number is too long or brackets are too deep"
        ) from error
