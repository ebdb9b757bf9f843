"""What each building scores, with the case just short of it (H-8.2, H-8.5), and every form of effect (H-0.5)."""

import pytest

from merkator.games.hamburg.cards.cardset import standard, standard_text
from merkator.games.hamburg.rules.game import Hamburg
from position import Position, bare, game_of

FOOD = ["livestock", "grain", "ham", "vegetables", "plums", "wine", "citrus", "spice"]
CLOTHING = ["fish_oil", "calfskin", "fabric"]
WEAPONS = ["muskets", "saltpeter", "iron", "copper", "coal"]
LASTING = ["muskets", "saltpeter", "fish_oil", "iron", "copper", "coal"]  # columns E and F
EACH_COLUMN = ["plums", "ham", "grain", "wine", "muskets", "iron"]  # A to F


def ones(goods: list[str]) -> dict[str, int]:
    return dict.fromkeys(goods, 1)


def owner(building: str, game: Hamburg | None = None) -> Position:
    """Seat 0 owns a building and nothing else, not even contracts."""
    return bare(2, game).contracts(0).buildings(0, building)


BY_GOODS: list[tuple[str, dict[str, int], float]] = [
    ("rentamt", {"plums": 2, "citrus": 1, "ham": 1, "vegetables": 1}, 3),  # A against B
    ("rentamt", {"livestock": 2, "grain": 1, "spice": 1, "calfskin": 1, "fabric": 1, "wine": 1}, 4),  # C against D
    ("rentamt", {"calfskin": 2, "fabric": 2, "wine": 2, "ham": 5}, 6),  # D against B
    ("rentamt", {"muskets": 9, "iron": 9}, 0),  # E and F do not count
    ("schanze", ones(LASTING), 5),
    ("schanze", {**ones(LASTING), "coal": 0, "iron": 5}, 0),
    ("schanze", {**ones(LASTING), "muskets": 0, "saltpeter": 9}, 0),
    ("handelshaus", ones([*FOOD, "iron", "fabric"]), 16),
    ("handelshaus", {"wine": 7}, 2),
    ("handelshaus", ones([*CLOTHING, *WEAPONS]), 0),
    ("arsenal", ones([*CLOTHING, *WEAPONS, "wine"]), 16),
    ("arsenal", {"fabric": 2, "iron": 2}, 4),
    ("arsenal", ones(FOOD), 0),
    ("alsterhaus", ones([*FOOD, *CLOTHING, *WEAPONS]), 16),
    ("alsterhaus", {"wine": 7, "iron": 1}, 2),  # H-8.5: per kind, not per piece
    ("alsterhaus", {}, 0),
    ("zeughaus", ones([*WEAPONS, "fabric", "wine"]), 5),
    ("zeughaus", {"coal": 4}, 1),
    ("gewandhaus", ones([*CLOTHING, "iron", "wine"]), 6),
    ("gewandhaus", {"fish_oil": 3}, 2),
    ("hopfenmarkt", ones([*FOOD, "iron", "fabric"]), 8),
    ("hopfenmarkt", {"spice": 3}, 1),
    ("kornhaus", {"plums": 2, "citrus": 1, "ham": 3, "vegetables": 1, "grain": 9}, 3.5),
    ("kornhaus", {"livestock": 4, "iron": 4}, 0),
    ("niederhafen", {"muskets": 2, "saltpeter": 1, "fish_oil": 1, "iron": 1, "copper": 1, "coal": 1}, 3.5),
    ("niederhafen", {"wine": 4, "plums": 4}, 0),
    ("kran", {"wine": 6}, 6),
    ("kran", {"livestock": 6, "spice": 7}, 6),
    ("kran", {"wine": 5, "plums": 5}, 0),
    ("waage", {"wine": 2, "iron": 5, "ham": 1}, 2),
    ("waage", ones(FOOD), 0),
    ("wall", ones(EACH_COLUMN), 5),
    ("wall", {**ones(EACH_COLUMN[1:]), "citrus": 1}, 5),
    ("wall", ones(EACH_COLUMN[1:]), 0),
    ("wall", ones(EACH_COLUMN[:-1]), 0),
]


