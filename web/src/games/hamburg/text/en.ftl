### What Hamburg’s table says, in addition to the game’s own words (src/merkator/games/hamburg/words/text). Ids begin with "hamburg-".

## Sheets and headings

hamburg-map = Map
hamburg-places = Places
hamburg-stacks = Contract stacks
hamburg-discarded = { $count } discarded
hamburg-solo-stack = solo stack { $count }
hamburg-stack = Stack of { $value }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}. On top: { $contract }: { $demand }
hamburg-drew = { $name } drew
hamburg-stack-empty = Stack of { $value }: empty
hamburg-chart = Time chart
hamburg-chart-short = Chart
hamburg-ultimo = Ultimo
hamburg-chart-back = Back side
hamburg-counters-left = { $count } left
hamburg-chart-row = Row { $row }: { $left } of { $size } counters left; letter shown: { $letter }
hamburg-row-unused = { $count ->
    [2] not used with two players
    [3] not used with three players
   *[other] not used
}
hamburg-turns = Turns
hamburg-turn-of = turn { $turn } of { $count }
hamburg-bonus-cards = Bonus cards
hamburg-buildings = Buildings
hamburg-cards = Cards
hamburg-you-have = you have { $count } Taler
hamburg-deck = deck { $count }
hamburg-sold-out = sold out
hamburg-desk = Your desk
hamburg-office = Office
hamburg-your-office = your office in Hamburg
hamburg-office-of = office in Hamburg
hamburg-your-goods = Your office
hamburg-columns-note = A spoils first, F keeps best
hamburg-spoils-first = spoils first
hamburg-keeps-best = keeps best
hamburg-supply = Supply
hamburg-supply-tile = Supply tile
hamburg-supply-note = each cube becomes one of two goods
hamburg-supply-cube = { $place }: { $count ->
    [0] no cube left
    [one] one cube
   *[other] { $count } cubes
} ({ $first } or { $second })
hamburg-your-contracts = Your contracts
hamburg-ready-there = { $count } ready { $at }
hamburg-best-five = your five best contracts count in full, the others half
hamburg-hand = Hand
hamburg-in-hand = In your hand: { $card }
hamburg-decision = Your decision

## Steps and tabs

hamburg-step-invest = Invest
hamburg-step-travel = Travel
hamburg-step-fulfil = Fulfil
hamburg-step-join = Join
hamburg-tab-map = Map
hamburg-tab-office = Office
hamburg-tab-contracts = Contracts
hamburg-tab-market = Market
hamburg-tab-log = Log
hamburg-key-escape = Deselect the card or place
hamburg-until-final = { $count ->
    [one] one counter to the final round
   *[other] { $count } counters to the final round
}
hamburg-final-round = { $count ->
    [0] final round: the last turn
    [one] final round: one more turn after this
   *[other] final round: { $count } more turns after this
}

## Places. Short names for narrow spots

hamburg-short-dutch_republic = Dutch Rep.
hamburg-short-newfoundland = Newfoundl.
hamburg-cubes = { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
}
hamburg-threshold = adds a cube to places with { $count } or more
hamburg-time-there = { $count } time
hamburg-bonus-there = your bonus card brings { $goods }
hamburg-contracts-there = your contracts { $values }
hamburg-merkator-here = the Merkator is here
hamburg-cannot-go = not enough time

## Amounts

hamburg-taler = Taler
hamburg-money = { $count } Taler
hamburg-of-money = of 15 Taler
hamburg-time = { $count } time
hamburg-time-word = time
hamburg-points-now = points now
hamburg-points-word = points
hamburg-pts = pts
hamburg-now = now
hamburg-of = of { $count }
hamburg-bonus-count = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
hamburg-building-count = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
hamburg-supply-count = { $count ->
    [one] 1 cube on the supply tile
   *[other] { $count } cubes on the supply tile
}
hamburg-column-count = Column { $column }: { $count }
hamburg-bonus-card = Bonus card { $card }, { $price } Taler
hamburg-building-card = { $building }, { $price } Taler: { $effect }
hamburg-would-score = { $points } now

## Contracts

hamburg-ready = Ready
hamburg-perhaps = Maybe
hamburg-missing = { $count } missing
hamburg-fulfilled = Fulfilled
hamburg-worth = worth { $count } points

## Other players

hamburg-you = you
hamburg-seat-bot = bot · { $level }
hamburg-seat-left = has left
hamburg-watch = View { $name }’s office
hamburg-seat-here = at this screen
hamburg-has-turn = is taking a turn
hamburg-decides = is deciding
hamburg-no-time = no time to join
hamburg-could-join = could join: { $contract }

## The slip of a journey

hamburg-preview = Journey preview: { $place }
hamburg-choose-place = Where to?
hamburg-choose-place-how = Choose a place on the map to see what a journey there brings.
hamburg-travel-to = Travel { $to }
hamburg-take = You take
hamburg-nothing = nothing
hamburg-from-bonus = from your bonus card
hamburg-change-split = split differently
hamburg-refills = New cubes
hamburg-contracts = Contracts
hamburg-with = with
hamburg-exchanging = exchanging 4:1
hamburg-brings = brings { $contract }
hamburg-row-left = { $count ->
    [0] Row { $row } is empty
    [one] Row { $row }: one counter left
   *[other] Row { $row }: { $count } counters left
}
hamburg-row-emptied = Row { $row } is empty: letter { $letter }, so everyone loses goods
hamburg-would-lose = you would lose
hamburg-opens = Turns up
hamburg-joining = Joining
hamburg-can = can
hamburg-can-for = can ({ $contracts })
hamburg-has-no-time = { $name } has no time

## Slips of the other decisions

