"""Card files with noise in them, and what may become of them: a set, or a CardSetError."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from merkator.core.errors import CardSetError

ODD = [
    "true",
    "-1",
    "0",
    "1e400",
    "nan",
    "99999999999999999999",
    "1979-05-27",
    "[]",
    "{}",
    '""',
    '"any"',
    "[1]",
    "{ a = { b = 1 } }",
    "'''",
    '"\\ud800"',
    '"\\u0000"',
    "[[[[]]]]",
    "0x" + "f" * 99,
]


class Set(Protocol):
    """A card set of any game."""

    @property
    def text(self) -> str: ...


S = TypeVar("S", bound=Set)


def mutated(text: str, data: st.DataObject) -> str:
    """Draw a few changes of lines and make them."""
    originals = text.split("\n")
    values = sorted({line.partition(" = ")[2] for line in originals if " = " in line})
    lines = list(originals)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["delete", "double", "replace", "swap", "value", "text"]))
        if change == "delete":
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "replace":
            lines[at] = data.draw(st.sampled_from(originals))
        elif change == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "value":
            value = data.draw(st.sampled_from(values) | st.sampled_from(ODD))
            lines[at] = lines[at].partition(" = ")[0] + " = " + value
        else:
            lines[at] += data.draw(st.text(max_size=8))
    return "\n".join(lines)


def accepted_or_refused(read: Callable[[], S], parse: Callable[[str, str], S], file: str) -> S | None:
    """Either the set is good and can be read again, or the error says where the fault is."""
    try:
        cards = read()
    except CardSetError as error:
        assert error.file == file
        assert error.reason
        return None
    assert parse(cards.text, file) == cards
    return cards
