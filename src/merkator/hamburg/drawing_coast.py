"""The sheet of the map: sea, coasts, rivers and hills drawn by hand in the manner of old engravings.

All coordinates are points of the sheet, 848 by 492; a coast is a closed line of points that a curve runs through.
"""

from __future__ import annotations

from typing import Final

from merkator.hamburg.drawing_pen import Pen, number

WIDTH: Final = 848
HEIGHT: Final = 492

# Lakes and inner seas lie inside a coast and are left open by the even-odd rule.
COASTS: Final = (
    # Continent
    "-29,552 -6,517 16,484 24,450 25,411 53,401 69,412 91,414 125,427 146,434 162,438 173,418 "
    "180,392 186,380 176,358 173,345 162,332 138,319 144,312 135,303 157,298 182,308 190,310 "
    "191,295 188,280 200,283 201,293 220,297 221,287 243,280 248,262 263,258 280,252 292,241 "
    "300,227 302,215 308,218 308,231 319,227 313,212 335,206 337,210 339,201 353,200 356,209 "
    "360,196 374,199 366,193 367,184 363,171 357,154 358,129 366,115 378,114 395,100 389,120 "
    "397,134 387,142 380,157 376,173 383,183 397,185 397,196 415,190 427,182 437,190 446,197 "
    "473,186 484,175 504,170 510,183 523,179 527,164 540,155 539,135 535,115 541,97 554,91 "
    "565,108 577,106 577,84 563,68 560,53 578,40 598,39 616,35 632,21 642,19 619,9 592,15 574,26 "
    "552,38 529,23 525,-7 521,-50 600,-60 908,-60 908,251 908,552 620,552 580,552 555,525 553,493 533,480 "
    "494,457 470,439 458,414 446,422 438,407 419,410 419,435 439,455 451,482 474,495 489,498 "
    "492,508 536,535 513,552 482,552 454,524 416,502 395,485 384,470 379,447 356,433 339,446 "
    "324,452 307,463 284,455 266,448 249,458 248,478 222,502 192,510 169,542 125,552",
    # Britain
    "131,260 141,262 164,264 176,253 185,259 207,258 238,259 248,252 234,245 246,238 258,219 "
    "243,207 235,210 238,199 234,188 235,178 222,162 221,142 212,127 197,123 210,117 221,99 "
    "228,88 208,80 195,84 216,60 191,53 176,74 162,96 172,107 162,132 178,126 167,149 191,148 "
    "186,161 195,170 190,187 168,183 163,197 170,206 148,216 161,227 183,233 176,241 158,238 "
    "142,251",
    # Ireland
    "136,207 146,180 160,152 156,133 139,124 119,131 118,144 93,141 91,159 102,170 86,179 73,191 "
    "79,208 103,209",
    # Scandinavia
    "327,-59 327,-9 326,16 325,36 333,57 327,71 344,94 363,90 382,70 390,50 396,65 404,72 405,92 "
    "415,115 422,137 423,157 433,161 445,157 450,142 468,141 475,113 475,80 495,66 500,43 479,28 "
    "474,0 474,-57",
    # Zealand
    "398,152 419,141 421,157 412,172 401,165",
    # Funen
    "381,156 395,157 393,170 383,167",
    # Gotland
    "495,109 504,92 505,106 498,119",
    # Ösel
    "543,79 555,68 560,74 547,88",
    # Corsica
    "347,486 364,467 367,494 357,511",
    # Black Sea
    "733,354 723,380 709,406 702,444 717,474 737,479 777,472 806,436 838,425 870,438 908,425 "
    "908,397 908,372 889,354 852,341 835,347 820,358 797,380 768,363 782,338 750,337",
    # Sea of Azov
    "803,329 825,306 849,287 867,277 851,304 852,325 828,342 810,345",
    # Vänern
    "417,80 429,62 439,75 427,85",
    # Ladoga
    "650,17 673,0 663,-20 633,-12",
    # Peipus
    "607,55 618,50 626,74 614,69",
)
RIVERS: Final = (
    "366,197 382,207 406,220 417,250 439,267 449,287 470,291",
    "292,241 323,245 333,270 353,294 353,319 338,353 361,354",
    "448,202 452,232 477,253 508,286",
    "511,183 510,216 543,227 567,267 536,289",
    "362,344 404,325 437,332 485,338 528,345 532,389 563,414 611,433 664,423 692,380 721,380",
    "710,127 688,185 705,245 760,269 791,275 787,308 760,334",
    "175,342 221,345 248,337 265,382 274,408",
    "223,294 253,312 282,336",
    "281,451 286,399 311,386",
    "576,107 612,115 644,129 683,109",
    "417,420 377,417 334,418",
)
HILLS: Final = (
    "315,426 328,397 350,381 374,379 398,372 422,370 445,375 387,362 176,454 198,461 218,466 "
    "529,307 552,307 576,309 604,320 627,336 644,364 645,386 615,391 422,282 437,277 469,274 "
    "485,285 425,315 438,321 349,30 365,16 356,51 377,34 414,12 427,25 186,87 194,99 174,212 "
    "252,410 245,427 387,442 423,470 442,490 101,434 79,431 495,437 518,453 545,464"
)
TREES: Final = (
    "622,200 647,210 663,181 692,67 706,45 733,60 666,46 572,8 595,-4 566,184 588,183 776,119 "
    "762,147 459,109 447,94"
)
NEW_WORLD: Final = (
    # Newfoundland
    "58,66 72,68 86,74 87,67 96,70 97,80 106,78 104,70 112,75 119,71 117,60 110,51 100,48 90,45 88,37 94,24 85,25 75,38 66,49 68,55",
    # Labrador and the Gulf
    "-10,-10 160,-10 120,4 104,16 84,20 62,32 40,34 18,40 -10,52",
    "-10,88 12,80 34,90 42,104 24,118 -10,130",
)
INSET: Final = (20, 20, 150, 128)
SEA_NAMES: Final = (
    ("Mare", 272, 96, -6),
    ("Germanicum", 280, 116, -6),
    ("Oceanus Occidentalis", 58, 290, -72),
    ("Mare Mediterraneum", 300, 474, -3),
    ("Pontus Euxinus", 778, 412, -12),
)
WATER_LINES: Final = ((15, 0.25), (10.5, 0.4), (6.5, 0.55), (3.2, 0.75))


