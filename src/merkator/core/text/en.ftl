### What is said in every game: lists, players, and mistakes that can be made. In English; de.ftl holds the same messages.

## Pieces of sentences

list-more = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
quoted = “{ $text }”
player = Player { $number }
# The points of a player at the end, in games without a wording of their own
plain-score = { $who } { $points }

## Errors by their class, when no reason below says more. $detail is what the program says, in English

error-IllegalAction = That is not possible now: { $detail }
error-BadNotation = That was not understood: { $detail }
error-BadOption = That choice cannot be made: { $detail }
error-UnknownGame = Not found: { $detail }
error-UnknownBot = Not found: { $detail }
error-BadDump = This saved position cannot be read: { $detail }
error-FileError = This file cannot be used: { $detail }
error-CardSetError = This card set cannot be used: { $detail }
error-RecordError = This record cannot be read: { $detail }
error-OutcomeNeeded = The next card must be told first.
error-WrongOutcome = That card cannot come now.
error-MerkatorError = { $detail }

## Why something is refused. The program says the same in English; each game has its own reasons for $why and $none

reason-over = the game is over
reason-not-now = this is not possible now
reason-hidden = “{ $action }” cannot be played: a hidden card decides what comes next
reason-illegal = “{ $action }” is not possible: { $why }. Seat { $seat } may now: { $allowed }

# $none: "no action of hamburg", "no contract"; $near: "“go spain” or “go italy”"
reason-number = { $number } is { $none }: they are numbered 0 to { $last }
reason-text = “{ $text }” is { $none }
reason-text-near = “{ $text }” is { $none }; did you mean { $near }?

reason-players = { $game } is for { $least } to { $most } players, not { $players }
reason-start = option { $name } must be “{ $lot }” or a seat from 0 to { $last }, not { $start }
reason-no-option = there is no option “{ $name }”; the options are: { $options }
reason-no-order = there is no order “{ $name }”; the orders are: { $orders }
reason-order-choice = order { $name } is { $choices }, not { $value }
reason-order-number = order { $name } is a whole number from { $least } to { $most }, not { $value }
reason-switch = option { $name } is true or false, not { $value }
reason-counts = option { $name } is for { $counts } players, not for { $players } ({ $rule })
reason-exclude = options { $name } and { $other } exclude each other ({ $rule })
reason-seed = a seed is a whole number from 0 to 2**256 - 1, not { $seed }
reason-veiled-start = a game cannot be dealt behind a veil: use a seed, then veiled()
reason-names = { $players } players need { $players } names, not { $count }
reason-name = a name has 1 to { $most } printable letters, not “{ $name }”
reason-replay = this record has { $count } actions: replay it to 0 to { $count }, not { $to }
reason-language = there is no language “{ $language }”; the languages are: { $languages }

## Hints: what a bot would do, what else could be done, and what differs. $steps and $things are lists of the game's own
## messages hint-step-… and others, $choice is a choice as in the list of choices, $sure is no when chance has a say

hint-plan = { $sure ->
    [yes] Then: { $steps }.
   *[no] Then probably: { $steps }.
}
hint-instead = The best other choice: { $choice }.
hint-instead-plan = The best other choice: { $choice }; then { $steps }.
hint-against = What was played: { $choice }.
hint-against-plan = What was played: { $choice }; then it could go on: { $steps }.
hint-brings = { $sure ->
    [yes] What that choice lacks: { $things }.
   *[no] What that choice probably lacks: { $things }.
}
hint-costs = { $sure ->
    [yes] What it would bring instead: { $things }.
   *[no] What it would probably bring instead: { $things }.
}
hint-chance-here = What comes of it, chance decides.
hint-chance-there = What the other choice leads to, chance decides.
hint-better = At the end of the game the advice should be worth about { $amount } more.
hint-even = There is little between the two.
hint-later = Measured by itself the other choice looks better by about { $amount }; the bot keeps to its advice.
