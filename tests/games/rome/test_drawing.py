"""The drawing of a position of rome: complete, self-contained, readable without colours, and safe to put anywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import merkator
from merkator.core.drawing_page import SEALS
from merkator.games.rome.cards.cardset import CardSet, parse, standard, standard_text
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.types import LAND, Fatum
from merkator.games.rome.draw.coast import coasts, trace
from merkator.games.rome.draw.fatum import meaning
from merkator.games.rome.draw.geometry import compute, geometry
from merkator.games.rome.draw.labels import PICTURE, PLATE, Box, place_labels
from merkator.games.rome.draw.map import LEGEND, reachable
from merkator.games.rome.draw.palette import DARK, LIGHT
from merkator.games.rome.draw.pen import Pen, letters
from merkator.games.rome.draw.picture import ADVICE, PHASE_OF, STEP_WORDS, draw, headline, summary
from merkator.games.rome.draw.sea import Chart
from merkator.games.rome.draw.ships import HULL, spots
from merkator.games.rome.draw.symbols import GOOD_SYMBOLS, SYMBOLS
from merkator.games.rome.rules.state import STEPS, State

SVG = "{http://www.w3.org/2000/svg}"


def player(name: str, **more: Any) -> dict[str, Any]:
    return {
        "name": name,
        "cash": 7400,
        "field": "k15",
        "in_port": False,
        "cargo": [{"good": "fruit", "loads": 3}, {"good": "oil", "loads": 1}],
        "loads": 4,
        "cards": 6,
        "hand": None,
        "known": {"fruit": 1},
        "vouchers": 2,
        "kept": ["f31"],
        "skip": 0,
        "out": False,
        "truce": [],
        "score": {
            "cash": 7400, "ship": 20000, "cargo": 1050, "debts": 0, "credits": 0, "open": 28450,
            "penalties": None, "total": None,
        },
    } | more  # fmt: skip


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position in the middle of a game; what a test is about is given."""
    sail = [{"id": index, "do": f"sail {field}"} for index, field in enumerate(["caralis", "k14", "i13", "l16"])]
    return {
        "game": "rome",
        "number": 112,
        "seat": None,
        "over": False,
        "turn": {"player": 0, "start": 0, "number": 30, "round": 9, "step": "move", "final": False},
        "dice": [4, 5],
        "fatum": {"shown": None, "pile": 20, "under": ["f02", "f12"]},
        "bank": {"returned": {"wine": 2, "amber": 1}, "unseen": 2},
        "loans": [
            {"borrower": 1, "lender": 0, "sum": 2000, "arrears": 300},
            {"borrower": 2, "lender": None, "sum": 700, "arrears": 0},
        ],
        "credit": None,
        "players": list(players) or [player("Livia"), player("Marek", field="ostia"), player("Paula", field="s24")],
        "decision": {"seat": 0, "step": "move", "waits": None, "about": {"pips": 9}, "actions": sail},
        "result": None,
    } | more


def own(**more: Any) -> dict[str, Any]:
    """The same position seen by a seat that holds cards."""
    hand = {"wine": 1, "papyrus": 2, "glass": 1}
    return position(player("Livia", hand=hand, cards=4, **more), player("Marek"), seat=0)


def texts(drawing: str) -> list[str]:
    """What can be read in the picture, tooltips left aside."""
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


def titles(drawing: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter(f"{SVG}title")]


def played(players: int, seed: int, actions: int = 100_000) -> State:
    state = merkator.game("rome").start(players, seed=seed)
    assert isinstance(state, State)
    choice = random.Random(seed)
    while not state.over and state.number < actions:
        state.play(choice.choice(state.legal()))
    return state


def mirrored() -> CardSet:
    """A card set whose map is the standard one seen in a mirror, and which knows a good of its own."""
    text = re.sub(r'^  "([.~*A-Z]{44})",$', lambda row: f'  "{row[1][::-1]}",', standard_text(), flags=re.M)
    text = re.sub(r"^col = (\d+)$", lambda col: f"col = {43 - int(col[1])}", text, flags=re.M)
    return parse(text.replace('"grain"', '"mead"').replace('en = "Grain"', 'en = "Mead"'), "mirror.toml")


@pytest.fixture(params=["light", "dark"])
def dark(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "dark")