hamburg-split-title = Divide the cubes
hamburg-split-more = More of { $good }
hamburg-your-column = Your column { $column }:
hamburg-pay-title = Pay for { $contract }
hamburg-pay = Pay and fulfil
hamburg-pay-otherwise = Pay another way
hamburg-fulfil = Fulfil { $contract }
hamburg-brings-word = You draw
hamburg-brings-none = You draw no contract: none are left.
hamburg-nothing-changes = nothing changes yet
hamburg-invest-title = Invest
hamburg-invest-how = { $sales ->
    [0] { $purchases ->
        [0] You have nothing to sell or buy.
        [one] Click a card in the market to buy it.
       *[other] Click a card in the market to buy it.
    }
   *[other] { $purchases ->
        [0] Click a contract on your desk to sell it.
       *[other] Click a contract on your desk to sell it, or a card in the market to buy it.
    }
}
hamburg-invest-coinless-how = Choose cards in the market to buy them with contracts.
hamburg-not-now = Not now
hamburg-pay-with-contracts = Pay with contracts
hamburg-contracts-given = Contracts you give
hamburg-give-away = Give contracts away
hamburg-buy-for = Buy { $cards }
hamburg-due = Price { $due }, you give { $worth }{ $lost ->
    [0] {""}
   *[other] ({ $lost } too much)
}.
hamburg-due-more = { $count } still to pay.
hamburg-not-allowed = You can’t pay with these: keep at least one contract, and don’t add one you don’t need.
hamburg-you-pay = You pay
hamburg-none-here = none for this place
hamburg-offer-nothing = Offer nothing
hamburg-offer-all = Offer { $money } Taler and { $time } time
hamburg-offer-how = You pay only if the contract is swapped.
hamburg-less = Less { $what }
hamburg-more = More { $what }
hamburg-choose-myself = Let me choose
hamburg-take-best = Take the best ones
hamburg-place-best = Turn the cubes into these goods
hamburg-place-these = Turn these cubes
hamburg-place-none = Turn no cubes
hamburg-invest-how-phone = { $sales ->
    [0] { $purchases ->
        [0] You have nothing to sell or buy.
       *[other] Tap a card under “Market” to buy it.
    }
   *[other] { $purchases ->
        [0] Tap a contract under “Contracts” to sell it.
       *[other] Tap a contract under “Contracts” to sell it, or a card under “Market” to buy it.
    }
}
hamburg-invest-how-tablet = { $sales ->
    [0] { $purchases ->
        [0] You have nothing to sell or buy.
       *[other] Tap a card in the market to buy it.
    }
   *[other] { $purchases ->
        [0] Tap one of your contracts to sell it.
       *[other] Tap one of your contracts to sell it, or a card in the market to buy it.
    }
}
hamburg-expert-how = Once per turn you may take a face-up card into your hand: choose a contract on a stack, or a card in the market.
hamburg-hand-about = Only you can use it. Buy it later, or draw it as a reward.
hamburg-join-title = Travel { $to } with { $name }?
hamburg-join = Join
hamburg-bonus-word = bonus card
hamburg-you-could = You could
hamburg-could-fulfil = { $brings ->
    [no] fulfil { $contract }
   *[other] { $contract }, draws { $brings }
}
hamburg-tick-join = Don’t ask when joining brings nothing
hamburg-tick-loss = From now on, give what I have most of
hamburg-tick-letter = Always keep it
hamburg-tick-offer = Never offer anything
hamburg-spoil = Goods spoil
hamburg-spoil-letter = Goods spoil: { $letter }
hamburg-spoil-everyone = Everyone gives back { $count ->
    [one] 1 good
   *[other] { $count } goods
} from column { $column }: { $goods }.
hamburg-spoil-you = { $count ->
    [0] You lose nothing.
   *[other] You lose { $goods }.
}
hamburg-you-lose = You
hamburg-give-back = Give back { $count ->
    [0] …
    [one] this one
    [2] these two
   *[other] these { $count }
}
hamburg-keep-there = you keep { $count } in column { $column }
hamburg-all-there = all you have there
hamburg-nothing-there = column { $column } is empty, so you lose nothing
hamburg-has-there = has { $count } there
hamburg-cubes-safe = Supply cubes are safe. You may turn one into a good of this column and give that instead.
hamburg-counter-of = last counter of row { $row }
hamburg-go-on = Continue
hamburg-final-title = The final round
hamburg-last-turn = The last turn
hamburg-final-peace = { $name } has won the Peace of Westphalia.
hamburg-final-chart = { $name } took the last counter of the chart.
hamburg-final-once = You have one more turn.
hamburg-final-after = After this turn, you and everyone else have one more.
hamburg-final-alone = After this turn your points count.
hamburg-dock = Decision and cards
hamburg-tab-stacks = Stacks
hamburg-tab-others = Players
hamburg-decision-tab = Turn
hamburg-nothing-asked = Another player is deciding.


## The end

hamburg-points-of-each = Each player’s points
hamburg-best-contracts = Five best contracts
hamburg-other-contracts = Other contracts (half)
hamburg-total = Total
hamburg-legend-best = five best
hamburg-legend-half = other contracts (half)
hamburg-legend-buildings = buildings
hamburg-tie = Tied on points: more time left wins. { $times }.
hamburg-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
hamburg-end-peace = The Peace of Westphalia ends the game in round { $round }
hamburg-end-chart = Time runs out in round { $round }
hamburg-end-turns = All 17 turns played
hamburg-mark-peace = Peace won: final round
hamburg-mark-chart = Last counter taken: final round
hamburg-fact-fulfilled = contracts fulfilled by you
hamburg-fact-joined = journeys you joined
hamburg-fact-place = your most visited place
hamburg-place-list = All places
hamburg-lines-to = lines to { $places }
