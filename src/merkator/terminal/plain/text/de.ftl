### Das einfache Brett für Spiele ohne eigenes, auf Deutsch. en.ftl hält dieselben Meldungen.

help-choose =
    Wähle mit der Nummer, oder tippe eine Aktion, wie sie in Aufzeichnungen steht. Die Anfänge ihrer Wörter genügen,
    solange sie eindeutig sind.
help-signs = Ein Fragezeichen ist, was du nicht sehen kannst.
plain-round = { $game } · Runde { $round }
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plain-rules = Die Regeln hinter diesen Möglichkeiten: { $numbers }.
plain-rules-none = Dieses Spiel sagt nicht, welche Regeln hinter seinen Möglichkeiten stehen.
plain-reveal = Was hat { $deck } ergeben?
