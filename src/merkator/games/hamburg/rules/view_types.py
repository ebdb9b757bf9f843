"""The view of hamburg as types: see docs/view.md for what each key means."""

from __future__ import annotations

from typing import TypedDict

from merkator.core.view_types import View


class Turn(TypedDict):
    """Where in the game we are."""

    player: int
    start: int
    number: int
    round: int
    step: str
    final: bool
    left: int | None  # turns still to come after this one, once the final round is triggered
    of: int | None  # turns of the whole game, where their number is fixed


class Row(TypedDict):
    """A row of the time chart."""

    size: int
    left: int
    shown: list[str | None]
    used: bool


class Chart(TypedDict):
    """The time chart."""

    side: str
    rows: list[Row]


class Stack(TypedDict):
    """The contracts of one value."""

    top: str | None
    count: int
    brings: str | None  # the contract that fulfilling one of this value would bring, where it is known


class Under(TypedDict):
    """Cards that were seen before others were laid on them, the next one first."""

    stacks: dict[str, list[str]]
    bonus: list[str]


class Offer(TypedDict):
    """The open cards."""

    bonus: list[str]
    building: list[str]


class Decks(TypedDict):
    """Cards left in the face-down decks."""

    bonus: int
    building: int
    solo: int


class Bid(TypedDict):
    """What a player offers for a swap."""

    money: int
    time: int


class Score(TypedDict):
    """Points as things are now."""

    contracts: float
    buildings: float
    each: dict[str, float]  # points of each building
    per_contract: dict[str, float]  # points of each contract: the best in full, the others at half
    total: float


class HamburgPlayer(TypedDict):
    """A player."""

    name: str
    goods: dict[str, int]
    supply: dict[str, int]
    time: int
    money: int
    contracts: list[str]
    fulfilled: list[str]
    bonus: list[str]
    buildings: list[str]
    hand: str | None
    score: Score


class Result(TypedDict):
    """How the game ended."""

    scores: list[float]
    winners: list[int]
    end: str
    benchmark: str | None
    least: int | None  # the points that this benchmark asks for


class Exchange(TypedDict):
    """What is given for one unit in an exchange."""

    goods: int  # of one kind
    with_supply: int  # the same if one of them is a cube of the supply tile
    time: int


class HamburgView(View):
    """What a seat may know of a position of hamburg."""

    turn: Turn
    place: str | None
    cubes: dict[str, int]
    chart: Chart
    stacks: dict[str, Stack]
    under: Under
    discard: int
    discarded: list[str]
    offer: Offer
    worth: dict[str, float]  # what each building on offer would add to the points of the seat that looks
    decks: Decks
    package: list[str]
    bids: list[Bid]
    joining: dict[str, int]  # what joining a journey costs, by place; empty where nobody may join
    bonus_goods: int  # goods that a bonus card brings to the player who travels to its place
    exchange: Exchange
    coinless: bool  # whether cards are paid for with contracts
    players: list[HamburgPlayer]
    result: Result | None
