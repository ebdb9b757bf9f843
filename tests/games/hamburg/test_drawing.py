"""The drawing of a position: complete, self-contained, readable without colours, and safe to put anywhere."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from merkator.games.hamburg.cards.cardset import CardSet, parse, standard, standard_text
from merkator.games.hamburg.draw.geometry import geometry
from merkator.games.hamburg.draw.palette import DARK, LIGHT
from merkator.games.hamburg.draw.picture import draw, headline, summary
from merkator.games.hamburg.draw.symbols import CATEGORY_MARKS, GOOD_MARKS, PLACE_MARKS, SYMBOLS
from position import hamburg

SVG = "{http://www.w3.org/2000/svg}"
ROW = {"size": 6, "left": 6, "shown": [None] * 6, "used": True}


def player(name: str, **more: Any) -> dict[str, Any]:
    return {
        "name": name,
        "goods": {"wine": 2, "iron": 11},
        "supply": {"hamburg": 1, "spain": 1},
        "time": 2,
        "money": 13,
        "contracts": ["danzig-2", "denmark-3", "italy-7", "peace"],
        "fulfilled": ["denmark-3"],
        "bonus": ["spain-plums", "denmark-ham"],
        "buildings": ["boerse", "katharinen"],
        "score": {"contracts": 26.5, "buildings": 5, "total": 31.5},
    } | more


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position in the middle of a game; what a test is about is given."""
    cubes = dict.fromkeys([place.id for place in standard().places if place.kind == "main"], 2)
    return {
        "game": "hamburg",
        "number": 57,
        "seat": 0,
        "over": False,
        "turn": {"player": 0, "round": 3, "step": "travel", "final": False},
        "place": "russia",
        "cubes": cubes | {"england": 0, "spain": 14},
        "chart": {
            "side": "ultimo",
            "rows": [
                ROW | {"left": 0, "shown": [], "used": False},
                ROW | {"left": 0, "shown": []},
                ROW | {"left": 3, "shown": ["AA", None, None]},
                ROW,
                ROW,
            ],
        },
        "stacks": {
            "2": {"top": None, "count": 0},
            "3": {"top": "bohemia-3", "count": 7},
            "4": {"top": "bohemia-4b", "count": 12},
            "9": {"top": None, "count": 0},
            "10": {"top": "hamburg-10", "count": 2},
            "14": {"top": "peace", "count": 1},
        },
        "discard": 5,
        "offer": {"bonus": ["england-wine", "italy-coal"], "building": ["boerse", "rentamt", "waage", "michel"]},
        "decks": {"bonus": 0, "building": 18},
        "players": list(players) or [player("Anna"), player("Bertil"), player("Clara")],
        "decision": {"seat": 0, "step": "travel", "actions": [{"id": 1, "do": "go russia"}]},
    } | more


def texts(drawing: str) -> list[str]:
    """What can be read in the picture, tooltips left aside."""
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter(f"{SVG}text")]


def titles(drawing: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter(f"{SVG}title")]


def height(drawing: str) -> float:
    return float(ElementTree.fromstring(drawing).attrib["height"])


@pytest.fixture(params=["light", "dark"])
def dark(request: pytest.FixtureRequest) -> bool:
    return bool(request.param == "dark")


def test_the_drawing_is_one_well_formed_svg(dark: bool) -> None:
    root = ElementTree.fromstring(draw(position(), standard(), dark=dark))
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]


def test_it_needs_nothing_from_elsewhere(dark: bool) -> None:
    drawing = draw(position(), standard(), dark=dark)
    defined = re.findall(r' id="([^"]+)"', drawing)
    assert len(defined) == len(set(defined))
    assert set(re.findall(r'href="([^"]*)"', drawing)) | set(re.findall(r"url\(([^)]*)\)", drawing)) <= {
        f"#{name}" for name in defined
    }
    assert "<script" not in drawing
    assert "@import" not in drawing
    assert re.findall(r"https?://[^\"' ]+", drawing) == ["http://www.w3.org/2000/svg"]


def test_every_place_and_every_player_is_named(dark: bool) -> None:
    shown = texts(draw(position(), standard(), dark=dark))
    assert {place.en for place in standard().places} <= set(shown)
    assert {"Anna", "Bertil", "Clara"} <= set(shown)


def test_every_good_is_explained() -> None:
    assert {good.en for good in standard().goods} <= set(texts(draw(position(), standard())))


def test_every_place_good_and_category_has_a_mark_of_its_own() -> None:
    cards = standard()
    assert set(PLACE_MARKS) == {place.id for place in cards.places}
    assert set(GOOD_MARKS) == {good.id for good in cards.goods}
    assert set(CATEGORY_MARKS) == {category.id for category in cards.categories} | {"any"}
    for marks in (PLACE_MARKS, GOOD_MARKS, CATEGORY_MARKS):
        assert len({mark.short for mark in marks.values()}) == len(marks)
    symbols = [mark.symbol for marks in (PLACE_MARKS, GOOD_MARKS, CATEGORY_MARKS) for mark in marks.values()]
    assert len(set(symbols)) == len(symbols)
    assert set(symbols) <= set(SYMBOLS)


