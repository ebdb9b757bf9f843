"""Card files with hints for owners of the printed game: what the templates of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def annotate(head: str, text: str, titles: Mapping[str, str], remarked: Callable[[str], str]) -> str:
    r"""Write a set under another head: a title above the first entry of a kind, and each entry with its remarks.

    >>> print(annotate("# mine", "# ours\n\n[[a]]\nb = 1\n\n[[a]]\nb = 2\n", {"[[a]]": "All a."}, str.strip))
    # mine
    # ---- All a.
    <BLANKLINE>
    [[a]]
    b = 1
    <BLANKLINE>
    [[a]]
    b = 2
    <BLANKLINE>
    """
    parts = [head]
    seen: set[str] = set()
    for block in text.strip().split("\n\n")[1:]:
        header = block.partition("\n")[0]
        if header not in seen:
            seen.add(header)
            parts.append(f"# ---- {titles[header]}\n")
        parts.append(remarked(block) + "\n")
    return "\n".join(parts)
