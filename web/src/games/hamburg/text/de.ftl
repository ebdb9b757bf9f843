### Was der Tisch von hamburg sagt, neben den Worten des Spiels selbst (src/merkator/games/hamburg/words/text). Kennungen beginnen mit „hamburg-“.

## Blätter und Überschriften

hamburg-map = Karte
hamburg-places = Orte
hamburg-stacks = Vertragsstapel
hamburg-discarded = { $count } abgelegt
hamburg-solo-stack = Solostapel { $count }
hamburg-stack = Stapel { $value }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Oben: { $contract }: { $demand }
hamburg-drew = { $name } zog
hamburg-stack-empty = Stapel { $value }: leer
hamburg-chart = Zeitplan
hamburg-chart-short = Zeitplan
hamburg-ultimo = Ultimo
hamburg-chart-back = Rückseite
hamburg-counters-left = noch { $count }
hamburg-chart-row = Zeile { $row }: { $left } von { $size } Zeitmarken übrig; offener Buchstabe: { $letter }
hamburg-row-unused = { $count ->
    [2] zu zweit nicht benutzt
    [3] zu dritt nicht benutzt
   *[other] nicht benutzt
}
hamburg-turns = Züge
hamburg-turn-of = Zug { $turn } von { $count }
hamburg-bonus-cards = Bonuskarten
hamburg-buildings = Gebäude
hamburg-cards = Karten
hamburg-you-have = du hast { $count } Taler
hamburg-deck = Stapel { $count }
hamburg-sold-out = ausverkauft
hamburg-desk = Dein Pult
hamburg-office = Kontor
hamburg-your-office = dein Kontor in Hamburg
hamburg-office-of = Kontor in Hamburg
hamburg-your-goods = Dein Kontor
hamburg-columns-note = A verdirbt zuerst, F hält sich
hamburg-spoils-first = verdirbt
hamburg-keeps-best = hält sich
hamburg-supply = Nachschub
hamburg-supply-tile = Nachschubplättchen
hamburg-supply-note = aus jedem Stein wird eine von zwei Waren
hamburg-supply-cube = { $place }: { $count ->
    [0] kein Warenstein mehr
    [one] ein Warenstein
   *[other] { $count } Warensteine
} ({ $first } oder { $second })
hamburg-your-contracts = Deine Verträge
hamburg-ready-there = { $count } bereit { $at }
hamburg-best-five = die fünf besten Verträge zählen voll, die anderen halb
hamburg-hand = Hand
hamburg-in-hand = Auf der Hand: { $card }
hamburg-decision = Deine Entscheidung

## Schritte und Reiter

hamburg-step-invest = Investieren
hamburg-step-travel = Reisen
hamburg-step-fulfil = Erfüllen
hamburg-step-join = Mitreisen
hamburg-tab-map = Karte
hamburg-tab-office = Kontor
hamburg-tab-contracts = Verträge
hamburg-tab-market = Markt
hamburg-tab-log = Protokoll
hamburg-key-escape = Gewählte Karte oder gewählten Ort weglegen
hamburg-until-final = { $count ->
    [one] eine Zeitmarke bis zur Schlussrunde
   *[other] { $count } Zeitmarken bis zur Schlussrunde
}
hamburg-final-round = { $count ->
    [0] Schlussrunde: der letzte Zug
    [one] Schlussrunde: danach noch ein Zug
   *[other] Schlussrunde: danach noch { $count } Züge
}

## Orte. Kurze Namen für schmale Stellen

hamburg-short-dutch_republic = Niederl.
hamburg-short-newfoundland = Neufundl.
hamburg-cubes = { $count ->
    [0] keine Warensteine
    [one] 1 Warenstein
   *[other] { $count } Warensteine
}
hamburg-threshold = füllt Orte ab { $count } Warensteinen auf
hamburg-time-there = Zeitmarken { $count }
hamburg-bonus-there = deine Bonuskarte bringt { $goods }
hamburg-contracts-there = deine Verträge { $values }
hamburg-merkator-here = der Merkator ist hier
hamburg-cannot-go = du hast nicht genug Zeitmarken

## Mengen

hamburg-taler = Taler
hamburg-money = { $count } Taler
hamburg-of-money = von 15 Talern
hamburg-time = { $count ->
    [one] 1 Zeitmarke
   *[other] { $count } Zeitmarken
}
hamburg-time-word = Zeitmarken
hamburg-points-now = Punkte jetzt
hamburg-points-word = Punkte
hamburg-pts = Pkt.
hamburg-now = jetzt
hamburg-of = von { $count }
hamburg-bonus-count = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
hamburg-building-count = { $count } Gebäude
hamburg-supply-count = { $count ->
    [one] 1 Warenstein auf dem Nachschubplättchen
   *[other] { $count } Warensteine auf dem Nachschubplättchen
}
hamburg-column-count = Spalte { $column }: { $count }
hamburg-bonus-card = Bonuskarte { $card }, { $price } Taler
hamburg-building-card = { $building }, { $price } Taler: { $effect }
hamburg-would-score = jetzt { $points }

