"""The signs of hamburg: a short name and a small drawing for every place, good and category.

Colour never stands alone: whatever shows a place or a good also shows its sign. The terminal uses the short
names, the drawing the symbols. All symbols are our own, drawn in a box of 24 by 24 in the current colour.
"""

from typing import Final, NamedTuple

from merkator.core.drawing_shapes import SHARED, dot, fill, fill_holed, line, mirror


class Mark(NamedTuple):
    """How something is shown besides its colour."""

    short: str
    symbol: str


PLACE_MARKS: Final[dict[str, Mark]] = {
    "hamburg": Mark("HA", "tower"),
    "danzig": Mark("DA", "anchor"),
    "sweden": Mark("SW", "crown"),
    "russia": Mark("RU", "paw"),
    "dutch_republic": Mark("DU", "windmill"),
    "england": Mark("EN", "rose"),
    "france": Mark("FR", "lily"),
    "spain": Mark("SP", "horns"),
    "bohemia": Mark("BO", "lion"),
    "denmark": Mark("DE", "longship"),
    "italy": Mark("IT", "temple"),
    "newfoundland": Mark("NE", "fish"),
}

GOOD_MARKS: Final[dict[str, Mark]] = {
    "livestock": Mark("Li", "cow"),
    "muskets": Mark("Mu", "musket"),
    "grain": Mark("Gr", "ear"),
    "saltpeter": Mark("Sa", "sack"),
    "iron": Mark("Ir", "bars"),
    "copper": Mark("Cp", "cauldron"),
    "ham": Mark("Ha", "shank"),
    "fish_oil": Mark("Fo", "whale"),
    "vegetables": Mark("Ve", "carrot"),
    "calfskin": Mark("Ca", "hide"),
    "fabric": Mark("Fa", "bolt"),
    "coal": Mark("Cl", "lumps"),
    "plums": Mark("Pl", "plum"),
    "wine": Mark("Wi", "bottle"),
    "citrus": Mark("Ci", "slice"),
    "spice": Mark("Sp", "mortar"),
}

CATEGORY_MARKS: Final[dict[str, Mark]] = {
    "food": Mark("fo", "cutlery"),
    "clothing": Mark("cl", "shirt"),
    "weapon": Mark("we", "swords"),
    "any": Mark("an", "crate"),
}


