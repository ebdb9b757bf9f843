### Rome on the terminal, in English. de.ftl has the same messages.

## Help

help-choose =
    Choose by number, or type a move as it is written in records, such as “sail ostia” or “buy 3 wine”. The first
    letters of each word are enough if they are clear: “s os”, or just “ostia”. Type a field by its letter and number,
    “H13”; a port also by its two letters on the map.
help-signs = The signs on the map, and the two letters of each port, in capitals where you can go:

## The header

rome-round = Round { $round }
rome-final = Final round
rome-turn = { $name }’s turn
rome-step-trade = trade
rome-step-sail = sail
rome-step-arrive = arrive
rome-purse = { $amount } in cash
rome-dice = dice { $low } and { $high }

## The players

rome-players = Players
rome-cash = cash
# What everyone can see: penalties for cards in hand are not included
rome-wealth = wealth
rome-cards = cards
rome-place = ship
rome-aboard = aboard, and more
rome-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rome-wealth-count = wealth { $amount }
rome-out = out
rome-no-ship = no ship
rome-not-yet = not yet
rome-vouchers = { $count ->
    [one] { $count } voucher
   *[other] { $count } vouchers
}
rome-skip = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
rome-owes = owes { $name } { $amount }
rome-the-bank = the bank
# The overdue part of a debt
rome-late = ({ $amount } in arrears)
rome-offers = offers { $amount }

## Cargo, hand and ports

rome-hold = Aboard: { $loads } of { $hold } loads
rome-hold-key = port and price / fields away
rome-hand = { $name }’s cards
rome-hand-key = price, where bought, where sold; { $tick } on offer here; penalties { $penalties }, wealth { $total }
rome-cards-key = best price; { $tick } on offer here; penalties { $penalties }, wealth { $total }
rome-port-sells = { $port } offers:
rome-port-buys = and pays for:
rome-yard = ships for { $price }
rome-nearest = Nearest ports:
rome-ports = All ports
rome-ports-key = fields away, goods on offer ({ $tick } you have the card), what they pay for yours ({ $here } aboard)

## The signs of the map

rome-sign-sea = sea
rome-sign-star = star field
rome-sign-reach = in reach
rome-sign-ship = ship of player 1
rome-sign-ships = several ships

## Choices

rome-fields = { $count ->
    [one] Or type the other field marked { $sign }: { $example }.
   *[other] Or type any field marked { $sign } on the map, such as { $example }; ? lists all { $count }.
}
rome-from = { $count } from { $port }
rome-from-port = { $count ->
    [one] { $count } field from a port
   *[other] { $count } fields from any port
}
rome-fewer = For fewer loads type how many, such as “{ $example }”.

## Cards and dice of a real table

rome-reveal-start = Who starts?
rome-reveal-deal = { $name }: which is goods card { $number } of { $count }?
rome-reveal-deal-hint = Several cards can be typed in one line with commas between them: wine, grain, grain.
rome-reveal-dice = What do the dice show?
rome-reveal-dice-hint = Type both dice, such as 35 or 3 5.
rome-reveal-fatum = Which Fatum card was drawn?

## The result

rome-end = { $cause ->
    [players] The game ended because fewer than two players were left.
   *[cards] The game ended with the round in which the first player had no card and no cargo left.
}
rome-count-cash = cash
rome-count-ship = ship
rome-count-cargo = cargo
rome-count-credits = loans
rome-count-debts = debts
rome-count-penalties = penalties
rome-count-total = wealth
rome-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

## The rules of each step, in short

rome-rules-begin =
    Start port (R-1.4): start in any port, even one that has a ship. Look for one that offers goods on your cards, with
    ports that pay for them not too far away.
rome-rules-ship =
    New ship (R-4.1 to R-4.3): buy one at any of the five yards; kept cards make it cheaper. If you can’t
    afford one, name a yard and ask the others for credit. If you can’t raise the money you’re out; if you can pay,
    you may also wait.