## Verträge

hamburg-ready = Bereit
hamburg-perhaps = Vielleicht
hamburg-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
hamburg-fulfilled = Erfüllt
hamburg-worth = { $count } Punkte wert

## Die anderen

hamburg-you = du
hamburg-seat-bot = Bot · { $level }
hamburg-seat-left = ist gegangen
hamburg-watch = Das Kontor von { $name } ansehen
hamburg-seat-here = an diesem Bildschirm
hamburg-has-turn = ist am Zug
hamburg-decides = entscheidet
hamburg-no-time = keine Zeitmarken
hamburg-could-join = könnte mitreisen: { $contract }

## Der Zettel einer Reise

hamburg-preview = Was eine Reise täte: { $place }
hamburg-choose-place = Wohin?
hamburg-choose-place-how = Wähle einen Ort auf der Karte; er zeigt, was eine Reise dorthin täte.
hamburg-travel-to = Reise { $to }
hamburg-take = Du nimmst
hamburg-nothing = nichts
hamburg-from-bonus = von deiner Bonuskarte
hamburg-change-split = anders aufteilen
hamburg-refills = Auffüllen
hamburg-contracts = Verträge
hamburg-with = mit
hamburg-exchanging = mit Tausch 4:1
hamburg-brings = bringt { $contract }
hamburg-row-left = { $count ->
    [0] Zeile { $row } ist leer
    [one] In Zeile { $row } bleibt eine Zeitmarke
   *[other] In Zeile { $row } bleiben { $count } Zeitmarken
}
hamburg-row-emptied = Zeile { $row } wird leer: Buchstabe { $letter }, alle verlieren Waren
hamburg-would-lose = würdest du verlieren
hamburg-opens = Deckt auf
hamburg-joining = Mitreisen
hamburg-can = kann
hamburg-can-for = kann ({ $contracts })
hamburg-has-no-time = { $name } hat keine Zeitmarken

## Zettel der anderen Entscheidungen

