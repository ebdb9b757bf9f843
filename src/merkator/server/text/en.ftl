### What the server tells players: quick messages, news of a game, and why something cannot be done. In English; de.ftl has the same messages.

## Quick messages (H-6.5)

note-hello = Hello!
note-thanks = Thank you!
note-well-played = Well played!
note-hurry = It’s your turn.
note-moment = One moment, please.
note-oops = Oops!
note-join-me = Come with me!
note-do-not-join = I’d rather stay at home.
note-good-game = Good game!

## News of a game

news-came = { $who } has joined the game.
news-left = { $who } has left the game.
news-to-bot = A bot has taken over for { $who }.
news-agreed-end = Everyone agreed: the game ends here.
news-agreed-pause = Everyone agreed: the game is paused.
news-agreed-undo = Everyone agreed: moves were undone.
news-resumed = { $who } resumed the game.
news-claimed-bot = { $who } ran out of time: a bot has taken over.
news-claimed-out = { $who } ran out of time and is out. They may return, or someone else may take the seat.
news-over-time = { $who } has run out of time.
news-new-rules = This game started under older rules and now follows rules { $rules }. Some amounts may have changed.
news-rematch = { $who } wants a rematch.
news-bot-gave-up = { $who } gave no answer, so a random move was played.
news-claimed-end = { $who } ran out of time: the game ends here, without a winner.
news-claimed-win = { $who } ran out of time and loses the game.
news-arranged = { $who } changed the options of this game.

## Bots: one line each, for players who choose one

bot-easy = plays sensibly, but is often absent-minded
bot-normal = plans its turn and picks the best result
bot-hard = thinks several turns ahead
bot-expert = has learned from many games and thinks ahead
bot-random = plays any legal move
bot-greedy = looks one turn ahead and picks the best result
bot-planner = plans several turns ahead, guessing at unseen cards
bot-search = explores many ways the game could go
bot-learned = has learned from many games what a position is worth

## Notifications sent to players who are away

notice-turn = It’s your turn
notice-turn-body = { $title }: the others are waiting for you.

## Why something cannot be done. The server's own errors say the same in English

