### Der Tisch von hamburg am Terminal, auf Deutsch. en.ftl enthält dieselben Nachrichten.

## Help

help-choose =
    Wähle mit einer Zahl, oder gib eine Aktion so ein, wie sie in Aufzeichnungen steht, etwa „go russia“. Die
    Anfänge der Wörter genügen, solange sie eindeutig sind: „g ru“ oder einfach „Russland“.
help-signs = Ein Ort hat zwei große Buchstaben, eine Ware zwei Buchstaben in der Farbe ihres Ortes:

## The header

hamburg-round = Runde { $round }
hamburg-final = { $left ->
    [0] Schlussrunde, letzter Zug
    [one] Schlussrunde, noch { $left } Zug
   *[other] Schlussrunde, noch { $left } Züge
}
hamburg-solo-turn = Zug { $number } von { $count }
hamburg-turn = { $name } am Zug
hamburg-merkator = Merkator { $at }
hamburg-step-invest = investieren
hamburg-step-travel = reisen
hamburg-step-fulfil = erfüllen
hamburg-step-join = mitreisen

## The parts of the position

# Side places: all main places with at least this many cubes get one; $grown of them now
hamburg-threshold = { $least }+ Steine: { $grown }
hamburg-office = Kontor
hamburg-supply = Nachschub
hamburg-players = Spieler
hamburg-points = Punkte
hamburg-time = Zeit
hamburg-money = Taler
hamburg-cards = Verträge, Bonuskarten, Gebäude
hamburg-hand = auf der Hand:
hamburg-bid = { $money ->
    [0] { $time ->
        [one] bietet { $time } Zeitmarke
       *[other] bietet { $time } Zeitmarken
    }
   *[other] { $time ->
        [0] bietet { $money } Taler
        [one] bietet { $money } Taler und { $time } Zeitmarke
       *[other] bietet { $money } Taler und { $time } Zeitmarken
    }
}
hamburg-package = Gewählt und noch zu bezahlen:
hamburg-contracts = Verträge von { $name }
hamburg-contracts-key = { $tick } da, { $cube } Nachschub, -1 fehlt
hamburg-used = erfüllt
hamburg-stacks = Vertragsstapel
hamburg-stacks-key = { $count } abgelegt
hamburg-stacks-solo = { $count } im Solostapel
hamburg-bonus = Bonuskarten
hamburg-buildings = Gebäude
hamburg-now = (jetzt { $points })
hamburg-chart = { $side ->
    [back] Zeitplan, Rückseite
   *[ultimo] Zeitplan
}

## Cards of a real table

hamburg-reveal-start = Wer beginnt?
hamburg-reveal-dealt = Welchen { $value }er-Vertrag bekam { $name }?
hamburg-reveal-dealt-bonus = Welche Bonuskarte für { $price } Taler bekam { $name }?
hamburg-reveal-stack = Welcher Vertrag liegt jetzt oben auf dem { $value }er-Stapel?
hamburg-reveal-bonus-offer = Welche Bonuskarte liegt als Nummer { $number } von { $count } aus?
hamburg-reveal-building-offer = Welches Gebäude liegt als Nummer { $number } von { $count } aus?
hamburg-reveal-bonus = Welche Bonuskarte kam in die Auslage?
hamburg-reveal-building = Welches Gebäude kam in die Auslage?
hamburg-reveal-letter = Welchen Buchstaben zeigt die Zeitmarke?

## The result

hamburg-end = { $cause ->
    [peace] Das Spiel endete mit dem Westfälischen Frieden.
    [turns] Das Spiel endete nach seinem letzten Zug.
   *[chart] Das Spiel endete mit der letzten Zeitmarke des Zeitplans.
}
hamburg-total = { $points } Punkte
hamburg-tie = { $time ->
    [one] { $time } Zeitmarke übrig
   *[other] { $time } Zeitmarken übrig
}
hamburg-result-contracts = Verträge
hamburg-half = halb:
hamburg-result-buildings = Gebäude
hamburg-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

# What a game alone is worth (H-9.10)
hamburg-benchmark = { $level ->
    [beginner] Mindestens 55 Punkte: für den Anfang gut gespielt.
    [experienced] Mindestens 60 Punkte: ein Spiel mit Erfahrung.
    [outstanding] Mindestens 80 Punkte: herausragend!
   *[none] Unter 55 Punkten: Das nächste Spiel wird besser.
}

## The rules of each step, in short

