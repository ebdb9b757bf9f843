"""The view of rome as types: see docs/view.md for what each key means."""

from __future__ import annotations

from typing import Annotated, TypedDict

from merkator.core.view_types import View


class Turn(TypedDict):
    """Where in the game we are."""

    player: int
    start: int
    number: int
    round: int
    step: str
    final: bool


class Lot(TypedDict):
    """Loads of one good that were bought together."""

    good: str
    loads: int


class Fatum(TypedDict):
    """The Fatum card of this turn, and the pile."""

    shown: str | None
    pile: int
    under: list[str]


class Bank(TypedDict):
    """Goods cards that nobody holds."""

    returned: dict[str, int]
    unseen: int


class Loan(TypedDict):
    """What someone owes: the sum that was lent, which bears interest, and arrears, which bear none."""

    borrower: int
    lender: int | None  # None: the bank
    sum: int
    arrears: int


class BankCredit(TypedDict):
    """What the bank offers, and what is taken of it."""

    offer: int
    taken: int


class Credit(TypedDict):
    """What is offered and taken while someone asks for credit, by seat, and by the bank where it lends."""

    offers: list[int]
    taken: list[int]
    bank: BankCredit | None


class Score(TypedDict):
    """Wealth as things are now; what rests on a hidden hand is None."""

    cash: int
    ship: int
    cargo: int
    debts: int
    credits: int
    open: int
    penalties: int | None
    total: int | None


class RomePlayer(TypedDict):
    """A player."""

    name: str
    cash: int
    field: str | None
    in_port: bool
    cargo: list[Lot]
    loads: int
    cards: int
    hand: dict[str, int] | None  # None: it is hidden from the seat that looks
    known: dict[str, int]
    vouchers: int
    kept: list[str]
    skip: int
    out: bool
    truce: list[int]
    score: Score


class Result(TypedDict):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    end: str


class RomeView(View):
    """What a seat may know of a position of rome."""

    turn: Turn
    dice: Annotated[list[int], "[number, number]"] | None
    fatum: Fatum
    bank: Bank
    loans: list[Loan]
    credit: Credit | None
    ways: dict[str, list[str]]  # a way to each field that the seat may sail to now, both ends included
    players: list[RomePlayer]
    result: Result | None
