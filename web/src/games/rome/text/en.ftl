### The table of rome in the browser; what happens there is said by the game's own messages.

rome-map = Map of the sea
rome-merchants = Merchants
rome-players = { $count } players
rome-desk = Desk of { $name }
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
    } can be reached · a port ends the move
rome-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
rome-sell = sell
rome-buy = buy
rome-out = out of the game
rome-no-ship = without a ship
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
rome-debt-interest = Interest: { $percent } % a turn on sums lent, none on arrears.
rome-debt-more = The borrower pays { $percent } % of the sum lent at the start of each own turn. What is not paid of it is in arrears; arrears bear no interest.
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
rome-fatum-pile = { $count } in the pile · doubles draw one
rome-fatum-none = No card in this turn.
rome-ports-in-reach = Ports in reach
rome-what-you-earn = what you would earn
rome-sell-lot = sell { $count } { $good }
rome-buy-goods = buy { $goods }
rome-you = you
rome-watched = watched
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
rome-no-cards = No goods cards are left: the game ends with this round.
rome-secret-hand =
    { $count ->
        [one] 1 goods card, known to its owner.
       *[other] { $count } goods cards, known to their owner.
    }
rome-sail-here = Sail there
rome-begin-here = Begin here
rome-buy-good = Buy { $good }
rome-buy-lot-of = Buy { $count } { $good } for { $sum }
rome-best = best +{ $gain } a load
rome-decision = What is to be decided
rome-nothing-to-buy = None of your cards can be bought in { $port }.
rome-buy-below = Buy on your goods cards: the number is how many loads.
rome-result = Wealth of each merchant
rome-part = Part
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
rome-sell-all = Sell all of it
rome-trade-here = Trade in { $port }
rome-trip = best in { $port }: +{ $gain }
rome-hold-full = The hold is full: nothing more can be bought.
rome-nothing-there = You have nothing to sell or buy there.
rome-next = then buy
rome-begin-in = Begin in { $port }
rome-drive-here = Drive the ship there
rome-choose-on-map = Choose one of the marked fields on the map.
rome-ports-to-begin = Ports to begin in
rome-fields-unit =
    { $count ->
        [one] field
       *[other] fields
    }
rome-loads = loads aboard
rome-lot-paid = { $count } { $good } at { $price }
rome-lot-more = costs { $price } a load, sells for up to { $best }
rome-return-more = would bring up to +{ $gain } a load
rome-then-dice = then the dice decide
rome-then-card = then a card is drawn
rome-fight-odds = Both roll two dice, the higher total wins: even odds. If you win you get { $sum } and may sail on; if you lose, your ship and all its cargo are gone.
rome-yield-more = You keep your ship and the rest of your cargo.
rome-attack-odds = { $name } may yield or fight. In a fight both roll two dice: if you win you take the booty and their ship is lost; if you lose you pay { $sum }.
rome-ask-more =
    { $bank ->
        [yes] The others may lend it, and the bank lends the rest.
       *[no] The others may lend it.
    } Interest is { $percent } % of the sum a turn. What you cannot pay of it is in arrears and bears none.
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
rome-earn-interest = It earns you { $sum } interest a turn ({ $percent } %).
rome-pay-interest = It costs { $sum } interest a turn ({ $percent } %), from your next turn on.
rome-save-interest =
    { $parts ->
        [sum] It saves you { $sum } interest a turn ({ $percent } %).
        [arrears] All of it pays off arrears, which bear no interest.
       *[both] { $late } of it pays off arrears. The rest saves you { $sum } interest a turn ({ $percent } %).
    }
rome-fight = Fight
rome-drew = drew a Fatum card
rome-won = won
rome-lost = lost
rome-put-away = Put it away
rome-final = Last round
rome-final-penalties = your unused cards cost { $sum }
rome-penalty = unused at the end: −{ $sum }
rome-wealth-with-penalties = as things stand; { $sum } are taken off for unused cards
rome-all-aboard = No goods cards in your hand: their goods are aboard.
rome-cards-before = Cards before these
rome-cards-after = More cards
rome-key-escape = Choose no field
rome-end-cards = In round { $round } a merchant had sold everything.
rome-end-players = In round { $round } only one merchant was left.
rome-end-course = Wealth over the rounds
rome-chart = Wealth after every turn
rome-fact-sale = largest sale: { $good }, { $name }
rome-fact-fatum = { $count ->
    [one] Fatum card
   *[other] Fatum cards
}
rome-fact-ships = { $count ->
    [one] ship lost
   *[other] ships lost
}
rome-mark-final = last round
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
