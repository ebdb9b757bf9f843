### Die Wörter von Snails auf Deutsch; en.ftl hält dieselben.

ask-move = Was tut deine Schnecke?
ask-over = Das Rennen ist vorbei.

action-walk = So weit kriechen, wie der Würfel sagt
action-rest = Ausruhen: Der nächste Wurf zählt doppelt
action-eat = Dein Blatt fressen und um so viel weiter kriechen

event-rolled = { $who } würfelt { $pips }.
event-rested = { $who } ruht sich aus.
event-ate = { $who } frisst ein Blatt, das { $leaf } zählt.
event-walked = { $who } kriecht { $steps } weit und ist auf Feld { $to }.
event-ended = { $count ->
    [one] Das Rennen ist vorbei: { $scores }. { $winners } gewinnt.
   *[other] Das Rennen ist vorbei: { $scores }. { $winners } teilen sich den Sieg.
}

## Was getippt wird und nicht geht

reason-no-action = keine Aktion von Snails
reason-no-leaf = kein Blatt
reason-no-die = kein Wurf
