"""Hints for rome: what differs is named, cards and ways too; another choice is one that comes to something else."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean, stdev

import pytest

import merkator
from merkator.bots.explain import Adviser, explain
from merkator.bots.explain_course import Course, follow
from merkator.bots.explain_value import play_out
from merkator.core.contract import State
from merkator.core.record import Record
from merkator.games.rome.bots.guide import RomeGuide
from merkator.text import Text
from voyage import Voyage

RECORDS = Path(__file__).parents[3] / "records"
ROME = merkator.game("rome")


def before(record: str, step: int) -> State:
    """The position of a record before an action, counted from 1."""
    return Record.read(RECORDS / f"{record}.record").replay(step - 1, record)


def reasons(record: str, step: int) -> dict[str, dict[str, object]]:
    """What the level normal says before an action of a record, by message."""
    state = before(record, step)
    advice = explain(state, state.seat, "normal")
    assert advice is not None
    return dict(advice.reasons)


def test_the_same_sales_in_another_order_are_no_other_choice() -> None:
    state = before("rome-two", 19)
    sales = [action for action in state.legal() if ROME.notation(action) != "done"]
    assert len(sales) > 2
    advice = explain(state, state.seat, "normal")
    assert advice is not None
    assert advice.action in sales
    assert advice.other == ROME.action("done"), "whatever is sold first, all is sold: the other choice is to keep it"


def test_every_move_has_another_to_compare_with() -> None:
    """Even where the bot's move is the nearest to every port worth calling at."""
    for step in (30, 140):
        state = before("rome-two", step)
        assert len(state.legal()) > 5
        advice = explain(state, state.seat, "normal")
        assert advice is not None
        assert advice.other in state.legal()
        assert advice.other != advice.action
        assert advice.reasons


def test_a_card_that_is_used_up_is_named_with_its_penalty() -> None:
    """To buy 4 loads and then 1 uses up two cards; the loads and the money are the same as with 5 at once."""
    told = reasons("rome-two", 11)
    penalty = ("money", {"amount": 1500})
    assert told["hint-brings"]["things"] == (
        "hint-card-used",
        {"count": 1, "good": ("good-bronze.plain", {}), "money": penalty},
    )
    assert "hint-costs" not in told


def test_cards_that_are_handed_back_are_compared_by_their_penalties() -> None:
    told = reasons("rome-two", 33)
    assert "hint-card-used" in repr(told["hint-brings"])
    assert "hint-card-used" in repr(told["hint-costs"])


def test_a_card_is_not_named_besides_the_goods_it_buys() -> None:
    told = reasons("rome-two", 3)
    assert "hint-aboard" in repr(told["hint-brings"])
    assert "hint-card-used" not in repr(told)


def test_an_empty_ship_at_sea_makes_for_where_goods_are_bought_next() -> None:
    told = reasons("rome-two", 164)
    assert told["hint-trip-next"]["here"] != told["hint-trip-next-other"]["here"]
    assert told["hint-trip-next"]["there"]


def test_of_the_same_trip_it_is_told_how_much_nearer_the_port_is() -> None:
    assert reasons("rome-two", 16)["hint-nearer"]["fields"] == 2
    assert "hint-nearer-other" in reasons("rome-two", 203)


@pytest.mark.parametrize("step", [11, 13, 16, 30, 33, 46, 58, 71, 121, 161, 170, 182, 190, 195, 197, 203])
def test_whoever_is_told_what_a_choice_is_worth_is_told_a_consequence(step: int) -> None:
    told = reasons("rome-two", step)
    assert set(told) - {"hint-plan", "hint-instead", "hint-instead-plan", "hint-better", "hint-even", "hint-later"}


def test_goods_that_are_bought_on_two_cards_are_counted_together() -> None:
    p = Voyage().ship(0, "athenae").cash(0, 20_000).hand(0, "honey", "honey")
    guide = RomeGuide(ROME)
    trip = guide.trips.trip(Course(p.state, 0))
    assert trip is not None
    assert trip.message[1]["goods"] == ("loads", {"count": 5, "good": ("good-honey.plain", {})})


