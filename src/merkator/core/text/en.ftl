### What every game says: lists, players, and errors. In English; de.ftl has the same messages.

## Pieces of sentences

list-more = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
quoted = “{ $text }”
player = Player { $number }
# The points of a player at the end, in games without a wording of their own
plain-score = { $who } { $points }

## Errors by class, used when no reason below says more. $detail is the program's own English text

error-IllegalAction = That isn’t possible now: { $detail }
error-BadNotation = Not understood: { $detail }
error-BadOption = Invalid choice: { $detail }
error-UnknownGame = Not found: { $detail }
error-UnknownBot = Not found: { $detail }
error-BadDump = This saved position can’t be read: { $detail }
error-FileError = This file can’t be used: { $detail }
error-CardSetError = This card set can’t be used: { $detail }
error-RecordError = This record can’t be read: { $detail }
error-OutcomeNeeded = Enter the next card first.
error-WrongOutcome = That card can’t come up now.
error-MerkatorError = { $detail }

## Why something is refused. The program says the same in English; each game adds reasons of its own as $why and $none

reason-over = the game is over
reason-not-now = this is not possible now
reason-hidden = “{ $action }” cannot be played: a hidden card decides what comes next
reason-illegal = “{ $action }” is not possible: { $why }. Seat { $seat } can now play: { $allowed }

# $none: "not an action of GAME", "not a contract"; $near: "“go spain” or “go italy”"
reason-number = { $number } is { $none }: they are numbered 0 to { $last }
reason-text = “{ $text }” is { $none }
reason-text-near = “{ $text }” is { $none }; did you mean { $near }?

reason-players = { $game } is for { $least } to { $most } players, not { $players }
reason-start = option { $name } must be “{ $lot }” or a seat from 0 to { $last }, got { $start }
reason-no-option = there is no option “{ $name }”; the options are: { $options }
reason-no-order = there is no order “{ $name }”; the orders are: { $orders }
reason-order-choice = order { $name } must be { $choices }, got { $value }
reason-order-number = order { $name } must be a whole number from { $least } to { $most }, got { $value }
reason-switch = option { $name } must be true or false, got { $value }
reason-counts = option { $name } is for { $counts } players, not { $players } ({ $rule })
reason-exclude = options { $name } and { $other } exclude each other ({ $rule })
reason-seed = seed must be a whole number from 0 to 2**256 - 1, got { $seed }
reason-veiled-start = a game cannot start veiled: start it with a seed, then call veiled()
reason-names = { $players } players need { $players } names, got { $count }
reason-name = name must have 1 to { $most } printable characters, got “{ $name }”
reason-replay = this record has { $count } actions: replay to a number from 0 to { $count }, got { $to }
reason-language = there is no language “{ $language }”; the languages are: { $languages }

## Hints: what a bot would do, what else could be done, and what differs. $steps and $things are lists of the game's own
## messages hint-step-… and others, $choice is a choice as in the list of choices, $sure is no when chance is involved

hint-plan = { $sure ->
    [yes] Then: { $steps }.
   *[no] Then probably: { $steps }.
}
hint-instead = Next best: { $choice }.
hint-instead-plan = Next best: { $choice }; then { $steps }.
hint-against = Played: { $choice }.
hint-against-plan = Played: { $choice }; this could follow: { $steps }.
hint-brings = { $sure ->
    [yes] In favour: { $things }.
   *[no] Probably in favour: { $things }.
}
hint-costs = { $sure ->
    [yes] Against: { $things }.
   *[no] Probably against: { $things }.
}
hint-chance-here = The outcome depends on chance.
hint-chance-there = The outcome of the other choice depends on chance.
hint-better = By the end of the game this should be worth about { $amount } more.
hint-even = There’s little between the two.
hint-later = Measured separately, the other choice looks about { $amount } better; the bot stands by its advice.
