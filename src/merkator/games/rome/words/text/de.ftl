### Alle Wörter des Spiels rome auf Deutsch, für Terminal und Browser. `wording.py` sagt, wann welche Nachricht mit
### welchen Variablen dran ist; Isolationszeichen sind aus. en.ftl enthält dieselben Nachrichten.
###
### Wortschatz, jedes Wort immer für dieselbe Sache, und so, wie es im gedruckten Spiel heißt:
###   load          die Last, 3 Lasten Wein       voucher       der Sternenbon
###   cargo         die Ladung                    star field    das Sternfeld
###   lot           der Posten                    Fatum card    die Fatumskarte
###   hold          der Laderaum                  kept card     die aufbewahrte Karte
###   goods card    die Warenkarte                doubles       der Pasch
###   penalty       das Strafgeld                 pips          die Augen
###   running cost  die Betriebskosten            pirate        der Pirat
###   bank          die Verwaltung                booty         die Beute
###   yard          die Werft                     yield, fight  sich fügen, kämpfen
###   loan, credit  der Kredit                    compensation  die Entschädigung
###   interest      die Zinsen                    out           ausgeschieden
###   seat          der Platz, ab 0 gezählt       sesterces     die Sesterzen
### Ereignisse stehen im Präsens und beginnen mit $who. Was man wählen kann, steht im Infinitiv („nach Ostia segeln“);
### der erste Buchstabe wird beim Anzeigen groß. Fragen und Karten sagen du. $money ist ein Text: „5.400 Sesterzen“;
### $goods auch: „3 Lasten Wein und 2 Lasten Getreide“.

## Ports, star fields and other fields: the name, and with the preposition for a way there, a way from there, and
## being there. Ports and stars have Latin names in every language

port = { $name }
    .to = nach { $name }
    .from = von { $name }
    .at = in { $name }

star = { $name }
    .to = zum Sternfeld { $name }
    .from = vom Sternfeld { $name }
    .at = auf dem Sternfeld { $name }

# $code is the letter of the row and the number of the column
field = { $code }
    .to = nach { $code }
    .from = von { $code }
    .at = auf { $code }

# $sea is where that is: „im Mare Tyrrhenum“
field-in = { $code } { $sea }
    .to = nach { $code } { $sea }
    .from = von { $code } { $sea }
    .at = auf { $code } { $sea }

## Seas: where a field lies

sea-oceanus_atlanticus = im Oceanus Atlanticus
sea-columnae_herculis = an den Columnae Herculis
sea-mare_ibericum = im Mare Ibericum
sea-mare_balearicum = im Mare Balearicum
sea-mare_sardoum = im Mare Sardoum
sea-sinus_gallicus = im Sinus Gallicus
sea-mare_tyrrhenum = im Mare Tyrrhenum
sea-fretum_siculum = im Fretum Siculum
sea-mare_hadriaticum = im Mare Hadriaticum
sea-mare_ionium = im Mare Ionium
sea-mare_siculum = im Mare Siculum
sea-mare_libycum = im Mare Libycum
sea-syrtis_minor = in der Syrtis Minor
sea-syrtis_maior = in der Syrtis Maior
sea-mare_aegaeum = im Mare Aegaeum
sea-mare_creticum = im Mare Creticum
sea-hellespontus = im Hellespontus
sea-propontis = in der Propontis
sea-bosporus = im Bosporus
sea-pontus_euxinus = im Pontus Euxinus
sea-mare_carpathium = im Mare Carpathium
sea-mare_aegyptium = im Mare Aegyptium
sea-sinus_issicus = im Sinus Issicus
sea-mare_pamphylium = im Mare Pamphylium

# A sea of another card set
sea-other = ({ $name })

## Goods: the name as a label, and as it stands inside a sentence

good-grain = Getreide
    .plain = Getreide

good-fruit = Obst
    .plain = Obst

good-timber = Bauholz
    .plain = Bauholz

good-oil = Olivenöl
    .plain = Olivenöl

good-tableware = Tafelgeschirr
    .plain = Tafelgeschirr

good-fish_sauce = Fischsauce
    .plain = Fischsauce

good-honey = Honig
    .plain = Honig

good-wine = Wein
    .plain = Wein

good-papyrus = Papyrus
    .plain = Papyrus

good-wool = Wollstoffe
    .plain = Wollstoffe

good-linen = Leinen
    .plain = Leinen

good-iron_ware = Eisenwaren
    .plain = Eisenwaren

