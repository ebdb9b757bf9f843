### Die eigenen Wörter des Terminals auf Deutsch: Fragen, Hilfe, Meldungen. en.ftl enthält dieselben Nachrichten.
### Die Wörter eines Spiels stehen in seinem Ordner: words/text, und terminal/text für sein Brett.

## Prompts

prompt = >{" "}
prompt-name = { $name } >{" "}
# A question with the answer that Enter gives
prompt-default = { $question } [{ $default }]{" "}
yes = ja
no = nein
# Before a person sees what only that person may see: a decision, or cards of a real table
curtain = Gib { $name } die Tastatur, jetzt wird dort entschieden; sonst schaut niemand her. Dann Eingabetaste.{" "}
curtain-cards = Gib { $name } die Tastatur, um die eigenen Karten einzugeben; sonst schaut niemand her. Dann Eingabetaste.{" "}
curtain-bot = Jetzt kommen die Karten von { $name }, einem Bot: Wer sie sehen darf, gibt sie ein. Dann Eingabetaste.{" "}
go-on = Weiter mit der Eingabetaste.{" "}

## Answers that cannot be

answer-empty = { $count ->
    [0] Gib eine Antwort ein; ? zeigt Hilfe.
   *[other] Gib eine Zahl von 1 bis { $count } oder eine Aktion ein; ? zeigt alle Befehle.
}
answer-unknown = { $count ->
    [0] „{ $typed }“ geht hier nicht; ? zeigt Hilfe.
   *[other] „{ $typed }“ geht hier nicht: Gib eine Zahl von 1 bis { $count } oder eine Aktion ein; ? zeigt Hilfe.
}
answer-ambiguous = „{ $typed }“ kann mehreres bedeuten: { $some }.
answer-illegal = { $count ->
    [0] „{ $typed }“ ist jetzt nicht möglich. { $reason }
   *[other] „{ $typed }“ ist jetzt nicht möglich. { $reason } Wähle 1 bis { $count }.
}
answer-yes-no = Bitte antworte mit ja oder nein.

## Help

help-commands =
    ?  diese Hilfe                     l  Protokoll: alles, was geschah
    u  zurück bis zur letzten Karte    s  Kopie speichern: s DATEI
    v  die ganze Lage zeigen           h  die Regeln dieses Schritts
    t  Tipp: was ein Bot täte, und warum
    q  aufhören; das Spiel bleibt gespeichert, auch bei Strg-C und Strg-D
help-others = Außer der nummerierten Liste ist möglich:

## The page

# The commands, in one line above the choices
keys = ? Hilfe, u zurück, t Tipp, h Regeln, l Protokoll, v Lage, s speichern, q Ende
hint-thinking = Ein Bot denkt nach …
hint-choice = Tipp: { $choice }.
log-title = Was geschah
log-more = … (l zeigt alles)
log-all = Alles, was geschah
view-title = Die Lage
view-more = v: alles

## Commands

undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt ({ $card }).
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
new-variants = { $off ->
    [none] Varianten nach Wunsch:
   *[other] Varianten nach Wunsch; { $off } lässt sich abschalten:
}
new-variant = Welche (Namen, oder Enter für keine)?
new-variant-wrong = „{ $typed }“ ist hier keine Variante; es gibt: { $options }.

## A game on a real table

follow-title = Baut das Spiel auf und gebt ein, was gezogen wurde. u nimmt die letzte Antwort zurück, q hört auf.
reveal-help = { $count ->
    [0] Gib die Antwort ein; u nimmt die letzte zurück, q hört auf.
   *[other] Gib eine Zahl von 1 bis { $count } oder den Anfang eines Namens ein; u nimmt die letzte Antwort zurück, q hört auf.
}
reveal-gone = { $card }: Das kann nicht mehr kommen, es wurde schon so oft genannt, wie es vorhanden ist.
reveal-surplus = Es wurde mehr eingegeben als gefragt; das bleibt weg: { $answers }.

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

## Reviews

review-working = Jede Entscheidung wird angesehen …
review-title = Was verloren ging, { $unit }
review-title-all = Jede Entscheidung, { $unit }
review-step = Nr.
review-round = Runde
review-who = Wer
review-played = Gespielt
review-better = Wahl des Bots
review-expected = Erwartet
review-amount = { $amount }
# Für Spiele ohne Ratgeber: Gemessen wird, wie viele zufällig zu Ende gespielte Partien gewonnen werden
review-unit-wins = in gewonnenen Partien von 100
review-sum-wins = { $amount ->
    [one] { $amount } Partie von 100
   *[other] { $amount } Partien von 100
}
review-unit-points = in Punkten
review-sum-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
review-lost = Verlust
review-summary = { $who }: { $agreed } von { $decisions } Entscheidungen, wie der Bot ({ $level }) sie getroffen hätte; insgesamt { $lost } verloren.
review-nothing = Es gab nichts zu entscheiden.
review-chart = Was am Ende zu erwarten war, { $unit }
review-across = gespielte Aktionen
