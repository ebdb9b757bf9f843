"""The search for rome: what it compares, how long it thinks, and what it never does."""

from __future__ import annotations

from random import Random

import pytest

from merkator.bots.bot import decide
from merkator.bots.registry import bot, levels
from merkator.core.chance import Seeded
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.lines import lines
from merkator.games.rome.bots.sail import moves
from merkator.games.rome.bots.search import Choice, SearchBot, gain
from merkator.games.rome.bots.stars import chances
from merkator.games.rome.bots.value import Judge
from merkator.games.rome.bots.weights import swift
from merkator.games.rome.rules.actions import SAIL, VOUCHER
from merkator.games.rome.rules.cards import DECKS
from merkator.games.rome.rules.hand import redeal
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome

GAME = rome()
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"short": True}),
    (3, {"pirates": False}),
    (4, {"short": True, "pirates": False}),
    (5, {"short": True}),
    (6, {}),
]


def positions(players: int, seed: int, count: int = 12, **options: object) -> list[State]:
    """Return some positions of a game in which people mostly trade well, and sometimes do anything."""
    lots = Random(seed)
    greedy = GreedyBot(GAME.cards)
    state = GAME.start(players, seed=seed, options=options)
    found: list[State] = []
    while not state.over and len(found) < count:
        if lots.random() < 0.15:
            found.append(state.copy())
        state.play(lots.choice(state.legal()) if lots.random() < 0.2 else greedy.choose(state))
    return found


def searching(nodes: int | str, seed: int = 1, name: str = "search") -> SearchBot:
    made = bot(f"{name}@{nodes}", GAME, seed)
    assert isinstance(made, SearchBot)
    assert made.name == name
    return made


def exchanged(s: State, seed: int) -> State:
    """Return what is the same position to the seat that decides, with other hidden cards and other dice to come."""
    other = s.copy()
    other.chance = Seeded(seed, len(DECKS))
    redeal(other, s.seat)
    return other


# What is compared


def test_the_better_levels_are_the_search_and_the_one_that_learned() -> None:
    assert levels(GAME)["hard"] == "search"
    assert levels(GAME)["expert"] == "learned"


def test_lines_can_be_played_and_begin_with_what_the_greedy_bot_does() -> None:
    greedy = GreedyBot(GAME.cards)
    for players in (2, 5):
        for s in positions(players, seed=5):
            before = s.dump()
            found = lines(greedy, s, 6)
            assert found[0][1][0] == greedy.choose(s)
            assert len(found) <= 6
            assert len({tuple(actions) for _, actions in found}) == len(found)
            for _, actions in found:
                copy = s.copy()
                for action in actions:
                    assert copy.seat == s.seat
                    copy.play(action)
            assert s.dump() == before


def test_other_cargoes_are_compared() -> None:
    p = Voyage().ship(0, "alexandria").hand(0, "papyrus", "grain", "linen", "spices").cash(0, 9000).turn_of(0)
    found = lines(GreedyBot(GAME.cards), p.state, 6)
    assert len(found) > 2
    assert len({tuple(sorted(actions)) for _, actions in found}) == len(found)


def test_a_voucher_may_be_kept_or_spent() -> None:
    p = Voyage().ship(0, "c20").vouchers(0, 1).outcomes("dice 3 3").turn_of(0)
    assert {actions[0] for _, actions in lines(GreedyBot(GAME.cards), p.state, 6)} == set(p.state.legal())
    assert VOUCHER in p.state.legal()


def test_futures_look_for_stars_whatever_vouchers_are_lent_in_them() -> None:
    search = searching(100)
    own = GreedyBot(GAME.cards, swift())
    near = Voyage().ship(0, "c20").cargo(0, wine=5).cash(0, 12_000).outcomes("dice 1 2").turn_of(0)
    lent = Voyage().ship(0, "c20").cargo(0, wine=5).cash(0, 12_000).vouchers(0, 100).outcomes("dice 1 2").turn_of(0)
    star = Judge(near.state, 0, own.chart, own.weights).next_voucher()
    assert Judge(lent.state, 0, search.swift.chart, search.swift.weights).next_voucher() == star > 1_000
    assert Judge(lent.state, 0, own.chart, own.weights).next_voucher() < 1  # nobody wants one more
    assert search.swift.choose(lent.state) == own.choose(near.state)


def test_a_quick_planner_prefers_fields_from_which_a_star_is_likely() -> None:
    likely = chances(GAME.cards)
    sea = GAME.cards.sea
    assert min(likely) == 0.0 < max(likely) <= 30 / 36
    field = max(range(sea.size), key=lambda each: likely[each])
    assert any(sea.star[to] for total in range(3, 12) for to in sea.moves(field, total))
    p = Voyage().ship(0, "n26").cargo(0, wine=5).cash(0, 12_000).outcomes("dice 1 2").turn_of(0)
    weights = swift()
    starry = {action: value for value, action, _ in moves(Judge(p.state, 0, Distances(GAME.cards), weights), False)}
    weights.glance = 0.0
    without = {action: value for value, action, _ in moves(Judge(p.state, 0, Distances(GAME.cards), weights), False)}
    gained = {action: starry[action] - without[action] for action in starry}
    assert all(gain >= 0 for gain in gained.values())
    assert max(gained, key=lambda action: gained[action]) == max(gained, key=lambda action: likely[action - SAIL])


