"""Paying a demand: different goods, 4:1, time, supply cubes (H-5.2, H-5.6, H-5.7), in examples."""

from dataclasses import replace

from merkator.core.events import Event
from merkator.games.hamburg.cards.cardset import standard
from merkator.games.hamburg.rules.game import Hamburg
from position import Position, arrived, bare

TWELVE = [
    *("livestock", "muskets", "grain", "saltpeter", "iron", "copper"),
    *("ham", "fish_oil", "vegetables", "calfskin", "fabric", "coal"),
]


def demanding(goods: dict[str, int], different: dict[str, int]) -> Hamburg:
    """Hamburg with another demand on the contract england-2."""
    cards = standard()
    changed = [
        replace(card, goods=tuple(goods.items()), different=tuple(different.items()))
        if card.id == "england-2"
        else card
        for card in cards.contracts
    ]
    return Hamburg(replace(cards, contracts=tuple(changed)))


def left(p: Position) -> tuple[dict[str, int], list[str], int]:
    """What seat 0 still has: goods, supply cubes, time."""
    return p.has(0), p.tile(0), p.time_of(0)


# Parts of a demand (H-5.2)


def test_twelve_different_goods_pay_the_contract_of_the_rulebook() -> None:  # H-5.2
    p = arrived("hamburg", "hamburg-10", goods=dict.fromkeys(TWELVE, 2))
    assert p.legal() == ["done", "fulfil hamburg-10"]
    p.play("fulfil hamburg-10")
    assert p.has(0) == dict.fromkeys(TWELVE, 1)


def test_eleven_kinds_are_not_twelve_unless_one_is_exchanged_for() -> None:  # H-5.2, H-5.6
    p = arrived("hamburg", "hamburg-10", goods=dict.fromkeys(TWELVE[:11], 3))
    assert p.step == "invest"
    p = arrived("hamburg", "hamburg-10", goods={**dict.fromkeys(TWELVE[:10], 3), "coal": 5})
    assert p.legal() == ["done", "fulfil hamburg-10 by choice"]


def test_thirteen_kinds_leave_a_choice_of_the_one_to_keep() -> None:  # H-5.2
    p = arrived("hamburg", "hamburg-10", goods=dict.fromkeys([*TWELVE, "wine"], 1))
    assert p.legal() == ["done", "fulfil hamburg-10 by choice"]
    p.play("fulfil hamburg-10 by choice")
    assert p.legal() == ["pay livestock", "pay muskets"]
    p.play("pay livestock")
    assert p.legal() == ["pay muskets", "pay grain"]
    p.play("pay grain")
    assert p.has(0) == {"muskets": 1}
    assert p.held(0) == ["hamburg-10", "peace"]


def test_inside_a_category_no_kind_counts_twice() -> None:  # H-5.2
    p = arrived("italy", "italy-4", goods={"iron": 3})
    assert p.step == "invest"
    p = arrived("italy", "italy-4", goods={"iron": 3, "coal": 1})
    assert p.legal() == ["done", "fulfil italy-4"]
    p.play("fulfil italy-4")
    assert p.has(0) == {"iron": 2}


def test_only_goods_of_the_category_count_for_it() -> None:  # H-5.2
    p = arrived("newfoundland", "newfoundland-3", goods={"iron": 3, "fabric": 3})
    assert p.step == "invest"
    p = arrived("newfoundland", "newfoundland-3", goods={"iron": 3, "fabric": 3, "ham": 1})
    p.play("fulfil newfoundland-3")
    assert p.has(0) == {"iron": 3, "fabric": 3}


def test_a_kind_may_pay_for_two_parts_with_two_pieces() -> None:  # H-5.2
    game = demanding({"ham": 1}, {"food": 2})
    p = arrived("england", "england-2", goods={"ham": 2, "wine": 1}, game=game)
    assert p.legal() == ["done", "fulfil england-2"]
    p.play("fulfil england-2")
    assert p.has(0) == {}
    p = arrived("england", "england-2", goods={"ham": 1, "wine": 2}, game=game)
    assert p.step == "invest"


