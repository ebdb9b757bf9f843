### How the turns of the others are shown, step by step, and summed up. Ids begin with "stage-".

stage-turn-of = { $name }’s turn
stage-turn-over = { $name }’s turn is over
stage-pause = Pause
stage-resume = Continue
stage-skip = Skip to me
stage-skip-watching = Skip
stage-key-skip = Skip what the others do
stage-key-step = Step through what the others do
stage-replay = Replay
stage-pace = Pace
stage-pace-slow = Slow
stage-pace-normal = Normal
stage-pace-fast = Fast
stage-pace-off = Off
stage-recap = What the others did
stage-since = Since your turn
stage-for-you = For you
stage-details = Details
stage-go-on = Continue
