"""Alone, every building bought changes the offer of bonus cards (H-9.7)."""

from __future__ import annotations

import pytest

from cardtexts import changed, entry
from merkator.core.events import Event
from merkator.games.hamburg.rules.game import Hamburg
from position import Position, game_of
from solo import BONUS, BUILDING, decks, in_hand, investing, offers, owned, under_deck

RICH = ("england-2", "spain-9", "sweden-10", "peace")  # with one kept: 33
NEW = ("italy-spice", "spain-plums", "russia-grain", "denmark-ham")
NEXT = ("france-citrus", "sweden-fish_oil", "denmark-calfskin", "hamburg-saltpeter")
LAST = ("bohemia-vegetables", "dutch_republic-fabric", "newfoundland-iron", "newfoundland-muskets")


def told(*bonus: str) -> list[str]:
    return [f"bonus {card}" for card in bonus]


def offered(*bonus: str) -> list[Event]:
    return [Event("offered", 0, {"bonus": card}) for card in bonus]


def rich(**options: bool) -> Position:
    return investing(*RICH, **options)


# One building


def test_a_building_puts_the_offered_bonus_cards_under_their_deck() -> None:  # H-9.7
    p = rich().outcomes(*told(*NEW), "building kaemmerei")
    deck = p.state.bonus_deck[:]

    events = p.play("buy wall").happens("give spain-9")

    assert events == [
        Event("gave", 0, {"contract": "spain-9", "value": 9}),
        Event("bought", 0, {"building": "wall", "price": 6}),
        *offered(*NEW),
        Event("offered", 0, {"building": "kaemmerei"}),
    ]
    assert offers(p) == (list(NEW), ["seeamt", "kaemmerei", "hopfenmarkt", "rentamt"])
    assert under_deck(p) == list(BONUS)  # in the order of the offer
    new = [p.cards.bonus_ids.index(card) for card in NEW]
    assert p.state.bonus_deck == [card for card in deck if card not in new]
    assert p.state.view(0)["decks"]["bonus"] == 12
    assert owned(p) == ([], ["wall"])


def test_a_bonus_card_alone_leaves_the_others_on_offer() -> None:  # H-9.7
    p = rich().outcomes("bonus spain-plums").play("buy italy-coal", "give spain-9")

    assert offers(p)[0] == ["bohemia-livestock", "danzig-copper", "spain-plums", "england-wine"]
    assert under_deck(p) == []


def test_the_new_bonus_cards_can_be_bought_too() -> None:  # H-9.7, H-2.5
    p = rich().outcomes(*told(*NEW), "building kaemmerei", "bonus france-citrus")

    p.play("buy wall", "give spain-9", "buy spain-plums", "give sweden-10")

    assert owned(p) == (["spain-plums"], ["wall"])
    assert offers(p)[0] == ["italy-spice", "france-citrus", "russia-grain", "denmark-ham"]
    assert under_deck(p) == list(BONUS)


def test_each_later_building_changes_the_offer_again() -> None:  # H-9.7
    p = rich().outcomes(*told(*NEW), "building kaemmerei", *told(*NEXT), "building kran")

    p.play("buy wall", "give spain-9", "buy kaemmerei", "give sweden-10")

    assert offers(p) == (list(NEXT), ["seeamt", "kran", "hopfenmarkt", "rentamt"])
    assert under_deck(p) == [*BONUS, *NEW]


def test_the_first_building_of_a_set_is_a_building_like_the_others() -> None:  # H-9.7; its number is 0
    moved = changed((entry("building", "boerse"), "")) + "\n" + entry("building", "boerse")
    game = game_of(moved)
    assert isinstance(game, Hamburg)
    p = Position(1, game=game).bare().contracts(0, *RICH).offer(bonus=BONUS, building=["botschaft"]).at("invest")
    assert p.cards.building_ids[0] == "botschaft"

    p.play("buy botschaft", "give spain-9")

    assert under_deck(p) == list(BONUS)
    assert owned(p) == ([], ["botschaft"])


# The deck runs out


def test_cards_under_the_deck_come_back_in_their_order() -> None:  # H-9.7
    p = decks(rich(), bonus=["spain-plums"], under=["italy-spice", "hamburg-saltpeter", "denmark-ham"]).outcomes()

    events = p.play("buy wall").happens("give spain-9")

    assert events[2:] == offered("spain-plums", "italy-spice", "hamburg-saltpeter", "denmark-ham")
    assert p.state.drawn == []  # the last card of the deck is no chance, the others are known
    assert under_deck(p) == list(BONUS)
    assert p.state.bonus_deck == []


