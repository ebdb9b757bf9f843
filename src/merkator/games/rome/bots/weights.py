"""What the greedy bot holds things to be worth in rome, in sesterces at the end of the game."""

from __future__ import annotations


class Weights:
    """One table of all weights."""

    def __init__(self) -> None:
        # --- plans
        self.widths = [24, 14, 9]  # that are continued after each stop
        # --- time
        self.pace = 2.0  # turns that a player needs for a card, on average
        self.first_pace = 2.0  # and besides to get to the first one
        self.lot_pace = 1.5  # and for what is aboard
        self.turn = 200.0  # what a turn costs in any case: crew and fate
        self.rate = 0.45  # a turn is besides worth this part of what the best trip of the hand brings in one
        # --- cards
        self.penalty = 0.15  # part of its penalty that a used card saves early in the game; all near the end
        self.tempo = 400.0  # coming nearer to the end by one card, for a player who is far ahead
        self.even = 0.0  # part of it for one who is neither ahead nor behind
        self.lead = 15_000.0  # this is far ahead; behind by as much, the end is as unwelcome
        # --- fate
        self.cargo_risk = 0.03  # part of the cargo that a turn at sea costs
        self.voucher = 900.0  # the first one; the second is worth half, the third a third …
        self.doubles = False  # or each one by the chance that there will be doubles to use it for
        self.stock = 1.0  # then the second is worth this part of the first, and so on
        self.idle = 0.0  # besides, a voucher is worth this part of a turn: without one it is lost
        self.wary = 0.0  # how much the worth of vouchers, of cash and of the cargo at risk goes by the cards to come
        self.lent = 0  # vouchers that everyone was lent, in futures in which all doubles are moves
        self.covered = False  # doubles are no risk as long as there are vouchers for them
        self.dread = 0.0  # then a voucher is besides worth this part of what want of cash may cost until doubles come
        self.haven = 0.0  # turns of each way from a port that bear no risk: its first roll is made there
        self.thrift = 1.0  # a voucher is spent on what is worth this part of keeping it
        self.ahead = False  # moves are valued by the roll that follows, and ways by the stars along them
        self.glance = 0.0  # or just by the chance of a star in that roll, at this part of a voucher
        self.ruin = 900.0  # what a turn costs without the cash for a new ship against one other; less with more
        self.afresh = 2_000.0  # cash to begin afresh with, beyond the price of a ship
        self.debt_risk = 200.0  # besides, without any cash: a larger debt
        self.new_ship = 2_000.0  # what a lost ship costs besides the price: being sent to a yard
        # --- others
        self.hurt = 0.5  # what a loss of the only other player is worth; less with more players
        self.setback = 0.0  # what the loss of a ship costs another besides, in turns and trade
        self.hunt = False  # room is left in the hold when a ship worth attacking is near
        self.attack = 500.0  # an attack must promise as much as this
        self.caution = 0.1  # and this part of the lead besides; who is behind dares more
        # --- credit
        self.income = 500.0  # what trade earns in a turn for one who must begin afresh with little
        self.capital = 4_000  # cash to trade with that is not lent
        self.least_capital = 2_000  # cash that is never repaid: without it a ship is of no use


def farsighted() -> Weights:
    """Return the weights of the planner: more plans, less patience with slow ones, and vouchers against bad luck.

    It attacks unless it is far ahead: a fight is a gamble that pays, but who leads has no need of one.
    """
    weights = Weights()
    weights.widths = [60, 50, 40, 30, 20]
    weights.rate = 0.75
    weights.turn = 400.0
    weights.cargo_risk = 0.02
    weights.voucher = 1_000.0
    weights.idle = 1.0
    weights.wary = 1.0
    weights.doubles = True
    weights.stock = 0.58
    weights.covered = True
    weights.dread = 0.25
    weights.haven = 0.5
    weights.thrift = 0.4
    weights.ruin = 600.0
    weights.ahead = True
    weights.hurt = 1.0
    weights.setback = 5_000.0
    weights.hunt = True
    weights.caution = 0.7
    return weights


def swift() -> Weights:
    """Return the weights of one who plans in a small part of the planner's time, and nearly as well."""
    weights = farsighted()
    weights.widths = [7, 4]
    weights.ahead = False
    weights.glance = 0.7
    weights.hunt = False
    return weights
