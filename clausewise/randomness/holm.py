"""Several tests of one thing: which of them may be said to have found something, all of them together at one level."""

from __future__ import annotations

from collections.abc import Mapping


def adjusted(chances: Mapping[str, float]) -> dict[str, float]:
    """Holm's adjusted chances: what is at most the level was found, and the whole is wrong no more often than that.

    The smallest is multiplied by the number of tests, the next by one less, and none is below the one before.

    >>> adjusted({"positions": 0.01, "suits": 0.04, "pairs-kept": 0.03})
    {'positions': 0.03, 'suits': 0.06, 'pairs-kept': 0.06}
    """
    least = 0.0
    found: dict[str, float] = {}
    for rank, name in enumerate(sorted(chances, key=lambda name: chances[name])):
        least = max(least, min(1.0, chances[name] * (len(chances) - rank)))
        found[name] = least
    return {name: found[name] for name in chances}
