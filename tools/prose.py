"""Wrap paragraphs of the docs that have a line over 120 characters; tables, code, headings and HTML stay as they are.

python -m tools.prose           wrap all pages
python -m tools.prose --check   list the pages that would change; exit code 1 if there are any
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 120
_STAYS: Final = re.compile(r"#|\||<|>|!\[|-{3,}$|\s*$")
_ITEM: Final = re.compile(r"( *)([-*]|\d+\.) +")


def pages() -> list[Path]:
    """Return all pages of the repository that people read."""
    readmes = [ROOT / folder / "README.md" for folder in ("bench", "examples", "web/src")]
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *readmes]


def wrap(text: str) -> str:
    r"""Return a page with its prose wrapped.

    >>> print(wrap("- short\n- " + "wrapped " * 16 + "\n"), end="")
    - short
    - wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped wrapped
      wrapped wrapped
    """
    return "".join(line + "\n" for line in _lines(text.splitlines()))


def _lines(lines: list[str]) -> Iterator[str]:
    """Yield the lines of a page, paragraph by paragraph; a list item is a paragraph of its own."""
    number, code = 0, False

    def paragraph(line: str) -> int:
        nonlocal number, code
        fence = line.lstrip().startswith("```")
        stays = code or fence or _STAYS.match(line) is not None
        code ^= fence
        number += stays or stayed[0] or _ITEM.match(line) is not None
        stayed[0] = stays
        return -number if stays else number

    stayed = [True]
    for key, group in groupby(lines, paragraph):
        found = list(group)
        yield from _filled(found) if key > 0 and max(map(len, found)) > WIDTH else found


def _filled(lines: list[str]) -> list[str]:
    """Fill one paragraph, or one item of a list; code between backticks is never broken."""
    item = _ITEM.match(lines[0])
    later = " " * (len(item[0]) if item else len(lines[0]) - len(lines[0].lstrip()))
    words = " ".join(line.strip() for line in lines)
    words = re.sub(r"`[^`]+`", lambda code: code[0].replace(" ", "\0").replace("-", "\1"), words)
    first = lines[0][: len(lines[0]) - len(lines[0].lstrip())]
    filled = textwrap.wrap(
        words, WIDTH, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace("\0", " ").replace("\1", "-") for line in filled]


def main() -> None:
    """Wrap the pages, or check them."""
    changed = [page for page in pages() if wrap(page.read_text("utf-8")) != page.read_text("utf-8")]
    for page in changed:
        print(page.relative_to(ROOT))
        if "--check" not in sys.argv:
            page.write_text(wrap(page.read_text("utf-8")), "utf-8")
    sys.exit(bool(changed) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
