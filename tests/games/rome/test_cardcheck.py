"""A card set fits together, or is refused with the file, the entry and the reason."""

import pytest

from cardtexts import CardTexts
from merkator.games.rome.cards.cardset import parse, standard, standard_text

ROME = CardTexts(standard_text(), parse)
ROWS = standard().sea.rows


def redrawn(*fields: tuple[int, int, str]) -> str:
    """The standard set with other letters on the map."""
    text = ROME.text
    for row, col, letter in fields:
        before = f'  "{ROWS[row]}",\n'
        after = f'  "{ROWS[row][:col]}{letter}{ROWS[row][col + 1 :]}",\n'
        assert text.count(before) == 1
        text = text.replace(before, after)
    return text


def test_the_map_is_a_rectangle_of_known_letters() -> None:
    ROME.refused(redrawn((3, 0, "..")), "sea", "row 3 has 45 letters, but row 0 has 44; all must be equally long")
    ROME.refused(redrawn((3, 0, "")), "sea", "row 3 has 43 letters")
    ROME.refused(redrawn((0, 0, "")), "sea", "row 1 has 44 letters, but row 0 has 43")
    ROME.refused(redrawn((3, 5, "x")), "sea", r"row 3 shows 'x' in column 5; allowed: \. \(land\), ~ \(sea\), \* ")
    ROME.refused(redrawn((3, 5, "Ä")), "sea", "row 3 shows 'Ä' in column 5")
    ROME.refused(redrawn((3, 0, "." * 20)), "sea", "row 3 has 63 letters, but must have 1 to 60")
    ROME.refused(ROME.text.replace(ROWS[3], ""), "sea", "row 3 has 0 letters")
    head, _, rest = ROME.text.partition("rows = [")
    _, _, tail = rest.partition("]\n")
    ROME.refused(f"{head}rows = []\n{tail}", "sea", "rows has 0 rows, but must have 1 to 26")
    rows = ", ".join(['"."'] * 27)
    ROME.refused(f"{head}rows = [{rows}]\n{tail}", "sea", "rows has 27 rows, but must have 1 to 26")
    ROME.refused(f'{head}rows = "~"\n{tail}', "sea", "rows is '~', but must be a list")
    ROME.refused(f"{head}rows = [1]\n{tail}", "sea", "rows holds 1, but must hold texts")


def test_counts_are_checked() -> None:
    for kind, name, where, reason in (
        ("port", "gades", "ports", "there are 23, but there must be 24"),
        ("star", "s3", "stars", "there are 2, but there must be 3"),
        ("good", "wine", "goods", "there are 20, but there must be 21"),
        ("fatum", "f32", "fatum cards", "there are 31, but there must be 32"),
    ):
        ROME.refused(ROME.changed((ROME.entry(kind, name), "")), where, reason)
    ROME.refused(ROME.edited("port", "gades", "yard = 8000\n", ""), "ports with a yard", "there are 4, .* be 5")
    text = ROME.edited("port", "tarraco", "source", "yard = 9000\nsource")
    ROME.refused(text, "ports with a yard", "there are 6, but there must be 5")


def test_every_port_has_its_letter_once_on_the_map() -> None:
    ROME.refused(ROME.edited("port", "ostia", '"F"', '"G"'), "port puteoli", "ostia has the code G already")
    ROME.refused(
        ROME.edited("port", "ostia", '"F"', '"Z"'), "sea", "row 5, column 17 shows F, which is not the code of a port"
    )
    ROME.refused(redrawn((7, 10, "Y")), "sea", "row 7, column 10 shows Y, .* allowed: A, B, C")
    ROME.refused(redrawn((7, 10, "F")), "port ostia", "its code F stands on the map 2 times, but must once")
    ROME.refused(redrawn((5, 17, "~")), "port ostia", "its code F stands on the map 0 times")


def test_a_port_is_where_it_says() -> None:
    text = ROME.edited("port", "ostia", "col = 17", "col = 18")
    ROME.refused(text, "port ostia", "it is at row 5, column 18, but the map shows F at row 5, column 17")
    text = ROME.edited("port", "ostia", "row = 5", "row = 25")
    ROME.refused(text, "port ostia", "it is at row 25, column 17, but the map shows F at row 5, column 17")


def test_every_port_touches_the_sea() -> None:
    aquileia = redrawn((1, 18, "."))
    ROME.refused(aquileia, "port aquileia", "at row 0, column 18 no sea lies next to it")
    # Another port next to it does not help: it would end the move.
    swapped = redrawn((1, 18, "U"), (3, 21, "~")).replace("row = 3\ncol = 21", "row = 1\ncol = 18")
    ROME.refused(swapped, "port aquileia", "no sea lies next to it")


def test_the_stars_are_the_star_fields_of_the_map() -> None:
    at = "row = 8\ncol = 12"
    ROME.refused(
        ROME.changed((at, "row = 8\ncol = 11")),
        "star s1",
        r"the map shows no \* at row 8, column 11; allowed: \(row 8, column 12\), \(row 13, column 22\), \(row 15",
    )
    ROME.refused(ROME.changed((at, "row = 25\ncol = 59")), "star s1", r"no \* at row 25, column 59")
    ROME.refused(ROME.changed((at, "row = 13\ncol = 22")), "star s2", "s1 is at row 13, column 22 already")
    ROME.refused(redrawn((7, 10, "*")), "sea", r"row 7, column 10 shows \*, but no star is there")
    ROME.refused(ROME.text.replace("*", "~"), "star s1", "allowed: no field")