def test_the_drawing_is_one_well_formed_svg(dark: bool) -> None:
    root = ElementTree.fromstring(draw(position(), standard(), dark=dark))
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert (root.attrib["width"], root.attrib["height"]) == ("1440", "900")
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]


def test_it_needs_nothing_from_elsewhere(dark: bool) -> None:
    drawing = draw(own(), standard(), dark=dark)
    defined = re.findall(r' id="([^"]+)"', drawing)
    assert len(defined) == len(set(defined))
    assert set(re.findall(r'href="([^"]*)"', drawing)) | set(re.findall(r"url\(([^)]*)\)", drawing)) <= {
        f"#{name}" for name in defined
    }
    assert "<script" not in drawing
    assert "@import" not in drawing
    assert re.findall(r"https?://[^\"' ]+", drawing) == ["http://www.w3.org/2000/svg"]


def test_every_port_star_yard_and_player_is_there(dark: bool) -> None:
    cards = standard()
    drawing = draw(position(), cards, dark=dark)
    shown, told = texts(drawing), titles(drawing)
    assert {port.name for port in cards.ports} <= set(shown)
    assert {f"{port.yard:,}" for port in cards.ports if port.yard} <= set(shown)
    for star in cards.sea.stars:
        assert [title for title in told if title.startswith(star.name)]
    assert {"Livia", "Marek", "Paula"} <= set(shown)


def test_rows_and_columns_are_named_along_the_edges() -> None:
    shown = texts(draw(position(), standard()))
    for label in [*"abcdefghijklmnopqrst", *[str(column) for column in range(1, 45)]]:
        assert shown.count(label) >= 2


def test_every_good_is_named_in_every_picture() -> None:
    names = {good.en for good in standard().goods}
    for view in (position(), own(), position(over=True, decision=None)):
        assert names <= set(texts(draw(view, standard())))


def test_every_good_has_a_sign_of_its_own() -> None:
    assert set(GOOD_SYMBOLS) == {good.id for good in standard().goods}
    assert len(set(GOOD_SYMBOLS.values())) == len(GOOD_SYMBOLS)
    assert set(GOOD_SYMBOLS.values()) <= set(SYMBOLS)
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def test_ports_show_the_goods_that_are_sold_there() -> None:
    root = ElementTree.fromstring(draw(position(), standard()))
    for port in standard().ports:
        group = next(
            group
            for group in root.iter(f"{SVG}g")
            if (group.findtext(f"{SVG}title") or "").startswith(f"{port.name}: buy ")
        )
        used = [use.attrib["href"].partition("-")[2] for use in group.iter(f"{SVG}use")]
        assert [sign for sign in used if sign in GOOD_SYMBOLS.values()] == [
            GOOD_SYMBOLS[good] for good in port.symbols
        ]


def test_players_have_colours_outlines_and_letters_of_their_own() -> None:
    assert len(set(LIGHT.players)) == len(set(DARK.players)) == len(set(SEALS)) == 6
    view = position(*[player(f"Player {seat + 1}") for seat in range(6)])
    assert letters(view) == ["1", "2", "3", "4", "5", "6"]
    assert letters(position(player("Anna"), player("anton"))) == ["1", "2"]
    drawing = draw(view, standard())
    ships = re.findall(r'<symbol id="ml-ship-\d"[^>]*>(.*?)</symbol>', drawing)
    assert sorted(re.findall(r"<text [^>]*>(.*?)</text>", "".join(ships))) == letters(view)
    assert {outline for outline in SEALS if any([outline in ship for ship in ships])} == set(SEALS)


@pytest.mark.parametrize("neighbour", [None, "k16", "j15", "k17"])
@pytest.mark.parametrize("together", range(1, 7))
def test_ships_on_one_field_are_drawn_apart(together: int, neighbour: str | None) -> None:
    names = "ABCDEF"
    players = [player(name, field="k15") for name in names[:together]]
    players += [player(name, field=neighbour) for name in names[together:][:1]]
    view = position(*players)
    found = spots(Pen(LIGHT, standard(), view), Chart(standard()), view)
    assert len(found) == len([some for some in players if some["field"]])
    for one, other in combinations(found, 2):
        size = (one.size + other.size) / 2
        assert abs(one.x - other.x) >= size * HULL - 3 or abs(one.y - other.y) >= size - 4


