"""Card sets in words, the file for owners of the printed game, and what the docs say (H-0.1 to H-0.5)."""

import re
from pathlib import Path

import pytest

from merkator.games.hamburg.cards.cardset import Effect, parse, standard
from merkator.games.hamburg.cards.effect import FORMS
from merkator.games.hamburg.cards.listing import demand, describe, rows
from merkator.games.hamburg.cards.template import MARK, template

DOCS = Path(__file__).parents[3] / "docs" / "cards.md"


def reconstructed() -> dict[str, list[str]]:
    """Ids of all reconstructed entries, by kind."""
    cards = standard()
    return {
        "places (their lines)": [place.id for place in cards.places if place.source == "reconstructed"],
        "contracts": [card.id for card in cards.contracts if card.source == "reconstructed"],
        "bonus cards": [card.id for card in cards.bonus if card.source == "reconstructed"],
        "buildings": [card.id for card in cards.buildings if card.source == "reconstructed"],
        "time chart and counters": ["time"] if cards.chart.source == "reconstructed" else [],
    }


def test_the_template_is_the_standard_set() -> None:  # H-0.4
    cards = parse(template(), "standard.toml")
    assert cards.hash == standard().hash
    assert (cards.contracts, cards.bonus, cards.buildings) == (
        standard().contracts,
        standard().bonus,
        standard().buildings,
    )


def test_the_template_marks_what_is_reconstructed() -> None:  # H-0.1
    marked = re.findall(re.escape(MARK) + r"\[+\w+]+\n(?:id = \"(.+)\")?", template())
    assert marked == [
        *reconstructed()["places (their lines)"],
        "",
        *[name for kind in ("contracts", "bonus cards", "buildings") for name in reconstructed()[kind]],
    ]
    assert all(form.example in template() for form in FORMS)


def test_demands_are_said_in_words() -> None:
    cards = standard()
    words = {card.id: demand(cards, card) for card in cards.contracts}
    assert words["bohemia-6"] == "2 saltpeter, 1 livestock, 2 different clothing"
    assert words["hamburg-10"] == "12 different goods"
    assert words["denmark-3"] == "1 calfskin, 1 kind of food"
    assert words["peace"] == ""


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Effect(0.5, per="time"), "1/2 point per time counter"),
        (Effect(1.5, per="bonus_card"), "1 1/2 points per bonus card"),
        (Effect(5, with_="time", at_least=8), "5 points with at least 8 time counters"),
        (Effect(2, per="kind", of=("weapon", "clothing")), "2 points per kind of weapon or clothing"),
        (Effect(1, per="kind", owned=2), "1 point per kind of good of which you own at least 2"),
        (Effect(1, per="piece", columns="F"), "1 point per good in column F"),
        (
            Effect(1, per="piece", columns="ABC", best_of=True),
            "1 point per good in the fullest of columns A, B and C",
        ),
        (Effect(5, with_="all_kinds", columns="EF"), "5 points with all kinds of columns E and F"),
        (
            Effect(5, with_="good_in_each_column"),
            "5 points with at least one good in each of the six columns",
        ),
        (Effect(6, with_="pieces_of_one_kind", at_least=6), "6 points with at least 6 of one kind of good"),
        (
            Effect(2, per="contract", min_value=8, side=True),
            "2 points per contract of value 8 or more for a side place",
        ),
        (
            Effect(6, only_most="kinds"),
            "6 points to the only player with the most kinds of goods",
        ),
    ],
)
def test_effects_are_said_in_words(effect: Effect, words: str) -> None:  # H-0.5
    assert describe(effect) == words


def test_the_listing_shows_every_card_once() -> None:  # H-0.1
    sections = {section.title: section for section in rows(standard())}
    sizes = {title: len(section.rows) for title, section in sections.items()}
    assert sizes == {
        "Places": 12,
        "Goods": 16,
        "Contracts": 78,
        "Bonus cards": 16,
        "Buildings": 26,
        "Time chart": 3,
    }
    for section in sections.values():
        assert all(len(row) == len(section.headers) for row in section.rows)
        assert all(cell for row in section.rows for cell in row if row[0] != "peace")
    assert ("sweden-fish_oil", "4", "sweden", "2 fish oil", "reconstructed") in sections["Bonus cards"].rows


def test_the_docs_list_exactly_the_reconstructed_cards() -> None:  # H-0.1
    table = dict(re.findall(r"^\| ([a-z ()]+) \| (\d+ \| .+) \|$", DOCS.read_text("utf-8"), re.MULTILINE))
    for kind, ids in reconstructed().items():
        count, names = table[kind].split(" | ")
        assert (int(count), re.findall("`(.+?)`", names)) == (len(ids), ids)


def test_the_docs_show_every_form_of_effect() -> None:  # H-0.5
    text = DOCS.read_text("utf-8")
    assert [form.example for form in FORMS if form.example not in text] == []