def test_a_kind_may_pay_for_a_category_and_for_any_goods() -> None:  # H-5.2
    game = demanding({}, {"food": 2, "any": 2})
    p = arrived("england", "england-2", goods={"ham": 2, "wine": 2}, game=game)
    p.play("fulfil england-2 by choice")
    assert p.has(0) == {}
    assert p.held(0)[0] == "england-2"


def test_named_goods_are_paid_before_categories_in_the_order_of_the_goods() -> None:  # H-5.2
    p = arrived(
        "denmark", "denmark-6", goods={"fabric": 1, "ham": 1, "wine": 1, "citrus": 1, "spice": 1}, supply=["hamburg"]
    )
    assert p.legal() == ["done", "fulfil denmark-6 by choice"]
    assert p.happens("fulfil denmark-6 by choice") == [
        Event("paid", 0, {"goods": {"muskets": 1}, "from": "supply"}),
        Event("paid", 0, {"goods": {"fabric": 1}, "from": "office"}),
    ]
    assert p.legal() == ["pay ham", "pay wine"]
    assert p.happens("pay wine")[:4] == [
        Event("paid", 0, {"goods": {"wine": 1}, "from": "office"}),
        Event("paid", 0, {"goods": {"citrus": 1}, "from": "office"}),
        Event("paid", 0, {"goods": {"spice": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "denmark-6"}),
    ]
    assert left(p) == ({"ham": 1}, [], 0)


# 4:1 (H-5.6)


def test_four_of_one_kind_are_exchanged_for_a_good_that_is_needed() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"wine": 5})
    assert p.legal() == ["done", "fulfil england-2 by choice"]
    assert p.happens("fulfil england-2 by choice")[:2] == [
        Event("exchanged", 0, {"good": "wine", "count": 4, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-2"}),
    ]
    assert left(p) == ({"wine": 1}, [], 0)


def test_four_time_are_exchanged_for_a_good_that_is_needed() -> None:  # H-5.6
    p = arrived("england", "england-2", time=5)
    assert p.happens("fulfil england-2 by choice")[:2] == [
        Event("exchanged", 0, {"time": 4}),
        Event("fulfilled", 0, {"contract": "england-2"}),
    ]
    assert left(p) == ({}, [], 1)


def test_three_of_a_kind_or_three_time_are_not_enough() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"wine": 3, "iron": 3}, time=3)
    assert p.step == "invest"


def test_different_goods_of_one_colour_do_not_make_four() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"livestock": 3, "muskets": 3})
    assert p.step == "invest"


def test_goods_and_time_together_do_not_make_four() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"wine": 2}, time=2)
    assert p.step == "invest"


def test_what_two_exchanges_leave_over_does_not_make_a_third() -> None:  # H-5.6
    for first, second in (("livestock", "grain"), ("muskets", "saltpeter")):
        p = arrived("danzig", "danzig-5", goods={first: 6, second: 6})
        assert p.step == "invest"
        p = arrived("danzig", "danzig-5", goods={first: 8, second: 4})
        assert p.legal() == ["done", "fulfil danzig-5 by choice"]


def test_a_good_is_paid_for_itself_and_exchanged_for_another() -> None:  # H-5.2, H-5.6
    p = arrived("hamburg", "hamburg-4", goods={"iron": 6})
    p.play("fulfil hamburg-4 by choice")
    assert left(p) == ({}, [], 0)


def test_the_exchange_may_be_made_several_times() -> None:  # H-5.6
    p = arrived("danzig", "danzig-5", goods={"wine": 8, "fish_oil": 1, "ham": 4}, time=8)
    p.play("fulfil danzig-5 by choice")
    assert p.legal() == ["pay fish_oil", "exchange ham", "exchange wine"]
    p.play("exchange ham")
    assert p.legal() == ["exchange wine", "exchange time"]
    p.play("exchange wine")
    assert p.legal() == ["exchange wine", "exchange time"]
    p.play("exchange time")
    assert left(p) == ({"fish_oil": 1, "wine": 4}, [], 4)


