"""Golden pictures: what a page looks like is compared with a stored picture, with a tolerance.

`UPDATE_GOLDEN=1` writes them anew: look at them before they are kept. They are stored small, so a hair's breadth is no
difference and a part that moved, vanished or changed its colour is one.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

FOLDER = Path(__file__).parent.parent / "web" / "golden"
WIDE = 480
"""Pictures are stored that wide at most."""
STRONG = 26
"""A pixel differs when one of its colours does by more than that, of 255."""
SHARE = 0.006
"""So much of a picture may differ."""


def small(picture: bytes) -> Image.Image:
    """Return a screenshot as it is stored: not wider than `WIDE`."""
    with Image.open(BytesIO(picture)) as opened:
        full = opened.convert("RGB")
    share = min(1.0, WIDE / full.width)
    return full.resize((round(full.width * share), round(full.height * share)), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return which share of two pictures differs; 1 when they have not the same size.

    >>> white = Image.new("RGB", (10, 10), "white")
    >>> changed = white.copy()
    >>> changed.paste("black", (0, 0, 5, 10))
    >>> difference(white, white), difference(white, Image.new("RGB", (9, 10)))
    (0.0, 1.0)
    >>> 0.4 < difference(white, changed) <= 0.6
    True
    """
    if one.size != other.size:
        return 1.0
    soft = [each.filter(ImageFilter.BoxBlur(1)) for each in (one, other)]
    bands = ImageChops.difference(*soft).split()
    strongest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    differing = sum(strongest.histogram()[STRONG + 1 :])
    return differing / (one.width * one.height)


def compare(picture: bytes, name: str, pictures: Path) -> str | None:
    """Compare a screenshot with the stored one, or store it; return what is wrong. The new one is left in `pictures`."""
    found = small(picture)
    path = FOLDER / f"{name}.webp"
    if os.environ.get("UPDATE_GOLDEN"):
        FOLDER.mkdir(parents=True, exist_ok=True)
        found.save(path, quality=72, method=6)
        return None
    if not path.exists():
        return f"{name}: there is no golden picture (UPDATE_GOLDEN=1 stores one)"
    with Image.open(path) as opened:
        share = difference(found, opened.convert("RGB"))
    if share <= SHARE:
        return None
    pictures.mkdir(parents=True, exist_ok=True)
    left = pictures / f"golden-{name}.png"
    left.write_bytes(picture)
    return f"{name}: {share:.2%} of the picture differ from {path.name}; see {left}"