# What is believed


def seen(prior: float, led: list[float]) -> Choice:
    choice = Choice([1], prior)
    choice.led = led
    return choice


def test_plans_count_until_futures_agree_and_for_half_even_then() -> None:
    own = seen(0.0, [0.0] * 48)
    assert gain(own, own) == 0.0
    assert gain(seen(-400.0, []), own) == -400.0
    assert gain(seen(-400.0, [1_000.0] * 3), own) == -400.0  # too few
    assert gain(seen(-400.0, [1_000.0] * 48), own) == pytest.approx(300.0, abs=5)
    assert -400.0 < gain(seen(-400.0, [9_000.0, -7_000.0] * 4), own) < 0.0  # dice said that, not the choice
    assert gain(seen(-400.0, [-1_000.0] * 48), own) == pytest.approx(-700.0, abs=5)


# Honesty


def check_alike(name: str, players: int, options: dict[str, object], turns: int) -> None:
    """Exchange hidden cards and dice at every decision: neither they nor what is imagined may change any."""
    game = GAME.start(players, seed=10, options=options)
    seats = [(bot(name, GAME, seed=seat), bot(name, GAME, seed=seat)) for seat in range(players)]
    while not game.over and game.turns <= turns:
        one, other = seats[game.seat]
        action = decide(one, game, seed=game.number)
        assert decide(other, exchanged(game, game.number), seed=9000 + game.number) == action
        game.play(action)


def test_hands_and_piles_are_really_exchanged() -> None:
    s = positions(4, seed=10)[-1]
    other = exchanged(s, 1)
    hidden = [seat for seat in range(4) if seat != s.seat]
    assert [other.hands[seat] for seat in hidden] != [s.hands[seat] for seat in hidden]
    assert other.hands[s.seat] == s.hands[s.seat]
    assert other.view(s.seat) == s.view(s.seat)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_the_greedy_bot_decides_alike_whatever_is_hidden(players: int, options: dict[str, object]) -> None:
    check_alike("greedy", players, options, turns=20)


@pytest.mark.parametrize(("players", "options"), VARIANTS[:3])
def test_the_planner_decides_alike_whatever_is_hidden(players: int, options: dict[str, object]) -> None:
    check_alike("planner", players, options, turns=10)


@pytest.mark.parametrize("name", ["search", "learned"])
def test_a_search_decides_alike_whatever_is_hidden(name: str) -> None:
    check_alike(f"{name}@800", 2, {"short": True}, turns=1)


@pytest.mark.long
@pytest.mark.parametrize("name", ["search", "learned"])
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_search_decides_alike_for_many_turns(players: int, options: dict[str, object], name: str) -> None:
    check_alike(f"{name}@{400 * players}", players, options, turns=15)  # enough to compare several futures


@pytest.mark.parametrize("name", ["search", "learned"])
def test_a_search_repeats_itself(name: str) -> None:
    for s in positions(3, seed=11, count=4):
        one, other = searching(120, seed=2, name=name), searching(120, seed=2, name=name)
        assert one.lines(s.copy(), 3) == other.lines(s.copy(), 3)


@pytest.mark.parametrize("nodes", [1, 120])
def test_values_of_lines_tell_nothing_of_what_is_hidden(nodes: int) -> None:
    for s in positions(3, seed=14, count=4):
        told = searching(nodes, name="learned").lines(s.copy(), 3)
        assert searching(nodes, name="learned").lines(exchanged(s, 5), 3) == told


def test_a_line_is_kept_until_chance_has_its_say() -> None:
    p = Voyage().ship(0, "alexandria").hand(0, "papyrus", "grain").cargo(0, honey=3).cash(0, 9000).turn_of(0)
    made = searching(200)
    first = decide(made, p.state, seed=1)
    assert GAME.notation(first) == "sell 3 honey"
    p.state.play(first)
    spent = made.budget.spent
    assert decide(made, p.state, seed=2) in p.state.legal()
    assert made.budget.spent == spent > 0


def test_lines_come_best_first_and_begin_with_a_legal_action() -> None:
    for s in positions(2, seed=13, count=6):
        made = searching(150)
        found = made.lines(s, 3)
        assert [value for value, _ in found] == sorted([value for value, _ in found], reverse=True)
        assert all(actions[0] in s.legal() for _, actions in found)
        assert found[0][1][0] == made.choose(s)


# Never raises (test_every_variant.py)


def play_out(players: int, options: dict[str, object], nodes: int, seed: int) -> None:
    state = GAME.start(players, seed=seed, options=options)
    bots = [searching(nodes, seed=seed + seat) for seat in range(players)]
    while not state.over:
        state.play(decide(bots[state.seat], state, seed=state.number))
        assert state.turns < 600


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_search_plays_with_every_option(players: int, options: dict[str, object]) -> None:
    play_out(players, options, nodes=1, seed=20)
