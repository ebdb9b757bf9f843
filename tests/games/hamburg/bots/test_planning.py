"""Bots for hamburg that plan whole turns: what they look at, how long they think, and what they never do."""

from __future__ import annotations

from random import Random

import pytest

from merkator.bots.bot import decide
from merkator.bots.interpolation import interpolate
from merkator.bots.registry import bot
from merkator.bots.scale import FeatureList, WeightedSum
from merkator.games.hamburg.bots.evaluation import KNOTS
from merkator.games.hamburg.bots.features import COUNT, Features
from merkator.games.hamburg.bots.lines import UNSURE, Line, Turns, Width
from merkator.games.hamburg.bots.planning import PlanningBot, foresee, planner, search
from merkator.games.hamburg.bots.search import Choices, Search
from merkator.games.hamburg.bots.trained import evaluation
from merkator.games.hamburg.cards import cardset
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.state import State
from position import Position, hamburg

GAME = hamburg()
WIDTH = Width(plans=4, margin=2.0, journeys=4, splits=2, fulfilments=4)
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"expert": True, "goods_at_once": True}),
    (2, {"coinless": True}),
    (2, {"joining": False, "expert": True}),
    (2, {"long": True, "forced_purchases": True}),
    (3, {"long": True, "offers": True, "expert": True}),
    (4, {"no_losses": True, "forced_purchases": True}),
    (4, {"forced_purchases": True, "offers": True, "goods_at_once": True}),
]


def positions(players: int, seed: int, **options: object) -> list[State]:
    """Return some positions of a random game."""
    lots = Random(seed)
    state = GAME.start(players, seed=seed, options=options)
    found: list[State] = []
    while not state.over and len(found) < 12:
        if lots.random() < 0.15:
            found.append(state.copy())
        state.play(lots.choice(state.legal()))
    return found


def planning(name: str, seed: int = 1) -> PlanningBot:
    made = bot(name, GAME, seed)
    assert isinstance(made, PlanningBot)
    return made


# Several futures


def line(actions: list[int], value: float, sure: int = UNSURE) -> Line:
    return Line(actions, sure, GAME.start(1, seed=1), value)


def test_a_choice_is_worth_the_mean_of_its_futures_and_what_one_lacks_is_worth_least_there() -> None:
    found = Choices()
    found.add([line([1, 2], 10.0), line([1, 3], 4.0), line([5], 6.0)])
    found.add([line([1, 2], 2.0), line([5], 8.0), line([7], 9.0)])
    ranked = [(choice.actions, choice.value) for choice in found.ranked()]
    assert ranked == [([5], 7.0), ([7], 6.5), ([1, 2], 6.0), ([1, 3], 3.0)]


def test_lines_that_begin_alike_until_chance_has_its_say_are_one_choice() -> None:
    found = Choices()
    found.add([line([1, 2, 8], 3.0, sure=2), line([1, 2, 9], 5.0, sure=2), line([4], 1.0)])
    assert [(choice.actions, choice.line) for choice in found.ranked()] == [([1, 2], [1, 2, 9]), ([4], [4])]


@pytest.mark.parametrize(("budget", "futures"), [("@2000", 1), ("@20000", 8), ("", 8), ("@0.01s", 1)])
def test_among_many_players_learned_looks_further_only_where_it_has_time_for_many_futures(
    budget: str, futures: int
) -> None:
    made = planning(f"learned{budget}")
    made.budget.pace = 20_000.0
    state = GAME.start(4, seed=1)
    search = Search(Turns(evaluation(GAME.cards, 4)), made.level.shape(4))
    if not made.budget_given:
        made.budget.nodes = made.level.positions(4)
    search.begin(state, made.budget)
    shape = search.shape(made.budget)
    assert (shape.futures, shape.depth) == (futures, 2 if futures > 1 else 1)


