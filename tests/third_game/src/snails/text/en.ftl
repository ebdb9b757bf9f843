### The words of Snails in English: see merkator.core.wording.PlainWording for the ids.

ask-move = What does your snail do?
ask-over = The race is over.

action-walk = Walk as far as the die says
action-rest = Rest: the next roll counts double
action-eat = Eat your leaf and walk that much farther

event-rolled = { $who } rolls { $pips }.
event-rested = { $who } rests.
event-ate = { $who } eats a leaf worth { $leaf }.
event-walked = { $who } walks { $steps } and is on field { $to }.
event-ended = { $count ->
    [one] The race is over: { $scores }. { $winners } wins.
   *[other] The race is over: { $scores }. { $winners } share the win.
}

## What is typed and cannot be

reason-no-action = no action of snails
reason-no-leaf = no leaf
reason-no-die = no roll
