"""What the greedy bot holds things to be worth in hamburg, in points at the end of the game."""

from __future__ import annotations


class Weights:
    """One table of all weights."""

    def __init__(self) -> None:
        # --- cards and money
        self.spare_contract = 0.72  # a Taler's worth of contracts beyond the five best: they will be sold
        self.money = 0.70  # a Taler in hand
        self.bonus_turn = 0.10  # a bonus card, for each turn still to come
        self.bonus_contract = 0.03  # besides, for each contract held for its place
        # --- prospects: the contracts held, and how near they are
        self.prospect = 0.80  # what a reward promises, in parts of the points it brings
        self.reach = 0.62  # times this for each step still missing to fulfil a contract
        self.missing = 1.0  # steps for a good that is missing
        self.at_hand = 0.75  # the same when its cube lies on the board
        self.from_cube = 0.35  # steps for a good that a supply cube must become
        self.from_four = 0.5  # steps for a good that four others must be exchanged for
        self.time_short = 0.7  # steps for a time counter missing for the journey
        self.place_after = 0.75  # the second-best place counts this much, the third this much of that …
        # --- what is left after that
        self.kind = 0.45  # the first good of a kind
        self.piece = 0.30  # each further one, up to four
        self.cube = 0.60  # a cube of the supply tile
        self.time = 0.55  # a time counter, up to four
        self.time_more = 0.25  # each further one
        self.stock_turns = 3.0  # goods and time count fully with many turns to come, half with this many
        # --- the course of the game
        self.counters = 0.65  # counters taken from the chart in a turn, on average
        # --- buildings: what they may be expected to bring at the end, before anything is known
        self.fade = 0.25  # how fast, per turn to come, the present count gives way to the expected one
        self.kinds = 0.55  # part of the kinds asked for that is there
        self.twos = 0.25  # part of the kinds asked for with two or more
        self.pieces = 0.9  # pieces for each kind asked for
        self.best_column = 4.0  # pieces in the best column
        self.all_kinds = 0.35  # chance of all kinds of some columns
        self.each_column = 0.6  # chance of a good in each column
        self.many_of_one = 0.3  # chance of enough pieces of one kind
        self.end_time = 3.0  # time left at the end
        self.much_time = 0.2  # chance of enough time
        self.high_contracts = 3.0  # contracts of a demanded value
        self.side_contracts = 1.5  # contracts for side places
        self.contract_places = 4.5  # places among the contracts
        self.bonus_places = 1.2  # places with bonus card and contract
        self.bonus_cards = 2.5
        self.buildings = 3.5
        self.only_most = 0.5  # chance to be the only one with the most