def test_a_player_without_a_ship_has_none_on_the_map() -> None:
    view = position(player("Livia", field=None, out=True), player("Marek"))
    drawing = draw(view, standard())
    assert (drawing.count('href="#ml-ship-0"'), drawing.count('href="#ml-ship-1"')) == (0, 1)
    assert "out of the game" in texts(drawing)


def test_fields_that_can_be_reached_are_marked() -> None:
    view = position()
    assert reachable(view) == ["caralis", "k14", "i13", "l16"]
    told = titles(draw(view, standard()))
    assert [title for title in told if title.startswith("can sail to")] == [
        f"can sail to {field}" for field in ("k14", "i13", "l16")
    ]
    assert [title[:8] for title in told if title.endswith("can be chosen")] == ["Caralis:"]
    quiet = position(decision={"seat": 1, "step": "trade", "actions": []})
    assert not [title for title in titles(draw(quiet, standard())) if "can " in title]


def test_equal_views_give_equal_drawings(dark: bool) -> None:
    assert draw(position(), standard(), dark=dark) == draw(position(), standard(), dark=dark)


def test_light_and_dark_do_not_share_ids_or_colour_classes() -> None:
    light, night = (draw(position(), standard(), dark=dark) for dark in (False, True))
    assert light != night
    assert not set(re.findall(r' id="([^"]+)"', light)) & set(re.findall(r' id="([^"]+)"', night))
    assert not set(re.findall(r"\.(m[ld]\d+){", light)) & set(re.findall(r"\.(m[ld]\d+){", night))


@pytest.mark.parametrize(
    "name", ['<b>&"', "</text><script>alert(1)</script>", "]]>", "a\x00b\nc\ud800d", "", "  ", "'"]
)
def test_names_are_only_ever_text(name: str) -> None:
    for view in (position(player(name), player("B")), position(player(name), over=True, decision=None)):
        drawing = draw(view, standard())
        root = ElementTree.fromstring(drawing.encode("utf-8"))
        assert not [element for element in root.iter() if element.tag in (f"{SVG}b", f"{SVG}script")]
        if name == '<b>&"':
            assert name in texts(drawing)


@pytest.mark.parametrize("name", ["W" * 300, "Quintus Fabius Maximus Verrucosus Cunctator", "李" * 40])
def test_long_names_are_cut_in_the_picture_and_told_in_full(name: str) -> None:
    first = player(name, hand={"wine": 1})
    for more in ({}, {"over": True, "decision": None, "result": {"scores": [1], "winners": [0], "end": "cards"}}):
        drawing = draw(position(first, player("B"), seat=0, **more), standard())
        assert max([len(text) for text in texts(drawing)]) < 100
        assert name in titles(drawing)


def test_the_hand_of_the_viewing_seat_is_shown_and_no_other() -> None:
    drawing = draw(own(), standard())
    assert "Hand of Livia" in texts(drawing)
    cards = [title for title in titles(drawing) if "; penalty " in title]
    assert [title.partition(":")[0] for title in cards] == ["Wine", "2 cards of Papyrus", "Glass"]
    assert not [text for text in texts(draw(position(), standard())) if text.startswith("Hand of")]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_cannot_know_is_not_in_its_picture(seat: int | None) -> None:
    state = played(3, seed=11, actions=40)
    drawing = draw(state.view(seat), standard())
    others = [other for other in range(3) if other != seat]
    for seed in range(5):
        imagined = state.imagine(0 if seat is None else seat, seed)
        if seat is None or any([imagined.hands[other] != state.hands[other] for other in others]):
            assert draw(imagined.view(seat), standard()) == drawing


def test_goods_that_matter_in_this_port_are_marked() -> None:
    view = own(field="puteoli", in_port=True)
    assert draw(view, standard()) != draw(own(field="k15"), standard())
    pen = Pen(LIGHT, standard(), view)
    edge = pen.ink.wax
    wax = re.findall(rf"\.(ml\d+){{fill:{pen.ink.card};stroke:{edge}}}", draw(view, standard()))
    assert draw(view, standard()).count(f'class="{wax[0]}" stroke-width="2"/>') >= 3  # wine, papyrus, glass


