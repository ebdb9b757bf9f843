### Der Tisch von rome im Browser; was dort geschieht, sagen die Nachrichten des Spiels.

rome-map = Seekarte
rome-merchants = Händler
rome-players = { $count } Personen
rome-desk = Tisch von { $name }
rome-tab-map = Karte
rome-tab-hand = Waren
rome-tab-merchants = Händler
rome-tab-log = Protokoll
rome-step-trade = Handeln
rome-step-roll = Würfeln
rome-step-sail = Segeln
rome-step-end = Verkauf, Angriff
rome-dice = Würfel: { $one } und { $other }
rome-reach =
    { $fields } Felder, { $ports ->
        [one] 1 Hafen
       *[other] { $ports } Häfen
    } · ein Hafen beendet die Fahrt
rome-fields =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
rome-sell = Verkauf
rome-buy = Einkauf
rome-out = ausgeschieden
rome-no-ship = ohne Schiff
rome-at-sea = auf See, { $field }
rome-owes-you = schuldet dir { $debt }
rome-you-owe = du schuldest { $debt }
rome-owes = schuldet { $name } { $debt }
# Eine Schuld: die geliehene Summe, und was rückständig ist
rome-debt =
    { $parts ->
        [sum] { $sum }
        [arrears] { $arrears } rückständig
       *[both] { $sum }{"\u00a0"}+{"\u00a0"}{ $arrears } rückständig
    }
rome-debt-interest = Zinsen: { $percent } % je Zug auf Geliehenes, keine auf Rückstände.
rome-debt-more = Wer schuldet, zahlt zu Beginn jedes eigenen Zuges { $percent } % der geliehenen Summe. Was davon offen bleibt, ist rückständig; Rückstände tragen keine Zinsen.
rome-bank = die Bank
    .to = der Bank
rome-cash = Bargeld
rome-cards = Warenkarten
rome-vouchers = Sternenbons
rome-empty-hold = leerer Laderaum
rome-skips =
    { $count ->
        [one] setzt aus
       *[other] setzt { $count } Züge aus
    }
rome-fatum = Fatum
rome-fatum-pile = { $count } im Stapel · bei einem Pasch wird eine gezogen
rome-fatum-none = Keine Karte in diesem Zug.
rome-ports-in-reach = Erreichbare Häfen
rome-what-you-earn = dein Gewinn
rome-sell-lot = { $count } { $good } verkaufen
rome-buy-goods = { $goods } kaufen
rome-you = du
rome-watched = du siehst zu
rome-sesterces = Sesterzen
rome-voucher-count =
    { $count ->
        [one] Sternenbon
       *[other] Sternenbons
    }
rome-wealth = Vermögen
rome-hold = Laderaum
rome-kept = Aufgehoben
rome-hand = Warenkarten
rome-no-cards = Keine Warenkarte mehr: Mit dieser Runde endet das Spiel.
rome-secret-hand =
    { $count ->
        [one] 1 Warenkarte, nur dem Besitzer bekannt.
       *[other] { $count } Warenkarten, nur dem Besitzer bekannt.
    }
rome-sail-here = Dorthin segeln
rome-begin-here = Hier beginnen
rome-buy-good = { $good } kaufen
rome-buy-lot-of = { $count } { $good } für { $sum } kaufen
rome-best = bis +{ $gain } je Last
rome-decision = Was zu entscheiden ist
rome-nothing-to-buy = Keine deiner Karten ist in { $port } zu kaufen.
rome-buy-below = Kaufe auf deinen Warenkarten: Die Zahl ist die Zahl der Lasten.
rome-result = Vermögen der Händler
rome-part = Teil
rome-place = { $place }.
rome-part-cash = Bargeld
rome-part-ship = Schiff
rome-part-cargo = Ladung
rome-part-credits = Außenstände
rome-part-debts = Schulden
rome-part-penalties = Strafen für Karten
rome-sell-lot-now = { $count } { $good } verkaufen
rome-sell-all = Alles verkaufen
rome-trade-here = Handel in { $port }
rome-trip = am besten in { $port }: +{ $gain }
rome-hold-full = Der Laderaum ist voll: Mehr lässt sich nicht kaufen.
rome-nothing-there = Dort hast du nichts zu verkaufen oder zu kaufen.
rome-next = dann kaufen
rome-begin-in = In { $port } beginnen
rome-drive-here = Schiff dorthin treiben
rome-choose-on-map = Wähle eines der markierten Felder auf der Karte.
rome-ports-to-begin = Häfen für den Anfang
rome-fields-unit =
    { $count ->
        [one] Feld
       *[other] Felder
    }
rome-loads = Lasten an Bord
rome-lot-paid = { $count } { $good } zu { $price }
rome-lot-more = kostet { $price } je Last, bringt bis zu { $best }
rome-return-more = brächte bis zu +{ $gain } je Last
rome-then-dice = dann entscheiden die Würfel
rome-then-card = dann wird eine Karte gezogen
rome-fight-odds = Beide werfen zwei Würfel, die höhere Summe gewinnt: gleiche Aussichten. Gewinnst du, bekommst du { $sum } und darfst weitersegeln; verlierst du, sind Schiff und Ladung verloren.
rome-yield-more = Schiff und übrige Ladung behältst du.
rome-attack-odds = { $name } kann sich fügen oder kämpfen. Im Kampf werfen beide zwei Würfel: Gewinnst du, nimmst du die Beute, und das Schiff ist verloren; verlierst du, zahlst du { $sum }.
rome-ask-more =
    { $bank ->
        [yes] Die anderen können es dir leihen, den Rest leiht dir die Bank.
       *[no] Die anderen können es dir leihen.
    } Zinsen: { $percent } % der Summe je Zug. Was du davon nicht zahlen kannst, ist rückständig und trägt keine.
