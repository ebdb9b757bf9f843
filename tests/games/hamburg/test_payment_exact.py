"""Payments against a slow, plain enumeration of the rules: every payment is offered, no other, no dead end."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.cards.cardset import Contract, standard
from merkator.games.hamburg.cards.types import ANY
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.state import State
from position import Position, arrived, hamburg

GOODS = {good.id: good for good in standard().goods}
PLACES = [place.id for place in standard().places[:8]]
SLOW = 400
"""Demands that can be paid in more ways than this are not walked through."""

Holdings = dict[str, int]  # pieces of each good, "cube <place>", "time"
Way = tuple[str, ...]  # how one unit is paid, and with what
Payment = tuple[tuple[Way, ...], ...]  # for each part the ways of its units, sorted
Part = tuple[list[str], int, bool]  # goods that pay it, units, whether they must be different


# The rules, told plainly


def parts_of(contract: Contract) -> list[Part]:
    """H-5.2: numbers of named goods, or of different goods of a category or of all goods."""
    order = list(GOODS)
    named: list[Part] = [
        ([good], count, False) for good, count in sorted(contract.goods, key=lambda part: order.index(part[0]))
    ]
    categories = [*(category.id for category in standard().categories), ANY]
    mixed: list[Part] = [
        ([good for good in GOODS if kind in (ANY, GOODS[good].category)], count, True)
        for kind, count in sorted(contract.different, key=lambda part: categories.index(part[0]))
    ]
    return named + mixed


def costs(goods: list[str]) -> Iterator[tuple[Way, Holdings]]:
    """H-5.2, H-5.6, H-5.7: all ways to pay one unit that some goods can pay, and what each costs."""
    for good in goods:
        yield ("good", good), {good: 1}
        yield ("cube", good), {f"cube {GOODS[good].origin}": 1}
    for good in GOODS:
        yield ("four", good), {good: 4}
        yield ("three and cube", good), {good: 3, f"cube {GOODS[good].origin}": 1}
    yield ("time",), {"time": 4}


def pay_unit(
    part: Part, paid: tuple[Way, ...], have: Holdings, ways: list[tuple[Way, Holdings]]
) -> Iterator[tuple[tuple[Way, ...], Holdings]]:
    """Every way to pay one more unit of a part. A kind named twice does not count; an exchange finds a new one."""
    for way, cost in ways:
        if part[2] and way[0] in ("good", "cube") and {("good", way[1]), ("cube", way[1])} & set(paid):
            continue
        if affordable(cost, have):
            left = {name: count - cost.get(name, 0) for name, count in have.items()}
            yield tuple(sorted([*paid, way])), left


def affordable(cost: Holdings, have: Holdings) -> bool:
    return all(have[name] >= count for name, count in cost.items())


def all_payments(contract: Contract, have: Holdings) -> dict[Payment, Holdings]:
    """Every payment there is, with what is left after it."""
    found: dict[Payment, Holdings] = {(): have}
    for part in parts_of(contract):
        ways = [(way, cost) for way, cost in costs(part[0]) if affordable(cost, have)]
        found = {(*payment, ()): left for payment, left in found.items()}
        for _ in range(part[1]):
            found = {
                (*payment[:-1], paid): rest
                for payment, left in found.items()
                for paid, rest in pay_unit(part, payment[-1], left, ways)
            }
    return found


def is_plain(payment: Payment) -> bool:
    return all(way[0] == "good" for part in payment for way in part)


# The engine


def holdings(p: Position, state: State) -> Holdings:
    mine = state.holdings[0]
    goods = dict(zip(GOODS, mine, strict=False))
    return {**goods, **{f"cube {place}": mine[16 + i] for i, place in enumerate(PLACES)}, "time": mine[24]}


def way_told(event: Event) -> Way:
    """How one unit was paid, by what was told about it."""
    values = event.values
    if event.kind == "paid":
        goods = values["goods"]
        assert isinstance(goods, dict)
        [(good, count)] = goods.items()
        assert count == 1
        return "good" if values["from"] == "office" else "cube", good
    if "time" in values:
        assert values == {"time": 4}
        return ("time",)
    assert values["count"] == 4
    return "four" if values["from"] == "office" else "three and cube", str(values["good"])


def walk(state: State, action: int, told: list[Event]) -> Iterator[tuple[list[Way], State]]:
    """Follow every sequence of payments to its end."""
    told = told + state.play_events(action)
    kinds = [event.kind for event in told]
    if "fulfilled" in kinds:
        yield [way_told(event) for event in told[: kinds.index("fulfilled")]], state
        return
    assert len(state.legal()) > 1
    for way in state.legal():
        yield from walk(state.copy(), way, told)


def in_parts(ways: list[Way], contract: Contract) -> Payment:
    payment = []
    for _, count, _ in parts_of(contract):
        payment.append(tuple(sorted(ways[:count])))
        ways = ways[count:]
    assert ways == []
    return tuple(payment)


class Bench:
    """One position on which one demand after another is tried."""

    def __init__(self, game: Hamburg) -> None:
        self.p = arrived("england", "england-2", time=40, game=game)

    def lay(self, contract: Contract, have: Holdings) -> list[str]:
        """Give seat 0 this contract and these holdings; return what may be done."""
        state = self.p.state
        state.contracts[0] = [self.p.cards.contract_ids.index(contract.id)]
        state.holdings[0][:] = [*have.values(), 0]
        self.p.place(contract.place or "")
        return self.p.legal()

    def check(self, contract: Contract, have: Holdings) -> int:
        """Compare the engine with the rules; return how many payments there are."""
        offered = self.lay(contract, have)
        payments = all_payments(contract, have)
        plain, choice = f"fulfil {contract.id}", f"fulfil {contract.id} by choice"
        assert offered[0] == "done"
        assert set(offered[1:]) <= {plain, choice}
        assert (len(offered) > 1) == bool(payments)  # (a)
        self.check_plain(contract, payments, plain in offered, choice in offered)
        if choice in offered and len(payments) <= SLOW:
            self.check_choice(contract, payments, choice)
        return len(payments)

    def check_plain(self, contract: Contract, payments: dict[Payment, Holdings], plain: bool, choice: bool) -> None:
        """(d) Plain payment: the office covers it without a choice; by choice beside it: when there is another."""
        direct = [left for payment, left in payments.items() if is_plain(payment)]
        assert choice == (len(payments) > 1 if plain else bool(payments))
        if not plain:
            kinds = dict(contract.different)
            assert len(direct) != 1 or (ANY in kinds and len(kinds) > 1)
            return
        assert len(direct) == 1
        state = self.p.state.copy()
        told = state.play_events(self.p.game.action(f"fulfil {contract.id}"))
        assert [event.kind for event in told[:2]] == ["paid", "fulfilled"]
        assert holdings(self.p, state) == direct[0]

    def check_choice(self, contract: Contract, payments: dict[Payment, Holdings], choice: str) -> None:
        """(b) All sequences together are all payments; (c) one payment, one sequence."""
        reached = {}
        count = 0
        for ways, state in walk(self.p.state.copy(), self.p.game.action(choice), []):
            reached[in_parts(ways, contract)] = holdings(self.p, state)
            count += 1
        assert reached == payments
        assert count == len(payments)


def ample(random: Random, contract: Contract) -> Holdings:
    """Holdings near what a demand asks for: a bit of it, a bit of something else, a few cubes, some time."""
    have = dict.fromkeys([*GOODS, *(f"cube {place}" for place in PLACES), "time"], 0)
    for goods, count, different in parts_of(contract):
        for _ in range(count + 1):
            if random.random() < 0.75:
                good = random.choice(goods)
                have[good] = max(have[good], 1) if different and random.random() < 0.7 else have[good] + 1
    for good in random.sample(list(GOODS), random.randrange(3)):
        have[good] += random.choice([1, 3, 4, 8])
    for place in random.sample(PLACES, random.randrange(4)):
        have[f"cube {place}"] = 1
    have["time"] = random.choice([0, 0, 1, 3, 4, 5, 8])
    return have


def scarce(random: Random, contract: Contract) -> Holdings:
    """Holdings that only just meet a demand, or just not: so that there are few payments."""
    have = dict.fromkeys([*GOODS, *(f"cube {place}" for place in PLACES), "time"], 0)
    for goods, count, different in parts_of(contract):
        for good in random.sample(goods, count) if different else goods * count:
            have[good] += 1
    for good in random.choices([good for good in GOODS if have[good]], k=random.randrange(4)):
        have[good] = max(0, have[good] - 1)
    for place in random.sample(PLACES, random.randrange(3)):
        have[f"cube {place}"] = 1
    have[random.choice(list(GOODS))] += random.choice([0, 3, 4])
    have["time"] = random.choice([0, 3, 4])
    return have


def made_up(random: Random) -> Hamburg:
    """The game with small random demands of all shapes."""
    cards = standard()
    contracts = [demanding(random, card) if card.place else card for card in cards.contracts]
    return Hamburg(replace(cards, contracts=tuple(contracts)))


def demanding(random: Random, card: Contract) -> Contract:
    """At most five units of named goods, of categories, of any goods, in every mixture."""
    goods = random.sample(list(GOODS), random.choice([0, 0, 1, 2]))
    kinds = random.sample(["food", "clothing", "weapon", ANY], random.choice([0, 1, 1, 2]))
    sizes = [random.choice([1, 1, 2, 3]) for _ in goods + kinds]
    if not 0 < sum(sizes) <= 5:
        return demanding(random, card)
    return replace(
        card,
        goods=tuple(zip(goods, sizes, strict=False)),
        different=tuple(zip(kinds, sizes[len(goods) :], strict=True)),
    )


def units(contract: Contract) -> int:
    return sum(count for _, count in contract.goods + contract.different)


@pytest.mark.parametrize("seed", range(10))
def test_made_up_demands_are_paid_in_every_way_and_no_other(seed: int) -> None:  # H-5.2, H-5.6, H-5.7
    random = Random(seed)
    game = made_up(random)
    bench = Bench(game)
    counts = [
        bench.check(contract, have(random, contract))
        for contract in game.set.contracts[:-1]
        for have in (ample, scarce)
    ]
    assert counts.count(0) > 9
    assert counts.count(1) > 9
    assert max(counts) > 50


@pytest.mark.parametrize("seed", range(6))
def test_the_contracts_are_paid_in_every_way_and_no_other(seed: int) -> None:  # H-5.2, H-5.6, H-5.7
    random = Random(seed)
    bench = Bench(hamburg())
    for contract in standard().contracts[:-1]:
        if units(contract) < 6:
            bench.check(contract, ample(random, contract))


@pytest.mark.slow  # the smaller demands catch what these catch
@pytest.mark.parametrize("seed", range(4))
def test_large_demands_are_paid_in_every_way_and_no_other(seed: int) -> None:  # H-5.2, H-5.6, H-5.7
    random = Random(seed)
    bench = Bench(hamburg())
    for contract in standard().contracts[:-1]:
        if units(contract) >= 6:
            bench.check(contract, scarce(random, contract))
