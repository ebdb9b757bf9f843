"""Loss of goods (section 4): who loses what, who is asked, in which order."""

import pytest

from merkator.core.events import Event
from position import Position

COLUMNS = {
    "A": ["plums", "citrus"],
    "B": ["ham", "vegetables"],
    "C": ["livestock", "grain", "spice"],
    "D": ["calfskin", "fabric", "wine"],
    "E": ["muskets", "saltpeter", "fish_oil"],
    "F": ["iron", "copper", "coal"],
}
ALL_GOODS = [good for column in COLUMNS.values() for good in column]


def before(letter: str, active: int = 0, players: int = 2) -> Position:
    """Before a journey that empties a row: nobody owns goods, cubes on the supply tile or time."""
    p = Position(players).turn_of(active).bare().contracts(active, "peace").cubes().chart(0, 0, 1, 6, 6)
    return p.outcomes(f"letter {letter.lower()}").at("travel")


def strike(p: Position) -> Position:
    """Travel, and keep the letter when it is a single one."""
    p.play("go bohemia")
    return p.play("keep") if p.step == "letter" else p


def lost(seat: int, *goods: str) -> list[Event]:
    return [Event("lost", seat, {"good": good, "count": 1}) for good in goods]


# What is lost


@pytest.mark.parametrize("letter", list(COLUMNS))
def test_a_letter_names_a_column_of_the_office(letter: str) -> None:  # H-4.1
    p = before(letter).goods(0, **dict.fromkeys(ALL_GOODS, 1))

    strike(p)

    assert (p.step, p.state.seat) == ("loss", 0)
    assert p.legal() == [f"lose {good}" for good in COLUMNS[letter]]
    assert p.state.view(0)["decision"]["about"] == {"column": letter, "count": 1}
    given = COLUMNS[letter][1]
    assert p.happens(f"lose {given}")[:1] == lost(0, given)
    assert p.has(0) == {good: 1 for good in p.cards.good_ids if good != given}


def test_every_player_also_the_active_one_returns_one_good_of_choice() -> None:  # H-4.1
    p = before("C", active=1, players=3)
    for seat in range(3):
        p.goods(seat, livestock=2, grain=2, iron=2)

    strike(p).play("lose grain", "lose livestock", "lose grain")

    assert p.has(1) == {"livestock": 2, "grain": 1, "iron": 2}
    assert p.has(2) == {"livestock": 1, "grain": 2, "iron": 2}
    assert p.has(0) == {"livestock": 2, "grain": 1, "iron": 2}
    assert p.step == "invest"


def test_a_double_letter_costs_two_goods() -> None:  # H-4.1
    p = before("CC").goods(0, livestock=2, grain=2, spice=2).goods(1, grain=5)

    strike(p)
    assert p.legal() == ["lose livestock", "lose grain", "lose spice"]
    assert p.state.view(0)["decision"]["about"] == {"column": "C", "count": 2}
    assert p.happens("lose livestock") == lost(0, "livestock")
    assert p.legal() == ["lose livestock", "lose grain", "lose spice"]
    assert p.happens("lose spice")[:3] == [*lost(0, "spice"), *lost(1, "grain", "grain")]

    assert p.has(0) == {"livestock": 1, "grain": 2, "spice": 1}
    assert p.has(1) == {"grain": 3}


def test_two_goods_are_named_in_ascending_order_so_that_one_loss_is_one_sequence() -> None:  # H-4.1
    p = strike(before("CC").goods(0, livestock=1, grain=2, spice=1))

    assert p.legal() == ["lose livestock", "lose grain"]  # spice can only be the second
    p.play("lose grain")
    assert p.legal() == ["lose grain", "lose spice"]
    assert p.why_not("lose livestock") == (
        "you have none to give or turn, or it is out of order: goods go in ascending order (H-4.6)"
    )
    assert p.play("lose grain").has(0) == {"livestock": 1, "spice": 1}


@pytest.mark.parametrize(
    ("letter", "goods", "events"),
    [
        ("C", {}, []),
        ("C", {"wine": 3}, []),
        ("CC", {}, []),
        ("CC", {"grain": 1}, ["grain"]),
        ("CC", {"spice": 1, "wine": 1}, ["spice"]),
    ],
)
def test_with_fewer_goods_only_those_are_lost_and_with_none_nothing(
    letter: str, goods: dict[str, int], events: list[str]
) -> None:  # H-4.3
    p = before(letter).goods(0, **goods)

    happened = p.happens("go bohemia")
    if p.step == "letter":
        happened = p.happens("keep")

    assert [event for event in happened if event.kind == "lost"] == lost(0, *events)
    assert p.has(0) == {good: count for good, count in goods.items() if good not in events}
    assert (p.step, p.state.seat) == ("invest", 1)


