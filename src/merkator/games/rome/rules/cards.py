"""A checked card set as tables of numbers: what the engine works with. One object a set, never changed."""

from __future__ import annotations

from typing import Final

from merkator.core.notation import Vocabulary
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.cards.effects import EFFECTS
from merkator.games.rome.rules.actions import FATUM_CARDS, GOODS, SAIL, SEATS
from merkator.games.rome.rules.sea import MOST_STEPS, Sea

# Decks, in the order of their numbers.
DEAL: Final = 0
FATUM: Final = 1
DICE: Final = 2
START: Final = 3
DECKS: Final = ["deal", "fatum", "dice", "start"]

# Two dice as one outcome: nothing distinguishes them, so there are 21 pairs; a mixed one is twice as likely.
PAIRS: Final = [(low, high) for low in range(1, 7) for high in range(low, 7)]
PIPS: Final = [low + high for low, high in PAIRS]
DOUBLE: Final = [low == high for low, high in PAIRS]
ROLLS: Final = sorted([n for n in range(21) for _ in range(1 if DOUBLE[n] else 2)])

# Effects of Fatum cards, by their order in the table of all effects.
(
    LOSE_SHIP_AT_SEA,
    REEF,
    LOSE_SHIP_IN_PORT,
    LOSE_LOADS,
    LOSE_HALF,
    SPOIL,
    RANSOM,
    SKIP_TURNS,
    DRIFT,
    QUARANTINE,
    MOVE_UP_TO,
    REROLL,
    SAIL_TO_PORT,
    GIVE_STAR,
    PAY_PER_LOAD,
    PAY_SUM,
    ALL_PAY,
    PAY_PERCENT,
    RECEIVE,
    RECEIVE_PER_GOOD,
    COLLECT,
    OFFER_YARD,
    OFFER_DISCOUNT,
    OFFER_SUBSIDY,
    BONUS_NEXT_SALE,
    DISCARD_CARD,
) = range(26)
NO_CARD: Final = -1


class Cards:
    """Tables by number: ports, goods, Fatum cards, and the figures of the rules."""

    def __init__(self, cards: CardSet) -> None:
        self.set = cards
        self.sea = Sea(cards)
        self._ports(cards)
        self._goods(cards)
        self._fatum(cards)
        figures = cards.figures
        self.start_cash = figures.start_cash
        self.running_cost = figures.running_cost
        self.hold = figures.hold
        self.ship_value = figures.ship_value
        self.compensation = figures.compensation
        self.interest = figures.interest
        self.cargo_value = figures.cargo_value
        self.notes = list(figures.notes)
        self._sailings: dict[int, list[int]] = {}
        self.deal = [good for good in range(GOODS) for _ in range(figures.copies)]

    def sailings(self, field: int, pips: int) -> list[int]:
        """Return where a move leads, as actions; kept once they were asked for, and not to be changed."""
        key = field * (MOST_STEPS + 1) + pips
        found = self._sailings.get(key)
        if found is None:
            found = [SAIL + to for to in self.sea.moves(field, pips)]
            self._sailings[key] = found
        return found

    def _ports(self, cards: CardSet) -> None:
        self.port_ids = [port.id for port in cards.ports]
        goods = [good.id for good in cards.goods]
        self.symbols = [[goods.index(good) for good in port.symbols] for port in cards.ports]
        for symbols in self.symbols:
            symbols.sort()
        self.yards = [number for number, port in enumerate(cards.ports) if port.yard]
        self.yard_price = [cards.ports[port].yard for port in self.yards]

    def _goods(self, cards: CardSet) -> None:
        self.good_ids = [good.id for good in cards.goods]
        self.buy_price = [good.buy for good in cards.goods]
        self.penalty = [good.penalty for good in cards.goods]
        prices = [dict(good.sold) for good in cards.goods]
        self.sell_price = [[prices[good].get(port, 0) for good in range(GOODS)] for port in self.port_ids]
        self.cheapest = [min([self.buy_price[good] for good in symbols]) for symbols in self.symbols]

    def _fatum(self, cards: CardSet) -> None:
        effects = list(EFFECTS)
        self.fatum_ids = [card.id for card in cards.fatum]
        self.effect = [effects.index(card.effect) for card in cards.fatum]
        self.keep = [card.keep for card in cards.fatum]
        self.first = [card.numbers[0] if card.numbers else 0 for card in cards.fatum]
        self.second = [card.numbers[1] if len(card.numbers) > 1 else 0 for card in cards.fatum]
        self.fatum_goods = [[self.good_ids.index(good) for good in card.goods] for card in cards.fatum]
        # The offers for a new ship: which card, by the bit that stands for it, and the yard of the first.
        self.offers = [self._card_with(effect) for effect in (OFFER_YARD, OFFER_DISCOUNT, OFFER_SUBSIDY)]
        named = "" if self.offers[0] == NO_CARD else cards.fatum[self.offers[0]].yard
        self.offer_yard = self.yards.index(self.port_ids.index(named)) if named else -1

    def _card_with(self, effect: int) -> int:
        return self.effect.index(effect) if effect in self.effect else NO_CARD

    def outcomes(self) -> list[Vocabulary]:
        """Return the texts of what each deck can give, in the order of DECKS."""
        deal = Vocabulary("goods card", self.good_ids)
        fatum = Vocabulary("Fatum card", self.fatum_ids[:FATUM_CARDS])
        dice = Vocabulary("roll", [f"{low} {high}" for low, high in PAIRS])
        seat = Vocabulary("seat", [str(seat) for seat in range(SEATS)])
        return [deal, fatum, dice, seat]