rome-sum = Betrag
rome-less = { $sum } weniger
rome-more = { $sum } mehr
rome-at-most = höchstens { $sum }
rome-money-sum = Um { $sum } bitten
rome-money-lend =
    { $none ->
        [yes] Nichts verleihen
       *[no] { $sum } anbieten
    }
rome-money-take =
    { $none ->
        [yes] Nichts nehmen
       *[no] { $sum } nehmen
    }
rome-money-amount =
    { $none ->
        [yes] Nichts zurückzahlen
       *[no] { $sum } zurückzahlen
    }
rome-earn-interest = Das bringt dir { $sum } Zinsen je Zug ({ $percent } %).
rome-pay-interest = Das kostet { $sum } Zinsen je Zug ({ $percent } %), ab deinem nächsten Zug.
rome-save-interest =
    { $parts ->
        [sum] Das spart dir { $sum } Zinsen je Zug ({ $percent } %).
        [arrears] Alles davon tilgt Rückstände, die keine Zinsen tragen.
       *[both] { $late } davon tilgen Rückstände. Der Rest spart dir { $sum } Zinsen je Zug ({ $percent } %).
    }
rome-fight = Kampf
rome-drew = zog eine Fatumskarte
rome-won = gewonnen
rome-lost = verloren
rome-put-away = Weglegen
rome-final = Letzte Runde
rome-final-penalties = deine ungenutzten Karten kosten { $sum }
rome-penalty = am Ende ungenutzt: −{ $sum }
rome-wealth-with-penalties = nach jetzigem Stand; { $sum } sind für ungenutzte Karten abgezogen
rome-all-aboard = Keine Warenkarten auf der Hand: Ihre Waren sind an Bord.
rome-cards-before = Vorige Karten
rome-cards-after = Weitere Karten
rome-key-escape = Kein Feld wählen
rome-end-cards = In Runde { $round } hatte jemand alles verkauft.
rome-end-players = In Runde { $round } war nur noch ein Händler im Spiel.
rome-end-course = Vermögen im Lauf der Runden
rome-chart = Vermögen nach jedem Zug
rome-fact-sale = größter Verkauf: { $good }, { $name }
rome-fact-fatum = { $count ->
    [one] Fatumskarte
   *[other] Fatumskarten
}
rome-fact-ships = { $count ->
    [one] verlorenes Schiff
   *[other] verlorene Schiffe
}
rome-mark-final = letzte Runde
rome-ask-at = Um Kredit bitten, Schiff in { $port }
rome-build-at = Schiff in { $port } kaufen
rome-yield = Sich fügen
rome-drop-good = 1 Last verlieren: { $good }
rome-return-good = Karte abgeben: { $good }
rome-end-lead =
    Mare nostrum · { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
rome-end-won =
    { $count ->
        [one] { $names } gewinnt mit { $sum }
       *[other] { $names } teilen sich den Sieg mit { $sum }
    }
rome-wealth-of = Vermögen
rome-at-least = mindestens { $sum }
rome-owes-already = Schuldet schon: { $debts }
rome-owes-nothing = Schuldet noch niemandem etwas.
rome-other-offers = Andere Angebote:
rome-offer-taken = (davon { $sum } genommen)
rome-no-offers = Noch hat sonst niemand etwas angeboten.
rome-wealth-cards = · Karten −{ $sum }
rome-wealth-more = Bargeld, Schiff, Fracht und Kredite. Ungenutzte Karten kosten { $sum }, wenn die Partie endet, vorher nicht.
rome-attack = Angriff
rome-attacks = greift { $name } an
rome-doubles = Pasch
rome-rolled-doubles = würfelt einen Pasch
rome-fight-won = { $name } gewinnt
rome-moment-pirate-won = Du gewinnst: Die Beute gehört dir, und das Schiff von { $name } ist verloren.
rome-moment-pirate-lost = Du verlierst: { $name } bekommt { $sum } von dir. Dein Schiff behältst du.
rome-moment-victim-won = Du gewinnst: { $name } zahlt dir { $sum }, und du darfst weiterfahren.
rome-moment-victim-lost = Du verlierst: Dein Schiff und seine Fracht sind weg. Geld, Sternenbons und Warenkarten behältst du.
rome-moment-wreck = Dein Schiff und seine Fracht sind weg. Geld, Sternenbons und Warenkarten behältst du.
rome-moment-doubles = Ein Pasch kostet dich den Wurf: Es wird eine Fatumskarte gezogen, außer du gibst einen Sternenbon aus.
rome-moment-spent = Dein Sternenbon ist ausgegeben: Du fährst wie gewürfelt, ohne Fatumskarte.
rome-moment-attacked = Du wirst angegriffen: füge dich, oder kämpfe um dein Schiff und { $sum }.
rome-others-turn = { $name } entscheidet jetzt.
rome-buy-tab = Kaufe auf deinen Warenkarten, unter „Waren“; die Zahl sagt, wie viele Lasten.

## Looking back

rome-review-sum = { $agreed } von { $decisions } Entscheidungen wie der Bot; insgesamt etwa { $lost } Sesterzen verloren
rome-review-lost = Etwa { $amount } Sesterzen verloren.
rome-field-list = Alle Häfen, Sterne und Schiffe
rome-field = Feld { $field }
rome-list-goods = zu kaufen: { $goods }
rome-list-yard = Werft: ein Schiff für { $sum }
rome-list-star = Sternfeld: ein Sternenbon, wenn dein Zug hier endet
rome-list-ship = Schiff von { $name }