@pytest.mark.parametrize(("building", "goods", "points"), BY_GOODS)
def test_a_building_scores_by_goods(building: str, goods: dict[str, int], points: float) -> None:  # H-8.2, H-8.5
    p = owner(building).goods(0, **goods)
    assert p.state.scores[0] == points


BY_TIME: list[tuple[str, int, float]] = [
    ("seeamt", 8, 4),
    ("seeamt", 7, 3.5),
    ("seeamt", 0, 0),
    ("flotte", 8, 5),
    ("flotte", 16, 5),
    ("flotte", 7, 0),
]


@pytest.mark.parametrize(("building", "time", "points"), BY_TIME)
def test_a_building_scores_by_time(building: str, time: int, points: float) -> None:  # H-8.2
    p = owner(building).time(0, time)
    assert p.state.scores[0] == points


BY_CONTRACTS: list[tuple[str, list[str], float]] = [
    ("michel", ["italy-8", "italy-9", "france-10", "peace"], 8),  # the Peace is a contract of value 14
    ("michel", ["italy-7", "spain-7"], 0),
    ("katharinen", ["bohemia-3", "denmark-3", "italy-3", "newfoundland-3"], 8),
    ("katharinen", ["spain-3", "hamburg-3", "peace"], 0),  # the Peace has no place
    ("katharinen", ["italy-3", "italy-4", "spain-4"], 4),
    ("gymnasium", ["hamburg-2", "hamburg-3", "italy-3", "newfoundland-4", "england-2"], 4),
    ("gymnasium", ["peace"], 0),
    ("gymnasium", [], 0),
]


@pytest.mark.parametrize(("building", "contracts", "points"), BY_CONTRACTS)
def test_a_building_scores_by_contracts(building: str, contracts: list[str], points: float) -> None:  # H-8.2
    p = owner(building).contracts(0, *contracts)
    without = bare(2).contracts(0, *contracts)
    assert p.state.scores[0] - without.state.scores[0] == points


BY_BONUS: list[tuple[str, list[str], list[str], float]] = [
    ("botschaft", ["england-wine"], ["england-2"], 2),
    ("botschaft", ["england-wine", "italy-coal"], ["england-2", "england-3", "italy-3", "spain-3"], 4),
    ("botschaft", ["italy-coal", "italy-spice"], ["italy-3"], 2),  # per place, not per card
    ("botschaft", ["hamburg-saltpeter"], ["hamburg-2"], 2),
    ("botschaft", ["england-wine"], ["spain-3", "peace"], 0),
    ("botschaft", [], ["england-2"], 0),
    ("baumhaus", ["england-wine", "italy-coal", "italy-spice"], [], 3),
    ("baumhaus", [], ["england-2"], 0),
]


@pytest.mark.parametrize(("building", "bonus", "contracts", "points"), BY_BONUS)
def test_a_building_scores_by_bonus_cards(
    building: str, bonus: list[str], contracts: list[str], points: float
) -> None:  # H-8.2
    p = owner(building).bonus(0, *bonus).contracts(0, *contracts)
    without = bare(2).contracts(0, *contracts)
    assert p.state.scores[0] - without.state.scores[0] == points


@pytest.mark.parametrize(("others", "points"), [([], 1), (["flotte", "boerse"], 3)])
def test_the_kaemmerei_scores_by_buildings_itself_included(others: list[str], points: float) -> None:  # H-8.2
    p = owner("kaemmerei").buildings(0, "kaemmerei", *others).contracts(1, "england-2")
    assert p.state.scores[0] == points