good-copper = Kupfer
    .plain = Kupfer

good-glass = Glas
    .plain = Glas

good-marble = Marmor
    .plain = Marmor

good-bronze = Bronzegerät
    .plain = Bronzegerät

good-silver = Silber
    .plain = Silber

good-amber = Bernstein
    .plain = Bernstein

good-ivory = Elfenbein
    .plain = Elfenbein

good-spices = Gewürze
    .plain = Gewürze

good-purple = Purpur
    .plain = Purpur

# A good of another card set
good-other = { $name }
    .plain = { $plain }

## Fatum cards: the Latin title, and what it means

fatum-other = { $title }
    .gloss = { $gloss }

# A title with what it means
title = { $title } ({ $gloss })

## What Fatum cards do. Sums of money are texts: „500 Sesterzen“

effect-lose_ship_at_sea = Auf See: Schiff und Ladung gehen unter. Im Hafen: Zahle { $port_fee }.
effect-reef =
    Auf See: Würfle mit beiden Würfeln. Ab { $save_at } geht nur die Ladung verloren, darunter auch das Schiff.
effect-lose_ship_in_port = Im Hafen: Schiff und Ladung verbrennen.
effect-lose_loads = { $loads ->
    [one] Wirf eine Last deiner Wahl über Bord.
   *[other] Wirf { $loads } Lasten deiner Wahl über Bord.
}
effect-lose_half = Die Hälfte deiner Lasten, aufgerundet, verdirbt; du wählst, welche.
effect-spoil = Alle deine Lasten { $goods } verderben.
effect-ransom = Auf See mit Ladung: Zahle { $amount } oder gib die ganze Ladung her.
effect-skip = { $turns ->
    [one] Setze einmal aus.
   *[other] Setze { $turns }-mal aus.
}
effect-drift = { $fields ->
    [one] Auf See: Dein linker Nachbar zieht dein Schiff 1 Feld weit, nicht in einen Hafen.
   *[other] Auf See: Dein linker Nachbar zieht dein Schiff genau { $fields } Felder weit, nicht in einen Hafen.
}
effect-quarantine = { $turns ->
    [one] Lauf sofort den nächsten Hafen an, verkaufe bei der Ankunft nichts und setze einmal aus.
   *[other] Lauf sofort den nächsten Hafen an, verkaufe bei der Ankunft nichts und setze { $turns }-mal aus.
}
effect-move_upto = { $fields ->
    [one] Zieh sofort 1 Feld weit, wenn du willst.
   *[other] Zieh sofort bis zu { $fields } Felder weit.
}
effect-reroll = Würfle noch einmal und zieh; ein Pasch gilt diesmal als gewöhnliche Zahl.
effect-sail_to_port = { $fields ->
    [one] Lauf sofort einen Hafen neben dir an, wenn du willst; verkaufen ist erlaubt.
   *[other] Lauf sofort einen höchstens { $fields } Felder entfernten Hafen an, wenn du willst; verkaufen ist erlaubt.
}
effect-star = { $count ->
    [one] Nimm einen Sternenbon.
   *[other] Nimm { $count } Sternenbons.
}
effect-pay_per_load = Zahle { $amount } je Last an Bord, mindestens { $minimum }.
effect-pay = Zahle { $amount }.
effect-all_pay = Alle zahlen { $amount }.
effect-pay_percent = Zahle { $percent } % deines Bargelds, auf volle 100 abgerundet, höchstens { $maximum }.
effect-receive = Du erhältst { $amount }.
effect-receive_per_good = Du erhältst { $amount } je Last { $goods } an Bord, mindestens { $minimum }.
effect-collect = Alle anderen zahlen dir { $amount }.
effect-offer_yard = Heb diese Karte auf. Einmal: ein neues Schiff { $yard } für { $price }.
effect-offer_discount = Heb diese Karte auf. Einmal: ein neues Schiff auf einer Werft nach Wahl, { $amount } billiger.
effect-offer_subsidy =
    Heb diese Karte auf. Verlierst du dein Schiff, zahlt die Verwaltung { $amount } zum neuen dazu.
effect-bonus_next_sale = Heb diese Karte bis zu deinem nächsten Verkauf auf: Jede Last bringt { $amount } mehr.
effect-discard_card = Du darfst eine unbenutzte Warenkarte ohne Strafgeld abgeben, aber nicht deine letzte Karte.

## Goods cards in one line