def test_a_card_just_put_under_the_deck_can_come_up_again() -> None:  # H-9.7
    p = decks(rich(), bonus=["spain-plums"])

    p.play("buy wall", "give spain-9")

    assert offers(p)[0] == ["spain-plums", "bohemia-livestock", "danzig-copper", "italy-coal"]
    assert under_deck(p) == ["england-wine"]
    assert p.state.view(0)["decks"]["bonus"] == 1


def test_with_four_cards_in_all_the_same_four_come_up_again() -> None:  # H-9.7
    p = decks(rich(), bonus=[])

    events = p.play("buy wall").happens("give spain-9")

    assert events[2:] == offered(*BONUS)
    assert offers(p)[0] == list(BONUS)
    assert under_deck(p) == []


def test_with_fewer_than_four_cards_as_many_come_up_as_there_are() -> None:  # H-9.7
    p = decks(rich().offer(bonus=["italy-coal"]), bonus=["spain-plums"], under=["denmark-ham"])

    p.play("buy wall", "give spain-9")

    assert offers(p)[0] == ["spain-plums", "denmark-ham", "italy-coal"]
    assert under_deck(p) == []


def test_with_no_bonus_card_left_none_comes_up() -> None:  # H-9.7
    p = decks(rich().offer(bonus=[]), bonus=[], building=["kran", "kaemmerei"]).outcomes("building kran")

    events = p.play("buy wall").happens("give spain-9")

    assert events[1:] == [
        Event("bought", 0, {"building": "wall", "price": 6}),
        Event("offered", 0, {"building": "kran"}),
    ]
    assert offers(p) == ([], ["seeamt", "kran", "hopfenmarkt", "rentamt"])


def test_an_open_place_is_filled_from_under_the_deck() -> None:  # H-9.7, H-2.5
    p = decks(rich(), bonus=[], under=["spain-plums", "denmark-ham"]).play("buy danzig-copper", "give spain-9")

    assert offers(p)[0] == ["bohemia-livestock", "spain-plums", "italy-coal", "england-wine"]
    assert under_deck(p) == ["denmark-ham"]


# Packages


def test_two_buildings_of_a_package_change_the_offer_twice() -> None:  # H-9.7
    p = rich().outcomes(*told(*NEW), "building kaemmerei", "building kran", *told(*NEXT))

    events = p.play("buy seeamt", "buy wall").happens("give sweden-10")  # 10

    assert [event for event in events if "bonus" in event.values] == offered(*NEW, *NEXT)
    assert [event.values for event in events if "building" in event.values] == [
        {"building": "seeamt", "price": 4},
        {"building": "wall", "price": 6},
        {"building": "kaemmerei"},
        {"building": "kran"},
    ]
    assert offers(p) == (list(NEXT), ["kaemmerei", "kran", "hopfenmarkt", "rentamt"])
    assert under_deck(p) == [*BONUS, *NEW]
    assert owned(p) == ([], ["seeamt", "wall"])


def test_three_buildings_of_a_package_change_the_offer_three_times() -> None:  # H-9.7
    p = decks(rich(), bonus=NEW, under=NEXT).seed(1).play("buy seeamt", "buy hopfenmarkt", "buy wall", "give spain-9")

    p.play("give sweden-10")  # 19

    assert offers(p)[0] == list(BONUS)
    assert under_deck(p)[4:] == list(NEXT)
    assert set(under_deck(p)[:4]) == set(NEW)


def test_bonus_cards_of_a_package_are_taken_out_first() -> None:  # H-9.7
    p = rich().outcomes(*told(*NEW), "building kaemmerei")

    events = p.play("buy danzig-copper", "buy wall").happens("give sweden-10")

    assert events == [
        Event("gave", 0, {"contract": "sweden-10", "value": 10}),
        Event("bought", 0, {"bonus": "danzig-copper", "price": 4}),
        Event("bought", 0, {"building": "wall", "price": 6}),
        *offered(*NEW),
        Event("offered", 0, {"building": "kaemmerei"}),
    ]
    assert offers(p)[0] == list(NEW)
    assert under_deck(p) == ["bohemia-livestock", "italy-coal", "england-wine"]
    assert owned(p) == (["danzig-copper"], ["wall"])


