"""Goods cards: in hands, aboard as lots, back with the bank; and what everyone knows of a hand (R-1.2).

`known` counts the cards of a hand that all have seen go into it: those of lost cargo. Every other card of a hand is
its owner's secret.
"""

from __future__ import annotations

from bisect import insort

from merkator.games.rome.rules.actions import GOODS, lot_code, lot_good, lot_loads
from merkator.games.rome.rules.cards import DEAL
from merkator.games.rome.rules.position_data import CARDS, LOADS, NO_CARDS_LEFT, OUT, PositionData


def change_count(counts: list[int], at: int, by: int) -> list[int]:
    """Return counts with one of them changed; the old list stays as it is."""
    counts = counts[:]
    counts[at] += by
    return counts


def play_out(s: PositionData, seat: int, good: int) -> None:
    """Take a card out of a hand, before everyone's eyes."""
    s.hands[seat] = change_count(s.hands[seat], good, -1)
    s.holdings[seat][CARDS] -= 1
    if s.known[seat][good]:
        s.known[seat] = change_count(s.known[seat], good, -1)


def take_back(s: PositionData, seat: int, good: int) -> None:
    """Put the card of a lost lot back into its owner's hand; all know it is there."""
    s.hands[seat] = change_count(s.hands[seat], good, 1)
    s.known[seat] = change_count(s.known[seat], good, 1)
    s.holdings[seat][CARDS] += 1


def load(s: PositionData, seat: int, good: int, loads: int) -> None:
    """Bring a lot aboard."""
    lots = s.cargo[seat][:]
    insort(lots, lot_code(good, loads))
    s.cargo[seat] = lots
    s.holdings[seat][LOADS] += loads


def unload(s: PositionData, seat: int, code: int) -> None:
    """Take a lot off board."""
    lots = s.cargo[seat][:]
    lots.remove(code)
    s.cargo[seat] = lots
    s.holdings[seat][LOADS] -= lot_loads(code)


def lose_lot(s: PositionData, seat: int, code: int) -> None:
    """Lose a whole lot; its card goes back to the hand, unused (R-3.10)."""
    unload(s, seat, code)
    take_back(s, seat, lot_good(code))


def lose_cargo(s: PositionData, seat: int) -> None:
    """Lose all lots."""
    for code in s.cargo[seat]:
        take_back(s, seat, lot_good(code))
    s.cargo[seat] = []
    s.holdings[seat][LOADS] = 0


def check_last(s: PositionData, seat: int) -> None:
    """See whether a player has neither cards nor cargo left: then the game ends with this round (R-6.1)."""
    mine = s.holdings[seat]
    if mine[CARDS] or s.cargo[seat] or mine[OUT] or s.cause:
        return
    s.cause = NO_CARDS_LEFT
    if s.events is not None:
        s.tell("final", seat, {"cause": "cards"})


def redeal(s: PositionData, seat: int) -> None:
    """Deal all cards anew that a seat cannot know: other hands, as far as they are secret, and the bank's rest."""
    pool: list[int] = []
    secret = [seat_ for seat_ in range(s.players) if seat_ != seat]
    for good in range(GOODS):
        count = s.rest[good] + sum([s.hands[other][good] - s.known[other][good] for other in secret])
        pool.extend([good] * count)
    for other in secret:
        hand = s.known[other][:]
        for _ in range(s.holdings[other][CARDS] - sum(hand)):
            hand[s.chance.draw(DEAL, pool) if len(pool) > 1 else pool.pop()] += 1
        s.hands[other] = hand
    s.rest = [pool.count(good) for good in range(GOODS)]
