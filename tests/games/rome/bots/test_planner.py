"""The planner for rome: stars on its way, vouchers against bad luck, and when it hunts."""

from __future__ import annotations

import pytest

from merkator.bots.bot import decide
from merkator.bots.registry import bot, bots, levels
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.sail import raids
from merkator.games.rome.bots.stars import STILL, TOTALS, stars
from merkator.games.rome.bots.trade import trade
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import farsighted
from merkator.games.rome.rules.actions import ATTACK, BUY, DONE, SAIL
from voyage import Voyage, pond, rome

GAME = rome()
IDS = GAME.cards.sea.ids
VARIANTS: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {"pirates": False}), (6, {"short": True})]


def judged(p: Voyage, seat: int = 0) -> Judge:
    return Judge(p.state, seat, Distances(GAME.cards), farsighted())


def planner() -> GreedyBot:
    made = bot("planner", GAME, seed=1)
    assert isinstance(made, GreedyBot)
    assert made.name == "planner"
    return made


def test_it_stands_between_the_greedy_bot_and_the_search() -> None:
    assert bots(GAME) == ["random", "greedy", "planner", "search", "learned"]
    assert levels(GAME)["normal"] == "planner"


# Stars


def test_the_turns_to_a_star_agree_with_each_other() -> None:
    """From every field: one turn, and then as many as from the best field that the roll leads to."""
    sea = GAME.cards.sea
    assert sum([chance for _, chance in TOTALS]) + STILL == pytest.approx(1)
    found = stars(GAME.cards)
    assert [IDS[star.field] for star in found] == [IDS[f] for f in range(sea.size) if sea.star[f]]
    for star in found:
        left = [0.0 if field == star.field else turns for field, turns in enumerate(star.turns)]
        for field in range(0, sea.size, 7):
            wanted = 1.0 + STILL * star.turns[field]
            for total, chance in TOTALS:
                wanted += chance * min([left[to] for to in sea.moves(field, total)])
            assert star.turns[field] == pytest.approx(wanted, abs=0.05)


def test_a_star_is_two_turns_away_at_best() -> None:
    """At an odd distance half of all rolls end there, if there is room to wind."""
    assert min([min(star.turns) for star in stars(GAME.cards)]) == pytest.approx(2.0, abs=0.01)


def test_a_field_that_no_ship_can_leave_is_far_from_all_stars() -> None:
    game = pond()
    field = game.cards.sea.ids.index("a1")
    assert all([star.turns[field] >= 1000 for star in stars(game.cards)])


def star_of(p: Voyage) -> int:
    """Return the star that the ship of seat 0 can sail to now."""
    found = [action - SAIL for action in p.state.legal() if action >= SAIL and p.cards.sea.star[action - SAIL]]
    assert len(found) == 1
    return found[0]


def test_it_calls_at_a_star_that_costs_little_unless_it_has_vouchers_enough() -> None:
    chosen = []
    for held in (0, 6):
        p = Voyage().ship(0, "n26").cargo(0, wine=5).cash(0, 12_000).vouchers(0, held).outcomes("dice 1 2").turn_of(0)
        chosen.append(decide(planner(), p.state, seed=1) - SAIL == star_of(p))
    assert chosen == [True, False]


