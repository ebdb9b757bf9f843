"""The table in the terminal: people at one screen, bots, and games on a real table that are followed.

`app.run` finds or begins a game, `session` plays it, `dialog` and `prompt` talk with people, `screen` fits everything
into the window. What belongs to one game, its board, is in the folder of that game.
"""