def test_cubes_on_supply_tiles_are_never_lost() -> None:  # H-4.4
    p = before("CC").goods(0, grain=2).supply(0, "hamburg", "danzig", "spain").supply(1, "hamburg")

    strike(p).play("lose grain", "done")

    assert p.has(0) == p.has(1) == {}
    assert p.tile(0) == ["hamburg", "danzig", "spain"]
    assert p.tile(1) == ["hamburg"]


# Who is asked


@pytest.mark.parametrize("active", range(4))
def test_losses_are_chosen_clockwise_from_the_active_player(active: int) -> None:  # H-4.6
    p = before("F", active=active, players=4)
    for seat in range(4):
        p.goods(seat, iron=1, coal=1)
    strike(p)
    asked = []

    for _ in range(4):
        asked.append(p.state.seat)
        assert p.legal() == ["lose iron", "lose coal"]
        p.play("lose coal")

    assert asked == [active, (active + 1) % 4, (active + 2) % 4, (active + 3) % 4]
    assert (p.step, p.state.seat) == ("invest", (active + 1) % 4)
    assert [p.has(seat) for seat in range(4)] == [{"iron": 1}] * 4


@pytest.mark.parametrize(
    ("letter", "goods", "tile", "left"),
    [
        ("C", {}, [], {}),  # nothing there
        ("C", {"grain": 3}, [], {"grain": 2}),  # only one kind
        ("CC", {"grain": 3}, [], {"grain": 1}),
        ("CC", {"grain": 1, "spice": 1}, [], {}),  # no more goods than are lost
        ("C", {"grain": 1}, [], {}),
        ("CC", {"grain": 1}, [], {}),
        ("C", {"grain": 1, "wine": 2}, [], {"wine": 2}),  # wine is in another column
        ("C", {"grain": 3}, ["sweden", "russia", "france"], {"grain": 2}),  # cubes that cannot become such a good
        ("CC", {"grain": 1, "spice": 1}, ["england", "dutch_republic"], {}),
        ("C", {}, ["sweden"], {}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_no_choice_is_not_asked(
    letter: str, goods: dict[str, int], tile: list[str], left: dict[str, int], seat: int
) -> None:  # H-4.6
    p = before(letter).goods(seat, **goods).supply(seat, *tile)

    strike(p)

    assert (p.step, p.state.seat) == ("invest", 1)
    assert p.has(seat) == left
    assert set(p.tile(seat)) == set(tile)


@pytest.mark.parametrize(
    ("letter", "goods", "tile", "legal"),
    [
        ("C", {"grain": 1, "spice": 1}, [], ["lose grain", "lose spice"]),
        ("C", {"livestock": 4, "spice": 1}, [], ["lose livestock", "lose spice"]),
        ("CC", {"grain": 1, "spice": 2}, [], ["lose grain", "lose spice"]),
        ("CC", {"livestock": 1, "grain": 1, "spice": 1}, [], ["lose livestock", "lose grain"]),
        ("C", {}, ["danzig"], ["done", "place grain"]),
        ("C", {}, ["spain", "hamburg", "russia"], ["done", "place livestock", "place spice"]),
        ("F", {}, ["sweden"], ["done", "place iron", "place copper"]),
        ("C", {"grain": 3}, ["danzig"], ["lose grain", "place grain"]),
        ("C", {"grain": 1}, ["spain"], ["lose grain", "place spice"]),
        ("CC", {"grain": 1}, ["spain"], ["lose grain", "place spice"]),
        ("CC", {"grain": 1, "spice": 1}, ["hamburg"], ["lose grain", "place livestock"]),
        ("A", {"plums": 1, "citrus": 1}, ["france"], ["lose plums", "lose citrus", "place plums"]),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_a_choice_of_goods_or_a_cube_that_fits_is_asked(
    letter: str, goods: dict[str, int], tile: list[str], legal: list[str], seat: int
) -> None:  # H-4.6
    p = before(letter).goods(seat, **goods).supply(seat, *tile)

    strike(p)

    assert (p.step, p.state.seat, p.legal()) == ("loss", seat, legal)


def test_after_a_forced_first_good_the_second_may_be_a_choice() -> None:  # H-4.6
    p = strike(before("CC").goods(0, grain=2, spice=1))

    assert p.has(0) == {"grain": 1, "spice": 1}  # at least one of the two is grain
    assert p.legal() == ["lose grain", "lose spice"]


# Turning cubes first


def test_a_cube_can_be_turned_first_and_given_instead() -> None:  # H-4.6, H-5.7
    p = strike(before("C", active=1).goods(1, grain=1).supply(1, "spain", "danzig"))
    assert p.legal() == ["lose grain", "place grain", "place spice"]

    assert p.happens("place spice") == [Event("placed", 1, {"good": "spice"})]

    assert (p.has(1), p.tile(1)) == ({"grain": 1, "spice": 1}, ["danzig"])
    assert p.legal() == ["lose grain", "lose spice"]
    assert p.happens("lose spice")[:1] == lost(1, "spice")
    assert (p.has(1), p.tile(1)) == ({"grain": 1}, ["danzig"])


def test_several_cubes_can_be_turned_first_in_ascending_order() -> None:  # H-4.6
    p = strike(before("CC").goods(0, grain=1).supply(0, "hamburg", "danzig", "spain"))

    p.play("place grain")
    assert p.legal() == ["lose grain", "place spice"]
    assert p.why_not("place livestock") == (
        "you have none to give or turn, or it is out of order: goods go in ascending order (H-4.6)"
    )
    p.play("place spice")
    assert p.has(0) == {"grain": 1, "spice": 1}  # one of three was lost: at least one of the two is grain
    assert p.legal() == ["lose grain", "lose spice"]
    assert p.tile(0) == ["hamburg"]


def test_each_cube_from_the_one_just_turned_on_can_be_turned_next() -> None:  # H-4.6
    p = strike(before("D").supply(0, "dutch_republic", "england", "france"))

    assert p.legal() == ["done", "place calfskin", "place fabric", "place wine"]
    p.play("place fabric")
    assert p.legal() == ["lose fabric", "place wine"]
    twin = strike(before("D").supply(0, "dutch_republic", "england", "france")).play("place calfskin")
    assert twin.legal() == ["lose calfskin", "place fabric", "place wine"]


def test_the_first_good_can_be_turned_and_lost_like_any_other() -> None:  # H-4.6; its number is 0
    p = strike(before("C").goods(0, grain=1).supply(0, "hamburg"))

    p.play("place livestock")
    assert (p.has(0), p.tile(0)) == ({"livestock": 1, "grain": 1}, [])
    p.play("lose livestock")

    assert p.has(0) == {"grain": 1}


def test_a_cube_can_be_turned_into_a_kind_that_is_already_there() -> None:  # H-4.6
    p = strike(before("AA").goods(0, plums=2, citrus=1).supply(0, "spain"))

    p.play("place citrus")

    assert p.has(0) == {"plums": 2, "citrus": 2}
    assert p.legal() == ["lose plums", "lose citrus"]
    p.play("lose citrus")
    assert p.has(0) == {"plums": 2}  # the second was forced: goods are named in ascending order


def test_a_cube_of_a_place_with_both_goods_in_the_column_becomes_only_one_of_them() -> None:  # H-4.6
    p = strike(before("F").goods(0, coal=1).supply(0, "sweden"))

    assert p.legal() == ["lose coal", "place iron", "place copper"]
    p.play("place iron")
    assert p.legal() == ["lose iron", "lose coal"]


def test_once_a_good_is_given_no_more_cubes_are_turned() -> None:  # H-4.6: cubes are turned first
    p = strike(before("CC").goods(0, grain=2, spice=2).supply(0, "hamburg", "spain"))

    p.play("lose grain")

    assert p.legal() == ["lose grain", "lose spice"]
    assert p.tile(0) == ["hamburg", "spain"]


def test_who_has_nothing_there_may_turn_no_cube_and_loses_nothing() -> None:  # H-4.3, H-4.6
    p = strike(before("E").supply(0, "russia", "danzig"))

    assert p.legal() == ["done", "place saltpeter", "place fish_oil"]
    p.play("done")

    assert p.tile(0) == ["danzig", "russia"]
    assert (p.step, p.state.seat) == ("invest", 1)


def test_a_cube_turned_where_nothing_lies_is_lost() -> None:  # H-4.1, H-4.6
    p = strike(before("E").supply(0, "russia"))

    events = p.happens("place fish_oil")

    assert events[:2] == [Event("placed", 0, {"good": "fish_oil"}), *lost(0, "fish_oil")]
    assert p.has(0) == {}
    assert p.tile(0) == []


def test_each_player_turns_only_own_cubes() -> None:  # H-4.6
    p = strike(before("B").goods(0, ham=2).supply(1, "russia"))

    assert p.has(0) == {"ham": 1}
    assert (p.state.seat, p.legal()) == (1, ["done", "place ham"])
    p.play("done")
    assert (p.step, p.state.seat) == ("invest", 1)


# Other actions in this step


def test_the_reason_names_the_column_of_the_loss() -> None:  # H-4.1
    p = strike(before("E", active=1).goods(1, muskets=1, fish_oil=1).supply(1, "danzig"))
    ascending = "you have none to give or turn, or it is out of order: goods go in ascending order (H-4.6)"

    for text in ("lose livestock", "lose spice", "place livestock", "place spice"):
        assert p.why_not(text) == "the loss is in column E (H-4.1)"
    for text in ("lose saltpeter", "place muskets", "place fish_oil"):
        assert p.why_not(text) == ascending
    for text in ("done", "turn", "place best", "stay"):
        assert p.why_not(text) == "a loss in column E comes first (H-4.1)"
