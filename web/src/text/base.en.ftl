### What every page of the client says. Each room of the client has a file of its own beside this one: table, hamburg,
### rome, pages, cards, tutorial. Ids are unique over all of them.

skip-to-main = Skip to the content
loading = Loading …
notes = Notes
dismiss = Put away
broken-title = Something did not load
broken-text = The line may be broken, or the server has a newer version. Nothing is lost.
try-again = Try again
missing-title = There is nothing here
missing-text = The address may have been cut off, or the table is not there any more.
back-to-start = Back to the start
close = Close
cancel = Cancel
problem-other = Something went wrong in this page. Load it again; nothing is lost.
problem-offline = The server does not answer. It is tried again as soon as the line is back.
your-turn = Your turn
no-table = This table is not to be seen

## Levels of bots, and bots by their names

level-random = Dice
level-greedy = Greedy
level-easy = Apprentice
level-normal = Merchant
level-hard = Master
level-expert = Patrician
level-planner = Planner
level-search = Search
level-learned = Learned
