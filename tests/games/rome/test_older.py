"""Positions as rules 1 wrote them: read, and named as they were (docs/server.md, "Entries and dumps")."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest

from merkator.core.errors import BadDump
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome


def old_header(rules: int = 1, format: int = 1, cards: str | None = None) -> bytes:
    return f"merkator rome dump {format} rules {rules} cards {cards or rome().cards_hash}\n".encode("ascii")


def fields(state: State) -> dict[str, Any]:
    """Return the fields of a position as it is dumped now."""
    found: dict[str, Any] = json.loads(state.dump().partition(b"\n")[2])
    return found


def written(found: dict[str, Any]) -> bytes:
    return json.dumps(found, separators=(",", ":"), sort_keys=True).encode("ascii")


def old_fields(p: Voyage, **changes: Any) -> dict[str, Any]:
    """Return a position as rules 1 wrote it: no bank, and whatever the test changes."""
    found = fields(p.state)
    del found["settings"]["bank"]
    return found | {"loans": []} | changes


def renewed(found: dict[str, Any]) -> State:
    return rome().load(old_header() + written(found))


def name_of(found: dict[str, Any]) -> bytes:
    """Return what rules 1 called a position: a digest of all but its history and its chance."""
    position = {key: value for key, value in found.items() if key not in ("chance", "number", "turns")}
    return blake2b(written(position), digest_size=16).digest()


# --- reading


def test_an_old_loan_is_a_sum_without_arrears() -> None:
    p = Voyage(3).loan(0, 1, 2345).loan(2, 0, 10**12)
    state = renewed(old_fields(p, loans=[0, 1, 2345, 2, 0, 10**12]))
    assert state.loans == [0, 1, 2345, 0, 2, 0, 10**12, 0]
    assert state.settings == p.state.settings
    assert state.rules.bank is False
    assert (state.holdings, state.legal(), state.seat) == (p.state.holdings, p.state.legal(), 0)
    assert (state.offers, state.taken) == ([], [])


def test_an_old_position_goes_on_and_is_dumped_in_the_present_form() -> None:
    state = renewed(old_fields(Voyage(2), loans=[0, 1, 1000]))
    again = rome().load(state.dump())
    assert again.dump() == state.dump()
    assert state.dump().startswith(old_header(rules=2, format=2))


def test_offers_of_an_old_position_get_a_place_for_the_bank() -> None:
    p = Voyage(3).ship(0, None).cash(0, 2000).cash(1, 9000).cash(2, 9000).turn_of(0).play("ask sinope", "done")
    p.play("lay 1000", "done")
    assert p.state.offers == [0, 1000, 0, 0]
    found = old_fields(p, offers=[0, 1000, 0], taken=[0, 0, 0])
    state = renewed(found)
    assert (state.offers, state.taken) == ([0, 1000, 0, 0], [0, 0, 0, 0])
    assert state.legal() == p.state.legal()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"loans": [0, 1]}, "loans in this dump are not complete"),
        ({"loans": [0, 5, 100]}, "loans in this dump are of unknown seats"),
        ({"loans": [5, 0, 100]}, "loans in this dump are of unknown seats"),
        ({"loans": [0, 1, -1]}, "loans in this dump must be a number"),
        ({"loans": "none"}, "loans in this dump must be a list of the right length"),
        ({"settings": []}, "settings in this dump are not complete"),
        ({"offers": [1]}, "offers in this dump are not one for each player and the bank"),
        ({"taken": [-1, 0]}, "taken in this dump must be a number"),
    ],
)
def test_a_broken_old_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDump, match=reason):
        renewed(old_fields(Voyage(2), **changes))


@pytest.mark.parametrize("field", ["loans", "settings", "offers", "taken"])
def test_an_old_position_without_a_field_is_refused(field: str) -> None:
    found = old_fields(Voyage(2))
    del found[field]
    with pytest.raises(BadDump, match=f"this dump has no {field}"):
        renewed(found)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        (old_header(rules=3), "newer version"),
        (old_header(format=3), "newer version"),
        (old_header(cards="0123456789abcdef"), "another card set"),
        (b"merkator hamburg dump 1 rules 1 cards 0\n", "not a dump of a rome position"),
        (b"nothing\n", "not a dump of a rome position"),
    ],
)
def test_a_position_of_something_else_is_refused(header: bytes, reason: str) -> None:
    with pytest.raises(BadDump, match=reason):
        rome().load(header + written(old_fields(Voyage(2))))


def test_a_loan_of_the_bank_is_refused_where_the_bank_does_not_lend() -> None:
    from_bank = fields(Voyage(2, bank=True).state) | {"loans": [0, 6, 700, 0]}
    assert rome().load(Voyage(2).state.dump().partition(b"\n")[0] + b"\n" + written(from_bank)).loans == [
        0,
        6,
        700,
        0,
    ]
    refused = fields(Voyage(2).state) | {"loans": [0, 6, 700, 0]}
    with pytest.raises(BadDump, match="loans in this dump are of unknown seats"):
        rome().load(Voyage(2).state.dump().partition(b"\n")[0] + b"\n" + written(refused))


# --- naming


def test_a_position_is_named_as_rules_1_named_it() -> None:
    p = Voyage(3).cash(0, 500)
    assert p.state.key_under(1) == name_of(old_fields(p))
    assert p.state.key_under(2) == p.state.key() != p.state.key_under(1)


def test_sum_and_arrears_were_one_amount() -> None:
    p = Voyage(3).loan(0, 1, 2000, 300).loan(2, 1, 0, 70)
    assert p.state.key_under(1) == name_of(old_fields(p, loans=[0, 1, 2300, 2, 1, 70]))


def test_offers_had_no_place_for_the_bank() -> None:
    p = Voyage(3).ship(0, None).cash(0, 2000).cash(1, 9000).cash(2, 9000).turn_of(0).play("ask sinope", "done")
    p.play("lay 1000", "done", "lay all", "lay 100")
    found = old_fields(p, offers=[0, 1000, 5000], taken=[0, 100, 0])
    assert p.state.key_under(1) == name_of(found)


def test_a_card_being_carried_out_was_under_the_pile_already() -> None:
    p = Voyage(2).ship(0, "c20").hand(0, "wine").fatum(["f12"], ["f02", "f05"])
    p.fate("f12")
    found = old_fields(p)
    card = p.cards.fatum_ids.index("f12")
    assert found["under"] + [card] == [1, 4, card]
    agenda = found["agenda"]
    at = agenda.index(28)  # the step that waits until the card is carried out
    assert at % 6 == 0
    assert agenda[at + 2] == card
    old = found | {"under": [1, 4, card], "agenda": agenda[:at] + agenda[at + 6 :]}
    assert p.state.key_under(1) == name_of(old)
    assert p.state.agenda == agenda, "nothing changes by naming"
