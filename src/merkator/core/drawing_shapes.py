"""Small drawings in a box of 24 by 24 in the current colour: what they are made of, and those that games share."""

from __future__ import annotations

from typing import Final


def mirror(shape: str) -> str:
    """Draw a shape and its mirror image: heads, lilies and shirts are symmetric."""
    return f'{shape}<g transform="matrix(-1 0 0 1 24 0)">{shape}</g>'


def fill(path: str) -> str:
    """Draw a solid shape."""
    return f'<path d="{path}"/>'


def fill_holed(path: str) -> str:
    """Draw a solid shape with holes."""
    return f'<path fill-rule="evenodd" d="{path}"/>'


def line(path: str, width: float = 2) -> str:
    """Draw lines: the class mk-line of the pen's style gives them round ends and the current colour."""
    return f'<path class="mk-line" d="{path}" stroke-width="{width}"/>'


def dot(x: float, y: float, radius: float) -> str:
    """Draw a disc."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


SHARED: Final[dict[str, str]] = {
    "anchor": line("M12 7v14M7.4 10.4h9.2M3.6 13.6c.6 5 4.4 7.2 8.4 7.4c4-.2 7.8-2.4 8.4-7.4", 2.4)
    + line("M2.4 16.4l1.3-3 2.9 1.5M21.6 16.4l-1.3-3-2.9 1.5", 1.8)
    + '<circle class="mk-line" cx="12" cy="4.6" r="2.3" stroke-width="2"/>',
    "fish": fill_holed(
        "M1.4 12.2c4-5.4 9.9-6.6 14.9-2.3L22.4 5.6c-1 4.2-1 8.8 0 13l-6.1-4.2"
        "c-5 4.3-10.9 3.2-14.9-2.2z"
        "M6.8 9.8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
    ),
    "ear": line("M12 22.5V8", 1.5)
    + fill("M12 .8c2.6 2.6 2.6 4.6 0 7.2-2.6-2.6-2.6-4.6 0-7.2z")
    + mirror(
        fill(
            "M11.2 12.2c-4-.4-5.2-2.2-5-6.2 3.8.9 5.2 2.6 5 6.2zm0 4.8v0c-4-.4-5.2-2.2-5-6.2 3.8.9 5.2 2.6 5 6.2z"
            "m0 4.8v0c-4-.4-5.2-2.2-5-6.2 3.8.9 5.2 2.6 5 6.2z"
        )
    ),
    "bolt": fill_holed(
        "M6.3 2.6H19c2.6 0 3.6 1.9 3.6 4s-1 4-3.6 4H6.3c-2.4 0-4.3-1.8-4.3-4s1.9-4 4.3-4z"
        "M6.3 4.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"
    )
    + fill("M7.6 11.7h13.8v8.6l-2.3 1.5-2.3-1.5-2.3 1.5-2.3-1.5-2.3 1.5-2.3-1.5z"),
    "mortar": fill("M3 10.6h18c.2 4.2-1.7 7.2-5 8.6v1.3h1.6v2H6.4v-2H8v-1.3c-3.3-1.4-5.2-4.4-5-8.6z")
    + line("M12.6 8.6L17.4 2.8", 2.9),
    "coins": '<ellipse cx="9" cy="7" rx="7" ry="3.5"/><ellipse cx="15" cy="15" rx="7" ry="3.5" />'
    + fill(
        "M2 8.8c1.4 2.3 4.2 3 7 3-1.4.9-2.2 2-2.3 3.3C4.2 14.7 2 13.7 2 12zM8 16.8"
        "c1.4 2.3 4.2 3 7 3s5.6-.7 7-3v2c0 2.3-3.4 3.7-7 3.7s-7-1.4-7-3.7z"
    ),
    "scroll": fill_holed(
        "M6 2h13.5c1.7 0 2.5 1.1 2.5 2.5V7h-4v12.2c0 1.7-1.1 2.8-2.7 2.8H4.6C3 22 2 21 2 19.4"
        "V17h4zM8.4 6.4v1.7h7.2V6.4zM8.4 10v1.7h7.2V10zM8.4 13.6v1.7h7.2v-1.7z"
    ),
}
