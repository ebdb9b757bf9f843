### All words of the game Rome in English, for the terminal and the browser. `wording.py` says which message is used
### when, and with which variables; isolation marks are off. de.ftl has the same messages.
###
### The words are those of docs/rules/rome.md: load, cargo, lot, hold, goods card, Fatum card, kept card, voucher,
### star field, yard, running cost, penalty, pips, doubles, pirate, booty, sesterces. Names are labels and begin with a
### capital; forms (.to, .plain, .gloss …) are used inside sentences. In events $who comes first: it is the name of a
### player. $money is a text: "5,400 sesterces"; $goods is one too: "3 loads of wine and 2 loads of grain".

## Ports, star fields and other fields: the name, and with the preposition for a way there, a way from there, and
## being there. Ports and stars have Latin names in every language

port = { $name }
    .to = to { $name }
    .from = from { $name }
    .at = in { $name }

star = { $name }
    .to = to the star field { $name }
    .from = from the star field { $name }
    .at = on the star field { $name }

# $code is the letter of the row and the number of the column
field = { $code }
    .to = to { $code }
    .from = from { $code }
    .at = on { $code }

# $sea is where that is: "in the Mare Tyrrhenum"
field-in = { $code } { $sea }
    .to = to { $code } { $sea }
    .from = from { $code } { $sea }
    .at = on { $code } { $sea }

## Seas: where a field is

sea-oceanus_atlanticus = in the Oceanus Atlanticus
sea-columnae_herculis = by the Columnae Herculis
sea-mare_ibericum = in the Mare Ibericum
sea-mare_balearicum = in the Mare Balearicum
sea-mare_sardoum = in the Mare Sardoum
sea-sinus_gallicus = in the Sinus Gallicus
sea-mare_tyrrhenum = in the Mare Tyrrhenum
sea-fretum_siculum = in the Fretum Siculum
sea-mare_hadriaticum = in the Mare Hadriaticum
sea-mare_ionium = in the Mare Ionium
sea-mare_siculum = in the Mare Siculum
sea-mare_libycum = in the Mare Libycum
sea-syrtis_minor = in the Syrtis Minor
sea-syrtis_maior = in the Syrtis Maior
sea-mare_aegaeum = in the Mare Aegaeum
sea-mare_creticum = in the Mare Creticum
sea-hellespontus = in the Hellespontus
sea-propontis = in the Propontis
sea-bosporus = in the Bosporus
sea-pontus_euxinus = in the Pontus Euxinus
sea-mare_carpathium = in the Mare Carpathium
sea-mare_aegyptium = in the Mare Aegyptium
sea-sinus_issicus = in the Sinus Issicus
sea-mare_pamphylium = in the Mare Pamphylium

# A sea of another card set
sea-other = ({ $name })

## Goods: the name as a label, and as used inside a sentence

good-grain = Grain
    .plain = grain

good-fruit = Fruit
    .plain = fruit

good-timber = Timber
    .plain = timber

good-oil = Oil
    .plain = oil

good-tableware = Tableware
    .plain = tableware

good-fish_sauce = Fish sauce
    .plain = fish sauce

good-honey = Honey
    .plain = honey

good-wine = Wine
    .plain = wine

good-papyrus = Papyrus
    .plain = papyrus

good-wool = Wool
    .plain = wool

good-linen = Linen
    .plain = linen

good-iron_ware = Iron ware
    .plain = iron ware

good-copper = Copper
    .plain = copper

good-glass = Glass
    .plain = glass

good-marble = Marble
    .plain = marble

good-bronze = Bronze
    .plain = bronze

good-silver = Silver
    .plain = silver

good-amber = Amber
    .plain = amber

good-ivory = Ivory
    .plain = ivory

good-spices = Spices
    .plain = spices

good-purple = Purple
    .plain = purple

# A good of another card set
good-other = { $name }
    .plain = { $plain }

## Fatum cards: the Latin title, and what it means

fatum-other = { $title }
    .gloss = { $gloss }

# A title with what it means
title = { $title } ({ $gloss })

## What Fatum cards do. Sums of money are texts: "500 sesterces"

effect-lose_ship_at_sea = At sea: ship and cargo are lost. In port: pay { $port_fee }.
effect-reef =
    At sea: roll both dice. With { $save_at } or more only the cargo is lost, with less the ship too.
