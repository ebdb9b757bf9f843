### What pages say of the game.

hamburg-solo = 17 turns; aim for 55, 60 or 80 points
hamburg-origin = Hamburg is our implementation of Merkator by Uwe Rosenberg (2010).
hamburg-lesson-first = Your first turns
hamburg-lesson-bot = Against a bot: joining, money, losses
