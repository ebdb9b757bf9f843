### Alle Wörter des Spiels hamburg auf Deutsch, für Terminal und Browser. `wording.py` sagt, wann welche Nachricht
### mit welchen Variablen dran ist; Isolationszeichen sind aus. en.ftl enthält dieselben Nachrichten.
###
### Wortschatz, jedes Wort immer für dieselbe Sache, und so, wie es im gedruckten Spiel heißt:
###   contract      der Vertrag, der 5er-Vertrag  bonus card    die Bonuskarte
###   time          die Zeitmarke                 building      das Gebäude
###   supply tile   das Nachschubplättchen        offer         die Auslage; was dort ist, liegt aus
###   cube          der Warenstein (nicht Würfel: gewürfelt wird nie)
###   good          die Ware, Warensorte          stack         der Stapel, der 5er-Stapel
###   Taler         der Taler                     solo stack    der Solostapel
###   office        das Kontor, Spalten A bis F   discard       der Ablagestapel
###   chart, row    der Zeitplan, die Zeile       reward        der Lohn
###   supply        der Vorrat                    join          mitreisen
###   main, side    der Hauptort, der Nebenort    expert rule   die Fortgeschrittenenregel, die Handkarte
###   seat          der Platz, ab 0 gezählt       long game     die Langversion
### Ereignisse stehen im Präsens und beginnen mit $who. Was man wählen kann, steht im Infinitiv („nach Russland
### reisen“); der erste Buchstabe wird beim Anzeigen groß. Fragen und Wertungen sagen du.
### .object und .cube sind Akkusativ, .choice ist Akkusativ ohne „den Vertrag“.

## Places: the name, and with the preposition for a journey there, a way back, and being there

place-hamburg = Hamburg
    .to = nach Hamburg
    .from = aus Hamburg
    .at = in Hamburg

place-danzig = Danzig
    .to = nach Danzig
    .from = aus Danzig
    .at = in Danzig

place-sweden = Schweden
    .to = nach Schweden
    .from = aus Schweden
    .at = in Schweden

place-russia = Russland
    .to = nach Russland
    .from = aus Russland
    .at = in Russland

place-dutch_republic = Niederlande
    .to = in die Niederlande
    .from = aus den Niederlanden
    .at = in den Niederlanden

place-england = England
    .to = nach England
    .from = aus England
    .at = in England

place-france = Frankreich
    .to = nach Frankreich
    .from = aus Frankreich
    .at = in Frankreich

place-spain = Spanien
    .to = nach Spanien
    .from = aus Spanien
    .at = in Spanien

place-bohemia = Böhmen
    .to = nach Böhmen
    .from = aus Böhmen
    .at = in Böhmen

place-denmark = Dänemark
    .to = nach Dänemark
    .from = aus Dänemark
    .at = in Dänemark

place-italy = Italien
    .to = nach Italien
    .from = aus Italien
    .at = in Italien

place-newfoundland = Neufundland
    .to = nach Neufundland
    .from = aus Neufundland
    .at = in Neufundland

# A place of another card set
place-other = { $name }
    .to = nach { $name }
    .from = aus { $name }
    .at = in { $name }

## Goods: the name as a label, a number of pieces, and one piece without a number

good-livestock = Vieh
    .count = { $count } Vieh
    .single = Vieh

good-muskets = Musketen
    .count = { $count ->
        [one] { $count } Muskete
       *[other] { $count } Musketen
    }
    .single = Muskete

good-grain = Getreide
    .count = { $count } Getreide
    .single = Getreide

good-saltpeter = Salpeter
    .count = { $count } Salpeter
    .single = Salpeter

good-iron = Eisen
    .count = { $count } Eisen
    .single = Eisen

good-copper = Kupfer
    .count = { $count } Kupfer
    .single = Kupfer

good-ham = Schinken
    .count = { $count } Schinken
    .single = Schinken

good-fish_oil = Tran
    .count = { $count } Tran
    .single = Tran

good-vegetables = Gemüse
    .count = { $count } Gemüse
    .single = Gemüse

good-calfskin = Kalbfelle
    .count = { $count ->
        [one] { $count } Kalbfell
       *[other] { $count } Kalbfelle
    }
    .single = Kalbfell

