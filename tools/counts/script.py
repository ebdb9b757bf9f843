"""Where functions begin and end in TypeScript and Svelte, without a compiler.

Strings, comments, templates and regular expressions are blanked out first; then brackets match. The text before a
bracket says what it opens. What is no object, no type, no class and no branch of a function counts as a function, so
that a doubtful case is measured, not missed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_PIECES: Final = re.compile(
    r"//[^\n]*|/\*.*?\*/"  # comments
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'"  # strings
    r"|`(?:\\.|[^`\\])*`"  # templates; what is calculated in one goes with it
    r"|(?<=[=(,:\[!&|?;{}>])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+/[a-z]*",  # regular expressions
    re.DOTALL,
)
_SCRIPT: Final = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
_NO_FUNCTION: Final = re.compile(
    r"(?:[=:(,\[?|&{}<;]|\b(?:return|default|of|in|as)|\b(?:else|try|finally|do|static)|^)$"  # objects and branches
    r"|\b(?:if|for|while|switch|catch|with)\s*\($"  # branches, once their condition is folded away
    r"|(?:^|[;{}])\s*(?:(?:export|default|declare|abstract)\s+)*(?:class|interface|enum|namespace|module|type)\b[^;{}()]*$"
    r"|\b(?:import|export)(?:\s+type)?$"
)
_CLOSERS: Final = {"}": "{", ")": "(", "]": "["}


def script_functions(text: str, is_svelte: bool) -> Iterator[tuple[int, int]]:
    r"""Yield the first line of each function, and how many lines it has.

    >>> list(script_functions("const a = {};\nfunction f(): number {\n  if (a) {\n  }\n  return 1;\n}\n", False))
    [(2, 5)]
    """
    for start, code in _scripts(text, is_svelte):
        blank = _PIECES.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), code)
        for opened, closed in _brackets(blank):
            if _opens_function(blank, opened):
                first = blank.count("\n", 0, opened)
                yield start + first + 1, blank.count("\n", opened, closed) + 1


def _scripts(text: str, is_svelte: bool) -> list[tuple[int, str]]:
    """Return each script with the number of lines above it."""
    if not is_svelte:
        return [(0, text)]
    return [(text.count("\n", 0, found.start(1)), found.group(1)) for found in _SCRIPT.finditer(text)]


def _brackets(code: str) -> Iterator[tuple[int, int]]:
    """Yield where each bracket opens and closes."""
    open_: list[int] = []
    for found in re.finditer(r"[{}()\[\]]", code):
        if found.group() not in _CLOSERS:
            open_.append(found.start())
        elif open_ and code[open_[-1]] == _CLOSERS[found.group()]:
            yield open_.pop(), found.start()


def _opens_function(code: str, at: int) -> bool:
    before = code[:at].rstrip()
    if before.endswith("=>"):
        return True
    return code[at] == "{" and not _NO_FUNCTION.search(_folded(before[-2000:]))


def _folded(before: str) -> str:
    """Fold away the condition or the parameters that stand right before a bracket."""
    if not before.endswith(")"):
        return before
    depth = 0
    for at in range(len(before) - 1, -1, -1):
        depth += (before[at] == ")") - (before[at] == "(")
        if not depth:
            name = before[:at].rstrip()
            branch = re.search(r"\b(?:if|for|while|switch|catch|with|await)$", name)
            return f"{name}(" if branch else before
    return before
