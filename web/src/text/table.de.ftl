### Was jeder Tisch sagt, was immer gespielt wird. table.en.ftl enthält dieselben Meldungen.

## Die Leiste oben

table-called = Tisch „{ $title }“
table-round = Runde { $round }
table-steps = Schritte des Zuges
table-step-done = (erledigt)
table-waiting-for = { $name } ist dran …
table-decides = { $name } entscheidet
table-now-decides = Jetzt entscheidet { $name }.
table-watching = Du schaust zu
table-is-over = Das Spiel ist zu Ende
table-beginning = Der Beginn des Spiels
table-undo = Zurück
table-hint = Tipp
table-history = Verlauf
table-help = Hilfe
table-menu = Menü
table-next = Nächster Tisch
table-next-title = { $count ->
    [one] Ein anderer Tisch wartet auf dich
   *[other] { $count } andere Tische warten auf dich
}
table-tabs = Teile des Tisches
table-slips = Was zu beantworten ist
table-sheet-down = Das Blatt nach unten ziehen
table-sheet-up = Das Blatt nach oben ziehen

## Mitspieler

table-you = du
table-bot = Bot · { $level }
table-seat-free = frei
table-seat-left = ist gegangen
table-clock = Restzeit von { $name }
table-clock-days = { $days } Tg. { $hours } Std.
table-clock-over = Zeit abgelaufen

## Wählen, bestätigen, planen

table-choices = Was du tun kannst
table-more-choices = { $count } weitere zeigen
table-taken-back = Zurückgenommen.
table-confirm-ask = Ist dein Zug fertig?
table-confirm-then = Dann entscheidet { $name }.
table-confirm-then-other = Dann entscheidet jemand anderes.
table-confirm-then-end = Dann ist das Spiel zu Ende.
table-confirm = Bestätigen
table-confirm-in = Bestätigen ({ $seconds })
table-take-back = Zurücknehmen
table-plan = Zug planen
table-plan-on = Geplant: noch wird nichts abgeschickt
table-plan-about = Einen ganzen Zug ausprobieren, bevor etwas abgeschickt wird.
table-plan-not-yet = Du bist noch nicht dran.
table-plan-begun = Es wird geplant. Was du wählst, wird nur ausprobiert.
table-plan-ended = Der Plan ist verworfen.
table-plan-waits = Eine verdeckte Karte entscheidet, wie es weitergeht: schicke ab, was da ist.
table-plan-passes = Damit endet dein Zug.
table-plan-send = Plan abschicken
table-plan-back = Zurück
table-plan-drop = Verwerfen
table-plan-stop = Nicht mehr planen

## Tipps

table-hint-thinking = Ein Bot denkt darüber nach …
table-hint-thinks = Der Bot „{ $level }“ denkt darüber nach …
table-hint-said = Tipp: { $choice }.
table-hint-reasons = Gründe für den Tipp
table-hint-no-reason = So würde der Bot „{ $level }“ spielen.
table-hint-do = So machen

## Protokoll und Verlauf

table-log = Protokoll
table-talk = Gespräch
table-log-or-talk = Protokoll oder Gespräch
table-log-empty = Noch ist nichts geschehen.
table-unread = ungelesen
table-move = Aktion { $step }
table-move-of = Aktion { $step } von { $total }
table-look-here = Diese Aktion ansehen
table-by-order = (Dauerauftrag)
table-earlier = Frühere Aktionen zeigen
table-since = seit deinem Zug
table-since-long = Noch einmal zeigen, was seit deinem letzten Zug geschah
table-first = Zum Anfang
table-back = Eine Aktion zurück
table-forward = Eine Aktion vor
table-live = Zur Gegenwart
table-replay = Verlauf abspielen
table-halt = Anhalten
table-slide = Gezeigte Aktion
table-to-present = Zur Gegenwart
table-link-move = Link zu dieser Aktion kopieren
table-link-copied = Der Link ist kopiert.
table-history-about = Jede Aktion ansehen, eine nach der anderen.

## Gespräch

table-talk-empty = Noch hat niemand etwas gesagt.
table-say = Etwas sagen
table-send = Senden
table-notes = Kurznachrichten

## Die Verbindung

table-line-broken = Die Verbindung ist unterbrochen.
table-line-broken-more = Es wird von selbst weiter versucht. Was du siehst, kann veraltet sein.
table-line-back = Die Verbindung ist wieder da.
table-move-waits = Dein Zug ist unterwegs.
table-move-waits-more = Er wird nur einmal gespielt, so oft er auch gesendet wird.
table-move-unsaved = Dein Zug ist noch nicht gespeichert.
table-move-unsaved-more = Der Server kann gerade nichts speichern. Es wird weiter versucht: Dein Zug geht nicht verloren und wird nur einmal gespielt.
table-move-give-up = Nicht warten

