### Der Tisch von rome am Terminal, auf Deutsch. en.ftl enthält dieselben Nachrichten.

## Help

help-choose =
    Wähle mit einer Zahl, oder gib eine Aktion so ein, wie sie in Aufzeichnungen steht, etwa „sail ostia“ oder „buy 3
    wine“. Die Anfänge der Wörter genügen, solange sie eindeutig sind: „s os“ oder einfach „ostia“. Ein Feld wird mit
    Buchstabe und Zahl eingegeben, „H13“; ein Hafen auch mit seinen zwei Buchstaben auf der Karte.
help-signs = Die Zeichen der Karte und die zwei Buchstaben jedes Hafens, groß geschrieben, wo du hinkannst:

## The header

rome-round = Runde { $round }
rome-final = Letzte Runde
rome-turn = { $name } am Zug
rome-step-trade = handeln
rome-step-sail = segeln
rome-step-arrive = ankommen
rome-purse = { $amount } in bar
rome-dice = Würfel { $low } und { $high }

## The players

rome-players = Spieler
rome-cash = Geld
# All that everyone can see: the penalties of the hand are not in it
rome-wealth = Vermögen
rome-cards = Karten
rome-place = Schiff
rome-aboard = an Bord, und was sonst da ist
rome-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rome-wealth-count = Vermögen { $amount }
rome-out = ausgeschieden
rome-no-ship = ohne Schiff
rome-not-yet = noch nirgends
rome-vouchers = { $count ->
    [one] { $count } Sternenbon
   *[other] { $count } Sternenbons
}
rome-skip = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
rome-owes = schuldet { $name } { $amount }
rome-the-bank = der Bank
# the part of a debt that should have been paid already
rome-late = (davon { $amount } rückständig)
rome-offers = bietet { $amount }

## Cargo, hand and ports

rome-hold = An Bord: { $loads } von { $hold } Lasten
rome-hold-key = wer wie viel zahlt / wie viele Felder entfernt
rome-hand = Karten von { $name }
rome-hand-key = Preis, wo gekauft, wo verkauft; { $tick } hier zu haben; Strafgeld { $penalties }, Vermögen { $total }
rome-cards-key = wer am meisten zahlt; { $tick } hier zu haben; Strafgeld { $penalties }, Vermögen { $total }
rome-port-sells = { $port } bietet:
rome-port-buys = und zahlt für:
rome-yard = Schiffe für { $price }
rome-nearest = Nächste Häfen:
rome-ports = Alle Häfen
rome-ports-key = Felder entfernt, Waren im Angebot ({ $tick } du hast die Karte), was sie dir zahlen ({ $here } an Bord)

## The signs of the map

rome-sign-sea = Meer
rome-sign-star = Sternfeld
rome-sign-reach = erreichbar
rome-sign-ship = Schiff von Spieler 1
rome-sign-ships = mehrere Schiffe

## Choices

rome-fields = { $count ->
    [one] Oder gib das andere Feld mit { $sign } ein: { $example }.
   *[other] Oder gib ein Feld mit { $sign } auf der Karte ein, etwa { $example }; ? nennt alle { $count }.
}
rome-from = { $count } bis { $port }
rome-from-port = { $count ->
    [one] { $count } Feld vom nächsten Hafen
   *[other] { $count } Felder vom nächsten Hafen
}
rome-fewer = Für weniger Lasten gib an, wie viele, etwa „{ $example }“.

## Cards and dice of a real table

rome-reveal-start = Wer beginnt?
rome-reveal-deal = { $name }: Was ist Warenkarte { $number } von { $count }?
rome-reveal-deal-hint = Mehrere Karten können mit Kommas in einer Zeile stehen: Wein, Getreide, Getreide.
rome-reveal-dice = Was zeigen die Würfel?
rome-reveal-dice-hint = Gib beide Würfel ein, etwa 35 oder 3 5.
rome-reveal-fatum = Welche Fatumskarte wurde gezogen?

## The result

rome-end = { $cause ->
    [players] Das Spiel endete, weil weniger als zwei Spieler übrig waren.
   *[cards] Das Spiel endete mit der Runde, in der zum ersten Mal jemand weder Karten noch Ladung hatte.
}
rome-count-cash = Geld
rome-count-ship = Schiff
rome-count-cargo = Ladung
rome-count-credits = verliehen
rome-count-debts = Schulden
rome-count-penalties = Strafgeld
rome-count-total = Vermögen
rome-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

## The rules of each step, in short

rome-rules-begin =
    Starthafen (R-1.4): Beginne in einem beliebigen Hafen, auch wo schon jemand liegt. Suche einen, der Waren deiner
    Karten anbietet und von dem es zu den Käufern nicht zu weit ist.
rome-rules-ship =
    Neues Schiff (R-4.1 bis R-4.3): Kaufe eines auf einer der fünf Werften; aufbewahrte Karten machen es billiger. Reicht
    das Geld nicht, nenne eine Werft und bitte die anderen um Kredit. Wer aus Geldnot kein Schiff bekommt, scheidet
    aus; wer zahlen könnte, darf auch warten.
rome-rules-sum =
    Kredit (R-4.2): Nenne den Betrag, um den du bittest, mindestens was fehlt. Scheine werden nacheinander hingelegt,
    keiner größer als der vorige. Mit der Option bank verleiht die Bank, was die anderen nicht verleihen.
