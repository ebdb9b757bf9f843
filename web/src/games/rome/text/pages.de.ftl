### What pages say of the game.

rome-origin = Rom ist unsere Umsetzung des älteren Spiels Mercator.
rome-lesson-first = Deine erste Fahrt