def test_the_view_tells_what_buildings_on_offer_would_score_now() -> None:  # H-8.2
    """With what they would add to other buildings: the Kämmerei scores each of them, too."""
    offer = ["schanze", "boerse", "bauhof", "rentamt"]
    p = bare(2).contracts(0, "italy-8").contracts(1, "italy-3").buildings(0, "kaemmerei").offer(building=offer)
    p.goods(0, **ones(LASTING))
    before = p.state.scores[0]
    told = p.state.view(0)["worth"]
    assert told == {"schanze": 6, "boerse": 6, "bauhof": 5, "rentamt": 1}
    assert p.state.view(1)["worth"]["schanze"] == 0
    assert p.state.view(None)["worth"] == {}
    assert p.state.scores[0] == before, "looking has changed something"
    for building, points in told.items():
        assert p.buildings(0, "kaemmerei", building).state.scores[0] == before + points


# The only player with the most


def rivals(building: str) -> Position:
    """Seat 0 of three owns a building; nobody has anything else."""
    p = bare(3).buildings(0, building)
    for seat in range(3):
        p.contracts(seat)
    return p


def test_boerse_goes_to_the_only_player_with_the_best_contract() -> None:  # H-8.2
    p = rivals("boerse").contracts(0, "italy-5").contracts(1, "italy-4", "spain-4").contracts(2, "italy-3")
    assert p.state.scores == [5 + 5, 8, 3]
    assert p.contracts(2, "england-5").state.scores == [5, 8, 5]
    assert p.contracts(2, "italy-6").state.scores == [5, 8, 6]
    assert p.contracts(0, "peace").state.scores == [14 + 5, 8, 6]
    assert rivals("boerse").state.scores == [0, 0, 0]


def test_rathaus_goes_to_the_only_player_with_most_time() -> None:  # H-8.2
    p = rivals("rathaus").time(0, 3).time(1, 2).time(2, 1)
    assert p.state.scores == [5, 0, 0]
    assert p.time(2, 3).state.scores == [0, 0, 0]
    assert p.time(2, 2).time(1, 4).state.scores == [0, 0, 0]
    assert rivals("rathaus").state.scores == [0, 0, 0]


def test_admiralitaet_goes_to_the_only_player_with_most_bonus_cards() -> None:  # H-8.2
    p = rivals("admiralitaet").bonus(0, "italy-coal", "italy-spice").bonus(1, "england-wine")
    assert p.state.scores == [5, 0, 0]
    assert p.bonus(2, "spain-plums", "russia-grain").state.scores == [0, 0, 0]
    assert rivals("admiralitaet").state.scores == [0, 0, 0]


def test_bauhof_goes_to_the_only_player_with_most_buildings() -> None:  # H-8.2
    p = rivals("bauhof")
    assert p.state.scores == [4, 0, 0]
    assert p.buildings(2, "flotte").state.scores == [0, 0, 0]
    assert p.buildings(0, "bauhof", "rathaus").state.scores == [4, 0, 0]
    assert p.buildings(1, "waage", "wall", "kran").state.scores == [0, 0, 0]


def test_krameramt_goes_to_the_only_player_with_most_kinds() -> None:  # H-8.2, H-8.5
    p = rivals("krameramt").goods(0, wine=1, iron=1).goods(1, ham=9).goods(2, livestock=4)
    assert p.state.scores == [6, 0, 0]
    assert p.goods(2, livestock=1, spice=1).state.scores == [0, 0, 0]
    assert p.goods(0, wine=1, iron=1, muskets=1).state.scores == [6, 0, 0]
    assert rivals("krameramt").state.scores == [0, 0, 0]


def test_a_building_for_the_only_player_counts_from_any_seat() -> None:  # H-8.2
    p = bare(3).buildings(1, "rathaus").time(0, 1).time(1, 2).time(2, 1)
    for seat in range(3):
        p.contracts(seat)
    assert p.state.scores == [0, 5, 0]
    assert p.time(0, 2).state.scores == [0, 0, 0]


def test_every_building_is_tested_here() -> None:  # H-0.2
    tables = [*BY_GOODS, *BY_TIME, *BY_CONTRACTS, *BY_BONUS]
    only = ["boerse", "rathaus", "admiralitaet", "bauhof", "krameramt"]
    assert {row[0] for row in tables} | {*only, "kaemmerei"} == {card.id for card in standard().buildings}
    assert [card.id for card in standard().buildings if card.only_player] == only


# Any form of effect