EMBLEMS: Final[dict[str, str]] = {
    "tower": fill_holed(
        "M4.5 3h3.4v2.6h2.4V3h3.4v2.6h2.4V3h3.4v6.4L17.3 11.6v6.2l2.4 1.4V21.5H4.3v-2.3"
        "l2.4-1.4v-6.2L4.5 9.4z"
        "M10 18.6h4v-3.4a2 2 0 0 0-4 0z"
    ),
    "crown": fill("M2.6 7.6l4.8 3.7L12 4.4l4.6 6.9 4.8-3.7L19.4 17H4.6zM4.8 18.6h14.4v2.6H4.8z")
    + dot(2.8, 6, 1.7)
    + dot(12, 3.2, 1.8)
    + dot(21.2, 6, 1.7),
    "paw": fill(
        "M12 11.6c3 0 6.2 3.5 6.2 6.3 0 2.1-1.6 3.3-3.3 3.1-1.2-.1-1.9-.6-2.9-.6s-1.7.5-2.9.6"
        "c-1.7.2-3.3-1-3.3-3.1 0-2.8 3.2-6.3 6.2-6.3z"
    )
    + mirror(fill("M9.2 3.5c2.8 0 2.8 6.6 0 6.6s-2.8-6.6 0-6.6zM3.3 8.8c2.6-1.1 4.8 4.1 2.2 5.2s-4.8-4.1-2.2-5.2z")),
    "windmill": fill("M9.8 12.5h4.4L16.8 22H7.2z")
    + line("M12 9L5.2 2.2M12 9l6.8-6.8M12 9l-6.8 6.8M12 9l6.8 6.8", 1.6)
    + fill(
        "M3.2 4.4l2.3-2.3 4.2 4.2-2.3 2.3zM18.5 2.1l2.3 2.3-4.2 4.2-2.3-2.3z"
        "M3.2 13.6l4.2-4.2 2.3 2.3-4.2 4.2zM16.6 9.4l4.2 4.2-2.3 2.3-4.2-4.2z"
    ),
    "rose": dot(12, 5.6, 3.9)
    + dot(18.1, 10, 3.9)
    + dot(15.8, 17.2, 3.9)
    + dot(8.2, 17.2, 3.9)
    + dot(5.9, 10, 3.9)
    + dot(12, 12, 1.9),
    "lily": fill(
        "M12 1.8c2.3 2.9 3.3 5.3 3.3 7.4 0 2.2-1.1 3.9-1.9 5.4h-2.8"
        "c-.8-1.5-1.9-3.2-1.9-5.4 0-2.1 1-4.5 3.3-7.4z"
        "M6.8 15.5h10.4v2.1H6.8zM10.7 18.5h2.6c.1 1.5.8 2.6 1.9 3.2L12 22.6l-3.2-.9"
        "c1.1-.6 1.8-1.7 1.9-3.2z"
    )
    + mirror(
        fill(
            "M9.8 14.6H7.2"
            "c1.3-1.9 1-4.2-.6-4.3-1.2 0-1.7 1-1.2 2.2-2-.4-3.2-2-2.7-3.9"
            ".5-1.9 2.7-2.7 4.5-1.7 2.2 1.2 2.8 4.5 2.6 7.7"
            "z"
        )
    ),
    "horns": fill(
        "M8.4 10.4h7.2c1.5 0 2.1 1 1.7 2.3l-2.1 6.9c-.5 1.6-1.5 2.5-3.2 2.5s-2.7-.9-3.2-2.5"
        "l-2.1-6.9c-.4-1.3.2-2.3 1.7-2.3z"
    )
    + mirror(fill("M8.6 9.2C5.4 9.4 3.7 6.4 4.6 2 1.6 4.4.9 8.3 2.7 10.9c1.2 1.7 2.9 2.2 4.3 1.9z")),
    "lion": fill_holed(
        "M12 1l2.3 2.3 3.2-1.1.7 3.2 3.3.9-1 3.2 2.3 2.5-2.3 2.5 1 3.2-3.3.9-.7 3.2-3.2-1.1"
        "L12 23l-2.3-2.3-3.2 1.1"
        "-.7-3.2-3.3-.9 1-3.2L1.2 12l2.3-2.5-1-3.2 3.3-.9.7-3.2 3.2 1.1z"
        "M12 6.3c-3.6 0-5.5 2.2-5.3 5.1.2 3.3 2.3 6.3 5.3 6.3s5.1-3 5.3-6.3"
        "c.2-2.9-1.7-5.1-5.3-5.1z"
    )
    + dot(9.7, 10.6, 1.1)
    + dot(14.3, 10.6, 1.1)
    + fill("M10.2 13h3.6l-1.3 1.7v1.2h-1v-1.2z"),
    "longship": fill(
        "M1.6 10.5c2 .2 2.4 1.6 2.8 4h15.2c.4-2.4.8-3.8 2.8-4 .3 6-2.4 9.5-6.4 9.5H8"
        "c-4 0-6.7-3.5-6.4-9.5z"
        "M11.2 2h1.6v1.4h5.6c-.7 2.8-.7 5.6 0 8.4H5.6c.7-2.8.7-5.6 0-8.4h5.6z"
    ),
    "temple": fill(
        "M12 1.8L22 7.6v1.9H2V7.6zM3.9 10.7h3.2v7.6H3.9zM10.4 10.7h3.2v7.6h-3.2zM16.9 10.7"
        "h3.2v7.6h-3.2zM2 19.5h20V22H2z"
    ),
}

