### Die eigenen Wörter des Terminals auf Deutsch: Fragen, Hilfe, Meldungen. en.ftl enthält dieselben Nachrichten.
### Die Wörter der Spiele stehen in merkator/hamburg/text und merkator/terminal/hamburg/text.

## Prompts

prompt = >{" "}
prompt-name = { $name } >{" "}
# A question with the answer that Enter gives
prompt-default = { $question } [{ $default }]{" "}
yes = ja
no = nein
curtain = { $name } entscheidet. Schaut sonst niemand auf den Bildschirm? Dann die Eingabetaste drücken.{" "}

## Answers that cannot be

answer-empty = Gib eine Zahl von 1 bis { $count } oder eine Aktion ein; ? zeigt alle Befehle.
answer-unknown = „{ $typed }“ geht hier nicht: Gib eine Zahl von 1 bis { $count } oder eine Aktion ein; ? zeigt Hilfe.
answer-ambiguous = „{ $typed }“ kann mehreres bedeuten: { $some }.
answer-illegal = „{ $typed }“ ist jetzt nicht möglich. { $reason } Wähle 1 bis { $count }.
answer-yes-no = „{ $typed }“ ist weder ja noch nein.

## Help

help-choose =
    Wähle mit einer Zahl, oder gib eine Aktion so ein, wie sie in Aufzeichnungen steht, etwa „go russia“. Die
    Anfänge der Wörter genügen, solange sie eindeutig sind: „g ru“ oder einfach „Russland“.
help-commands =
    ?  diese Hilfe                     l  Verlauf: alles, was geschah
    u  zurück bis zur letzten Karte    s  Kopie speichern: s DATEI
    v  die ganze Lage zeigen           h  die Regeln dieses Schritts
    q  aufhören; das Spiel bleibt gespeichert, auch bei Strg-C und Strg-D
help-signs = Ein Ort hat zwei große Buchstaben, eine Ware zwei Buchstaben in der Farbe ihres Ortes:

## The page

# The commands, in one line above the choices
keys = ? Hilfe, u zurück, h Regeln, l Verlauf, v Lage, s speichern, q Ende
log-title = Was geschah
log-more = … (l zeigt alles)
log-all = Alles, was geschah
view-title = Die Lage
view-more = v: alles

## Commands

undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Eine Karte oder ein Buchstabe wurde aufgedeckt ({ $card }).
save-ask = In welcher Datei soll die Kopie gespeichert werden?
save-exists = { $file } gibt es schon. Überschreiben?
save-unnamed = „{ $name }“ ist kein Dateiname.
save-done = Eine Kopie ist in { $file } gespeichert.

## Beginning

resume = Ein Spiel ist noch nicht zu Ende: { $names }, { $number } Aktionen. Weiterspielen?
new-title = Ein neues Spiel
new-count = Wie viele spielen, { $least } bis { $most }?
new-count-wrong = „{ $typed }“ geht nicht: Wähle eine Zahl von { $least } bis { $most }.
new-who = Ein Name ist ein Mensch an diesem Bildschirm; ein Bot heißt nach seiner Art: { $bots }.
new-name = Spieler { $number }:
new-guest = Gast
new-variants = Varianten nach Wunsch; joining (Mitreisen) lässt sich abschalten:
new-variant = Welche (Namen, oder Enter für keine)?
new-variant-wrong = „{ $typed }“ ist hier keine Variante; es gibt: { $options }.

## A game on a real table

follow-title = Baut das Spiel auf und gebt ein, was gezogen wurde. u nimmt die letzte Antwort zurück, q hört auf.
reveal-help = Gib eine Zahl von 1 bis { $count } oder den Anfang eines Namens ein; u nimmt die letzte Antwort zurück, q hört auf.

## Leaving

goodbye = Auf Wiedersehen. Es wurde nichts begonnen.
left = Das Spiel ist gespeichert in { $file }
left-unsaved = Das Spiel konnte nicht gespeichert werden.
left-resume = Weiter geht es mit: merkator terminal --file { $file }
left-limit = Nach { $turns } Zügen wurden die Bots angehalten.
result-title = Ergebnis
result-record = Die Aufzeichnung dieses Spiels: { $file }

## Wishes that cannot be

reason-same-name = Zwei Spieler heißen „{ $name }“: Gib ihnen verschiedene Namen
reason-file-game = { $file } ist ein Spiel von { $game }, nicht von { $wanted }
reason-file-players = { $file } gibt es schon, und es spielen { $players }; nenne eine andere Datei oder keine Spieler
reason-file-seed = { $file } gibt es schon, aber nicht mit dem Startwert { $seed }; nenne eine andere Datei oder keinen Startwert
reason-file-follow = { $file } gibt es schon und wurde nicht mit --follow begonnen; nenne eine andere Datei
reason-follow-seed = Ein Spiel an einem echten Tisch hat keinen Startwert: Lass --seed oder --follow weg
