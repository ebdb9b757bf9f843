### Der Tisch von rome im Browser; was dort geschieht, sagen die Nachrichten des Spiels.

rome-map = Seekarte
rome-merchants = Händler
rome-players = { $count } Personen
rome-desk = Tisch von { $name }
rome-tab-map = Karte
rome-tab-hand = Waren
rome-tab-merchants = Händler
rome-tab-log = Verlauf
rome-step-trade = Handeln
rome-step-roll = Würfeln
rome-step-sail = Segeln
rome-step-end = Verkauf, Angriff
rome-dice = Würfel: { $one } und { $other }
rome-reach =
    { $fields } Seefelder und { $ports ->
        [one] 1 Hafen
       *[other] { $ports } Häfen
    } erreichbar · ein Hafen beendet die Fahrt
rome-rounds = Runden
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
rome-owes-you = schuldet dir { $amount }
rome-you-owe = du schuldest { $amount }
rome-owes = { $name } schuldet { $amount }
rome-owe-to = { $amount } an { $name }
rome-cash = Bargeld
rome-cards = Warenkarten
rome-vouchers = Gutscheine
rome-empty-hold = leerer Laderaum
rome-skips =
    { $count ->
        [one] setzt aus
       *[other] setzt { $count } Züge aus
    }
rome-fatum = Fatum
rome-fatum-pile = { $count } im Stapel · ein Pasch zieht eine
rome-fatum-none = Keine Karte in diesem Zug.
rome-ports-in-reach = Erreichbare Häfen
rome-what-you-earn = dein Gewinn
rome-sell-lot = { $count } { $good } verkaufen
rome-buy-goods = { $goods } kaufen
rome-you = du
rome-watched = zugeschaut
rome-sesterces = Sesterzen
rome-voucher-count =
    { $count ->
        [one] Gutschein
       *[other] Gutscheine
    }
rome-wealth = Vermögen
rome-hold = Laderaum
rome-credit = Kredit
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
rome-buy-lot =
    { $count ->
        [one] 1 Ladung für { $sum } kaufen
       *[other] { $count } Ladungen für { $sum } kaufen
    }
rome-buy-lot-of = { $count } { $good } für { $sum } kaufen
rome-best = bis +{ $gain } je Ladung
rome-decision = Was zu entscheiden ist
rome-laid = hingelegt
rome-laid-of = { $laid } von höchstens { $most }
rome-nothing-to-buy = Keine deiner Karten ist in { $port } zu kaufen.
rome-buy-below = Kaufe auf deinen Warenkarten: Die Zahl ist die Zahl der Ladungen.
rome-result = Vermögen der Händler
rome-part = Teil
rome-place = { $place }.
rome-part-cash = Bargeld
rome-part-ship = Schiff
rome-part-cargo = Ladung
rome-part-credits = Verliehenes Geld
rome-part-debts = Schulden
rome-part-penalties = Strafen für Karten