## Was andere möchten

table-is-paused = Das Spiel ruht
table-paused-more = Jeder am Tisch kann es weitergehen lassen.
table-resume = Weiter
table-you-left = Du hast diesen Tisch verlassen.
table-come-back = Zurückkommen
table-wish-end = Vorschlag von { $names }: das Spiel hier beenden.
table-wish-pause = Vorschlag von { $names }: eine Pause machen.
table-wish-undo = { $count ->
    [one] Vorschlag von { $names }: die letzte Aktion zurücknehmen.
   *[other] Vorschlag von { $names }: die letzten { $count } Aktionen zurücknehmen.
}
table-wish-own-end = Du möchtest das Spiel hier beenden. Es fehlt noch die Zustimmung von { $names }.
table-wish-own-pause = Du möchtest eine Pause. Es fehlt noch die Zustimmung von { $names }.
table-wish-own-undo = { $count ->
    [one] Du möchtest die letzte Aktion zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
   *[other] Du möchtest die letzten { $count } Aktionen zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
}
table-wish-yes = Zustimmen
table-wish-no = Nein
table-wish-withdraw = Zurückziehen
table-wish-sent = Die anderen sind gefragt.
table-late = Die Zeit von { $name } ist abgelaufen.
table-left = { $name } hat den Tisch verlassen.
table-claim-bot = Bot weiterspielen lassen
table-claim-out = Aus dem Spiel nehmen
table-claim-noted = Notiert. Es geschieht, wenn alle anderen zustimmen.
table-claim-end = Spiel ohne Sieger beenden
table-claim-win = Spiel gewinnen
table-claim-out-by = { $names }: Vorschlag, den Platz frei zu geben.
table-claim-end-by = { $names }: Vorschlag, das Spiel zu beenden.
table-is-out = { $name } hat die Zeit überschritten und ist nicht mehr im Spiel.
table-you-are-out = Deine Zeit ist abgelaufen, und die anderen haben dich aus dem Spiel genommen.
table-you-are-out-more = Solange niemand deinen Platz übernimmt, kannst du zurückkommen; du bekommst dann etwas Zeit.
table-you-are-late = Deine Zeit ist abgelaufen.
table-you-are-late-more = Du kannst noch ziehen, bis die anderen das Spiel beenden, dich herausnehmen oder einen Bot weiterspielen lassen.
table-rematch-by = { $name } möchte noch einmal spielen.
table-rematch-go = Zum neuen Tisch

## Der Vorhang

table-hand-over = { $name } ist an der Reihe
table-hand-over-more = Gib den Bildschirm weiter. Niemand sonst soll hinsehen.
table-hand-show = Ich bin { $name }
table-hand-wait = { $name } ist dran …
table-hand-wait-more = { $name } darf solange die eigenen Karten ansehen, wenn sonst niemand hinsieht.
table-hand-look = Ich bin { $name }: Tisch zeigen

## Das Menü

table-menu-play = Spielen
table-menu-table = Dieser Tisch
table-menu-you = Du
table-orders = Daueraufträge
table-orders-about = Antworten, wenn du nicht da bist.
table-help-about = Die Regel hinter allem, und alle Tasten.
table-ask-undo = Mehr zurücknehmen
table-ask-undo-about = Bis zu deiner letzten Aktion; alle müssen zustimmen.
table-ask-undo-alone = Bis zu deiner letzten Aktion. Das Spiel wird dann nicht gewertet.
table-invite = Einladen
table-invite-about = Ein Link zu einem freien Platz.
table-pause = Pause
table-needs-all = Wenn alle zustimmen.
table-give-bot = Meinen Platz einem Bot geben
table-give-bot-about = Er spielt für dich weiter.
table-end-now = Das Spiel hier beenden
table-leave = Den Tisch verlassen
table-leave-about = Du kannst zurückkommen, bis jemand übernimmt.
table-talk-off = Gespräch abschalten
table-talk-on = Gespräch einschalten
table-talk-about = Für alle an diesem Tisch.
table-record = Aufzeichnung speichern
table-record-about = Das ganze Spiel als Text.
table-record-secret = Erst nach dem Ende: Handkarten sind geheim.
table-sound-on = Ton an
table-sound-off = Ton aus
table-notify-on = Melden, wenn ich dran bin
table-notify-off = Nicht mehr melden
table-notify-about = Durch den Browser, wenn du woanders bist.
table-notify-denied = Der Browser erlaubt dieser Seite keine Meldungen. Das lässt sich dort einstellen.
table-settings = Einstellungen
table-rules = Alle Regeln
table-tutorial = Einführung
table-home = Zurück zum Anfang
table-effects-on = Würfel, Münzen und Karten klingen lassen
table-effects-off = Würfel, Münzen und Karten stumm
table-effects-about = Leise Klänge zu dem, was am Tisch geschieht.
table-haptics-on = Vibration an
table-haptics-off = Vibration aus
table-pace = { $pace ->
    [slow] Züge der anderen: langsam
    [fast] Züge der anderen: schnell
    [off] Züge der anderen: sofort
   *[normal] Züge der anderen: normales Tempo
}
table-pace-about = Wie schnell du siehst, was die anderen tun.
table-sure-leave = Den Tisch verlassen?
table-sure-leave-more = Dein Platz wartet auf dich, bis jemand übernimmt. Die anderen können einen Bot weiterspielen lassen.
table-sure-leave-do = Verlassen
table-sure-hand = Deinen Platz einem Bot geben?
table-sure-hand-more = Der Bot spielt dieses Spiel zu Ende. Du kannst zusehen, aber nicht zurückkommen.
table-sure-hand-do = Abgeben
table-sure-end = Das Spiel hier beenden?
table-sure-end-more = Es ist zu Ende, wenn alle Menschen am Tisch zustimmen. Die Punkte zählen, wie sie stehen.
table-sure-end-do = Beenden