goods-card = { $good }: Einkauf { $price } in { $bought }; Verkauf { $sold }; Strafgeld { $penalty }
sale = { $port } { $price }

## Steps of a turn

step-turn = Zug
step-begin = Starthafen
step-ship = Neues Schiff
step-sum = Kreditsumme
step-lend = Leihen
step-take = Kredit nehmen
step-trade = Handel
step-roll = Würfeln
step-voucher = Pasch
step-move = Ziehen
step-arrive = Verkauf bei Ankunft
step-attack = Überfall
step-demand = Beute fordern
step-answer = Sich fügen oder kämpfen
step-fight = Kampf
step-escape = Zug nach dem Kampf
step-fatum = Fatum
step-throw = Wurf um das Schiff
step-drop = Lasten verlieren
step-ransom = Lösegeld
step-drift = Gegenwind
step-haven = Nächster Hafen
step-wind = Günstiger Wind
step-pilot = Steuermann
step-return = Karte abgeben
step-repay = Zurückzahlen
step-amount = Rückzahlung
step-breeze = Noch ein Wurf
step-obeyed = Fatumskarte ausgeführt
step-over = Spielende

## Where an entry of the card set comes from, and a letter to mark it with

source-rulebook = aus dem Regelheft
    .letter = H
source-chosen = für diese Ausgabe erdacht
    .letter = E
source-printed = aus dem gedruckten Spiel übernommen
    .letter = K

## Pieces of sentences

# The bank as a lender, in the dative
bank = der Bank

money = { $amount ->
    [one] { $amount } Sesterz
   *[other] { $amount } Sesterzen
}
loads = { $count ->
    [one] { $count } Last { $good }
   *[other] { $count } Lasten { $good }
}
score = { $who } ({ $wealth })

## Questions: what is to be decided now

ask-begin = In welchem Hafen beginnst du?
ask-ship = Du hast kein Schiff, aber { $money }: Kaufst du auf einer Werft ein neues oder wartest du?
ask-ship-poor = { $money } reichen für kein Schiff: Bitte um Kredit, sonst scheidest du aus.
ask-sum = Wie viel Kredit willst du für das Schiff { $at }? Bisher { $money }; die anderen haben zusammen { $most }.
ask-sum-bank = Wie viel Kredit willst du für das Schiff { $at }? Bisher { $money }, höchstens { $most }. Die Bank verleiht, was die anderen nicht verleihen.
ask-lend =
    { $whom } bittet um { $money } für ein Schiff { $at }: Wie viel verleihst du, zu { $percent } % Zinsen je Zug?
ask-take = { $missing ->
    [0] { $whom } bietet dir { $money }: Für das Schiff { $at } hast du genug; nimmst du noch mehr?
   *[other] { $whom } bietet dir { $money }: Wie viel nimmst du? Für das Schiff { $at } fehlen { $missing }.
}
ask-take-bank = { $missing ->
    [0] Die Bank bietet dir { $money }: Für das Schiff { $at } hast du genug; nimmst du noch mehr?
   *[other] Die Bank bietet dir { $money }: Wie viel nimmst du? Für das Schiff { $at } fehlen { $missing }.
}
ask-trade = { $room ->
    [0] Handle { $at } oder beende den Handel: Du hast { $money }, und der Laderaum ist voll.
    [one] Handle { $at } oder beende den Handel: Du hast { $money } und Platz für { $room } Last.
   *[other] Handle { $at } oder beende den Handel: Du hast { $money } und Platz für { $room } Lasten.
}
ask-trade-at-sea = Zahlst du vor dem Würfeln etwas zurück?
ask-voucher = Pasch: Ziehst du eine Fatumskarte, oder setzt du einen Sternenbon ein und segelst mit { $pips } Augen?
ask-move = Wohin segelst du mit { $pips } Augen?
ask-arrive = Was verkaufst du { $at }? Deine Ladung bringt hier { $money }.
ask-attack = { $room ->
    [one] Überfällst du ein Schiff auf deinem Feld? Dein Laderaum hat Platz für { $room } Last.
   *[other] Überfällst du ein Schiff auf deinem Feld? Dein Laderaum hat Platz für { $room } Lasten.
}
ask-demand = Was forderst du von { $whom }?
ask-demand-more = Du forderst { $goods } von { $whom }: Was noch?
ask-answer =
    { $whom } fordert { $goods }: Kämpfst du? Verlierst du, ist dein Schiff weg; siegst du, erhältst du { $money }.
