"""The expert rule: taking a card into the hand, and what such a card is not (H-10.3)."""

from typing import Any

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.position_data import EMPTY
from position import Position, hamburg

TOPS = ("italy-3", "spain-4", "russia-5", "sweden-6", "danzig-7", "france-8", "spain-9", "sweden-10")
BONUS = ("bohemia-livestock", "danzig-copper", "italy-coal", "england-wine")  # 3, 4, 3, 4 Taler
BUILDING = ("bauhof", "rentamt", "wall", "handelshaus")  # 5, 18, 6, 20 Taler
TAKES = [*(f"take contract {card}" for card in TOPS), *(f"take {card}" for card in (*BONUS, *BUILDING))]

ONE_CARD = "you may hold only one card in hand (H-10.3)"
ONCE = "you may take only one card per turn (H-10.3)"
OWN_TURN = "you may take cards only in your own turn (H-10.3)"
NOT_OPEN = "this card is not face up, or may not be taken (H-10.3)"


def expert(players: int = 2, seat: int = 0, expert: bool = True, **options: Any) -> Position:
    """A player in the investing step with one contract; known cards lie open, nobody owns anything else."""
    p = Position(players, expert=expert, **options).turn_of(seat).bare().cubes()
    for other in range(players):
        p.contracts(other, ("england-2", "france-2", "hamburg-2", "danzig-2")[other])
    for card in TOPS if players > 1 else TOPS[:5]:
        p.top(card)
    return p.offer(bonus=BONUS, building=BUILDING).at("invest")


def fulfilling(players: int = 2, **options: Any) -> Position:
    """The same, in the fulfilling step in England."""
    return expert(players, **options).place("england").at("fulfil")


# When a card may be taken


@pytest.mark.parametrize("seat", [0, 1])
def test_while_investing_any_open_card_may_be_taken(seat: int) -> None:  # H-10.3
    p = expert(seat=seat)

    assert (p.step, p.state.seat, p.legal()) == ("invest", seat, [*TAKES, "done"])


def test_while_fulfilling_any_open_card_may_be_taken() -> None:  # H-10.3
    p = fulfilling().goods(0, grain=1)

    assert (p.step, p.legal()) == ("fulfil", ["done", "fulfil england-2", *TAKES])


def test_without_contracts_to_fulfil_the_player_is_asked_all_the_same() -> None:  # H-10.3
    p = fulfilling()

    assert (p.step, p.state.seat, p.legal()) == ("fulfil", 0, ["done", *TAKES])


def test_while_travelling_or_paying_no_card_is_taken() -> None:  # H-10.3
    p = expert().play("done")
    assert p.why_not("take italy-coal") == "this is the travelling step (H-2.1)"

    p = fulfilling().contracts(0, "england-3").supply(0, "sweden").goods(0, iron=2).play("fulfil england-3 by choice")
    assert p.why_not("take italy-coal") == "finish paying for the contract first (H-5.2)"


def test_without_the_expert_rule_there_is_no_hand() -> None:  # H-10.3
    p = expert(expert=False).contracts(0, "england-2", "england-3").turn_of(1).turn_of(0)
    assert p.why_not("take italy-coal") == "you may hold cards in hand only with the expert rule (H-10.3)"

    p = Position(2).bare().place("england").contracts(0, "england-2").goods(0, grain=1).at("fulfil")
    assert p.why_not("take contract italy-3") == "you may hold cards in hand only with the expert rule (H-10.3)"


@pytest.mark.parametrize("took", [False, True])
def test_cards_are_taken_in_an_own_turn_only(took: bool) -> None:  # H-10.3
    p = fulfilling().contracts(1, "england-3").goods(1, iron=2).time(1, 1)
    p.play("take danzig-copper" if took else "done").at("join").play("join")

    assert (p.step, p.state.seat, p.legal()) == ("fulfil", 1, ["done", "fulfil england-3"])
    assert p.why_not("take italy-coal") == OWN_TURN
    assert p.hand(1, "russia-grain").why_not("take italy-coal") == OWN_TURN


