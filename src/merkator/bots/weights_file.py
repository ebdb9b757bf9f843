"""Files of weights that training wrote: those that are shipped, and others."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path

from merkator.core.errors import FileError


def read_weights(file: Path) -> list[list[float]]:
    """Read the weights at each knot from a file that training wrote."""
    try:
        found = json.loads(file.read_text("utf-8"))["weights"]
        return [[float(weight) for weight in row] for row in found]
    except OSError as error:
        raise FileError(str(file), "", f"cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise FileError(str(file), "", "is not a weights file written by training") from error


@lru_cache(maxsize=8)
def load_shipped(package: str, players: int) -> tuple[str, list[list[float]]]:
    """Return the hash of the card set that was trained with, and the weights at each knot. Not to be changed."""
    text = (resources.files(package) / "learned" / f"{players}.json").read_text("utf-8")
    found = json.loads(text)
    return str(found["cards"]), [[float(weight) for weight in row] for row in found["weights"]]
