"""The effects a Fatum card can have (R-3.4): the numbers that belong to each, and what it does in English.

The order is that of the numbers in `rules/cards.py`. The messages of a game are sentences for players, in
`words/text`; these are for card files and for drawings, which have little room.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Form(NamedTuple):
    """An effect: its numbers, what it does, and the same in a few words; goods and yard come besides."""

    numbers: tuple[str, ...]
    words: str
    brief: str
    keep: bool = False  # the player keeps the card until it is spent


EFFECTS: Final[dict[str, Form]] = {
    "lose_ship_at_sea": Form(
        ("port_fee",),
        "At sea: ship and cargo are lost. In port: pay {port_fee}.",
        "at sea: ship and cargo are lost; in port: pay {port_fee}",
    ),
    "reef": Form(
        ("save_at",),
        "At sea: roll both dice. With {save_at} or more only the cargo is lost, with less the ship too.",
        "at sea: the cargo is lost, below {save_at} the ship too",
    ),
    "lose_ship_in_port": Form(
        (),
        "In port: ship and cargo are lost.",
        "in port: ship and cargo are lost",
    ),
    "lose_loads": Form(
        ("loads",),
        "Lose {loads} of your choice.",
        "throw {loads} loads overboard",
    ),
    "lose_half": Form(
        (),
        "Lose half of your loads, rounded up; you choose which.",
        "half of the loads are ruined",
    ),
    "spoil": Form(
        (),
        "Lose all loads of {goods}.",
        "{goods} aboard spoil",
    ),
    "ransom": Form(
        ("amount",),
        "At sea with cargo: pay {amount} or give up the whole cargo.",
        "at sea: pay {amount} or give up the cargo",
    ),
    "skip": Form(
        ("turns",),
        "Miss your next {turns}.",
        "miss {turns}",
    ),
    "drift": Form(
        ("fields",),
        "At sea: the player on your left moves your ship exactly {fields}, not into a port.",
        "at sea: the left neighbour moves the ship {fields} fields",
    ),
    "quarantine": Form(
        ("turns",),
        "Put in at the nearest port, sell nothing on arrival, and miss your next {turns}.",
        "to the nearest port, and miss {turns}",
    ),
    "move_upto": Form(
        ("fields",),
        "Move up to {fields}.",
        "move up to {fields} fields",
    ),
    "reroll": Form(
        (),
        "Roll again and move; doubles count as a plain number.",
        "roll again and move",
    ),
    "sail_to_port": Form(
        ("fields",),
        "You may sail to any port at most {fields} away, and sell there.",
        "sail to a port at most {fields} fields away",
    ),
    "star": Form(
        ("count",),
        "Take {count}.",
        "take {count}",
    ),
    "pay_per_load": Form(
        ("amount", "minimum"),
        "Pay {amount} for each load aboard, at least {minimum}.",
        "pay {amount} a load, at least {minimum}",
    ),
    "pay": Form(
        ("amount",),
        "Pay {amount}.",
        "pay {amount}",
    ),
    "all_pay": Form(
        ("amount",),
        "Every player pays {amount}.",
        "every player pays {amount}",
    ),
    "pay_percent": Form(
        ("percent", "maximum"),
        "Pay {percent}% of your cash, rounded down to the nearest 100, at most {maximum}.",
        "pay {percent}% of the cash, at most {maximum}",
    ),
    "receive": Form(
        ("amount",),
        "Receive {amount}.",
        "receive {amount}",
    ),
    "receive_per_good": Form(
        ("amount", "minimum"),
        "Receive {amount} for each load of {goods} aboard, at least {minimum}.",
        "receive {amount} a load of {goods}, at least {minimum}",
    ),
    "collect": Form(
        ("amount",),
        "Every other player pays you {amount}.",
        "receive {amount} from every other player",
    ),
    "offer_yard": Form(
        ("price",),
        "Keep. Once: a new ship at the yard of {yard} for {price}.",
        "keep: a ship from {yard} for {price}",
        keep=True,
    ),
    "offer_discount": Form(
        ("amount",),
        "Keep. Once: a new ship at any yard for {amount} less.",
        "keep: a new ship for {amount} less",
        keep=True,
    ),
    "offer_subsidy": Form(
        ("amount",),
        "Keep. When you next lose your ship, the bank pays {amount} towards the new one.",
        "keep: {amount} towards the next new ship",
        keep=True,
    ),
    "bonus_next_sale": Form(
        ("amount",),
        "Keep until your next sale: each load brings {amount} more.",
        "keep: the next sale brings {amount} more a load",
        keep=True,
    ),
    "discard_card": Form(
        (),
        "You may hand one unused goods card back without penalty, but not your last card.",
        "may give back a goods card",
    ),
}
