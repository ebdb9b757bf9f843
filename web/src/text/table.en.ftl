### What the table of every game says: the top bar, the log, the menu, the end. Ids begin with "table-".

## The top bar

table-called = game “{ $title }”
table-round = round { $round }
table-steps = Steps of a turn
table-step-done = (done)
table-waiting-for = Waiting for { $name } …
table-decides = { $name } is deciding
table-now-decides = It’s { $name }’s turn to decide.
table-watching = You’re watching
table-is-over = The game is over
table-beginning = Start of the game
table-undo = Undo
table-hint = Hint
table-history = History
table-help = Help
table-menu = Menu
table-next = Next game
table-next-title = { $count ->
    [one] Another game is waiting for you
   *[other] { $count } other games are waiting for you
}
table-tabs = Views
table-slips = Requests
table-sheet-down = Collapse the panel
table-sheet-up = Expand the panel

## Players

table-you = you
table-bot = bot · { $level }
table-seat-free = free
table-seat-left = has left
table-clock = Time left for { $name }
table-clock-days = { $days } d { $hours } h
table-clock-over = out of time

## Choices, confirming, planning

table-choices = What you can do
table-more-choices = Show { $count } more
table-taken-back = Undone.
table-confirm-ask = End your turn?
table-confirm-then = { $name } is next.
table-confirm-then-other = Someone else is next.
table-confirm-then-end = This ends the game.
table-confirm = Confirm
table-confirm-in = Confirm ({ $seconds })
table-take-back = Undo
table-plan = Plan the turn
table-plan-on = Planning: nothing is sent yet
table-plan-about = Try a whole turn before anything is sent.
table-plan-not-yet = It isn’t your turn yet.
table-plan-begun = Planning: nothing is sent until you say so.
table-plan-ended = Plan discarded.
table-plan-waits = A hidden card decides what happens next: send the plan so far.
table-plan-passes = This ends your turn.
table-plan-send = Send the plan
table-plan-back = Undo
table-plan-drop = Discard
table-plan-stop = Stop planning

## Hints

table-hint-thinking = A bot is thinking …
table-hint-thinks = The bot “{ $level }” is thinking …
table-hint-said = Hint: { $choice }.
table-hint-reasons = Reasons for the hint
table-hint-no-reason = The bot “{ $level }” would do this.
table-hint-do = Do this

## The log and the history

table-log = Log
table-talk = Chat
table-log-or-talk = Log or chat
table-log-empty = Nothing has happened yet.
table-unread = unread
table-move = move { $step }
table-move-of = Move { $step } of { $total }
table-look-here = View this move
table-by-order = (standing order)
table-earlier = Show earlier moves
table-since = since your last turn
table-since-long = Replay what happened since your last turn
table-first = Go to the start
table-back = Previous move
table-forward = Next move
table-live = Latest move
table-replay = Play back
table-halt = Stop
table-slide = Move shown
table-to-present = Back to now
table-link-move = Copy a link to this move
table-link-copied = Link copied.
table-history-about = Step through the game move by move.

## Chat

table-talk-empty = No messages yet.
table-say = Say something
table-send = Send
table-notes = Quick messages

## The connection

table-line-broken = Connection lost.
table-line-broken-more = Reconnecting automatically. What you see may be out of date.
table-line-back = Reconnected.
table-move-waits = Sending your move …
table-move-waits-more = It is played only once, even if it is sent again.
table-move-unsaved = Your move is not saved yet.
table-move-unsaved-more = The server can’t store anything right now. We keep trying: your move is not lost, and it is played only once.
table-move-give-up = Stop waiting

## What others ask for

table-is-paused = The game is paused
table-paused-more = Any player can resume it.
table-resume = Resume
table-you-left = You have left this game.
table-come-back = Rejoin
table-wish-end = { $names } would like to end the game here.
table-wish-pause = { $names } would like to pause the game.
table-wish-undo = { $count ->
    [one] { $names } would like to undo the last move.
   *[other] { $names } would like to undo the last { $count } moves.
}
table-wish-own-end = You’ve asked to end the game here. Waiting for { $names }.
table-wish-own-pause = You’ve asked for a pause. Waiting for { $names }.
table-wish-own-undo = { $count ->
    [one] You’ve asked to undo the last move. Waiting for { $names }.
   *[other] You’ve asked to undo the last { $count } moves. Waiting for { $names }.
}
table-wish-yes = Agree
table-wish-no = No
table-wish-withdraw = Withdraw
table-wish-sent = The others have been asked.
table-late = { $name } has run out of time.
table-left = { $name } has left the game.
table-claim-bot = Let a bot take over
table-claim-out = Remove from the game
table-claim-noted = Noted. It takes effect once all the others agree.
table-claim-end = End the game, no winner
table-claim-win = Win the game
table-claim-out-by = { $names } asked to remove the player.
table-claim-end-by = { $names } asked to end the game.
table-is-out = { $name } ran out of time and is out of the game.
table-you-are-out = Your time ran out, and the others removed you from the game.
table-you-are-out-more = Until someone takes your seat, you can rejoin; you’ll get some time to move.
table-you-are-late = Your time is up.
table-you-are-late-more = You can still move until the others end the game, remove you or let a bot take over.
table-rematch-by = { $name } wants a rematch.
table-rematch-go = Go to the new game

