"""The pen of the drawings: texts that fit, and the few shapes all parts of a picture share."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final, Generic, TypeVar

from merkator.core.drawing_palette import Palette

Ink = TypeVar("Ink", bound=Palette)
"""A game adds colours of its own to the palette."""

SERIF: Final = "'IM Fell English',Palatino,'Palatino Linotype',Georgia,serif"
FIGURES: Final = "Palatino,'Palatino Linotype','Times New Roman',serif"  # Fell's 1 reads as I
SANS: Final = "'Alegreya Sans','Segoe UI','Helvetica Neue',Arial,sans-serif"
STYLE: Final = (
    f".merkator{{font-family:{SANS};font-size:12px}}.merkator .s{{font-family:{SERIF}}}"
    f".merkator .n{{font-family:{FIGURES}}}.merkator .b{{font-weight:700}}.merkator .i{{font-style:italic}}"
    ".merkator .m{text-anchor:middle}.merkator .e{text-anchor:end}"
    ".mk-line{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}"
)
SHORTEST: Final = 2  # letters that are left of a name at least, before the dots
NARROW: Final = frozenset("fijlrt.,;:!|'()[]I -·’")
WIDE: Final = frozenset("mwMWOQ@%&—+−×½")


def clean(text: str) -> str:
    """Escape a text for XML; signs that XML forbids become a replacement sign.

    >>> clean('<b>&"')
    '&lt;b&gt;&amp;&quot;'
    """
    return escape("".join([sign if _allowed(sign) else "\ufffd" for sign in text]))


def _allowed(sign: str) -> bool:
    return sign.isprintable() or unicodedata.category(sign) not in ("Cc", "Cs", "Cn")


def number(value: float) -> str:
    """Write a coordinate shortly.

    >>> number(12.0), number(0.24), number(-3.14159)
    ('12', '.2', '-3.1')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def width_of(text: str, size: float) -> float:
    """Guess the width of a text: which font a reader has is not known."""
    return size * sum([_sign_width(sign) for sign in text])


def _sign_width(sign: str) -> float:
    if sign in NARROW:
        return 0.33
    if sign in WIDE:
        return 0.85
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.05
    return 0.68 if sign.isupper() else 0.54


def fit_text(text: str, size: float, room: float, least: float) -> tuple[str, float]:
    """Make a text smaller, down to a least size, and then shorter until it fits.

    >>> fit_text("Bohemia", 16, 200, 12), fit_text("Dutch Republic", 12, 40, 12)
    (('Bohemia', 16), ('Dutch…', 12))
    """
    wanted = width_of(text, size)
    if wanted <= room:
        return text, size
    size = max(least, size * room / wanted)
    while width_of(text, size) > room + 0.1 and len(text) > SHORTEST:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    return text, size


class Pen(Generic[Ink]):
    """Draws in the colours of one palette; remembers the symbols and colours it used, to define each of them once."""

    def __init__(self, palette: Ink, bodies: Mapping[str, str]) -> None:
        self.ink = palette
        self.bodies = bodies  # of the symbols a game has
        self.prefix = "m" + palette.name[0]
        self.symbols: dict[str, tuple[str, str]] = {}
        self.paints: dict[str, str] = {}  # how something is painted, and the class for it
        self.rules: dict[str, str] = {}

    def paint(self, look: str = "", fill: str = "", edge: str = "", ink: str = "") -> str:
        """Write the class attribute for these colours; ink is what a symbol is drawn in.

        A class is shorter than its colours. It is not scoped: inside of a symbol no rule sees what is around its use.
        """
        colours = (("fill", fill), ("stroke", edge), ("color", ink), ("fill", ink))
        rule = ";".join([f"{kind}:{colour}" for kind, colour in colours if colour])
        names = look.split()
        if rule:
            name = self.paints.setdefault(rule, f"{self.prefix}{len(self.paints)}")
            self.rules[name] = f".{name}{{{rule}}}"
            names.append(name)
        return f' class="{" ".join(names)}"' if names else ""

    def text(self, x: float, y: float, text: str, size: float = 12, look: str = "", ink: str = "") -> str:
        """Write a text; the look is a list of classes: s serif, n figures, b bold, i italic, m middle, e end."""
        if size != 12:
            name = f"t{round(size * 10)}"
            self.rules[name] = f".merkator .{name}{{font-size:{number(size)}px}}"
            look += f" {name}"
        return f"<text{_point(x, y)}{self.paint(look, ink)}>{clean(text)}</text>"

    def label(
        self, x: float, y: float, text: str, room: float, size: float = 12, look: str = "", ink: str = "",
        least: float = 0,
    ) -> str:  # fmt: skip
        """Write a text into a room of a certain width."""
        text, size = fit_text(text, size, room, least or size)
        return self.text(x, y, text, size, look, ink)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str = "", radius: float = 3, more: str = ""
    ) -> str:
        """Draw a rectangle with round corners."""
        corner = f' rx="{number(radius)}"' if radius else ""
        size = f' width="{number(w)}" height="{number(h)}"'
        return f"<rect{_point(x, y)}{size}{corner}{self.paint('', fill, edge)}{' ' + more if more else ''}/>"

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "", more: str = "") -> str:
        """Draw a circle."""
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{self.paint("", fill, edge)}'
            f"{' ' + more if more else ''}/>"
        )

    def group(self, parts: Iterable[str], title: str = "", more: str = "") -> str:
        """Put parts together, with a tooltip if there is a title."""
        tip = f"<title>{clean(title)}</title>" if title else ""
        return f"<g{' ' + more if more else ''}>{tip}{''.join(parts)}</g>"

    def use(
        self, name: str, body: str, x: float, y: float, w: float, h: float = 0, ink: str = "", box: str = "24 24"
    ) -> str:
        """Draw something that is defined once for the whole picture, in a box of its own."""
        self.symbols.setdefault(name, (box, body))
        size = f' width="{number(w)}" height="{number(h or w)}"'
        return f'<use href="#{self.prefix}-{name}"{_point(x, y)}{size}{self.paint("", "", "", ink)}/>'

    def symbol(self, name: str, x: float, y: float, size: float, ink: str = "") -> str:
        """Draw a symbol of our own; what has none is shown by its first letters."""
        body = self.bodies.get(name)
        if body is None:
            letters = f'<text x="12" y="18" font-size="18" text-anchor="middle">{clean(name[:2].capitalize())}</text>'
            return self.use(f"word-{name}", letters, x, y, size, ink=ink)
        return self.use(name, body, x, y, size, ink=ink)

    def definitions(self) -> str:
        """Write down every colour and every symbol that was used."""
        rules = "".join([self.rules[name] for name in sorted(self.rules)])
        symbols = [
            f'<symbol id="{self.prefix}-{name}" viewBox="0 0 {box}">{body}</symbol>'
            for name, (box, body) in sorted(self.symbols.items())
        ]
        return f"<style>{STYLE}{rules}</style><defs>{''.join(symbols)}</defs>"


def _point(x: float, y: float) -> str:
    """Write where something stands; 0 needs no words."""
    return (f' x="{number(x)}"' if round(x, 1) else "") + (f' y="{number(y)}"' if round(y, 1) else "")
