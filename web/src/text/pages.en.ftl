### Start page, new table, lists, settings, account.

pages = Pages

## Start

start-lead = Trade across the seas of a Europe at war. Two games at one merchant’s desk.
which-game = Game
game-hamburg = Hamburg
    .about = 1 to 4 players · 45 min
game-rome = Rome
    .about = 2 to 6 players · 90 min
play-now = Play now against a bot
level = Level
your-name = Your name
guest-name = Guest
ways-to-play = Ways to play
solo-game = Solo game
    .about = 17 turns; 55, 60 and 80 points are the marks
with-friends = Play with friends
    .about = get a link, nobody needs an account
at-one-screen = At one screen
    .hamburg = two to four players take turns here
    .rome = two to six players take turns here
tutorial = Tutorial
    .about = ten minutes, you play from the first step
all-options = All options
import = Import
watch = Watch
rules = Rules
card-sets = Cards
settings = Settings
about = About
account = Account
language = Language
tables = Tables
my-tables = My tables
tables-wait =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
no-own-tables = None yet. A game you begin stays here until it is over.
ended-tables = Over
open-tables = Open tables
seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
no-open-tables = No public table waits for players just now.
table-of = Table of { $name }
seats-of = { $taken } of { $all }
table-over = over
table-paused = paused
with-others = with { $names }
join = Join
join-table = Join { $table }
watch-table = Watch { $table }

## New table

new-table = New table
    .lead = Everything can be chosen; what is set already makes a good game.
how-many = Players
seats = Seats
    .help = A seat for somebody you invite gets a link on the next page. Free seats of a public table can be taken by anybody.
seat-number = Seat { $number }
seat-me = I
seat-local = somebody at this screen
seat-bot = a bot
seat-invited = somebody I invite
seat-open = free
player-name = Player { $number }
options = Options
option-start = Who begins
    .lot = drawn by lot
    .about = A lot is drawn, or a seat you name.
option-hamburg-long = Long game
    .about = A longer time chart; everyone begins with two contracts and nothing else.
option-hamburg-joining = Joining
    .about = The other player may come along on a journey. Without it the game is quicker.
option-hamburg-coinless = Without money
    .about = Cards are paid with contracts; what is overpaid is lost.
option-hamburg-expert = Expert rule
    .about = One open card may be taken into the hand and used later.
option-hamburg-no_losses = A: no losses
    .about = Goods are never lost.
option-hamburg-forced_purchases = B: forced purchases
    .about = There is no limit of cash, but whoever can pay for the dearest building on offer must buy one.
option-hamburg-goods_at_once = C: goods at once
    .about = A bonus card brings one of its goods as soon as it is bought.
option-hamburg-offers = D: offers
    .about = Others may offer money and time for swapping a contract just drawn for the next one.
option-rome-short = Short game
    .about = Everyone gets half as many goods cards, rounded up.
option-rome-pirates = Pirates
    .about = Ships may attack each other at sea. Without it the game is peaceful.
option-rome-bank = Credit from the bank
    .about = The bank lends what the others do not, on the same terms. A new ship never fails for want of credit.
which-cards = Cards
    .about = The standard set, or one that you have entered.
standard-cards = standard set
more-about-table = Name, public, clock …
table-title = Name of the table
table-public = Public
    .about = everybody can find, join and watch it
table-chat = Talk
    .about = chat and quick notes beside the game
table-rated = Rated
    .about = counts for the ratings of its people; no hints
clock = Clock
    .about = How long everybody may think.
clock-none = no clock
clock-live = live: minutes for the whole game
clock-days = slow: days for each turn
clock-minutes = minutes
clock-increment = seconds free each time
clock-day-count = days
make-table = Make the table

## Links

link-other = A link
    .use = Go on
link-invitation = An invitation
    .use = Sit down
link-device = Go on at this device
    .use = Go on here
link-reset = A new password
    .use = Use this password
link-account = Make an account
    .use = Make the account
link-seat-about = { $name } invites you to a game of { $game } with { $players } players.
link-device-about = You go on here as { $name }, with all tables.
link-device-replaces = You are { $name } in this browser now. As a guest you would lose that name and its tables here.
login-name = Name for logging in
password = Password
    .about = At least 10 characters; several words are good.

