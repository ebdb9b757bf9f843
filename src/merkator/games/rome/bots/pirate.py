"""Piracy as the greedy bot for rome sees it: whom to attack, what to demand, when to yield (section 5)."""

from __future__ import annotations

from merkator.games.rome.bots.value import Judge, best
from merkator.games.rome.rules.actions import ATTACK, DEMAND, DONE, FIGHT, YIELD, lot_good, lot_loads
from merkator.games.rome.rules.position_data import FIELD


def attack(j: Judge) -> int:
    """Attack the ship that promises most, if it pays at all."""
    valued = [(attack_value(j, action - ATTACK, j.room), action) for action in j.s.choices if action != DONE]
    valued.append((j.daring(), DONE))
    return best(valued)


def demand(j: Judge, victim: int) -> int:
    """Name the next lot of the booty that promises most."""
    booty = _best_booty(j, victim, j.room)[1]
    for code in booty:
        left = booty.count(code) - j.s.booty.count(code)
        if left > 0 and DEMAND + code in j.s.choices:
            return DEMAND + code
    return DONE if DONE in j.s.choices else j.s.choices[0]


def answer(j: Judge) -> int:
    """Yield when that costs less than a fight, which is won as often as lost."""
    return YIELD if _yields(j, j.seat, j.s.booty) else FIGHT


def attack_value(j: Judge, victim: int, room: int) -> float:
    """Return what an attack may be expected to bring to a ship with so much room in its hold."""
    return _best_booty(j, victim, room)[0]


def _best_booty(j: Judge, victim: int, room: int) -> tuple[float, list[int]]:
    """Find what to demand: the dearest lots that fit in, or fewer, so that the victim yields."""
    field = j.field if j.field >= 0 else 0
    codes = sorted(j.s.cargo[victim], key=lambda code: (-j.load(lot_good(code), field), code))
    found: tuple[float, list[int]] = (-1.0e9, codes[:1])
    for count in range(1, len(codes) + 1):
        booty = codes[:count]
        value = _attempt(j, victim, booty, room)
        if value > found[0]:
            found = (value, booty)
        if sum([lot_loads(code) for code in booty]) >= room:
            break
    for code in codes:  # a single small lot may be yielded where the dearest is not
        value = _attempt(j, victim, [code], room)
        if value > found[0]:
            found = (value, [code])
    return found


def _attempt(j: Judge, victim: int, booty: list[int], room: int) -> float:
    """Value demanding some lots: the answer is foreseen, and a fight is won as often as lost."""
    w = j.w
    hurt = w.hurt / j.look.rivals
    gain, left = 0.0, room
    for code in booty:
        loads = min(lot_loads(code), left)
        left -= loads
        gain += loads * j.load(lot_good(code), j.s.holdings[victim][FIELD])
    loss = j.cargo(victim, booty)
    if _yields(j, victim, booty):
        return gain + hurt * loss
    fine = j.s.cards.compensation  # what is not paid at once bears no interest
    everything = j.cargo(victim, j.s.cargo[victim]) + j.ship(victim) + w.setback
    return (gain + hurt * everything - fine - hurt * fine) / 2


def _yields(j: Judge, victim: int, booty: list[int]) -> bool:
    """Say whether a victim does better to yield (R-5.4 to R-5.6)."""
    cargo = j.cargo(victim, j.s.cargo[victim])
    lost = cargo + j.ship(victim)
    won = j.s.cards.compensation + j.look.rate
    return j.cargo(victim, booty) < (lost - won) / 2
