### Wie die Züge der anderen Schritt für Schritt gezeigt und zusammengefasst werden. Ids beginnen mit „stage-“.

stage-turn-of = Zug: { $name }
stage-turn-over = Zug von { $name } ist zu Ende
stage-pause = Pause
stage-resume = Weiter
stage-skip = Weiter zu mir
stage-skip-watching = Überspringen
stage-key-skip = Überspringen, was die anderen tun
stage-key-step = Schritt für Schritt ansehen, was die anderen tun
stage-replay = Noch einmal
stage-pace = Tempo
stage-pace-slow = Langsam
stage-pace-normal = Normal
stage-pace-fast = Schnell
stage-pace-off = Aus
stage-recap = Was die anderen getan haben
stage-since = Seit deinem Zug
stage-for-you = Für dich
stage-details = Genauer
stage-go-on = Weiter
