"""The sheet of the map: sea, coasts, rivers and hills drawn by hand in the manner of old engravings.

All coordinates are points of the sheet, 848 by 492; a coast is a closed line of points that a curve runs through.
"""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_chart import compass, flowing, frame, land
from merkator.games.hamburg.draw.pen import Pen

WIDTH: Final = 848
HEIGHT: Final = 492

# Lakes and inner seas lie inside a coast and are left open by the even-odd rule.
COASTS: Final = (
    # Continent
    "15,552 38,517 60,484 68,450 69,411 97,401 113,412 135,414 169,427 190,434 206,438 217,418 "
    "224,392 230,380 220,358 217,345 206,332 182,319 188,312 179,303 201,298 226,308 234,310 "
    "235,295 232,280 244,283 245,293 264,297 265,287 287,280 292,262 307,258 324,252 336,241 "
    "344,227 346,215 352,218 352,231 363,227 357,212 379,206 381,210 383,201 397,200 400,209 "
    "404,196 418,199 410,193 411,184 407,171 401,154 402,129 410,115 422,114 439,100 433,120 "
    "441,134 431,142 424,157 420,173 427,183 441,185 441,196 459,190 471,182 481,190 490,197 "
    "517,186 528,175 548,170 554,183 567,179 571,164 584,155 583,135 579,115 585,97 598,91 "
    "609,108 621,106 621,84 607,68 604,53 622,40 642,39 660,35 676,21 686,19 663,9 636,15 618,26 "
    "596,38 573,23 569,-7 565,-50 843,-60 908,251 908,552 664,552 624,552 599,525 597,493 577,480 "
    "538,457 514,439 502,414 490,422 482,407 463,410 463,435 483,455 495,482 518,495 533,498 "
    "536,508 580,535 557,552 526,552 498,524 460,502 439,485 428,470 423,447 400,433 383,446 "
    "368,452 351,463 328,455 310,448 293,458 292,478 266,502 236,510 213,542 169,552",
    # Britain
    "175,260 185,262 208,264 220,253 229,259 251,258 282,259 292,252 278,245 290,238 302,219 "
    "287,207 279,210 282,199 278,188 279,178 266,162 265,142 256,127 241,123 254,117 265,99 "
    "272,88 252,80 239,84 260,60 235,53 220,74 206,96 216,107 206,132 222,126 211,149 235,148 "
    "230,161 239,170 234,187 212,183 207,197 214,206 192,216 205,227 227,233 220,241 202,238 "
    "186,251",
    # Ireland
    "180,207 190,180 204,152 200,133 183,124 163,131 162,144 137,141 135,159 146,170 130,179 117,191 123,208 147,209",
    # Scandinavia
    "371,-59 371,-9 370,16 369,36 377,57 371,71 388,94 407,90 426,70 434,50 440,65 448,72 449,92 "
    "459,115 466,137 467,157 477,161 489,157 494,142 512,141 519,113 519,80 539,66 544,43 523,28 "
    "518,0 518,-57",
    # Zealand
    "442,152 463,141 465,157 456,172 445,165",
    # Funen
    "425,156 439,157 437,170 427,167",
    # Gotland
    "539,109 548,92 549,106 542,119",
    # Ösel
    "587,79 599,68 604,74 591,88",
    # Corsica
    "391,486 408,467 411,494 401,511",
    # Black Sea
    "777,354 767,380 753,406 746,444 761,474 781,479 821,472 850,436 882,425 908,438 908,425 "
    "908,397 908,372 908,354 896,341 879,347 864,358 841,380 812,363 826,338 794,337",
    # Vänern
    "461,80 473,62 483,75 471,85",
    # Ladoga
    "694,17 717,0 707,-20 677,-12",
    # Peipus
    "651,55 662,50 670,74 658,69",
)
RIVERS: Final = (
    "410,197 426,207 450,220 461,250 483,267 493,287 514,291",
    "336,241 367,245 377,270 397,294 397,319 382,353 405,354",
    "492,202 496,232 521,253 552,286",
    "555,183 554,216 587,227 611,267 580,289",
    "406,344 448,325 481,332 529,338 572,345 576,389 607,414 655,433 708,423 736,380 765,380",
    "754,127 732,185 749,245 804,269 835,275 831,308 804,334",
    "219,342 265,345 292,337 309,382 318,408",
    "267,294 297,312 326,336",
    "325,451 330,399 355,386",
    "620,107 656,115 688,129 727,109",
    "461,420 421,417 378,418",
)
HILLS: Final = (
    "359,426 372,397 394,381 418,379 442,372 466,370 489,375 431,362 220,454 242,461 262,466 "
    "573,307 596,307 620,309 648,320 671,336 688,364 689,386 659,391 466,282 481,277 513,274 "
    "529,285 469,315 482,321 393,30 409,16 400,51 421,34 458,12 471,25 230,87 238,99 218,212 "
    "296,410 289,427 431,442 467,470 486,490 145,434 123,431 539,437 562,453 589,464"
)
TREES: Final = (
    "666,200 691,210 707,181 736,67 750,45 777,60 710,46 616,8 639,-4 610,184 632,183 820,119 806,147 503,109 491,94"
)
NEW_WORLD: Final = (
    # Newfoundland
    "58,66 72,68 86,74 87,67 96,70 97,80 106,78 104,70 112,75 119,71 117,60 110,51 "
    "100,48 90,45 88,37 94,24 85,25 75,38 66,49 68,55",
    # Labrador and the Gulf
    "-10,-10 160,-10 120,4 104,16 84,20 62,32 40,34 18,40 -10,52",
    "-10,88 12,80 34,90 42,104 24,118 -10,130",
)
INSET: Final = (20, 20, 150, 128)
SEA_NAMES: Final = (
    ("Mare", 308, 90, -6),
    ("Germanicum", 316, 110, -6),
    ("Oceanus Occidentalis", 72, 272, -68),
    ("Mare Mediterraneum", 340, 474, -3),
    ("Pontus", 794, 402, -8),
    ("Euxinus", 797, 422, -8),
)