effect-lose_ship_in_port = In port: ship and cargo burn.
effect-lose_loads = { $loads ->
    [one] Throw a load of your choice overboard.
   *[other] Throw { $loads } loads of your choice overboard.
}
effect-lose_half = Half of your loads, rounded up, are ruined; you choose which.
effect-spoil = All your loads of { $goods } spoil.
effect-ransom = At sea with cargo: pay { $amount } or give up the whole cargo.
effect-skip = { $turns ->
    [one] Miss your next turn.
   *[other] Miss your next { $turns } turns.
}
effect-drift = { $fields ->
    [one] At sea: the player on your left moves your ship 1 field, not into a port.
   *[other] At sea: the player on your left moves your ship exactly { $fields } fields, not into a port.
}
effect-quarantine = { $turns ->
    [one] Put in at the nearest port at once, sell nothing on arrival, and miss your next turn.
   *[other] Put in at the nearest port at once, sell nothing on arrival, and miss your next { $turns } turns.
}
effect-move_upto = { $fields ->
    [one] Move 1 field at once, if you like.
   *[other] Move up to { $fields } fields at once.
}
effect-reroll = Roll again and move; doubles count as a plain number this time.
effect-sail_to_port = { $fields ->
    [one] Sail at once to a port next to you, if you like; you may sell there.
   *[other] Sail at once to any port at most { $fields } fields away, if you like; you may sell there.
}
effect-star = { $count ->
    [one] Take a voucher.
   *[other] Take { $count } vouchers.
}
effect-pay_per_load = Pay { $amount } for each load aboard, at least { $minimum }.
effect-pay = Pay { $amount }.
effect-all_pay = Every player pays { $amount }.
effect-pay_percent = Pay { $percent }% of your cash, rounded down to the nearest 100, at most { $maximum }.
effect-receive = Receive { $amount }.
effect-receive_per_good = Receive { $amount } for each load of { $goods } aboard, at least { $minimum }.
effect-collect = Every other player pays you { $amount }.
effect-offer_yard = Keep this card. Once: a new ship { $yard } for { $price }.
effect-offer_discount = Keep this card. Once: a new ship at any yard for { $amount } less.
effect-offer_subsidy = Keep this card. When you next lose your ship, the bank pays { $amount } towards the new one.
effect-bonus_next_sale = Keep this card until your next sale: each load brings { $amount } more.
effect-discard_card = You may hand back one unused goods card without penalty, but not your last card.

## Goods cards in one line

goods-card = { $good }: bought for { $price } in { $bought }; sold in { $sold }; penalty { $penalty }
sale = { $port } { $price }

## Steps of a turn

step-turn = Turn
step-begin = Start port
step-ship = New ship
step-sum = Sum of credit
step-lend = Lend
step-take = Take credit
step-trade = Trade
step-roll = Roll
step-voucher = Doubles
step-move = Move
step-arrive = Sell on arrival
step-attack = Attack
step-demand = Demand booty
step-answer = Yield or fight
step-fight = Fight
step-escape = Move after the fight
step-fatum = Fatum
step-throw = Roll for the ship
step-drop = Lose loads
step-ransom = Ransom
step-drift = Headwind
step-haven = Put in
step-wind = Fair wind
step-pilot = Pilot
step-return = Hand back a card
step-repay = Repay
step-amount = Sum to repay
step-breeze = Roll again
step-obeyed = Fatum card carried out
step-over = Game over

## Where an entry of the card set comes from, and a letter to mark it with

source-rulebook = from the rulebook
    .letter = B
source-chosen = made for this edition
    .letter = C
source-printed = copied from the printed game
    .letter = P

## Pieces of sentences

# The bank as a lender
bank = the bank

money = { $amount ->
    [one] { $amount } sesterce
   *[other] { $amount } sesterces
}
loads = { $count ->
    [one] { $count } load of { $good }
   *[other] { $count } loads of { $good }
}
score = { $who } ({ $wealth })

## Questions: what has to be decided now