def test_how_much_is_looked_at_goes_by_the_number_of_players_unless_somebody_says_so() -> None:
    for name, players, nodes in (("learned", 2, 6000), ("learned", 3, 20_000), ("learned@700", 3, 700)):
        made = planning(name)
        made.budget.most = 0.01  # however many it might look at
        made.choices(GAME.start(players, seed=2))
        assert made.budget.nodes == nodes


# Whole turns


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_line_can_be_played_and_ends_with_the_turn(players: int) -> None:
    for s in positions(players, seed=5):
        turns = Turns(evaluation(GAME.cards, players))
        turns.judge.look(s)
        for line in turns.lines(s, WIDTH):
            copy = s.copy()
            for action in line.actions:
                while copy.seat != s.seat:
                    copy.play(turns.answer(copy))
                assert copy.turns == s.turns
                copy.play(action)
            while not copy.over and copy.turns == s.turns:
                copy.play(turns.answer(copy))
            assert copy.key() == line.state.key()


def test_the_sure_part_of_a_line_is_the_same_in_every_future() -> None:
    for s in positions(1, seed=6):
        turns = Turns(evaluation(GAME.cards, 1))
        for line in turns.lines(s, WIDTH):
            sure = line.actions if line.sure == UNSURE else line.actions[: line.sure]
            keys = set()
            for seed in (1, 2, 3):
                future = s.seeded(seed)
                for action in sure[:-1]:
                    future.play(action)
                    keys.add((future.number, future.key()))
            assert len(keys) == len(sure[:-1])


def test_lines_leave_the_position_as_it_is() -> None:
    for s in positions(2, seed=7):
        before = s.dump()
        Turns(evaluation(GAME.cards, 2)).lines(s, WIDTH)
        assert s.dump() == before


def test_two_cards_are_bought_together() -> None:
    # Without coins what is overpaid is lost (H-9.4), so cards are paid together.
    p = Position(1).contracts(0, "spain-3", "france-4", "danzig-7").goods(0, iron=4, coal=4)
    p.offer(bonus=["denmark-ham", "spain-plums"], building=["rentamt"]).at("invest")
    lines = Turns(evaluation(GAME.cards, 1)).lines(p.state, Width(40, 99.0, 12, 3, 4))
    first = [[GAME.notation(action) for action in line.actions[:2]] for line in lines]
    assert ["buy spain-plums", "buy denmark-ham"] in first


# Values


def test_features_weigh_as_they_are_noted() -> None:
    lots = Random(1)
    weights = [lots.uniform(-1, 1) for _ in range(COUNT)]
    features = Features(GAME.cards)
    for s in positions(3, seed=8):
        for seat in range(3):
            notes, scale = FeatureList(), WeightedSum(weights)
            assert features.measure(s, seat, notes) == features.measure(s, seat, scale)
            assert all(0 <= at < COUNT for at in notes.at)
            noted = sum(weights[at] * number for at, number in zip(notes.at, notes.numbers, strict=True))
            assert scale.total == pytest.approx(noted)


def test_a_value_at_the_end_is_the_score() -> None:
    state = GAME.start(1, seed=3)
    greedy = bot("greedy", GAME, seed=1)
    while not state.over:
        state.play(decide(greedy, state, seed=1))
    assert evaluation(GAME.cards, 1).value(state, 0) == pytest.approx(state.scores[0], abs=0.1)


def test_weights_are_mixed_between_the_knots() -> None:
    assert interpolate(KNOTS, KNOTS[0] - 1) == (0, 0.0)
    assert interpolate(KNOTS, KNOTS[-1] + 9) == (len(KNOTS) - 2, 1.0)
    for turns in range(18):
        at, above = interpolate(KNOTS, float(turns))
        assert (1 - above) * KNOTS[at] + above * KNOTS[at + 1] == pytest.approx(turns)


def test_other_cards_are_played_with_mean_weights() -> None:
    # A set in which a card is another one has another hash: what single cards are worth is not known there.
    text = cardset.standard_text().replace("goods = { ham = 1 }", "goods = { iron = 1 }")
    other = Hamburg(cardset.parse(text, "other"))
    state = other.start(1, seed=1)
    assert planner(other, seed=1).choose(state) in state.legal()


