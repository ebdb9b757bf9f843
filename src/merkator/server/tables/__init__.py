"""Tables: rooms in memory, their rows and entries, moves, clocks, orders, chat, live play, lists and records."""
