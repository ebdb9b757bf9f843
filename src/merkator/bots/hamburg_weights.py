"""What the greedy bot holds things to be worth in hamburg, in points at the end of the game."""

from __future__ import annotations


class Weights:
    """One table of all weights."""

    def __init__(self) -> None:
        # --- cards and money
        self.spare_contract = 0.734  # a Taler's worth of contracts beyond the five best: they will be sold
        self.money = 0.524  # a Taler in hand
        self.bonus_turn = 0.102  # a bonus card, for each turn still to come
        self.bonus_contract = 0.044  # besides, for each contract held for its place
        # --- prospects: the contracts held, and how near they are
        self.prospect = 0.853  # what a reward promises, in parts of the points it brings
        self.reach = 0.363  # times this for each step still missing to fulfil a contract
        self.missing = 1.11  # steps for a good that is missing
        self.at_hand = 0.961  # the same when its cube lies on the board
        self.from_cube = 0.309  # steps for a good that a supply cube must become
        self.from_four = 0.466  # steps for a good that four others must be exchanged for
        self.time_short = 0.518  # steps for a time counter missing for the journey
        self.again = 0.10  # fulfilling a contract in each turn to come, if it asked for one effort only
        self.journey = 3.0  # the effort of getting to a place; each good is one more
        self.last_join = 0.1  # chance that one of the others' last journeys goes to a contract's place
        self.place_after = 1.19  # the second-best place counts this much, the third this much of that …
        # --- what is left after that
        self.kind = 0.532  # the first good of a kind
        self.piece = 0.273  # each further one, up to four
        self.piece_more = 0.15  # each beyond four
        self.cube = 0.508  # a cube of the supply tile
        self.time = 0.466  # a time counter, up to four
        self.time_more = 0.306  # each further one
        self.stock_turns = 2.68  # goods and time count fully with many turns to come, half with this many
        self.gift = 0.2  # a time counter that another player gets for being joined
        # --- the course of the game
        self.counters = 0.6  # counters taken from the chart in a turn, on average
        # --- buildings: what they may be expected to bring at the end, before anything is known
        self.fade = 0.211  # how fast, per turn to come, the present count gives way to the expected one
        self.kinds = 0.666  # part of the kinds asked for that is there
        self.twos = 0.287  # part of the kinds asked for with two or more
        self.pieces = 1.06  # pieces for each kind asked for
        self.best_column = 3.4  # pieces in the best column
        self.condition = 2.0  # how much less than its share a condition met in part is worth (an exponent)
        self.conditions = 0.45  # chance of a condition
        self.end_time = 2.83  # time left at the end
        self.high_contracts = 3.11  # contracts of a demanded value
        self.side_contracts = 1.06  # contracts for side places
        self.contract_places = 3.77  # places among the contracts
        self.bonus_places = 1.0  # places with bonus card and contract
        self.more_bonus = 0.15  # bonus cards still bought, for each turn to come
        self.more_buildings = 0.25  # buildings still bought, for each turn to come
        self.only_most = 0.589  # chance to be the only one with the most
        self.live = 0.0