problem-account = You already have an account.
problem-address = Notifications can’t be sent to this address.
problem-address-one = Give one address at a time, without commas or spaces.
problem-address-reach = This address isn’t publicly reachable.
problem-address-unchecked = This address couldn’t be checked. Try again later.
problem-address-words = After the question mark, only these settings are allowed: { $known }.
problem-admin = Only server admins can do this.
problem-bot = There is no bot “{ $level }”; the bots are: { $bots }.
problem-broken = This game can’t be loaded: its stored data is inconsistent. Please tell the server admin.
problem-browser = This only works in a browser, not with an API token.
problem-cards = This card set can’t be used: { $why }.
problem-cards-deep = The entries of this card set are nested too deeply.
problem-cards-form = “{ $kind }” must be an entry, or a list of entries.
problem-cards-given = Give either the text of a card set or its entries.
problem-cards-name = A card set needs a name.
problem-clock = Invalid clock ({ $where }): { $why }.
problem-clock-kind = A clock is either live or counts days.
problem-confirm = This ends your turn: please confirm.
problem-content-type = The request must be JSON.
problem-count = Send 1 to { $most } moves at a time.
problem-creator = Only the player who created the game can do that.
problem-csrf = This page is out of date: reload it and try again.
problem-do = Unknown request on the live connection.
problem-early = You can give at most { $most } answers in advance.
problem-empty = Type a message first.
problem-endpoint = This push service isn’t allowed here.
problem-form = Please check your entries: { $why }.
problem-full = All seats are taken.
problem-many-actions = A game can have at most { $most } actions. Undo some, or propose to end it.
problem-guest-tables = You need an account to create games here. Guests can join games.
problem-hidden = A card came up that stops the rest: your moves up to it have been played.
problem-host = This server doesn’t answer to the name “{ $host }”.
problem-http = Page not found.
problem-in-time = This player still has time left.
problem-invite = Only players in a game can invite others to it.
problem-invite-only = You need an invitation to create an account: ask the server admin.
problem-json = The request is not valid JSON: { $why }.
problem-key = This key is reserved for the server.
problem-keys = These aren’t valid push subscription keys.
problem-label = A token needs a name.
problem-large = This request is too large: the limit is { $most } bytes.
problem-left = You have left this game: rejoin it first.
problem-link-kind = Open this link on the account page.
problem-login = Wrong username or password.
problem-login-form = A username has 3 to 40 characters: a–z, digits, dots, dashes or underscores.
problem-login-taken = The username “{ $login }” is taken: choose another.
problem-long = Messages can have at most { $most } characters.
problem-many = You already have { $most } notification addresses: remove one first.
problem-many-cards = You already have { $most } card sets: remove one first.
problem-many-links = You already have { $most } open links: revoke some first.
problem-many-tables = You can watch at most { $most } games at once.
problem-many-games = You have { $most } games going on. Finish or close some of them first.
problem-many-bot-games = You have { $most } games going on in which only bots play. Wait until one of them is over.
problem-many-tokens = You already have { $most } tokens: remove one first.
problem-many-undos = Too much has been undone in this game. Play on from here.
problem-metrics = Metrics are available only on this machine or with a token.
problem-newer-rules = This game uses newer rules than this server supports.
problem-no-account = There is no account “{ $login }”.
problem-no-apprise = This server doesn’t send notifications to other services.
problem-no-cards = There is no such card set.
problem-no-chat = Chat is turned off in this game.
problem-no-database = The server can’t reach its database right now. Please try again in a moment.
problem-no-game = There is no game “{ $game }”; the games are: { $games }.
problem-no-hint = The bot gave no answer.
problem-no-link = This link is no longer valid: ask for a new one.
problem-no-push = This server doesn’t send push messages.
problem-no-drawing = There are no pictures of { $game }.
problem-no-rule = There is no rule “{ $number }”.
problem-no-seat = You don’t have a seat in this game.
problem-no-session = Enter a name first.
problem-no-subscription = There is no such subscription.
problem-no-such-session = There is no such session.
problem-no-table = This game doesn’t exist, or you don’t have access to it.
problem-no-user = Player not found.
problem-not-alone = Others are still in this game: ask them to end it, or let a bot continue.
problem-not-installed = This server can’t send this kind of notification.
problem-not-left = Only your own seat, or one whose player has left, can go to a bot.
problem-not-paused = The game isn’t paused.
problem-not-over = You can review a game once it is over.
problem-not-running = The game isn’t in progress.
problem-not-saved = Not saved: the server can’t store anything right now. Please try again in a moment.
problem-not-started = The game hasn’t started yet.
problem-not-your-seat = This isn’t your seat.
problem-not-yours = It isn’t your decision.
problem-note = No such quick message; choose from: { $notes }.
problem-number = The game has moved on in the meantime.
problem-older-record = This game started under older rules: you can’t continue from an earlier point.
problem-older-rules = This game started under older rules and can’t continue.
problem-origin = This request comes from another website.
problem-over = The game is over.
problem-over-there = The game is already over at this point: choose an earlier one.
problem-password = Wrong password.
problem-password-length = A password has { $shortest } to { $longest } characters.
problem-password-trivial = This password is too easy to guess: choose another.
problem-path = Page not found.
problem-paused = The game is paused.
problem-rated = There are no hints in a rated game.
problem-rated-copy = A rated game can be copied only after it is over.
problem-refused = That isn’t possible: { $why }
problem-running = You can ask for a rematch after the game.
problem-scheme = Notification addresses must start with: { $kinds }.
problem-seat = This game has { $count } seats.
problem-seat-count = A game for { $players } players has { $players } seats.
problem-seat-kind = A seat can’t be “{ $kind }”.
problem-seated = You’re already in this game.
problem-seats = There is still a free seat.
problem-seats-taken = { $taken } seats are taken: someone must leave first.
problem-secret = The record contains all hands, so you can export it only after the game.
problem-server = Something went wrong on the server. The error has been logged.
problem-slow = The request took too long to arrive.
problem-somebody = You’re already here as “{ $name }”: log out first.
problem-started = The game has already started.
problem-step = The game has { $total } moves.
problem-table = This game can’t be shown.
problem-taken = This seat is taken.
problem-title = A game’s name has at most { $most } printable characters.
problem-too-many = Too many requests: try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
problem-undo = You can undo { $allowed } { $allowed ->
    [one] move
   *[other] moves
}, not { $count }.
problem-vacation = You have { $left } of { $most } days of holiday left this year.
problem-wish = You can’t ask for “{ $kind }” here.
problem-too-long = This takes the server too long: ask for less of it.

## What messengers show of a link

preview-page = Two trading games at one merchant’s desk, with friends, against bots or alone. No account needed.
preview-open =
    { $game } with { $names }. { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
preview-running =
    { $game } with { $names }{ $round ->
        [0] {""}
       *[other] {", "}round { $round }
    }. Open the link to watch.
preview-over = { $game } with { $names }. The game is over: see how it was played.
