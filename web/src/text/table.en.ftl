### What every table says, whatever is played: the top bar, the log, the menu, the end. Ids begin with "table-".

## The top bar

table-game-hamburg = Hamburg
table-game-rome = Rome
table-called = table “{ $title }”
table-round = round { $round }
table-steps = Steps of the turn
table-step-done = (done)
table-waiting-for = Waiting for { $name } …
table-decides = { $name } decides
table-now-decides = { $name } decides now.
table-watching = You are watching
table-is-over = The game is over
table-beginning = The beginning of the game
table-undo = Undo
table-hint = Hint
table-history = History
table-help = Help
table-menu = Menu
table-next = Next table
table-next-title = { $count ->
    [one] One other table waits for you
   *[other] { $count } other tables wait for you
}
table-tabs = Parts of the table
table-slips = What is to be answered
table-sheet-down = Draw the sheet down
table-sheet-up = Draw the sheet up

## Players

table-you = you
table-bot = bot · { $level }
table-seat-free = free
table-seat-left = has left
table-clock = Time left for { $name }
table-clock-days = { $days } d { $hours } h
table-clock-over = over time

## Choices, confirming, planning

table-choices = What you can do
table-more-choices = Show { $count } more
table-taken-back = Taken back.
table-confirm-ask = Is your turn done?
table-confirm-then = Then { $name } decides.
table-confirm-then-other = Then somebody else decides.
table-confirm-then-end = Then the game is over.
table-confirm = Confirm
table-confirm-in = Confirm ({ $seconds })
table-take-back = Take back
table-plan = Plan the turn
table-plan-on = Planning: nothing is sent yet
table-plan-about = Try a whole turn before anything is sent.
table-plan-not-yet = It is not your turn yet.
table-plan-begun = Planning. What you choose is only tried.
table-plan-ended = The plan is dropped.
table-plan-waits = A hidden card decides what comes next: send what there is.
table-plan-passes = This ends your turn.
table-plan-send = Send the plan
table-plan-back = Back
table-plan-drop = Give up
table-plan-stop = Stop planning

## Hints

table-hint-thinking = A bot thinks about it …
table-hint-thinks = The bot “{ $level }” thinks about it …
table-hint-said = Hint: { $choice }.
table-hint-reasons = Reasons for the hint
table-hint-no-reason = The bot “{ $level }” would do that.
table-hint-do = Do that

## The log and the history

table-log = Log
table-talk = Talk
table-log-or-talk = Log or talk
table-log-empty = Nothing has happened yet.
table-unread = unread
table-move = move { $step }
table-move-of = Move { $step } of { $total }
table-look-here = Look at this move
table-by-order = (standing order)
table-earlier = Show earlier moves
table-since = since your turn
table-since-long = Replay what happened since your last turn
table-first = To the beginning
table-back = One move back
table-forward = One move forward
table-live = To the present
table-replay = Play the history
table-halt = Stop
table-slide = Move that is shown
table-to-present = To the present
table-link-move = Copy a link to this move
table-link-copied = The link is copied.
table-history-about = Look at any move, one after the other.

## Talk

table-talk-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-notes = Quick notes

## The line

table-line-broken = The line is broken.
table-line-broken-more = It is tried again by itself. What you see may be old.
table-line-back = The line is back.
table-move-waits = Your move is on its way.
table-move-waits-more = It will be played once, however often it is sent.
table-move-give-up = Do not wait

## What others ask for

table-is-paused = The game is paused
table-paused-more = Anybody at the table can let it go on.
table-resume = Go on
table-you-left = You have left this table.
table-come-back = Come back
table-wish-end = { $names } would like to end the game here.
table-wish-pause = { $names } would like to pause the game.
table-wish-undo = { $count ->
    [one] { $names } would like to take back the last action.
   *[other] { $names } would like to take back the last { $count } actions.
}
table-wish-own-end = You would like to end the game here. Waiting for { $names }.
table-wish-own-pause = You would like to pause. Waiting for { $names }.
table-wish-own-undo = { $count ->
    [one] You would like to take back the last action. Waiting for { $names }.
   *[other] You would like to take back the last { $count } actions. Waiting for { $names }.
}
table-wish-yes = Agree
table-wish-no = No
table-wish-withdraw = Withdraw
table-wish-sent = The others have been asked.
table-late = { $name } is over time.
table-left = { $name } has left the table.
table-claim-bot = Let a bot play on
table-claim-out = Out of the game
table-claim-noted = Noted. It is done when all others agree.
table-rematch-by = { $name } wants to play again.
table-rematch-go = To the new table

## The curtain

table-hand-over = { $name } is next
table-hand-over-more = Hand the screen over. Nobody else should look.
table-hand-show = I am { $name }
table-hand-wait = Waiting for { $name } …
table-hand-wait-more = { $name } may look at the own cards meanwhile, if nobody else does.
table-hand-look = I am { $name }: show the table

## The menu