hamburg-rules-invest =
    Investieren (H-2.2 bis H-2.7): Verkaufe Verträge für ihren Wert in Talern und kaufe Bonuskarten oder Gebäude aus
    der Auslage; beides so oft du willst, oder gar nicht. Mit sechs oder mehr Verträgen musst du bis auf fünf
    verkaufen, außer in der Schlussrunde. Der letzte Vertrag bleibt immer. Am Ende verfällt, was über 15 Taler ist.
hamburg-rules-travel =
    Reisen (H-3.1 bis H-3.11): Reise an einen beliebigen Ort. Spanien kostet 1 Zeitmarke, Italien 2, Neufundland 3.
    An einem Hauptort nimmst du alle Warensteine und machst sie zu seinen beiden Waren, und seine Nachbarn bekommen
    je einen Stein; nach einem Nebenort bekommt jeder Ort einen, der genug Steine hat. Deine Bonuskarten des Ortes
    bringen je 2 Waren. Danach nimmst du Zeitmarken, wenn es welche gibt.
hamburg-rules-split =
    Aufteilen (H-3.4): Ein Stein wird zu einer der beiden Waren, zwei werden zu je einer, mehr teilst du auf, wie du
    willst, aber mindestens einen zu jeder.
hamburg-rules-letter =
    Buchstabe (H-4.1, H-4.2): Du hast die letzte Zeitmarke einer Zeile genommen. Alle verlieren Waren aus der
    genannten Spalte: eine, bei einem doppelten Buchstaben zwei. Nach einem einfachen darfst du stattdessen die erste
    Zeitmarke der nächsten Zeile aufdecken; dann gilt diese, was sie auch zeigt.
hamburg-rules-loss =
    Verlust (H-4.1 bis H-4.6): Gib Waren dieser Spalte ab. Steine auf dem Nachschubplättchen sind sicher; du darfst
    sie vorher zu Waren dieser Spalte machen, um andere zu schonen.
hamburg-rules-fulfil =
    Erfüllen (H-5.1 bis H-5.8): Bezahle, was ein Vertrag für diesen Ort verlangt, jeden höchstens einmal im Zug. Du
    behältst ihn und erhältst einen mit dem nächsthöheren Wert; nach einem 10er kommt der Westfälische Frieden. Ein
    neuer Vertrag für diesen Ort kann sofort erfüllt werden.
hamburg-rules-pay =
    Bezahlen (H-5.2, H-5.6, H-5.7): Stück für Stück, mit Waren aus dem Kontor oder Steinen vom Nachschubplättchen.
    Verschiedene Waren einer Gruppe werden der Reihe nach genannt. Vier Waren einer Sorte oder vier Zeitmarken
    ersetzen jede Ware, die gebraucht wird.
hamburg-rules-reward =
    Lohn (H-10.3): Deine Handkarte ist ein Vertrag mit genau dem nächsthöheren Wert. Nimm sie als Lohn oder den
    Vertrag, der auf dem Stapel liegt.
hamburg-rules-offer =
    Angebot (H-10.7): Du darfst Geld und Zeitmarken bieten, damit statt des eben gezogenen Vertrags der nächste vom
    Stapel genommen wird. Du zahlst nur, wenn getauscht wird.
hamburg-rules-swap =
    Tausch (H-10.7): Lege den Vertrag zurück und nimm den nächsten vom Stapel; dann gehört dir alles, was geboten
    wurde. Oder behalte ihn, und niemand zahlt.
hamburg-rules-forced =
    Kaufzwang (H-10.5): Du könntest das teuerste ausliegende Gebäude bezahlen, also musst du jetzt eines der
    ausliegenden kaufen.
hamburg-rules-join =
    Mitreisen (H-6.1 bis H-6.4): Reise für 1 Zeitmarke an einen Hauptort mit, für 2 an einen Nebenort; sie gehen an
    den Reisenden. Du bekommst 1 Ware je eigene Bonuskarte des Ortes und darfst Verträge erfüllen, aber nimmst weder
    Warensteine noch Zeitmarken.
hamburg-rules-place =
    Letzte Steine (H-8.3): Steine vom Nachschubplättchen dürfen vor der Wertung zu Waren werden, wo Gebäude auf Waren
    schauen.
hamburg-rules-over =
    Wertung (H-8.1 bis H-8.6): die fünf besten Verträge ganz, alle anderen halb, und was die Gebäude sagen. Bei
    Gleichstand zählen Zeitmarken.

## Rückblicke: was gemessen wird

review-unit-hamburg = in Punkten
review-sum-hamburg = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