def test_only_one_card_is_taken_in_a_turn_while_investing_or_fulfilling() -> None:  # H-10.3
    p = expert().money(0, 8).goods(0, grain=1).outcomes("bonus spain-plums")
    p.play("take danzig-copper", "buy danzig-copper")
    buys = [f"buy {card}" for card in ("bohemia-livestock", "spain-plums", "italy-coal", "england-wine")]
    assert (p.hands(), p.legal()) == ([None, None], [*buys, "done"])
    assert p.why_not("take italy-coal") == ONCE

    p.play("done", "go england")

    assert (p.step, p.legal()) == ("fulfil", ["done", "fulfil england-2"])
    assert p.why_not("take italy-coal") == ONCE


def test_in_the_next_own_turn_a_card_may_be_taken_again() -> None:  # H-10.3
    p = expert().money(0, 4).play("take danzig-copper", "buy danzig-copper").turn_of(1)
    assert "take italy-coal" in p.legal()

    p.turn_of(0)

    assert "take italy-coal" in p.legal()


@pytest.mark.parametrize("card", ["hamburg-5", "russia-grain", "arsenal"])
def test_with_a_card_in_the_hand_no_other_is_taken(card: str) -> None:  # H-10.3
    p = fulfilling().goods(0, grain=1).hand(0, card)

    assert p.legal() == ["done", "fulfil england-2"]
    assert p.why_not("take italy-coal") == ONE_CARD


def test_the_hand_of_another_does_not_matter() -> None:  # H-10.3
    p = expert().hand(1, "russia-grain")

    assert p.legal() == [*TAKES, "done"]


def test_the_card_in_the_hand_cannot_be_discarded() -> None:  # H-10.3
    p = expert().contracts(0, "england-2", "england-3").play("take contract italy-3")

    assert p.legal() == ["sell england-2", "sell england-3", "done"]
    p.turn_of(1).turn_of(0)
    assert p.legal() == ["sell england-2", "sell england-3", "done"]
    assert p.hands() == ["italy-3", None]


def test_each_refusal_has_an_id_for_translation() -> None:  # H-10.3
    p = Position(2).bare().place("england").contracts(0, "england-2").goods(0, grain=1).at("fulfil")
    assert p.reason_of("take contract italy-3") == (
        "no-hand",
        "you may hold cards in hand only with the expert rule (H-10.3)",
    )
    p = fulfilling().contracts(1, "england-3").goods(1, iron=2).time(1, 1).play("done").at("join").play("join")
    assert p.reason_of("take italy-coal") == ("own-turn", OWN_TURN)
    assert fulfilling().goods(0, grain=1).hand(0, "arsenal").reason_of("take italy-coal") == ("hand-full", ONE_CARD)
    p = expert().money(0, 8).play("take danzig-copper", "buy danzig-copper")
    assert p.reason_of("take italy-coal") == ("took", ONCE)
    assert expert().reason_of("take contract peace") == ("not-open", NOT_OPEN)


def test_in_the_final_round_cards_are_taken_as_before() -> None:  # H-10.3, H-7.4
    p = expert().final(1)

    assert p.legal() == [*TAKES, "done"]


# What may be taken


def test_the_next_contract_is_turned_up_when_a_top_is_taken() -> None:  # H-10.3
    p = expert(seat=1).outcomes("stack-5 danzig-5")
    count = p.state.view(None)["stacks"]["5"]["count"]

    assert p.happens("take contract russia-5") == [Event("picked", 1, {"contract": "russia-5"})]

    assert p.hands() == [None, "russia-5"]
    assert p.state.view(None)["stacks"]["5"] == {"top": "danzig-5", "count": count - 1, "brings": "sweden-6"}
    assert p.state.drawn == [3, p.cards.contract_ids.index("danzig-5")]
    assert p.held(1) == ["france-2"]


