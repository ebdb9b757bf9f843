### What Rome’s table says in the browser. What happens in the game is said by the game’s own messages.

rome-map = Map of the sea
rome-merchants = Merchants
rome-players = { $count } players
rome-desk = { $name }’s desk
rome-tab-map = Map
rome-tab-hand = Cards
rome-tab-merchants = Merchants
rome-tab-log = Log
rome-step-trade = Trade
rome-step-roll = Roll
rome-step-sail = Sail
rome-step-end = Sell or attack
rome-dice = Dice: { $one } and { $other }
rome-reach =
    { $fields } sea fields and { $ports ->
        [one] 1 port
       *[other] { $ports } ports
    } in reach · entering a port ends your move
rome-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
rome-sell = sell
rome-buy = buy
rome-out = out of the game
rome-no-ship = no ship
rome-at-sea = at sea, { $field }
rome-owes-you = owes you { $debt }
rome-you-owe = you owe { $debt }
rome-owes = owes { $name } { $debt }
# A debt: the sum that was lent, and what is in arrears
rome-debt =
    { $parts ->
        [sum] { $sum }
        [arrears] { $arrears } in arrears
       *[both] { $sum }{"\u00a0"}+{"\u00a0"}{ $arrears } in arrears
    }
rome-debt-interest = Interest: { $percent }% per turn on sums lent, none on arrears.
rome-debt-more = The borrower pays { $percent }% of the sum lent at the start of each of their turns. Unpaid interest is in arrears; arrears bear no interest.
rome-bank = the bank
    .to = the bank
