"""A bot as a program of its own: lines of JSON in, lines of JSON out. It needs nothing but Python.

    merkator match "program:python examples/bot.py" random

It has a few words that it likes in each game, and leaves the rest to the lot. The protocol: docs/bot-protocol.md.
"""

import json
import random
import sys

LIKES = {"hamburg": ("fulfil", "join", "done"), "rome": ("sell", "buy")}

for line in sys.stdin:
    told = json.loads(line)
    if "hello" in told:
        likes, lots = LIKES[told["game"]], random.Random(told["seed"])
        print(json.dumps({"ready": 1, "wants": []}), flush=True)
    elif "decide" in told:
        legal = told["legal"]
        liked = [action for like in likes for action in legal if action.split()[0] == like]
        print(json.dumps({"do": liked[0] if liked else lots.choice(legal)}), flush=True)
    elif "end" in told:
        break