ask-begin = Which port do you start in?
ask-ship = You have { $money } and no ship: buy one at a yard, or wait?
ask-ship-poor = { $money } is not enough for a ship: ask for credit, or you’re out of the game.
ask-sum = How much credit do you want for the ship { $at }? So far { $money }; the others have { $most } together.
ask-sum-bank = How much credit do you want for the ship { $at }? So far { $money }, at most { $most }. The bank lends what the others don’t.
ask-lend = { $whom } asks for { $money } for a ship { $at }: how much do you lend, at { $percent }% interest per turn?
ask-take = { $missing ->
    [0] { $whom } offers you { $money }: you have enough for the ship { $at }; take more?
   *[other] { $whom } offers you { $money }: how much do you take? You still need { $missing } for the ship { $at }.
}
ask-take-bank = { $missing ->
    [0] The bank offers you { $money }: you have enough for the ship { $at }; take more?
   *[other] The bank offers you { $money }: how much do you take? You still need { $missing } for the ship { $at }.
}
ask-trade = { $room ->
    [0] Trade { $at }, or finish: you have { $money }, and the hold is full.
    [one] Trade { $at }, or finish: you have { $money } and room for { $room } load.
   *[other] Trade { $at }, or finish: you have { $money } and room for { $room } loads.
}
ask-trade-at-sea = Repay anything before you roll?
ask-voucher = Doubles: draw a Fatum card, or spend a voucher and sail with { $pips } pips?
ask-move = Where do you sail with { $pips } pips?
ask-arrive = What do you sell { $at }? Your cargo brings { $money } here.
ask-attack = { $room ->
    [one] Do you attack a ship on your field? Your hold has room for { $room } load.
   *[other] Do you attack a ship on your field? Your hold has room for { $room } loads.
}
ask-demand = What do you demand from { $whom }?
ask-demand-more = You demand { $goods } from { $whom }: what else?
ask-answer =
    { $whom } demands { $goods }: yield or fight? If you lose, your ship is gone; if you win, you get { $money }.
ask-escape = You have won: where do you sail with { $pips } pips, or do you stay?
ask-drop = { $count ->
    [one] 1 load is lost: which?
   *[other] { $count } loads are lost: which first?
}
ask-ransom = Pay the robbers { $money }, or give up your whole cargo?
ask-drift = { $fields ->
    [one] Where does the wind drive { $whom }’s ship? 1 field.
   *[other] Where does the wind drive { $whom }’s ship? Exactly { $fields } fields.
}
ask-haven = Which of the nearest ports do you put in at?
ask-wind = { $fields ->
    [one] Where does the wind carry you? Up to 1 field.
   *[other] Where does the wind carry you? Up to { $fields } fields.
}
ask-pilot = { $fields ->
    [one] Which port does the pilot take you to? At most 1 field.
   *[other] Which port does the pilot take you to? At most { $fields } fields.
}
ask-return = Which goods card do you hand back?
ask-repay = Before your turn ends: repay anything? You have { $money }.
ask-amount = { $laid ->
    [0] You owe { $whom } { $money }: how much do you repay?
   *[other] You owe { $whom } { $money } and have laid down { $laid }: repay more?
}
ask-amount-late = { $laid ->
    [0] You owe { $whom } { $money }, of which { $arrears } is in arrears and repaid first: how much do you repay?
   *[other] You owe { $whom } { $money }, { $arrears } of it in arrears, and have laid down { $laid }: repay more?
}
ask-chance = Chance decides what comes next.
ask-over = The game is over.

## Choices

action-done = Finish
action-done-ship = Don’t buy a ship this turn
action-done-ship-out = Give up and leave the game
action-done-sum = Ask for { $money }
action-done-lend = { $amount ->
    [0] Lend nothing
   *[other] Lend { $money } and no more
}
action-done-take = { $amount ->
    [0] Take nothing from { $whom }
   *[other] Take { $money } from { $whom } and no more
}
action-done-amount = Repay { $money } and no more
action-done-trade = Finish trading, pay { $cost } and roll
action-done-arrive = { $sold ->
    [yes] Sell no more
   *[no] Sell nothing
}
action-done-attack = Attack nobody
action-done-demand = Demand no more
action-done-return = Keep all cards
action-done-repay = Repay no more and end the turn
action-begin = Start { $at } ({ $goods })
action-sell = Sell { $goods }
action-sell-above = Sell { $goods } for { $money } ({ $gain } profit)
action-sell-below = Sell { $goods } for { $money } ({ $gain } loss)
action-buy = Buy { $goods } for { $money }
action-demand = Demand { $goods }
action-demand-part = { $room ->
    [one] Demand { $goods }: only { $room } fits, the rest is lost
   *[other] Demand { $goods }: only { $room } fit, the rest is lost
}
action-drop = { $count ->
    [one] Lose { $goods }; its card goes back to your hand
   *[other] Lose one of { $goods }
}
action-return = Hand back the { $good } card (penalty { $money })
action-build = Buy a ship { $at } for { $money }
action-build-with = Buy a ship { $at } for { $money } with { $cards }
action-ask = Ask for credit for a ship { $at } at { $money } ({ $missing } short)
action-ask-with = Ask for credit for a ship { $at } at { $money } with { $cards } ({ $missing } short)