rome-cash = cash
rome-cards = goods cards
rome-vouchers = vouchers
rome-empty-hold = empty hold
rome-skips =
    { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
rome-fatum = Fatum
rome-fatum-pile = { $count } in the pile · draw one on doubles
rome-fatum-none = No card this turn.
rome-ports-in-reach = Ports in reach
rome-what-you-earn = your profit
rome-sell-lot = sell { $count } { $good }
rome-buy-goods = buy { $goods }
rome-you = you
rome-watched = you’re watching
rome-sesterces = sesterces
rome-voucher-count =
    { $count ->
        [one] voucher
       *[other] vouchers
    }
rome-wealth = wealth
rome-hold = Hold
rome-kept = Kept
rome-hand = Goods cards
rome-no-cards = No goods cards left: the game ends with this round.
rome-secret-hand =
    { $count ->
        [one] 1 goods card, hidden from others.
       *[other] { $count } goods cards, hidden from others.
    }
rome-sail-here = Sail there
rome-begin-here = Start here
rome-buy-good = Buy { $good }
rome-buy-lot-of = Buy { $count } { $good } for { $sum }
rome-best = up to +{ $gain } per load
rome-decision = Your decision
rome-nothing-to-buy = { $port } sells none of the goods on your cards.
rome-buy-below = Buy on your goods cards: the number is how many loads.
rome-result = Each merchant’s wealth
rome-part = Item
rome-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
rome-part-cash = Cash
rome-part-ship = Ship
rome-part-cargo = Cargo
rome-part-credits = Owed by others
rome-part-debts = Debts
rome-part-penalties = Penalties for cards
rome-sell-lot-now = Sell { $count } { $good }
rome-sell-all = Sell everything
rome-trade-here = Trade in { $port }
rome-trip = best in { $port }: +{ $gain }
rome-hold-full = The hold is full: nothing more can be bought.
rome-nothing-there = You have nothing to sell or buy there.
rome-next = then buy
rome-begin-in = Start in { $port }
rome-drive-here = Blow the ship there
rome-choose-on-map = Choose one of the highlighted fields on the map.
rome-ports-to-begin = Starting ports
rome-fields-unit =
    { $count ->
        [one] field
       *[other] fields
    }
rome-loads = loads aboard
rome-lot-paid = { $count } { $good } at { $price }
rome-lot-more = costs { $price } per load, sells for up to { $best }
rome-return-more = could bring up to +{ $gain } per load
rome-then-dice = then the dice decide
rome-then-card = then a card is drawn
rome-fight-odds = Both roll two dice, the higher total wins: even odds. If you win you get { $sum } and may sail on; if you lose, your ship and all its cargo are gone.
rome-yield-more = You keep your ship and the rest of your cargo.
rome-attack-odds = { $name } may yield or fight. In a fight both roll two dice: if you win you take the booty and their ship is lost; if you lose you pay { $sum }.
rome-ask-more =
    { $bank ->
        [yes] The others may lend it to you, and the bank lends the rest.
       *[no] The others may lend it to you.
    } Interest is { $percent }% of the sum per turn. Interest you can’t pay is in arrears and bears none itself.
rome-sum = Sum
rome-less = { $sum } less
rome-more = { $sum } more
rome-at-most = at most { $sum }
rome-money-sum = Ask for { $sum }
rome-money-lend =
    { $none ->
        [yes] Lend nothing
       *[no] Offer { $sum }
    }
rome-money-take =
    { $none ->
        [yes] Take nothing
       *[no] Take { $sum }
    }
rome-money-amount =
    { $none ->
        [yes] Repay nothing
       *[no] Repay { $sum }
    }
rome-earn-interest = It earns you { $sum } interest per turn ({ $percent }%).
rome-pay-interest = It costs { $sum } interest per turn ({ $percent }%), from your next turn on.
rome-save-interest =
    { $parts ->
        [sum] It saves you { $sum } interest per turn ({ $percent }%).
        [arrears] All of it pays off arrears, which bear no interest.
       *[both] { $late } of it pays off arrears. The rest saves you { $sum } interest per turn ({ $percent }%).
    }
rome-fight = Fight
rome-drew = drew a Fatum card
rome-won = won
rome-lost = lost
rome-put-away = Dismiss
rome-final = Final round
rome-final-penalties = your unused cards cost { $sum }
rome-penalty = unused at the end: −{ $sum }
rome-wealth-with-penalties = as things stand, with { $sum } taken off for unused cards
rome-all-aboard = No goods cards in hand: all your goods are aboard.
rome-cards-before = Previous cards
rome-cards-after = Next cards
rome-key-escape = Clear the selection
rome-end-cards = A merchant sold everything in round { $round }.
rome-end-players = Only one merchant was left in round { $round }.
rome-end-course = Wealth by round
rome-chart = Wealth after each turn
rome-fact-sale = largest sale: { $good }, { $name }
rome-fact-fatum = { $count ->
    [one] Fatum card
   *[other] Fatum cards
}
rome-fact-ships = { $count ->
    [one] ship lost
   *[other] ships lost
}
rome-mark-final = final round
rome-ask-at = Ask for credit, ship in { $port }
rome-build-at = Buy a ship in { $port }
rome-yield = Yield
rome-drop-good = Lose 1 load: { $good }
rome-return-good = Hand back the card: { $good }
rome-end-lead =
    Mare nostrum · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
rome-end-won =
    { $count ->
        [one] { $names } wins with { $sum }
       *[other] { $names } share the win with { $sum }
    }
rome-wealth-of = Wealth
rome-at-least = at least { $sum }
rome-owes-already = Owes already: { $debts }
rome-owes-nothing = Owes nobody anything yet.
rome-other-offers = Other offers:
rome-offer-taken = ({ $sum } taken)
rome-no-offers = Nobody else has offered anything yet.
rome-wealth-cards = · cards −{ $sum }
rome-wealth-more = Cash, ship, cargo and loans. Unused cards cost { $sum } when the game ends, not before.
rome-attack = Attack
rome-attacks = attacks { $name }
rome-doubles = Doubles
rome-rolled-doubles = rolled doubles
rome-fight-won = { $name } wins
rome-moment-pirate-won = You win: the booty is yours, and { $name }’s ship is gone.
rome-moment-pirate-lost = You lose: { $name } gets { $sum } from you. You keep your ship.
rome-moment-victim-won = You win: { $name } pays you { $sum }, and you may sail on.
rome-moment-victim-lost = You lose: your ship and its cargo are gone. You keep your money, vouchers and goods cards.
rome-moment-wreck = Your ship and its cargo are gone. You keep your money, vouchers and goods cards.
rome-moment-doubles = Doubles cost you the roll: a Fatum card is drawn, unless you spend a voucher.
rome-moment-spent = Your voucher is spent: you sail as rolled, without a Fatum card.
rome-moment-attacked = You are attacked: yield, or fight for your ship and { $sum }.
rome-others-turn = { $name } decides now.
rome-buy-tab = Buy on your goods cards, on the tab Cards; the number is how many loads.

## Looking back

rome-review-sum = { $agreed } of { $decisions } decisions match the bot’s; about { $lost } sesterces lost in total
rome-review-lost = About { $amount } sesterces lost.
rome-field-list = All ports, stars and ships
rome-field = Field { $field }
rome-list-goods = to buy: { $goods }
rome-list-yard = yard: a ship for { $sum }
rome-list-star = star field: a voucher if your move ends here
rome-list-ship = ship of { $name }