ask-escape = Du hast gewonnen: Wohin segelst du mit { $pips } Augen, oder bleibst du?
ask-drop = { $count ->
    [one] 1 Last geht verloren: Welche?
   *[other] { $count } Lasten gehen verloren: Welche zuerst?
}
ask-ransom = Zahlst du den Seeräubern { $money }, oder gibst du die ganze Ladung her?
ask-drift = { $fields ->
    [one] Wohin treibt der Wind das Schiff von { $whom }? 1 Feld weit.
   *[other] Wohin treibt der Wind das Schiff von { $whom }? Genau { $fields } Felder weit.
}
ask-haven = Welchen der nächsten Häfen läufst du an?
ask-wind = { $fields ->
    [one] Wohin trägt dich der Wind? Höchstens 1 Feld weit.
   *[other] Wohin trägt dich der Wind? Bis zu { $fields } Felder weit.
}
ask-pilot = { $fields ->
    [one] In welchen Hafen bringt dich der Steuermann? Höchstens 1 Feld weit.
   *[other] In welchen Hafen bringt dich der Steuermann? Höchstens { $fields } Felder weit.
}
ask-return = Welche Warenkarte gibst du ab?
ask-repay = Dein Zug geht zu Ende: Zahlst du etwas zurück? Du hast { $money }.
ask-amount = { $laid ->
    [0] Du schuldest { $whom } { $money }: Wie viel zahlst du zurück?
   *[other] Du schuldest { $whom } { $money } und hast { $laid } hingelegt: Zahlst du mehr zurück?
}
ask-amount-late = { $laid ->
    [0] Du schuldest { $whom } { $money }, davon sind { $arrears } rückständig und zuerst zu tilgen: Wie viel zahlst du zurück?
   *[other] Du schuldest { $whom } { $money }, davon { $arrears } rückständig, und hast { $laid } hingelegt: Zahlst du mehr zurück?
}
ask-chance = Der Zufall entscheidet, was als Nächstes kommt.
ask-over = Das Spiel ist zu Ende.

## Choices

action-done = fertig
action-done-ship = in diesem Zug kein Schiff kaufen
action-done-ship-out = aufgeben und ausscheiden
action-done-sum = um { $money } bitten
action-done-lend = { $amount ->
    [0] nichts verleihen
   *[other] { $money } anbieten und nicht mehr
}
action-done-take = { $amount ->
    [0] von { $whom } nichts nehmen
   *[other] von { $whom } { $money } nehmen und nicht mehr
}
action-done-amount = { $money } zurückzahlen und nicht mehr
action-done-trade = den Handel beenden, { $cost } zahlen und würfeln
action-done-arrive = { $sold ->
    [yes] nichts mehr verkaufen
   *[no] nichts verkaufen
}
action-done-attack = niemanden überfallen
action-done-demand = nicht mehr fordern
action-done-return = alle Karten behalten
action-done-repay = nichts mehr zurückzahlen und den Zug beenden
action-begin = { $at } beginnen ({ $goods })
action-sell = { $goods } verkaufen
action-sell-above = { $goods } für { $money } verkaufen ({ $gain } über dem Einkaufspreis)
action-sell-below = { $goods } für { $money } verkaufen ({ $gain } unter dem Einkaufspreis)
action-buy = { $goods } für { $money } kaufen
action-demand = { $goods } fordern
action-demand-part = { $room ->
    [one] { $goods } fordern: Nur { $room } hat Platz, der Rest geht verloren
   *[other] { $goods } fordern: Nur { $room } haben Platz, der Rest geht verloren
}
action-drop = { $count ->
    [one] { $goods } verlieren; die Warenkarte kommt zurück auf die Hand
   *[other] eine von { $goods } verlieren
}
action-return = die Warenkarte { $good } abgeben (Strafgeld { $money })
action-build = { $at } ein Schiff für { $money } kaufen
action-build-with = { $at } ein Schiff für { $money } kaufen, mit { $cards }
action-ask = um Kredit bitten: ein Schiff { $at } für { $money }, { $missing } fehlen
action-ask-with = um Kredit bitten: ein Schiff { $at } für { $money }, mit { $cards }, { $missing } fehlen

