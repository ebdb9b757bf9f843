### The editor of card sets.

your-cards = Your own cards
    .lead = If you own the printed game, enter its real cards here and play with them.
edit-cards = Edit cards
my-cards = My cards
no-sets = No sets yet. Start from the standard set and change whatever your cards say differently.
begin-set = Start from the standard set
bring-set = Upload a file
standard-file = Download the standard set
remove-set = Remove { $name }
really-remove = Yes, remove it
set-name = Name
play-with-it = Play with it
export-set = Export
all-sets = All sets
checking = Checking …
set-good = Ready to play.
made-up-left =
    { $count ->
        [0] All entries confirmed.
        [one] 1 entry not yet confirmed in print.
       *[other] { $count } entries not yet confirmed in print.
    }
kind = Type
kind-good = Goods
search-cards = Search
only-made-up = reconstructed only
no-card-found = No matching cards.
made-up = Reconstructed: not confirmed in print
made-up-mark = reconstructed
copied-from-card = My card says this
any-goods = any goods
count-of = Number of: { $what }
price-in = Price in { $what }
add-to = Add to: { $what }
remove-row = Remove { $what }
add-row = Add

field-en = English name
field-de = German name
field-name = Name
field-goods = Goods demanded
field-source = Source
field-good = Good
field-price = Price
field-effect = Scores

source-name-rulebook = rulebook
source-name-deduced = deduced
source-name-reconstructed = reconstructed
source-name-chosen = chosen for this edition
source-name-printed = my printed card
