### What pages say of the game.

hamburg-solo = 17 Züge; 55, 60 und 80 Punkte sind die Marken
hamburg-origin = Hamburg ist unsere Umsetzung von Merkator von Uwe Rosenberg (2010).
hamburg-lesson-first = Deine ersten Züge
hamburg-lesson-bot = Gegen einen Bot: Mitreisen, Geld, Verluste
