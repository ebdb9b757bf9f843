"""Files that commands write: tried before anything is played, and written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from merkator.core.errors import FileError


def check_directory(directory: Path) -> None:
    """Make a directory when there is none; refuse one into which nothing can be written."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError as error:
        raise unwritable(directory, error) from error


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written; whatever is there stays as it is."""
    try:
        there = file.exists()
        with open(file, "ab"):
            pass
        if not there:
            file.unlink()
    except OSError as error:
        raise unwritable(file, error) from error


def write_text(file: Path, text: str) -> None:
    """Write a text as it is, with the same ends of lines everywhere."""
    try:
        file.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise unwritable(file, error) from error


def write_whole(file: Path, content: bytes) -> None:
    """Write a file in one go: whatever happens, it is the old or the new one."""
    partial = file.with_name(f".{file.name}.partial")
    try:
        with open(partial, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(partial, file)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise unwritable(file, error) from error


def unwritable(file: Path, error: OSError) -> FileError:
    """Say that a file cannot be written, and why."""
    return FileError(str(file), "", f"cannot be written: {error.strerror or error}")
