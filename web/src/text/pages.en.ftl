### Start page, new game, lists, settings, account.

pages = Pages

## Start

start-lead = Trade across the seas of a Europe at war. Two games at one merchant’s desk.
which-game = Game
game-about = { $least } to { $most } players{ $minutes ->
    [0] {""}
   *[other] {" · "}{ $minutes } min
}
play-now = Play a bot now
level = Level
your-name = Your name
guest-name = Guest
ways-to-play = Ways to play
solo-game = Solo game
    .about = play for the most points
with-friends = Play with friends
    .about = share a link; no account needed
at-one-screen = On one screen
    .about = { $least } to { $most } players share this screen
tutorial = Tutorial
    .about = ten minutes; you play from the first move
all-options = All options
import = Import
watch = Watch
rules = Rules
card-sets = Card sets
settings = Settings
about = About
account = Account
language = Language
tables = Games
my-tables = My games
tables-wait =
    { $count ->
        [one] 1 is waiting for you
       *[other] { $count } are waiting for you
    }
no-own-tables = None yet. Games you start are listed here until they end.
ended-tables = Finished
open-tables = Open games
seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
table-of = { $name }’s game
seats-of = { $taken } of { $all } players
table-over = finished
table-paused = paused
with-others = with { $names }
join = Join
join-table = Join { $table }
watch-table = Watch { $table }

## New table

new-table = New game
    .lead = Change anything you like; the defaults make a good game.
how-many = Players
seats = Seats
    .help = Each player you invite gets a link on the next page. Anyone can take a free seat in a public game.
seat-number = Seat { $number }
seat-me = me
seat-local = someone at this screen
seat-bot = a bot
seat-invited = someone I invite
seat-open = free
player-name = Player { $number }
options = Options
start-random = random
    .about = Chosen at random, or a seat you pick.
which-cards = Cards
    .about = The standard set, or one of your own.
standard-cards = standard set
more-about-table = Name, visibility, clock …
table-title = Game name
table-public = Public
    .about = anyone can find, join and watch it
table-chat = Chat
    .about = chat and quick messages during the game
table-rated = Rated
    .about = counts towards players’ ratings; no hints
clock = Clock
    .about = How long each player may think.
clock-none = no clock
clock-live = live: minutes per player for the whole game
clock-days = slow: days per turn
clock-minutes = minutes
clock-increment = free seconds per decision
clock-day-count = days
make-table = Create game

## Links

link-other = A link
    .use = Continue
link-invitation = You’re invited
    .use = Join the game
link-device = Continue on this device
    .use = Continue here
link-reset = Choose a new password
    .use = Save password
link-account = Create an account
    .use = Create account
link-seat-about = { $name } has invited you to a { $players }-player game of { $game }.
link-device-about = You’ll continue here as { $name }, with all your games.
link-device-replaces = You’re the guest { $name } in this browser. If you continue, you lose that name and its games here.
login-name = Username
password = Password
    .about = At least { $shortest } characters; a few words work well.

## Watch and import

watch-games = Watch
    .lead = Public games in progress, and some finished ones.
running-tables = In progress
no-running-tables = No public games are in progress right now.
no-ended-tables = No finished games yet.
show-more = Show more
import-record = Import a record
    .lead = Review a finished game, or continue an unfinished one.
choose-record = Choose a file, or drop it here
record-text = … or paste its text
open-record = Open
record-too-large = This file is too large: a record has at most 3 million characters.

## Settings

set-look = Appearance
set-theme = Theme
set-theme-auto = match system
set-theme-light = paper
set-theme-dark = candlelight
set-contrast = Contrast
set-contrast-auto = match system
set-contrast-normal = normal
set-contrast-high = high
set-text_size = Text size
set-text_size-small = small
set-text_size-normal = normal
set-text_size-large = large
set-motion = Motion
set-motion-auto = match system
set-motion-full = full
set-motion-reduced = reduced
set-playing = During play
set-confirm = Confirm before ending my turn
set-confirm-off = no
set-confirm-on = yes
set-confirm-countdown = after a countdown
set-confirm_seconds = Countdown (seconds)
set-hints = Show tooltips
set-chat = Show chat
set-turn = When it’s my turn
set-sound = Sound
set-volume = Volume
set-notifications = Browser notifications
set-notifications-off = none
set-notifications-turn = my turn
set-notifications-all = everything
set-addresses = Other notifications
set-address = Address
set-address-kinds = This server supports: { $kinds }
add = Add
remove = Remove
save = Save
saved = Saved.

## Account and people

