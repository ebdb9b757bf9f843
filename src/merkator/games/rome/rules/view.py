"""The view: what a seat may know of a position, as JSON-able data. Public; see docs/view.md.

Hands are secret: a seat sees its own, and of the others how many cards they hold and which of them all have seen.
The end of a game shows them all; the end of a draft behind a veil does not, because nothing has been played.
"""

from __future__ import annotations

from merkator.core.contract import FIRST, SECOND
from merkator.core.deciding import decision
from merkator.games.rome.rules import scoring, sums, ways
from merkator.games.rome.rules.actions import GOODS
from merkator.games.rome.rules.cards import PAIRS
from merkator.games.rome.rules.interest import lender_name
from merkator.games.rome.rules.piracy import lots_shown
from merkator.games.rome.rules.position_data import (
    ARREARS,
    CARDS,
    CASH,
    FIELD,
    LENDER,
    LOADS,
    LOAN,
    NO_SHIP,
    NOTHING,
    OUT,
    SKIP,
    SUM,
    VOUCHERS,
    PositionData,
)
from merkator.games.rome.rules.view_types import BankCredit, Credit, Fatum, Loan, Result, RomePlayer, RomeView, Turn


def view(s: PositionData, seat: int | None) -> RomeView:
    """Return the view of a seat, or of a spectator."""
    return {
        "game": "rome",
        "number": s.number,
        "seat": seat,
        "over": s.over,
        "options": dict(s.settings),
        "turn": _turn(s),
        "dice": None if s.dice == NOTHING else list(PAIRS[s.dice]),
        "fatum": _fatum(s),
        "bank": {"returned": _counted(s, s.returned), "unseen": sum(s.rest)},
        "loans": _loans(s),
        "credit": _credit(s) if s.offers else None,
        "ways": ways.list_ways(s, seat),
        "players": [_player(s, other, seat) for other in range(s.players)],
        "decision": None if s.over else decision(s, seat, _about(s)),
        "result": _result(s) if s.revealed else None,
    }


def _turn(s: PositionData) -> Turn:
    return {
        "player": s.active,
        "start": s.start,
        "number": s.turns,
        "round": s.round,
        "step": s.step(),
        "final": s.cause > 0,
    }


def _fatum(s: PositionData) -> Fatum:
    """Return the card of this turn, and the pile: how many nobody knows, and those under it, the next one first."""
    ids = s.cards.fatum_ids
    return {
        "shown": None if s.shown == NOTHING else ids[s.shown],
        "pile": len(s.pile),
        "under": [ids[card] for card in s.under],
    }


def _counted(s: PositionData, counts: list[int]) -> dict[str, int]:
    return {s.cards.good_ids[good]: counts[good] for good in range(GOODS) if counts[good]}


def _loans(s: PositionData) -> list[Loan]:
    loans = s.loans
    return [
        {
            "borrower": loans[at],
            "lender": lender_name(loans[at + LENDER]),
            "sum": loans[at + SUM],
            "arrears": loans[at + ARREARS],
        }
        for at in range(0, len(loans), LOAN)
    ]


def _credit(s: PositionData) -> Credit:
    """Return what is offered and taken, by seat, and by the bank where it lends."""
    bank: BankCredit | None = {"offer": s.offers[s.players], "taken": s.taken[s.players]} if s.rules.bank else None
    return {"offers": s.offers[: s.players], "taken": s.taken[: s.players], "bank": bank}


def _player(s: PositionData, seat: int, viewer: int | None) -> RomePlayer:
    cards = s.cards
    mine = s.holdings[seat]
    seen = s.revealed or seat == viewer
    return {
        "name": s.names[seat] if s.names else f"Player {seat + 1}",
        "cash": mine[CASH],
        "field": None if mine[FIELD] == NO_SHIP else cards.sea.ids[mine[FIELD]],
        "in_port": 0 <= mine[FIELD] < cards.sea.ports,
        "cargo": lots_shown(s, s.cargo[seat]),
        "loads": mine[LOADS],
        "cards": mine[CARDS],
        "hand": _counted(s, s.hands[seat]) if seen else None,
        "known": _counted(s, s.known[seat]),
        "vouchers": mine[VOUCHERS],
        "kept": [cards.fatum_ids[card] for card in s.kept[seat]],
        "skip": mine[SKIP],
        "out": mine[OUT] == 1,
        "truce": [pair % s.players for pair in s.truce if pair // s.players == seat],
        "score": {
            "cash": mine[CASH],
            "ship": scoring.ship_value(s, seat),
            "cargo": scoring.cargo_value(s, seat),
            "debts": scoring.debts(s, seat),
            "credits": scoring.credits(s, seat),
            "open": scoring.open_wealth(s, seat),
            "penalties": scoring.penalties(s, seat) if seen else None,
            "total": scoring.wealth(s, seat) if seen else None,
        },
    }


def _result(s: PositionData) -> Result:
    return {
        "scores": [scoring.wealth(s, seat) for seat in range(s.players)],
        "winners": list(s.winners),
        "end": s.end,
    }


def _about(s: PositionData) -> dict[str, object]:
    """Return what the present step is about, beyond its name."""
    agenda = s.agenda
    step = s.step()
    a, b = agenda[FIRST], agenda[SECOND]
    if step in ("move", "voucher", "escape"):
        return {"pips": a}
    if step == "drift":
        return {"ship": a, "fields": b}
    if step in ("wind", "pilot"):
        return {"fields": a}
    if step == "drop":
        return {"loads": a}
    if step == "ransom":
        return {"amount": a}
    if step == "demand":
        return {"whom": a, "lots": lots_shown(s, s.booty)}
    if step == "answer":
        return {"pirate": a, "lots": lots_shown(s, s.booty)}
    return sums.about(s, step)
