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
rome-rounds = rounds
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
rome-owes-you = owes you { $amount }
rome-you-owe = you owe { $amount }
rome-owes = { $name } owes { $amount }
rome-owe-to = { $amount } to { $name }
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
rome-credit = Credit
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
rome-buy-lot =
    { $count ->
        [one] Buy 1 load for { $sum }
       *[other] Buy { $count } loads for { $sum }
    }
rome-buy-lot-of = Buy { $count } { $good } for { $sum }
rome-best = best +{ $gain } a load
rome-decision = What is to be decided
rome-laid = laid down
rome-laid-of = { $laid } of at most { $most }
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
rome-part-credits = Money lent
rome-part-debts = Debts
rome-part-penalties = Penalties for cards
