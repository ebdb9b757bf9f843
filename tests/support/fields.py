"""What an object holds, by name: as `vars()`, which compiled classes do not allow."""

from __future__ import annotations


def fields(made: object) -> dict[str, object]:
    """Return the data of an object of ours."""
    held = {name: getattr(made, name) for name in dir(made) if not name.startswith("_")}
    return {name: value for name, value in held.items() if not callable(value)}
