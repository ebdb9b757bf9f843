### What the clerk says in every lesson; its parts are in the game's own file.

lesson-next = Next
lesson-back = Back
lesson-your-move = Your move
lesson-show = Show me
lesson-say-again = Show the clerk’s words again
lesson-play-on = Continue from here
lesson-other = Good idea, but this lesson goes another way: take the highlighted choice.