@pytest.mark.parametrize("kinds", [0, 1, 5, 8, 9, 14, 15, 21])
def test_any_hand_finds_room(kinds: int) -> None:
    hand = {good.id: 2 for good in standard().goods[:kinds]}
    drawing = draw(position(player("Livia", hand=hand, cards=2 * kinds), player("B"), seat=0), standard())
    assert len([title for title in titles(drawing) if "; penalty " in title]) == kinds


def test_the_decision_is_told_in_the_header() -> None:
    assert "Livia: sail 9 fields" in texts(draw(position(), standard()))
    other = position(decision={"seat": 2, "step": "answer", "actions": []})
    assert headline(other) == "Paula: answer"
    assert [text for text in texts(draw(other, standard())) if "in the turn of Livia" in text]


def test_every_step_of_a_turn_has_its_words() -> None:
    asked = [
        step.name
        for step in STEPS
        if step.name not in ("turn", "roll", "fight", "fatum", "throw", "breeze", "obeyed")
    ]
    assert set(asked) == set(ADVICE)
    assert set(PHASE_OF) | set(STEP_WORDS) <= {step.name for step in STEPS}


def test_dice_fatum_loans_and_luck_are_told() -> None:
    unlucky = player("Livia", skip=1, cash=-300)
    view = position(unlucky, player("Marek"), player("Paula"), fatum={"shown": "f10", "pile": 3, "under": []})
    drawing = draw(view, standard())
    shown = texts(drawing)
    assert {"Die: 4", "Die: 5"} <= set(titles(drawing))
    assert {"Ventus adversus", "misses a turn", "−300", "Marek owes Livia", "2,300"} <= set(shown)
    assert {"in arrears, without interest", "300", "Paula owes the bank", "700"} <= {text.strip() for text in shown}
    assert {"28,450", "before penalties", "decides"} <= set(shown)
    assert "Hold: 3 fruit, 1 oil" in titles(drawing)


def test_every_fatum_card_says_what_it_does() -> None:
    pen = Pen(LIGHT, standard(), {})
    said = [meaning(pen, card) for card in standard().fatum]
    assert all([text and "{" not in text for text in said])
    assert meaning(pen, pen.fatum["f28"]) == "keep: a ship from Sinope for 4,000"
    cards = [Fatum("f99", "", "", "", each, (1,) * len(form.numbers), (), "", "") for each, form in EFFECTS.items()]
    assert all([meaning(pen, card) and "{" not in meaning(pen, card) for card in cards])


def test_the_final_round_has_a_flag() -> None:
    turn = {"player": 0, "number": 9, "round": 9, "step": "move", "final": True}
    assert "Final round" in texts(draw(position(turn=turn), standard()))
    assert "Final round" not in texts(draw(position(), standard()))


def test_the_end_tells_the_winner_and_what_the_wealth_is_made_of() -> None:
    state = played(4, seed=4)
    view = state.view(None)
    drawing = draw(view, standard())
    shown = texts(drawing)
    assert {"Game over", "Final wealth", "winner"} <= set(shown)
    assert headline(view).endswith(" won")
    for score in view["result"]["scores"]:
        assert f"{score:,.0f}".replace("-", "−") in shown
    shared = position(over=True, decision=None, result={"scores": [1, 1, 0], "winners": [0, 1], "end": "cards"})
    assert headline(shared) == "Livia and Marek won"


def test_the_summary_tells_the_position_to_those_who_do_not_see_it() -> None:
    told = summary(position(), standard())
    assert told.startswith("The dice show 4 and 5. Livia: at sea, k15, 7,400 sesterces, cargo 3 fruit, 1 oil,")
    assert "Marek: Ostia," in told
    assert told.endswith("Marek owes Livia 2,300, 300 of it in arrears. Paula owes the bank 700.")


