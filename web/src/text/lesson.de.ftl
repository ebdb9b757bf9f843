### What the clerk says in every lesson; its parts are in the game's own file.

lesson-next = Weiter
lesson-back = Zurück
lesson-your-move = Du bist am Zug
lesson-show = Zeig es mir
lesson-say-again = Was der Schreiber sagt
lesson-play-on = Von hier an weiterspielen
lesson-other = Kein schlechter Gedanke, aber diese Lektion geht anders weiter: Nimm die markierte Wahl.