def sheet(pen: Pen) -> str:
    """Draw the map without places, in a box that begins at 0, 0."""
    return "".join(
        [
            _sea(pen),
            land(pen, "land", _coasts(COASTS)),
            _country(pen),
            _names(pen),
            _inset(pen),
            frame(pen, WIDTH, HEIGHT),
        ]
    )


def _coasts(lines: tuple[str, ...]) -> str:
    return "".join([flowing(line) for line in lines])


def _sea(pen: Pen) -> str:
    rays = "".join([f"M72 372L{x} {y}" for x, y in ((-200, 0), (60, -40), (330, -40), (700, -40), (900, 130),
                                                   (900, 330), (900, 500), (420, 540), (160, 540))])  # fmt: skip
    parallels = "".join([f"M0 {y}Q412 {y + 62} 848 {y}" for y in (20, 145, 270, 395)])
    meridians = "".join([f"M{412 + k * 88} 0L{412 + k * 121} 492" for k in range(-4, 5)])
    return (
        f'<path fill="{pen.ink.sea}" d="M0 0h848v492H0z"/><path fill="none" stroke="{pen.ink.hatch}"'
        f' stroke-opacity=".2" d="{rays}"/><path fill="none" stroke="{pen.ink.hatch}" stroke-opacity=".16"'
        f' stroke-dasharray="1 3" d="{parallels}{meridians}"/>'
    )


def _country(pen: Pen) -> str:
    """Draw rivers, hills and a few woods."""
    rivers = "".join([flowing(river, closed=False) for river in RIVERS])
    return (
        '<g fill="none" stroke-linejoin="round" stroke-width=".9">'
        f'<path{pen.paint("", "", pen.ink.hatch)} d="{rivers}"/>'
        f"{_scattered(pen, 'hill', 'M-9 5l6-9 3 3 3-5 7 11M-3-4l1 6M3-6l2 7', HILLS)}"
        f"{_scattered(pen, 'tree', 'M0-3l-3 7h6zM0 4v3', TREES)}</g>"
    )


def _scattered(pen: Pen, name: str, shape: str, line: str) -> str:
    """Draw a shape at each point of a line that is not drawn itself."""
    mark = f"{pen.prefix}-{name}"
    everywhere = "".join([f' marker-{which}="url(#{mark})"' for which in ("start", "mid", "end")])
    path = f'<path{pen.paint("", "", pen.ink.map_ink)} opacity=".42" d="{shape}"/>'
    return (
        f'<marker id="{mark}" overflow="visible" markerUnits="userSpaceOnUse">{path}</marker>'
        f'<path{everywhere} d="M{line}"/>'
    )


def _names(pen: Pen) -> str:
    names = [
        pen.group(
            [pen.text(0, 0, name, 14.5, "s i m", pen.ink.sea_name)],
            "",
            f'transform="translate({x} {y})rotate({turn})"',
        )
        for name, x, y, turn in SEA_NAMES
    ]
    return f'<g letter-spacing="2">{"".join(names)}</g>{compass(pen, 72, 372)}'


def _inset(pen: Pen) -> str:
    """Draw Newfoundland in a window of its own: it lies far beyond the sheet."""
    x, y, w, h = INSET
    coast = land(pen, "new", _coasts(NEW_WORLD), 3)
    return (
        f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<path fill="{pen.ink.sea}" d="M0 0h{w}v{h}H0z"/>{coast}</svg>'
        + pen.box(x, y, w, h, "none", pen.ink.margin, 0, 'stroke-width="4"')
        + pen.box(x, y, w, h, "none", pen.ink.map_ink, 0)
        + pen.box(x - 3, y - 3, w + 6, h + 6, "none", pen.ink.map_ink, 0, 'stroke-width=".6"')
    )