## Daueraufträge

table-orders-lead = Was für dich entschieden wird, wenn du an der Reihe und nicht da bist. Niemand sonst sieht das. Was du nicht aufträgst, wirst du wie immer gefragt.
table-orders-seat = Für wen
table-orders-round = für diese Runde
table-orders-none = In diesem Spiel kann nichts aufgetragen werden.
table-orders-early = Vorab gegebene Antworten
table-orders-drop = Diese und alle danach streichen
table-orders-keep = Behalten
table-orders-kept = Deine Aufträge gelten.

## Einladungen

table-invite-lead = Wer den Link öffnet, nimmt den Platz ein. Jeder Link gilt einmal, 14 Tage lang.
table-invite-seat = Einladung zum Platz „{ $name }“
table-invite-full = Kein Platz ist frei.
table-invite-link = Link
table-invite-qr = Der Link als Bild zum Abfotografieren
table-copy = Kopieren
table-share = Teilen

## Hilfe

table-help-no-rule = Wenn du dran bist, steht hier die Regel zu deiner Entscheidung.
table-help-decision = Die jetzige Entscheidung
table-ask = Was ist das?
table-ask-lead = Tippe an, was umrandet ist, und du siehst die Regel dazu.
table-ask-nothing = Dazu gehört keine Regel. Nimm etwas, das umrandet ist.
table-ask-end = Genug
table-keys = Tasten
table-key-enter = Was der rote Knopf sagt
table-key-choice = Aus der Liste wählen
table-key-arrows = Durch den Verlauf
table-key-space = Verlauf abspielen oder anhalten
table-key-escape = Zurück zur Gegenwart

## Das Ende

