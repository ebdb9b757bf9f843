### Alle Wörter des Spiels hamburg auf Deutsch, für Terminal und Browser. `wording.py` sagt, wann welche Nachricht
### mit welchen Variablen dran ist; Isolationszeichen sind aus. en.ftl enthält dieselben Nachrichten.
###
### Wortschatz, jedes Wort immer für dieselbe Sache:
###   contract      der Auftrag (Regelheft: Vertrag)
###   time          der Zeitmarker (Regelheft: Zeitmarke)
###   supply tile   die Vorratstafel (Regelheft: Nachschubplättchen)
###   cube          der Warenstein (nicht Würfel: gewürfelt wird nie)
###   good          die Ware, Warensorte          bonus card    die Bonuskarte
###   Taler         der Taler                     building      das Gebäude
###   office        das Kontor, Spalten A bis F   offer         die Auslage
###   chart, row    der Zeitplan, die Zeile       stack         der Stapel, der 5er-Stapel
###   supply        der Vorrat                    discard       der Ablagestapel
###   main, side    der Hauptort, der Nebenort    join          mitreisen
### Ereignisse stehen im Präsens und beginnen mit $who. Was man wählen kann, steht im Infinitiv („nach Russland
### reisen“); der erste Buchstabe wird beim Anzeigen groß. Fragen und Wertungen sagen du.
### .object und .cube sind Akkusativ, .choice ist Akkusativ ohne „den Auftrag“.

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

## Goods: the name as a label, so many pieces, and one piece without a number

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

## Categories: the name, so many different goods of it, and one as a noun

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
    .cube = den grünen Warenstein der Vorratstafel

colour-yellow = Gelb
    .cube = den gelben Warenstein der Vorratstafel

colour-black = Schwarz
    .cube = den schwarzen Warenstein der Vorratstafel

colour-purple = Lila
    .cube = den lila Warenstein der Vorratstafel

colour-orange = Orange
    .cube = den orangen Warenstein der Vorratstafel

colour-gray = Grau
    .cube = den grauen Warenstein der Vorratstafel

colour-blue = Blau
    .cube = den blauen Warenstein der Vorratstafel

colour-red = Rot
    .cube = den roten Warenstein der Vorratstafel

## Columns of the office

column = Spalte { $letter }
    .letter = { $letter }

## Buildings: the German name, the same as an object, and what it is

building-boerse = Börse
    .object = die Börse
    .gloss = Markt der Kaufleute für Waren und Wechsel

building-botschaft = Botschaft
    .object = die Botschaft
    .gloss = Vertretung im Ausland

building-rentamt = Rentamt
    .object = das Rentamt
    .gloss = Amt für Pacht und Abgaben

building-schanze = Schanze
    .object = die Schanze
    .gloss = Bollwerk vor der Stadt

building-handelshaus = Handelshaus
    .object = das Handelshaus
    .gloss = Haus einer Kaufmannsfamilie

building-arsenal = Arsenal
    .object = das Arsenal
    .gloss = Lager für Kriegsgerät

building-alsterhaus = Alsterhaus
    .object = das Alsterhaus
    .gloss = Kaufhaus an der Alster

building-seeamt = Seeamt
    .object = das Seeamt
    .gloss = Behörde der Seefahrt

building-flotte = Flotte auf See
    .object = die Flotte auf See
    .gloss = Schiffe auf großer Fahrt

building-rathaus = Rathaus
    .object = das Rathaus
    .gloss = Sitz des Rates

building-admiralitaet = Admiralität
    .object = die Admiralität
    .gloss = Kollegium zum Schutz der Schifffahrt

building-bauhof = Bauhof
    .object = den Bauhof
    .gloss = Werkhof der Stadt

building-krameramt = Krameramt
    .object = das Krameramt
    .gloss = Zunft der Kleinhändler

building-zeughaus = Zeughaus
    .object = das Zeughaus
    .gloss = Waffenlager der Stadt

building-gewandhaus = Gewandhaus
    .object = das Gewandhaus
    .gloss = Halle der Tuchhändler

