### Hamburg on the terminal, in English. de.ftl has the same messages.

## Help

help-choose =
    Choose by number, or type a move as it is written in records, such as “go russia”. The first letters of each word
    are enough if they are clear: “g ru”, or just “russia”.
help-signs = Places are two capitals; goods are two letters in the colour of their place:

## The header

hamburg-round = Round { $round }
hamburg-final = { $left ->
    [0] Final round, last turn
    [one] Final round, { $left } more turn
   *[other] Final round, { $left } more turns
}
hamburg-solo-turn = Turn { $number } of { $count }
hamburg-turn = { $name }’s turn
hamburg-merkator = Merkator { $at }
hamburg-step-invest = invest
hamburg-step-travel = travel
hamburg-step-fulfil = fulfil
hamburg-step-join = join

## The parts of the position

# Side places: all main places with at least this many cubes get one; $grown of them now
hamburg-threshold = { $least }+ cubes: { $grown }
hamburg-office = Office
hamburg-supply = Supply tile
hamburg-players = Players
hamburg-points = points
hamburg-time = time
hamburg-money = Taler
hamburg-cards = contracts, bonus cards, buildings
hamburg-hand = in hand:
hamburg-bid = { $money ->
    [0] offers { $time } time
   *[other] { $time ->
        [0] offers { $money } Taler
       *[other] offers { $money } Taler and { $time } time
    }
}
hamburg-package = Chosen, still to be paid:
hamburg-contracts = { $name }’s contracts
hamburg-contracts-key = { $tick } there, { $cube } supply tile, -1 missing
hamburg-used = done
hamburg-stacks = Contract stacks
hamburg-stacks-key = { $count } discarded
hamburg-stacks-solo = { $count } in the solo stack
hamburg-bonus = Bonus cards
hamburg-buildings = Buildings
hamburg-now = ({ $points } now)
hamburg-chart = { $side ->
    [back] Time chart, back
   *[ultimo] Time chart
}

## Cards of a real table

hamburg-reveal-start = Who starts?
hamburg-reveal-dealt = Which contract of value { $value } was dealt to { $name }?
hamburg-reveal-dealt-bonus = Which bonus card of price { $price } was dealt to { $name }?
hamburg-reveal-stack = Which contract is now on top of the stack of { $value }s?
hamburg-reveal-bonus-offer = Which bonus card is number { $number } of { $count } on offer?
hamburg-reveal-building-offer = Which building is number { $number } of { $count } on offer?
hamburg-reveal-bonus = Which bonus card was turned up for the offer?
hamburg-reveal-building = Which building was turned up for the offer?
hamburg-reveal-letter = Which letter does the counter show?

## The result

hamburg-end = { $cause ->
    [peace] The game ended with the Peace of Westphalia.
    [turns] The game ended after its last turn.
   *[chart] The game ended with the last counter of the chart.
}
hamburg-total = { $points } points
hamburg-tie = { $time } time left
hamburg-result-contracts = Contracts
hamburg-half = half:
hamburg-result-buildings = Buildings
hamburg-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

# How good the result of a solo game is (H-9.10)
hamburg-benchmark = { $level ->
    [beginner] At least 55 points: good for a beginner.
    [experienced] At least 60 points: an experienced merchant’s game.
    [outstanding] At least 80 points: outstanding!
   *[none] Under 55 points: better luck next time.
}

## The rules of each step, in short

hamburg-rules-invest =
    Invest (H-2.2 to H-2.7): sell contracts for their value in Taler and buy bonus cards or buildings from the
    offers; both as often as you like, or not at all. With six or more contracts you must sell down to five, except
    in the final round. The last contract is never sold. When you finish, money above 15 Taler is lost.
hamburg-rules-travel =
    Travel (H-3.1 to H-3.11): go to any place. Spain costs 1 time, Italy 2, Newfoundland 3. In a main place you take
    all cubes and turn them into its two goods, and its neighbours get a cube each; after a side place, all places
    with enough cubes get one. Your bonus cards of the place give 2 goods each. Then you take time, if there is any.
hamburg-rules-split =
    Divide (H-3.4): one cube becomes either good, two become one of each, more are divided as you like, but at least
    one of each.
hamburg-rules-letter =
    Letter (H-4.1, H-4.2): you took the last counter of a row. Everyone loses goods from the column it names: one, or
    two if the letter is double. After a single letter you may turn over the first counter of the next row instead;
    then that one counts, whatever it shows.
hamburg-rules-loss =
    Loss (H-4.1 to H-4.6): give up goods of this column. Cubes on the supply tile are safe; you may turn cubes into
    goods of this column first, to save others.
hamburg-rules-fulfil =
    Fulfil (H-5.1 to H-5.8): pay what a contract for this place demands, each contract at most once per turn. You keep
    it and draw one of the next value; a 10 brings the Peace of Westphalia. A new contract for this place can be
    fulfilled at once.
hamburg-rules-pay =
    Pay (H-5.2, H-5.6, H-5.7): unit by unit, with goods from your office or cubes from your supply tile. Different
    goods of a category are named in order. Four goods of one kind, or four time, stand in for any good that is
    needed.
hamburg-rules-reward =
    Reward (H-10.3): the contract in your hand is one value higher than the one you fulfilled. Take it as your
    reward, or the one on top of the stack.
hamburg-rules-offer =
    Offer (H-10.7): you may offer money and time so that the other player takes the contract now on top of the stack
    instead of the one just drawn. You pay only if the swap is made.
hamburg-rules-swap =
    Swap (H-10.7): put the contract back and take the next one from the stack instead; then everything offered is
    yours. Or keep it, and nobody pays.
hamburg-rules-forced =
    Forced purchase (H-10.5): you can afford the most expensive building on offer, so you must buy a building
    now.
hamburg-rules-join =
    Join (H-6.1 to H-6.4): come along for 1 time to a main place or 2 to a side place, paid to the traveller. You get
    1 good for each of your bonus cards there and may fulfil contracts, but take no cubes and no time.
hamburg-rules-place =
    Last cubes (H-8.3): cubes still on the supply tile may become goods before the count, if buildings score goods.
hamburg-rules-over =
    The count (H-8.1 to H-8.6): the five best contracts in full, all others half, and what the buildings say. Time
    breaks a tie.

## Reviews: what is measured

review-unit-hamburg = in points
review-sum-hamburg = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
