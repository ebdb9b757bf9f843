"""The action space: every small choice of the game has one number and one text.

The numbers are fixed for all card sets, because the counts of cards are (H-0.2); the texts use the set's ids.
"""

from __future__ import annotations

from typing import Final

from merkator.core.notation import Vocabulary
from merkator.games.hamburg.cards.cardset import CardSet

PLACES: Final = 12
MAIN: Final = 8
GOODS: Final = 16
CONTRACTS: Final = 78
PEACE: Final = 77  # the last contract
BONUS_CARDS: Final = 16
BUILDINGS: Final = 26
SPLITS: Final = 33

DONE: Final = 0
SELL: Final = 1
BUY_BONUS: Final = SELL + CONTRACTS
BUY_BUILDING: Final = BUY_BONUS + BONUS_CARDS
GO: Final = BUY_BUILDING + BUILDINGS
SPLIT: Final = GO + PLACES
SPLIT_MORE: Final = SPLIT + SPLITS
KEEP: Final = SPLIT_MORE + 1
TURN: Final = KEEP + 1
LOSE: Final = TURN + 1
PLACE: Final = LOSE + GOODS
PLACE_BEST: Final = PLACE + GOODS
FULFIL: Final = PLACE_BEST + 1
CHOICE: Final = FULFIL + PEACE
PAY: Final = CHOICE + PEACE
EXCHANGE: Final = PAY + 2 * GOODS
EXCHANGE_TIME: Final = EXCHANGE + 2 * GOODS
JOIN: Final = EXCHANGE_TIME + 1
STAY: Final = JOIN + 1
GIVE: Final = STAY + 1
TAKE_CONTRACT: Final = GIVE + CONTRACTS
TAKE_BONUS: Final = TAKE_CONTRACT + CONTRACTS
TAKE_BUILDING: Final = TAKE_BONUS + BONUS_CARDS
REWARD_HAND: Final = TAKE_BUILDING + BUILDINGS
REWARD_STACK: Final = REWARD_HAND + 1
OFFER_FIVE: Final = REWARD_STACK + 1
OFFER_ONE: Final = OFFER_FIVE + 1
OFFER_TIME: Final = OFFER_ONE + 1
SWAP: Final = OFFER_TIME + 1
COUNT: Final = SWAP + 1


def vocabulary(cards: CardSet) -> Vocabulary:
    """Return the texts of all actions, in the order of their numbers."""
    contracts = [contract.id for contract in cards.contracts]
    demanding = contracts[:PEACE]
    goods = [good.id for good in cards.goods]
    texts = ["done"]
    texts += [f"sell {contract}" for contract in contracts]
    texts += [f"buy {card.id}" for card in cards.bonus]
    texts += [f"buy {card.id}" for card in cards.buildings]
    texts += [f"go {place.id}" for place in cards.places]
    texts += [f"split {count}" for count in range(SPLITS)] + ["split more"]
    texts += ["keep", "turn"]
    texts += [f"lose {good}" for good in goods]
    texts += [f"place {good}" for good in goods] + ["place best"]
    texts += [f"fulfil {contract}" for contract in demanding]
    texts += [f"fulfil {contract} by choice" for contract in demanding]
    for good in goods:
        texts += [f"pay {good}", f"pay {good} from supply"]
    for good in goods:
        texts += [f"exchange {good}", f"exchange {good} with supply"]
    texts += ["exchange time", "join", "stay"]
    texts += [f"give {contract}" for contract in contracts]
    texts += [f"take contract {contract}" for contract in contracts]
    texts += [f"take {card.id}" for card in cards.bonus]
    texts += [f"take {card.id}" for card in cards.buildings]
    texts += ["reward hand", "reward stack"]
    texts += ["offer 5 taler", "offer 1 taler", "offer 1 time", "swap"]
    return Vocabulary("action of hamburg", texts)
