### What the clerk says in every lesson; its parts are in the game's own file.

lesson-next = Go on
lesson-back = Back
lesson-your-move = Your move
lesson-show = Show me
lesson-say-again = What the clerk says
lesson-play-on = Play on from here
lesson-other = A good thought, but this lesson goes another way: take the marked choice.