def test_colours_never_stand_alone(dark: bool) -> None:
    drawing = draw(position(), standard(), dark=dark)
    cubes = re.findall(r'<symbol id="m.-cube-(\w+)"[^>]*>(.*?)</symbol>', drawing)
    emblems = [re.findall(r'href="#m.-(\w+)"', body) for _, body in cubes]
    main = [PLACE_MARKS[place.id] for place in standard().places if place.kind == "main"]
    assert {short for short, _ in cubes} == {mark.short for mark in main}
    assert {emblem[-1] for emblem in emblems} == {mark.symbol for mark in main}


def test_both_palettes_have_all_colours_of_the_cubes() -> None:
    colours = {place.colour for place in standard().places if place.kind == "main"}
    assert set(LIGHT.cubes) == set(DARK.cubes) == colours


def test_equal_views_give_equal_drawings(dark: bool) -> None:
    assert draw(position(), standard(), dark=dark) == draw(position(), standard(), dark=dark)


def test_light_and_dark_do_not_share_ids_or_colour_classes() -> None:
    light, night = (draw(position(), standard(), dark=dark) for dark in (False, True))
    assert not set(re.findall(r' id="([^"]+)"', light)) & set(re.findall(r' id="([^"]+)"', night))
    assert not set(re.findall(r"\.(m[ld]\d+){", light)) & set(re.findall(r"\.(m[ld]\d+){", night))


@pytest.mark.parametrize(
    "name", ['<b>&"', "</text><script>alert(1)</script>", "]]>", "a\x00b\nc\ud800d", "", "  ", "'"]
)
def test_names_are_only_ever_text(name: str) -> None:
    drawing = draw(position(player(name)), standard())
    root = ElementTree.fromstring(drawing.encode("utf-8"))
    assert not [element for element in root.iter() if element.tag in (f"{SVG}b", f"{SVG}script")]
    if name == '<b>&"':
        assert name in texts(drawing)


@pytest.mark.parametrize("name", ["W" * 300, "Annegret-Wilhelmine von Hohenstein zu Rothenburg", "李" * 40])
def test_long_names_are_cut_in_the_picture_and_told_in_full(name: str) -> None:
    drawing = draw(position(player(name), player("B")), standard())
    assert max([len(text) for text in texts(drawing)]) < 80
    assert name in titles(drawing)


def test_the_decision_is_told_in_the_header() -> None:
    assert "Anna: travel" in texts(draw(position(), standard()))
    other = position(decision={"seat": 2, "step": "join", "actions": []})
    assert "Clara: join" in texts(draw(other, standard()))


def test_the_player_on_turn_and_the_one_who_decides_are_marked() -> None:
    view = position(decision={"seat": 2, "step": "join", "actions": []})
    shown = texts(draw(view, standard()))
    assert (shown.count("turn"), shown.count("decides")) == (1, 1)
    assert "turn · decides" in texts(draw(position(), standard()))


def test_the_winner_is_told_at_the_end() -> None:
    behind = player("Bertil", score={"contracts": 20, "buildings": 0, "total": 20})
    assert headline(position(player("Anna"), behind, over=True, decision=None)) == "Anna won"
    shared = {"scores": [31.5, 31.5], "winners": [0, 1], "end": "over"}
    assert (
        headline(position(player("Anna"), player("Bo"), over=True, decision=None, result=shared)) == "Anna and Bo won"
    )


def test_the_final_round_has_a_flag() -> None:
    final = position(turn={"player": 0, "round": 9, "step": "invest", "final": True})
    assert "Final round" in texts(draw(final, standard()))
    assert "Final round" not in texts(draw(position(), standard()))


def test_the_summary_tells_the_position_to_those_who_do_not_see_it() -> None:
    told = summary(position(), standard())
    assert "The Merkator is in Russia." in told
    assert "Spain 14" in told
    assert "Anna: 31½ points, 2 time, 13 Taler, 13 goods, 4 contracts, 2 bonus cards, 2 buildings." in told
    assert summary(position(place=None), standard()).startswith("The Merkator waits beside the board.")


def test_counts_above_nine_and_halves_are_written_out() -> None:
    shown = texts(draw(position(), standard()))
    assert {"14", "×12", "11", "31½"} <= set(shown)


def test_turned_up_letters_are_shown() -> None:
    assert "AA" in texts(draw(position(), standard()))


