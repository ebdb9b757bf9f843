### The plain board of games that bring none, in English. de.ftl holds the same messages.

help-choose =
    Choose by number, or type an action as it is written in records. The beginnings of its words are enough while
    they are clear.
help-signs = A question mark is what you cannot see.
plain-round = { $game } · round { $round }
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-rules = The rules behind these choices: { $numbers }.
plain-rules-none = This game does not say which rules are behind its choices.
plain-reveal = What did { $deck } give?
