"""Whole games alone: drafts behind a veil, records, imagination."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping

import pytest

from merkator.core.chance import Recorded, Seeded
from merkator.core.errors import OutcomeNeeded
from merkator.core.record import Record
from merkator.games.hamburg.rules.cards import DECKS
from merkator.games.hamburg.rules.state import State
from position import hamburg
from solo import (
    BONUS,
    SOLO,
    alone,
    begin_turn,
    decks,
    fulfilling,
    investing,
    offers,
    opened,
    shown_stacks,
    solo_stack,
)

FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")

modes = pytest.mark.parametrize("options", SOLO, ids=lambda options: "+".join(options) or "plain")


def some_way_into(options: Mapping[str, object], seed: int, actions: int, players: int = 1) -> State:
    state = hamburg().start(players, seed=seed, options=options)
    choice = random.Random(seed)
    while not state.over and state.number < actions:
        state.play(choice.choice(state.legal()))
    return state


# Behind a veil


def test_behind_a_veil_the_opened_card_is_unknown() -> None:  # H-9.6
    p = alone().at("travel").veil().play("go russia")

    assert shown_stacks(p.state, 8) == [("unknown-8", 1)]
    assert p.state.view(0)["decks"]["solo"] == 16
    p.travels("russia")
    assert shown_stacks(p.state, 8) == [("unknown-8", 2)]


def test_the_last_card_of_a_value_is_unknown_behind_a_veil_too() -> None:  # H-9.5
    p = solo_stack(alone(), "italy-8", "spain-8", "italy-9").at("travel").veil()

    p.play("go russia").travels("russia").travels("russia")

    assert shown_stacks(p.state, 8, 9) == [("unknown-8", 2), ("unknown-9", 1)]


def test_the_peace_is_no_secret_behind_a_veil() -> None:  # H-9.5, H-9.9: it is the only card of its value
    p = solo_stack(alone().contracts(0, "newfoundland-10"), "peace").time(0, 31)
    begin_turn(p, 17).veil().play("go newfoundland")
    assert shown_stacks(p.state, 14) == [("peace", 1)]
    assert p.state.drawn == []

    p.play("fulfil newfoundland-10 by choice")

    assert p.held(0) == ["newfoundland-10", "peace"]
    assert p.state.scores == [24.0]


def test_an_unknown_contract_can_be_won_but_neither_fulfilled_nor_given() -> None:  # H-9.4, H-9.6
    p = alone().contracts(0, "danzig-7", "england-2").goods(0, iron=3, coal=2).time(0, 31).at("travel").veil()
    p.offer(bonus=["italy-coal"], building=["rentamt"])
    p.play("go danzig", "fulfil danzig-7")
    assert p.held(0) == ["england-2", "danzig-7", "unknown-8"]
    assert p.legal() == ["buy italy-coal", "done"]  # both known contracts can be given: the unknown one is kept

    p.play("buy italy-coal")
    assert p.legal() == ["give england-2", "give danzig-7"]
    p.play("give england-2")

    assert p.held(0) == ["unknown-8"]
    assert p.step == "travel"
    for place in ("bohemia", "france", "italy", "russia", "sweden"):
        trip = p.state.copy()
        trip.play(p.game.action(f"go {place}"))
        assert not any("fulfil" in p.game.notation(action) for action in trip.legal())


@pytest.mark.parametrize("expert", [False, True])
def test_unknown_contracts_alone_need_not_be_given_away(expert: bool) -> None:  # H-9.4
    p = investing(*FIVE, expert=expert).offer(bonus=["italy-coal"], building=[]).veil()
    p.state.contracts[0] = [78, 79, 80, 81, 82, 83]  # six that nobody can read
    p.at("invest")

    assert p.step == ("invest" if expert else "travel")
    assert not expert or p.legal()[-2:] == ["take italy-coal", "done"]
    assert len(p.held(0)) == 6


def test_of_six_contracts_those_that_are_known_are_given_away() -> None:  # H-9.4
    p = investing(*FIVE).offer(bonus=[], building=[]).veil()
    p.state.contracts[0] = [3, 9, 78, 81, 82, 83]
    p.at("invest")

    assert p.legal() == ["give hamburg-2", "give england-3"]


def test_unknown_cards_of_the_offer_cannot_be_bought_nor_taken() -> None:  # H-9.4, H-9.7, H-10.3
    p = investing(*FIVE, expert=True).veil().play("buy seeamt", "give france-4")

    assert offers(p) == (["unknown"] * 4, ["unknown", "wall", "hopfenmarkt", "rentamt"])
    assert [text for text in p.legal() if text.startswith("buy")] == ["buy hopfenmarkt", "buy wall"]
    assert [text for text in p.legal() if "unknown" in text] == []


def test_cards_put_under_the_deck_stay_known_behind_a_veil() -> None:  # H-9.7
    p = decks(investing("england-2", "spain-9", "sweden-10", "peace"), bonus=["spain-plums", "denmark-ham"]).veil()

    p.play("buy seeamt", "give spain-9")
    assert offers(p)[0] == ["unknown", "unknown", *BONUS[:2]]
    p.play("buy wall", "give sweden-10")

    assert offers(p)[0] == [*BONUS[2:], "unknown", "unknown"]
    assert p.state.game.load(p.state.dump()).dump() == p.state.dump()


@modes
@pytest.mark.parametrize("seed", range(4))
def test_a_draft_can_be_played_to_the_end_of_the_game(options: dict[str, object], seed: int) -> None:  # H-9.9
    draft = some_way_into(options, seed, 40).veiled()
    choice = random.Random(seed)
    while not draft.over:
        draft.play(choice.choice(draft.legal()))
        assert draft.drawn[1::2] == [-1] * (len(draft.drawn) // 2)
    assert draft.turns == 17
    json.dumps(draft.view(0))


# Records


@modes
@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_a_solo_game_leads_to_the_same_position(options: dict[str, object], seed: int) -> None:  # H-9.1
    record = Record.start(hamburg(), 1, seed=seed, options=options, names=["Anna"])
    choice = random.Random(seed)
    while not record.state.over:
        record.play(choice.choice(record.state.legal()))

    again = Record.parse(record.text(), "again")

    assert again.state.dump() == record.state.dump()
    assert again.text() == record.text()
    lines = record.text().split("\n\n")[0].splitlines()
    assert lines[4:6] == ["players: 1", "seat 0: Anna"]
    assert lines[6:-4] == [f"option {name}: true" for name in options]
    assert lines[-4:] == [f"seed: {seed}", f"result: {record.state.scores[0]:g}", "winners: 0", "end: turns"]


def test_a_solo_game_begun_by_lot_needs_no_lot() -> None:  # H-9.1, H-1.2
    record = Record.start(hamburg(), 1, seed=1)

    assert "start" not in [DECKS[entry.deck] for entry in record.entries]
    assert record.state.view(0)["turn"]["start"] == 0


def test_at_a_real_table_the_opened_card_is_asked_for() -> None:  # H-9.6
    p = alone().at("travel")
    p.state.chance = Recorded([])

    with pytest.raises(OutcomeNeeded) as needed:
        p.play("go russia")

    assert DECKS[needed.value.deck] == "stack-8"
    assert len(needed.value.choices) == 7


# Imagination


@modes
@pytest.mark.parametrize("seed", range(3))
def test_coming_cards_influence_neither_view_nor_imagination(options: dict[str, object], seed: int) -> None:  # H-9.5
    here = some_way_into(options, seed, 25)
    other = here.copy()
    other.chance = Seeded(seed + 1000, len(DECKS))
    assert here.view(0) == other.view(0)
    assert here.view(None) == other.view(None)
    mine, theirs = here.imagine(0, 7), other.imagine(0, 7)
    choice, same = random.Random(1), random.Random(1)
    while not mine.over:
        mine.play(choice.choice(mine.legal()))
        theirs.play(same.choice(theirs.legal()))
    assert mine.dump() == theirs.dump()


def test_what_was_seen_is_the_same_in_every_imagination() -> None:  # H-9.6, H-9.7
    p = opened(investing("england-2", "spain-9", "sweden-10", "peace"), "spain-8", "italy-8", "france-8")
    p.play("buy seeamt", "give spain-9")
    before = p.state.dump()
    for seed in range(5):
        twin = p.state.imagine(0, seed)
        assert twin.key() == p.state.key()
        assert (twin.under, twin.bonus_under) == (p.state.under, p.state.bonus_under)
        choice = random.Random(seed)
        while not twin.over:
            twin.play(choice.choice(twin.legal()))
        assert p.state.dump() == before
    assert [p.cards.contract_ids[card] for card in p.state.under[6]] == ["spain-8", "italy-8"]
    assert (len(p.state.bonus_under), p.state.hands, p.state.package) == (4, [-1], [])


def test_imagined_games_open_the_solo_stack_in_other_orders() -> None:  # H-9.5
    p = alone().at("travel")
    first = set()
    for seed in range(40):
        twin = p.state.imagine(0, seed)
        twin.play(p.game.action("go russia"))
        first.add(twin.view(0)["stacks"]["8"]["top"])
    assert len(first) == 7


def test_a_position_in_the_middle_of_a_payment_can_be_stored() -> None:  # H-9.4
    p = investing(*FIVE, expert=True).play("buy danzig-copper", "buy wall", "give england-2")

    loaded = p.game.load(p.state.dump())

    assert loaded.dump() == p.state.dump()
    assert loaded.legal() == p.state.legal()
    assert loaded.view(0) == p.state.view(0)
    assert loaded.view(0)["package"] == ["danzig-copper", "wall"]


def test_equal_positions_reached_in_different_ways_have_one_key() -> None:  # H-9.4
    one = fulfilling("danzig", "england-2", goods={})
    other = fulfilling("danzig", "england-2", goods={})
    opened(one, "spain-8", "italy-8")
    opened(other, "italy-8", "spain-8")

    assert one.state.key() != other.state.key()  # the order of seen cards matters
    other.state.under[6], other.state.tops[6] = one.state.under[6][:], one.state.tops[6]
    assert one.state.key() == other.state.key()