@pytest.mark.parametrize("unseen", ["unknown", "unknown-7", None])
def test_cards_behind_a_veil_show_their_back_and_no_id(unseen: str | None) -> None:
    hidden = player("Anna", contracts=[unseen], bonus=[unseen], buildings=[unseen])
    offer = {"bonus": [unseen], "building": [unseen]}
    view = position(hidden, offer=offer, stacks={"7": {"top": unseen, "count": 3}})
    drawing = draw(view, standard())
    assert texts(drawing).count("?") == 6
    assert "unknown" not in drawing.lower()


@pytest.mark.parametrize("count", [0, 1, 7, 8, 12, 13, 20, 40])
def test_any_number_of_contracts_finds_room(count: int) -> None:
    held = [contract.id for contract in standard().contracts][:count]
    drawing = draw(position(player("Anna", contracts=held)), standard())
    cards = [title for title in titles(drawing) if title.startswith("Contract ")]
    assert len(cards) == count + 4  # and the four of the stacks
    assert height(drawing) >= 52 + 492 + 48 * (count // 6) * (count > 7)


@pytest.mark.parametrize("players", [0, 1, 2, 3, 4])
def test_each_player_adds_a_strip(players: int) -> None:
    view = position() | {"players": [player(f"P{seat}") for seat in range(players)]}
    view["decision"] = {"seat": 0, "step": "invest"} if players else None
    assert height(draw(view, standard())) == 554 + 116 * players


def test_many_bonus_cards_and_buildings_make_the_strip_higher() -> None:
    cards = standard()
    rich = player("Anna", bonus=[card.id for card in cards.bonus], buildings=[card.id for card in cards.buildings])
    drawing = draw(position(rich), cards)
    assert height(drawing) > height(draw(position(player("Anna")), cards))
    assert {building.name for building in cards.buildings} <= set(texts(drawing))


def test_every_building_says_what_it_scores() -> None:
    cards = standard()
    for building in cards.buildings:
        offer = {"bonus": [], "building": [building.id]}
        drawn = titles(draw(position(offer=offer), cards))
        assert [title for title in drawn if re.match(rf"{building.name}, \d+ Taler: [\d½]+ (per|with|to) ", title)]


def test_a_position_with_little_in_it_is_drawn_too() -> None:
    ElementTree.fromstring(draw({}, standard()))
    ElementTree.fromstring(draw({"players": [{"name": None}], "chart": None, "stacks": None}, standard()))


def test_a_card_set_of_other_places_and_goods_is_drawn_with_letters() -> None:
    text = re.sub(r"\bwine\b", "amber", standard_text()).replace("russia", "livonia").replace("bohemia", "saxony")
    text = text.replace('en = "Wine"', 'en = "Amber"').replace('en = "Russia"', 'en = "Livonia"')
    cards: CardSet = parse(text, "other.toml")
    view = position(player("Anna", goods={"amber": 3}, contracts=[]), place="livonia", cubes={"livonia": 2})
    drawing = draw(view, cards)
    assert {"Livonia", "Amber", "Am", "Li"} <= set(texts(drawing))


def test_the_browser_gets_a_spot_for_every_place_and_each_line_once() -> None:
    other = parse(standard_text().replace("bohemia", "saxony").replace("italy", "livonia"), "other.toml")
    for cards in (standard(), other):
        found = geometry(cards)
        assert found["lines"][:2] == [("hamburg", "sweden"), ("danzig", "hamburg")]
        assert len({frozenset(line) for line in found["lines"]}) == len(found["lines"]) == 11
        assert list(found["sheets"]) == ["wide", "phone"]
        for laid in found["sheets"].values():
            assert list(laid["spots"]) == [place.id for place in cards.places]
            assert len(set(laid["spots"].values())) == len(cards.places)
            assert {tuple(line.split("-")) for line in laid["bends"]} <= set(found["lines"])


def test_a_drawing_is_small(dark: bool) -> None:
    assert len(draw(position(), standard(), dark=dark).encode()) < 75_000
    held = [contract.id for contract in standard().contracts][:20]
    crowd = position(*[player(f"P{seat}", contracts=held) for seat in range(4)])
    assert len(draw(crowd, standard(), dark=dark).encode()) < 120_000


def real_views() -> Iterator[dict[str, Any]]:
    for players in (2, 3, 4):
        state = hamburg().start(players, seed=players)
        choice = random.Random(players)
        while not state.over:
            if state.number % 40 == 0:
                yield state.view(None)
            state.play(choice.choice(state.legal()))
        yield state.view(None)


def test_positions_of_real_games_are_drawn() -> None:
    for view in real_views():
        drawing = draw(view, standard())
        assert {place.en for place in standard().places} <= set(texts(drawing))
        assert len(drawing.encode()) < 90_000


def test_a_state_draws_itself_in_a_notebook() -> None:
    state = hamburg().start(players=3, seed=1)
    assert state._repr_svg_() == draw(state.view(None), standard())
    assert state.drawing(dark=True) == draw(state.view(None), standard(), dark=True)
