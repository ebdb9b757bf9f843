"""Card sets in words, and the file for owners of the printed game."""

import re
from dataclasses import replace

import pytest

from merkator.games.rome.cards.cardset import parse, standard
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.listing import COUNTED, describe, prices, rows
from merkator.games.rome.cards.reading import BOUNDS, MONEY, own_keys
from merkator.games.rome.cards.template import template
from merkator.games.rome.cards.types import Fatum


def card(effect: str, *numbers: int, goods: tuple[str, ...] = (), yard: str = "") -> Fatum:
    return Fatum("f99", "Aliquid", "Something", "Etwas", effect, numbers, goods, yard, "chosen")


def test_the_template_is_the_standard_set() -> None:
    cards = parse(template(), "standard.toml")
    assert replace(cards, text=standard().text) == standard()


def test_the_template_explains_every_effect() -> None:
    for effect in EFFECTS:
        keys = ", ".join(own_keys(effect))
        assert f'#     effect = "{effect}"' + (f" with {keys}" if keys else "") + "\n" in template()


def test_the_template_says_what_every_fatum_card_does() -> None:
    cards = standard()
    hints = re.findall(r'\[\[fatum]]\nid = "(.+)"\n(?:\w+ = .+\n)+# (.+)\neffect', template())
    assert hints == [(fatum.id, describe(cards, fatum)) for fatum in cards.fatum]


def test_the_template_says_what_the_rulebook_tells() -> None:
    known = re.findall(r'# the rulebook tells (.+);.*\n\[\[good]]\nid = "(.+)"', template())
    assert known == [
        ("the buying price", "wine"),
        ("the buying price and what Aquileia pays", "iron_ware"),
    ]


def test_lines_of_the_template_are_short() -> None:
    assert [line for line in template().split("\n") if len(line) > 118] == []


@pytest.mark.parametrize(
    ("fatum", "words"),
    [
        (card("lose_ship_at_sea", 500), "At sea: ship and cargo are lost. In port: pay 500."),
        (card("lose_loads", 1), "Lose 1 load of your choice."),
        (card("lose_loads", 2), "Lose 2 loads of your choice."),
        (card("spoil", goods=("fish_sauce",)), "Lose all loads of fish sauce."),
        (card("spoil", goods=("oil", "wine")), "Lose all loads of oil and wine."),
        (card("spoil", goods=("oil", "wine", "iron_ware")), "Lose all loads of oil, wine and iron ware."),
        (card("skip", 1), "Miss your next turn."),
        (card("skip", 2), "Miss your next 2 turns."),
        (card("move_upto", 1), "Move up to 1 field."),
        (card("star", 1), "Take a voucher."),
        (card("star", 3), "Take 3 vouchers."),
        (card("pay_percent", 10, 1500), "Pay 10% of your cash, rounded down to the nearest 100, at most 1,500."),
        (card("receive_per_good", 3000, 100, goods=("oil",)),
         "Receive 3,000 for each load of oil aboard, at least 100."),
        (card("offer_yard", 4000, yard="gades"), "Keep. Once: a new ship at the yard of Gades for 4,000."),
    ],
)  # fmt: skip
def test_effects_are_said_in_words(fatum: Fatum, words: str) -> None:
    assert describe(standard(), fatum) == words


def test_the_words_name_every_number_of_an_effect() -> None:
    for effect, form in EFFECTS.items():
        assert sorted(re.findall(r"{(\w+)}", form.words)) == sorted(own_keys(effect))
    numbers = {number for form in EFFECTS.values() for number in form.numbers}
    assert numbers == {*MONEY, *BOUNDS}
    assert set(COUNTED) < set(BOUNDS)


def test_prices_are_listed_from_the_best_on() -> None:
    goods = {good.id: good for good in standard().goods}
    assert prices(goods["marble"]).startswith("carthago_nova 2,300, ostia 2,100, salonae 2,100, ")


def test_the_listing_shows_every_component_once() -> None:
    sections = {section.title: section for section in rows(standard())}
    sizes = {title: len(section.rows) for title, section in sections.items()}
    assert sizes == {
        "Sea": 20,
        "Stars and names on the sea": 27,
        "Ports": 24,
        "Goods": 21,
        "Fatum cards": 32,
        "Figures": 9,
    }
    for section in sections.values():
        assert section.headers[-1] == "source"
        for row in section.rows:
            assert len(row) == len(section.headers)
            assert [header for header, cell in zip(section.headers, row, strict=True) if not cell] in ([], ["yard"])
    assert ("f18", "Refectio", "Repairs", "Pay 800.", "chosen") in sections["Fatum cards"].rows
    assert ("running cost of a turn", "100", "rulebook") in sections["Figures"].rows
