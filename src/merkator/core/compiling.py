"""Hints for the compiler. Interpreted, they do nothing.

mypyc knows the decorator by where it comes from; at run time that package is not needed, and need not be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Return a decorator that leaves a class as it is."""
        return lambda made: made


__all__ = ["mypyc_attr"]
