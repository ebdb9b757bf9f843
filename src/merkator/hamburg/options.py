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
        {"en": "the seat that begins, or lot", "de": "der Platz, der beginnt, oder lot (Los)"},
        "H-1.2",
    ),
    Option(
        "long",
        False,
        (2, 3, 4),
        {"en": "the long game: begin with almost nothing", "de": "das lange Spiel: fast ohne alles beginnen"},
        "H-10.1",
    ),
    Option(
        "joining",
        True,
        (2,),
        {
            "en": "whether the other player may join a journey",
            "de": "ob der andere Spieler sich einer Reise anschließen darf",
        },
        "H-10.2",
    ),
    Option(
        "coinless",
        False,
        (2,),
        {
            "en": "no money: cards are paid with contracts",
            "de": "ohne Geld: Karten werden mit Verträgen bezahlt",
        },
        "H-10.2",
    ),
    Option(
        "expert",
        False,
        (1, 2, 3, 4),
        {
            "en": "expert rule: one open card may be taken into the hand",
            "de": "Expertenregel: eine offene Karte darf auf die Hand genommen werden",
        },
        "H-10.3",
    ),
    Option(
        "no_losses",
        False,
        (2, 3, 4),
        {"en": "variant A: no loss of goods", "de": "Variante A: keine Warenverluste"},
        "H-10.4",
    ),
    Option(
        "forced_purchases",
        False,
        (2, 3, 4),
        {
            "en": "variant B: no cash limit, but rich players must buy buildings",
            "de": "Variante B: kein Bargeldlimit, aber Reiche müssen Gebäude kaufen",
        },
        "H-10.5",
        excludes=("coinless",),
    ),
    Option(
        "goods_at_once",
        False,
        (1, 2, 3, 4),
        {
            "en": "variant C: a bought bonus card brings 1 of its good at once",
            "de": "Variante C: eine gekaufte Bonuskarte bringt sofort 1 ihrer Ware",
        },
        "H-10.6",
    ),
    Option(
        "offers",
        False,
        (2, 3, 4),
        {
            "en": "variant D: others may offer money and time for taking the next contract instead",
            "de": "Variante D: andere dürfen Geld und Zeit bieten, damit der nächste Vertrag genommen wird",
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
        english = "option start must be {lot!r} or a seat from 0 to {last}, not {start}"
        raise BadOption(Reason("start", english, lot=BY_LOT, last=players - 1, start=repr(start)))
    return found
