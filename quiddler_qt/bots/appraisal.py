"""Moves with what they are worth, from the worlds in which a thoughtful player tries them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from quiddler_qt.bots.monte_carlo import MonteCarloPolicy
from quiddler_qt.bots.policies import Move
from quiddler_qt.engine.observation import Observation


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth: the own points of the hand less those of the others on average.

    ``error`` is the standard error of its distance to the best move.
    """

    move: Move
    worth: float
    error: float = 0.0


def weighed(
    policy: MonteCarloPolicy, observation: Observation, moves: Sequence[Move], seed: int
) -> tuple[Choice, ...]:
    """Legal moves of the viewer, the best first. Raises ValueError where it is not the viewer's turn."""
    worth = policy.weigh(observation, moves, seed)
    means = worth.mean(axis=1)
    best = worth[means.argmax()]
    errors = [0.0] * len(moves)
    if worth.shape[1] > 1:
        errors = list((best - worth).std(axis=1, ddof=1) / sqrt(worth.shape[1]))
    order = np.argsort(-means, kind="stable")
    return tuple(Choice(moves[place], float(means[place]), float(errors[place])) for place in order)
