### All words of the game Hamburg in English, for the terminal and the browser. `wording.py` says which message is
### used when, and with which variables; isolation marks are off. de.ftl has the same messages.
###
### The words are those of docs/rules/hamburg.md: contract, bonus card, building, office, column, supply tile, cube,
### good, time (1 time, 2 time), chart, counter, Taler. Names are labels and begin with a capital; forms (.to, .count,
### .object …) are used inside sentences. In events $who comes first: it is the name of a player.

## Places: the name, and with the preposition for a journey there, a way back, and being there

place-hamburg = Hamburg
    .to = to Hamburg
    .from = from Hamburg
    .at = in Hamburg

place-danzig = Danzig
    .to = to Danzig
    .from = from Danzig
    .at = in Danzig

place-sweden = Sweden
    .to = to Sweden
    .from = from Sweden
    .at = in Sweden

place-russia = Russia
    .to = to Russia
    .from = from Russia
    .at = in Russia

place-dutch_republic = Dutch Republic
    .to = to the Dutch Republic
    .from = from the Dutch Republic
    .at = in the Dutch Republic

place-england = England
    .to = to England
    .from = from England
    .at = in England

place-france = France
    .to = to France
    .from = from France
    .at = in France

place-spain = Spain
    .to = to Spain
    .from = from Spain
    .at = in Spain

place-bohemia = Bohemia
    .to = to Bohemia
    .from = from Bohemia
    .at = in Bohemia

place-denmark = Denmark
    .to = to Denmark
    .from = from Denmark
    .at = in Denmark

place-italy = Italy
    .to = to Italy
    .from = from Italy
    .at = in Italy

place-newfoundland = Newfoundland
    .to = to Newfoundland
    .from = from Newfoundland
    .at = in Newfoundland

# A place of another card set
place-other = { $name }
    .to = to { $name }
    .from = from { $name }
    .at = in { $name }

## Goods: the name as a label, a number of pieces, and one piece without a number

good-livestock = Livestock
    .count = { $count } livestock
    .single = livestock

good-muskets = Muskets
    .count = { $count ->
        [one] { $count } musket
       *[other] { $count } muskets
    }
    .single = a musket

good-grain = Grain
    .count = { $count } grain
    .single = grain

good-saltpeter = Saltpetre
    .count = { $count } saltpetre
    .single = saltpetre

good-iron = Iron
    .count = { $count } iron
    .single = iron

good-copper = Copper
    .count = { $count } copper
    .single = copper

good-ham = Ham
    .count = { $count } ham
    .single = ham

good-fish_oil = Fish oil
    .count = { $count } fish oil
    .single = fish oil

