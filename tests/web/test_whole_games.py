"""Whole games of Hamburg in a browser, to the end screen: every kind of dialog is met, everything can be read, no button moves
under the pointer, and a turn takes few clicks."""

from __future__ import annotations

import random
import statistics
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from axe_check import check
from layout_check import unreadable
from midgame import cut
from visitors import SLIP, Visitor

OWN_TURN = 8
"""Clicks of an own turn in the median. To become 5 as soon as only the end of a turn is confirmed (issue 21, build 2)."""
REACTION = 2
"""Clicks of a reaction, at most. To become 1 with the same change."""
MOST = 1500
"""Decisions after which a game should be over."""
VARIANTS = {"expert": True, "forced_purchases": True, "goods_at_once": True, "offers": True, "long": True}
LOCAL = [{"kind": "me"}, {"kind": "local", "name": "Bert"}, {"kind": "local", "name": "Clara"}]
DIALOGS = {"invest", "travel", "split", "fulfil"}
ALL_DIALOGS = DIALOGS | {"letter", "loss", "join", "pay", "place", "reward", "offer", "swap", "forced"}

# Whether a control stays where it is while the pointer comes to it.
STANDS = """async control => {
    const before = control.getBoundingClientRect();
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    const after = control.getBoundingClientRect();
    return !control.isConnected || Math.hypot(before.x - after.x, before.y - after.y) < 2;
}"""


@dataclass
class Player:
    """Someone who plays what is proposed, now and then something else, and whose clicks are counted."""

    anna: Visitor
    chance: random.Random
    clicks: int = 0
    turns: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    reactions: list[tuple[str, int]] = field(default_factory=list)
    met: set[str] = field(default_factory=set)
    found: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        plain = self.anna.press

        def press(control: Locator) -> None:
            self.clicks += 1
            control.wait_for(state="attached")
            if not self.anna.touch and control.is_enabled():
                control.hover()
                if not control.evaluate(STANDS):
                    self.found.append(f"moves under the pointer: {control.get_attribute('data-do')}")
            plain(control)

        self.anna.press = press  # type: ignore[method-assign]

    def decide(self, table: str, shown: dict[str, Any]) -> None:
        """Make the present decision, look at each new kind of dialog, and count."""
        view = shown["view"]
        decision = view["decision"]
        self.anna.uncover()
        actions = [each["do"] for each in decision["actions"]]
        places = [each for each in actions if each.startswith("go ")]
        if not places:
            self.anna.page.locator(SLIP).first.wait_for(state="attached")
        if decision["step"] not in self.met:
            self.met.add(decision["step"])
            self.look(decision["step"])
        before = self.clicks
        other = self.another(decision["step"], actions)
        if places:
            self.anna.take(self.chance.choice(places))
        elif other:
            self.anna.take(other)
        elif self.anna.page.locator("[data-primary]:visible").count():
            self.anna.accept()
        else:
            self.anna.take(self.chance.choice(actions))
        used = self.clicks - before
        if decision["seat"] == view["turn"]["player"]:
            self.turns[view["turn"]["number"]] += used
        else:
            self.reactions.append((decision["step"], used))

    def another(self, step: str, actions: list[str]) -> str | None:
        """Return something else than what is proposed, now and then: a card to buy, sell or take, or a journey to join."""
        verbs = {"invest": ("buy ", "take "), "join": ("join",), "letter": ("turn",), "reward": ("reward hand",)}
        some = [each for each in actions if each.startswith(verbs.get(step, ("-",)))]
        if not some or self.chance.random() < 0.5:
            return None
        chosen = self.chance.choice(some)
        return chosen if self.anna.page.locator(f'[data-do="{chosen}"]:visible:enabled').count() else None

    def look(self, what: str) -> None:
        self.anna.rest()
        self.found += [f"{what}: {each}" for each in unreadable(self.anna.page)]
        self.found += check(self.anna, what)

    def play(self, table: str) -> dict[str, Any]:
        """Play to the end of the game, and look at what it shows then."""
        for _ in range(MOST):
            shown = self.anna.follow_to_me(table)
            if shown["status"] == "over":
                break
            self.decide(table, shown)
        else:
            raise AssertionError("the game does not end")
        expect(self.anna.page.locator("#main .result").first).to_be_visible()
        self.look("end")
        return self.anna.state(table)


def assert_few_clicks(player: Player) -> None:
    """Own turns take few clicks in the median; reactions one each."""
    turns = list(player.turns.values())
    assert statistics.median(turns) <= OWN_TURN, turns
    # What is paid or taken after joining is a little turn of its own.
    answers = [
        used for step, used in player.reactions if step in ("join", "loss", "offer", "forced", "letter", "swap")
    ]
    assert max(answers, default=0) <= REACTION, player.reactions


@pytest.mark.long
@pytest.mark.parametrize("name", ["everything", "solo"])
def test_the_last_rounds_are_played_to_the_end_screen(visit: Callable[..., Visitor], name: str) -> None:
    anna = visit().enter()
    last = {"everything": lambda view: view["turn"]["final"], "solo": lambda view: view["turn"]["number"] == 16}
    table = anna.record(cut(name, last[name]))
    player = Player(anna, random.Random(5))
    player.play(table)
    assert not player.found, "\n".join(player.found)
    assert_few_clicks(player)


@pytest.mark.long
@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
@pytest.mark.parametrize("kind", ["solo", "bot", "screen"])
def test_a_whole_game_is_played_to_the_end_screen(visit: Callable[..., Visitor], kind: str, size: str) -> None:
    width, height = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}[size]
    anna = visit(width=width, height=height, touch=size == "phone").enter()
    if kind == "solo":
        table = anna.table("hamburg", 1, [{"kind": "me"}])
    elif kind == "bot":
        table = anna.table("hamburg", 2)
    else:
        table = anna.table("hamburg", 3, LOCAL, options=VARIANTS)
    player = Player(anna, random.Random(7))
    player.play(table)
    assert not player.found, "\n".join(player.found)
    assert_few_clicks(player)
    assert player.met >= (DIALOGS if kind != "screen" else ALL_DIALOGS - {"place", "letter", "forced"}), player.met
