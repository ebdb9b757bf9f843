### What every page of the client says. Each part of the client has its own file next to this one: table, pages, cards,
### lesson; a game's are in its folder. Ids are unique over all of them.

skip-to-main = Skip to content
loading = Loading …
notes = Notifications
dismiss = Dismiss
broken-title = Something didn’t load
broken-text = You may be offline, or the server has been updated. Nothing is lost.
try-again = Try again
missing-title = Page not found
missing-text = The link may be incomplete, or the game no longer exists.
back-to-start = Back to the start page
close = Close
cancel = Cancel
problem-other = Something went wrong on this page. Reload it; nothing is lost.
problem-offline = The server isn’t answering. We’ll try again as soon as you’re back online.
your-turn = Your turn
no-table = This game can’t be shown
turn-of = { $name }’s turn

## Levels of bots, and bots by their names

level-random = Random
level-greedy = Greedy
level-easy = Apprentice
level-normal = Merchant
level-hard = Master
level-expert = Patrician
level-planner = Planner
level-search = Search
level-learned = Learned