def test_an_empty_stack_is_not_renewed() -> None:  # H-10.3
    p = expert().empty_stack(9, discard=["england-9", "italy-9"])
    assert p.legal() == [text for text in [*TAKES, "done"] if text != "take contract spain-9"]
    assert p.why_not("take contract england-9") == NOT_OPEN

    p = expert().empty_stack(10, discard=["france-10", "hamburg-10"]).top("sweden-10").play("take contract sweden-10")
    assert p.open_stack(10) == (None, [])
    assert p.discarded()[-2:] == ["france-10", "hamburg-10"]


def test_the_peace_is_never_taken() -> None:  # H-10.3
    p = expert()
    assert p.open_stack(14) == ("peace", [])
    assert p.why_not("take contract peace") == NOT_OPEN


def test_a_2_is_not_taken_even_if_it_lies_open() -> None:  # H-10.3: values 3 to 10
    p = expert().top("sweden-2")

    assert p.legal() == [*TAKES, "done"]
    assert p.why_not("take contract sweden-2") == NOT_OPEN


def test_only_open_cards_are_taken() -> None:  # H-10.3
    p = expert()

    for text in ("take contract england-3", "take spain-plums", "take arsenal", "take contract danzig-2"):
        assert p.why_not(text) == NOT_OPEN
    assert p.why_not("reward hand") == "this is the investing step (H-2.1)"


def test_the_bonus_offer_is_refilled_at_once() -> None:  # H-10.3
    p = expert(seat=1).outcomes("bonus spain-plums")

    assert p.happens("take danzig-copper")[:2] == [
        Event("picked", 1, {"bonus": "danzig-copper"}),
        Event("offered", 1, {"bonus": "spain-plums"}),
    ]
    assert p.hands() == [None, "danzig-copper"]
    assert p.offered() == (["bohemia-livestock", "spain-plums", "italy-coal", "england-wine"], list(BUILDING))
    assert p.bought(1) == []


def test_the_building_offer_is_refilled_at_once() -> None:  # H-10.3
    p = fulfilling().outcomes("building boerse")

    assert p.happens("take rentamt")[:2] == [
        Event("picked", 0, {"building": "rentamt"}),
        Event("offered", 0, {"building": "boerse"}),
    ]
    assert p.hands() == ["rentamt", None]
    assert p.offered() == (list(BONUS), ["bauhof", "boerse", "wall", "handelshaus"])


def test_the_first_cards_of_the_set_are_cards_like_the_others() -> None:  # H-10.3; their number is 0
    p = expert().offer(bonus=["hamburg-saltpeter"], building=["boerse"])

    assert p.legal()[-3:] == ["take hamburg-saltpeter", "take boerse", "done"]
    twin = p.state.copy()
    assert p.happens("take boerse")[0] == Event("picked", 0, {"building": "boerse"})
    assert p.hands()[0] == "boerse"
    p.state = twin
    assert p.play("take hamburg-saltpeter").hands()[0] == "hamburg-saltpeter"


def test_nothing_is_put_in_the_place_of_the_last_card_of_a_deck() -> None:  # H-10.3, H-2.5
    p = expert()
    p.state.bonus_deck = []

    assert p.happens("take danzig-copper")[0] == Event("picked", 0, {"bonus": "danzig-copper"})
    assert p.offered()[0] == ["bohemia-livestock", "italy-coal", "england-wine"]


def test_alone_the_open_stacks_are_taken_from_too() -> None:  # H-10.3, H-10.8, H-9.5
    p = expert(players=1)
    assert [text for text in p.legal() if text.startswith("take contract")] == TAKES[:5]

    p.play("done", "go russia")

    opened = p.state.view(None)["stacks"]["8"]["top"]
    assert p.step == "fulfil"
    assert f"take contract {opened}" in p.legal()


def test_behind_a_veil_unknown_cards_are_not_taken() -> None:  # H-10.3
    p = expert().money(0, 10).veil().play("buy danzig-copper", "buy wall")

    assert p.offered()[0] == ["bohemia-livestock", "unknown", "italy-coal", "england-wine"]
    assert p.offered()[1] == ["bauhof", "rentamt", "unknown", "handelshaus"]
    gone = ("take danzig-copper", "take wall")
    assert p.legal() == [text for text in [*TAKES, "done"] if text not in gone]