# Notes laid down one by one: without a sum to reach, then by step
action-lay = Lay down { $money }
action-lay-sum = Ask for { $money } more, { $total } in total
action-lay-lend = { $more ->
    [yes] Offer { $money } more, { $total } in total
   *[no] Offer { $money }
}
action-lay-take = { $more ->
    [yes] Take { $money } more from { $whom }, { $total } in total
   *[no] Take { $money } from { $whom }
}
action-lay-amount = { $more ->
    [yes] Repay { $money } more, { $total } in total
   *[no] Repay { $money }
}
action-lay-all = Lay down everything
action-lay-all-sum = Ask for everything the others have: { $money }
action-lay-all-sum-bank = Ask for as much as possible: { $money }
action-lay-all-lend = Offer as much as possible: { $money }
action-lay-all-take = Take as much as possible from { $whom }: { $money }
action-lay-all-amount = Repay as much as possible: { $money }
action-decline = { $out ->
    [yes] Take no credit and leave the game
   *[no] Take no credit
}
action-repay = { $debt ->
    [0] Repay { $whom }
   *[other] Repay { $whom } (you owe { $money })
}
action-repay-late = Repay { $whom } (you owe { $money }, { $arrears } of it in arrears)
action-draw = Draw a Fatum card
action-voucher = Spend a voucher and move
action-voucher-pips = Spend a voucher and sail with { $pips } pips
action-attack = Attack { $whom }
action-attack-cargo = Attack { $whom } ({ $goods } aboard)
action-yield = Yield and hand over the booty
action-yield-of = Yield and hand over { $goods }
action-fight = Fight
action-pay = Pay
action-pay-of = Pay { $money }
action-give-up = Give up the cargo
action-give-up-of = Give up { $goods }
action-stay = Stay where you are
action-stay-pilot = Decline and stay where you are
action-sail = Sail { $to }
action-sail-sale = Sail { $to } (your cargo brings { $money } there)
action-sail-meet = Sail { $to } and meet { $whom }
action-sail-star = Sail { $to } and take a voucher
action-sail-star-meet = Sail { $to }, take a voucher and meet { $whom }
action-drift = Drive { $whom }’s ship { $to }
action-haven = Put in at { $port }

## Events

