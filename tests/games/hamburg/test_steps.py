"""The order of steps (H-2.1), refusals that change nothing, and what a veil hides in sections 2 to 4."""

import pytest

from merkator.core.errors import BadNotation, IllegalAction
from merkator.core.events import Event
from merkator.games.hamburg.rules.actions import CONTRACTS, COUNT
from merkator.games.hamburg.rules.cards import BONUS_DECK, LETTERS, UNKNOWN_BONUS, UNKNOWN_BUILDING
from merkator.games.hamburg.rules.position_data import EMPTY, LETTER_STEP
from position import Position


def investing(*contracts: str, money: int = 0) -> Position:
    return Position(2).contracts(0, *contracts).money(0, money).at("invest")


# The steps of a turn


def test_a_turn_is_invest_travel_fulfil_join_and_then_the_next_player_invests() -> None:  # H-2.1
    p = Position(3).contracts(0, "russia-4", "england-2").goods(0, vegetables=1, plums=1).at("invest")
    seen = [(p.state.active, p.state.seat, p.step)]

    for text in ("done", "go russia", "split 1", "done", "stay", "stay", "done"):
        p.play(text)
        seen.append((p.state.active, p.state.seat, p.step))

    assert seen == [
        (0, 0, "invest"),
        (0, 0, "travel"),
        (0, 0, "split"),
        (0, 0, "fulfil"),
        (0, 1, "join"),
        (0, 2, "join"),
        (1, 1, "invest"),
        (1, 1, "travel"),
    ]


def test_each_turn_is_announced_with_its_round() -> None:  # H-2.1
    p = Position(2).bare().contracts(0, "peace").contracts(1, "danzig-2", "spain-3").at("travel")

    p.play("go russia")
    assert p.happens("split 0")[-1] == Event("turn", 1, {"round": 1, "final": False})
    p.play("done", "go england")
    assert p.happens("split 0")[-1] == Event("turn", 0, {"round": 2, "final": False})
    assert (p.state.turns, p.state.active, p.state.fulfiller) == (3, 0, 0)


@pytest.mark.parametrize("asked", [1, 2])
def test_the_present_choices_are_found_again_from_the_data_alone(asked: int) -> None:
    p = Position(3).turn_of(1)
    if asked == 2:
        p.bare().time(2, 1).place("russia").at("join")
    assert p.state.seat == asked
    expected = (p.state.legal(), p.state.seat, p.state.over)

    p.state.choices, p.state.seat = [], 0
    p.state.refresh_choices()

    assert (p.state.legal(), p.state.seat, p.state.over) == expected
    p.state.agenda.clear()
    p.state.refresh_choices()
    assert (p.state.legal(), p.state.over) == ([], True)


# Refusals


def test_a_refusal_names_the_action_the_reason_the_seat_and_what_is_allowed() -> None:
    p = investing("england-2", "spain-3").offer(bonus=["italy-coal"], building=["bauhof"])

    with pytest.raises(IllegalAction) as caught:
        p.play("buy italy-coal")

    assert str(caught.value) == (
        "'buy italy-coal' is not possible: it costs 3 Taler, and you have 0 (H-2.5). "
        "Seat 0 can now play: sell england-2, sell spain-3, done"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("sell france-4", "you do not hold this contract"),
        ("sell peace", "you do not hold this contract"),
        ("sell danzig-2", "you do not hold this contract"),
        ("buy danzig-copper", "it costs 4 Taler, and you have 3 (H-2.5)"),
        ("buy newfoundland-muskets", "this card is not on offer (H-2.5)"),
        ("buy hamburg-saltpeter", "this card is not on offer (H-2.5)"),
        ("buy boerse", "it costs 6 Taler, and you have 3 (H-2.5)"),
        ("buy botschaft", "this card is not on offer (H-2.5)"),
        ("buy wall", "this card is not on offer (H-2.5)"),
        ("go hamburg", "this is the investing step (H-2.1)"),
        ("split 1", "this is the investing step (H-2.1)"),
        ("stay", "this is the investing step (H-2.1)"),
    ],
)
def test_a_refusal_while_investing_says_why(text: str, reason: str) -> None:  # H-2.1, H-2.4, H-2.5
    p = investing("england-2", "spain-3", money=3)
    p.offer(bonus=["italy-coal", "danzig-copper"], building=["bauhof", "boerse"])

    assert p.why_not(text) == reason


def test_a_refusal_speaks_of_the_player_whose_turn_it_is() -> None:  # H-2.3, H-2.5
    p = Position(2).turn_of(1).money(1, 1).contracts(1, "england-2", "spain-3", "france-4", "danzig-4",
                                                     "russia-5", "sweden-6", "danzig-7")  # fmt: skip
    p.offer(building=["bauhof"]).at("invest")

    assert p.why_not("done") == "you hold 7 contracts and must sell down to 5 first (H-2.3)"
    assert p.why_not("buy bauhof") == "it costs 5 Taler, and you have 1 (H-2.5)"


@pytest.mark.parametrize("number", [-1, COUNT, 10_000])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    p = investing("england-2", "spain-3")
    before = p.state.dump()

    with pytest.raises(BadNotation) as caught:
        p.state.play(number)

    assert str(caught.value).startswith(f"{number} is not an action of hamburg")
    assert p.state.dump() == before


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    p = Position(2).bare().at("place")
    assert p.state.over

    with pytest.raises(IllegalAction) as caught:
        p.play("done")

    assert str(caught.value) == "the game is over"
    assert p.state.legal() == []


