### The terminal's own words in English: prompts, help, messages. de.ftl has the same messages.
### The words of a game are in its own folder: words/text, and terminal/text for its board.

## Prompts

prompt = >{" "}
prompt-name = { $name } >{" "}
# A question with the answer that Enter gives
prompt-default = { $question } [{ $default }]{" "}
yes = yes
no = no
# Shown before a player sees what only that player may see: a decision, or cards of a real table
curtain = Pass the keyboard to { $name }, who decides next. Everyone else, look away. Then press Enter.{" "}
curtain-cards = Pass the keyboard to { $name } to type in their cards. Everyone else, look away. Then press Enter.{" "}
curtain-bot = Next are the cards of { $name }, a bot. Someone who may see them types them in. Press Enter to start.{" "}
go-on = Press Enter to continue.{" "}

## Answers that are not possible

answer-empty = { $count ->
    [0] Type an answer; ? shows help.
   *[other] Type a number from 1 to { $count } or a move; ? shows all commands.
}
answer-unknown = { $count ->
    [0] “{ $typed }” isn’t possible here; ? shows help.
   *[other] “{ $typed }” isn’t possible here: type a number from 1 to { $count } or a move; ? shows help.
}
answer-ambiguous = “{ $typed }” can mean several things: { $some }.
answer-illegal = { $count ->
    [0] “{ $typed }” isn’t possible now. { $reason }
   *[other] “{ $typed }” isn’t possible now. { $reason } Choose 1 to { $count }.
}
answer-yes-no = Please answer yes or no.

## Help

help-commands =
    ?  this help                       l  the full log
    u  undo, back to the last card     s  save a copy: s FILE
    v  view the whole position         h  the rules of this step
    t  hint: what a bot would do, and why
    q  quit; your game is saved (also with Ctrl-C or Ctrl-D)
help-others = You can also type:

## The page

# The commands, in one line above the choices
keys = ? help, u undo, t hint, h rules, l log, v view, s save, q quit
hint-thinking = A bot is thinking …
hint-choice = Hint: { $choice }.
log-title = Log
log-more = … (l shows all)
log-all = Full log
view-title = The position
view-more = v: all

## Commands

undo-nothing = Nothing to undo.
undo-revealed = This can’t be undone: something has been revealed since ({ $card }).
save-ask = Save a copy to which file?
save-exists = { $file } already exists. Overwrite it?
save-unnamed = “{ $name }” is not a valid file name.
save-done = Copy saved to { $file }.

## Starting

resume = There is an unfinished game: { $names }, { $number } moves. Continue it?
new-title = New game
new-count = How many players, { $least } to { $most }?
new-count-wrong = “{ $typed }” isn’t possible: choose a number from { $least } to { $most }.
new-who = Type a name for each person at this screen, or a kind of bot: { $bots }.
new-name = Player { $number }:
new-guest = Guest
new-variants = { $off ->
    [none] Variants, if you like:
   *[other] Variants, if you like; { $off } can be turned off:
}
new-variant = Which ones (names, or Enter for none)?
new-variant-wrong = “{ $typed }” is not a variant here. Choose from: { $options }.

## A game on a real table

follow-title = Set up the game and type in what is drawn. u undoes the last answer, q quits.
reveal-help = { $count ->
    [0] Type the answer; u undoes the last one, q quits.
   *[other] Type a number from 1 to { $count } or the start of a name; u undoes the last answer, q quits.
}
reveal-gone = { $card }: no copies are left.
reveal-surplus = More answers than needed; ignored: { $answers }.

## Leaving

goodbye = Goodbye. No game was started.
left = Game saved to { $file }
left-unsaved = The game couldn’t be saved.
left-resume = Continue with: merkator terminal --file { $file }
left-limit = The bots were stopped after { $turns } turns.
result-title = Result
result-record = Record of this game: { $file }

## Requests that are refused

reason-same-name = two players are called “{ $name }”: give them different names
reason-file-game = { $file } is a game of { $game }, not of { $wanted }
reason-file-players = { $file } already exists, with players { $players }; choose another file or leave out the players
reason-file-seed = { $file } already exists, with another seed than { $seed }; choose another file or leave out --seed
reason-file-follow = { $file } already exists and was not started with --follow; choose another file
reason-follow-seed = a game on a real table is not dealt from a seed: leave out --seed or --follow

## Reviews

review-working = Checking every decision …
review-title = Losses, { $unit }
review-title-all = Every decision, { $unit }
review-step = Step
review-round = Round
review-who = Who
review-played = Played
review-better = Bot’s choice
review-expected = Expected
review-amount = { $amount }
# For games without a guide: what is measured is how many games are won when they are played on at random
review-unit-wins = in games won of 100
review-sum-wins = { $amount ->
    [one] { $amount } game of 100
   *[other] { $amount } games of 100
}
review-unit-points = in points
review-sum-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-lost = Lost
review-summary = { $who }: { $agreed } of { $decisions } decisions match the bot ({ $level }); { $lost } lost in total.
review-nothing = There was nothing to decide.
review-chart = Expected result, { $unit }
review-across = moves played