def test_the_exchange_may_be_made_although_the_good_is_at_hand() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"grain": 4})
    assert p.legal() == ["done", "fulfil england-2", "fulfil england-2 by choice"]
    p.play("fulfil england-2 by choice")
    assert p.legal() == ["pay grain", "exchange grain"]
    p.play("exchange grain")
    assert left(p) == ({}, [], 0)


def test_goods_just_received_can_be_exchanged() -> None:  # H-3.6, H-5.6
    p = bare().contracts(0, "england-2").bonus(0, "england-wine").goods(0, wine=2).at("travel")
    p.play("go england")
    assert p.legal() == ["done", "fulfil england-2 by choice"]
    p.play("fulfil england-2 by choice")
    assert left(p) == ({}, [], 0)


def test_a_reward_is_paid_with_its_own_exchange() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"wine": 8, "iron": 1}).top("england-3").top("italy-4")
    p.play("fulfil england-2 by choice")
    assert left(p) == ({"wine": 4, "iron": 1}, [], 0)
    p.play("fulfil england-3 by choice")
    assert left(p) == ({}, [], 0)


def test_an_exchanged_good_is_paid_at_once_and_never_kept() -> None:  # H-5.6
    p = arrived("england", "england-3", goods={"wine": 12})
    p.play("fulfil england-3 by choice")
    assert left(p) == ({"wine": 4}, [], 0)


def test_for_a_category_the_exchange_gives_a_kind_not_yet_paid() -> None:  # H-5.6
    p = arrived("italy", "italy-4", goods={"iron": 5})
    assert p.happens("fulfil italy-4 by choice")[:2] == [
        Event("paid", 0, {"goods": {"iron": 1}, "from": "office"}),
        Event("exchanged", 0, {"good": "iron", "count": 4, "from": "office"}),
    ]
    assert left(p) == ({}, [], 0)


def test_no_exchange_gives_time() -> None:  # H-5.6
    p = arrived("england", "england-2", goods={"wine": 40, "grain": 4})
    p.play("fulfil england-2 by choice")
    assert p.legal() == ["pay grain", "exchange grain", "exchange wine"]
    p.play("exchange wine")
    assert p.time_of(0) == 0


# Supply cubes (H-5.7)


def test_a_supply_cube_is_paid_directly_as_either_of_its_goods() -> None:  # H-5.7
    p = arrived("england", "england-4", supply=["hamburg", "danzig"])
    assert p.happens("fulfil england-4 by choice")[:3] == [
        Event("paid", 0, {"goods": {"muskets": 1}, "from": "supply"}),
        Event("paid", 0, {"goods": {"saltpeter": 1}, "from": "supply"}),
        Event("fulfilled", 0, {"contract": "england-4"}),
    ]
    assert left(p) == ({}, [], 0)
    p = arrived("dutch_republic", "dutch_republic-3", supply=["hamburg", "danzig"])
    p.play("fulfil dutch_republic-3 by choice")
    assert left(p) == ({}, [], 0)


def test_a_supply_cube_is_only_one_of_its_goods() -> None:  # H-5.7
    game = demanding({"grain": 1, "saltpeter": 1}, {})
    p = arrived("england", "england-2", supply=["danzig"], game=game)
    assert p.step == "invest"


def test_a_supply_cube_is_one_of_four() -> None:  # H-5.7
    p = arrived("england", "england-2", goods={"wine": 4}, supply=["france"])
    p.play("fulfil england-2 by choice")
    assert p.legal() == ["exchange wine", "exchange wine with supply"]
    assert p.happens("exchange wine with supply")[:1] == [
        Event("exchanged", 0, {"good": "wine", "count": 4, "from": "supply"})
    ]
    assert left(p) == ({"wine": 1}, [], 0)


def test_a_supply_cube_and_two_pieces_are_not_four() -> None:  # H-5.6, H-5.7
    p = arrived("england", "england-2", goods={"wine": 2, "plums": 2}, supply=["france"])
    assert p.step == "invest"


