"""The file that `merkator cards new` writes: the standard set with hints for owners of the printed game."""

from __future__ import annotations

from typing import Final

from merkator.core.template import annotate
from merkator.games.rome.cards.cardset import CardSet, standard, standard_text
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.cards.listing import describe
from merkator.games.rome.cards.reading import BOUNDS, MONEY, own_keys
from merkator.games.rome.cards.types import Fatum

TITLES: Final = {
    "[sea]": "The board, row by row from the north; the first row is row 0, the first letter of a row column 0.",
    "[[star]]": "The star fields.",
    "[[label]]": "Names written on the sea: as many as you like, anywhere.",
    "[[port]]": "Ports.",
    "[[good]]": "Goods: what the goods cards say.",
    "[[fatum]]": "Fatum cards.",
    "[figures]": "The numbers of the rules. They stand in the rulebook: nothing to change here.",
}
KNOWN: Final = {
    "wine": "# the rulebook tells the buying price; look at your card for the rest\n",
    "iron_ware": "# the rulebook tells the buying price and what Aquileia pays; look at your card for the rest\n",
}
HEAD: Final = """\
# Your board and cards for the game rome.
#
# This is the standard set of merkator. The rulebook shows neither the board nor the cards, so almost everything here
# is our own. If you own the printed game, you can type it in here and play with exactly what lies on your table.
#
# What to do
#   1. Draw your board under [sea]: every field is one letter.
#        .  land      ~  sea      *  star field      A to Z  a port, each with a letter of its own
#      All rows are equally long. Ships sail across edges, not across corners.
#   2. Go through the entries below. Change the values to what your game shows, and set source to "printed".
#   3. merkator cards check FILE       says whether the set is complete, or what is wrong where
#      merkator cards list FILE        shows everything as tables
#   4. Play with it: add  --cards FILE  to the command that starts the game.
# A hash (#) begins a remark, like this one; remarks are not read.
#
# source: where an entry comes from
#   "rulebook"   from the rulebook
#   "chosen"     made for this edition
#   "printed"    copied from a printed board or card: yours
#
# ids: ports, goods and cards have short names for records and commands; ports and goods are also called by them
#   inside this file, so when you rename one, rename it everywhere. Small letters, digits, - and _; each id once for
#   each kind of entry. A port may not be called like a sea field (one letter and a number: a35).
#
# What must hold
#   24 ports. code is the letter on the map, row and col are where it stands there; sea must lie next to it.
#   symbols are the goods bought in the port: exactly those that name it under bought. Five ports have a yard = the
#   price of a ship; the others have no such key. why is a remark and may be left out.
#   3 star fields, and all sea connected: it must be possible to sail everywhere without going through a port.
#   21 goods. buy is the price of a load, penalty what an unused card costs at the end, bought the ports that show the
#   symbol, sold the ports that pay, with the price of a load. No port both offers and buys a good.
#   32 Fatum cards.
#   Sums of money are full hundreds from 100 to 100,000: the smallest note is 100.
#
# Effects of Fatum cards: all there are, each with the keys that go with it and an example of what it means.
#   Of offer_yard, offer_discount and offer_subsidy there may be one card each.
{effects}
"""


def template() -> str:
    """Write the standard set with a head that explains it, and what the Fatum cards do in words."""
    cards = standard()
    head = HEAD.format(effects="\n".join([line for effect in EFFECTS for line in _effect(cards, effect)]))
    words = {card.id: describe(cards, card) for card in cards.fatum}
    return annotate(head, standard_text(), TITLES, lambda block: _remarked(block, words))


def _effect(cards: CardSet, effect: str) -> tuple[str, str]:
    """Show an effect with its keys, and what it means on a card."""
    keys = ", ".join(own_keys(effect))
    head = f'#     effect = "{effect}"' + (f" with {keys}" if keys else "")
    return head, f"#         {describe(cards, _example(cards, effect))}"


def _example(cards: CardSet, effect: str) -> Fatum:
    """Return the first card with an effect, or one made up where the standard set has none."""
    found = [card for card in cards.fatum if card.effect == effect]
    keys = own_keys(effect)
    numbers = tuple([100 if key in MONEY else BOUNDS[key][0] for key in EFFECTS[effect].numbers])
    goods = (cards.goods[0].id,) if "goods" in keys else ()
    yard = next(port.id for port in cards.ports if port.yard) if "yard" in keys else ""
    return found[0] if found else Fatum("", "", "", "", effect, numbers, goods, yard, "chosen")


def _remarked(block: str, words: dict[str, str]) -> str:
    """Say above the effect of a Fatum card what it does, and what is known of a good."""
    name = block.partition('id = "')[2].partition('"')[0]
    if block.startswith("[[fatum]]"):
        return block.replace("\neffect", f"\n# {words[name]}\neffect", 1)
    return KNOWN.get(name, "") + block
