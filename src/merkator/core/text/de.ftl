### Was in jedem Spiel gesagt wird: Aufzählungen, Spieler, und was man falsch machen kann. Auf Deutsch; en.ftl enthält
### dieselben Nachrichten.

## Pieces of sentences

list-more = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }
quoted = „{ $text }“
player = Spieler { $number }
# Die Punkte eines Spielers am Ende, in Spielen ohne eigene Wörter dafür
plain-score = { $who } { $points }

## Errors by their class, when no reason below says more. $detail is what the program says, in English

error-IllegalAction = Das geht jetzt nicht: { $detail }
error-BadNotation = Das wurde nicht verstanden: { $detail }
error-BadOption = Das kann man so nicht einstellen: { $detail }
error-UnknownGame = Nicht gefunden: { $detail }
error-UnknownBot = Nicht gefunden: { $detail }
error-BadDump = Dieser Spielstand lässt sich nicht lesen: { $detail }
error-FileError = Diese Datei ist nicht zu gebrauchen: { $detail }
error-CardSetError = Dieser Kartensatz ist nicht zu gebrauchen: { $detail }
error-RecordError = Diese Aufzeichnung lässt sich nicht lesen: { $detail }
error-OutcomeNeeded = Erst muss die nächste Karte genannt werden.
error-WrongOutcome = Diese Karte kann jetzt nicht kommen.
error-MerkatorError = { $detail }

## Why something is refused. The program says the same in English; each game has its own reasons for $why and $none

reason-over = Das Spiel ist zu Ende
reason-not-now = das geht jetzt nicht
reason-hidden = „{ $action }“ ist nicht möglich: Eine verdeckte Karte entscheidet, was als Nächstes kommt
reason-illegal = „{ $action }“ ist nicht möglich: { $why }. Platz { $seat } kann jetzt: { $allowed }

# $none: „keine Aktion von GAME“, „kein Vertrag“; $near: „go spain“ oder „go italy“
reason-number = { $number } ist { $none }: Die Nummern gehen von 0 bis { $last }
reason-text = „{ $text }“ ist { $none }
reason-text-near = „{ $text }“ ist { $none }; meintest du { $near }?

reason-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }
reason-start = Die Option { $name } muss „{ $lot }“ oder ein Platz von 0 bis { $last } sein, nicht { $start }
reason-no-option = Es gibt keine Option „{ $name }“; die Optionen sind: { $options }
reason-no-order = Es gibt keinen Dauerauftrag „{ $name }“; die Daueraufträge sind: { $orders }
reason-order-choice = Der Dauerauftrag { $name } muss { $choices } sein, nicht { $value }
reason-order-number = Der Dauerauftrag { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
reason-switch = Die Option { $name } ist true oder false, nicht { $value }
reason-counts = Die Option { $name } gibt es nur mit { $counts } Spielern, nicht mit { $players } ({ $rule })
reason-exclude = Die Optionen { $name } und { $other } schließen einander aus ({ $rule })
reason-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1, nicht { $seed }
reason-veiled-start = Eine Partie kann nicht verdeckt ausgelegt werden: mit einem Startwert beginnen, dann veiled()
reason-names = { $players } Spieler brauchen { $players } Namen, nicht { $count }
reason-name = Ein Name hat 1 bis { $most } druckbare Zeichen, nicht „{ $name }“
reason-replay = Diese Aufzeichnung hat { $count } Aktionen: Spiele 0 bis { $count } davon ab, nicht { $to }
reason-language = Es gibt keine Sprache „{ $language }“; die Sprachen sind: { $languages }

## Hints: what a bot would do, what else could be done, and what differs. $steps and $things are lists of the game's own
## messages hint-step-… and others, $choice is a choice as in the list of choices, $sure is no when chance has a say

hint-plan = { $sure ->
    [yes] Danach: { $steps }.
   *[no] Danach vermutlich: { $steps }.
}
hint-instead = Die beste andere Wahl: { $choice }.
hint-instead-plan = Die beste andere Wahl: { $choice }; danach { $steps }.
hint-against = Gespielt wurde: { $choice }.
hint-against-plan = Gespielt wurde: { $choice }; danach wäre möglich: { $steps }.
hint-brings = { $sure ->
    [yes] Was dort fehlt: { $things }.
   *[no] Was dort vermutlich fehlt: { $things }.
}
hint-costs = { $sure ->
    [yes] Was sie stattdessen brächte: { $things }.
   *[no] Was sie vermutlich stattdessen brächte: { $things }.
}
hint-chance-here = Was daraus wird, entscheidet der Zufall.
hint-chance-there = Was aus der anderen Wahl wird, entscheidet der Zufall.
hint-better = Am Ende des Spiels dürfte der Rat etwa { $amount } mehr wert sein.
hint-even = Zwischen beiden ist kaum ein Unterschied.
hint-later = Für sich gemessen sieht die andere Wahl um etwa { $amount } besser aus; der Bot bleibt bei seinem Rat.