good-fabric = Tuch
    .count = { $count } Tuch
    .single = Tuch

good-coal = Steinkohle
    .count = { $count } Steinkohle
    .single = Steinkohle

good-plums = Pflaumen
    .count = { $count ->
        [one] { $count } Pflaume
       *[other] { $count } Pflaumen
    }
    .single = Pflaume

good-wine = Wein
    .count = { $count } Wein
    .single = Wein

good-citrus = Südfrüchte
    .count = { $count ->
        [one] { $count } Südfrucht
       *[other] { $count } Südfrüchte
    }
    .single = Südfrucht

good-spice = Gewürze
    .count = { $count ->
        [one] { $count } Gewürz
       *[other] { $count } Gewürze
    }
    .single = Gewürz

# A good of another card set; $plain is the name as it stands inside a sentence
good-other = { $name }
    .count = { $count } { $plain }
    .single = { $plain }

## Categories: the name, a number of different goods of it, and one as a noun

category-food = Nahrung
    .count = { $count ->
        [one] { $count } Nahrung
       *[other] { $count } Sorten Nahrung
    }
    .noun = Nahrung

category-clothing = Kleidung
    .count = { $count ->
        [one] { $count } Kleidung
       *[other] { $count } Sorten Kleidung
    }
    .noun = Kleidung

category-weapon = Waffen
    .count = { $count ->
        [one] { $count } Waffe
       *[other] { $count } Sorten Waffen
    }
    .noun = Waffen

# Goods of whatever category
category-any = Waren
    .count = { $count ->
        [one] { $count } Ware
       *[other] { $count } Warensorten
    }
    .noun = Waren

# A category of another card set
category-other = { $name }
    .count = { $count ->
        [one] { $count } { $plain }
       *[other] { $count } Sorten { $plain }
    }
    .noun = { $plain }

## Colours of cubes: the name, and the cube of this colour on the own supply tile as an object

colour-green = Grün
    .cube = den grünen Warenstein vom Nachschubplättchen

colour-yellow = Gelb
    .cube = den gelben Warenstein vom Nachschubplättchen

colour-black = Schwarz
    .cube = den schwarzen Warenstein vom Nachschubplättchen

colour-purple = Lila
    .cube = den lila Warenstein vom Nachschubplättchen

colour-orange = Orange
    .cube = den orangen Warenstein vom Nachschubplättchen

colour-gray = Grau
    .cube = den grauen Warenstein vom Nachschubplättchen

colour-blue = Blau
    .cube = den blauen Warenstein vom Nachschubplättchen

colour-red = Rot
    .cube = den roten Warenstein vom Nachschubplättchen

## Columns of the office

column = Spalte { $letter }
    .letter = { $letter }

## Buildings: the German name, the same as an object, and what it is

# Its card says what a building is called; that of another card set perhaps not how it stands in a sentence
building-other = { $name }
    .object = { $named ->
        [yes] { $object }
       *[no] das Gebäude { $name }
    }
    .gloss = { $gloss }

# A building that is still face down
building-unknown = Unbekanntes Gebäude
    .object = ein unbekanntes Gebäude
    .gloss = noch verdeckt

## Bonus cards

# $place and $goods: where the card works, and what the traveller gets there
bonus = { $place } ({ $goods })
    .object = die Bonuskarte { $place } ({ $goods })

# A bonus card that is still face down
bonus-unknown = Unbekannte Bonuskarte
    .object = eine unbekannte Bonuskarte

## Contracts: the name, the same as an object, and as an object in a list of choices

contract = { $place } { $value }
    .object = den Vertrag { $place } { $value }
    .choice = { $place } { $value }

# A second contract of the same place and value: $letter is b
contract-again = { $place } { $value } { $letter }
    .object = den Vertrag { $place } { $value } { $letter }
    .choice = { $place } { $value } { $letter }

contract-peace = Westfälischer Friede
    .object = den Westfälischen Frieden
    .choice = den Westfälischen Frieden

# The contract of value 14 in another card set
contract-other = { $name }
    .object = den Vertrag { $name }
    .choice = { $name }

# A contract that is still face down
contract-unknown = Unbekannter { $value }er
    .object = einen unbekannten { $value }er-Vertrag
    .choice = einen unbekannten { $value }er

