"""What the greedy bot holds things to be worth in hamburg, in points at the end of the game.

How the numbers were found: guessed first, then moved by an evolution strategy (separable CMA-ES on the logarithms of
the weights; ten tables a generation, all on the same deals). With others: 5 generations of 30 games of 2, 3 and 4
players, by the mean score corrected for the length of the game; weights that came in after that are guesses, and 16
more generations did not clearly win more, so they were left out. Alone: from there 24 generations of 30 or 40 solo
games, by the mean score; 60.7 points before and 62.2 after, on 150 other deals (± 0.6). What has no meaning alone
is the same in both columns.
"""

from __future__ import annotations


class Weights:
    """One table of all weights: with other players, and alone."""

    def __init__(self, alone: bool = False) -> None:
        at = 1 if alone else 0
        # --- cards and money
        self.spare_contract = (0.734, 0.746)[at]  # a Taler's worth of contracts beyond the five best, to be sold
        self.money = (0.524, 0.524)[at]  # a Taler in hand
        self.bonus_turn = (0.102, 0.0475)[at]  # a bonus card, for each turn still to come
        self.bonus_contract = (0.044, 0.0424)[at]  # besides, for each contract held for its place
        # --- prospects: the contracts held, and how near they are
        self.prospect = (0.853, 0.728)[at]  # what a reward promises, in parts of the points it brings
        self.reach = (0.363, 0.336)[at]  # times this for each step still missing to fulfil a contract
        self.missing = (1.11, 1.06)[at]  # steps for a good that is missing
        self.at_hand = (0.961, 1.23)[at]  # the same when its cube lies on the board
        self.from_cube = (0.309, 0.25)[at]  # steps for a good that a supply cube must become
        self.from_four = (0.466, 0.33)[at]  # steps for a good that four others must be exchanged for
        self.from_bonus = (1.0, 0.591)[at]  # a missing good takes this part of its steps when a bonus card brings it
        self.time_short = (0.518, 0.523)[at]  # steps for a time counter missing for the journey
        self.again = (0.1, 0.0683)[at]  # fulfilling a contract in each turn to come, if it asked for one effort only
        self.journey = (3.0, 3.12)[at]  # the effort of getting to a place; each good is one more
        self.last_join = (0.1, 0.1)[at]  # chance that one of the others' last journeys goes to a contract's place
        self.place_after = (1.19, 1.02)[at]  # the second-best place counts this much, the third this much of that …
        # --- what is left after that
        self.kind = (0.532, 0.804)[at]  # the first good of a kind
        self.piece = (0.273, 0.33)[at]  # each further one, up to four
        self.piece_more = (0.15, 0.0942)[at]  # each beyond four
        self.cube = (0.508, 0.372)[at]  # a cube of the supply tile
        self.time = (0.466, 0.451)[at]  # a time counter, up to four
        self.time_more = (0.306, 0.448)[at]  # each further one
        self.stock_turns = (2.68, 2.18)[at]  # goods and time count fully with many turns to come, half with this many
        self.board = (0.0, 0.0443)[at]  # a cube on the board
        self.gift = (0.2, 0.2)[at]  # a time counter that another player gets for being joined
        # --- the course of the game
        self.counters = (0.6, 0.6)[at]  # counters taken from the chart in a turn, on average
        # --- buildings: what they may be expected to bring at the end, before anything is known
        self.fade = (0.211, 0.247)[at]  # how fast, per turn to come, the present count gives way to the expected one
        self.kinds = (0.666, 0.757)[at]  # part of the kinds asked for that is there
        self.twos = (0.287, 0.239)[at]  # part of the kinds asked for with two or more
        self.pieces = (1.06, 1.05)[at]  # pieces for each kind asked for
        self.best_column = (3.4, 3.28)[at]  # pieces in the best column
        self.condition = (2.0, 1.75)[at]  # exponent: a condition met in part is worth less than that part
        self.conditions = (0.45, 0.281)[at]  # chance of a condition
        self.end_time = (2.83, 2.33)[at]  # time left at the end
        self.high_contracts = (3.11, 3.36)[at]  # contracts of a demanded value
        self.side_contracts = (1.06, 0.861)[at]  # contracts for side places
        self.contract_places = (3.77, 3.49)[at]  # places among the contracts
        self.bonus_places = (1.0, 1.24)[at]  # places with bonus card and contract
        self.more_bonus = (0.15, 0.139)[at]  # bonus cards still bought, for each turn to come
        self.more_buildings = (0.25, 0.262)[at]  # buildings still bought, for each turn to come
        self.only_most = (0.589, 0.589)[at]  # chance to be the only one with the most
