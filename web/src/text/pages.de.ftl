### Startseite, neuer Tisch, Listen, Einstellungen, Konto.

pages = Seiten

## Start

start-lead = Handel über die Meere eines Europas im Krieg. Zwei Spiele an einem Kaufmannstisch.
which-game = Spiel
game-about = { $least } bis { $most } Personen{ $minutes ->
    [0] {""}
   *[other] {" · "}{ $minutes } Min.
}
play-now = Gleich gegen einen Bot spielen
level = Stärke
your-name = Dein Name
guest-name = Gast
ways-to-play = Spielweisen
solo-game = Solospiel
    .about = um möglichst viele Punkte
with-friends = Mit Freunden spielen
    .about = per Link, niemand braucht ein Konto
at-one-screen = An einem Bildschirm
    .about = { $least } bis { $most } Personen wechseln sich hier ab
tutorial = Einführung
    .about = zehn Minuten, du spielst vom ersten Schritt an
all-options = Alle Optionen
import = Einlesen
watch = Zuschauen
rules = Regeln
card-sets = Karten
settings = Einstellungen
about = Über Merkator
account = Konto
language = Sprache
tables = Tische
my-tables = Meine Tische
tables-wait =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
no-own-tables = Noch keine. Ein Spiel, das du beginnst, bleibt hier, bis es zu Ende ist.
ended-tables = Zu Ende
open-tables = Offene Tische
seats-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
table-of = Tisch von { $name }
seats-of = { $taken } von { $all }
table-over = zu Ende
table-paused = Pause
with-others = mit { $names }
join = Mitspielen
join-table = Bei { $table } mitspielen
watch-table = Bei { $table } zuschauen

## Neuer Tisch

new-table = Neuer Tisch
    .lead = Alles lässt sich wählen; was schon eingestellt ist, ergibt ein gutes Spiel.
how-many = Personen
seats = Plätze
    .help = Für einen Platz, zu dem du einlädst, gibt es auf der nächsten Seite einen Link. Freie Plätze eines öffentlichen Tisches kann jeder einnehmen.
seat-number = Platz { $number }
seat-me = ich
seat-local = jemand an diesem Bildschirm
seat-bot = ein Bot
seat-invited = jemand, den ich einlade
seat-open = frei
player-name = Spieler { $number }
options = Optionen
start-random = durch das Los
    .about = Das Los entscheidet, oder ein Platz, den du nennst.
which-cards = Karten
    .about = Der Standardsatz oder einer, den du eingegeben hast.
standard-cards = Standardsatz
more-about-table = Name, öffentlich, Uhr …
table-title = Name des Tisches
table-public = Öffentlich
    .about = jeder kann ihn finden, mitspielen und zuschauen
table-chat = Unterhaltung
    .about = Chat und Kurznachrichten neben dem Spiel
table-rated = Gewertet
    .about = zählt für die Wertung der Beteiligten; keine Tipps
clock = Uhr
    .about = Wie lange jeder nachdenken darf.
clock-none = keine Uhr
clock-live = schnell: Minuten für das ganze Spiel
clock-days = langsam: Tage für jeden Zug
clock-minutes = Minuten
clock-increment = Sekunden jedes Mal frei
clock-day-count = Tage
make-table = Tisch eröffnen

## Links

link-other = Ein Link
    .use = Weiter
link-invitation = Eine Einladung
    .use = Platz nehmen
link-device = An diesem Gerät weitermachen
    .use = Hier weitermachen
link-reset = Ein neues Passwort
    .use = Dieses Passwort verwenden
link-account = Konto anlegen
    .use = Konto anlegen
link-seat-about = { $name } lädt dich zu einer Partie { $game } mit { $players } Personen ein.
link-device-about = Du machst hier als { $name } weiter, mit allen Tischen.
link-device-replaces = In diesem Browser bist du gerade { $name }. Als Gast würdest du diesen Namen und seine Tische hier verlieren.
login-name = Anmeldename
password = Passwort
    .about = Mindestens { $shortest } Zeichen; ein paar Wörter sind gut.

## Zuschauen und Einlesen

watch-games = Zuschauen
    .lead = Öffentliche Spiele, die gerade laufen, und einige, die zu Ende sind.
running-tables = Es wird gespielt
no-running-tables = Gerade spielt niemand an einem öffentlichen Tisch.
no-ended-tables = Noch ist kein Spiel zu Ende.
show-more = Mehr zeigen
import-record = Aufzeichnung importieren
    .lead = Ein beendetes Spiel kann man ansehen, ein anderes weiterspielen.