# All saw it


@pytest.mark.parametrize("card", ["italy-3", "danzig-copper", "wall"])
def test_the_card_stays_known_to_all(card: str) -> None:  # H-10.3
    p = expert(players=3)
    p.play(f"take contract {card}" if card == "italy-3" else f"take {card}")

    for seat in (0, 1, 2, None):
        assert [player["hand"] for player in p.state.view(seat)["players"]] == [card, None, None]
    loaded = hamburg().load(p.state.dump())
    assert (loaded.hands, loaded.took, loaded.legal()) == (p.state.hands, True, p.state.legal())


def test_a_copy_has_hands_of_its_own() -> None:  # H-10.3
    p = expert()
    copy = p.state.copy()
    copy.play(p.game.action("take wall"))

    assert (p.state.hands, p.state.took) == ([EMPTY, EMPTY], False)
    assert (copy.copy().hands, copy.copy().took) == (copy.hands, True)


# It is no possession


def test_it_does_not_count_for_6_contracts() -> None:  # H-10.3, H-2.3
    five = ("england-2", "england-3", "france-4", "hamburg-5", "russia-6")
    p = expert().contracts(0, *five).hand(0, "italy-3")

    assert p.legal() == [*(f"sell {contract}" for contract in five), "done"]


def test_it_does_not_count_for_the_last_contract() -> None:  # H-10.3, H-2.4
    p = expert().money(0, 3).hand(0, "italy-3")

    assert p.why_not("sell england-2") == "you may not sell your last contract (H-2.4)"
    assert p.why_not("sell italy-3") == "you do not hold this contract"


def test_it_is_not_fulfilled_from_the_hand() -> None:  # H-10.3
    p = fulfilling().goods(0, grain=1, iron=2).hand(0, "england-3")

    assert p.legal() == ["done", "fulfil england-2"]
    assert p.why_not("fulfil england-3") == "you do not hold this contract"


def test_it_brings_no_bonus_goods() -> None:  # H-10.3, H-3.6, H-6.3
    p = (
        expert()
        .hand(0, "bohemia-livestock")
        .hand(1, "bohemia-vegetables")
        .time(1, 2)
        .play("done", "go bohemia", "join")
    )

    assert (p.has(0), p.has(1), p.times()) == ({}, {}, [3, 0])


@pytest.mark.parametrize(
    ("building", "card", "points"),
    [("boerse", "sweden-10", 0), ("botschaft", "england-wine", 0), ("michel", "spain-9", 0),
     ("admiralitaet", "russia-grain", 0), ("katharinen", "italy-8", 0), ("baumhaus", "russia-grain", 0),
     ("gymnasium", "spain-9", 1), ("kaemmerei", "wall", 1), ("bauhof", "wall", 4)],
)  # fmt: skip
def test_it_does_not_count_for_buildings(building: str, card: str, points: int) -> None:  # H-10.3, H-8.2
    p = expert().buildings(0, building).hand(0, card)

    assert p.state.view(None)["players"][0]["score"]["each"] == {building: points}
    assert p.state.scores == [2 + points, 2]


def test_the_hand_of_another_does_not_count_against_the_only_player_with_the_most() -> None:  # H-10.3, H-8.2
    p = expert().buildings(0, "bauhof").hand(1, "wall")

    assert p.state.scores == [6, 2]


@pytest.mark.parametrize("card", ["sweden-10", "england-wine", "seeamt"])
def test_it_has_no_effect_at_the_end(card: str) -> None:  # H-10.3, H-8.2
    p = expert().hand(0, card).final(0).time(0, 8).play("done")

    assert p.happens("go russia")[-1] == Event("ended", 0, {"scores": [2.0, 2.0], "winners": [0]})
    assert (p.state.scores, p.state.winners) == ([2, 2], [0])
    assert p.hands()[0] == card