# Budgets (test_budget.py)


def test_more_thinking_finds_more() -> None:
    state = GAME.start(1, seed=9)
    little, much = planning("search@300").lines(state, 1), planning("search@3000").lines(state, 1)
    assert little[0][1][0] in state.legal()
    assert much[0][0] > 0


# Honesty


def check_alike(name: str, players: int, options: dict[str, object], turns: int) -> None:
    """Exchange the cards to come at every decision: neither they nor what is imagined may change any."""
    game = GAME.start(players, seed=10, options=options)
    seats = [(bot(name, GAME, seed=seat), bot(name, GAME, seed=seat)) for seat in range(players)]
    while not game.over and game.turns <= turns:
        one, other = seats[game.seat]
        exchanged = game.seeded(game.number)
        assert exchanged.key() == game.key()
        action = decide(one, game, seed=game.number)
        assert decide(other, exchanged, seed=9000 + game.number) == action
        game.play(action)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_cards_to_come_are_really_exchanged(players: int, options: dict[str, object]) -> None:
    s = positions(players, 10, **options)[0]
    ends = set()
    for hidden in (1, 2, 3):
        other = s.seeded(hidden)
        while not other.over and other.number < s.number + 60:
            other.play(other.legal()[0])
        ends.add(other.key())
    assert len(ends) == 3


@pytest.mark.parametrize("name", ["planner@100", "search@100", "learned@100"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_planning_bot_decides_alike_whatever_is_hidden(name: str, players: int) -> None:
    check_alike(name, players, {}, turns=6)


@pytest.mark.parametrize("at", range(len(VARIANTS)))
def test_it_decides_alike_in_every_variant(at: int) -> None:
    players, options = VARIANTS[at]
    check_alike(["planner@60", "search@60", "learned@60"][at % 3], players, options, turns=8)


@pytest.mark.long
@pytest.mark.parametrize("name", ["planner@150", "search@400", "learned@400"])
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_decides_alike_in_whole_games(name: str, players: int, options: dict[str, object]) -> None:
    check_alike(name, players, options, turns=400)


@pytest.mark.parametrize("name", ["planner@150", "search@400"])
def test_a_planning_bot_repeats_itself(name: str) -> None:
    for s in positions(2, seed=11)[:5]:
        assert bot(name, GAME, seed=2).choose(s.copy()) == bot(name, GAME, seed=2).choose(s.copy())


def test_a_plan_is_kept_until_chance_has_its_say() -> None:
    made = planning("search@300")
    state = GAME.start(1, seed=12)
    state.play(made.choose(state))
    spent = made.budget.spent
    if not state.drawn:
        made.choose(state)
        assert made.budget.spent == spent


def test_lines_come_best_first_and_begin_with_a_legal_action() -> None:
    for s in positions(2, seed=13)[:4]:
        lines = planning("search@400").lines(s, 3)
        assert [value for value, _ in lines] == sorted([value for value, _ in lines], reverse=True)
        assert all(actions[0] in s.legal() for _, actions in lines)


# Never raises (test_every_variant.py)


def play_out(players: int, options: dict[str, object], name: str, seed: int) -> None:
    state = GAME.start(players, seed=seed, options=options)
    bots = [bot(name, GAME, seed=seed + seat) for seat in range(players)]
    while not state.over:
        state.play(decide(bots[state.seat], state, seed=state.number))
        assert state.turns < 400


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_planner_plays_every_variant(players: int, options: dict[str, object]) -> None:
    play_out(players, options, "planner@1", seed=20)


# All cards known


def test_with_all_cards_known_a_game_ends_better() -> None:
    state = GAME.start(1, seed=14)
    end = foresee(state, kept=2)
    assert end.over
    assert end.scores[0] > 60
    assert search(GAME, seed=1).name == "search"
