"""Hands are secret (R-1.2): nothing that a seat cannot know reaches its view, its imagination or a draft."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from ledger import check_table
from merkator.core.chance import Seeded
from merkator.games.rome.rules.actions import GOODS
from merkator.games.rome.rules.cards import DECKS
from merkator.games.rome.rules.hand import redeal
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome


def midgame(players: int, seed: int, actions: int) -> State:
    state = rome().start(players, seed=seed)
    choice = random.Random(seed)
    while not state.over and state.number < actions:
        state.play(choice.choice(state.legal()))
    return state


def another_deal(state: State, seat: int, seed: int) -> State:
    """Return the same position as the seat sees it, with other cards in the other hands and other dice to come."""
    other = state.copy()
    other.chance = Seeded(seed, len(DECKS))
    redeal(other, seat)
    if other.seat != seat:
        other.refresh_choices()
    return other


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_what_others_hold_influences_neither_view_nor_imagination(players: int, seed: int) -> None:
    here = midgame(players, seed, 40)
    for seat in range(players):
        other = another_deal(here, seat, seed + 1000)
        assert here.view(seat) == other.view(seat)
        mine, theirs = here.imagine(seat, 7), other.imagine(seat, 7)
        assert mine.hands == theirs.hands
        choice, same = random.Random(1), random.Random(1)
        while not mine.over:
            mine.play(choice.choice(mine.legal()))
            theirs.play(same.choice(theirs.legal()))
        assert mine.dump() == theirs.dump()


def test_a_spectator_sees_no_hand_until_the_end() -> None:
    state = midgame(3, 1, 30)
    assert [player["hand"] for player in state.view(None)["players"]] == [None] * 3
    assert [player["score"]["total"] for player in state.view(None)["players"]] == [None] * 3
    choice = random.Random(5)
    while not state.over:
        state.play(choice.choice(state.legal()))
    assert None not in [player["hand"] for player in state.view(None)["players"]]
    assert [player["score"]["total"] for player in state.view(None)["players"]] == state.scores


def test_a_seat_sees_its_own_hand_only() -> None:
    p = Voyage(3).hand(0, "amber", "amber").hand(1, "purple").hand(2, "glass")
    shown = p.state.view(1)["players"]
    assert [player["hand"] for player in shown] == [None, {"purple": 1}, None]
    assert [player["cards"] for player in shown] == [2, 1, 1]
    assert "amber" not in json.dumps(p.state.view(1))
    assert "glass" not in json.dumps(p.state.view(1))


def test_only_the_seat_that_decides_sees_its_choices() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine", "grain")
    assert p.state.view(1)["decision"]["actions"] == []
    assert p.state.view(None)["decision"]["actions"] == []
    assert p.state.view(0)["decision"]["actions"]


def test_a_player_is_asked_in_port_although_nothing_can_be_bought() -> None:
    """Passing over the question would tell the others that no card of the hand fits the port."""
    fitting = Voyage(2).ship(0, "puteoli").hand(0, "wine", "grain").turn_of(0)
    idle = Voyage(2).ship(0, "puteoli").hand(0, "amber", "grain").turn_of(0)
    assert idle.legal() == ["done"]
    assert idle.state.view(1)["decision"] == fitting.state.view(1)["decision"]


@pytest.mark.parametrize(
    "p",
    [
        Voyage(2).ship(0, "puteoli").hand(0, "wine").cash(0, 700),  # wine, the cheapest there, costs 800
        Voyage(2).ship(0, "puteoli").hand(0, "wine").cargo(0, grain=5),  # the hold is full
        Voyage(2).ship(0, "puteoli").hand(0).cargo(0, wine=1),  # no card is left
        Voyage(2).ship(0, "l18").hand(0, "wine"),  # at sea
    ],
    ids=["poor", "full", "no cards", "at sea"],
)
def test_nobody_is_asked_when_all_can_see_that_nothing_can_be_bought(p: Voyage) -> None:
    p.outcomes("dice 1 2").turn_of(0)
    assert (p.state.seat, p.step) == (0, "move")


def test_imagining_deals_all_unseen_cards_anew() -> None:
    here = midgame(4, 3, 40)
    deals = {json.dumps(here.imagine(0, seed).hands) for seed in range(20)}
    assert len(deals) == 20
    for seed in range(20):
        there = here.imagine(0, seed)
        check_table(there)
        assert there.hands[0] == here.hands[0]
        assert [sum(hand) for hand in there.hands] == [sum(hand) for hand in here.hands]
        assert sum(there.rest) == sum(here.rest)
        assert (there.cargo, there.returned, there.kept) == (here.cargo, here.returned, here.kept)


def test_imagining_keeps_what_everybody_has_seen() -> None:
    """The card of a lost lot is known to be in the hand; a lot bought, sold or captured is nowhere else."""
    p = Voyage(3).ship(0, "l18").cargo(0, grain=2, wine=(1, 1)).hand(0, "glass").hand(1, "ivory").hand(2, "bronze")
    p.outcomes("dice 1 1", "fatum f07", "dice 1 2").turn_of(0)
    assert p.seen(0) == ["grain"]
    for seed in range(30):
        there = p.state.imagine(1, seed)
        assert there.known[0][p.cards.good_ids.index("grain")] == 1
        assert there.hands[0][p.cards.good_ids.index("grain")] >= 1
        assert sum(hand[p.cards.good_ids.index("wine")] for hand in there.hands) + there.rest[7] == 0
    p2 = p.state.imagine(0, 1)
    assert p2.hands[0] == p.state.hands[0]


def test_a_known_card_that_is_played_again_tells_nothing_of_a_second_one() -> None:
    p = Voyage(2).ship(0, "alexandria").hand(0, "grain", "grain")
    p.state.known[0] = [int(good == 0) for good in range(GOODS)]
    p.turn_of(0).play("buy 1 grain")
    assert (p.held(0), p.seen(0)) == (["grain"], [])


def test_imagined_hands_are_drawn_as_a_shuffle_would() -> None:
    """Every unseen card is equally likely to be in a hand: 1,000 deals, five standard deviations at most."""
    p = Voyage(2).hand(0, "wine").hand(1, "grain", "grain", "amber")
    unseen = 42 - 1
    held: Counter[int] = Counter()
    for seed in range(1000):
        there = p.state.imagine(0, seed)
        held.update(dict(enumerate(there.hands[1])))
    for good in range(GOODS):
        copies = 1 if p.cards.good_ids[good] == "wine" else 2
        expected = 1000 * 3 * copies / unseen
        assert abs(held[good] - expected) < 5 * expected**0.5


def test_a_view_holds_no_seed_and_no_order() -> None:
    state = rome().start(3, seed=987654321987654321)
    for seat in (None, 0, 1, 2):
        text = json.dumps(state.view(seat))
        assert "987654321987654321" not in text
        assert "chance" not in text


def test_a_draft_shows_neither_dice_nor_fate() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine").veil().play("done")
    assert p.legal() == []
    assert p.state.view(0)["decision"]["waits"] == "dice"
    assert p.state.view(0)["dice"] is None
    q = Voyage(2).ship(0, "puteoli").hand(0, "wine").vouchers(0, 1).rolls("dice 2 2").veil().play("draw")
    assert q.legal() == []
    assert q.state.view(0)["decision"]["waits"] == "fatum"
    assert q.state.view(0)["fatum"]["shown"] is None
