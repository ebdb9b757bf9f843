### Was der Server den Leuten sagt: kurze Zurufe, Neues vom Tisch, und warum etwas nicht geht. Auf Deutsch; en.ftl enthält dieselben Nachrichten.

## Kurze Zurufe (H-6.5)

note-hello = Hallo!
note-thanks = Danke!
note-well-played = Gut gespielt!
note-hurry = Du bist dran.
note-moment = Einen Moment, bitte.
note-oops = Hoppla!
note-join-me = Komm mit mir mit!
note-do-not-join = Ich bleibe lieber zu Hause.
note-good-game = Schönes Spiel!

## Neues vom Tisch

news-came = { $who } spielt hier weiter.
news-left = { $who } hat den Tisch verlassen.
news-to-bot = Ein Bot spielt für { $who } weiter.
news-agreed-end = Alle sind einverstanden: Das Spiel endet hier.
news-agreed-pause = Alle sind einverstanden: Das Spiel macht Pause.
news-agreed-undo = Alle sind einverstanden: Züge wurden zurückgenommen.
news-resumed = { $who } lässt das Spiel weitergehen.
news-claimed-bot = { $who } hat die Zeit überschritten: Ein Bot spielt weiter.
news-claimed-out = { $who } hat die Zeit überschritten und ist draußen. Die Rückkehr ist möglich, oder jemand anders übernimmt den Platz.
news-over-time = { $who } hat die Zeit überschritten.
news-new-rules = Dieses Spiel begann nach älteren Regeln und folgt nun Regelwerk { $rules }. Manche Beträge können sich geändert haben.
news-rematch = { $who } möchte noch einmal spielen.
news-bot-gave-up = { $who } wusste keine Antwort: Das Los hat entschieden.
news-claimed-end = { $who } hat die Zeit überschritten: Das Spiel endet hier ohne Sieger.
news-claimed-win = { $who } hat die Zeit überschritten und verliert das Spiel.
news-arranged = { $who } hat die Optionen dieses Spiels geändert.

## Bots: je eine Zeile für die, die einen aussuchen

bot-easy = spielt vernünftig, ist aber oft zerstreut
bot-normal = plant seinen Zug und nimmt, was dann am besten ist
bot-hard = denkt mehrere Züge voraus
bot-expert = hat aus vielen Spielen gelernt und denkt voraus
bot-random = spielt irgendeinen erlaubten Zug
bot-greedy = schaut einen Zug voraus und nimmt, was dann am besten ist
bot-planner = plant mehrere Züge voraus, wie die Karten kommen könnten
bot-search = sieht viele Wege durch, die das Spiel nehmen kann
bot-learned = hat aus vielen Spielen gelernt, was eine Stellung wert ist

## Nachrichten an Leute, die gerade nicht da sind

notice-turn = Du bist am Zug
notice-turn-body = { $title }: Die anderen warten auf dich.

## Warum etwas nicht geht. Der Server sagt dasselbe auf Englisch

