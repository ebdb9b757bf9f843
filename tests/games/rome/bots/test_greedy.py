"""The greedy bot for rome: it finishes games, sees nothing hidden, leaves nothing to chance, and trades sensibly."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from merkator.bots.bot import decide
from merkator.bots.registry import bot, bots, description
from merkator.core.chance import Seeded
from merkator.games.rome.bots.distances import expected_turns
from merkator.games.rome.rules.cards import DECKS
from merkator.games.rome.rules.hand import redeal
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome

GAME = rome()
GREEDY = bot("greedy", GAME, seed=1)
SEA = "l23"  # a field of the sea with no port beside it


def played(names: list[str], seed: int, **options: object) -> State:
    """Let bots play a game."""
    seats = [bot(name, GAME, seed=seed * 64 + seat) for seat, name in enumerate(names)]
    state = GAME.start(len(names), seed=seed, options=options)
    while not state.over and state.turns < 600:
        state.play(decide(seats[state.seat], state, state.number))
    return state


def another_deal(state: State, seed: int) -> State:
    """Return the position as the deciding seat sees it: other cards in the other hands, other dice to come."""
    other = state.copy()
    other.chance = Seeded(seed, len(DECKS))
    redeal(other, state.seat)
    return other


def choice(p: Voyage) -> str:
    """Return what the bot would do in a position."""
    return GAME.notation(decide(GREEDY, p.state, seed=5))


# --- as every bot


def test_the_bot_is_found_by_the_game() -> None:
    assert bots(GAME)[:2] == ["random", "greedy"]
    assert GREEDY.name == "greedy"
    assert "plan" in description("greedy", GAME)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_finishes_games(players: int) -> None:
    state = played(["greedy"] * players, seed=players)
    assert state.over
    assert 20 <= state.turns <= 200


@pytest.mark.parametrize("options", [{"short": True}, {"pirates": False}, {"short": True, "pirates": False}])
def test_it_plays_with_every_option(options: dict[str, object]) -> None:
    assert played(["greedy"] * 3, 7, **options).over


def test_it_beats_random() -> None:
    won = 0
    for seed in range(10):
        names = ["random", "random"]
        names[seed % 2] = "greedy"
        won += played(names, seed).winners == [seed % 2]
    assert won >= 9


def test_the_same_game_is_played_again() -> None:
    assert played(["greedy"] * 3, 5).dump() == played(["greedy"] * 3, 5).dump()


# --- it is sound


@pytest.mark.parametrize("seed", range(3))
def test_it_decides_alike_whatever_is_hidden(seed: int) -> None:
    state = GAME.start(3 + seed, seed=seed)
    while not state.over:
        action = decide(GREEDY, state, seed=1)
        if state.number % 3 == 0:
            assert decide(GREEDY, state, seed=2) == action
            assert decide(bot("greedy", GAME, seed=9), another_deal(state, 1234), seed=3) == action
        state.play(action)


def test_it_leaves_the_position_it_is_handed_as_it_is() -> None:
    state = GAME.start(4, seed=8)
    while not state.over and state.turns < 30:
        handed = state.imagine(state.seat, 1)
        before = handed.dump()
        action = GREEDY.choose(handed)
        assert handed.dump() == before
        state.play(action)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("short", [False, True])
def test_it_has_an_answer_everywhere(players: int, short: bool) -> None:
    # Random moves lead into debts, without ships, out of money and beside pirates: decisions of every kind.
    lots = random.Random(players)
    steps: set[str] = set()
    for seed in range(4):
        state = GAME.start(players, seed=seed, options={"short": short})
        while not state.over and state.number < 350:
            action = decide(GREEDY, state, seed=state.number)
            assert decide(GREEDY, another_deal(state, seed), seed=0) == action
            steps.add(state.view(None)["decision"]["step"])
            state.play(lots.choice(state.legal()) if lots.random() < 0.7 else action)
    assert {"begin", "trade", "move", "arrive", "ship"} <= steps


# --- it knows the way


def test_expected_turns_grow_with_the_way() -> None:
    turns = expected_turns(60)
    assert turns[0] == 0
    assert turns[1] == turns[3] == pytest.approx(6 / 5)  # every roll but doubles reaches a port 3 fields away
    assert all(a <= b for a, b in pairwise(turns))
    assert 60 / 7 < turns[60] < 60 / 5


def test_it_begins_where_its_goods_are_sold() -> None:
    state = GAME.start(2, seed=3, options={"start": 0})
    p = Voyage()
    p.state = state
    p.hand(0, "glass", "papyrus")
    assert choice(p) == "begin alexandria"


def test_it_sails_towards_the_port_that_pays() -> None:
    p = Voyage().ship(0, "puteoli").hand(0, "amber").cargo(0, wine=5).outcomes("dice 3 4").turn_of(0)
    before = GAME.cards.sea.distance[GAME.cards.port_ids.index("aquileia")]
    field = GAME.cards.sea.ids.index(choice(p).removeprefix("sail "))
    goals = [GAME.cards.port_ids.index(port) for port in ("aquileia", "alexandria", "cyrene", "caralis")]
    distance = GAME.cards.sea.distance
    puteoli = GAME.cards.port_ids.index("puteoli")
    assert before[puteoli] == 23
    assert any(distance[goal][field] == max(distance[goal][puteoli] - 7, 0) for goal in goals)


def test_it_puts_in_where_it_can_sell() -> None:
    p = Voyage().ship(0, "h17").hand(0, "amber").cargo(0, wool=5).outcomes("dice 3 6").turn_of(0)
    assert choice(p) == "sail ostia"


def test_it_takes_a_star_on_its_way() -> None:  # Stella Sicula lies between Puteoli and Alexandria
    p = Voyage().ship(0, "n18").hand(0, "amber", "grain", "wine", "oil").cargo(0, honey=5).cash(0, 20_000)
    assert choice(p.outcomes("dice 1 4").turn_of(0)) == "sail n23"


# --- it trades


def test_it_fills_the_hold_with_what_pays() -> None:
    p = Voyage().ship(0, "puteoli").hand(0, "iron_ware", "amber").cash(0, 20_000)
    assert choice(p) == "buy 5 iron_ware"


def test_it_buys_no_more_than_it_can_pay() -> None:
    p = Voyage().ship(0, "puteoli").hand(0, "iron_ware", "amber").cash(0, 2_500)
    assert choice(p) in {"buy 1 iron_ware", "buy 2 iron_ware"}


def test_it_sells_where_the_price_is_best() -> None:
    p = Voyage().ship(0, "aquileia").hand(0, "amber").cargo(0, wine=5)
    assert choice(p) == "sell 5 wine"


def test_it_waits_for_a_better_price_near_by() -> None:  # salonae takes amber at 2,700, ostia and athenae at 3,400
    p = Voyage(4).ship(0, "salonae").hand(0, "glass", "papyrus", "spices").cargo(0, amber=5).cash(0, 20_000)
    assert choice(p) != "sell 5 amber"


def test_it_sells_at_any_price_in_its_last_turn() -> None:
    p = Voyage().ship(0, "salonae").hand(0, "grain").cargo(0, amber=5)
    p.state.cause = 1
    assert choice(p) == "sell 5 amber"


def test_it_saves_penalties_in_its_last_turn() -> None:  # a load of each card, no more
    p = Voyage().ship(0, "alexandria").hand(0, "papyrus", "glass", "linen", "wool").cash(0, 20_000).cargo(0)
    p.state.cause = 1
    assert choice(p) in {"buy 1 papyrus", "buy 1 glass", "buy 1 linen"}


def test_it_ends_a_game_that_it_leads() -> None:
    p = Voyage().ship(0, "ostia").hand(0).cargo(0, grain=1).cash(0, 60_000)
    assert choice(p) == "sell 1 grain"


def test_it_does_not_stand_still_without_money() -> None:
    p = Voyage().ship(0, "carthago").hand(0, "grain", "purple").cash(0, 500).cargo(0)
    assert choice(p) == "buy 1 grain"


# --- fate


def test_it_spends_a_voucher_at_sea() -> None:
    p = Voyage().ship(0, SEA).hand(0, "amber", "wine", "oil").cargo(0, silver=5).vouchers(0, 1)
    p.outcomes("dice 4 4").turn_of(0)
    assert (p.step, choice(p)) == ("voucher", "voucher")


def test_it_throws_the_cheapest_load_overboard() -> None:
    p = Voyage().ship(0, SEA).hand(0, "amber").cargo(0, silver=3, grain=2)
    p.outcomes("dice 3 3", "fatum f05").turn_of(0)
    assert (p.step, choice(p)) == ("drop", "drop 1 of 2 grain")


def test_it_pays_a_ransom_for_dear_cargo_only() -> None:
    p = Voyage().ship(0, SEA).hand(0, "amber").cargo(0, silver=5)
    assert choice(p.outcomes("dice 3 3", "fatum f08").turn_of(0)) == "pay"
    p = Voyage(4).ship(0, SEA).hand(0, "amber", "wine", "glass").cargo(0, timber=1)
    assert choice(p.outcomes("dice 3 3", "fatum f08").turn_of(0)) == "give up"


def test_it_hands_back_a_card_that_promises_little() -> None:
    p = Voyage(4).ship(0, SEA).hand(0, "timber", "glass", "amber", "spices").cargo(0, silver=5)
    p.outcomes("dice 3 3", "fatum f32").turn_of(0)
    assert choice(p) == "return timber"


def test_the_pilot_takes_it_where_its_cargo_is_sold() -> None:
    p = Voyage().ship(0, "puteoli").hand(0, "amber").cargo(0, papyrus=5).cash(0, 20_000)
    p.ship(0, "h18").outcomes("dice 3 3", "fatum f14").turn_of(0)
    assert (p.step, choice(p)) == ("pilot", "sail puteoli")


def test_it_drives_others_away_from_their_market() -> None:
    p = Voyage().ship(0, "h18").hand(0, "amber").cargo(0, wool=5)
    p.outcomes("dice 3 3", "fatum f10").turn_of(0)
    assert (p.state.seat, p.step) == (1, "drift")
    driven = GAME.cards.sea.ids.index(choice(p).removeprefix("sail "))
    distance = GAME.cards.sea.distance[GAME.cards.port_ids.index("ostia")]
    fields = [GAME.cards.sea.ids.index(text.removeprefix("sail ")) for text in p.legal()]
    assert distance[driven] > min(distance[field] for field in fields)


# --- pirates


def meeting(cash: int = 20_000, **lots: int) -> Voyage:
    """Seat 0 lies beside seat 1 after a move, with an empty hold."""
    p = Voyage(3).ship(0, SEA).ship(1, SEA).hand(0, "glass", "wine", "oil", "honey").hand(1, "ivory", "wool")
    p.cargo(0).cargo(1, **lots).cash(0, cash).cash(1, cash)
    return p.outcomes("dice 1 3").turn_of(0).play(f"sail {SEA}")


def test_it_attacks_for_dear_cargo() -> None:
    p = meeting(silver=3, amber=2)
    assert choice(p) == "attack 1"
    assert choice(p.play("attack 1")).startswith("demand ")


def test_it_leaves_cheap_cargo_alone_when_it_is_ahead() -> None:
    assert choice(meeting(cash=20_000, grain=1).cash(0, 50_000)) == "done"


def test_it_yields_a_trifle_and_fights_for_a_treasure() -> None:
    p = meeting(grain=1, silver=4).play("attack 1", "demand 1 grain", "done")
    assert (p.state.seat, p.step, choice(p)) == (1, "answer", "yield")
    p = meeting(silver=5).play("attack 1")  # the only lot is named by itself
    assert (p.state.seat, p.step, choice(p)) == (1, "answer", "fight")


# --- ships and credit


def test_it_always_buys_a_new_ship() -> None:
    p = Voyage().ship(0, None).hand(0, "wine", "glass").cash(0, 15_000).turn_of(0)
    assert p.step == "ship"
    assert choice(p).startswith("build ")


def test_it_uses_an_offer_for_a_ship() -> None:
    p = Voyage().ship(0, None).hand(0, "wine", "timber").kept(0, "f29").cash(0, 15_000).turn_of(0)
    assert choice(p).endswith(" with discount")


def test_it_asks_for_credit_when_it_must() -> None:
    p = Voyage(3).ship(0, None).hand(0, "wine", "timber").cash(0, 4_000).cash(1, 30_000).turn_of(0)
    assert choice(p) == "ask sinope"


def in_need(debt: int, *hand: str) -> Voyage:
    """Seat 0 has lost the ship and owes seat 1 money."""
    p = Voyage(3).ship(0, None).hand(0, *hand).cash(0, 1_000).cash(1, 30_000)
    return (p.loan(0, 1, debt) if debt else p).turn_of(0)


def test_it_leaves_rather_than_sink_into_debts() -> None:  # nobody who is out pays interest
    many = (
        "wine",
        "timber",
        "grain",
        "oil",
        "wool",
        "linen",
        "glass",
        "honey",
        "fruit",
        "copper",
        "marble",
        "silver",
    )
    assert choice(in_need(9_000, *many)) == "done"
    assert choice(in_need(20_000, "wine")) == "done"
    assert choice(in_need(0, "wine", "timber")) == "ask sinope"


def test_it_borrows_for_a_ship_that_counts_more_at_the_end() -> None:  # 7,000 for 20,000, and little time left
    assert choice(in_need(6_000, "wine", "timber")) == "ask sinope"
    assert choice(in_need(9_000, "wine")) == "ask sinope"


def test_it_lends_to_one_who_is_behind() -> None:
    p = Voyage(3).ship(0, None).cash(0, 4_000).cash(1, 30_000).turn_of(0).play("ask sinope", "done")
    assert (p.state.seat, p.step) == (1, "lend")
    assert choice(p).startswith("lay ")


def test_it_lends_nothing_to_one_who_would_be_ahead() -> None:
    p = Voyage(3).ship(0, None).cash(0, 6_900).cash(1, 1_000).ship(1, "ostia").cash(2, 100).turn_of(0)
    assert choice(p.play("ask sinope", "done")) == "done"


def test_it_repays_what_it_does_not_need() -> None:
    p = Voyage(3).ship(0, SEA).hand(0, "wine").cargo(0, silver=5).cash(0, 3_000).loan(0, 1, 2_000)
    p.outcomes("dice 1 3").turn_of(0)
    while p.step != "repay":
        p.play(p.legal()[-1])
    assert choice(p) == "repay 1"
    assert choice(p.play("repay 1")) == "lay all"


def test_it_keeps_money_to_trade_with() -> None:
    p = Voyage(3).ship(0, "ostia").hand(0, "wine", "oil", "amber").cargo(0).cash(0, 2_000).loan(0, 1, 5_000)
    p.outcomes("dice 1 3").turn_of(0)
    while p.step != "repay":
        p.play(p.legal()[-1])
    assert choice(p) == "done"


def test_a_debtor_sells_when_interest_cannot_take_the_money() -> None:  # interest comes before trade
    p = Voyage(3).ship(0, "h17").hand(0, "tableware", "wool", "amber").cargo(0, oil=5).cash(0, 0).loan(0, 1, 60_000)
    p.outcomes("dice 3 6").turn_of(0)
    p.play("sail ostia")
    assert (p.step, choice(p)) == ("arrive", "done")
    free = Voyage(3).ship(0, "h17").hand(0, "tableware", "wool", "amber").cargo(0, oil=5).cash(0, 0)
    free.outcomes("dice 3 6").turn_of(0)
    assert choice(free.play("sail ostia")) == "sell 5 oil"