GOODS: Final[dict[str, str]] = {
    "cow": fill(
        "M2 8.2C3 7.2 4.4 7 6 7h9.5l1.3-2.6 1.5.7 2.2-.3-.5 1.7 2.5 2.7c.6.7.4 1.9-.6 2.1"
        "l-2.9.4-1.5 2.6v6.2h-2.3"
        "v-5H8.6v5H6.3v-5.7L4 12.3V9.6c-.6.4-.8 1-.8 2v3.6H1.7v-4.4z"
    ),
    "musket": line("M11.5 12.4L21.6 2.5", 1.9)
    + fill("M1.6 18.6l8-7.2 3.2 1.4-.6 1.9-2.2.8-5.3 6.1z")
    + line("M10.9 15.3c1.1 1.5 2.5 1 2.4-.9", 1.3),
    "sack": fill_holed(
        "M8.2 2.2c2.5 1 5.1 1 7.6 0l-1.6 4c4.7 2.3 7.3 6.6 7.3 10.3 0 3.7-3.6 5.3-9.5 5.3"
        "s-9.5-1.6-9.5-5.3c0-3.7 2.6-8 7.3-10.3z"
        "M12 10.4l-1 3-3.1-.1 2.5 1.9-1 3 2.6-1.8 2.6 1.8-1-3 2.5-1.9-3.1.1z"
    ),
    "bars": fill("M8.3 4.5h7.4l2 6.5H6.3zM3 12.8h7.2l1.3 7H1.2zM13.8 12.8H21l1.8 7H12.5z"),
    "cauldron": fill(
        "M2.6 7.7h18.8v2.4h-1.3c.9 3.7-.2 6.8-2.7 8.6l.8 2.8h-2.4l-.6-1.7c-2.1.6-4.3.6-6.4 0"
        "l-.6 1.7H5.8l.8-2.8c-2.5-1.8-3.6-4.9-2.7-8.6H2.6z"
    )
    + line("M5.2 6.5C7 1.6 17 1.6 18.8 6.5", 1.5),
    "shank": fill_holed(
        "M9.3 6.9c2.9-4.7 9.2-5.1 11.9-1.3 2.6 3.8.6 9.7-4.4 11.3-2.4.8-4.6.6-6.5 1.2l-3 2.9"
        "c.5 1.7-1.4 2.9-2.7 1.7-.5-.4-.6-.9-.5-1.4"
        "l2.7-2.9c.8-2.5.3-5.7 1.8-8.4zM16.3 5.2c-1.7-.2-3.3.7-4 2.2l1.5.7"
        "c.5-.9 1.4-1.4 2.5-1.3z"
    ),
    "whale": fill(
        "M12 18.7c-.4-4-1-6.2-4.3-7.5C4 9.7 1.7 7 1.4 2.6"
        "c3.7 3 8.3 2.2 10.6 5.9 2.3-3.7 6.9-2.9 10.6-5.9-.3 4.4-2.6 7.1-6.3 8.6"
        "-3.3 1.3-3.9 3.5-4.3 7.5z"
    )
    + line("M2.5 21.2c1.6-1.5 3.2-1.5 4.8 0s3.2 1.5 4.7 0 3.2-1.5 4.7 0 3.2 1.5 4.8 0", 1.6),
    "carrot": fill("M9.2 9c2.4-2.6 8 2.6 5.6 5.5-2.6 3.2-7 6-12.6 7.6C3.5 16.4 6.1 12 9.2 9z")
    + line("M14.2 9.7L19.6 2M14.6 9.6l7-3.3M14 9.4l.6-6.6", 2),
    "hide": fill(
        "M9.7 2.4c1.5 1 3.1 1 4.6 0l1.3 3L20 3.3c1 .6 1.5 1.6 1.5 2.8L17.9 9c-.6 2-.6 4 0 6"
        "l3.7 3c0 1.3-.6 2.3-1.7 2.9l-4.6-2.2"
        "L12 22.6l-3.3-3.9-4.6 2.2C3 20.3 2.4 19.3 2.4 18l3.7-3c.6-2 .6-4 0-6L2.5 6.1"
        "C2.5 4.9 3 3.9 4 3.3l4.4 2.1z"
    ),
    "lumps": fill(
        "M9.6 3.2l5-.6 3.7 3.7-1.9 4.9-6.7.4-3-3.7zM3.4 13.2l4.7-.6 3 3-1 5.6-6.5.4-2.2-3.9z"
        "M14.3 13.2l5.2-.4 3 3.8-1.6 4.9-6.7-.4-2-4.3z"
    ),
    "plum": fill_holed(
        "M11.8 6.6"
        "c5.6-1.6 9.7 2.2 9.2 7.3-.5 4.9-4.6 8.5-9.3 8.3-5-.2-8.7-3.9-8.7-8.3 0-5 4.3-8 8.8-7.3"
        "z"
        "M10.3 8.7c-4.2 2.4-4.6 7.6-1.6 11.2l1.1-.8C7.3 15.9 7.6 12 10.7 10z"
    )
    + line("M12 6.8c0-1.9.4-3.3 1.4-4.7", 1.6)
    + fill("M14.2 5.6c1-2.6 3.6-3.6 6.6-3-.8 2.8-3.2 4.4-6.6 3z"),
    "bottle": fill(
        "M5.7 1.6h4.2v5.2c2.1 1.2 2.9 2.6 2.9 4.7v9c0 1.2-.7 1.9-1.9 1.9H4.7"
        "c-1.2 0-1.9-.7-1.9-1.9v-9c0-2.1.8-3.5 2.9-4.7z"
        "M14.8 8.8h7.4c.1 4-1 6.2-2.9 6.9v4.8h2.3v1.9h-6.2v-1.9h2.3v-4.8"
        "c-1.9-.7-3-2.9-2.9-6.9z"
    ),
    "slice": '<circle class="mk-line" cx="12" cy="12" r="9.7" stroke-width="1.9"/>'
    '<circle cx="12" cy="12" r="4.1" fill="none" stroke="currentColor" stroke-width="6.2"'
    ' stroke-dasharray="3.194 1.1"/>',
}