def points_of(line: str) -> list[tuple[float, float]]:
    """Read the points of a line."""
    return [(float(x), float(y)) for x, _, y in [point.partition(",") for point in line.split()]]


def flowing(line: str, closed: bool = True) -> str:
    """Draw a curve through all points of a line: a coast, or with open ends a river.

    >>> flowing("0,0 6,6 12,0", closed=False)
    'M0 0s4 6 6 6s6-6 6-6'
    """
    corners = [(round(x), round(y)) for x, y in points_of(line)]
    before = [corners[-1] if closed else corners[0], *corners[:-1]]
    after = [*corners[1:], corners[0] if closed else corners[-1]]
    bends = zip(corners, before, after, strict=True)
    handles = [(x - round((u - r) / 6), y - round((v - t) / 6)) for (x, y), (r, t), (u, v) in bends]
    path = f"M{corners[0][0]} {corners[0][1]}"
    steps = list(zip(corners, corners[1:] + corners[:1], handles[1:] + handles[:1], strict=True))
    for (x, y), (u, v), (h, k) in steps if closed else steps[:-1]:
        path += f"s{h - x} {k - y} {u - x} {v - y}".replace(" -", "-")
    return path + "z" * closed


def sheet(pen: Pen) -> str:
    """Draw the map without places, in a box that begins at 0, 0."""
    return "".join([_sea(pen), _land(pen, "land", COASTS), _country(pen), _names(pen), _inset(pen), _frame(pen)])


def _sea(pen: Pen) -> str:
    rays = "".join([f"M74 352L{x} {y}" for x, y in ((-200, 0), (60, -40), (330, -40), (700, -40), (900, 130),
                                                   (900, 330), (900, 500), (420, 540), (160, 540))])  # fmt: skip
    parallels = "".join([f"M0 {y}Q412 {y + 62} 848 {y}" for y in (20, 145, 270, 395)])
    meridians = "".join([f"M{412 + k * 88} 0L{412 + k * 121} 492" for k in range(-4, 5)])
    return (
        f'<path fill="{pen.ink.sea}" d="M0 0h848v492H0z"/><path fill="none" stroke="{pen.ink.hatch}"'
        f' stroke-opacity=".2" d="{rays}"/><path fill="none" stroke="{pen.ink.hatch}" stroke-opacity=".16"'
        f' stroke-dasharray="1 3" d="{parallels}{meridians}"/>'
    )