WALL = 'effect = { with = "good_in_each_column", points = 5 }'
KRAMERAMT = 'effect = { only_most = "kinds", points = 6 }'


def effect_game(effect: str, instead: str = WALL) -> Hamburg:
    """The game with another effect on a building."""
    assert instead in standard_text()
    game = game_of(standard_text().replace(instead, f"effect = {{ {effect} }}"))
    assert isinstance(game, Hamburg)
    return game


@pytest.mark.parametrize(
    ("effect", "goods", "points"),
    [
        ('per = "kind", points = 0.5', {"wine": 3, "iron": 1, "ham": 1}, 1.5),
        ('per = "kind", of = ["food"], owned = 2, points = 1', {"wine": 2, "ham": 1, "iron": 2}, 1),
        ('per = "kind", of = ["food", "weapon"], points = 1', {"wine": 1, "coal": 1, "fabric": 1}, 2),
        ('per = "kind", of = ["clothing"], owned = 3, points = 2', {"fabric": 3, "fish_oil": 2}, 2),
        ('per = "piece", columns = "D", points = 1', {"wine": 2, "fabric": 1, "ham": 5}, 3),
        ('per = "piece", columns = "AF", points = 1', {"plums": 2, "coal": 1, "ham": 5, "muskets": 5}, 3),
        ('per = "piece", best_of_columns = "EF", points = 1', {"muskets": 2, "iron": 3, "wine": 5}, 3),
        ('with = "all_kinds", columns = "A", points = 3', {"plums": 1, "citrus": 1}, 3),
        ('with = "all_kinds", columns = "A", points = 3', {"plums": 5}, 0),
        ('with = "pieces_of_one_kind", at_least = 3, points = 2', {"spice": 3}, 2),
        ('with = "pieces_of_one_kind", at_least = 3, points = 2', {"spice": 2, "citrus": 2}, 0),
        ('with = "good_in_each_column", points = 2.5', ones(EACH_COLUMN), 2.5),
    ],
)
def test_any_effect_by_goods_scores(effect: str, goods: dict[str, int], points: float) -> None:  # H-0.5
    p = owner("wall", effect_game(effect)).goods(0, **goods)
    assert p.state.scores[0] == points


@pytest.mark.parametrize(
    ("effect", "points"),
    [
        ('per = "contract", points = 1', 5),
        ('per = "contract", min_value = 5, points = 1', 3),
        ('per = "contract", side = true, points = 1', 3),
        ('per = "contract", min_value = 4, side = true, points = 1', 2),
        ('per = "contract", min_value = 14, points = 0.5', 0.5),
        ('per = "place_of_contracts", points = 2', 6),
        ('per = "place_with_bonus_and_contract", points = 1', 2),
        ('per = "bonus_card", points = 0.5', 1.5),
        ('per = "building", points = 3', 3),
        ('per = "time", points = 1', 4),
        ('with = "time", at_least = 4, points = 2', 2),
        ('with = "time", at_least = 5, points = 2', 0),
    ],
)
def test_any_effect_by_cards_and_time_scores(effect: str, points: float) -> None:  # H-0.5
    contracts = ["england-2", "italy-3", "italy-5", "bohemia-6", "peace"]
    p = owner("wall", effect_game(effect)).contracts(0, *contracts).time(0, 4)
    p.bonus(0, "england-wine", "italy-coal", "spain-plums").goods(1, wine=1)
    assert p.state.scores[0] - (2 + 3 + 5 + 6 + 14) == points


@pytest.mark.parametrize(
    ("what", "points"), [("best_contract", 3), ("time", 3), ("bonus_cards", 3), ("buildings", 3), ("kinds", 0)]
)
def test_any_effect_for_the_only_player_scores(what: str, points: float) -> None:  # H-0.5
    game = effect_game(f'only_most = "{what}", points = 3', KRAMERAMT)
    p = owner("krameramt", game).contracts(0, "peace").time(0, 4)
    p.bonus(0, "england-wine", "italy-coal", "spain-plums").goods(1, wine=1)
    assert p.state.scores[0] - 14 == points