rome-rules-lend =
    Verleihen (R-4.2): Biete von deinem Geld, so viel du willst, oder nichts. Zu Beginn jedes eigenen Zuges zahlt dir
    der Schuldner 10 % Zinsen auf die Kreditsumme. Zinsen, die er nicht zahlen kann, werden zum Rückstand, der keine
    Zinsen trägt.
rome-rules-take =
    Kredit nehmen (R-4.2): Nimm von jedem Angebot, was du willst, wenn es am Ende für das Schiff reicht; oder lehne
    alles ab. Jeder Zug kostet 10 % Zinsen auf die Kreditsumme; Zinsen, die du nicht zahlen kannst, werden zum
    Rückstand, der keine trägt. In deinen Zügen kannst du zurückzahlen.
rome-rules-trade =
    Handel (R-2.1 bis R-2.4): Verkaufe zuerst Posten, für die dieser Hafen zahlt, dann kaufe. Eine Karte erlaubt einen
    Posten von 1 bis 5 Lasten, der auf einmal gekauft und als Ganzes verkauft wird; der Laderaum fasst 5 Lasten.
    Danach zahlst du 100 und würfelst.
rome-rules-voucher =
    Pasch (R-3.1, R-3.3): Ziehe eine Fatumskarte, statt zu segeln, oder setz einen Sternenbon ein und segle die Augen.
rome-rules-move =
    Segeln (R-2.5 bis R-2.7): genau die Summe beider Würfel, um rechte Winkel, aber nie schräg und nie geradewegs
    zurück. Ein Hafen beendet die Fahrt, übrige Augen verfallen; in den Hafen, aus dem du kommst, kannst du nicht
    zurück. Ein Sternfeld bringt einen Sternenbon.
rome-rules-arrive =
    Ankunft (R-2.1, R-2.4): Verkaufe nach Wunsch Posten, für die dieser Hafen zahlt. Kaufen kannst du hier zu Beginn
    deines nächsten Zuges.
rome-rules-attack =
    Piraterie (R-5.1 bis R-5.3, R-5.7): Du darfst die Ladung eines Schiffes auf deinem Feld fordern, so viel in deinen
    Laderaum passt; nicht im Hafen oder direkt daneben, und nicht zweimal zwischen denselben Schiffen.
rome-rules-demand =
    Beute (R-5.3): Nenne nacheinander die Posten, die du forderst. Nur der letzte darf zum Teil passen; sein Rest geht
    verloren.
rome-rules-answer =
    Sich fügen oder kämpfen (R-5.4 bis R-5.6): Fügst du dich, wechselt die Beute das Schiff. Kämpfst du, würfeln beide,
    und die höhere Summe gewinnt: Der Pirat nimmt die Beute und dein Schiff ist verloren, oder er zahlt dir 10.000 und
    du darfst segeln.
rome-rules-escape =
    Nach dem Kampf (R-5.6): Du darfst die Summe deines Wurfs segeln oder bleiben. Am Ziel darfst du verkaufen, aber
    niemanden überfallen.
rome-rules-drop =
    Verlorene Lasten (R-3.10): Wähle nacheinander, was verloren geht. Bleibt von einem Posten nichts, ist seine Karte
    wieder auf deiner Hand.
rome-rules-ransom =
    Seeräuber (F08, R-3.10): Zahle, oder verliere die ganze Ladung; ihre Karten kommen auf deine Hand zurück.
rome-rules-drift =
    Gegenwind (F10, R-3.7): Du bewegst dieses fremde Schiff, genau so viele Felder, in keinen Hafen. Ein Sternfeld
    bringt seinem Besitzer einen Sternenbon.
rome-rules-haven =
    Fieber (F11, R-3.8): Lauf den nächsten Hafen an; unter gleich nahen wählst du. Verkauft wird dort nichts, und du
    setzt einmal aus.
rome-rules-wind =
    Sommerwind (F12, R-3.6): Segle so weit du willst bis zur Grenze, oder bleib. Am Ziel darfst du verkaufen oder
    jemanden überfallen.
rome-rules-pilot =
    Lotse (F14, R-3.6): Segle in einen Hafen, der nah genug ist, und verkaufe dort, oder lehne ab.
rome-rules-return =
    Geschäftsfreund (F32, R-3.11): Du darfst eine Handkarte ohne Strafgeld zurückgeben, aber nicht deine letzte Karte.
rome-rules-repay =
    Zurückzahlen (R-4.2): Im eigenen Zug darfst du jeden Teil deiner Schulden zurückzahlen, zuerst den Rückstand, dann
    die Kreditsummen. Nur die Kreditsummen tragen Zinsen.
rome-rules-amount =
    Zurückzahlen (R-4.2): Lege Scheine hin, keinen größer als den vorigen, bis zu dem, was du schuldest und hast. Sie
    decken zuerst den Rückstand.
rome-rules-over =
    Abrechnung (R-6.2): Geld, 20.000 für ein Schiff, Lasten an Bord zum halben Einkaufspreis, minus das Strafgeld
    unbenutzter Karten, minus was du schuldest, plus was andere dir schulden, Rückstände eingeschlossen. Das größte
    Vermögen gewinnt.

## Rückblicke: was gemessen wird

review-unit-rome = in Sesterzen
review-sum-rome = { $amount ->
    [one] { $amount } Sesterz
   *[other] { $amount } Sesterzen
}
