### Was der Schreiber in jeder Lektion sagt; ihre Teile stehen in der Datei des Spiels.

lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-text = Text
lesson-play-on = Von hier an weiterspielen
lesson-progress = { $part } von { $parts }
lesson-press = Drücke „{ $label }“
lesson-open-tab = Öffne „{ $tab }“
lesson-wait = Sieh zu, was geschieht
lesson-well = Gut.
lesson-good = Gut. { $task }
lesson-not-yet = Noch nicht. { $task }
lesson-read-first = Lies erst und drücke dann „Weiter“.
lesson-none = Zu diesem Spiel gibt es noch keine Lektion.
