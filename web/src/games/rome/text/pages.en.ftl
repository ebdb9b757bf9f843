### What pages say of the game.

rome-origin = Rome is our implementation of the older game Mercator.
rome-lesson-first = Your first voyage
