"""The options of hamburg (H-1.2, sections 9 and 10), declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.errors import BadOption, Reason
from merkator.core.options import Option, check

BY_LOT: Final = "lot"
OPTIONS: Final = (
    Option(
        "start",
        BY_LOT,
        (2, 3, 4),
        {
            "en": "who starts: a seat, counted from 0, or lot (random)",
            "de": "wer beginnt: ein Platz, ab 0 gezählt, oder lot (Los)",
        },
        "H-1.2",
    ),
    Option(
        "long",
        False,
        (2, 3, 4),
        {
            "en": "long game: a longer chart, and everyone begins with two contracts and nothing else",
            "de": "Langversion: ein längerer Zeitplan, und alle beginnen mit zwei Verträgen und sonst nichts",
        },
        "H-10.1",
    ),
    Option(
        "joining",
        True,
        (2,),
        {
            "en": "whether the other player may join a journey; false makes the game quicker",
            "de": "ob der andere mitreisen darf; mit false geht das Spiel schneller",
        },
        "H-10.2",
    ),
    Option(
        "coinless",
        False,
        (2,),
        {
            "en": "no money: cards are paid with contracts, and what is overpaid is lost",
            "de": "ohne Geld: Karten werden mit Verträgen bezahlt, zu viel Bezahltes verfällt",
        },
        "H-10.2",
    ),
    Option(
        "expert",
        False,
        (1, 2, 3, 4),
        {
            "en": "expert rule: one open card may be taken into the hand and used later",
            "de": "Fortgeschrittenenregel: Eine offene Karte darf auf die Hand genommen und später genutzt werden",
        },
        "H-10.3",
    ),
    Option(
        "no_losses",
        False,
        (2, 3, 4),
        {"en": "variant A: goods are never lost", "de": "Variante A: Es gehen keine Waren verloren"},
        "H-10.4",
    ),
    Option(
        "forced_purchases",
        False,
        (2, 3, 4),
        {
            "en": "variant B: no cash limit, but a player who can afford the most expensive building on offer "
            "must buy one",
            "de": "Variante B: keine Bargeldgrenze, aber wer das teuerste Gebäude bezahlen kann, muss eines kaufen",
        },
        "H-10.5",
        excludes=("coinless",),
    ),
    Option(
        "goods_at_once",
        False,
        (1, 2, 3, 4),
        {
            "en": "variant C: a bonus card brings 1 of its goods as soon as it is bought",
            "de": "Variante C: Eine Bonuskarte bringt sofort beim Kauf 1 ihrer Waren",
        },
        "H-10.6",
    ),
    Option(
        "offers",
        False,
        (2, 3, 4),
        {
            "en": "variant D: others may offer money and time for swapping a contract just drawn for the next one",
            "de": "Variante D: Die anderen dürfen Geld und Zeitmarken bieten, damit ein neuer Vertrag getauscht wird",
        },
        "H-10.7",
    ),
)


def checked(players: int, options: Mapping[str, object], seats: range) -> dict[str, object]:
    """Return all options with defaults filled in; `BadOption` says what is wrong and what is allowed (H-10.8)."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in seats:
        english = "hamburg is for {least} to {most} players, not {players}"
        raise BadOption(Reason("players", english, least=seats[0], most=seats[-1], players=repr(players)))
    found = check(OPTIONS, players, options)
    start = found["start"]
    if start != BY_LOT and not (isinstance(start, int) and not isinstance(start, bool) and 0 <= start < players):
        english = "option start must be {lot!r} or a seat from 0 to {last}, got {start}"
        raise BadOption(Reason("start", english, lot=BY_LOT, last=players - 1, start=repr(start)))
    return found