rome-rules-sum =
    Credit (R-4.2): name the amount you ask for, at least what you are short. Notes are laid down one by one, none
    larger than the one before. With the option bank, the bank lends what the others don’t.
rome-rules-lend =
    Lending (R-4.2): offer as much of your cash as you like, or nothing. At the start of each of their turns the
    borrower pays you 10% interest on the sum lent. Interest they can’t pay becomes arrears, which bear none.
rome-rules-take =
    Taking credit (R-4.2): take what you like from each offer, as long as it is enough for the ship in the end; or
    decline all. Each turn costs 10% interest on the sum lent; interest you can’t pay becomes arrears, which bear
    none. You may repay in your own turns.
rome-rules-trade =
    Trade (R-2.1 to R-2.4): first sell lots that this port pays for, then buy. A card allows one lot of 1 to 5 loads,
    bought in one go and sold as a whole; the hold takes 5 loads. Then you pay 100 and roll.
rome-rules-voucher =
    Doubles (R-3.1, R-3.3): draw a Fatum card instead of moving, or spend a voucher and move the pips.
rome-rules-move =
    Move (R-2.5 to R-2.7): exactly the total of both dice, round right angles but never diagonally, and never straight
    back. A port ends the move, and leftover pips are lost; you can’t enter the port you came from. A star field
    gives a voucher.
rome-rules-arrive =
    Arrival (R-2.1, R-2.4): sell what this port pays for, lot by lot, if you like. You can buy here at the start of
    your next turn.
rome-rules-attack =
    Piracy (R-5.1 to R-5.3, R-5.7): you may demand the cargo of one ship on your field, as much as your hold has room
    for; not in a port, nor next to one, and not twice between the same ships.
rome-rules-demand =
    Booty (R-5.3): name the lots you demand, one by one. Only the last one may fit in part; the rest of it is
    lost.
rome-rules-answer =
    Yield or fight (R-5.4 to R-5.6): if you yield, the booty changes ships. If you fight, both roll, and the higher
    total wins: the pirate takes the booty and your ship is lost, or the pirate pays you 10,000 and you may move.
rome-rules-escape =
    After the fight (R-5.6): you may move the total of your roll, or stay. Selling on arrival is allowed, attacking is
    not.
rome-rules-drop =
    Lost loads (R-3.10): choose which loads are lost, one by one. If nothing is left of a lot, its card goes back to
    your hand.
rome-rules-ransom =
    Robbers (F08, R-3.10): pay, or lose the whole cargo; its cards go back to your hand.
rome-rules-drift =
    Headwind (F10, R-3.7): you move another player’s ship exactly this many fields, not into a port. A star field
    gives its owner a voucher.
rome-rules-haven =
    Fever (F11, R-3.8): put in at the nearest port; if several are equally near, you choose. Nothing is sold there,
    and you miss a turn.
rome-rules-wind =
    Summer wind (F12, R-3.6): move as far as you like up to the limit, or stay. You may sell or attack where you arrive.
rome-rules-pilot =
    Pilot (F14, R-3.6): sail to any port near enough and sell there, or decline.
rome-rules-return =
    Business friend (F32, R-3.11): you may hand one card of your hand back without penalty, but not your last card.
rome-rules-repay =
    Repaying (R-4.2): in your own turn you may repay any part of what you owe, first the arrears, then the sums lent.
    Only the sums bear interest.
rome-rules-amount =
    Repaying (R-4.2): lay down notes, none larger than the one before, up to what you owe and have. They cover the
    arrears first.
rome-rules-over =
    The count (R-6.2): cash, 20,000 for a ship, loads aboard at half their buying price, minus the penalties of unused
    cards, minus what you owe, plus what others owe you, arrears included. The greatest wealth wins.

## Reviews: what is measured

review-unit-rome = in sesterces
review-sum-rome = { $amount ->
    [one] { $amount } sesterce
   *[other] { $amount } sesterces
}
