### Was jede Seite sagt. en.ftl daneben enthält dieselben Meldungen.

skip-to-main = Zum Inhalt springen
loading = Wird geladen …
notes = Hinweise
dismiss = Weglegen
broken-title = Etwas konnte nicht geladen werden
broken-text = Vielleicht ist die Verbindung unterbrochen, oder der Server hat eine neuere Version. Nichts ist verloren.
try-again = Noch einmal versuchen
missing-title = Hier ist nichts
missing-text = Vielleicht fehlt ein Stück der Adresse, oder den Tisch gibt es nicht mehr.
back-to-start = Zurück zum Anfang
close = Schließen
cancel = Abbrechen
problem-other = Auf dieser Seite ging etwas schief. Lade sie neu; nichts ist verloren.
problem-offline = Der Server antwortet nicht. Sobald die Verbindung wieder da ist, wird es noch einmal versucht.
your-turn = Du bist dran
no-table = Dieser Tisch ist nicht zu sehen
turn-of = { $name } ist am Zug

## Stärken der Bots, und Bots beim Namen

level-random = Würfel
level-greedy = Gierig
level-easy = Lehrling
level-normal = Kaufmann
level-hard = Meister
level-expert = Patrizier
level-planner = Planer
level-search = Suche
level-learned = Gelernt
