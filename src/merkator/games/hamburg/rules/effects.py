"""What a building scores, as numbers (H-0.5, H-8.2): the declared effects of the card set, ready to be counted."""

from __future__ import annotations

from typing import Final

from merkator.games.hamburg.cards.cardset import Effect

# Forms.
PER_TIME: Final = 0
WITH_TIME: Final = 1
PER_KIND: Final = 2
PER_PIECE: Final = 3
PER_PIECE_BEST: Final = 4
WITH_ALL_KINDS: Final = 5
WITH_EACH_COLUMN: Final = 6
WITH_PIECES: Final = 7
PER_CONTRACT: Final = 8
PER_CONTRACT_PLACE: Final = 9
PER_BONUS_AND_CONTRACT: Final = 10
PER_BONUS: Final = 11
PER_BUILDING: Final = 12
MOST_VALUABLE: Final = 13
MOST_TIME: Final = 14
MOST_BONUS: Final = 15
MOST_BUILDINGS: Final = 16
MOST_KINDS: Final = 17

_MOST: Final = {
    "best_contract": MOST_VALUABLE,
    "time": MOST_TIME,
    "bonus_cards": MOST_BONUS,
    "buildings": MOST_BUILDINGS,
    "kinds": MOST_KINDS,
}

OFFICE: Final = frozenset((PER_KIND, PER_PIECE, PER_PIECE_BEST, WITH_ALL_KINDS, WITH_EACH_COLUMN, WITH_PIECES))
"""The forms that look into the owner's office, and nowhere else."""
GOODS_COUNT: Final = OFFICE | {MOST_KINDS}
"""The forms for which it matters what the last cubes become (H-8.3)."""
CONDITIONS: Final = frozenset((WITH_TIME, WITH_ALL_KINDS, WITH_EACH_COLUMN, WITH_PIECES))
"""The forms whose points are given once, or not at all, whatever others have."""
MOST: Final = frozenset(_MOST.values())
"""The forms whose points only one player can have."""


class Effects:
    """One building's scoring: its form, the points in halves, the groups of goods it looks at, and a number."""

    def __init__(self, form: int, halves: int, groups: list[list[int]], number: int, side: bool) -> None:
        self.form = form
        self.office = form in OFFICE  # bots ask this all the time, and a set is slow when compiled
        self.condition = form in CONDITIONS
        self.most = form in MOST
        self.halves = halves
        self.groups = groups
        self.number = number
        self.side = side


def compile_effect(
    effect: Effect, column_goods: list[list[int]], category_ids: list[str], category_goods: list[list[int]]
) -> Effects:
    """Turn a declared effect into numbers."""
    columns = [column_goods["ABCDEF".index(letter)] for letter in effect.columns] or column_goods
    goods = sorted(good for group in columns for good in group)
    if effect.of:
        goods = sorted(g for kind in effect.of for g in category_goods[category_ids.index(kind)])
    form, groups, number = _form(effect, columns, goods)
    return Effects(form, round(effect.points * 2), groups, number, effect.side)


_Form = tuple[int, list[list[int]], int]


def _form(effect: Effect, columns: list[list[int]], goods: list[int]) -> _Form:
    """Return the form, the groups of goods it looks at, and its number."""
    if effect.only_most:
        return _MOST[effect.only_most], [[]], 0
    if effect.with_:
        conditions: dict[str, _Form] = {
            "time": (WITH_TIME, [[]], effect.at_least),
            "all_kinds": (WITH_ALL_KINDS, [goods], 0),
            "good_in_each_column": (WITH_EACH_COLUMN, columns, 0),
            "pieces_of_one_kind": (WITH_PIECES, [goods], effect.at_least),
        }
        return conditions[effect.with_]
    counts: dict[str, _Form] = {
        "time": (PER_TIME, [[]], 0),
        "kind": (PER_KIND, [goods], effect.owned),
        "piece": (PER_PIECE_BEST if effect.best_of else PER_PIECE, columns if effect.best_of else [goods], 0),
        "contract": (PER_CONTRACT, [[]], effect.min_value),
        "place_of_contracts": (PER_CONTRACT_PLACE, [[]], 0),
        "place_with_bonus_and_contract": (PER_BONUS_AND_CONTRACT, [[]], 0),
        "bonus_card": (PER_BONUS, [[]], 0),
        "building": (PER_BUILDING, [[]], 0),
    }
    return counts[effect.per]
