"""The bots: they finish games, repeat themselves, see nothing hidden, and the greedy one plays sensibly."""

from __future__ import annotations

import pytest

from merkator.bots.bot import Bot, decide
from merkator.bots.registry import bot, bots, description, levels
from merkator.core.contract import State
from merkator.core.errors import IllegalAction, MerkatorError, UnknownBot
from position import Position, hamburg

GAME = hamburg()
NAMES = bots(GAME)
QUICK = ["random", "greedy", "planner@1", "search@1", "learned@1"]
"""The same, none of them thinking for long."""


def played(names: list[str], seed: int, imagined: int = 0) -> tuple[State, list[int]]:
    """Let bots play a game; `imagined` is added to the seeds of what they are handed."""
    seats = [bot(name, GAME, seed=seed + seat) for seat, name in enumerate(names)]
    state = GAME.start(len(names), seed=seed)
    actions = []
    while not state.over:
        action = decide(seats[state.seat], state, imagined + state.number)
        actions.append(action)
        state.play(action)
    return state, actions


def choice(position: Position, name: str = "greedy") -> str:
    """Return what a bot would do in a position."""
    return GAME.notation(decide(bot(name, GAME, seed=1), position.state, seed=5))


# All bots


def test_bots_are_listed_from_weak_to_strong_with_a_line_on_each() -> None:
    assert NAMES == ["random", "greedy", "planner", "search", "learned"]
    assert [name.partition("@")[0] for name in QUICK] == NAMES
    assert all(description(name, GAME) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_carries_its_name(name: str) -> None:
    assert bot(name, GAME, seed=1).name == name


def test_levels_for_people_lead_to_bots() -> None:
    assert list(levels(GAME)) == ["easy", "normal", "hard", "expert"]
    for level in levels(GAME):
        assert description(level, GAME)
        assert bot(level, GAME, seed=1).choose(GAME.start(2, seed=1)) in GAME.start(2, seed=1).legal()


def test_a_budget_that_cannot_be_read_is_refused() -> None:
    for name in ("planner@", "planner@much", "planner@0", "planner@-5", "planner@1.5", "planner@0s"):
        with pytest.raises(UnknownBot, match="a budget must be planner@5000"):
            bot(name, GAME, seed=1)
    with pytest.raises(UnknownBot, match="the bot 'greedy' takes no budget"):
        bot("greedy@100", GAME, seed=1)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'gredy' for hamburg; the bots are: random \(.*greedy \("):
        bot("gredy", GAME, seed=1)
    assert issubclass(UnknownBot, MerkatorError)


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in QUICK[:3] for players in (1, 2, 3, 4)] + [(name, 1) for name in QUICK[3:]],
)  # search and learned are the planner with another shape
def test_a_bot_finishes_games(name: str, players: int) -> None:
    state, _ = played([name] * players, seed=players)
    assert state.over
    assert state.winners


@pytest.mark.parametrize("name", ["random", "greedy", "planner@1"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name] * 2, seed=11)[1] == played([name] * 2, seed=11)[1]


def test_other_seeds_play_other_games_at_random() -> None:
    state = GAME.start(2, seed=3)
    lots = [bot("random", GAME, seed=seed).choose(state) for seed in range(20)]
    assert len(set(lots)) > 1
    assert set(lots) <= set(state.legal())


def test_a_bot_is_asked_about_a_copy_only() -> None:
    class Careless:
        name = "careless"

        def choose(self, state: State) -> int:
            action = state.legal()[0]
            while not state.over:
                state.play(state.legal()[0])
            return action

    state = GAME.start(3, seed=4)
    before = state.dump()
    assert decide(Careless(), state, seed=1) in state.legal()
    assert state.dump() == before


def test_an_answer_that_is_not_legal_is_refused() -> None:
    class Stubborn:
        name = "stubborn"

        def choose(self, state: State) -> int:
            return -1

    stubborn: Bot = Stubborn()
    with pytest.raises(IllegalAction, match="the bot stubborn answered -1"):
        decide(stubborn, GAME.start(2, seed=1), seed=1)


@pytest.mark.parametrize("name", ["greedy", "planner@1", "search@60", "learned@60"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_is_the_same_whatever_is_imagined(name: str, players: int) -> None:
    # Plans are kept from decision to decision: nothing that was imagined for one may be left in the next.
    assert played([name] * players, seed=12)[1] == played([name] * players, seed=12, imagined=5000)[1]


# The greedy bot sees nothing hidden and leaves nothing to chance


def test_greedy_decides_alike_whatever_is_hidden() -> None:
    # Neither the game's own coming cards nor what is imagined of them changes any decision of a whole game.
    greedy = bot("greedy", GAME, seed=1)
    state = GAME.start(3, seed=21)
    while not state.over:
        action = decide(greedy, state, seed=1)
        if state.number % 3 == 0:
            assert decide(greedy, state, seed=2) == action
            assert decide(bot("greedy", GAME, seed=9), state.seeded(1234), seed=3) == action
        state.play(action)


def test_greedy_leaves_the_position_it_is_handed_as_it_is() -> None:
    greedy = bot("greedy", GAME, seed=1)
    state = GAME.start(2, seed=8)
    while not state.over and state.turns < 8:
        handed = state.imagine(state.seat, 1)
        before = handed.dump()
        action = greedy.choose(handed)
        assert handed.dump() == before
        state.play(action)


# The greedy bot plays well


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(10):
        names = ["random", "random", "random"]
        names[seed % 3] = "greedy"
        state, _ = played(names, seed)
        won += state.winners == [seed % 3]
    assert won >= 9


def test_greedy_scores_well_against_itself() -> None:
    scores = [score for seed in range(4) for score in played(["greedy"] * 3, 100 + seed)[0].scores]
    assert sum(scores) / len(scores) > 45


def test_greedy_plays_well_alone() -> None:
    scores = [played(["greedy"], 200 + seed)[0].scores[0] for seed in range(8)]
    assert sum(scores) / len(scores) > 55


# The greedy bot plays sensibly: single decisions


def test_greedy_joins_where_it_can_fulfil_something_valuable() -> None:
    p = Position(2).contracts(1, "england-5", "spain-3").goods(1, livestock=2, plums=1).time(1, 2)
    assert choice(p.place("england").at("join")) == "join"


def test_greedy_stays_where_there_is_nothing_for_it() -> None:
    p = Position(2).contracts(1, "france-5", "spain-3").bonus(1).goods(1, livestock=2, plums=1).time(1, 2)
    assert choice(p.place("england").at("join")) == "stay"


def test_greedy_goes_where_its_contracts_can_be_fulfilled() -> None:
    p = Position(2).supply(0).bonus(0).contracts(0, "russia-6", "sweden-2", "spain-7")
    p.goods(0, spice=2, livestock=1, coal=1).at("travel")
    assert choice(p) == "go russia"
    p.play("go russia", "split 0")
    assert choice(p) == "fulfil russia-6"


def test_greedy_loses_the_good_that_no_contract_waits_for() -> None:
    p = Position(2).supply(0).contracts(0, "england-2", "spain-3").goods(0, livestock=2, grain=1, spice=1)
    p.chart(0, 0, 0, 0, 1).outcomes("letter c").at("travel").play("go bohemia")
    assert p.step == "loss"
    assert choice(p) in {"lose livestock", "lose spice"}


def test_greedy_pays_a_category_with_what_it_has_plenty_of() -> None:
    p = Position(2).supply(0).time(0, 1).contracts(0, "spain-3", "france-4", "newfoundland-4")
    p.goods(0, coal=3, muskets=1, copper=1).cubes().at("travel").play("go spain")
    assert choice(p) == "fulfil spain-3 by choice"
    assert choice(p.play("fulfil spain-3 by choice")) == "pay coal"


def test_greedy_keeps_a_letter_that_costs_it_nothing() -> None:
    p = Position(2).supply(0).goods(0, livestock=3, iron=3).chart(0, 0, 0, 1, 6)
    p.outcomes("letter a").at("travel").play("go bohemia")
    assert p.step == "letter"
    assert choice(p) == "keep"


def test_greedy_turns_over_a_letter_that_costs_it_dearly() -> None:
    p = Position(2).supply(0).contracts(0, "france-3", "sweden-2").goods(0, calfskin=1).chart(0, 0, 0, 1, 6)
    p.outcomes("letter d").at("travel").play("go bohemia")
    assert choice(p) == "turn"


def test_greedy_spends_its_last_money_on_the_building_that_brings_most() -> None:
    p = Position(2).contracts(0, "england-9", "italy-8").goods(0, livestock=1, grain=1, iron=1, ham=1).money(0, 14)
    p.offer(bonus=["spain-plums"], building=["alsterhaus", "flotte", "michel", "seeamt"])
    assert choice(p.final(0).at("invest")) == "buy alsterhaus"


def test_greedy_keeps_the_contract_it_can_fulfil_when_it_must_sell() -> None:
    p = (
        Position(2)
        .supply(0)
        .bonus(0)
        .contracts(0, "bohemia-6", "spain-6", "italy-6", "england-7", "russia-7", "danzig-7")
    )
    p.goods(0, wine=2, ham=1).time(0, 1).offer(bonus=[], building=["rentamt"])
    sold = choice(p.at("invest"))
    assert sold.startswith("sell ")
    assert sold != "sell spain-6"


def test_greedy_places_its_last_cubes_for_most_points() -> None:
    p = Position(2).buildings(0, "schanze").goods(0, muskets=1, saltpeter=1, fish_oil=1, iron=1, coal=1)
    p.supply(0, "sweden").at("place")
    assert choice(p) == "place best"


def test_greedy_goes_on_after_a_cube_was_placed_by_hand() -> None:
    p = Position(2).buildings(0, "schanze").goods(0, saltpeter=1, fish_oil=1, iron=1, coal=1)
    p.supply(0, "hamburg", "sweden").at("place").play("place muskets")
    assert choice(p) == "place copper"