table-menu-play = Playing
table-menu-table = This table
table-menu-you = You
table-orders = Standing orders
table-orders-about = Answers for when you are away.
table-help-about = The rule behind anything, and all keys.
table-ask-undo = Take more back
table-ask-undo-about = Up to your last action; all must agree.
table-ask-undo-alone = Up to your last action. The game is not rated then.
table-invite = Invite
table-invite-about = A link to a free seat.
table-pause = Pause
table-needs-all = When all agree.
table-give-bot = Give my seat to a bot
table-give-bot-about = It plays on for you.
table-end-now = End the game here
table-leave = Leave the table
table-leave-about = You can come back until somebody takes over.
table-talk-off = Switch the talk off
table-talk-on = Switch the talk on
table-talk-about = For everybody at this table.
table-record = Download record
table-record-about = The whole game as a text.
table-record-secret = When the game is over: hands are secret.
table-sound-on = Sound on
table-sound-off = Sound off
table-notify-on = Notify me of my turn
table-notify-off = Do not notify me
table-notify-about = By the browser, when you look elsewhere.
table-notify-denied = The browser does not allow notifications of this page. Its settings can change that.
table-settings = Settings
table-rules = All rules
table-tutorial = Tutorial
table-home = Back to the start
table-sure-leave = Leave the table?
table-sure-leave-more = Your seat waits for you until somebody else takes over. The others may let a bot play on.
table-sure-leave-do = Leave
table-sure-hand = Give your seat to a bot?
table-sure-hand-more = The bot plays this game to the end. You can watch, but not come back.
table-sure-hand-do = Give it away
table-sure-end = End the game here?
table-sure-end-more = It is over when all people at the table agree. The points count as they stand.
table-sure-end-do = End it

## Standing orders

table-orders-lead = What is decided for you when it is your decision and you are away. Nobody else sees this. What you do not order is asked as ever.
table-orders-seat = For whom
table-orders-round = for this round
table-orders-none = Nothing can be ordered in this game.
table-orders-early = Early answers to your next decisions
table-orders-drop = Drop this and those after it
table-orders-keep = Keep
table-orders-kept = Your orders are kept.

## Invitations

table-invite-lead = Whoever opens the link takes the seat. Each link works once, for 14 days.
table-invite-seat = Invitation to the seat “{ $name }”
table-invite-full = No seat is free.
table-invite-link = Link
table-invite-qr = The link as a picture to photograph
table-copy = Copy
table-share = Share

## Help

table-help-no-rule = When it is your turn, the rule behind your decision stands here.
table-help-decision = The present decision
table-ask = What is this?
table-ask-lead = Tap anything that is outlined to see its rule.
table-ask-nothing = No rule belongs to that. Try something outlined.
table-ask-end = Enough
table-keys = Keys
table-key-enter = What the red button says
table-key-choice = Choose from the list
table-key-arrows = Through the history
table-key-space = Play or stop the history
table-key-escape = Back to the present

## The end

table-end-won = { $name } wins with { $points } points
table-end-shared = { $names } win with { $points } points
table-end-alone = { $points } points
table-end-agreed = The game was ended by agreement
table-end-lead = { $rounds ->
    [one] Anno 1648 · one round
   *[other] Anno 1648 · { $rounds } rounds
}
table-end-course = Points over the rounds
table-end-next = What now
table-chart = Points after every turn
table-chart-turn = Turn
table-chart-none = No turn was finished.
table-rematch = Rematch
table-rematch-about = A new table like this one.
table-review = Review
table-reviewing = You look at a game that is over.
table-play-on = Play on from here
table-to-result = To the result
table-print = Print

## Before the start

table-wait-title = Waiting for players
table-wait-lead = The game begins as soon as every seat is taken.
table-wait-seats = Seats
table-wait-free = free
table-wait-by-link = by invitation
table-wait-sit = Sit down
table-wait-bot = Let a bot sit here
table-wait-bot-level = Which bot
table-wait-invite = Invite
table-wait-start = Begin: bots take the free seats
table-wait-leave = Leave
table-wait-close = Remove this table
table-wait-close-sure = Remove this table?
table-wait-close-more = Nobody can sit down here any more.
table-wait-close-do = Remove
table-wait-link = The address of this table
table-wait-public = Anybody can find this table and sit down.
table-wait-private = Only those with an invitation can sit down.
table-wait-options = How it is played
table-wait-standard = The basic game, without variants.
table-wait-clock-none = No clock
table-wait-clock-live = { $minutes } minutes each, { $increment } seconds free for each decision
table-wait-clock-days = { $days ->
    [one] One day for each decision
   *[other] { $days } days for each decision
}
table-wait-rated = This game is rated.
table-wait-here = { $taken } of { $seats } seats are taken

## Reviews with hints: what a bot would have done. $amount and $lost are texts: "3½", "1,200"

review-with-hints = Review with hints
review-hints = With hints
review-ways = From decision to decision
review-back = The decision before
review-next = The next decision
review-next-lost = Next loss
review-working = { $total ->
    [0] The bot begins …
   *[other] The bot has looked at { $done } of { $total } moves
}
review-sum-hamburg = { $agreed } of { $decisions } decisions as the bot; about { $lost } points lost in all
review-sum-rome = { $agreed } of { $decisions } decisions as the bot; about { $lost } sesterces lost in all
review-chart = Expected at the end; ○ something was lost
review-close = Without hints
review-played = Played: { $choice }.
review-best = The bot: { $choice }.
review-same = The bot would have done the same.
review-other = The bot would have done something else.
review-little = There is little between the two.
review-lost-hamburg = { $count ->
    [0.5] About { $amount } point lost.
    [one] About { $amount } point lost.
   *[other] About { $amount } points lost.
}
review-lost-rome = About { $amount } sesterces lost.
review-why = Why?
review-no-reasons = The bot says nothing of its reasons.
review-go = Go to a decision, or point at one in the chart.
review-soon = The first decisions are being looked at …
review-none = There was nothing to decide.
