### The terminal's own words in English: prompts, help, messages. de.ftl holds the same messages.
### The words of a game are in its own folder: words/text, and terminal/text for its board.

## Prompts

prompt = >{" "}
prompt-name = { $name } >{" "}
# A question with the answer that Enter gives
prompt-default = { $question } [{ $default }]{" "}
yes = yes
no = no
# Before a person sees what only that person may see: a decision, or cards of a real table
curtain = Hand the keyboard to { $name }, who decides now; nobody else looks. Then press Enter.{" "}
curtain-cards = Hand the keyboard to { $name }, to type in the own cards; nobody else looks. Then press Enter.{" "}
curtain-bot = Next come the cards of { $name }, a bot: somebody who may see them types them in. Then press Enter.{" "}
go-on = To go on, press Enter.{" "}

## Answers that cannot be

answer-empty = { $count ->
    [0] Type an answer; ? shows help.
   *[other] Type a number from 1 to { $count } or an action; ? shows all commands.
}
answer-unknown = { $count ->
    [0] “{ $typed }” is not possible here; ? for help.
   *[other] “{ $typed }” is not possible here: type a number from 1 to { $count } or an action; ? for help.
}
answer-ambiguous = “{ $typed }” can mean several things: { $some }.
answer-illegal = { $count ->
    [0] “{ $typed }” is not possible now. { $reason }
   *[other] “{ $typed }” is not possible now. { $reason } Choose 1 to { $count }.
}
answer-yes-no = “{ $typed }” is neither yes nor no.

## Help

help-commands =
    ?  this help                       l  log: all that happened
    u  undo, back to the last card     s  save a copy: s FILE
    v  view the whole position         h  the rules of this step
    t  tip: what a bot would do, and why
    q  quit; the game is kept, also with Ctrl-C or Ctrl-D
help-others = Possible besides the numbered list:

## The page

# The commands, in one line above the choices
keys = ? help, u undo, t tip, h rules, l log, v view, s save, q quit
hint-thinking = A bot thinks …
hint-choice = Tip: { $choice }.
log-title = What happened
log-more = … (l shows all)
log-all = All that happened
view-title = The position
view-more = v: all

## Commands

undo-nothing = There is nothing to take back.
undo-revealed = This cannot be taken back: something was revealed since ({ $card }).
save-ask = Save a copy in which file?
save-exists = { $file } exists already. Overwrite it?
save-unnamed = “{ $name }” is no name of a file.
save-done = A copy is saved in { $file }.

## Beginning

resume = There is an unfinished game: { $names }, { $number } actions. Go on with it?
new-title = A new game
new-count = How many players, { $least } to { $most }?
new-count-wrong = “{ $typed }” is not possible: choose a number from { $least } to { $most }.
new-who = A name is a person at this screen; a bot is called by its kind: { $bots }.
new-name = Player { $number }:
new-guest = Guest
new-variants = { $off ->
    [none] Variants, if you like:
   *[other] Variants, if you like; { $off } can be switched off:
}
new-variant = Which ones (names, or Enter for none)?
new-variant-wrong = “{ $typed }” is no variant here; there are: { $options }.

## A game on a real table

follow-title = Lay out the game and tell what was drawn. u takes the last answer back, q stops.
reveal-help = { $count ->
    [0] Type the answer; u takes the last one back, q quits.
   *[other] Type a number from 1 to { $count } or the beginning of a name; u takes the last answer back, q quits.
}
reveal-gone = { $card }: this cannot come any more, it has been named as often as it is there.
reveal-surplus = More was typed than is asked for; this is left out: { $answers }.

## Leaving

goodbye = Goodbye. Nothing was begun.
left = The game is saved in { $file }
left-unsaved = The game could not be saved.
left-resume = Go on with: merkator terminal --file { $file }
left-limit = After { $turns } turns the bots were stopped.
result-title = Result
result-record = The record of this game: { $file }

## Wishes that cannot be

reason-same-name = two players are called “{ $name }”: give them different names
reason-file-game = { $file } is a game of { $game }, not of { $wanted }
reason-file-players = { $file } exists and is played by { $players }; name another file or no players
reason-file-seed = { $file } exists and was not dealt from seed { $seed }; name another file or no seed
reason-file-follow = { $file } exists and was not begun with --follow; name another file
reason-follow-seed = a game on a real table is not dealt from a seed: leave out --seed or --follow

## Reviews

review-working = Looking at every decision …
review-title = What was lost, { $unit }
review-title-all = Every decision, { $unit }
review-step = Step
review-round = Round
review-who = Who
review-played = Played
review-better = The bot’s choice
review-expected = Expected
review-amount = { $amount }
review-unit-hamburg = in points
review-unit-rome = in sesterces
review-sum-hamburg = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-sum-rome = { $amount ->
    [one] { $amount } sesterce
   *[other] { $amount } sesterces
}
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
review-summary = { $who }: { $agreed } of { $decisions } decisions as the bot ({ $level }) would have made them; { $lost } lost in all.
review-nothing = There was nothing to decide.
review-chart = What was to be expected at the end, { $unit }
review-across = actions played