def test_a_voucher_is_worth_less_the_more_there_are_and_the_nearer_the_end_is() -> None:
    j = judged(Voyage())
    values = [j.voucher(number) for number in range(1, 6)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 2 * values[2]
    late = judged(Voyage().hand(0, "wine").hand(1, "grain"))
    assert 0 < late.voucher(1) < j.voucher(1)


def test_peril_goes_by_the_cards_that_may_still_come() -> None:
    chart = Distances(GAME.cards)
    every = list(range(len(GAME.cards.effect)))
    assert chart.peril(every) == pytest.approx(1.0)
    assert chart.peril([card for card in every if not chart.deadly[card]]) == 0.0
    assert chart.peril([card for card in every if chart.deadly[card] < 1]) < 0.5  # both storms are gone
    assert chart.peril(every[:16]) > 1.5  # all of the deadly ones, among half as many


def test_vouchers_and_cash_matter_less_when_the_storms_are_gone() -> None:
    harmless = ["f17", "f18", "f19", "f20", "f23", "f24"]
    before, after = [
        judged(Voyage().ship(0, "n19").cargo(0, wine=5).cash(0, 500).fatum(pile, []))
        for pile in (["f01", "f02", *harmless], harmless)
    ]
    assert after.voucher(1) < before.voucher(1) / 2
    assert after.planner.exposure(0) < before.planner.exposure(0)
    assert after.planner.risk(after.lots, 20_000) < before.planner.risk(before.lots, 20_000)
    assert after.voucher(1) > 0  # a turn is lost all the same


def test_a_voucher_is_spent_on_doubles() -> None:
    p = Voyage().ship(0, "n19").cargo(0, wine=5).vouchers(0, 1).outcomes("dice 3 3").turn_of(0)
    assert GAME.notation(decide(planner(), p.state, seed=1)) == "voucher"


def test_vouchers_cover_the_risk_of_the_next_turns_and_less_of_later_ones() -> None:
    costs = []
    for held in (0, 1, 3):
        p = Voyage().ship(0, "n19").cargo(0, wine=5).cash(0, 500).vouchers(0, held)
        j = judged(p)
        costs.append(
            [j.planner.cost(time, 1.0, j.lots, j.cash) - j.planner.cost(time, 1.0, (), 50_000) for time in (0.0, 6.0)]
        )
    for soon, late in costs[1:]:
        assert soon < late
    assert costs[0][0] > 5 * costs[1][0] > 0
    assert costs[0][1] > costs[1][1] > costs[2][1] > 0


def test_a_voucher_is_worth_more_to_one_who_could_not_pay_for_a_new_ship() -> None:
    poor, rich = [judged(Voyage().ship(0, "n19").cargo(0, wine=5).cash(0, cash)) for cash in (500, 50_000)]
    assert poor.voucher(1) > rich.voucher(1) + 500
    assert poor.voucher(2) - rich.voucher(2) < (poor.voucher(1) - rich.voucher(1)) / 2


def test_a_way_from_a_port_bears_less_risk_than_one_from_the_sea() -> None:
    weights = farsighted()
    values = []
    for weights.haven in (0.0, 0.5):
        p = Voyage().ship(0, "syracusae").cargo(0, wine=5).cash(0, 500)
        j = Judge(p.state, 0, Distances(GAME.cards), weights)
        values.append(j.planner.from_port(j.field, j.cash, j.lots).value)
    assert values[0] < values[1]


# Hunting


def hunt(lead: int = 0, prey: str = "n22") -> Voyage:
    """Seat 0 lies in Syracusae without cargo, seat 1 near by at sea with a rich one."""
    p = Voyage().ship(0, "syracusae").cash(0, 12_000 + lead)
    return p.ship(1, prey).cargo(1, amber=5).cash(1, 12_000).turn_of(0)


def test_a_ship_in_reach_is_worth_more_with_more_room() -> None:
    values = raids(judged(hunt()))
    assert values[0] == 0
    assert values[5] > values[1] >= 0
    assert values[5] > 1000


def test_no_ship_is_hunted_in_port_next_to_one_without_cargo_or_without_pirates() -> None:
    assert not any(raids(judged(hunt(prey="carthago"))))
    assert not any(raids(judged(hunt().cargo(1).turn_of(0))))
    peace = Voyage(pirates=False).ship(0, "syracusae").ship(1, "n22").cargo(1, amber=5).turn_of(0)
    assert not any(raids(judged(peace)))


def test_who_leads_by_far_has_no_need_to_gamble() -> None:
    assert not any(raids(judged(hunt(lead=60_000))))


def test_who_hunts_leaves_room_in_the_hold() -> None:
    """The same trade: with a rich ship one roll away the hold stays empty, without it wine is bought."""
    calm = hunt(prey="tyrus")
    assert BUY <= trade(judged(calm)) < SAIL
    assert trade(judged(hunt())) == DONE


def test_it_attacks_when_it_is_behind_and_not_when_it_leads() -> None:
    chosen = []
    for cash in (12_000, 90_000):
        p = Voyage().ship(0, "n19").cash(0, cash).ship(1, "n22").cargo(1, amber=5).cash(1, 20_000)
        p.outcomes("dice 1 2").turn_of(0)
        assert GAME.action("sail n22") in p.state.legal()
        p.state.play(GAME.action("sail n22"))
        chosen.append(decide(planner(), p.state, seed=1))
    assert chosen == [ATTACK + 1, DONE]


# Always


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_plays_to_the_end_with_every_option(players: int, options: dict[str, object]) -> None:
    state = GAME.start(players, seed=4, options=options)
    made = planner()
    greedy = GreedyBot(GAME.cards)
    while not state.over:
        state.play(decide(made if state.seat == 0 else greedy, state, seed=state.number))
        assert state.turns < 600