building-hopfenmarkt = Hopfenmarkt
    .object = den Hopfenmarkt
    .gloss = Markt vor Sankt Nikolai

building-kornhaus = Kornhaus
    .object = das Kornhaus
    .gloss = Speicher für Getreide

building-niederhafen = Niederhafen
    .object = den Niederhafen
    .gloss = Hafenbecken an der Elbe

building-kran = Alter Kran
    .object = den Alten Kran
    .gloss = Hafenkran für schwere Lasten

building-waage = Waage
    .object = die Waage
    .gloss = Haus, in dem Waren gewogen werden

building-michel = Sankt Michaelis
    .object = Sankt Michaelis
    .gloss = Hauptkirche, der Michel

building-katharinen = Sankt Katharinen
    .object = Sankt Katharinen
    .gloss = Hauptkirche der Seeleute

building-baumhaus = Baumhaus
    .object = das Baumhaus
    .gloss = Zollhaus am Hafenbaum

building-gymnasium = Gymnasium
    .object = das Gymnasium
    .gloss = Akademisches Gymnasium

building-kaemmerei = Kämmerei
    .object = die Kämmerei
    .gloss = Kasse der Stadt

building-wall = Stadtwall
    .object = den Stadtwall
    .gloss = Befestigung rund um die Stadt

# A building of another card set
building-other = { $name }
    .object = das Gebäude { $name }
    .gloss = { $name }

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
    .object = den Auftrag { $place } { $value }
    .choice = { $place } { $value }

# A second contract of the same place and value: $letter is b
contract-again = { $place } { $value } { $letter }
    .object = den Auftrag { $place } { $value } { $letter }
    .choice = { $place } { $value } { $letter }

contract-peace = Westfälischer Friede
    .object = den Westfälischen Frieden
    .choice = den Westfälischen Frieden

# The contract of value 14 in another card set
contract-other = { $name }
    .object = den Auftrag { $name }
    .choice = { $name }

# A contract that is still face down
contract-unknown = Unbekannter { $value }er
    .object = einen unbekannten { $value }er-Auftrag
    .choice = einen unbekannten { $value }er

# With its demand
contract-line = { $contract }: { $demand }
contract-line-peace = { $contract }: { $value } wert, nichts zu liefern

## Steps of a turn

step-turn = Zug
step-invest = Investieren
step-travel = Reisen
step-split = Warensteine aufteilen
step-time = Zeitmarker nehmen
step-letter = Buchstabe
step-loss = Warenverlust
step-fulfil = Aufträge erfüllen
step-pay = Bezahlen
step-join = Mitreisen
step-place = Letzte Warensteine
step-end = Wertung
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

player = Spieler { $number }
list-more = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }

# $points is the number, $shown the same as a figure: 2½
points = { $points ->
    [0.5] { $shown } Punkt
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
score = { $who } { $shown }
winner = { $who }

## Questions: what is to be decided now

ask-invest = { $forced ->
    [yes] Du hast { $count } Aufträge: Verkaufe, bis noch { $limit } übrig sind.
   *[no] Verkaufe Aufträge, kaufe Karten oder beende das Investieren.
}
ask-travel = Wohin reist du?
ask-split = { $count ->
    [one] Welche Ware wird aus dem Warenstein { $at }?
   *[other] Teile die { $count } Warensteine { $at } auf die beiden Waren auf.
}
ask-letter = Der Zeitmarker zeigt { $letter }: Lässt du ihn gelten oder deckst du noch einen auf?
ask-loss = { $count ->
    [one] Welche Ware aus Spalte { $column } gibst du ab?
   *[other] Welche { $count } Waren aus Spalte { $column } gibst du ab?
}
ask-fulfil = Erfülle Aufträge { $at } oder beende das Erfüllen.
ask-pay = { $contract }: Womit bezahlst du { $part }?
ask-join = Reist du für { $paid } Zeitmarker mit { $whom } { $to }?
ask-place = Legst du vor der Wertung noch Warensteine ins Kontor?
ask-over = Das Spiel ist zu Ende.

## Choices

action-done = fertig
action-done-invest = { $over ->
    [0] Investieren beenden
   *[other] Investieren beenden und { $over } Taler über der Bargeldgrenze verlieren
}
action-done-fulfil = keine weiteren Aufträge erfüllen
action-done-loss = nichts abgeben und die Warensteine liegen lassen
action-done-place = keine weiteren Warensteine ins Kontor legen
action-sell = { $contract } für { $money } Taler verkaufen
action-buy = { $card } für { $price } Taler kaufen
action-go = { $paid ->
    [0] { $to } reisen
   *[other] für { $paid } Zeitmarker { $to } reisen
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
action-turn = den ersten Zeitmarker der nächsten Zeile aufdecken
action-lose = { $goods } abgeben
action-place = { $cube } als { $good } ins Kontor legen
action-place-best = alle Warensteine so ins Kontor legen, dass sie die meisten Punkte bringen
action-place-best-as = alle Warensteine so ins Kontor legen, dass sie die meisten Punkte bringen: { $goods }
action-fulfil = { $contract } erfüllen
action-fulfil-choice = { $contract } erfüllen und die Bezahlung selbst wählen
action-pay = { $from ->
    [supply] { $goods } von der Vorratstafel bezahlen
   *[office] { $goods } bezahlen
}
action-exchange = { $goods } tauschen
action-exchange-for = { $goods } gegen { $part } tauschen
action-exchange-time = { $count } Zeitmarker tauschen
action-exchange-time-for = { $count } Zeitmarker gegen { $part } tauschen
action-join = mitreisen
action-join-to = für { $paid } Zeitmarker { $to } mitreisen
action-stay = nicht mitreisen

## Events

event-turn = { $final ->
    [yes] { $who } ist zum letzten Mal am Zug.
   *[no] { $who } ist am Zug (Runde { $round }).
}
event-sold = { $who } verkauft { $contract } für { $money } Taler.
event-bought = { $who } kauft { $card } für { $price } Taler.
event-offered = { $who } deckt { $card } für die Auslage auf.
event-forfeited = { $who } verliert { $money } Taler über der Bargeldgrenze.
event-travelled = { $paid ->
    [0] { $who } reist { $to }.
   *[other] { $who } reist für { $paid } Zeitmarker { $to }.
}
event-took = { $who } nimmt { $at } { $goods }.
event-received = { $who } erhält { $goods } durch eine Bonuskarte.
event-grew = { $who } legt neue Warensteine aus: { $places }.
event-grew-none = { $who } legt keine neuen Warensteine aus.
event-time = { $from ->
    [supply] { $who } nimmt { $count } Zeitmarker aus dem Vorrat.
   *[chart] { $who } nimmt { $count } Zeitmarker vom Zeitplan.
}
event-letter = { $who } leert Zeile { $row } des Zeitplans: Der letzte Zeitmarker zeigt { $letter }.
event-turned = { $who } deckt stattdessen den ersten Zeitmarker von Zeile { $row } auf: Er zeigt { $letter }.
event-lost = { $who } verliert { $goods }.
event-placed = { $who } legt { $cube } als { $good } ins Kontor.
event-paid = { $from ->
    [supply] { $who } bezahlt { $goods } von der Vorratstafel.
   *[office] { $who } bezahlt { $goods }.
}
event-exchanged-office = { $who } tauscht { $goods } gegen eine benötigte Ware.
event-exchanged-supply = { $who } tauscht { $goods } und { $cube } gegen eine benötigte Ware.
event-exchanged-time = { $who } tauscht { $time } Zeitmarker gegen eine benötigte Ware.
event-fulfilled = { $who } erfüllt { $contract }.
event-drew = { $who } erhält { $contract }.
event-unrewarded = { $who } erhält für { $contract } keinen neuen: Es ist keiner mehr da.
event-renewed = { $count ->
    [one] { $who } bildet aus dem Ablagestapel einen neuen { $value }er-Stapel mit { $count } Auftrag.
   *[other] { $who } bildet aus dem Ablagestapel einen neuen { $value }er-Stapel mit { $count } Aufträgen.
}
event-joined = { $who } reist für { $paid } Zeitmarker mit { $whom } { $to }.
event-stayed = { $who } reist nicht mit.
event-final = { $cause ->
    [peace] { $who } erringt { $peace }: Nach diesem Zug sind alle noch einmal am Zug.
   *[chart] { $who } nimmt den letzten Zeitmarker vom Zeitplan: Nach diesem Zug sind alle noch einmal am Zug.
}
event-ended = { $count ->
    [one] Das Spiel ist zu Ende: { $scores }. { $winners } gewinnt.
   *[other] Das Spiel ist zu Ende: { $scores }. { $winners } teilen sich den Sieg.
}

## What buildings score. $points is a text: "2 Punkte"

effect-per-time = { $points } je Zeitmarker
effect-per-kind = { $owned ->
    [one] { $points } je Warensorte
   *[other] { $points } je Warensorte, von der du mindestens { $owned } hast
}
effect-per-kind-of = { $owned ->
    [one] { $points } je Sorte { $kinds }
   *[other] { $points } je Sorte { $kinds }, von der du mindestens { $owned } hast
}
effect-per-piece = { $points } je Ware in Spalte { $columns }
effect-per-piece-best = { $many ->
    [one] { $points } je Ware in Spalte { $columns }
   *[other] { $points } je Ware in der vollsten der Spalten { $columns }
}

# $value is 0 when contracts of every value count
effect-per-contract = { $value ->
    [0] { $side ->
        [yes] { $points } je Auftrag für einen Nebenort
       *[no] { $points } je Auftrag
    }
   *[other] { $side ->
        [yes] { $points } je Auftrag ab Wert { $value } für einen Nebenort
       *[no] { $points } je Auftrag ab Wert { $value }
    }
}
effect-per-place-of-contracts = { $points } je Ort, für den du einen Auftrag hast
effect-per-place-with-bonus-and-contract = { $points } je Ort, für den du eine Bonuskarte und einen Auftrag hast
effect-per-bonus-card = { $points } je Bonuskarte
effect-per-building = { $points } je Gebäude, dieses eingeschlossen
effect-with-time = { $points }, wenn du mindestens { $count } Zeitmarker hast
effect-with-all-kinds = { $many ->
    [one] { $points }, wenn du alle Warensorten der Spalte { $columns } hast
   *[other] { $points }, wenn du alle Warensorten der Spalten { $columns } hast
}
effect-with-good-in-each-column = { $points }, wenn du in jeder der sechs Spalten eine Ware hast
effect-with-pieces-of-one-kind = { $points }, wenn du mindestens { $count } Waren einer Sorte hast
effect-most-best-contract = { $points }, wenn du allein den wertvollsten Auftrag hast
effect-most-time = { $points }, wenn du allein die meisten Zeitmarker hast
effect-most-bonus-cards = { $points }, wenn du allein die meisten Bonuskarten hast
effect-most-buildings = { $points }, wenn du allein die meisten Gebäude hast
effect-most-kinds = { $points }, wenn du allein die meisten Warensorten hast
effect-unknown = Noch verdeckt

## Errors, by their class. $detail is what the program says, always in English

error-IllegalAction = Das geht jetzt nicht: { $detail }
error-BadNotation = Das wurde nicht verstanden: { $detail }
error-BadOption = Das kann man so nicht einstellen: { $detail }
error-UnknownGame = Nicht gefunden: { $detail }
error-UnknownBot = Nicht gefunden: { $detail }
error-BadDump = Dieser Spielstand lässt sich nicht lesen: { $detail }
error-FileError = Diese Datei ist nicht zu gebrauchen: { $detail }
error-CardSetError = Dieser Kartensatz ist nicht zu gebrauchen: { $detail }
error-RecordError = Diese Aufzeichnung lässt sich nicht lesen: { $detail }
error-OutcomeNeeded = Erst muss die nächste Karte genannt werden: { $detail }
error-WrongOutcome = Diese Karte kann jetzt nicht kommen: { $detail }
error-MerkatorError = { $detail }