## Watch and import

watch-games = Watch
    .lead = Public games that are being played, and some that are over.
running-tables = Being played
no-running-tables = Nobody plays at a public table just now.
no-ended-tables = No game is over yet.
show-more = Show more
import-record = Import a record
    .lead = A finished game can be looked at, another one played on.
choose-record = Choose a file, or drop it here
record-text = … or paste its text
open-record = Open
record-too-large = This file is too large for a record: at most 3 million characters.

## Settings

set-look = Look
set-theme = Colours
set-theme-auto = as the system
set-theme-light = paper
set-theme-dark = candlelight
set-contrast = Contrast
set-contrast-auto = as the system
set-contrast-normal = normal
set-contrast-high = high
set-text_size = Size of letters
set-text_size-small = small
set-text_size-normal = normal
set-text_size-large = large
set-motion = Motion
set-motion-auto = as the system
set-motion-full = full
set-motion-reduced = little
set-playing = Playing
set-confirm = Ask before the turn passes on
set-confirm-off = no
set-confirm-on = yes
set-confirm-countdown = count down
set-confirm_seconds = Seconds of the countdown
set-hints = Explain controls and cards
set-chat = Show what others say
set-turn = When it is my turn
set-sound = Sound
set-volume = Loudness
set-notifications = Notices of the browser
set-notifications-off = none
set-notifications-turn = my turn
set-notifications-all = everything
set-addresses = Be told elsewhere
set-address = Address
set-address-kinds = This server can tell: { $kinds }
add = Add
remove = Remove
save = Save
saved = Saved.

## Account and people

account-lead = You are logged in as { $name }.
guest-lead = You are a guest: this browser is your key. An account keeps everything when it is lost.
visitor-lead = Nobody needs an account to play. With one you can log in anywhere.
become-account = Become an account
    .about = Your tables, ratings and settings stay yours.
log-in = Log in
make-account = Make an account
account-made = The account is made.
change-password = Change the password
old-password = Present password
new-password = New password
other-device = Go on at another device
    .about = A link and a picture to photograph; it works once, for 15 minutes.
    .picture = The link as a picture to photograph
make-link = Make a link
devices = Where you are logged in
browser = A browser
this-browser = this one
log-out = Log out
log-out-everywhere = Log out everywhere
log-out-anyway = Log out anyway
guest-lost = A guest cannot log in again: your tables here would be out of your reach.
my-data = My data
export-data = Take my data along
delete-me = Delete me
    .about = Your name leaves all games, your settings and ratings are removed. This cannot be undone.
delete-for-good = Delete for good
account-gone = You are gone from this server.
my-figures = My games and ratings
person = A player
person-since = here since { $day }
person-games =
    { $games ->
        [0] No finished game yet.
        [one] One finished game, { $won } won.
       *[other] { $games } finished games, { $won } won.
    }
games-played = Games
games-won = Won
best = Best
mean = Mean
rating = Rating
latest-games = Latest public games
won = won

## Rules and about

rules-of = Rules of { $game }
search-rules = Search the rules
no-rule-found = No rule says that.
about-merkator = About Merkator
about-lead = Two trading games at one table, made by people who wanted to play them.
about-games = Hamburg is our implementation of Merkator by Uwe Rosenberg (2010), Rome of the older game Mercator. All words and drawings here are our own; the rules are those of the games.
about-cards = Which cards are reconstructed
about-cards-text = Not every card of the printed games is published. What could not be found was deduced, or made in the manner of the known cards; such entries carry a small mark. Owners of the printed game can enter their own cards.
about-own-cards = Enter your own cards
source-rulebook = { $count } entries as in the rulebooks
source-deduced = { $count } deduced from their figures
source-reconstructed = { $count } reconstructed
source-printed = { $count } copied from printed cards
source-chosen = { $count } chosen for this edition
source-decided = { $count } decided where the rulebook leaves it open
about-credits = Credits
about-privacy = What is stored
about-privacy-text = A guest has a name and a session in this browser. An account adds a name for logging in and a hashed password. Nothing is loaded from other servers, nobody is counted. You can take your data along, or have it deleted, on the page of your account.
about-api = For programmers: the API