# Notes that are laid down one after another: when no sum is asked for, then by step
action-lay = { $money } hinlegen
action-lay-sum = um { $money } mehr bitten, zusammen { $total }
action-lay-lend = { $more ->
    [yes] noch { $money } anbieten, zusammen { $total }
   *[no] { $money } anbieten
}
action-lay-take = { $more ->
    [yes] von { $whom } noch { $money } nehmen, zusammen { $total }
   *[no] von { $whom } { $money } nehmen
}
action-lay-amount = { $more ->
    [yes] noch { $money } zurückzahlen, zusammen { $total }
   *[no] { $money } zurückzahlen
}
action-lay-all = alles hinlegen
action-lay-all-sum = um alles bitten, was die anderen haben: { $money }
action-lay-all-sum-bank = um so viel wie möglich bitten: { $money }
action-lay-all-lend = so viel wie möglich anbieten: { $money }
action-lay-all-take = von { $whom } so viel wie möglich nehmen: { $money }
action-lay-all-amount = so viel wie möglich zurückzahlen: { $money }
action-decline = { $out ->
    [yes] keinen Kredit nehmen und ausscheiden
   *[no] keinen Kredit nehmen
}
action-repay = { $debt ->
    [0] { $whom } etwas zurückzahlen
   *[other] { $whom } etwas zurückzahlen (du schuldest { $money })
}
action-repay-late = { $whom } etwas zurückzahlen (du schuldest { $money }, davon { $arrears } rückständig)
action-draw = eine Fatumskarte ziehen
action-voucher = einen Sternenbon einsetzen und ziehen
action-voucher-pips = einen Sternenbon einsetzen und mit { $pips } Augen segeln
action-attack = { $whom } überfallen
action-attack-cargo = { $whom } überfallen (an Bord: { $goods })
action-yield = sich fügen und die Beute hergeben
action-yield-of = sich fügen und { $goods } hergeben
action-fight = kämpfen
action-pay = zahlen
action-pay-of = { $money } zahlen
action-give-up = die Ladung hergeben
action-give-up-of = { $goods } hergeben
action-stay = liegen bleiben
action-stay-pilot = ablehnen und liegen bleiben
action-sail = { $to } segeln
action-sail-sale = { $to } segeln (deine Ladung bringt dort { $money })
action-sail-meet = { $to } segeln und auf { $whom } treffen
action-sail-star = { $to } segeln und einen Sternenbon nehmen
action-sail-star-meet = { $to } segeln, einen Sternenbon nehmen und auf { $whom } treffen
action-drift = das Schiff von { $whom } { $to } treiben
action-haven = { $port } anlaufen

## Events