# With its demand
contract-line = { $contract }: { $demand }
contract-line-peace = { $contract }: { $value } wert, nichts zu liefern

## Steps of a turn

step-turn = Zug
step-invest = Investieren
step-travel = Reisen
step-split = Warensteine aufteilen
step-time = Zeitmarken nehmen
step-letter = Buchstabe
step-loss = Warenverlust
step-fulfil = Verträge erfüllen
step-pay = Bezahlen
step-join = Mitreisen
step-place = Letzte Warensteine
step-end = Wertung
step-refill = Zeitplan auffüllen
step-reward = Lohn wählen
step-offer = Angebot
step-swap = Vertragstausch
step-forced = Kaufzwang
step-over = Spielende

## Where an entry of the card set comes from, and a letter to mark it with

source-rulebook = in einem Regelheft abgedruckt
    .letter = H
source-deduced = aus den Regelheften erschlossen
    .letter = E
source-reconstructed = für diese Ausgabe rekonstruiert
    .letter = R
source-printed = von der gedruckten Karte übernommen
    .letter = K

## Pieces of sentences

time-count = { $count ->
    [one] { $count } Zeitmarke
   *[other] { $count } Zeitmarken
}
money-count = { $count } Taler

# $points is the number, $shown the same as a figure: 2½
points = { $points ->
    [0.5] { $shown } Punkt
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
score = { $who } { $shown }

## What a game alone is worth, as a label and inside a sentence; $least are the points it takes

benchmark-beginner = Gut für den Anfang: { $least }
    .reached = gut für den Anfang: { $least }
benchmark-experienced = Erfahren: { $least }
    .reached = erfahren: { $least }
benchmark-outstanding = Herausragend: { $least }
    .reached = herausragend: { $least }

## Questions: what is to be decided now

ask-invest = { $forced ->
    [yes] Du hast { $count } Verträge: Verkaufe, bis noch { $limit } übrig sind.
   *[no] Verkaufe Verträge, kaufe Karten oder beende das Investieren.
}

# Without coins: before a card is chosen, and when cards are chosen that must be paid
ask-invest-coinless = { $forced ->
    [yes] Du hast { $count } Verträge: Kaufe Karten damit oder gib welche ab, bis noch { $limit } übrig sind.
   *[no] Kaufe Karten mit Verträgen oder beende das Investieren.
}
ask-invest-package = { $more ->
    [yes] Bezahle { $cards }: Gib Verträge im Wert von { $due } ab oder wähle noch eine Karte dazu.
   *[no] Bezahle { $cards }: Gib Verträge im Wert von { $due } ab.
}
ask-travel = Wohin reist du?
ask-split = { $count ->
    [one] Welche Ware wird aus dem Warenstein { $at }?
   *[other] Teile die { $count } Warensteine { $at } auf die beiden Waren auf.
}
ask-letter = Die Zeitmarke zeigt { $letter }: Lässt du sie gelten oder deckst du noch eine auf?
ask-loss = { $count ->
    [one] Welche Ware aus Spalte { $column } gibst du ab?
   *[other] Welche { $count } Waren aus Spalte { $column } gibst du ab?
}
ask-fulfil = Erfülle Verträge { $at } oder beende das Erfüllen.
ask-pay = { $contract }: Womit bezahlst du { $part }?
ask-join = Reist du für { $time } mit { $whom } { $to }?
ask-place = Legst du vor der Wertung noch Warensteine ins Kontor?
ask-reward = { $contract } ist erfüllt: Nimmst du als Lohn den Vertrag aus der Hand oder einen vom Stapel?
ask-offer = Was bietest du { $whom } dafür, { $contract } gegen { $instead } zu tauschen?
ask-swap = Behältst du { $contract } oder nimmst du stattdessen { $instead } und erhältst { $offered }?
ask-forced = Du könntest das teuerste ausliegende Gebäude bezahlen ({ $price } Taler): Kaufe eines der ausliegenden.
ask-over = Das Spiel ist zu Ende.

## Choices

action-done = fertig
action-done-invest = { $over ->
    [0] Investieren beenden
   *[other] Investieren beenden und { $over } Taler über der Bargeldgrenze verlieren
}
action-done-fulfil = keine weiteren Verträge erfüllen
action-done-loss = nichts abgeben und die Warensteine liegen lassen
action-done-place = keine weiteren Warensteine ins Kontor legen
action-done-offer = nichts bieten
action-done-offer-of = { $offered } bieten und nicht mehr
action-sell = { $contract } für { $money } Taler verkaufen
action-buy = { $from ->
    [hand] { $card } aus der Hand für { $price } Taler kaufen
   *[offer] { $card } für { $price } Taler kaufen
}
action-buy-coinless = { $from ->
    [hand] { $card } aus der Hand mit Verträgen kaufen (Preis { $price })
   *[offer] { $card } mit Verträgen kaufen (Preis { $price })
}
action-give = { $contract } abgeben
action-give-pay = { $contract } als Bezahlung abgeben (Wert { $value }, offen { $due })
action-pick = { $card } auf die Hand nehmen
action-go = { $paid ->
    [0] { $to } reisen
   *[other] für { $time } { $to } reisen
}

# Dividing cubes: with the goods of the place, or without when the place is not known
action-take = { $goods } nehmen
action-take-more = { $goods } nehmen und danach den Rest aufteilen
action-split = { $count } von der ersten Ware nehmen, den Rest von der zweiten
action-split-more = { $count } von der ersten Ware nehmen und danach den Rest aufteilen
action-keep = den Buchstaben gelten lassen
action-keep-letter = { $count ->
    [one] { $letter } gelten lassen: Alle verlieren 1 Ware aus Spalte { $column }
   *[other] { $letter } gelten lassen: Alle verlieren { $count } Waren aus Spalte { $column }
}
action-turn = die erste Zeitmarke der nächsten Zeile aufdecken
action-lose = { $goods } abgeben
action-place = { $cube } als { $good } ins Kontor legen
action-place-best = alle Warensteine so ins Kontor legen, dass sie die meisten Punkte bringen
action-place-best-as = alle Warensteine so ins Kontor legen, dass sie die meisten Punkte bringen: { $goods }
action-fulfil = { $contract } erfüllen
action-fulfil-choice = { $contract } erfüllen und die Bezahlung selbst wählen
action-pay = { $from ->
    [supply] { $goods } vom Nachschubplättchen bezahlen
   *[office] { $goods } bezahlen
}
action-exchange = { $goods } tauschen
action-exchange-for = { $goods } gegen { $part } tauschen
action-exchange-time = { $time } tauschen
action-exchange-time-for = { $time } gegen { $part } tauschen
action-reward-hand = den Vertrag aus der Hand nehmen
action-reward-hand-of = { $contract } aus der Hand nehmen
action-reward-stack = vom Stapel ziehen
action-reward-stack-of = { $contract } vom Stapel ziehen
action-offer = { $more ->
    [yes] noch { $what } bieten
   *[no] { $what } bieten
}
action-keep-contract = { $contract } behalten
action-swap = den Vertrag tauschen
action-swap-for = stattdessen { $instead } nehmen und { $offered } erhalten
action-join = mitreisen
action-join-to = für { $time } { $to } mitreisen
action-stay = nicht mitreisen

## Events

event-turn = { $final ->
    [yes] { $who } ist zum letzten Mal am Zug.
   *[no] { $who } ist am Zug (Runde { $round }).
}
event-sold = { $who } verkauft { $contract } für { $money } Taler.
event-gave = { $who } gibt { $contract } ab (Wert { $value }).
event-bought = { $who } kauft { $card } für { $price }.
event-picked = { $who } nimmt { $card } auf die Hand.
event-forced = { $who } muss ein Gebäude kaufen: Das Geld würde für das teuerste reichen.
event-offered = { $who } deckt { $card } für die Auslage auf.
event-forfeited = { $who } verliert { $money } Taler über der Bargeldgrenze.
event-travelled = { $paid ->
    [0] { $who } reist { $to }.
   *[other] { $who } reist für { $time } { $to }.
}
event-opened = { $who } deckt { $contract } vom Solostapel auf.
event-took = { $who } nimmt { $at } { $goods }.
event-received = { $who } erhält { $goods } durch eine Bonuskarte.
event-grew = { $who } legt neue Warensteine aus: { $places }.
event-grew-none = { $who } legt keine neuen Warensteine aus.
event-time = { $from ->
    [supply] { $who } nimmt { $time } aus dem Vorrat.
   *[chart] { $who } nimmt { $time } vom Zeitplan.
}
event-refilled = { $who } dreht den Zeitplan auf ULTIMO und füllt ihn mit { $counters } Zeitmarken.
event-letter = { $who } leert Zeile { $row } des Zeitplans: Die letzte Zeitmarke zeigt { $letter }.
event-turned = { $who } deckt stattdessen die erste Zeitmarke von Zeile { $row } auf: Sie zeigt { $letter }.
event-lost = { $who } verliert { $goods }.
event-placed = { $who } legt { $cube } als { $good } ins Kontor.
event-paid = { $from ->
    [supply] { $who } bezahlt { $goods } vom Nachschubplättchen.
   *[office] { $who } bezahlt { $goods }.
}
event-exchanged-office = { $who } tauscht { $goods } gegen eine benötigte Ware.
event-exchanged-supply = { $who } tauscht { $goods } und { $cube } gegen eine benötigte Ware.
event-exchanged-time = { $who } tauscht { $time } gegen eine benötigte Ware.
event-fulfilled = { $who } erfüllt { $contract }.
event-drew = { $who } erhält { $contract }.
event-unrewarded = { $who } erhält für { $contract } keinen neuen: Es ist keiner mehr da.
event-renewed = { $count ->
    [one] { $who } bildet aus dem Ablagestapel einen neuen { $value }er-Stapel mit { $count } Vertrag.
   *[other] { $who } bildet aus dem Ablagestapel einen neuen { $value }er-Stapel mit { $count } Verträgen.
}
event-bid = { $who } bietet { $whom } { $offered } für einen Tausch.
event-swapped = { $who } legt { $contract } zurück und nimmt stattdessen { $instead }.
event-collected = { $who } erhält { $offered } von { $whom } für den Tausch.
event-joined = { $who } reist für { $time } mit { $whom } { $to }.
event-stayed = { $who } reist nicht mit.
event-final = { $cause ->
    [peace] { $who } erringt { $peace }: Nach diesem Zug sind alle noch einmal am Zug.
    [turns] { $who } ist beim letzten Zug angekommen.
   *[chart] { $who } nimmt die letzte Zeitmarke vom Zeitplan: Nach diesem Zug sind alle noch einmal am Zug.
}
event-ended = { $count ->
    [one] Das Spiel ist zu Ende: { $scores }. { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
}
event-ended-alone = Das Spiel ist zu Ende: { $scores }.
event-ended-alone-reached = Das Spiel ist zu Ende: { $scores } ({ $benchmark }).

## What buildings score. $points is a text: "2 Punkte"

effect-per-time = { $points } je Zeitmarke
    .label = Punkte je Zeitmarke
effect-per-kind = { $owned ->
    [one] { $points } je Warensorte
   *[other] { $points } je Warensorte, von der du mindestens { $owned } hast
}
effect-per-kind-of = { $owned ->
    [one] { $points } je Sorte { $kinds }
   *[other] { $points } je Sorte { $kinds }, von der du mindestens { $owned } hast
}
    .label = Punkte je Warensorte
effect-per-piece = { $points } je Ware in Spalte { $columns }
    .label = Punkte je Ware in Spalten
effect-per-piece-best = { $many ->
    [one] { $points } je Ware in Spalte { $columns }
   *[other] { $points } je Ware in der vollsten der Spalten { $columns }
}
    .label = Punkte je Ware in der vollsten von Spalten

# $value is 0 when contracts of every value count
effect-per-contract = { $value ->
    [0] { $side ->
        [yes] { $points } je Vertrag für einen Nebenort
       *[no] { $points } je Vertrag
    }
   *[other] { $side ->
        [yes] { $points } je Vertrag ab Wert { $value } für einen Nebenort
       *[no] { $points } je Vertrag ab Wert { $value }
    }
}
    .label = Punkte je Vertrag
effect-per-place-of-contracts = { $points } je Ort, für den du einen Vertrag hast
    .label = Punkte je Ort unter den Verträgen
effect-per-place-with-bonus-and-contract = { $points } je Ort, für den du eine Bonuskarte und einen Vertrag hast
    .label = Punkte je Ort mit Bonuskarte und Vertrag
effect-per-bonus-card = { $points } je Bonuskarte
    .label = Punkte je Bonuskarte
effect-per-building = { $points } je Gebäude, dieses eingeschlossen
    .label = Punkte je Gebäude
effect-with-time = { $count ->
    [one] { $points }, wenn du mindestens { $count } Zeitmarke hast
   *[other] { $points }, wenn du mindestens { $count } Zeitmarken hast
}
    .label = Punkte mit so vielen Zeitmarken
effect-with-all-kinds = { $many ->
    [one] { $points }, wenn du alle Warensorten der Spalte { $columns } hast
   *[other] { $points }, wenn du alle Warensorten der Spalten { $columns } hast
}
    .label = Punkte mit allen Sorten von Spalten
effect-with-good-in-each-column = { $points }, wenn du in jeder der sechs Spalten eine Ware hast
    .label = Punkte mit einer Ware in jeder Spalte
effect-with-pieces-of-one-kind = { $points }, wenn du mindestens { $count } Waren einer Sorte hast
    .label = Punkte mit so vielen einer Sorte
effect-most-best-contract = { $points }, wenn du allein den wertvollsten Vertrag hast
    .label = Punkte für den einzigen besten Vertrag
effect-most-time = { $points }, wenn du allein die meisten Zeitmarken hast
    .label = Punkte für die meiste Zeit, allein
effect-most-bonus-cards = { $points }, wenn du allein die meisten Bonuskarten hast
    .label = Punkte für die meisten Bonuskarten, allein
effect-most-buildings = { $points }, wenn du allein die meisten Gebäude hast
    .label = Punkte für die meisten Gebäude, allein
effect-most-kinds = { $points }, wenn du allein die meisten Warensorten hast
    .label = Punkte für die meisten Sorten, allein
effect-unknown = Noch verdeckt

## Why something is refused: often after a colon, so with a capital; $place is „in Russland“

reason-no-action = keine Aktion von hamburg
reason-no-contract = kein Vertrag
reason-no-bonus = keine Bonuskarte
reason-no-building = kein Gebäude
reason-no-letter = kein Buchstabe
reason-no-seat = kein Platz
reason-no-name = { $kind ->
    [place] Es gibt keinen Ort „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [good] Es gibt keine Ware „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [category] Es gibt keine Warengruppe „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [colour] Es gibt keine Farbe „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [column] Es gibt keine Spalte „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [bonus] Es gibt keine Bonuskarte „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [building] Es gibt kein Gebäude „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [contract] Es gibt keinen Vertrag „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [step] Es gibt keinen Schritt „{ $name }“ in hamburg mit dem Kartensatz { $cards }
    [source] Es gibt keine Herkunft „{ $name }“ in hamburg mit dem Kartensatz { $cards }
   *[other] Es gibt kein „{ $name }“ in hamburg mit dem Kartensatz { $cards }
}
reason-no-kind = hamburg hat keine Namen der Art „{ $kind }“; es gibt: { $kinds }
reason-no-cards = hamburg hat keine Karten der Art „{ $kind }“; es gibt: { $kinds }
reason-must-sell = Du hast { $count } Verträge und musst erst welche verkaufen, bis noch { $limit } übrig sind (H-2.3)
reason-last-contract = Der letzte Vertrag darf nicht verkauft werden (H-2.4)
reason-not-held = Diesen Vertrag hast du nicht
reason-not-on-offer = Diese Karte liegt nicht aus (H-2.5)
reason-too-dear = Das kostet { $price } Taler, und du hast { $money } (H-2.5)
reason-investing = Jetzt wird investiert (H-2.1)
reason-unpaid = Erst muss ein Kauf bezahlt werden (H-9.4)
reason-must-give = Du musst Verträge abgeben, bis noch 5 übrig sind (H-9.4)
reason-given = Ohne Kauf werden Verträge nur abgegeben, bis noch 5 übrig sind (H-9.4)
reason-give-order = Verträge werden aufsteigend abgegeben, der Rest muss das Offene bezahlen, und einer bleibt (H-9.4)
reason-package-order = Karten werden in der Reihenfolge des Kartensatzes und vor dem Abgeben der Verträge gewählt (H-9.4)
reason-unaffordable = Das liegt nicht aus oder lässt sich nicht so mit Verträgen bezahlen, dass einer bleibt (H-9.4)
reason-coinless = In diesem Spiel gibt es kein Geld: Verträge werden abgegeben, nicht verkauft (H-9.4)
reason-no-hand = Nur mit der Fortgeschrittenenregel gibt es eine Handkarte (H-10.3)
reason-hand-full = Mehr als eine Handkarte darf niemand haben (H-10.3)
reason-took = Nur eine Karte im Zug darf auf die Hand genommen werden (H-10.3)
reason-own-turn = Karten nimmt man nur im eigenen Zug auf die Hand (H-10.3)
reason-not-open = Diese Karte liegt nicht offen oder darf nicht auf die Hand genommen werden (H-10.3)
reason-forced = Sofort muss ein ausliegendes Gebäude gekauft werden (H-10.5)
reason-too-far = Diese Reise kostet { $cost ->
    [one] { $cost } Zeitmarke
   *[other] { $cost } Zeitmarken
}, und du hast { $time } (H-3.2)
reason-travelling = Jetzt wird gereist (H-2.1)
reason-split = { $count ->
    [one] Der Warenstein wird zu einer der beiden Waren (H-3.4)
   *[other] Die { $count } Warensteine werden so aufgeteilt, dass jede der beiden Waren vorkommt (H-3.4)
}
reason-splitting = Erst müssen die genommenen Warensteine zu Waren werden (H-3.4)
reason-letter =
    Ein Buchstabe ist aufgedeckt: Lass ihn gelten oder decke die erste Zeitmarke der nächsten Zeile auf (H-4.2)
reason-column = Der Verlust betrifft Spalte { $column } (H-4.1)
reason-loss-order = Davon ist nichts da, oder Waren werden in aufsteigender Reihenfolge genannt (H-4.6)
reason-loss = Erst kommt der Verlust in Spalte { $column } (H-4.1)
reason-fulfilling = Jetzt werden Verträge erfüllt (H-2.1)
reason-elsewhere = Der Merkator steht { $place }, nicht am Ort dieses Vertrags (H-5.1)
reason-once = Jeder Vertrag wird höchstens einmal im Zug erfüllt (H-5.1)
reason-no-choice = Er lässt sich nur auf eine Weise bezahlen, es gibt also nichts zu wählen
reason-choice = Das Kontor deckt ihn nicht ohne Auswahl: Wähle die Bezahlung selbst (H-5.6, H-5.7)
reason-unpayable = Was er verlangt, ist nicht da, auch nicht mit 4:1, Zeitmarken und Nachschub (H-5.2)
reason-paying = Jetzt wird ein Vertrag bezahlt (H-5.2)
reason-none = Davon ist nichts da (H-5.2)
reason-wrong-part = Das bezahlt nicht, was gerade offen ist, oder der Rest ginge danach nicht mehr (H-5.2, H-5.6)
reason-reward = Die Frage ist, ob der Lohn aus der Hand oder vom Stapel kommt (H-10.3)
reason-offer-order = Das hast du nicht, oder es liegen schon kleinere Beträge da (H-10.7)
reason-offering = Die Frage ist, was du für den Tausch bietest (H-10.7)
reason-swapping = Die Frage ist, ob du den eben genommenen Vertrag tauschst (H-10.7)
reason-join = Die Frage ist, ob du mitreist (H-6.1)
reason-placing = Nur Warensteine vom Nachschubplättchen können noch ins Kontor, nach der Reihe ihrer Orte (H-8.3)

## Hints: steps of a plan, and what one plan has that another has not; all of them stand inside sentences

hint-step-sold = { $card } verkaufen
hint-step-gave = { $card } abgeben
hint-step-bought = { $card } kaufen
hint-step-picked = { $card } auf die Hand nehmen
hint-step-travelled = { $to } reisen
hint-step-joined = { $to } mitreisen
hint-step-took = { $goods } nehmen
hint-step-fulfilled = { $card } erfüllen
hint-fulfilled = { $card } erfüllt
hint-building = das Gebäude { $card }
hint-bonus = die Bonuskarte { $card }
hint-points = { $points } nach jetzigem Stand
hint-goods = { $count } Waren verschiedener Art