hamburg-split-title = Warensteine aufteilen
hamburg-split-more = Mehr { $good }
hamburg-your-column = Deine Spalte { $column }:
hamburg-pay-title = { $contract } bezahlen
hamburg-pay = Bezahlen und erfüllen
hamburg-pay-otherwise = Anders bezahlen
hamburg-fulfil = { $contract } erfüllen
hamburg-brings-word = Er bringt
hamburg-brings-none = Er bringt keinen Vertrag: Es ist keiner mehr da.
hamburg-nothing-changes = noch ändert sich nichts
hamburg-invest-title = Investieren
hamburg-invest-how = { $sales ->
    [0] { $purchases ->
        [0] Du kannst nichts verkaufen oder kaufen.
       *[other] Klicke eine Karte des Marktes an, um sie zu kaufen.
    }
   *[other] { $purchases ->
        [0] Klicke einen Vertrag auf deinem Pult an, um ihn zu verkaufen.
       *[other] Klicke einen Vertrag auf deinem Pult an, um ihn zu verkaufen, eine Karte des Marktes, um sie zu kaufen.
    }
}
hamburg-invest-coinless-how = Wähle Karten des Marktes, um sie mit Verträgen zu kaufen.
hamburg-not-now = Jetzt nicht
hamburg-pay-with-contracts = Mit Verträgen bezahlen
hamburg-contracts-given = Verträge, die du gibst
hamburg-give-away = Verträge weggeben
hamburg-buy-for = { $cards } kaufen
hamburg-due = Fällig { $due }, du gibst { $worth }{ $lost ->
    [0] {""}
   *[other] : { $lost } zu viel
}.
hamburg-due-more = Es fehlen noch { $count }.
hamburg-not-allowed = Diese Verträge kannst du nicht zusammen geben: Einen behältst du, und keiner wird umsonst gegeben.
hamburg-you-pay = Du zahlst
hamburg-none-here = keiner für diesen Ort
hamburg-offer-nothing = Nichts bieten
hamburg-offer-all = { $money } Taler und { $time ->
    [one] 1 Zeitmarke
   *[other] { $time } Zeitmarken
} bieten
hamburg-offer-how = Du zahlst nur, wenn getauscht wird.
hamburg-less = Weniger { $what }
hamburg-more = Mehr { $what }
hamburg-choose-myself = Selbst wählen
hamburg-take-best = Die besten nehmen
hamburg-place-best = Diese Waren ins Kontor legen
hamburg-place-these = Diese Warensteine einlegen
hamburg-place-none = Keine Warensteine einlegen
hamburg-invest-how-phone = { $sales ->
    [0] { $purchases ->
        [0] Du kannst nichts verkaufen oder kaufen.
       *[other] Tippe unter „Markt“ auf eine Karte, um sie zu kaufen.
    }
   *[other] { $purchases ->
        [0] Tippe unter „Verträge“ auf einen Vertrag, um ihn zu verkaufen.
       *[other] Tippe unter „Verträge“ auf einen Vertrag, um ihn zu verkaufen, oder unter „Markt“ auf eine Karte, um sie zu kaufen.
    }
}
hamburg-invest-how-tablet = { $sales ->
    [0] { $purchases ->
        [0] Du kannst nichts verkaufen oder kaufen.
       *[other] Tippe im Markt auf eine Karte, um sie zu kaufen.
    }
   *[other] { $purchases ->
        [0] Tippe auf einen deiner Verträge, um ihn zu verkaufen.
       *[other] Tippe auf einen deiner Verträge, um ihn zu verkaufen, oder im Markt auf eine Karte, um sie zu kaufen.
    }
}
hamburg-expert-how = Einmal je Zug darfst du eine offene Karte auf die Hand nehmen: einen Vertrag von einem Stapel oder eine Karte des Marktes.
hamburg-hand-about = Nur du kannst sie nutzen. Kaufe sie später oder nimm sie als Belohnung.
hamburg-join-title = Mit { $name } { $to } reisen?
hamburg-join = Mitreisen
hamburg-bonus-word = Bonuskarte
hamburg-you-could = Du könntest
hamburg-could-fulfil = { $brings ->
    [no] { $contract } erfüllen
   *[other] { $contract }, bringt { $brings }
}
hamburg-tick-join = Nicht fragen, wenn es nichts bringt
hamburg-tick-loss = Künftig abgeben, wovon ich am meisten habe
hamburg-tick-letter = Immer gelten lassen
hamburg-tick-offer = Nie etwas bieten
hamburg-spoil = Waren verderben
hamburg-spoil-letter = Waren verderben: { $letter }
hamburg-spoil-everyone = Alle geben { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} aus Spalte { $column } ab: { $goods }.
hamburg-spoil-you = { $count ->
    [0] Du verlierst nichts.
   *[other] Du verlierst { $goods }.
}
hamburg-you-lose = Du
hamburg-give-back = { $count ->
    [0] Abgeben
    [one] Diese abgeben
    [2] Diese beiden abgeben
   *[other] Diese { $count } abgeben
}
hamburg-keep-there = du behältst { $count } in Spalte { $column }
hamburg-all-there = alles, was du dort hast
hamburg-nothing-there = Spalte { $column } ist leer, du verlierst nichts
hamburg-has-there = hat dort { $count }
hamburg-cubes-safe = Nachschub ist sicher. Du darfst einen Stein in eine Ware dieser Spalte wandeln und sie stattdessen abgeben.
hamburg-counter-of = letzte Marke der Reihe { $row }
hamburg-go-on = Weiter
hamburg-final-title = Die Schlussrunde
hamburg-last-turn = Der letzte Zug
hamburg-final-peace = { $name } hat den Westfälischen Frieden erlangt.
hamburg-final-chart = { $name } hat die letzte Marke der Zeitleiste genommen.
hamburg-final-once = Du hast noch einen Zug.
hamburg-final-after = Nach diesem Zug habt ihr alle noch einen.
hamburg-final-alone = Nach diesem Zug wird gezählt.
hamburg-dock = Entscheidung und Karten
hamburg-tab-stacks = Stapel
hamburg-tab-others = Mitspieler
hamburg-decision-tab = Zug
hamburg-nothing-asked = Jemand anderes entscheidet.


## Das Ende

hamburg-points-of-each = Punkte der einzelnen
hamburg-best-contracts = Beste fünf Verträge
hamburg-other-contracts = Andere Verträge, halb
hamburg-total = Summe
hamburg-legend-best = beste fünf
hamburg-legend-half = halbe Verträge
hamburg-legend-buildings = Gebäude
hamburg-tie = Punktgleich: Mehr übrige Zeitmarken entscheiden. { $times }.
hamburg-rank = { $rank }.
hamburg-end-peace = Der Westfälische Frieden beendet das Spiel in Runde { $round }
hamburg-end-chart = Die Zeit ist um, in Runde { $round }
hamburg-end-turns = Siebzehn Züge sind vorbei
hamburg-mark-peace = Frieden erlangt: Schlussrunde
hamburg-mark-chart = Letzte Zeitmarke: Schlussrunde
hamburg-fact-fulfilled = von dir erfüllte Verträge
hamburg-fact-joined = Reisen, bei denen du mitgereist bist
hamburg-fact-place = dein häufigstes Ziel
hamburg-place-list = Alle Orte
hamburg-lines-to = Linien nach { $places }