choose-record = Datei wählen oder hierher ziehen
record-text = … oder den Text einfügen
open-record = Öffnen
record-too-large = Diese Datei ist zu groß: Eine Aufzeichnung hat höchstens 3 Millionen Zeichen.

## Einstellungen

set-look = Aussehen
set-theme = Farben
set-theme-auto = wie das System
set-theme-light = Papier
set-theme-dark = Kerzenlicht
set-contrast = Kontrast
set-contrast-auto = wie das System
set-contrast-normal = normal
set-contrast-high = hoch
set-text_size = Schriftgröße
set-text_size-small = klein
set-text_size-normal = normal
set-text_size-large = groß
set-motion = Bewegung
set-motion-auto = wie das System
set-motion-full = voll
set-motion-reduced = reduziert
set-playing = Spielen
set-confirm = Fragen, bevor der Zug weitergeht
set-confirm-off = nein
set-confirm-on = ja
set-confirm-countdown = herunterzählen
set-confirm_seconds = Sekunden beim Herunterzählen
set-hints = Bedienung und Karten erklären
set-chat = Zeigen, was andere sagen
set-turn = Wenn ich dran bin
set-sound = Ton
set-volume = Lautstärke
set-notifications = Mitteilungen des Browsers
set-notifications-off = keine
set-notifications-turn = mein Zug
set-notifications-all = alles
set-addresses = Anderswo Bescheid bekommen
set-address = Adresse
set-address-kinds = Dieser Server kann: { $kinds }
add = Hinzufügen
remove = Entfernen
save = Speichern
saved = Gespeichert.

## Konto und Personen

account-lead = Du bist als { $name } angemeldet.
guest-lead = Du bist Gast: Dieser Browser ist dein Schlüssel. Mit einem Konto bleibt alles erhalten, wenn er verloren geht.
visitor-lead = Zum Spielen braucht niemand ein Konto. Mit einem kannst du dich überall anmelden.
become-account = Ein Konto anlegen
    .about = Deine Tische, Wertungen und Einstellungen bleiben deine.
log-in = Anmelden
    .about = Willkommen zurück.
    .takes-along = Die Partien, die du hier als Gast spielst, kommen in dein Konto.
make-account = Konto anlegen
account-made = Das Konto ist angelegt.
change-password = Passwort ändern
old-password = Bisheriges Passwort
new-password = Neues Passwort
other-device = An einem anderen Gerät weitermachen
    .about = Ein Link und ein Bild zum Abfotografieren; beides gilt einmal, 15 Minuten lang.
    .picture = Der Link als Bild zum Abfotografieren
make-link = Link anlegen
devices = Wo du angemeldet bist
browser = Ein Browser
this-browser = dieser
log-out = Abmelden
log-out-anyway = Trotzdem abmelden
guest-lost = Ein Gast kann sich nicht wieder anmelden: Deine Tische hier wären für dich unerreichbar.
my-data = Meine Daten
export-data = Meine Daten mitnehmen
delete-me = Mich löschen
    .about = Dein Name verschwindet aus allen Spielen, Einstellungen und Wertungen werden entfernt. Das lässt sich nicht zurücknehmen.
delete-for-good = Endgültig löschen
account-gone = Auf diesem Server gibt es dich nicht mehr.
my-figures = Meine Spiele und Wertungen
person = Eine Person
person-since = hier seit { $day }
person-games =
    { $games ->
        [0] Noch kein beendetes Spiel.
        [one] Ein beendetes Spiel, { $won } gewonnen.
       *[other] { $games } beendete Spiele, { $won } gewonnen.
    }
games-played = Spiele
games-won = Gewonnen
best = Bestes
mean = Mittel
rating = Wertung
latest-games = Letzte öffentliche Spiele
won = gewonnen
account-invite-only = Auf diesem Server braucht ein neues Konto eine Einladung. Öffne den Einladungslink, oder frage, wer den Server betreibt.
session-seen = zuletzt benutzt am { $day }
session-since = angemeldet seit { $day }
log-out-here = Hier abmelden
log-out-of = { $name } abmelden
log-out-others = Alle anderen Browser abmelden
logged-out-of = { $name } ist abgemeldet.
logged-out-others = Alle anderen Browser sind abgemeldet.
holiday = Urlaub
    .about = Solange du weg bist, stehen die Uhren deiner langsamen Spiele still. Für Livespiele gilt das nicht.
