"""The options of hamburg (H-1.2, sections 9 and 10), declared once."""

from __future__ import annotations

from typing import Final

from merkator.core.options import Option, start_option

OPTIONS: Final = (
    start_option((2, 3, 4), "H-1.2"),
    Option(
        "long",
        False,
        (2, 3, 4),
        {
            "en": "a longer time chart, and everyone starts with just two contracts",
            "de": "ein längerer Zeitplan, und alle beginnen mit zwei Verträgen und sonst nichts",
        },
        "H-10.1",
        labels={"en": "Long game", "de": "Langversion"},
    ),
    Option(
        "joining",
        True,
        (2,),
        {
            "en": "the other player may join your journeys; turn it off for a quicker game",
            "de": "der andere darf auf einer Reise mitkommen; ohne geht das Spiel schneller",
        },
        "H-10.2",
        labels={"en": "Joining", "de": "Mitreisen"},
    ),
    Option(
        "coinless",
        False,
        (2,),
        {
            "en": "you pay for cards with contracts and get no change",
            "de": "Karten werden mit Verträgen bezahlt; zu viel Bezahltes verfällt",
        },
        "H-10.2",
        labels={"en": "No money", "de": "Ohne Geld"},
    ),
    Option(
        "expert",
        False,
        (1, 2, 3, 4),
        {
            "en": "you may take one face-up card into your hand and use it later",
            "de": "eine offene Karte darf auf die Hand genommen und später genutzt werden",
        },
        "H-10.3",
        labels={"en": "Expert rule", "de": "Fortgeschrittenenregel"},
    ),
    Option(
        "no_losses",
        False,
        (2, 3, 4),
        {
            "en": "goods are never lost",
            "de": "es gehen keine Waren verloren",
        },
        "H-10.4",
        labels={"en": "A: no losses", "de": "A: keine Verluste"},
    ),
    Option(
        "forced_purchases",
        False,
        (2, 3, 4),
        {
            "en": "no cash limit, but anyone who can afford the most expensive building on offer must buy a building",
            "de": "keine Bargeldgrenze, aber wer das teuerste Gebäude bezahlen kann, muss eines kaufen",
        },
        "H-10.5",
        excludes=("coinless",),
        labels={"en": "B: forced purchases", "de": "B: Kaufzwang"},
    ),
    Option(
        "goods_at_once",
        False,
        (1, 2, 3, 4),
        {
            "en": "a bonus card gives you one of its goods as soon as you buy it",
            "de": "eine Bonuskarte bringt eine ihrer Waren schon beim Kauf",
        },
        "H-10.6",
        labels={"en": "C: goods at once", "de": "C: Waren sofort"},
    ),
    Option(
        "offers",
        False,
        (2, 3, 4),
        {
            "en": "the others may offer money and time to make you swap a contract just drawn for the next one",
            "de": "die anderen dürfen Geld und Zeitmarken bieten, damit ein neuer Vertrag getauscht wird",
        },
        "H-10.7",
        labels={"en": "D: offers", "de": "D: Angebote"},
    ),
)
