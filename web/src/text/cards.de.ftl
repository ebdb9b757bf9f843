### Der Editor für Kartensätze.

your-cards = Eigene Karten
    .lead = Wer das gedruckte Spiel besitzt, kann hier die echten Karten aufschreiben und mit ihnen spielen.
edit-cards = Karten bearbeiten
my-cards = Meine Karten
no-sets = Noch kein Satz. Beginne mit dem Standardsatz und ändere, was auf deinen Karten anders steht.
begin-set = Mit dem Standardsatz beginnen
bring-set = Datei hochladen
standard-file = Standardsatz als Datei
remove-set = { $name } entfernen
really-remove = Wirklich entfernen
set-name = Name
play-with-it = Damit spielen
export-set = Exportieren
all-sets = Alle Sätze
checking = Wird geprüft …
set-good = Damit kann man spielen.
made-up-left =
    { $count ->
        [0] Jeder Eintrag ist bekannt.
        [one] 1 Eintrag ist noch nicht durch eine gedruckte Karte belegt.
       *[other] { $count } Einträge sind noch nicht durch gedruckte Karten belegt.
    }
kind = Art
kind-good = Waren
search-cards = Suchen
only-made-up = nur Rekonstruiertes
no-card-found = So etwas gibt es hier nicht.
made-up = Rekonstruiert: nicht durch eine gedruckte Karte belegt
made-up-mark = rekonstruiert
copied-from-card = So steht es auf meiner Karte
any-goods = beliebige Waren
count-of = Wie viele: { $what }
price-in = Preis in { $what }
add-to = Hinzufügen zu: { $what }
remove-row = { $what } entfernen
add-row = Hinzufügen

field-en = Englischer Name
field-de = Deutscher Name
field-name = Name
field-goods = Verlangte Waren
field-source = Quelle
field-good = Ware
field-price = Preis
field-effect = Wertung

source-name-rulebook = Spielregel
source-name-deduced = erschlossen
source-name-reconstructed = rekonstruiert
source-name-chosen = für diese Ausgabe gewählt
source-name-printed = meine gedruckte Karte