event-began = { $who } started { $at }.
event-turn = { $final ->
    [yes] { $who } takes one last turn.
   *[no] { $who } takes a turn (round { $round }).
}
event-missed = { $who } missed a turn.
event-interest = { $who } paid { $whom } { $money } interest.
event-interest-all = { $who } paid { $whom } { $money }: interest and all arrears.
event-interest-part = { $who } paid { $whom } { $money } interest; { $arrears } is in arrears.
event-interest-unpaid = { $who } could not pay { $whom } any interest: { $arrears } is in arrears.
event-interest-older = { $who } paid { $whom } { $money } and has no more arrears.
event-interest-older-part = { $who } paid { $whom } { $money } of the arrears; { $arrears } is left.
event-interest-older-unpaid = { $who } could not pay { $whom } any of the arrears of { $arrears }.
event-interest-none = { $who } owed { $whom } too little for interest.
event-passed = { $who } bought no ship this turn.
event-asked = { $who } asked for { $money } for a ship { $at }.
event-offered = { $amount ->
    [0] { $who } offered nothing.
   *[other] { $who } offered to lend { $money }.
}
event-lent = { $who } lent { $whom } { $money }.
event-bank_lent = { $who } borrowed { $money } from the bank.
event-no_credit = { $who } took no credit.
event-built = { $amount ->
    [0] { $who } got a ship { $at } for nothing.
   *[other] { $who } bought a ship { $at } for { $money }.
}
event-out = { $who } cannot pay for a ship and is out of the game.
event-repaid = { $who } repaid { $whom } { $money } and owes nothing more.
event-repaid-part = { $who } repaid { $whom } { $money } and still owes { $left }.
event-sold = { $loads ->
    [one] { $who } sold { $goods } { $at } for { $money }.
   *[other] { $who } sold { $goods } { $at } for { $money } ({ $price } each).
}
event-bought = { $loads ->
    [one] { $who } bought { $goods } { $at } for { $money }.
   *[other] { $who } bought { $goods } { $at } for { $money } ({ $price } each).
}
event-paid = { $cause ->
    [running] { $who } paid { $money } running cost.
    [ransom] { $who } paid the robbers { $money }.
   *[fatum] { $amount ->
        [0] { $who } paid nothing.
       *[other] { $who } paid { $money }.
    }
}
event-rolled = { $who } rolled { $low } and { $high }, { $pips } in total.
event-sailed = { $who } sailed { $to }.
event-sailed-from = { $who } sailed { $from } { $to }.
event-voucher = { $count ->
    [one] { $who } got a voucher.
   *[other] { $who } got { $count } vouchers.
}
event-voucher_spent = { $who } spent a voucher to move despite doubles.
event-fatum = { $who } drew { $card }: “{ $text }”
event-spent = { $who } put { $card } back under the pile.
event-received = { $who } received { $money }.
event-gave = { $who } paid { $whom } { $money }.
event-lost = { $who } lost { $goods }.
event-returned = { $who } handed back a { $good } card.
event-wrecked = { $cause ->
    [storm] { $who } lost their ship in a storm { $at }.
    [reef] { $who } ran onto the rocks { $at } and lost their ship.
    [fire] { $who } lost their ship in a fire { $at }.
   *[pirates] { $who } lost their ship to pirates { $at }.
}
event-steered = { $who } let the headwind drive { $whom }’s ship.
event-attacked = { $who } attacked { $whom } { $at }.
event-demanded = { $who } demanded { $goods } from { $whom }.
event-yielded = { $who } yielded to { $whom }.
event-fought = { $who } won the fight against { $whom } by { $high } to { $low }.
event-captured = { $who } captured { $goods } from { $whom }.
event-captured-part = { $lost ->
    [one] { $who } captured { $goods } from { $whom }; { $lost } load did not fit and was lost.
   *[other] { $who } captured { $goods } from { $whom }; { $lost } loads did not fit and were lost.
}
event-compensated = { $who } paid { $whom } { $money } compensation.
event-compensated-part = { $who } paid { $whom } { $money } compensation and owes { $owed } more, without interest.
event-compensated-owed = { $who } owes { $whom } { $owed } compensation, without interest.
event-final = { $cause ->
    [players] { $who } is out, and only one player is left: the game ends with this round.
   *[cards] { $who } has no cards and no cargo left: the game ends with this round.
}
event-ended = { $count ->
    [one] The game is over: { $scores }. { $winners } wins.
   *[other] The game is over: { $scores }. { $winners } share the win.
}

## Why something is refused. The engine says the same in English

reason-no-action = not an action of rome
reason-no-goods = not a goods card
reason-no-Fatum = not a Fatum card
reason-no-roll = not a roll
reason-no-seat = not a seat
reason-no-name = there is no { $kind } “{ $name }” in rome with the card set { $cards }
reason-no-kind = rome has no names of the kind “{ $kind }”; the kinds are: { $kinds }
reason-no-cards = rome has no cards of the kind “{ $kind }”; the kinds are: { $kinds }
reason-take-more = the offers that follow would not be enough (R-4.2)
reason-drop = you must lose loads ({ $count }): name a lot that is aboard (R-3.10)
reason-ransom = robbers: pay { $amount } or give up the cargo (R-3.10)
reason-no-card = you have no { $good } card in hand (R-2.2)
reason-return = hand back one card, or none: say done (R-3.11)
reason-drift = the headwind drives the ship exactly { $fields } fields, not into a port (R-3.7)
reason-haven = the ship must put in at the nearest port (R-3.8)
reason-wind = the wind carries up to { $fields } fields: sail to a stop, or stay (R-3.6)
reason-pilot = the pilot knows the ports up to { $fields } fields away: sail to one, or stay (R-3.6)
reason-escape = the pirate is beaten: move { $pips }, or stay (R-5.6)
reason-no-way = a move of { $pips } does not lead there: no diagonals, no step straight back, ports end it (R-2.5)
reason-move = the ship must move { $pips } (R-2.1)
reason-note = that is more than you can lay down, or more than the note before (R-4.2)
reason-sum = a sum of money is being laid down: lay notes, then say done (R-4.2)
reason-attack = the move has ended on the field of another ship: attack, or say done (R-5.1)
reason-no-ship = there is no such ship (R-5.1)
reason-other-field = that ship is not on the same field (R-5.1)
reason-truce = the two ships have already met since the attacker's last turn (R-5.7)
reason-no-booty = there is nothing aboard that could be taken (R-5.3)
reason-no-such-booty = no such lot is aboard that ship, or you have already named it (R-5.3)
reason-demand = name the lots that you demand (R-5.3)
reason-answer = pirates demand cargo: yield or fight (R-5.4)
reason-attack-over = an attack must come right after a move (R-5.1)
reason-repay = only repaying loans is left in this turn (R-4.2)
reason-no-debt = you owe nothing to that lender (R-4.2)
reason-no-cash = there is no money for it (R-2.8)
reason-voucher = doubles: draw a Fatum card, or spend a voucher and move (R-3.3)
reason-no-offer = there is no such offer to use at that yard (R-3.12)
reason-too-dear = it costs { $price }, and you have { $cash } (R-2.2)
reason-ship-dear = it costs { $price }, and you have { $cash } (R-4.1)
reason-asked = you have already asked for credit this turn (R-4.2)
reason-rich = credit is only for what your own money does not cover (R-4.2)
reason-poor = the others together do not have enough to lend (R-4.2)
reason-ship = you have no ship: buy one, ask for credit, or pass (R-4.1)
reason-sell-first = selling comes before buying (R-2.1)
reason-trade = the turn starts with trade: sell, then buy, then say done (R-2.1)
reason-buy-before = you can buy goods only before the roll, in the port where your ship is (R-2.1)
reason-arrive = the ship has reached a port: sell, or say done (R-2.1)
reason-no-lot = no such lot is aboard; lots are sold whole (R-2.2)
reason-not-in-port = the ship is not in a port (R-2.1)
reason-no-market = { $port } does not take { $good } (R-2.4)
reason-no-symbol = { $port } does not sell { $good } (R-2.2)
reason-no-room = the free room in the hold is { $room } (R-2.3)
reason-begin = every ship starts in a port: choose one (R-1.4)