event-began = { $who } beginnt { $at }.
event-turn = { $final ->
    [yes] { $who } ist zum letzten Mal am Zug.
   *[no] { $who } ist am Zug (Runde { $round }).
}
event-missed = { $who } setzt aus.
event-interest = { $who } zahlt { $whom } { $money } Zinsen.
event-interest-all = { $who } zahlt { $whom } { $money }: Zinsen und alle Rückstände.
event-interest-part = { $who } zahlt { $whom } { $money } Zinsen; { $arrears } bleiben rückständig.
event-interest-unpaid = { $who } kann { $whom } keine Zinsen zahlen: { $arrears } sind rückständig.
event-interest-older = { $who } zahlt { $whom } { $money } und ist mit nichts mehr im Rückstand.
event-interest-older-part = { $who } zahlt { $whom } { $money } vom Rückstand; { $arrears } bleiben.
event-interest-older-unpaid = { $who } kann { $whom } vom Rückstand ({ $arrears }) nichts zahlen.
event-interest-none = { $who } schuldet { $whom } zu wenig für Zinsen.
event-passed = { $who } kauft in diesem Zug kein Schiff.
event-asked = { $who } bittet um { $money } für ein Schiff { $at }.
event-offered = { $amount ->
    [0] { $who } bietet nichts.
   *[other] { $who } bietet einen Kredit von { $money }.
}
event-lent = { $who } leiht { $whom } { $money }.
event-bank_lent = { $who } leiht sich { $money } von der Bank.
event-no_credit = { $who } bleibt ohne Kredit.
event-built = { $amount ->
    [0] { $who } bekommt { $at } umsonst ein Schiff.
   *[other] { $who } kauft { $at } ein Schiff für { $money }.
}
event-out = { $who } kann kein Schiff bezahlen und scheidet aus.
event-repaid = { $who } zahlt { $whom } { $money } zurück und schuldet nichts mehr.
event-repaid-part = { $who } zahlt { $whom } { $money } zurück und schuldet noch { $left }.
event-sold = { $loads ->
    [one] { $who } verkauft { $at } { $goods } für { $money }.
   *[other] { $who } verkauft { $at } { $goods } für { $money } (je { $price }).
}
event-bought = { $loads ->
    [one] { $who } kauft { $at } { $goods } für { $money }.
   *[other] { $who } kauft { $at } { $goods } für { $money } (je { $price }).
}
event-paid = { $cause ->
    [running] { $who } zahlt { $money } Betriebskosten.
    [ransom] { $who } zahlt den Seeräubern { $money }.
   *[fatum] { $amount ->
        [0] { $who } zahlt nichts.
       *[other] { $who } zahlt { $money }.
    }
}
event-rolled = { $who } würfelt { $low } und { $high }, zusammen { $pips }.
event-sailed = { $who } segelt { $to }.
event-sailed-from = { $who } segelt { $from } { $to }.
event-voucher = { $count ->
    [one] { $who } erhält einen Sternenbon.
   *[other] { $who } erhält { $count } Sternenbons.
}
event-voucher_spent = { $who } setzt einen Sternenbon ein und zieht trotz Pasch.
event-fatum = { $who } zieht { $card }: „{ $text }“
event-spent = { $who } legt { $card } zurück unter den Stapel.
event-received = { $who } erhält { $money }.
event-gave = { $who } zahlt { $whom } { $money }.
event-lost = { $who } verliert { $goods }.
event-returned = { $who } gibt eine Warenkarte { $good } ab.
event-wrecked = { $cause ->
    [storm] { $who } verliert das Schiff { $at } im Sturm.
    [reef] { $who } läuft { $at } auf die Klippen und verliert das Schiff.
    [fire] { $who } verliert das Schiff { $at } durch ein Feuer.
   *[pirates] { $who } verliert das Schiff { $at } an Piraten.
}
event-steered = { $who } lenkt das Schiff von { $whom } vor dem Gegenwind.
event-attacked = { $who } überfällt { $whom } { $at }.
event-demanded = { $who } fordert { $goods } von { $whom }.
event-yielded = { $who } fügt sich { $whom }.
event-fought = { $who } gewinnt den Kampf gegen { $whom } mit { $high } zu { $low }.
event-captured = { $who } erbeutet { $goods } von { $whom }.
event-captured-part = { $lost ->
    [one] { $who } erbeutet { $goods } von { $whom }; { $lost } Last hat keinen Platz und geht verloren.
   *[other] { $who } erbeutet { $goods } von { $whom }; { $lost } Lasten haben keinen Platz und gehen verloren.
}
event-compensated = { $who } zahlt { $whom } { $money } Entschädigung.
event-compensated-part = { $who } zahlt { $whom } { $money } Entschädigung und schuldet noch { $owed }, zinslos.
event-compensated-owed = { $who } schuldet { $whom } { $owed } Entschädigung, zinslos.
event-final = { $cause ->
    [players] { $who } ist ausgeschieden, und nur noch einer ist im Spiel: Es endet mit dieser Runde.
   *[cards] { $who } hat keine Karten und keine Ladung mehr: Das Spiel endet mit dieser Runde.
}
event-ended = { $count ->
    [one] Das Spiel ist zu Ende: { $scores }. { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
}

## Why something is refused: often after a colon, so with a capital

reason-no-action = keine Aktion von rome
reason-no-goods = keine Warenkarte
reason-no-Fatum = keine Fatumskarte
reason-no-roll = kein Wurf
reason-no-seat = kein Platz
reason-no-name = { $kind ->
    [port] Es gibt keinen Hafen „{ $name }“ in rome mit dem Kartensatz { $cards }
    [field] Es gibt kein Feld „{ $name }“ in rome mit dem Kartensatz { $cards }
    [star] Es gibt kein Sternfeld „{ $name }“ in rome mit dem Kartensatz { $cards }
    [good] Es gibt keine Ware „{ $name }“ in rome mit dem Kartensatz { $cards }
    [fatum] Es gibt keine Fatumskarte „{ $name }“ in rome mit dem Kartensatz { $cards }
    [step] Es gibt keinen Schritt „{ $name }“ in rome mit dem Kartensatz { $cards }
   *[source] Es gibt keine Herkunft „{ $name }“ in rome mit dem Kartensatz { $cards }
}
reason-no-kind = rome hat keine Namen der Art „{ $kind }“; es gibt: { $kinds }
reason-no-cards = rome hat keine Karten der Art „{ $kind }“; es gibt: { $kinds }
reason-take-more = Die folgenden Angebote würden nicht reichen (R-4.2)
reason-drop = { $count ->
    [one] { $count } Last muss weg: Nenne einen Posten, der an Bord ist (R-3.10)
   *[other] { $count } Lasten müssen weg: Nenne einen Posten, der an Bord ist (R-3.10)
}
reason-ransom = Seeräuber: Zahle { $amount } oder gib die Ladung her (R-3.10)
reason-no-card = Du hast keine Warenkarte { $good } auf der Hand (R-2.2)
reason-return = Eine Karte der Hand darf abgegeben werden, oder keine: Sag done (R-3.11)
reason-drift = { $fields ->
    [one] Der Wind treibt das Schiff genau { $fields } Feld weit und in keinen Hafen (R-3.7)
   *[other] Der Wind treibt das Schiff genau { $fields } Felder weit und in keinen Hafen (R-3.7)
}
reason-haven = Das Schiff muss den nächsten Hafen anlaufen (R-3.8)
reason-wind = { $fields ->
    [one] Der Wind trägt höchstens { $fields } Feld weit: Segle dorthin oder bleib liegen (R-3.6)
   *[other] Der Wind trägt bis zu { $fields } Felder weit: Segle dorthin oder bleib liegen (R-3.6)
}
reason-pilot = { $fields ->
    [one] Der Steuermann kennt Häfen in { $fields } Feld Entfernung: Segle dorthin oder bleib liegen (R-3.6)
   *[other] Der Steuermann kennt Häfen bis { $fields } Felder weit: Segle in einen oder bleib liegen (R-3.6)
}
reason-escape = Der Pirat ist geschlagen: Zieh mit { $pips } Augen oder bleib liegen (R-5.6)
reason-no-way =
    Dorthin führt kein Zug mit { $pips } Augen: nicht schräg, nicht gleich zurück, Häfen beenden ihn (R-2.5)
reason-move = Das Schiff muss mit { $pips } Augen ziehen (R-2.1)
reason-note = Das ist mehr, als hingelegt werden kann, oder mehr als der Schein davor (R-4.2)
reason-sum = Eine Summe wird hingelegt: Leg Scheine hin, dann sag done (R-4.2)
reason-attack = Der Zug endete bei einem anderen Schiff: Überfall es oder sag done (R-5.1)
reason-no-ship = So ein Schiff gibt es nicht (R-5.1)
reason-other-field = Dieses Schiff ist nicht auf demselben Feld (R-5.1)
reason-truce = Seit dem letzten Zug des Angreifers sind sich die beiden Schiffe schon begegnet (R-5.7)
reason-no-booty = An Bord ist nichts, was sich nehmen ließe (R-5.3)
reason-no-such-booty = So ein Posten ist nicht an Bord dieses Schiffes, oder er ist schon genannt (R-5.3)
reason-demand = Nenne die Posten, die du forderst (R-5.3)
reason-answer = Piraten fordern Ladung: Füge dich oder kämpfe (R-5.4)
reason-attack-over = Ein Überfall folgt sofort auf einen Zug (R-5.1)
reason-repay = Der Zug ist zu Ende, nur Kredite können noch zurückgezahlt werden (R-4.2)
reason-no-debt = Dort schuldest du nichts (R-4.2)
reason-no-cash = Dafür ist kein Geld da (R-2.8)
reason-voucher = Pasch: Zieh eine Fatumskarte, oder setz einen Sternenbon ein und zieh mit dem Schiff (R-3.3)
reason-no-offer = So ein Sonderangebot gibt es auf dieser Werft nicht (R-3.12)
reason-too-dear = Das kostet { $price }, und du hast { $cash } (R-2.2)
reason-ship-dear = Das kostet { $price }, und du hast { $cash } (R-4.1)
reason-asked = Um Kredit wurde in diesem Zug schon gebeten (R-4.2)
reason-rich = Kredit gibt es nur, wenn das eigene Geld nicht reicht (R-4.2)
reason-poor = So viel, wie fehlt, haben auch die anderen zusammen nicht (R-4.2)
reason-ship = Ohne Schiff: Kauf eines, bitte um Kredit oder warte (R-4.1)
reason-sell-first = Verkauft wird vor dem Kaufen (R-2.1)
reason-trade = Der Zug beginnt mit dem Handel: Verkaufe, dann kaufe, dann sag done (R-2.1)
reason-buy-before = Gekauft wird nur vor dem Würfeln, in dem Hafen, in dem das Schiff liegt (R-2.1)
reason-arrive = Das Schiff hat einen Hafen erreicht: Verkaufe oder sag done (R-2.1)
reason-no-lot = So ein Posten ist nicht an Bord; ein Posten wird als Ganzes verkauft (R-2.2)
reason-not-in-port = Das Schiff liegt in keinem Hafen (R-2.1)
reason-no-market = { $port } nimmt keine Lasten { $good } ab (R-2.4)
reason-no-symbol = In { $port } gibt es { $good } nicht zu kaufen (R-2.2)
reason-no-room = { $room ->
    [0] Der Laderaum ist voll (R-2.3)
    [one] Der Laderaum hat nur noch Platz für { $room } Last (R-2.3)
   *[other] Der Laderaum hat nur noch Platz für { $room } Lasten (R-2.3)
}
reason-begin = Jedes Schiff beginnt in einem Hafen: Wähle einen (R-1.4)

## Hints: steps of a plan, and what one plan has that another has not; all of them stand inside sentences

hint-step-sold = { $goods } für { $money } verkaufen
hint-step-bought = { $goods } für { $money } kaufen
hint-step-sailed = { $to } segeln
hint-step-built = { $at } für { $money } ein Schiff kaufen
hint-step-asked = insgesamt um { $money } Kredit bitten
hint-step-offered = insgesamt { $money } anbieten
hint-step-attacked = { $whom } überfallen
hint-step-repaid = { $whom } { $money } zurückzahlen
hint-step-returned = die Karte für { $good } zurückgeben
hint-step-yielded = sich { $whom } fügen
hint-aboard = { $goods } an Bord
hint-card-used = { $count ->
    [one] eine Warenkarte { $good } weniger auf der Hand (Strafgeld { $money })
   *[other] { $count } Warenkarten { $good } weniger auf der Hand (Strafgeld { $money })
}
hint-cash = { $money } in bar
hint-less-debt = { $money } weniger Schulden
hint-vouchers = { $count ->
    [one] ein Sternenbon
   *[other] { $count } Sternenbons
}
hint-ship = ein Schiff
hint-credit = bis zu { $money } mehr, um damit zu handeln
hint-spared = bis zu { $money } weniger Zinsen im Zug
hint-interest = bis zu { $money } mehr Zinsen für dich im Zug
hint-kept = bis zu { $money } mehr in der Hand

# How long a way takes
hint-turns = { $turns ->
    [0] sofort
    [one] etwa 1 Zug
   *[other] etwa { $turns } Züge
}

# The trip that sells what is aboard, or what could be bought where the ship lies or ($there) sails to; $there and $way
# are hint-turns
hint-trip = { $gain ->
    [yes] Erlös für { $goods } { $at }: { $money }, { $profit } mehr als im Einkauf ({ $way }).
   *[no] Erlös für { $goods } { $at }: { $money }, { $profit } weniger als im Einkauf ({ $way }).
}
hint-trip-other = { $gain ->
    [yes] Erlös für { $goods } mit der anderen Wahl { $at }: { $money }, { $profit } mehr als im Einkauf ({ $way }).
   *[no] Erlös für { $goods } mit der anderen Wahl { $at }: { $money }, { $profit } weniger als im Einkauf ({ $way }).
}
hint-trip-buy = Möglich: { $goods } { $here } kaufen und { $at } mit { $profit } Gewinn verkaufen ({ $way }).
hint-trip-buy-other =
    Mit der anderen Wahl möglich: { $goods } { $here } kaufen und { $at } mit { $profit } Gewinn verkaufen ({ $way }).
hint-trip-next =
    Möglich: { $goods } { $here } kaufen ({ $there }) und { $at } verkaufen (danach { $way }), Gewinn { $profit }.
hint-trip-next-other =
    Mit der anderen Wahl möglich: { $goods } { $here } kaufen ({ $there }) und { $at } verkaufen (danach { $way }), Gewinn { $profit }.

# The same trip with less way to go
hint-nearer = { $port } liegt dann { $fields ->
    [one] 1 Feld näher.
   *[other] { $fields } Felder näher.
}
hint-nearer-other = Mit der anderen Wahl liegt { $port } { $fields ->
    [one] 1 Feld näher.
   *[other] { $fields } Felder näher.
}
hint-in-port = Das Schiff liegt dann in einem Hafen, wo es handeln kann und niemand es überfällt.
hint-in-port-other = Mit der anderen Wahl liegt das Schiff in einem Hafen, wo es handeln kann und niemand es überfällt.