def _land(pen: Pen, name: str, coasts: tuple[str, ...]) -> str:
    """Draw land with water lines outside of the coast and a wash inside of it."""
    shape = f"{pen.prefix}-{name}"
    lines = "".join(
        [
            f'<use href="#{shape}" stroke="{pen.ink.hatch}" stroke-opacity="{strength}" stroke-width="{width + 1.3}"/>'
            f'<use href="#{shape}" stroke="{pen.ink.sea}" stroke-width="{width}"/>'
            for width, strength in WATER_LINES
        ]
    )
    wash = "".join(
        [
            f'<use href="#{shape}" stroke="{pen.ink.wash}" stroke-opacity=".16" stroke-width="{width}"/>'
            for width in (26, 17, 9)
        ]
    )
    return (
        f'<defs><path id="{shape}" fill-rule="evenodd" d="{"".join([flowing(coast) for coast in coasts])}"/>'
        f'<clipPath id="{shape}-in"><use href="#{shape}" clip-rule="evenodd"/></clipPath></defs>'
        f'<g fill="none" stroke-linejoin="round">{lines}</g><use href="#{shape}" fill="{pen.ink.land}"/>'
        f'<g fill="none" clip-path="url(#{shape}-in)">{wash}</g>'
        f'<use href="#{shape}" fill="none" stroke="{pen.ink.map_ink}" stroke-width="1.1"/>'
    )


def _country(pen: Pen) -> str:
    """Draw rivers, hills and a few woods."""
    hills = "".join([f"M{x - 9:.0f} {y + 5:.0f}l6-9 3 3 3-5 7 11m-13-10l1 6m5-8l2 7" for x, y in points_of(HILLS)])
    trees = "".join([f"M{x:.0f} {y:.0f}l-3 7h6l-3-7m0 7v3" for x, y in points_of(TREES)])
    rivers = "".join([flowing(river, closed=False) for river in RIVERS])
    return (
        f'<g fill="none" stroke="{pen.ink.map_ink}" stroke-linejoin="round" stroke-width=".9">'
        f'<path stroke="{pen.ink.hatch}" stroke-opacity=".8" d="{rivers}"/>'
        f'<path stroke-opacity=".42" d="{hills}{trees}"/></g>'
    )


def _names(pen: Pen) -> str:
    names = [
        f'<g transform="translate({x} {y}) rotate({turn})">{pen.text(0, 0, name, 14.5, "s i m", pen.ink.sea_name)}</g>'
        for name, x, y, turn in SEA_NAMES
    ]
    return f'<g letter-spacing="2">{"".join(names)}</g>{_compass(pen)}'


def _compass(pen: Pen) -> str:
    """Draw the rose that the rhumb lines meet in."""
    ink, paper = pen.ink.map_ink, pen.ink.margin
    star = "".join(
        [
            f'<g transform="rotate({turn})"><path fill="{ink}" d="M0 0l{w} {-w}L0 {-h}z"/>'
            f'<path fill="{paper}" d="M0 0l{-w} {-w}L0 {-h}z"/></g>'
            for turn, w, h in [(k, 4, 15) for k in (45, 135, 225, 315)] + [(k, 5, 23) for k in (0, 90, 180, 270)]
        ]
    )
    return (
        f'<g transform="translate(74 352)" stroke="{ink}" stroke-width=".7"><circle r="17" fill="none"/>'
        f'<circle r="19.5" fill="none" stroke-dasharray="1 2.06" stroke-width="2"/>{star}'
        f'<path fill="{pen.ink.wax}" stroke="none" d="M0-34l3.600 6.500L0-29.500l-3.600 2z"/></g>'
    )


def _inset(pen: Pen) -> str:
    """Draw Newfoundland in a window of its own: it lies far beyond the sheet."""
    x, y, w, h = INSET
    land = _land(pen, "new", NEW_WORLD)
    return (
        f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<path fill="{pen.ink.sea}" d="M0 0h{w}v{h}H0z"/>{land}</svg>'
        + pen.box(x, y, w, h, "none", pen.ink.margin, 0, 'stroke-width="4"')
        + pen.box(x, y, w, h, "none", pen.ink.map_ink, 0)
        + pen.box(x - 3, y - 3, w + 6, h + 6, "none", pen.ink.map_ink, 0, 'stroke-width=".6"')
    )


def _frame(pen: Pen) -> str:
    """Draw the graduated frame."""
    ink = pen.ink.map_ink
    return (
        pen.box(5, 5, WIDTH - 10, HEIGHT - 10, "none", pen.ink.margin, 0, 'stroke-width="10"')
        + pen.box(5, 5, WIDTH - 10, HEIGHT - 10, "none", ink, 0, 'stroke-width="4" stroke-dasharray="22"')
        + pen.box(2.5, 2.5, WIDTH - 5, HEIGHT - 5, "none", ink, 0, 'stroke-width=".7"')
        + pen.box(7.5, 7.5, WIDTH - 15, HEIGHT - 15, "none", ink, 0, 'stroke-width=".7"')
        + pen.box(10, 10, WIDTH - 20, HEIGHT - 20, "none", ink, 0, 'stroke-width=".7"')
    )