problem-account = Du hast schon ein Konto.
problem-address = An diese Adresse können keine Nachrichten geschickt werden.
problem-address-one = Gib nur eine Adresse an, ohne Kommas und Leerzeichen.
problem-address-reach = Diese Adresse ist nicht für alle erreichbar.
problem-address-unchecked = Diese Adresse konnte nicht geprüft werden. Versuche es später noch einmal.
problem-address-words = Nach dem Fragezeichen darf in einer Adresse stehen: { $known }.
problem-admin = Das ist denen vorbehalten, die den Server betreiben.
problem-bot = Es gibt keinen Bot „{ $level }“; die Bots sind: { $bots }.
problem-broken = Dieser Tisch lässt sich nicht lesen: Was gespeichert ist, passt nicht zusammen. Sag es denen, die den Server betreiben.
problem-browser = Das geht nur im Browser, nicht mit einem Schlüssel für Programme.
problem-cards = Mit diesem Kartensatz kann man nicht spielen: { $why }.
problem-cards-deep = So tief verschachtelte Listen enthält kein Kartensatz.
problem-cards-form = „{ $kind }“ muss ein Eintrag sein oder eine Liste von Einträgen.
problem-cards-given = Gib entweder den Text eines Kartensatzes an oder seine Einträge.
problem-cards-name = Ein Kartensatz braucht einen Namen.
problem-clock = Diese Uhr lässt sich nicht stellen ({ $where }): { $why }.
problem-clock-kind = Eine Uhr misst die Bedenkzeit oder zählt Tage.
problem-confirm = Damit geht die Entscheidung an einen anderen Platz: Bestätige es.
problem-content-type = Die Anfrage wurde nicht verstanden: Sie muss JSON sein.
problem-count = Auf einmal können höchstens { $most } Aktionen geschickt werden, und mindestens eine.
problem-creator = Das darf nur, wer den Tisch eröffnet hat.
problem-csrf = Diese Anfrage kam nicht von unserer eigenen Seite: Lade sie neu und versuche es noch einmal.
problem-do = Unbekannte Anfrage über die Live-Verbindung.
problem-early = Es gibt höchstens { $most } vorab gegebene Antworten.
problem-empty = Eine Nachricht hat mindestens einen Buchstaben.
problem-endpoint = Dieser Dienst für Push-Nachrichten ist hier nicht erlaubt.
problem-form = Etwas ist falsch ausgefüllt: { $why }.
problem-full = Alle Plätze sind besetzt.
problem-many-actions = Ein Spiel kann höchstens { $most } Aktionen haben. Nimm einige zurück oder schlage vor, es zu beenden.
problem-guest-tables = Hier eröffnen nur Leute mit Konto Tische; Gäste setzen sich dazu.
problem-hidden = Eine aufgedeckte Karte steht dem Rest im Weg: Deine Züge bis dorthin sind gespielt.
problem-host = Dieser Server ist nicht als „{ $host }“ bekannt.
problem-http = Hier ist nichts.
problem-in-time = Dieser Spieler hat die Zeit nicht überschritten.
problem-invite = Nur wer am Tisch sitzt, kann andere dazu einladen.
problem-invite-only = Für ein Konto braucht man hier eine Einladung: Frag die, die den Server betreiben.
problem-json = Die Anfrage wurde nicht verstanden: { $why }.
problem-key = Diesen Schlüssel vergibt der Server selbst.
problem-keys = Das sind keine Schlüssel eines Browsers.
problem-label = Ein Schlüssel für Programme braucht einen Namen.
problem-large = Eine Anfrage hat höchstens { $most } Bytes.
problem-left = Du hast diesen Tisch verlassen: Komm erst zurück.
problem-link-kind = Dieser Link gehört auf die Seite für Konten.
problem-login = Der Name oder das Passwort ist falsch.
problem-login-form = Ein Anmeldename hat 3 bis 40 Zeichen: Buchstaben a–z, Ziffern, Punkte, Striche, Unterstriche.
problem-login-taken = Als „{ $login }“ meldet sich schon jemand anders an: Wähle einen anderen Namen.
problem-long = Eine Nachricht hat höchstens { $most } Zeichen.
problem-many = Du hast { $most } Stellen, an die Nachrichten gehen: Entferne erst eine.
problem-many-cards = Du hast { $most } Kartensätze: Entferne erst einen.
problem-many-links = Du hast { $most } offene Links: Widerrufe erst welche.
problem-many-tables = Eine Seite kann { $most } Tische beobachten.
problem-many-games = Du hast schon { $most } laufende Spiele. Beende oder schließe zuerst einige davon.
problem-many-bot-games = Du hast schon { $most } laufende Spiele, in denen nur Bots spielen. Warte, bis eines davon zu Ende ist.
problem-many-tokens = Du hast { $most } Schlüssel für Programme: Entferne erst einen.
problem-many-undos = In diesem Spiel wurde zu viel zurückgenommen. Spiel von hier aus weiter.
problem-metrics = Die Zahlen sind für den Rechner selbst da, oder mit einem Schlüssel.
problem-newer-rules = Dieser Tisch folgt neueren Regeln, als dieser Server kennt.
problem-no-account = Es gibt kein Konto „{ $login }“.
problem-no-apprise = Dieser Server schickt keine Nachrichten an andere Dienste.
problem-no-cards = Diesen Kartensatz gibt es nicht.
problem-no-chat = An diesem Tisch wird nicht geredet.
problem-no-database = Der Server erreicht seine Datenbank gerade nicht. Versuche es gleich noch einmal.
problem-no-game = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $games }.
problem-no-hint = Der Bot weiß keine Antwort.
problem-no-link = Dieser Link wurde schon benutzt, wurde widerrufen, ist zu alt oder für etwas anderes: Lass dir einen neuen geben.
problem-no-push = Dieser Server schickt keine Push-Nachrichten.
problem-no-drawing = Von { $game } gibt es keine Bilder.
problem-no-rule = Es gibt keine Regel „{ $number }“.
problem-no-seat = Du hast keinen Platz an diesem Tisch.
problem-no-session = Sag erst, wer du bist: Ein Name genügt.
problem-no-subscription = Diese Stelle für Nachrichten gibt es nicht.
problem-no-such-session = Diese Sitzung gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
problem-no-user = Diese Person gibt es nicht.
problem-not-alone = Andere spielen noch mit: Bitte sie, das Spiel zu beenden, oder lass einen Bot weiterspielen.
problem-not-installed = Dieser Server kann solche Nachrichten nicht schicken.
problem-not-left = Nur ein verlassener oder ein eigener Platz kann an einen Bot gehen.
problem-not-paused = Das Spiel macht keine Pause.
problem-not-over = Ein Spiel wird durchgesehen, wenn es zu Ende ist.
problem-not-running = Das Spiel läuft nicht.
problem-not-saved = Nicht gespeichert: Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-yours = Das ist nicht deine Entscheidung.
problem-note = Diesen Zuruf gibt es nicht; es gibt: { $notes }.
problem-number = Das Spiel ist inzwischen weitergegangen.
problem-older-record = Dieses Spiel begann nach älteren Regeln: Du kannst es nicht von einem früheren Punkt weiterspielen.
problem-older-rules = Dieser Tisch begann nach älteren Regeln und kann nicht weitergehen.
problem-origin = Diese Anfrage kommt von einer fremden Seite.
problem-over = Das Spiel ist zu Ende.
problem-over-there = An dieser Stelle ist das Spiel zu Ende: Wähle eine frühere.
problem-password = Das Passwort ist falsch.
problem-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
problem-password-trivial = Dieses Passwort würde jeder als eines der ersten versuchen: Wähle ein anderes.
problem-path = Diese Adresse gibt es nicht.
problem-paused = Das Spiel macht Pause.
problem-rated = In einem gewerteten Spiel gibt es keine Tipps.
problem-rated-copy = Ein gewertetes Spiel kann erst kopiert werden, wenn es zu Ende ist.
problem-refused = Das geht nicht: { $why }
problem-running = Ein neues Spiel kommt nach dem alten.
problem-scheme = Nachrichten gehen an Adressen, die so beginnen: { $kinds }.
problem-seat = Dieser Tisch hat { $count } Plätze.
problem-seat-count = { $players } Spieler haben { $players } Plätze.
problem-seat-kind = Ein Platz kann nicht „{ $kind }“ sein.
problem-seated = Du sitzt schon an diesem Tisch.
problem-seats = Ein Platz ist noch frei.
problem-seats-taken = { $taken } Plätze sind besetzt: Erst muss jemand gehen.
problem-secret = Dieses Spiel wird erst am Ende aufgeschrieben: Die Aufzeichnung enthält alle Handkarten.
problem-server = Der Server hat einen Fehler gemacht; er ist notiert.
problem-slow = Die Anfrage brauchte zu lange.
problem-somebody = Du bist hier schon als „{ $name }“: Melde dich erst ab.
problem-started = Das Spiel hat schon begonnen.
problem-step = Das Spiel hat { $total } Aktionen.
problem-table = Dieser Tisch lässt sich nicht zeigen.
problem-taken = Dieser Platz ist besetzt.
problem-title = Der Name eines Spiels hat höchstens { $most } druckbare Zeichen.
problem-too-many = Das war zu oft: Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
problem-undo = { $allowed } { $allowed ->
    [one] Aktion kann
   *[other] Aktionen können
} zurückgenommen werden, nicht { $count }.
problem-vacation = Von { $most } Urlaubstagen im Jahr sind noch { $left } übrig.
problem-wish = Ein Tisch kann sich nicht „{ $kind }“ wünschen.
problem-too-long = Das dauert auf dem Server zu lange: Frag nach weniger auf einmal.

## Was Messenger von einem Link zeigen

preview-page = Zwei Handelsspiele an einem Kaufmannspult, mit Freunden, gegen Bots oder allein. Ohne Konto.
preview-open =
    { $game } mit { $names }. { $free ->
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
preview-running =
    { $game } mit { $names }{ $round ->
        [0] {""}
       *[other] {", "}Runde { $round }
    }. Öffne den Link, um zuzusehen.
preview-over = { $game } mit { $names }. Das Spiel ist zu Ende: Sieh dir an, wie es gespielt wurde.
