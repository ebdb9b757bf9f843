### What the server tells people: quick notes, news of a table, and why something cannot be done. In English; de.ftl holds the same messages.

## Quick notes (H-6.5)

note-hello = Hello!
note-thanks = Thank you!
note-well-played = Well played!
note-hurry = It is your turn.
note-moment = One moment, please.
note-oops = Oops!
note-join-me = Come along with me!
note-do-not-join = I would rather stay at home.
note-good-game = Good game!

## News of a table

news-came = { $who } plays on here.
news-left = { $who } has left the table.
news-to-bot = A bot plays on for { $who }.
news-agreed-end = All agreed: the game ends here.
news-agreed-pause = All agreed: the game is paused.
news-agreed-undo = All agreed: actions were taken back.
news-resumed = { $who } lets the game go on.
news-claimed-bot = { $who } was over time: a bot plays on.
news-claimed-out = { $who } was over time and is out; somebody else may take over.
news-over-time = { $who } is over time.
news-new-rules = This game began under older rules and now follows rules { $rules }. Some sums may have changed.
news-rematch = { $who } wants to play again.
news-bot-gave-up = { $who } had no answer: lots decided.

## Bots: one line each, for whoever chooses one

bot-easy = plays sensibly, but is often absent-minded
bot-normal = plans its turn and takes what is best then
bot-hard = thinks several turns ahead
bot-expert = has learned from many games and thinks ahead
bot-random = plays any legal action
bot-greedy = looks one turn ahead and takes what is best then
bot-planner = plans several turns ahead as the cards may come
bot-search = looks through many ways the game may go
bot-learned = has learned from many games what a position is worth

## What bots are called at a table, one name for each seat

bot-names-hamburg = Hinrich, Metta, Jürgen, Elsche
bot-names-rome = Gaius, Livia, Marcus, Iulia, Titus, Flavia

## Notices that are sent to people who are away

notice-turn = It is your turn
notice-turn-body = { $title }: the others are waiting for you.

## Why something cannot be done. The server says the same in English

problem-account = You have an account already.
problem-address = This is no address that notices can be sent to.
problem-address-reach = This address is not one that everybody can reach.
problem-address-words = After the question mark an address may say { $known }.
problem-admin = This is for those who run the server.
problem-bot = There is no bot “{ $level }”; the bots are: { $bots }.
problem-broken = This table cannot be read: what was stored does not fit together. Tell whoever runs the server.
problem-browser = This can be done in a browser only, not with a token for programs.
problem-cards = This card set cannot be played with: { $why }.
problem-cards-deep = The entries of a card set hold no lists that deep.
problem-cards-form = “{ $kind }” must be an entry, or a list of entries.
problem-cards-given = Give either the text of a card set or its entries.
problem-cards-name = A card set needs a name.
problem-clock = This clock cannot be set ({ $where }): { $why }.
problem-clock-kind = A clock is for live play or counts days.
problem-confirm = This passes the decision on to another seat: confirm it.
problem-content-type = The request was not understood: it must be JSON.
problem-count = At most { $most } actions can be sent at once, and at least one.
problem-creator = Only whoever made the table can do that.
problem-csrf = This request did not come from our own page: reload it and try again.
problem-do = The line was asked for something it does not know.
problem-early = There are at most { $most } early answers.
problem-empty = A message has at least one letter.
problem-endpoint = This is no push service that is allowed here.
problem-form = Something was filled in wrongly: { $why }.
problem-full = All seats are taken.
problem-guest-tables = Only accounts can make tables here; guests join those of others.
problem-hidden = A card that nobody could foresee stands in the way: play up to there first.
problem-host = This server is not known as “{ $host }”.
problem-http = There is nothing here.
problem-in-time = This player is not over time.
problem-invite = Only those at a table can invite others to it.
problem-invite-only = Accounts need an invitation here: ask whoever runs this server.
problem-json = The request was not understood: { $why }.
problem-key = This key is the server’s own.
problem-keys = These are no keys of a browser’s subscription.
problem-label = A token needs a name.
problem-large = A request has at most { $most } bytes.
problem-left = You have left this table: come back first.
problem-link-kind = This link is for the page of accounts.
problem-login = The name or the password is wrong.
problem-login-form = A name to log in with has 3 to 40 letters a–z, digits, dots, dashes or underscores.
problem-login-taken = Somebody else logs in as “{ $login }”: choose another name.
problem-long = A message has at most { $most } letters.
problem-many = You have { $most } places to be told at: remove one first.
problem-many-cards = You keep { $most } card sets: remove one first.
problem-many-links = You have { $most } links open: revoke some first.
problem-many-tables = One page can watch { $most } tables.
problem-many-tokens = You have { $most } tokens: remove one first.
problem-metrics = Figures are for this machine itself, or with a token.
problem-newer-rules = This table follows newer rules than this server knows.
problem-no-account = There is no account “{ $login }”.
problem-no-apprise = This server sends no notices to other services.
problem-no-cards = There is no such card set.
problem-no-chat = There is no talk at this table.
problem-no-game = There is no game “{ $game }”; the games are: { $games }.
problem-no-hint = The bot has no answer.
problem-no-link = This link was used already, was revoked, is too old, or is for something else: ask for a new one.
problem-no-push = This server sends no push messages.
problem-no-rule = There is no rule “{ $number }”.
problem-no-seat = You have no seat at this table.
problem-no-session = Say who you are first: a name is enough.
problem-no-subscription = There is no such subscription.
problem-no-such-session = There is no such session.
problem-no-table = There is no such table, or it is not yours to see.
problem-no-user = There is no such person.
problem-not-installed = This server cannot send such notices.
problem-not-left = Only a seat whose player has left, or an own one, can be given to a bot.
problem-not-paused = The game is not paused.
problem-not-over = A game is reviewed when it is over.
problem-not-running = The game is not running.
problem-not-started = The game has not begun yet.
problem-not-your-seat = This is not your seat.
problem-not-yours = It is not your decision.
problem-note = There is no such note; they are: { $notes }.
problem-number = The game has gone on meanwhile.
problem-older-record = This game began under older rules: you cannot play on from an earlier point.
problem-older-rules = This table was begun under older rules and cannot go on.
problem-origin = This request comes from a page of another site.
problem-over = The game is over.
problem-over-there = The game is over at this point: choose an earlier one.
problem-password = The password is wrong.
problem-password-length = A password has { $shortest } to { $longest } characters.
problem-password-trivial = Anybody would try this password among the first: choose another.
problem-path = There is no such address.
problem-paused = The game is paused.
problem-rated = There are no hints in a rated game.
problem-refused = That is not possible: { $why }
problem-running = A rematch comes after the game.
problem-scheme = Notices can be sent to addresses that begin with: { $kinds }.
problem-seat = This table has { $count } seats.
problem-seat-count = { $players } players have { $players } seats.
problem-seat-kind = A seat cannot be “{ $kind }”.
problem-seated = You sit at this table already.
problem-seats = A seat is still free.
problem-secret = This game can be written down when it is over: its record holds all hands.
problem-server = The server made a mistake; it has been written down.
problem-slow = The request took too long to arrive.
problem-somebody = You are here as “{ $name }” already: log out first.
problem-started = The game has begun already.
problem-step = The game has { $total } actions.
problem-table = This table cannot be shown.
problem-taken = This seat is taken.
problem-too-many = That was too often: try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
problem-undo = { $allowed } { $allowed ->
    [one] action
   *[other] actions
} can be taken back, not { $count }.
problem-vacation = There are { $left } days of vacation left of { $most } a year.
problem-wish = A table cannot wish for “{ $kind }”.
