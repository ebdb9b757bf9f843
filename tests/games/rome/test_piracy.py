"""Piracy: who may attack whom where, the booty, yielding and fighting (R-5.1 to R-5.8)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.position_data import CASH, SKIP, VOUCHERS
from voyage import Voyage

OPEN = "l23"  # a field of the sea with no port beside it
BACK = "sail l23"  # a circle of four fields leads back to it


def meeting(players: int = 2, pirates: bool = True) -> Voyage:
    """Seat 0 is about to move 4 fields, back to where it lies beside seat 1, who has 2 wine and 1 amber aboard."""
    p = Voyage(players, pirates=pirates).ship(0, OPEN).ship(1, OPEN).hand(0, "glass").hand(1, "ivory")
    p.cargo(1, wine=2, amber=1).cash(0, 20000).cash(1, 5000)
    return p.outcomes("dice 1 3").turn_of(0)


def attacks(p: Voyage) -> list[str]:
    return [text for text in p.legal() if text.startswith("attack")]


def named(*lots: str) -> Voyage:
    """Seat 0 has attacked and named lots; seat 1 answers."""
    return meeting().play(BACK, "attack 1", *[f"demand {lot}" for lot in lots])


# --- who, where, when


def test_a_move_that_ends_beside_a_ship_allows_an_attack() -> None:
    p = meeting().play(BACK)
    assert (p.state.seat, p.step, p.legal()) == (0, "attack", ["attack 1", "done"])
    assert p.happens("attack 1") == [Event("attacked", 0, {"whom": 1, "field": OPEN})]


def test_an_attack_is_voluntary() -> None:
    p = meeting().play(BACK).outcomes("dice 1 2").play("done")
    assert p.state.active == 1
    assert p.aboard(1) == [("wine", 2), ("amber", 1)]


def test_the_pirate_chooses_one_of_several_ships() -> None:
    p = meeting(players=4).ship(2, OPEN).cargo(2, grain=1).ship(3, OPEN).cargo(3).play(BACK)
    assert p.legal() == ["attack 1", "attack 2", "done"]
    assert p.reason_of("attack 3")[0] == "no-booty"
    assert p.reason_of("attack 0")[0] == "no-ship"
    assert p.reason_of("attack 5")[0] == "no-ship"
    assert p.reason_of("yield")[0] == "attack"


def test_one_attack_a_turn() -> None:
    p = meeting(players=3).ship(2, OPEN).cargo(2, grain=1).play(BACK, "attack 1", "demand 1 amber")
    p.outcomes("dice 1 2").play("done", "yield")
    assert p.state.active == 1


def test_a_player_who_misses_a_turn_can_be_attacked() -> None:
    assert attacks(meeting().skip(1).play(BACK)) == ["attack 1"]


def test_a_ship_on_another_field_cannot_be_attacked() -> None:
    p = meeting(players=3).ship(2, OPEN).cargo(2, grain=1).ship(1, "l24").play(BACK)
    assert p.legal() == ["attack 2", "done"]
    assert p.reason_of("attack 1")[0] == "other-field"


def test_an_own_move_by_fatum_allows_an_attack() -> None:
    for fatum, way in (("f12", BACK), ("f13", BACK)):
        p = meeting().outcomes("dice 2 2", f"fatum {fatum}", *["dice 1 3"] * (fatum == "f13")).turn_of(0)
        p.play(way)
        assert attacks(p) == ["attack 1"], fatum


def test_a_move_with_a_voucher_allows_an_attack() -> None:
    p = meeting().vouchers(0, 1).outcomes("dice 2 2").turn_of(0).play("voucher", BACK)
    assert attacks(p) == ["attack 1"]


def test_without_a_move_no_attack() -> None:
    p = meeting().outcomes("dice 2 2", "fatum f12").turn_of(0).outcomes("dice 1 2").play("stay")
    assert p.state.active == 1
    q = meeting().outcomes("dice 2 2", "fatum f18", "dice 1 2").turn_of(0)
    assert q.state.active == 1


@pytest.mark.parametrize(
    ("field", "open_sea"),
    [("syracusae", False), ("l22", False), ("k21", False), ("k22", True), ("l23", True)],
    ids=["in a port", "beside a port", "north of it", "diagonally", "two away"],
)
def test_not_in_a_port_and_not_beside_one(field: str, open_sea: bool) -> None:
    sea = Voyage().cards.sea
    assert sea.sheltered[sea.ids.index(field)] is not open_sea


def test_diagonally_beside_a_port_is_open_sea() -> None:
    sea = Voyage().cards.sea
    ports = {(sea.rows[port], sea.cols[port]) for port in range(sea.ports)}
    found = 0
    for field in range(sea.ports, sea.size):
        row, col = sea.rows[field], sea.cols[field]
        beside = any((row + r, col + c) in ports for r, c in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        diagonal = any((row + r, col + c) in ports for r in (1, -1) for c in (1, -1))
        assert sea.sheltered[field] is beside
        found += diagonal and not beside
    assert found > 10


def test_no_attack_is_offered_beside_a_port() -> None:
    sea = Voyage().cards.sea
    beside = next(f for f in range(sea.ports, sea.size) if sea.sheltered[f] and f in sea.moves(f, 4))
    field = sea.ids[beside]
    p = meeting().ship(0, field).ship(1, field).outcomes("dice 1 3").turn_of(0)
    p.outcomes("dice 1 2").play(f"sail {field}")
    assert p.state.active == 1


def test_without_pirates_nobody_attacks() -> None:  # option
    p = meeting(pirates=False).outcomes("dice 1 3", "dice 1 2").turn_of(0).play(BACK)
    assert p.state.active == 1


# --- booty


def test_nothing_to_take_or_no_room_no_attack() -> None:
    p = meeting().cargo(1).outcomes("dice 1 3", "dice 1 2").turn_of(0).play(BACK)
    assert p.state.active == 1
    q = meeting().cargo(0, grain=5).outcomes("dice 1 3", "dice 1 2").turn_of(0).play(BACK)
    assert q.state.active == 1


def test_the_pirate_names_lots_before_the_victim_decides() -> None:
    p = meeting().play(BACK, "attack 1")
    assert (p.state.seat, p.step, p.legal()) == (0, "demand", ["demand 2 wine", "demand 1 amber"])
    p.play("demand 1 amber")
    assert p.legal() == ["demand 2 wine", "done"]
    assert p.reason_of("demand 1 amber")[0] == "no-such-booty"
    assert p.reason_of("yield")[0] == "demand"
    lots = [{"good": "amber", "loads": 1}]
    assert p.happens("done") == [Event("demanded", 0, {"whom": 1, "lots": lots})]
    assert (p.state.seat, p.step, p.legal()) == (1, "answer", ["yield", "fight"])
    assert p.state.view(1)["decision"]["about"] == {"pirate": 0, "lots": lots}
    assert p.reason_of("done")[0] == "answer"


def test_what_was_not_named_stays_with_a_victim_that_yields() -> None:
    p = named("1 amber", "2 wine")
    assert p.step == "answer"  # nothing is left to name
    q = named("1 amber").play("done").outcomes("dice 1 2")
    told = q.happens("yield")
    assert told[0] == Event("yielded", 1, {"to": 0})
    assert told[1] == Event("captured", 0, {"from": 1, "good": "amber", "loads": 1, "lost": 0})
    assert (q.aboard(0), q.aboard(1)) == ([("amber", 1)], [("wine", 2)])
    assert q.lies(1) == OPEN


def test_only_the_last_lot_may_fit_partly_and_its_rest_is_lost() -> None:
    p = meeting().cargo(0, grain=3).cargo(1, wine=4, amber=1).play(BACK, "attack 1")
    p.play("demand 1 amber", "demand 4 wine").outcomes("dice 1 2")  # room for 1 of 4 wine: nothing more to name
    assert p.step == "answer"
    told = p.happens("yield")
    assert told[2] == Event("captured", 0, {"from": 1, "good": "wine", "loads": 1, "lost": 3})
    assert p.aboard(0) == [("grain", 3), ("wine", 1), ("amber", 1)]
    assert p.aboard(1) == []
    assert p.held(1) == ["ivory"]  # the card of the wine is the pirate's now


def test_a_lot_named_first_that_does_not_fit_leaves_no_room_for_others() -> None:
    p = meeting().cargo(0, grain=3).cargo(1, wine=4, amber=1).play(BACK, "attack 1", "demand 4 wine")
    assert p.step == "answer"
    p.outcomes("dice 1 2").play("yield")
    assert (p.aboard(0), p.aboard(1)) == ([("grain", 3), ("wine", 2)], [("amber", 1)])


def test_a_single_lot_is_named_by_itself() -> None:
    p = meeting().cargo(1, wine=2).play(BACK, "attack 1")
    assert (p.state.seat, p.step) == (1, "answer")


def test_two_equal_lots_are_named_one_after_the_other() -> None:
    p = meeting().cargo(1, wine=(2, 2)).play(BACK, "attack 1").outcomes("dice 1 2")
    assert p.legal() == ["demand 2 wine", "done"]  # the first was named by itself
    p.play("demand 2 wine", "yield")
    assert p.aboard(0) == [("wine", 2), ("wine", 2)]


# --- fighting


def test_the_higher_roll_wins_and_doubles_mean_nothing() -> None:
    p = named("1 amber", "2 wine").outcomes("dice 3 3", "dice 2 2", "dice 1 2")
    told = p.happens("fight")
    assert told[0] == Event("rolled", 0, {"dice": [3, 3]})
    assert told[1] == Event("rolled", 1, {"dice": [2, 2]})
    assert told[2] == Event("fought", 0, {"pirate": 0, "attack": 6, "victim": 1, "defence": 4})
    assert p.state.shown == -1


def test_ties_are_rolled_again() -> None:
    p = named("1 amber", "2 wine").outcomes("dice 3 4", "dice 2 5", "dice 1 1", "dice 1 2")
    told = p.happens("fight")
    assert [event.kind for event in told[:4]] == ["rolled"] * 4
    assert told[4] == Event("fought", 1, {"pirate": 0, "attack": 2, "victim": 1, "defence": 3})


def test_a_pirate_who_wins_takes_the_booty_and_the_victim_loses_ship_and_all() -> None:
    p = named("1 amber").play("done").outcomes("dice 6 6", "dice 1 2", "dice 1 2")
    p.play("fight")
    assert p.aboard(0) == [("amber", 1)]
    assert p.lies(1) is None
    assert p.aboard(1) == []
    assert sorted(p.held(1)) == ["ivory", "wine"]
    assert p.seen(1) == ["wine"]
    assert p.money() == [20000 - 100, 5000]


def test_a_victim_who_wins_gets_ten_thousand_and_keeps_the_cargo() -> None:
    p = named("1 amber").play("done").outcomes("dice 1 2", "dice 6 6")
    told = p.happens("fight")
    assert told[-1] == Event("compensated", 0, {"to": 1, "amount": 10000, "owed": 0})
    assert p.money() == [9900, 15000]
    assert p.aboard(1) == [("wine", 2), ("amber", 1)]
    assert p.loans() == []


@pytest.mark.parametrize(
    ("cash", "paid", "debt"), [(4100, 4000, 6000), (100, 0, 10000), (-500, 0, 10000), (10100, 10000, 0)]
)
def test_what_the_pirate_cannot_pay_becomes_a_debt_without_interest(cash: int, paid: int, debt: int) -> None:
    p = named("1 amber").play("done")
    p.state.holdings[0][CASH] = cash - 100  # the running cost is paid
    p.outcomes("dice 1 2", "dice 6 6").play("fight")
    assert p.money() == [cash - 100 - paid, 5000 + paid]
    assert p.loans() == ([(0, 1, 0, debt)] if debt else [])


def test_unpaid_compensation_is_paid_like_arrears_at_the_start_of_the_pirates_turns() -> None:
    p = named("1 amber").play("done")
    p.state.holdings[0][CASH] = 4000
    p.outcomes("dice 1 2", "dice 6 6").play("fight")
    assert p.loans() == [(0, 1, 0, 6000)]
    p.cash(0, 2500).cash(1, 0).outcomes("dice 1 2").turn_of(0)
    assert (p.loans(), p.money()[1]) == ([(0, 1, 0, 3500)], 2500)
    p.cash(0, -100).outcomes("dice 1 2").turn_of(0)
    assert p.loans() == [(0, 1, 0, 3500)]  # nothing is added, turn after turn
    p.cash(0, 3500).outcomes("dice 1 2").turn_of(0)
    assert (p.loans(), p.money()[1]) == ([], 6000)


def test_the_winner_may_move_the_own_roll_at_once() -> None:
    p = named("1 amber").play("done").outcomes("dice 1 2", "dice 1 3").play("fight")
    assert (p.state.seat, p.step) == (1, "escape")
    assert p.state.view(1)["decision"]["about"] == {"pips": 4}
    sea = p.cards.sea
    field = sea.ids.index(OPEN)
    assert p.legal() == [f"sail {sea.ids[to]}" for to in sea.moves(field, 4)] + ["stay"]
    assert p.reason_of("sail gades")[0] == "escape"
    p.outcomes("dice 1 2").play("sail m26")
    assert p.lies(1) == "m26"
    assert p.money()[1] == 15000 - 100  # only for the own turn that has begun, none for the move
    assert p.state.active == 1


def test_the_winner_may_stay() -> None:
    p = named("1 amber").play("done").outcomes("dice 1 2", "dice 1 3", "dice 1 2").play("fight", "stay")
    assert p.lies(1) == OPEN


def test_the_winner_may_sell_on_arrival() -> None:
    sea = Voyage().cards.sea
    port = sea.ids.index("syracusae")
    near = next(f for f in range(sea.ports, sea.size) if sea.distance[port][f] == 3 and not sea.sheltered[f])
    p = meeting().cargo(1, timber=2).ship(0, sea.ids[near]).ship(1, sea.ids[near]).outcomes("dice 1 3").turn_of(0)
    p.play(f"sail {sea.ids[near]}", "attack 1").outcomes("dice 1 2", "dice 2 4").play("fight", "sail syracusae")
    assert (p.state.seat, p.step, p.legal()) == (1, "arrive", ["sell 2 timber", "done"])
    p.play("sell 2 timber")
    assert p.money()[1] == 15000 + 2200


def test_the_winners_move_onto_a_star_gives_a_voucher_but_no_attack() -> None:
    p = meeting(players=3).ship(2, "n23").cargo(2, grain=1)
    p.play(BACK, "attack 1", "demand 1 amber", "done").outcomes("dice 1 1", "dice 1 3").play("fight")
    star = "n23"
    assert f"sail {star}" in p.legal()
    p.outcomes("dice 1 2").play(f"sail {star}")
    assert p.has(1, VOUCHERS) == 1
    assert (p.state.active, p.step) == (1, "move")


# --- truce


def test_no_second_attack_between_the_two_until_the_attackers_next_turn() -> None:
    p = named("1 amber").play("done").outcomes("dice 1 3").play("yield")
    assert p.state.active == 1
    q = p.outcomes("dice 1 2").play(BACK)  # the victim's move ends beside the pirate: no attack
    assert q.state.active == 0
    q.outcomes("dice 1 3").turn_of(0).play(BACK)  # the attacker's next turn: again allowed
    assert attacks(q) == ["attack 1"]


def test_the_attacker_may_not_attack_again_by_another_way_in_the_same_turn_of_the_round() -> None:
    p = meeting(players=3).ship(2, OPEN).cargo(2, grain=1).play(BACK, "attack 1", "demand 1 amber", "done")
    p.outcomes("dice 1 3").play("yield")
    assert p.state.active == 1
    p.play(BACK)  # seat 1 beside both: only the third ship
    assert attacks(p) == ["attack 2"]
    assert p.reason_of("attack 0")[0] == "truce"


def test_attacking_a_third_ship_is_allowed() -> None:
    p = meeting(players=3).ship(2, OPEN).cargo(2, grain=1).play(BACK, "attack 2").outcomes("dice 1 3").play("yield")
    assert p.aboard(0) == [("grain", 1)]
    p.play(BACK)
    assert attacks(p) == ["attack 0"]


def test_a_new_ship_knows_no_truce() -> None:
    p = named("1 amber").play("done").cash(1, 20000).outcomes("dice 6 6", "dice 1 2").play("fight")
    assert p.state.truce == []
    assert (p.state.seat, p.step) == (1, "ship")


# --- after


def test_booty_is_the_pirates_own_lot() -> None:
    p = named("1 amber", "2 wine").outcomes("dice 1 2").play("yield")
    p.ship(0, "alexandria").outcomes("dice 1 2").turn_of(0)
    assert p.legal()[:2] == ["sell 2 wine", "sell 1 amber"]
    before = p.money()[0]
    p.play("sell 1 amber")
    assert p.money()[0] == before + 4000
    assert p.state.returned[p.cards.good_ids.index("amber")] == 1


def test_robbed_of_the_last_card_ends_the_game_with_the_round() -> None:
    p = named("1 amber", "2 wine").hand(1).outcomes("dice 1 2")
    told = p.happens("yield")
    assert Event("final", 1, {"cause": "cards"}) in told
    assert p.state.view(0)["turn"]["final"] is True
    assert p.state.active == 1  # the round is finished
    p.outcomes().play("sail l26")
    assert p.state.over
    assert p.state.end == "cards"


def test_a_fight_behind_a_veil_waits_for_the_dice() -> None:
    p = named("1 amber").play("done").veil().play("fight")
    assert p.legal() == []
    assert p.state.view(0)["decision"]["waits"] == "dice"
    assert p.state.game.load(p.state.dump()).dump() == p.state.dump()


def test_a_victim_that_was_to_miss_a_turn_still_does_after_an_attack() -> None:
    p = meeting().skip(1).play(BACK, "attack 1", "demand 1 amber", "done").outcomes("dice 1 2").play("yield")
    assert p.has(1, SKIP) == 0
    assert p.state.active == 0  # seat 1 has missed its turn