@pytest.mark.parametrize("cards", [standard(), mirrored()], ids=["standard", "mirrored"])
def test_names_on_the_map_cover_neither_each_other_nor_ports_nor_stars(cards: CardSet) -> None:
    chart = Chart(cards)
    labels = place_labels(cards, PICTURE, *LEGEND)
    boxes = [label.box for label in labels.ports.values()]
    assert len(boxes) == len(cards.ports)
    assert labels.legend is not None
    signs = [
        Box(x - PLATE / 2, y - PLATE / 2, PLATE, PLATE)
        for x, y in [chart.at(port.row, port.col) for port in cards.ports]
        + [chart.at(star.row, star.col) for star in cards.sea.stars]
    ]
    for one, other in combinations([*boxes, labels.legend], 2):
        assert not one.overlap(other)
    for box in boxes:
        assert not [sign for sign in signs if box.overlap(sign)]
        assert chart.left <= box.x < box.x + box.w <= chart.right
        assert chart.top <= box.y < box.y + box.h <= chart.bottom
    for name in labels.seas:
        for _, x, y in name.lines:
            assert not [box for box in boxes if box.overlap(Box(x, y - 4, 1, 4))]
    assert len(labels.seas) >= 10


def inside(line: list[tuple[float, float]], x: float, y: float) -> bool:
    """Tell whether a point lies inside a closed line."""
    crossings = [
        (u - s) * (y - t) / (v - t) + s > x
        for (s, t), (u, v) in zip(line, line[1:] + line[:1], strict=True)
        if (t > y) != (v > y)
    ]
    return sum(crossings) % 2 == 1


@pytest.mark.parametrize("rows", [standard().sea.rows, mirrored().sea.rows], ids=["drawn", "traced"])
def test_every_field_lies_in_the_water(rows: tuple[str, ...]) -> None:
    lines = coasts(rows)
    for row, letters_of_row in enumerate(rows):
        for col, letter in enumerate(letters_of_row):
            if letter != LAND:
                assert sum([inside(line, col + 0.5, row + 0.5) for line in lines]) % 2 == 0


def test_a_traced_coast_goes_around_every_island() -> None:
    rows = ("~~~~", "~.~~", "~~.~", "~~~~")
    lines = trace(rows)
    assert sum([inside(line, 1.5, 1.5) for line in lines]) % 2 == 1
    assert sum([inside(line, 2.5, 2.5) for line in lines]) % 2 == 1
    assert sum([inside(line, 2.5, 1.5) for line in lines]) % 2 == 0


def test_a_card_set_of_another_map_and_other_goods_is_drawn_too() -> None:
    cards = mirrored()
    hand = player("Livia", hand={"mead": 1}, cargo=[{"good": "mead", "loads": 2}])
    shown = texts(draw(position(hand, player("B"), seat=0), cards))
    assert {"Mead", "Me"} <= set(shown)
    assert {port.name for port in cards.ports} <= set(shown)


def test_a_position_with_little_in_it_is_drawn_too() -> None:
    ElementTree.fromstring(draw({}, standard()))
    ElementTree.fromstring(draw({"players": [{"name": None}], "over": True, "seat": 3}, standard()))
    ElementTree.fromstring(
        draw({"players": [{}], "fatum": None, "bank": None, "loans": None, "dice": []}, standard())
    )


def real_views() -> Iterator[dict[str, Any]]:
    for players in range(2, 7):
        state = merkator.game("rome").start(players, seed=players)
        choice = random.Random(players)
        while not state.over:
            if state.number % 60 == 0 or state.number in (1, players):
                yield state.view(None)
                yield state.view(state.seat)
            state.play(choice.choice(state.legal()))
        yield state.view(None)
        yield state.view(0)


def test_positions_of_real_games_are_drawn() -> None:
    ports = {port.name for port in standard().ports}
    for view in real_views():
        drawing = draw(view, standard())
        assert ports <= set(texts(drawing))
        assert len(drawing.encode()) < 100_000


def test_a_state_draws_itself_in_a_notebook() -> None:
    state = played(3, seed=1, actions=20)
    assert state._repr_svg_() == draw(state.view(None), standard())
    assert state.drawing(dark=True) == draw(state.view(None), standard(), dark=True)


def test_the_stored_map_is_the_map_of_the_standard_cards() -> None:
    assert geometry(standard()) == compute(standard())


def test_another_board_has_a_map_of_its_own() -> None:
    cards = replace(standard(), hash="other", sea=replace(standard().sea, labels=()))
    found = geometry(cards)
    assert found["seas"] == []
    assert {port["id"] for port in found["ports"]} == {port.id for port in cards.ports}