def test_a_supply_cube_pays_for_a_category_as_either_good() -> None:  # H-5.7
    p = arrived("newfoundland", "newfoundland-3", supply=["france", "sweden"])
    p.play("fulfil newfoundland-3 by choice")
    assert p.legal() == ["pay plums from supply", "pay wine from supply"]
    p.play("pay wine from supply")
    assert left(p) == ({}, ["sweden"], 0)
    p = arrived(
        "bohemia", "bohemia-8", goods={"ham": 1, "grain": 1, "livestock": 1, "wine": 1}, supply=["spain", "france"]
    )
    p.play("fulfil bohemia-8 by choice")
    assert p.legal() == ["pay citrus from supply", "pay spice from supply"]


def test_cubes_are_chosen_one_by_one() -> None:  # H-5.7
    p = arrived("italy", "italy-3", goods={"fabric": 1, "fish_oil": 1}, supply=["england", "russia"])
    assert p.legal() == ["done", "fulfil italy-3", "fulfil italy-3 by choice"]
    p.play("fulfil italy-3 by choice")
    assert p.legal() == ["pay fish_oil", "pay fish_oil from supply"]
    p.play("pay fish_oil from supply")
    assert p.legal() == ["pay fabric", "pay fabric from supply"]
    p.play("pay fabric")
    assert left(p) == ({"fish_oil": 1}, ["england"], 0)


# One payment, one sequence; no dead end


def test_ways_inside_a_part_come_in_ascending_order() -> None:  # H-5.2
    p = arrived("england", "england-3", goods={"iron": 2, "wine": 4}, supply=["sweden"], time=4)
    p.play("fulfil england-3 by choice")
    assert p.legal() == ["pay iron", "pay iron from supply", "exchange wine"]
    p.play("pay iron from supply")
    assert p.legal() == ["exchange wine", "exchange time"]


def test_a_way_after_which_the_rest_cannot_be_paid_is_not_offered() -> None:  # H-5.2
    p = arrived("england", "england-4", goods={"muskets": 5}, supply=["danzig"])
    p.play("fulfil england-4 by choice")
    assert p.legal() == ["pay muskets", "exchange muskets"]
    p.play("exchange muskets")
    assert left(p) == ({"muskets": 1}, [], 0)


def test_a_refused_payment_says_why() -> None:  # H-5.2, H-5.6
    p = arrived("england", "england-3", goods={"iron": 2, "wine": 4, "ham": 3}, supply=["sweden"], time=4)
    p.play("fulfil england-3 by choice")
    assert p.legal() == ["pay iron", "pay iron from supply", "exchange wine"]
    part = "it does not pay the part due, or would leave the rest unpayable (H-5.2, H-5.6)"
    none = "you have none of it (H-5.2)"
    assert p.why_not("done") == "finish paying for the contract first (H-5.2)"
    assert p.why_not("join") == "finish paying for the contract first (H-5.2)"
    assert p.why_not("fulfil sweden-10 by choice") == "finish paying for the contract first (H-5.2)"
    assert p.why_not("pay livestock") == none
    assert p.why_not("pay copper") == none
    assert p.why_not("pay copper from supply") == part
    assert p.why_not("pay wine") == part
    assert p.why_not("pay wine from supply") == none
    assert p.why_not("pay spice from supply") == none
    assert p.why_not("exchange livestock") == part
    assert p.why_not("exchange ham") == part
    assert p.why_not("exchange time") == part
    ids = {"done": "paying", "pay livestock": "none", "pay wine": "wrong-part"}
    assert {text: p.reason_of(text)[0] for text in ids} == ids


def test_the_turn_goes_on_after_the_payment() -> None:  # H-5.1
    p = arrived("england", "england-2", "england-3", goods={"grain": 4, "iron": 2}).top("italy-3")
    p.play("fulfil england-2 by choice", "pay grain")
    assert p.legal() == ["done", "fulfil england-3"]
    assert p.step == "fulfil"
