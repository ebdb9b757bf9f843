"""A learner in a plain loop: policy gradients with numpy and nothing else, on many solo games of hamburg at once.

    python examples/learn.py --seconds 120

The policy is linear: the logit of each action is a weighted sum of the observation. After each batch of games the
weights of actions that led to more points than expected grow, those of the others shrink. What was expected is a
weighted sum, too. Random play brings about 6 points; how far this comes is printed as it goes.
"""

import argparse
import time

import numpy as np

from merkator.env.vector import SoloVectorEnv

RATE = 0.01  # how far the weights go in one step
CURIOSITY = 0.01  # what a policy is paid for not being sure yet
DECAYS = (0.9, 0.999)  # of the means that Adam keeps


class Weights:
    """Weights that climb by Adam: each by a step of its own length."""

    def __init__(self, inputs, outputs):
        """Begin with zeros: all actions are as likely."""
        self.values = np.zeros((inputs, outputs), np.float32)
        self.mean = np.zeros_like(self.values)
        self.square = np.zeros_like(self.values)
        self.time = 0

    def climb(self, gradient):
        """Go a step uphill."""
        self.time += 1
        for kept, new, decay in ((self.mean, gradient, DECAYS[0]), (self.square, gradient**2, DECAYS[1])):
            kept *= decay
            kept += (1 - decay) * new
        mean = self.mean / (1 - DECAYS[0] ** self.time)
        square = self.square / (1 - DECAYS[1] ** self.time)
        self.values += RATE * mean / (np.sqrt(square) + 1e-6)


class Learner:
    """A linear policy and a linear guess of what is still to come."""

    def __init__(self, inputs, actions, seed):
        """Know nothing."""
        self.policy = Weights(inputs + 1, actions)
        self.value = Weights(inputs + 1, 1)
        self.lots = np.random.default_rng(seed)

    def chances(self, seen, masks):
        """Return how likely each action is: legal ones only."""
        logits = np.where(masks, seen @ self.policy.values, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def act(self, seen, masks):
        """Return an action for each row, by lot."""
        sums = self.chances(seen, masks).cumsum(axis=1)
        return (sums > self.lots.random((len(seen), 1)) * sums[:, -1:]).argmax(axis=1)

    def learn(self, seen, masks, actions, returns):
        """Make actions more likely that brought more than was expected."""
        surprise = returns - (seen @ self.value.values)[:, 0]
        self.value.climb(seen.T @ surprise[:, None] / len(seen))
        gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        chances = self.chances(seen, masks)
        pull = -chances * gain[:, None]
        pull[np.arange(len(actions)), actions] += gain
        logs = np.log(np.where(chances > 0, chances, 1))
        doubt = -(chances * logs).sum(axis=1, keepdims=True)
        pull -= CURIOSITY * chances * (logs + doubt)
        self.policy.climb(seen.T @ pull / len(seen))


def with_one(observations):
    """Add a number that is always 1, so that sums need no constant of their own."""
    return np.concatenate([observations, np.ones((len(observations), 1), np.float32)], axis=1)


def play(env, learner):
    """Play one game in each place of the environment; return what was seen and done, and the points."""
    observations, info = env.reset()
    going = np.ones(env.num_envs, bool)
    steps = []
    while going.any():
        seen, masks = with_one(observations), info["action_mask"].astype(bool)
        masks[~going, 0] = True  # something must be said where nothing can be done any more
        actions = learner.act(seen, masks)
        observations, rewards, over, _, info = env.step(actions)
        steps.append((seen, masks, actions, rewards, going.copy()))
        going &= ~over
    seen, masks, actions, rewards, going = (np.array(part) for part in zip(*steps, strict=True))
    rewards = np.where(going, rewards, 0.0)
    returns = rewards[::-1].cumsum(axis=0)[::-1]  # what came after each action
    return seen[going], masks[going], actions[going], returns[going].astype(np.float32), rewards.sum(axis=0)


def main():
    """Learn for a while and print how it goes; the last line is `learned FROM TO`, the points before and after."""
    words = argparse.ArgumentParser(description="Learn the solo game of hamburg.")
    words.add_argument("--seconds", type=float, default=120.0, help="how long to learn")
    words.add_argument("--gain", type=float, default=1000.0, help="stop when so many points were gained")
    words.add_argument("--games", type=int, default=64, help="games played at once")
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    env = SoloVectorEnv(told.games)
    env.reset(seed=told.seed)
    learner = Learner(env.observer.size, env.observer.actions, told.seed)
    before = np.concatenate([play(env, learner)[4] for _ in range(4)]).mean()
    print(f"random play: {before:.1f} points", flush=True)
    begun, batches, recent = time.monotonic(), 0, []
    while time.monotonic() - begun < told.seconds and np.mean(recent[-5:] or before) < before + told.gain:
        *experience, points = play(env, learner)
        learner.learn(*experience)
        recent.append(points.mean())
        batches += 1
        if batches % 20 == 0:
            spent = time.monotonic() - begun
            print(f"{spent:6.0f} s  {batches * told.games:7} games  {np.mean(recent[-20:]):5.1f} points", flush=True)
    after = np.concatenate([play(env, learner)[4] for _ in range(4)]).mean()
    print(f"learned {before:.1f} {after:.1f}")


if __name__ == "__main__":
    main()