def test_a_refused_action_leaves_the_outcomes_of_the_last_one() -> None:
    p = investing("england-2", "spain-3", money=4).offer(bonus=["italy-coal"]).outcomes("bonus denmark-ham")
    p.play("buy italy-coal")

    p.why_not("go russia")

    assert p.state.drawn == [BONUS_DECK, p.cards.bonus_ids.index("denmark-ham")]
    assert p.state.number == 1
    p.play("sell spain-3")
    assert p.state.drawn == []
    assert p.state.number == 2


def test_the_list_of_legal_actions_is_the_callers_own() -> None:
    p = investing("england-2", "spain-3")

    p.state.legal().clear()

    assert p.legal() == ["sell england-2", "sell spain-3", "done"]


def test_nothing_is_told_to_those_who_do_not_listen() -> None:
    p = investing("england-2", "spain-3", "france-4")

    assert p.happens("sell spain-3") == [Event("sold", 0, {"contract": "spain-3", "money": 3})]
    assert p.state.events is None
    with pytest.raises(IllegalAction):
        p.happens("sell spain-3")
    assert p.state.events is None
    p.play("sell france-4")
    assert p.state.events is None


# Behind a veil


def test_a_card_that_refills_an_offer_behind_a_veil_is_unknown_and_cannot_be_bought() -> None:  # H-2.5
    p = investing("england-2", "spain-3", money=99).offer(
        bonus=["italy-coal", "england-wine"], building=["bauhof", "wall"]
    )
    decks = p.state.view(None)["decks"]
    p.veil()

    assert p.happens("buy italy-coal")[1:] == [Event("offered", 0, {"bonus": "unknown"})]
    assert p.happens("buy bauhof")[1:] == [Event("offered", 0, {"building": "unknown"})]

    view = p.state.view(0)
    assert (p.state.bonus_offer[0], p.state.building_offer[0]) == (UNKNOWN_BONUS, UNKNOWN_BUILDING)
    assert view["offer"] == {"bonus": ["unknown", "england-wine"], "building": ["unknown", "wall"]}
    assert view["decks"] == {**decks, "bonus": decks["bonus"] - 1, "building": decks["building"] - 1}
    assert p.legal() == ["sell england-2", "sell spain-3", "buy england-wine", "buy wall", "done"]


def test_a_contract_drawn_behind_a_veil_cannot_be_sold() -> None:  # H-2.4
    p = investing("england-2", "spain-3")
    p.state.contracts[0] = [1, p.cards.contract_ids.index("spain-3"), CONTRACTS]
    p.state.refresh_choices()

    assert p.legal() == ["sell england-2", "sell spain-3", "done"]


def test_who_holds_only_unknown_contracts_is_not_held_up_by_a_forced_investment() -> None:  # H-2.3
    p = Position(2)
    p.state.contracts[0] = [CONTRACTS + slot for slot in range(6)]

    p.at("invest")

    assert p.step == "travel"


def test_a_letter_behind_a_veil_stops_the_game() -> None:  # H-4.1
    p = Position(2).bare().chart(0, 0, 1, 6, 6).goods(0, grain=2).at("travel")
    p.veil()

    events = p.happens("go bohemia")

    assert events[-1] == Event("time", 0, {"count": 1, "from": "chart"})
    assert (p.step, p.legal(), p.state.waiting, p.state.over) == ("letter", [], LETTERS, False)
    assert p.has(0) == {"grain": 2}
    with pytest.raises(IllegalAction) as caught:
        p.play("keep")
    assert str(caught.value) == "'keep' cannot be played: a hidden card decides what comes next"


def test_a_letter_turned_behind_a_veil_stops_the_game_too() -> None:  # H-4.2
    p = Position(3).turn_of(1).bare().chart(0, 1, 6, 6, 6).goods(1, plums=2).outcomes("letter a").at("travel")
    p.play("go bohemia").veil()

    assert p.happens("turn") == []

    assert (p.legal(), p.state.waiting, p.state.seat) == ([], LETTERS, 1)
    assert p.state.agenda[-6:] == [LETTER_STEP, 1, EMPTY, EMPTY, 0, 0]
    assert p.state.faces == [EMPTY] * 5
    assert p.state.view(0)["decision"]["about"] == {"letter": None}
    assert p.has(1) == {"plums": 2}


# Copies


def test_a_copy_is_equal_and_goes_on_by_itself() -> None:
    p = Position(3).turn_of(1).chart(0, 3, 6, 6, 6).place("spain").money(1, 9)
    p.play("sell " + p.held(1)[0])
    p.state.names = ["Anna", "Bert", "Cora"]
    before = p.state.dump()
    twin = p.state.copy()
    assert twin.view(1) == p.state.view(1)
    assert (twin.dump(), twin.legal(), twin.seat) == (before, p.state.legal(), p.state.seat)

    for _ in range(60):
        twin.play(twin.legal()[twin.number % len(twin.legal())])

    assert p.state.dump() == before
    assert twin.dump() != before


def test_a_position_says_in_short_what_it_is() -> None:
    p = Position(3).turn_of(1)
    assert repr(p.state) == "<hamburg, 3 players, action 0, seat 1 decides>"
    assert repr(Position(2).bare().at("place").state) == "<hamburg, 2 players, action 0, over>"