def test_all_offered_bonus_cards_may_be_in_the_package() -> None:  # H-9.7
    p = rich().outcomes(*told(*NEW), "building kaemmerei")

    p.play("buy danzig-copper", "buy england-wine", "buy bohemia-livestock", "buy italy-coal", "buy seeamt")  # 18
    p.play("give spain-9", "give sweden-10")

    assert offers(p)[0] == list(NEW)
    assert under_deck(p) == []
    assert len(owned(p)[0]) == 4


@pytest.mark.parametrize("buildings", [["wall"], ["seeamt", "wall"]])
def test_with_few_cards_a_package_turns_up_what_is_left(buildings: list[str]) -> None:  # H-9.7
    p = decks(rich(), bonus=["spain-plums"]).play("buy danzig-copper", *[f"buy {card}" for card in buildings])

    p.play("give sweden-10")  # 10, or 14 with the Peace as well, which follows by itself

    # Three of the offer and one of the deck: for a second building the same four come up again.
    assert offers(p)[0] == ["spain-plums", "bohemia-livestock", "italy-coal", "england-wine"]
    assert under_deck(p) == []
    assert owned(p) == (["danzig-copper"], buildings)


# The hand


def test_a_building_taken_into_the_hand_does_not_change_the_bonus_offer() -> None:  # H-9.7, H-10.3
    p = rich(expert=True).outcomes("building kaemmerei")

    assert p.happens("take wall") == [
        Event("picked", 0, {"building": "wall"}),
        Event("offered", 0, {"building": "kaemmerei"}),
    ]
    assert offers(p) == (list(BONUS), ["seeamt", "kaemmerei", "hopfenmarkt", "rentamt"])
    assert under_deck(p) == []


def test_a_building_bought_from_the_hand_changes_the_bonus_offer() -> None:  # H-9.7, H-10.3
    p = in_hand(rich(expert=True), 0, "kaemmerei").outcomes(*told(*NEW))

    events = p.play("buy kaemmerei").happens("give spain-9")

    assert events[1:] == [Event("bought", 0, {"building": "kaemmerei", "price": 6}), *offered(*NEW)]
    assert offers(p) == (list(NEW), list(BUILDING))
    assert under_deck(p) == list(BONUS)
    assert p.state.hands == [-1]


def test_a_bonus_card_bought_from_the_hand_leaves_the_offer_as_it_is() -> None:  # H-9.7, H-10.3
    p = in_hand(rich(expert=True), 0, "spain-plums").outcomes().play("buy spain-plums", "give spain-9")

    assert offers(p) == (list(BONUS), list(BUILDING))
    assert owned(p) == (["spain-plums"], [])


def test_a_bonus_card_in_the_hand_does_not_go_under_the_deck() -> None:  # H-9.7, H-10.3
    p = rich(expert=True).outcomes("bonus spain-plums", *told(*NEW[:1], *NEW[2:], "france-citrus"), "building kran")

    p.play("take italy-coal", "buy wall", "give spain-9")

    assert under_deck(p) == ["bohemia-livestock", "danzig-copper", "spain-plums", "england-wine"]
    assert p.state.view(0)["players"][0]["hand"] == "italy-coal"


# Nothing is lost


def test_all_sixteen_cards_stay_in_the_game() -> None:  # H-9.7
    p = rich().contracts(0, *RICH, "france-10", "hamburg-10", "newfoundland-10")
    for _ in range(3):
        p.play(next(text for text in p.legal() if text.startswith("buy") and text[4:] in p.cards.building_ids))
        while p.state.package:
            p.play(next(text for text in p.legal() if text.startswith("give")))
        s = p.state
        assert sorted(s.bonus_offer + s.bonus_deck + s.bonus_under) == list(range(16))
        assert len(s.bonus_offer) == 4


def test_the_last_four_cards_are_known_when_all_others_were_seen() -> None:  # H-9.7
    p = decks(rich(), bonus=LAST, under=[*NEW, *NEXT]).seed(5)

    p.play("buy wall", "give spain-9", "buy seeamt", "give sweden-10")

    assert offers(p)[0] == list(NEW)
    assert under_deck(p)[:8] == [*NEXT, *BONUS]
    assert set(under_deck(p)[8:]) == set(LAST)