holiday-days = Tage
holiday-start = Urlaub beginnen
holiday-end = Urlaub beenden
holiday-until = Du bist bis zum { $day } im Urlaub.
holiday-ended = Dein Urlaub ist zu Ende; deine Uhren laufen wieder.
holiday-left = noch { $left } von { $most } Tagen in diesem Jahr
person-none-counted = Keine dieser Partien zählt hier: Gezählt werden Partien, die mit einem Platz je Person zu Ende gespielt wurden.
my-latest-games = Meine beendeten Partien
points-of = { $points } Punkte

## Regeln und Über

rules-of = Regeln von { $game }
search-rules = In den Regeln suchen
no-rule-found = Das sagt keine Regel.
about-merkator = Über Merkator
about-lead = Zwei Handelsspiele an einem Tisch, von Leuten, die sie spielen wollten.
about-games = Alle Worte und Zeichnungen sind unsere eigenen; die Regeln sind die der Spiele.
about-cards = Welche Karten rekonstruiert sind
about-cards-text = Nicht jede Karte der gedruckten Spiele ist veröffentlicht. Was nicht zu finden war, wurde erschlossen oder nach Art der bekannten Karten gemacht; solche Einträge tragen ein kleines Zeichen. Wer das gedruckte Spiel besitzt, kann eigene Karten eingeben.
about-own-cards = Eigene Karten eingeben
source-rulebook = { $count } Einträge wie in den Spielregeln
source-deduced = { $count } aus deren Angaben erschlossen
source-reconstructed = { $count } rekonstruiert
source-printed = { $count } von gedruckten Karten abgeschrieben
source-chosen = { $count } für diese Ausgabe gewählt
source-decided = { $count } entschieden, wo die Regel es offen lässt
about-credits = Dank
about-privacy = Was gespeichert wird
about-privacy-text = Ein Gast hat einen Namen und eine Sitzung in diesem Browser. Ein Konto fügt einen Anmeldenamen und ein gehashtes Passwort hinzu. Nichts wird von anderen Servern geladen, niemand wird gezählt. Auf der Seite deines Kontos kannst du deine Daten mitnehmen oder löschen lassen.
about-api = Für Programmierer: die API

## Mit Freunden, Listen und Beispiele

friends-send = Schick diesen Link
friends-copied = Kopiert
friends-text = Nachricht
friends-message = Lass uns zusammen { $game } spielen: { $link }
friends-scan = Oder scannen
    .about = Wer den Link öffnet, sitzt gleich am Tisch. Niemand braucht ein Konto; ein Name genügt.
friends-you = du
friends-this-screen = an diesem Bildschirm
friends-here = ist da
friends-sat-now = hat sich gerade gesetzt
friends-ready = bereit
friends-rename = umbenennen
friends-waiting = wartet auf jemanden
friends-open = der Link ist offen
friends-bot = Stattdessen ein Bot
friends-add-seat = Noch ein Platz
friends-drop-seat = Ein Platz weniger
friends-sat = { $name } hat sich gesetzt. { $taken } von { $seats }.
friends-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
friends-start = Mit { $with } beginnen
friends-when = Beginne, wann du willst.
    .free = Freie Plätze übernehmen Bots.
table-round = Runde { $round }
table-decides = { $name } ist am Zug
sample-games = Beispielpartien
    .about = Gerade spielt niemand öffentlich. Sieh dir eine von diesen an, Schritt für Schritt.
sample-of =
    { $players ->
        [1] { $game }, allein
       *[other] { $game } zu { $players ->
            [2] zweit
            [3] dritt
            [4] viert
            [5] fünft
           *[other] sechst
        }
    }
sample-won = { $name } hat gewonnen
sample-solo = eine ganze Partie in 17 Zügen
learn = Spielend lernen
    .about = zehn Minuten; du kannst jederzeit aufhören
play-bot = Jetzt spielen
    .about = gegen einen Bot; { $level } ist ein sanfter Anfang
against = gegen { $level }
change-opponent = ändern
also = Außerdem
also-empty = Deine Partien und Ergebnisse stehen bald hier. Sie bleiben in diesem Browser; ein Konto ist nicht nötig.
lesson-of = Erste Lektion: { $game }
lessons = Lektionen