def test_the_dice_of_the_next_player_are_no_chance_of_ours() -> None:
    p = Voyage().ship(0, "h13").ship(1, "k13").cargo(1, wine=3)
    p.goes_on("dice 1 2")
    p.play("sail k13")
    nobody, someone = [ROME.action(text) for text in ("done", "attack 1")]
    assert {nobody, someone} <= set(p.state.legal())
    assert not follow(p.state, 0, [nobody], ()).stopped
    p.play("attack 1")
    assert p.state.seat == 1
    fight, give = [ROME.action(text) for text in ("fight", "yield")]
    assert follow(p.state, 1, [fight], ()).stopped
    assert not follow(p.state, 1, [give], ()).stopped


@pytest.mark.parametrize(
    ("record", "step"), [("rome-five", 87), ("rome-five", 112), ("rome-five", 113), ("rome-out", 69)]
)
def test_a_fight_is_valued_by_many_dice(record: str, step: int) -> None:
    """What a hint says of a fight is near to what more futures would say, with other dice."""
    state = before(record, step)
    known = state.imagine(state.seat, 1)
    adviser = Adviser(ROME, "normal")
    advice = adviser.advise(known, state.seat)
    assert advice.gain is not None
    assert advice.other is not None
    guide, players = adviser.guide, adviser.players
    assert guide is not None
    assert players is not None
    worth = [
        [guide.worth(play_out(players, known, state.seat, action, seed)[0], state.seat) for seed in range(200)]
        for action in (advice.action, advice.other)
    ]
    differ = [one - other for one, other in zip(*worth, strict=True)]
    assert abs(advice.gain - fmean(differ)) < 4 * stdev(differ) / 64**0.5


def credit_differences(p: Voyage, one: list[str], other: list[str]) -> list[list[str]]:
    """What speaks for each of two lines of the seat that decides, as phrases."""
    lines = [[ROME.action(text) for text in line] for line in (one, other)]
    mine, theirs = [follow(p.state, p.state.seat, line, ()) for line in lines]
    guide = RomeGuide(ROME)
    told = (guide.differences(mine, theirs), guide.differences(theirs, mine))
    return [[f"{id} {values['money'][1]['amount']}" for id, values in found] for found in told]  # type: ignore[index]


def shipless() -> Voyage:
    p = Voyage(3).ship(0, None).hand(0, "wine", "glass").cash(0, 2000).cash(1, 8000).cash(2, 8000)
    return p.turn_of(0).play("ask sinope")


def test_a_larger_credit_is_more_to_trade_with_and_costs_interest() -> None:
    told = credit_differences(shipless(), ["lay 1000", "lay 500", "done"], ["done"])
    assert told == [["hint-credit 1500"], ["hint-spared 150"]]


def test_a_larger_offer_brings_interest_and_leaves_less_in_hand() -> None:
    p = shipless().play("done")
    assert (p.state.seat, p.step) == (1, "lend")
    assert credit_differences(p, ["done"], ["lay 1000", "done"]) == [["hint-kept 1000"], ["hint-interest 100"]]


def test_a_credit_is_not_compared_with_something_else() -> None:
    p = Voyage(3).ship(0, None).cash(0, 8000).cash(1, 8000).cash(2, 8000).turn_of(0)
    told = credit_differences(p, ["ask ostia", "done"], ["done"])
    assert not any(phrase.startswith(("hint-credit", "hint-spared")) for phrases in told for phrase in phrases)


def test_an_offer_is_explained_in_words() -> None:
    p = shipless().play("done")
    advice = explain(p.state, 1, "normal")
    assert advice is not None
    reasons = dict(advice.reasons)
    assert "hint-interest" in repr(reasons)
    assert "hint-kept" in repr(reasons)
    for language, words in (("en", "interest per turn for you"), ("de", "Zinsen für dich im Zug")):
        assert words in " ".join([Text(language, ROME).say(id, **values) for id, values in advice.reasons])