## Hints: steps of a plan, and what one plan has that another lacks; all are used inside sentences

hint-step-sold = sell { $goods } for { $money }
hint-step-bought = buy { $goods } for { $money }
hint-step-sailed = sail { $to }
hint-step-built = buy a ship { $at } for { $money }
hint-step-asked = ask for { $money } credit in total
hint-step-offered = offer { $money } in total
hint-step-attacked = attack { $whom }
hint-step-repaid = repay { $whom } { $money }
hint-step-returned = hand back the { $good } card
hint-step-yielded = yield to { $whom }
hint-aboard = { $goods } aboard
hint-card-used = { $count ->
    [one] one { $good } card fewer in hand (penalty { $money })
   *[other] { $count } { $good } cards fewer in hand (penalty { $money })
}
hint-cash = { $money } in cash
hint-less-debt = { $money } less debt
hint-vouchers = { $count ->
    [one] a voucher
   *[other] { $count } vouchers
}
hint-ship = a ship
hint-credit = up to { $money } more to trade with
hint-spared = up to { $money } less interest per turn
hint-interest = up to { $money } more interest per turn for you
hint-kept = up to { $money } more in hand

# How long a trip takes
hint-turns = { $turns ->
    [0] right away
    [one] about 1 turn
   *[other] about { $turns } turns
}

# The trip that sells what is aboard, or what could be bought where the ship is or ($there) sails to; $there and $way
# are hint-turns
hint-trip = { $gain ->
    [yes] { $goods } would bring { $money } { $at }, a profit of { $profit } ({ $way }).
   *[no] { $goods } would bring { $money } { $at }, a loss of { $profit } ({ $way }).
}
hint-trip-other = { $gain ->
    [yes] With the other choice, { $goods } would bring { $money } { $at }, a profit of { $profit } ({ $way }).
   *[no] With the other choice, { $goods } would bring { $money } { $at }, a loss of { $profit } ({ $way }).
}
hint-trip-buy = You could buy { $goods } { $here } and sell { $at } for a profit of { $profit } ({ $way }).
hint-trip-buy-other =
    With the other choice, you could buy { $goods } { $here } and sell { $at } for a profit of { $profit } ({ $way }).
hint-trip-next =
    You could buy { $goods } { $here } ({ $there }) and sell { $at } (then { $way }) for a profit of { $profit }.
hint-trip-next-other =
    With the other choice, you could buy { $goods } { $here } ({ $there }) and sell { $at } (then { $way }) for a profit of { $profit }.

# The same trip with less distance to go
hint-nearer = { $port } will be { $fields ->
    [one] 1 field closer.
   *[other] { $fields } fields closer.
}
hint-nearer-other = With the other choice { $port } would be { $fields ->
    [one] 1 field closer.
   *[other] { $fields } fields closer.
}
hint-in-port = Your ship will be in port, where it can trade and can’t be attacked.
hint-in-port-other = With the other choice your ship would be in port, where it can trade and can’t be attacked.