## The curtain

table-hand-over = { $name } is next
table-hand-over-more = Pass the screen on. Everyone else, look away.
table-hand-show = I’m { $name }
table-hand-wait = Waiting for { $name } …
table-hand-wait-more = Meanwhile { $name } can look at their cards, as long as nobody else does.
table-hand-look = I’m { $name }: show my cards

## The menu

table-menu-play = Play
table-menu-table = This game
table-menu-you = You
table-orders = Standing orders
table-orders-about = Automatic answers while you’re away.
table-help-about = The rule behind anything, and keyboard shortcuts.
table-ask-undo = Undo more
table-ask-undo-about = Back to your last move; everyone must agree.
table-ask-undo-alone = Back to your last move. The game is then unrated.
table-invite = Invite
table-invite-about = A link to a free seat.
table-pause = Pause
table-needs-all = If everyone agrees.
table-give-bot = Give my seat to a bot
table-give-bot-about = It finishes the game for you.
table-end-now = End the game here
table-leave = Leave the game
table-leave-about = You can rejoin until someone takes your seat.
table-talk-off = Turn chat off
table-talk-on = Turn chat on
table-talk-about = For everyone in this game.
table-record = Download record
table-record-about = The whole game as a text file.
table-record-secret = Available after the game: hands are secret.
table-sound-on = Sound on
table-sound-off = Sound off
table-notify-on = Notify me when it’s my turn
table-notify-off = Stop notifying me
table-notify-about = A browser notification when you’re in another tab.
table-notify-denied = Your browser blocks notifications from this page. You can change that in its settings.
table-settings = Settings
table-rules = All rules
table-tutorial = Tutorial
table-home = Back to the start page
table-effects-on = Sounds of dice, coins and cards on
table-effects-off = Sounds of dice, coins and cards off
table-effects-about = Quiet sounds for what happens at the table.
table-haptics-on = Vibration on
table-haptics-off = Vibration off
table-pace = { $pace ->
    [slow] Other players’ turns: slow
    [fast] Other players’ turns: fast
    [off] Other players’ turns: at once
   *[normal] Other players’ turns: normal pace
}
table-pace-about = How fast you see what the others do.
table-sure-leave = Leave the game?
table-sure-leave-more = Your seat is kept until someone takes it. The others may let a bot take over.
table-sure-leave-do = Leave
table-sure-hand = Give your seat to a bot?
table-sure-hand-more = The bot finishes this game. You can watch, but not rejoin.
table-sure-hand-do = Hand over
table-sure-end = End the game here?
table-sure-end-more = It ends when all human players agree. Points count as they stand.
table-sure-end-do = End game

## Standing orders

table-orders-lead = Standing orders decide for you while you’re away. Nobody else sees them. Anything you leave open waits for you as usual.
table-orders-seat = Seat
table-orders-round = for this round
table-orders-none = This game has no standing orders.
table-orders-early = Answers to your next decisions, in advance
table-orders-drop = Delete this and all after it
table-orders-keep = Save
table-orders-kept = Orders saved.

## Invitations

table-invite-lead = The first person to use a link takes that seat. Links expire after 14 days.
table-invite-seat = Invitation to the seat “{ $name }”
table-invite-full = No seats are free.
table-invite-link = Link
table-invite-qr = QR code for the link
table-copy = Copy
table-share = Share

## Help

table-help-no-rule = When it’s your turn, the rule for your decision appears here.
table-help-decision = Current decision
table-ask = What is this?
table-ask-lead = Tap anything that is outlined to see its rule.
table-ask-nothing = There’s no rule for that. Try something outlined.
table-ask-end = Done
table-keys = Keyboard shortcuts
table-key-enter = Press the red button
table-key-choice = Choose from the list
table-key-arrows = Step through the history
table-key-space = Play or stop the playback
table-key-escape = Back to now

## The end

