"""The file that `merkator cards new` writes: the standard set with hints for owners of the printed game."""

from __future__ import annotations

from typing import Final

from merkator.core.template import annotate
from merkator.games.hamburg.cards.cardset import standard, standard_text
from merkator.games.hamburg.cards.effect import FORMS, Form, read_example
from merkator.games.hamburg.cards.listing import describe

MARK: Final = "# reconstructed: look at your card\n"
TITLES: Final = {
    "[[category]]": "Categories of goods. Nothing to change here.",
    "[[place]]": "Places. Main places have lines, side places a threshold: see the map on your board.",
    "[[good]]": "Goods. The column is where the good lies in your office.",
    "[time]": "The time chart, and the letters on the faces of the 42 time counters.",
    "[[contract]]": "Contracts.",
    "[[bonus]]": "Bonus cards: two of the good on each journey to the place.",
    "[[building]]": "Buildings: what they score at the end.",
}
HEAD: Final = """\
# Your cards for the game hamburg.
#
# This is the standard set of merkator. Not every card of the printed game is known to us; if you own it,
# you can type your cards in here and play with exactly what lies on your table.
#
# What to do
#   1. Go through the entries below. Those to look at first carry the line
#        {mark}
#      Change the values to what your card shows, and set source to "printed". The others may be checked too.
#   2. merkator cards check FILE       says whether the set is complete, or what is wrong where
#      merkator cards list FILE        shows all cards as tables
#   3. Play with it: add  --cards FILE  to the command that starts the game.
# A hash (#) begins a remark, like this one; remarks are not read.
#
# source: where an entry comes from
#   "rulebook"        seen in a rulebook, on a published picture or in a review
#   "deduced"         follows from figures in the rulebooks
#   "reconstructed"   made for this edition after the known cards
#   "printed"         copied from a printed card: yours
#
# ids: each card has a short name for records and commands. It may stay when you change the card, but is
#   clearest when it tells what the card is: england-2 is the contract of value 2 for England, italy-5b the
#   second one of value 5 for Italy. Small letters, digits, - and _; each id once for each kind of card.
#
# Counts that must hold
#   78 contracts: 5 of value 2, 11 of 3, 13 of 4, 12 of 5, 11 of 6, 9 of 7, 7 of 8, 5 of 9, 4 of 10, and the
#   Peace of Westphalia (14), which alone has neither place nor demand.
#   No main place has two contracts of the same value; side places may.
#   16 bonus cards of price 3 or 4, at least four of each, at most two for a place.
#   26 buildings, five of them for the only player with the most of something (only_player = true).
#   42 time counters; both sides of the chart together have room for 42 at most.
#
# Demands of contracts: goods names goods, different asks for that many different goods of a category
#     goods = {{ wine = 2, ham = 1 }}                  2 wine and 1 ham
#     different = {{ food = 3 }}                       3 different foods
#     different = {{ any = 12 }}                       12 different goods of whatever category
#     goods = {{ iron = 1 }}                           and both together: iron, and besides
#     different = {{ clothing = 2, weapon = 1 }}       2 different clothes and a weapon
#
# Effects of buildings: all forms there are. points is a number of half or whole points.
{forms}
#   With per = "kind", of and owned may be left out: then all goods count, from the first piece.
#   per = "contract" may have min_value, side = true (only side places), both, or neither.
#   Columns are one or more of the letters A to F.
"""


def template() -> str:
    """Write the standard set with a head that explains it and marks on what is reconstructed."""
    forms = "\n".join([line for form in FORMS for line in _form(form)])
    head = HEAD.format(mark=MARK.strip(), forms=forms)
    words = {card.id: describe(card.effect) for card in standard().buildings}
    return annotate(head, standard_text(), TITLES, lambda block: _mark(block) + _with_words(block, words))


def _mark(block: str) -> str:
    return MARK if '"reconstructed"' in block else ""


def _form(form: Form) -> tuple[str, str]:
    """Show one form of an effect and what it means."""
    return f"#     effect = {form.example}", f"#         {describe(read_example(form))}"


def _with_words(block: str, words: dict[str, str]) -> str:
    """Say above the effect of a building what it does."""
    if not block.startswith("[[building]]"):
        return block
    name = block.partition('id = "')[2].partition('"')[0]
    return block.replace("\neffect", f"\n# {words[name]}\neffect", 1)
