### What the clerk says in every lesson; its parts are in the game's own file.

lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-text = Text
lesson-play-on = Continue from here
lesson-progress = { $part } of { $parts }
lesson-press = Press “{ $label }”
lesson-open-tab = Open “{ $tab }”
lesson-wait = Watch what happens
lesson-well = Good.
lesson-good = Good. { $task }
lesson-not-yet = Not yet. { $task }
lesson-read-first = Read this first, then press “Next”.
lesson-none = This game has no lesson yet.