good-vegetables = Vegetables
    .count = { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
    .single = a vegetable

good-calfskin = Calfskin
    .count = { $count ->
        [one] { $count } calfskin
       *[other] { $count } calfskins
    }
    .single = a calfskin

good-fabric = Fabric
    .count = { $count } fabric
    .single = fabric

good-coal = Coal
    .count = { $count } coal
    .single = coal

good-plums = Plums
    .count = { $count ->
        [one] { $count } plum
       *[other] { $count } plums
    }
    .single = a plum

good-wine = Wine
    .count = { $count } wine
    .single = wine

good-citrus = Citrus fruit
    .count = { $count } citrus fruit
    .single = citrus fruit

good-spice = Spice
    .count = { $count ->
        [one] { $count } spice
       *[other] { $count } spices
    }
    .single = a spice

# A good of another card set; $plain is the name as it stands inside a sentence
good-other = { $name }
    .count = { $count } { $plain }
    .single = { $plain }

## Categories: the name, a number of different goods of it, and one as a noun

category-food = Food
    .count = { $count ->
        [one] { $count } food
       *[other] { $count } kinds of food
    }
    .noun = food

category-clothing = Clothing
    .count = { $count ->
        [one] { $count } clothing
       *[other] { $count } kinds of clothing
    }
    .noun = clothing

category-weapon = Weapons
    .count = { $count ->
        [one] { $count } weapon
       *[other] { $count } kinds of weapons
    }
    .noun = weapon

# Goods of whatever category
category-any = Goods
    .count = { $count ->
        [one] { $count } good
       *[other] { $count } kinds of goods
    }
    .noun = good

# A category of another card set
category-other = { $name }
    .count = { $count ->
        [one] { $count } { $plain }
       *[other] { $count } kinds of { $plain }
    }
    .noun = { $plain }

## Colours of cubes: the name, and the cube of this colour on your supply tile as an object

colour-green = Green
    .cube = the green cube on the supply tile

colour-yellow = Yellow
    .cube = the yellow cube on the supply tile

colour-black = Black
    .cube = the black cube on the supply tile

colour-purple = Purple
    .cube = the purple cube on the supply tile

colour-orange = Orange
    .cube = the orange cube on the supply tile

colour-gray = Grey
    .cube = the grey cube on the supply tile

colour-blue = Blue
    .cube = the blue cube on the supply tile

colour-red = Red
    .cube = the red cube on the supply tile

## Columns of the office

column = Column { $letter }
    .letter = { $letter }

## Buildings: the German name, the same as an object, and what it is

# Its card says what a building is called; that of another card set perhaps not how it stands in a sentence
building-other = { $name }
    .object = { $named ->
        [yes] { $object }
       *[no] the building { $name }
    }
    .gloss = { $gloss }

# A building that is still face down
building-unknown = Unknown building
    .object = an unknown building
    .gloss = still face down

## Bonus cards

# $place and $goods: where the card works, and what the traveller gets there
bonus = { $place } ({ $goods })
    .object = the bonus card { $place } ({ $goods })

# A bonus card that is still face down
bonus-unknown = Unknown bonus card
    .object = an unknown bonus card

## Contracts: the name, the same as an object, and as an object in a list of choices

contract = { $place } { $value }
    .object = the contract { $place } { $value }
    .choice = { $place } { $value }

# A second contract of the same place and value: $letter is b
contract-again = { $place } { $value } { $letter }
    .object = the contract { $place } { $value } { $letter }
    .choice = { $place } { $value } { $letter }

contract-peace = Peace of Westphalia
    .object = the Peace of Westphalia
    .choice = the Peace of Westphalia

# The contract of value 14 in another card set
contract-other = { $name }
    .object = the contract { $name }
    .choice = { $name }

# A contract that is still face down
contract-unknown = Unknown { $value }
    .object = an unknown contract of value { $value }
    .choice = an unknown { $value }

# With its demand
contract-line = { $contract }: { $demand }
contract-line-peace = { $contract }: worth { $value }, nothing to deliver

## Steps of a turn

step-turn = Turn
step-invest = Invest
step-travel = Travel
step-split = Divide cubes
step-time = Take time
step-letter = Letter
step-loss = Loss of goods
step-fulfil = Fulfil contracts
step-pay = Pay
step-join = Others join
step-place = Last cubes
step-end = Count
step-refill = Refill the chart
step-reward = Choose the reward
step-offer = Offer for a swap
step-swap = Swap contracts
step-forced = Forced purchase
step-over = Game over

## Where an entry of the card set comes from, and a letter to mark it with

source-rulebook = printed in a rulebook
    .letter = B
source-deduced = deduced from the rulebooks
    .letter = D
source-reconstructed = reconstructed for this edition
    .letter = R
source-printed = copied from the printed card
    .letter = P

## Pieces of sentences

time-count = { $count } time
money-count = { $count } Taler

# $points is the number, $shown the same as a figure: 2½
points = { $points ->
    [0.5] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}
score = { $who } { $shown }

## How good a solo result is, as a label and inside a sentence; $least is the number of points it takes

benchmark-beginner = Beginner: { $least }
    .reached = beginner: { $least }
benchmark-experienced = Experienced: { $least }
    .reached = experienced: { $least }
benchmark-outstanding = Outstanding: { $least }
    .reached = outstanding: { $least }

## Questions: what has to be decided now

ask-invest = { $forced ->
    [yes] You hold { $count } contracts: sell until { $limit } are left.
   *[no] Sell contracts, buy cards, or finish investing.
}

# Without coins: before a card is chosen, and when cards are chosen that must be paid
ask-invest-coinless = { $forced ->
    [yes] You hold { $count } contracts: buy cards with them or give them away until { $limit } are left.
   *[no] Buy cards with contracts, or finish investing.
}
ask-invest-package = { $more ->
    [yes] Pay for { $cards }: give contracts worth { $due }, or choose another card as well.
   *[no] Pay for { $cards }: give contracts worth { $due }.
}
ask-travel = Choose a place to travel to.
ask-split = { $count ->
    [one] Choose the good that the cube { $at } becomes.
   *[other] Divide the { $count } cubes { $at } between the two goods.
}
ask-letter = The counter shows { $letter }: keep it, or turn over another?
ask-loss = { $count ->
    [one] Choose a good from column { $column } to give up.
   *[other] Choose { $count } goods from column { $column } to give up.
}
ask-fulfil = Fulfil contracts { $at }, or finish.
ask-pay = { $contract }: how do you pay { $part }?
ask-join = Join { $whom } on the journey { $to } for { $time }?
ask-place = Turn your last cubes into goods before the count?
ask-reward = { $contract } is fulfilled: take your reward from your hand or from the stack?
ask-offer = What do you offer { $whom } for swapping { $contract } for { $instead }?
ask-swap = Keep { $contract }, or take { $instead } instead and get { $offered }?
ask-forced = You can afford the most expensive building on offer ({ $price } Taler), so you must buy a building.
ask-over = The game is over.

## Choices

action-done = Finish
action-done-invest = { $over ->
    [0] Finish investing
   *[other] Finish investing and lose { $over } Taler above the cash limit
}
action-done-fulfil = Fulfil no more contracts
action-done-loss = Give up nothing and leave the cubes where they are
action-done-place = Turn no more cubes
action-done-offer = Offer nothing
action-done-offer-of = Offer { $offered } and no more
action-sell = Sell { $contract } for { $money } Taler
action-buy = { $from ->
    [hand] Buy { $card } from your hand for { $price } Taler
   *[offer] Buy { $card } for { $price } Taler
}
action-buy-coinless = { $from ->
    [hand] Buy { $card } from your hand with contracts (price { $price })
   *[offer] Buy { $card } with contracts (price { $price })
}
action-give = Give away { $contract }
action-give-pay = Give { $contract } as payment (worth { $value }, due { $due })
action-pick = Take { $card } into your hand
action-go = { $paid ->
    [0] Travel { $to }
   *[other] Travel { $to } for { $time }
}

# Dividing cubes: with the goods of the place, or without when the place is not known
action-take = Take { $goods }
action-take-more = Take { $goods } and then divide the rest
action-split = Take { $count } of the first good, the rest of the second
action-split-more = Take { $count } of the first good and then divide the rest
action-keep = Keep the letter
action-keep-letter = { $count ->
    [one] Keep { $letter }: everyone loses 1 good from column { $column }
   *[other] Keep { $letter }: everyone loses { $count } goods from column { $column }
}
action-turn = Turn over the next row’s first counter
action-lose = Give up { $goods }
action-place = Turn { $cube } into { $good }
action-place-best = Turn all cubes into the goods that score most
action-place-best-as = Turn all cubes into the goods that score most: { $goods }
action-fulfil = Fulfil { $contract }
action-fulfil-choice = Fulfil { $contract }, choosing how to pay
action-pay = { $from ->
    [supply] Pay { $goods } from the supply tile
   *[office] Pay { $goods }
}
action-exchange = Exchange { $goods }
action-exchange-for = Exchange { $goods } for { $part }
action-exchange-time = Exchange { $time }
action-exchange-time-for = Exchange { $time } for { $part }
action-reward-hand = Take the contract from your hand
action-reward-hand-of = Take { $contract } from your hand
action-reward-stack = Draw from the stack
action-reward-stack-of = Draw { $contract } from the stack
action-offer = { $more ->
    [yes] Offer { $what } more
   *[no] Offer { $what }
}
action-keep-contract = Keep { $contract }
action-swap = Swap the contract
action-swap-for = Take { $instead } instead and get { $offered }
action-join = Join the journey
action-join-to = Join the journey { $to } for { $time }
action-stay = Don’t join

## Events

event-turn = { $final ->
    [yes] { $who } takes one last turn.
   *[no] { $who } takes a turn (round { $round }).
}
event-sold = { $who } sold { $contract } for { $money } Taler.
event-gave = { $who } gave { $contract }, worth { $value }.
event-bought = { $who } bought { $card } for { $price }.
event-picked = { $who } took { $card } into their hand.
event-forced = { $who } must buy a building, having enough money for the most expensive one.
event-offered = { $who } turned up { $card } for the offer.
event-forfeited = { $who } lost { $money } Taler above the cash limit.
event-travelled = { $paid ->
    [0] { $who } travelled { $to }.
   *[other] { $who } travelled { $to } for { $time }.
}
event-opened = { $who } turned up { $contract } from the solo stack.
event-took = { $who } took { $goods } { $at }.
event-received = { $who } received { $goods } for a bonus card.
event-grew = { $who } put out new cubes: { $places }.
event-grew-none = { $who } put out no new cubes.
event-time = { $from ->
    [supply] { $who } took { $time } from the supply.
   *[chart] { $who } took { $time } from the chart.
}
event-refilled = { $who } turned the chart to ULTIMO and filled it with { $counters } counters.
event-letter = { $who } emptied row { $row } of the chart: its last counter shows { $letter }.
event-turned = { $who } turned over the first counter of row { $row } instead: it shows { $letter }.
event-lost = { $who } lost { $goods }.
event-placed = { $who } turned { $cube } into { $good }.
event-paid = { $from ->
    [supply] { $who } paid { $goods } from the supply tile.
   *[office] { $who } paid { $goods }.
}
event-exchanged-office = { $who } exchanged { $goods } for a good that was needed.
event-exchanged-supply = { $who } exchanged { $goods } and { $cube } for a good that was needed.
event-exchanged-time = { $who } exchanged { $time } for a good that was needed.
event-fulfilled = { $who } fulfilled { $contract }.
event-drew = { $who } drew { $contract }.
event-unrewarded = { $who } drew no contract for { $contract }: none are left.
event-renewed = { $count ->
    [one] { $who } laid out a new stack of { $value }s from the discard: { $count } contract.
   *[other] { $who } laid out a new stack of { $value }s from the discard: { $count } contracts.
}
event-bid = { $who } offered { $whom } { $offered } for a swap.
event-swapped = { $who } put { $contract } back and took { $instead } instead.
event-collected = { $who } got { $offered } from { $whom } for the swap.
event-joined = { $who } joined { $whom } on the journey { $to } for { $time }.
event-stayed = { $who } did not join.
event-final = { $cause ->
    [peace] { $who } won { $peace }: after this turn everyone has one last turn.
    [turns] { $who } is playing the last turn.
   *[chart] { $who } took the last counter of the chart: after this turn everyone has one last turn.
}
event-ended = { $count ->
    [one] The game is over: { $scores }. { $winners } wins.
   *[other] The game is over: { $scores }. { $winners } share the win.
}
event-ended-alone = The game is over: { $scores }.
event-ended-alone-reached = The game is over: { $scores } ({ $benchmark }).

## What buildings score. $points is a text: "2 points"

effect-per-time = { $points } per time
    .label = points per time
effect-per-kind = { $owned ->
    [one] { $points } per kind of good
   *[other] { $points } per kind of good of which you have at least { $owned }
}
effect-per-kind-of = { $owned ->
    [one] { $points } per kind of { $kinds }
   *[other] { $points } per kind of { $kinds } of which you have at least { $owned }
}
    .label = points per kind of goods
effect-per-piece = { $points } per good in column { $columns }
    .label = points per good in columns
effect-per-piece-best = { $many ->
    [one] { $points } per good in column { $columns }
   *[other] { $points } per good in the fullest of the columns { $columns }
}
    .label = points per good in the fullest of these columns

# $value is 0 when contracts of every value count
effect-per-contract = { $value ->
    [0] { $side ->
        [yes] { $points } per contract for a side place
       *[no] { $points } per contract
    }
   *[other] { $side ->
        [yes] { $points } per contract of value { $value } or more for a side place
       *[no] { $points } per contract of value { $value } or more
    }
}
    .label = points per contract
effect-per-place-of-contracts = { $points } per different place on your contracts
    .label = points per different place on your contracts
effect-per-place-with-bonus-and-contract = { $points } per place for which you have both a bonus card and a contract
    .label = points per place with a bonus card and a contract
effect-per-bonus-card = { $points } per bonus card
    .label = points per bonus card
effect-per-building = { $points } per building, this one included
    .label = points per building
effect-with-time = { $points } if you have at least { $count } time
    .label = points for at least this much time
effect-with-all-kinds = { $many ->
    [one] { $points } if you have every good of column { $columns }
   *[other] { $points } if you have every good of columns { $columns }
}
    .label = points for every good of these columns
effect-with-good-in-each-column = { $points } if you have a good in each of the six columns
    .label = points for a good in each column
effect-with-pieces-of-one-kind = { $points } if you have at least { $count } of one kind of good
    .label = points for at least this many of one good
effect-most-best-contract = { $points } if you alone have the most valuable contract
    .label = points for the most valuable contract (no ties)
effect-most-time = { $points } if you alone have the most time
    .label = points for the most time (no ties)
effect-most-bonus-cards = { $points } if you alone have the most bonus cards
    .label = points for the most bonus cards (no ties)
effect-most-buildings = { $points } if you alone have the most buildings
    .label = points for the most buildings (no ties)
effect-most-kinds = { $points } if you alone have the most kinds of goods
    .label = points for the most kinds of goods (no ties)
effect-unknown = Still face down

## Why something is refused. The engine says the same in English; $place is "in Russia"

reason-no-action = not an action of hamburg
reason-no-contract = not a contract
reason-no-bonus = not a bonus card
reason-no-building = not a building
reason-no-letter = not a letter
reason-no-seat = not a seat
reason-no-name = there is no { $kind } “{ $name }” in hamburg with the card set { $cards }
reason-no-kind = hamburg has no names of the kind “{ $kind }”; the kinds are: { $kinds }
reason-no-cards = hamburg has no cards of the kind “{ $kind }”; the kinds are: { $kinds }
reason-must-sell = you hold { $count } contracts and must sell down to { $limit } first (H-2.3)
reason-last-contract = you may not sell your last contract (H-2.4)
reason-not-held = you do not hold this contract
reason-not-on-offer = this card is not on offer (H-2.5)
reason-too-dear = it costs { $price } Taler, and you have { $money } (H-2.5)
reason-investing = this is the investing step (H-2.1)
reason-unpaid = pay for what you have chosen first (H-9.4)
reason-must-give = you must give contracts away until 5 are left (H-9.4)
reason-given = unless you buy something, you may give contracts away only until 5 are left (H-9.4)
reason-give-order = give contracts in ascending order; the rest must pay what is due, and you must keep one (H-9.4)
reason-package-order = choose cards in the order of the set, before you give contracts (H-9.4)
reason-unaffordable = it is not on offer, or you cannot pay for it and keep a contract (H-9.4)
reason-coinless = this game has no money: contracts are given, not sold (H-9.4)
reason-no-hand = you may hold cards in hand only with the expert rule (H-10.3)
reason-hand-full = you may hold only one card in hand (H-10.3)
reason-took = you may take only one card per turn (H-10.3)
reason-own-turn = you may take cards only in your own turn (H-10.3)
reason-not-open = this card is not face up, or may not be taken (H-10.3)
reason-forced = you must buy a building on offer now (H-10.5)
reason-too-far = this journey costs { $cost } time, and you have { $time } (H-3.2)
reason-travelling = this is the travelling step (H-2.1)
reason-split = split { $count } cubes; two or more must give at least one of each good (H-3.4)
reason-splitting = turn the cubes you took into goods first (H-3.4)
reason-letter = a letter was turned over: keep it or turn over the next row's first counter (H-4.2)
reason-column = the loss is in column { $column } (H-4.1)
reason-loss-order = you have none to give or turn, or it is out of order: goods go in ascending order (H-4.6)
reason-loss = a loss in column { $column } comes first (H-4.1)
reason-fulfilling = this is the fulfilling step (H-2.1)
reason-elsewhere = the Merkator is { $place }, not in this contract's place (H-5.1)
reason-once = each contract can be fulfilled only once per turn (H-5.1)
reason-no-choice = there is only one way to pay, so there is nothing to choose
reason-choice = your office does not cover it outright: fulfil it by choice (H-5.6, H-5.7)
reason-unpayable = you cannot meet its demand, not even with 4:1, time and supply cubes (H-5.2)
reason-paying = finish paying for the contract first (H-5.2)
reason-none = you have none of it (H-5.2)
reason-wrong-part = it does not pay the part due, or would leave the rest unpayable (H-5.2, H-5.6)
reason-reward = choose whether the reward comes from your hand or from the stack (H-10.3)
reason-offer-order = you do not have it, or you have already offered something smaller (H-10.7)
reason-offering = choose what to offer for the swap (H-10.7)
reason-swapping = choose whether to swap the contract just taken (H-10.7)
reason-join = choose whether to join the journey (H-6.1)
reason-placing = only cubes on the supply tile can still be turned, in the order of their places (H-8.3)

## Hints: steps of a plan, and what one plan has that another lacks; all are used inside sentences

hint-step-sold = sell { $card }
hint-step-gave = give away { $card }
hint-step-bought = buy { $card }
hint-step-picked = take { $card } into your hand
hint-step-travelled = travel { $to }
hint-step-joined = join the journey { $to }
hint-step-took = take { $goods }
hint-step-fulfilled = fulfil { $card }
hint-fulfilled = { $card } fulfilled
hint-building = the building { $card }
hint-bonus = the bonus card { $card }
hint-points = { $points } as things stand
hint-goods = { $count } goods of different kinds