table-end-won = { $name } wins with { $points } points
table-end-shared = { $names } win with { $points } points
table-end-alone = { $points } points
table-end-agreed = Ended by agreement
table-end-time = { $name } ran out of time: no winner
table-end-time-won = { $winner } wins: { $name } ran out of time
table-end-lead = { $rounds ->
    [one] Anno 1648 · one round
   *[other] Anno 1648 · { $rounds } rounds
}
table-end-course = Points by round
table-end-next = What next?
table-chart = Points after each turn
table-chart-turn = Turn
table-chart-none = No turns were finished.
table-rematch = Rematch
table-rematch-about = A new game with the same settings.
table-review = Review
table-reviewing = You’re viewing a finished game.
table-play-on = Continue from here
table-to-result = Show the result
table-print = Print
table-end-you-win = You win by { $sum }
table-end-short = { $name } wins; you were { $sum } short
table-end-tie-won = A tie: you win
table-end-tie-lost = A tie: { $name } wins
table-end-you-share = You share the win
table-end-amount = { $points ->
    [0.5] { $shown } point
    [one] { $shown } point
   *[other] { $shown } points
}
table-end-said = You have { $points }, { $others }.
table-end-turning = The turning point
table-end-turning-said = Turning point: round { $round }, { $swing }.
table-end-turning-none = Nothing to compare yet.
table-end-lead-by-round = your lead, round by round
table-end-you-lead = you lead
table-end-best-leads = the best of the others leads
table-end-round = Round { $round }
table-end-swing-ahead = from { $from } behind to { $to } ahead
table-end-swing-behind = from { $from } ahead to { $to } behind
table-end-swing-up = lead from { $from } to { $to }
table-end-swing-down = lead from { $from } down to { $to }
table-end-swing-nearer = from { $from } behind to { $to } behind
table-end-swing-back = from level to { $to } behind
table-end-swing-level = from { $from } behind to level
table-end-watch = Watch
table-end-goal = Next
table-end-closest = { $sum } short of { $name }
table-end-closest-more = In round { $round } it was { $swing }.
table-end-best-new = New personal best: { $points }
table-end-best-before = before: { $points }
table-end-best-old = Your best: { $points }
table-end-best-gap = { $sum } more and you’re there
table-end-best-first = Your first result: { $points }
table-end-best-first-more = The next one has something to beat.
table-same-deal = Same deal again
table-same-deal-about = same cards, same luck: can you beat { $points }?

## Before the start

table-wait-title = Waiting for players
table-wait-lead = The game starts once every seat is taken.
table-wait-seats = Seats
table-wait-free = free
table-wait-sit = Take this seat
table-wait-leave = Leave
table-wait-close = Delete this game
table-wait-close-sure = Delete this game?
table-wait-close-more = Nobody will be able to join it.
table-wait-close-do = Delete
table-wait-link = Link to this game
table-wait-public = Anyone can find and join this game.
table-wait-private = Only invited players can join.
table-wait-standard = The basic game, without variants.
table-wait-clock-none = No clock
table-wait-clock-live = { $minutes } min each, plus { $increment } free seconds per decision
table-wait-clock-days = { $days ->
    [one] One day per decision
   *[other] { $days } days per decision
}
table-wait-rated = This game is rated.
table-wait-here = { $taken } of { $seats } seats are taken

## Reviews with hints: what a bot would have done. $amount and $lost are texts: "3½", "1,200"

review-with-hints = Review with hints
review-hints = With hints
review-ways = Step through decisions
review-back = Previous decision
review-next = Next decision
review-next-lost = Next mistake
review-working = { $total ->
    [0] The bot is starting …
   *[other] Checked { $done } of { $total } moves
}
review-sum = { $agreed } of { $decisions } decisions match the bot’s; about { $lost } points lost in total
review-chart = Expected result; ○ marks a mistake
review-close = Hide hints
review-played = Played: { $choice }.
review-best = Bot’s choice: { $choice }.
review-same = The bot would have done the same.
review-other = The bot would have done something else.
review-little = There’s little between the two.
review-lost = { $count ->
    [0.5] About { $amount } point lost.
    [one] About { $amount } point lost.
   *[other] About { $amount } points lost.
}
review-why = Why?
review-no-reasons = The bot gives no reasons.
review-go = Pick a decision, or point to one in the chart.
review-soon = Checking the first decisions …
review-none = There was nothing to decide.

## A table for any game

table-plain-board = Board
table-plain-picture = Picture of the position; the details say the same in words
table-plain-before = The picture shows the position before these moves; the details show what follows.
table-plain-details = Details
table-plain-moves = Your moves
table-plain-nobody = Nothing to decide right now.
table-plain-result = Result
table-plain-player = Player
table-plain-points = Points
table-plain-yes = yes
table-plain-no = no
table-plain-none = none

## The map as a list

table-map-list = Map as a list
table-map-reached = Where you can go now
table-map-others = Everything else