account-lead = You’re logged in as { $name }.
guest-lead = You’re a guest: only this browser knows you. With an account you can’t lose your games.
visitor-lead = You don’t need an account to play. With one, you can log in anywhere.
become-account = Create an account
    .about = You keep your games, ratings and settings.
log-in = Log in
    .about = Welcome back.
    .takes-along = The games you play here as a guest move to your account.
make-account = Create account
account-made = Account created.
change-password = Change password
old-password = Current password
new-password = New password
other-device = Continue on another device
    .about = A link and a QR code; it works once and expires after 15 minutes.
    .picture = QR code for the link
make-link = Create link
devices = Where you’re logged in
browser = Browser
this-browser = this browser
log-out = Log out
log-out-anyway = Log out anyway
guest-lost = Guests can’t log back in: you would lose access to your games here.
my-data = My data
export-data = Download my data
delete-me = Delete my account
    .about = Your name is removed from all games; your settings and ratings are deleted. This can’t be undone.
delete-for-good = Delete permanently
account-gone = Your account has been deleted.
my-figures = My games and ratings
person = Player
person-since = member since { $day }
person-games =
    { $games ->
        [0] No finished games yet.
        [one] One finished game, { $won } won.
       *[other] { $games } finished games, { $won } won.
    }
games-played = Games
games-won = Won
best = Best
mean = Average
rating = Rating
latest-games = Recent public games
won = won
account-invite-only = On this server you need an invitation to create an account. Open the invitation link you were sent, or ask the server admin.
session-seen = last used on { $day }
session-since = logged in since { $day }
log-out-here = Log out here
log-out-of = Log out of { $name }
log-out-others = Log out all other browsers
logged-out-of = { $name } is logged out.
logged-out-others = All other browsers are logged out.
holiday = Holiday
    .about = While you’re away, the clocks of your slow games stand still. Live games are not affected.
holiday-days = Days
holiday-start = Start holiday
holiday-end = End holiday
holiday-until = You’re on holiday until { $day }.
holiday-ended = Your holiday is over; your clocks are running again.
holiday-left = { $left } of { $most } days left this year
person-none-counted = None of these games counts here: statistics count games played to the end with one seat per player.
my-latest-games = My finished games
points-of = { $points } points

## Rules and about

rules-of = Rules of { $game }
search-rules = Search the rules
no-rule-found = No matching rule.
about-merkator = About Merkator
about-lead = Two trading games at one table, made by people who wanted to play them.
about-games = All text and art here are our own; the rules are those of the games.
about-cards = Which cards are reconstructed
about-cards-text = Not every printed card has been published. We deduced the missing ones, or made them in the style of the known cards; they carry a small mark. If you own the printed game, you can enter your own cards.
about-own-cards = Enter your own cards
source-rulebook = { $count } from the rulebooks
source-deduced = { $count } deduced from the rulebooks
source-reconstructed = { $count } reconstructed
source-printed = { $count } copied from printed cards
source-chosen = { $count } chosen for this edition
source-decided = { $count } decided by us where the rulebook is silent
about-credits = Credits
about-privacy = What is stored
about-privacy-text = A guest is a name and a session in this browser. An account adds a username and a hashed password. Nothing is loaded from other servers, and nobody is tracked. You can download or delete your data on your account page.
about-api = For programmers: the API

## With friends, lists and samples

friends-send = Send this link
friends-copied = Copied
friends-text = Message text
friends-message = Let’s play { $game } together: { $link }
friends-scan = Or scan it
    .about = Anyone who opens the link takes a seat at once. Nobody needs an account; a name is enough.
friends-you = you
friends-this-screen = at this screen
friends-here = is here
friends-sat-now = sat down just now
friends-ready = ready
friends-rename = rename
friends-waiting = waiting for a friend
friends-open = the link is open
friends-bot = Bot instead
friends-add-seat = Add a seat
friends-drop-seat = Remove a seat
friends-sat = { $name } sat down. { $taken } of { $seats }.
friends-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
friends-start = Start with { $with }
friends-when = Start when you like.
    .free = Bots take the free seats.
table-round = round { $round }
table-decides = { $name } to move
sample-games = Sample games
    .about = Nobody is playing in public right now. Watch one of these, step by step.
sample-of =
    { $players ->
        [1] { $game }, solo
       *[other] { $game } with { $players } players
    }
sample-won = { $name } won
sample-solo = a whole game in 17 turns
learn = Learn by playing
    .about = ten minutes; you can stop at any step
play-bot = Play now
    .about = against a bot; { $level } is a gentle start
against = against { $level }
change-opponent = change
also = Also here
also-empty = Your games and results will be listed here. They stay in this browser; no account needed.
lesson-of = First lesson: { $game }
lessons = Lessons