CATEGORIES: Final[dict[str, str]] = {
    "cutlery": fill(
        "M4 2h1.3v6h1.1V2h1.3v6h1.1V2h1.3v7.3c0 1.7-.8 2.7-2 3.1v9.8H5.9v-9.8"
        "c-1.2-.4-2-1.4-1.9-3.1z"
        "M18.8 2v20.2h-2.3v-8h-2.3C14 8.2 15.2 3.6 18.8 2z"
    ),
    "shirt": fill("M8.2 2.8c2.3 2 5.3 2 7.6 0l6.7 3.9-2.7 5.2-2.4-1.1v10.7H6.6V10.8l-2.4 1.1-2.7-5.2z"),
    "swords": mirror(fill("M2.4 2l4.2 1.2 9.9 11.1-2 2L3.6 6.2z") + line("M18.8 12.8l-5.6 5.6M16.9 16.7l4.2 4.3", 2)),
    "crate": fill_holed(
        "M2 3h20v18H2zM6.8 5.5l5.2 4.7 5.2-4.7zM4.5 7.6v8.8L9.4 12zM19.5 7.6L14.6 12l4.9 4.4zM12 13.8l-5.2 4.7h10.4z"
    ),
}

THINGS: Final[dict[str, str]] = {
    "hourglass": fill_holed(
        "M5 1.8h14v2.7h-1.4c0 3.9-1.5 5.9-3.9 7.5 2.4 1.6 3.9 3.6 3.9 7.5H19v2.7H5v-2.7h1.4"
        "c0-3.9 1.5-5.9 3.9-7.5"
        "-2.4-1.6-3.9-3.6-3.9-7.5H5zM8.5 4.5c.1 1.3.4 2.4 1 3.2h5c.6-.8.9-1.9 1-3.2z"
    ),
    "house": fill_holed(
        "M12 1.5l3 2.7v1.9h2.6v3h2.6v3H22V22H2v-9.9h1.8v-3h2.6v-3H9V4.2zM10 22h4v-5h-4z"
        "M6 13.5v3h2.5v-3zM15.5 13.5v3H18v-3zM10.7 8v3h2.6V8z"
    ),
    "card": fill_holed(
        "M5.5 2h13c1 0 1.5.6 1.5 1.5v17c0 1-.5 1.5-1.5 1.5h-13c-1 0-1.5-.6-1.5-1.5v-17"
        "C4 2.6 4.5 2 5.5 2zM11 7.5V11H7.5v2H11v3.5h2V13h3.5v-2H13V7.5z"
    ),
    "dove": fill(
        "M1.6 10.2c3.3 1 5.2.7 7.2-.8C8.6 5.8 10.4 3 13.9 1.6"
        "c-.2 2.9.6 5 2.5 6.6 1-1.2 2.4-1.7 4-1.1l2.2.9-2 1.2"
        "c.1 5.6-3.4 9.2-8.9 9.4-.9 1.6-2.4 2.9-4.9 3.6.5-1.7.4-3 .1-4.2-2.4-1.5-4.4-4.1-5.3-7.8"
        "z"
    ),
    "pawn": fill(
        "M6.5 5.7c1.3.6 2.3.8 2.7.8-.3-3.3.7-5 2.8-5s3.1 1.7 2.8 5"
        "c.4 0 1.4-.2 2.7-.8.2 1.6-1 2.6-2.3 3 .3 1.4-.2 2.6-1.1 3.3"
        " 3.3 1 4.9 4.5 5 10H4.9c.1-5.5 1.7-9 5-10-.9-.7-1.4-1.9-1.1-3.3-1.3-.4-2.5-1.4-2.3-3z"
    ),
    "cube": line("M3.5 8.5h12v12h-12zM3.5 8.5l5-5h12l-5 5M20.5 3.5v12l-5 5", 1.8),
    "tick": line("M4.5 13l5 5.5L19.5 6", 3),
}

SYMBOLS: Final[dict[str, str]] = SHARED | EMBLEMS | GOODS | CATEGORIES | THINGS