def test_names_stand_on_the_map() -> None:
    at = 'name = "Oceanus Atlanticus"\nrow = 13\ncol = 0'
    for place in ("row = 20\ncol = 0", "row = 13\ncol = 44"):
        text = ROME.changed((at, f'name = "Oceanus Atlanticus"\n{place}'))
        ROME.refused(text, "label number 1", "off the map, which ends at row 19, column 43")
    assert (
        parse(ROME.changed((at, at.replace("13", "19").replace("col = 0", "col = 43"))), "mine.toml")
        .sea.labels[0]
        .row
        == 19
    )


def test_all_sea_is_connected() -> None:
    ROME.refused(
        redrawn((0, 0, "~")),
        "sea",
        "no way over the sea leads from row 0, column 0 to row 0, column 34; all sea must be connected",
    )
    bosporus = redrawn((6, 32, "."))
    ROME.refused(bosporus, "sea", "no way over the sea leads from row 0, column 34")
    corner = redrawn((9, 9, "."), (8, 9, "~"))  # fields that meet only at a corner are no neighbours
    assert parse(corner, "mine.toml").sea.rows[8][9] == "~"


def test_no_way_leads_through_a_port() -> None:
    # A bay behind Gades: its only neighbour is the port.
    text = redrawn((12, 0, "."), (11, 1, "~"))
    ROME.refused(text, "sea", "to row 11, column 1; all sea must be connected")


def test_a_map_has_room_for_no_more_than_1000_sea_fields() -> None:
    head, _, rest = ROME.text.partition("rows = [")
    _, _, tail = rest.partition("]\n")
    rows = [row.replace(".", "~").ljust(60, "~") for row in ROWS]
    drawn = ", ".join([f'\n"{row}"' for row in rows])
    ROME.refused(f"{head}rows = [{drawn}]\n{tail}", "sea", "the map has 1176 sea fields, but may have at most 1000")


def test_names_of_ports_and_goods_must_be_known() -> None:
    for kind, name, old, new, reason in (
        ("good", "wine", '"puteoli"', '"puteolo"', "bought names 'puteolo'.*did you mean 'puteoli'"),
        ("good", "wine", "aquileia =", "aquilea =", "sold names 'aquilea'.*did you mean 'aquileia'"),
        ("good", "wine", "aquileia =", "x =", "sold names 'x'.*allowed: gades, carthago_nova"),
        ("port", "ostia", '"tableware"', '"tableware", "cheese"', "symbols names 'cheese'.*allowed: grain, fruit"),
        ("fatum", "f07", '"fruit"', '"friut"', "goods names 'friut'.*did you mean 'fruit'"),
        ("fatum", "f28", '"sinope"', '"sinop"', "yard names 'sinop'.*did you mean 'sinope'"),
    ):
        ROME.refused(ROME.edited(kind, name, old, new), f"{kind} {name}", reason)


def test_a_good_is_bought_somewhere_and_sold_elsewhere() -> None:
    wine = ROME.entry("good", "wine")
    bought = next(line for line in wine.split("\n") if line.startswith("bought"))
    sold = next(line for line in wine.split("\n") if line.startswith("sold"))
    ROME.refused(ROME.edited("good", "wine", bought, "bought = []"), "good wine", "bought is empty, but must name")
    ROME.refused(ROME.edited("good", "wine", sold, "sold = {}"), "good wine", "sold is empty, but must name")
    ROME.refused(ROME.edited("good", "wine", sold + "\n", ""), "good wine", "sold is empty")
    ROME.refused(
        ROME.edited("good", "wine", "aquileia =", "puteoli ="),
        "good wine",
        "it is both bought and sold in puteoli",
    )


def test_symbols_are_exactly_the_goods_bought_in_a_port() -> None:
    ROME.refused(
        ROME.edited("port", "puteoli", '"wine", ', ""),
        "good wine",
        "it is bought in puteoli, but the symbols of puteoli do not show it",
    )
    ROME.refused(
        ROME.edited("good", "wine", '"puteoli", ', ""),
        "port puteoli",
        "symbols shows wine, but good wine is not bought in puteoli",
    )


def test_an_offer_is_for_a_port_with_a_yard() -> None:
    ROME.refused(
        ROME.edited("fatum", "f28", '"sinope"', '"puteoli"'),
        "fatum f28",
        "puteoli has no yard; allowed: gades, massilia, ostia, rhodus, sinope",
    )


@pytest.mark.parametrize(
    ("effect", "keys"),
    [
        ("offer_yard", 'yard = "ostia"\nprice = 800'),
        ("offer_discount", "amount = 800"),
        ("offer_subsidy", "amount = 800"),
    ],
)
def test_offers_that_are_combined_are_there_once(effect: str, keys: str) -> None:
    text = ROME.edited("fatum", "f18", 'effect = "pay"\namount = 800', f'effect = "{effect}"\n{keys}')
    ROME.refused(text, f"fatum cards with {effect}", "there are 2, but at most 1 is allowed")


def test_other_effects_may_be_on_any_number_of_cards_and_offers_may_be_missing() -> None:
    text = ROME.edited("fatum", "f18", 'effect = "pay"', 'effect = "bonus_next_sale"')
    assert len([card for card in parse(text, "mine.toml").fatum if card.keep]) == 5
    offer = 'effect = "offer_yard"\nyard = "sinope"\nprice = 4000'
    text = ROME.edited("fatum", "f28", offer, 'effect = "pay"\namount = 4000')
    assert [card.yard for card in parse(text, "mine.toml").fatum if card.yard] == []