table-end-won = { $name } gewinnt mit { $points } Punkten
table-end-shared = { $names } gewinnen mit { $points } Punkten
table-end-alone = { $points } Punkte
table-end-agreed = Das Spiel wurde gemeinsam beendet
table-end-time = Zeit von { $name } abgelaufen: kein Sieger
table-end-time-won = { $winner } gewinnt: Zeit von { $name } abgelaufen
table-end-lead = { $rounds ->
    [one] Anno 1648 · eine Runde
   *[other] Anno 1648 · { $rounds } Runden
}
table-end-course = Punkte im Lauf der Runden
table-end-next = Was nun
table-chart = Punkte nach jedem Zug
table-chart-turn = Zug
table-chart-none = Kein Zug wurde beendet.
table-rematch = Noch einmal
table-rematch-about = Ein neuer Tisch wie dieser.
table-review = Durchsehen
table-reviewing = Du siehst ein beendetes Spiel.
table-play-on = Von hier weiterspielen
table-to-result = Zum Ergebnis
table-print = Drucken
table-end-you-win = Du gewinnst: { $sum } Vorsprung
table-end-short = { $name } gewinnt, { $sum } vor dir
table-end-tie-won = Gleichstand: du gewinnst
table-end-tie-lost = Gleichstand: { $name } gewinnt
table-end-you-share = Du teilst dir den Sieg
table-end-amount = { $points ->
    [0.5] { $shown } Punkt
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
table-end-said = Du hast { $points }, { $others }.
table-end-turning = Der Wendepunkt
table-end-turning-said = Wendepunkt: Runde { $round }, { $swing }.
table-end-turning-none = Noch nichts zu vergleichen.
table-end-lead-by-round = dein Vorsprung, Runde für Runde
table-end-you-lead = du führst
table-end-best-leads = der beste andere führt
table-end-round = Runde { $round }
table-end-swing-ahead = von { $from } Rückstand zu { $to } Vorsprung
table-end-swing-behind = von { $from } Vorsprung zu { $to } Rückstand
table-end-swing-up = Vorsprung von { $from } auf { $to }
table-end-swing-down = Vorsprung von { $from } nur noch { $to }
table-end-swing-nearer = Rückstand von { $from } auf { $to }
table-end-swing-back = von Gleichstand zu { $to } Rückstand
table-end-swing-level = von { $from } Rückstand zum Gleichstand
table-end-watch = Ansehen
table-end-goal = Wie es weitergeht
table-end-closest = { $sum } hinter { $name }
table-end-closest-more = Runde { $round }: { $swing }.
table-end-best-new = Neue Bestleistung: { $points }
table-end-best-before = bisher: { $points }
table-end-best-old = Deine Bestleistung: { $points }
table-end-best-gap = { $sum } mehr, und du bist da
table-end-best-first = Dein erstes Ergebnis: { $points }
table-end-best-first-more = Das nächste hat etwas zu schlagen.
table-same-deal = Dieselbe Partie noch einmal
table-same-deal-about = dieselben Karten, dasselbe Glück: schaffst du mehr als { $points }?

## Vor dem Beginn

table-wait-title = Warten auf Mitspieler
table-wait-lead = Das Spiel beginnt, sobald jeder Platz besetzt ist.
table-wait-seats = Plätze
table-wait-free = frei
table-wait-sit = Hinsetzen
table-wait-leave = Verlassen
table-wait-close = Diesen Tisch entfernen
table-wait-close-sure = Diesen Tisch entfernen?
table-wait-close-more = Niemand kann sich hier mehr hinsetzen.
table-wait-close-do = Entfernen
table-wait-link = Die Adresse dieses Tisches
table-wait-public = Jeder kann diesen Tisch finden und sich setzen.
table-wait-private = Nur wer eingeladen ist, kann sich setzen.
table-wait-standard = Das Grundspiel, ohne Varianten.
table-wait-clock-none = Ohne Uhr
table-wait-clock-live = Je { $minutes } Minuten, { $increment } Sekunden frei für jede Entscheidung
table-wait-clock-days = { $days ->
    [one] Ein Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
}
table-wait-rated = Dieses Spiel wird gewertet.
table-wait-here = { $taken } von { $seats } Plätzen sind besetzt

## Reviews with hints: what a bot would have done. $amount and $lost are texts: "3½", "1.200"

review-with-hints = Mit Tipps durchsehen
review-hints = Mit Tipps
review-ways = Von Entscheidung zu Entscheidung
review-back = Die Entscheidung davor
review-next = Die nächste Entscheidung
review-next-lost = Nächster Verlust
review-working = { $total ->
    [0] Der Bot fängt an …
   *[other] Der Bot hat { $done } von { $total } Aktionen angesehen
}
review-sum = { $agreed } von { $decisions } Entscheidungen wie der Bot; insgesamt etwa { $lost } Punkte verloren
review-chart = Am Ende zu erwarten; ○ etwas ging verloren
review-close = Ohne Tipps
review-played = Gespielt: { $choice }.
review-best = Der Bot: { $choice }.
review-same = Der Bot hätte dasselbe getan.
review-other = Der Bot hätte etwas anderes getan.
review-little = Zwischen beidem ist kaum ein Unterschied.
review-lost = { $count ->
    [0.5] Etwa { $amount } Punkt verloren.
    [one] Etwa { $amount } Punkt verloren.
   *[other] Etwa { $amount } Punkte verloren.
}
review-why = Warum?
review-no-reasons = Der Bot sagt nichts über seine Gründe.
review-go = Wähle eine Entscheidung oder zeige im Diagramm auf eine.
review-soon = Die ersten Entscheidungen werden angesehen …
review-none = Es gab nichts zu entscheiden.

## Ein Tisch für jedes Spiel

table-plain-board = Brett
table-plain-picture = Bild der Stellung; die Einzelheiten sagen dasselbe in Worten
table-plain-before = Das Bild zeigt die Stellung vor diesen Zügen; die Einzelheiten zeigen, was daraus wird.
table-plain-details = Einzelheiten
table-plain-moves = Deine Züge
table-plain-nobody = Gerade ist nichts zu entscheiden.
table-plain-result = Ergebnis
table-plain-player = Person
table-plain-points = Punkte
table-plain-yes = ja
table-plain-no = nein
table-plain-none = nichts

## Die Karte als Liste

table-map-list = Karte als Liste
table-map-reached = Wohin du jetzt kannst
table-map-others = Alles andere
