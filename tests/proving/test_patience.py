"""What does not end by itself is stopped, wherever the bell finds it."""

from collections.abc import Callable

import pytest

from clausewise.proving.broken import RunAway
from clausewise.proving.patience import patience


class Clinging:
    """An object that computes for ever when it is cleared away."""

    def __del__(self) -> None:
        compute_for_ever()


def compute_for_ever() -> None:
    """Ends only when it is stopped."""
    while True:
        pass


def clear_away_and_compute_for_ever() -> None:
    """The bell rings first where what it raises goes no further."""
    Clinging()
    compute_for_ever()


@pytest.mark.parametrize(
    "computing", [compute_for_ever, clear_away_and_compute_for_ever], ids=["plain", "clearing-away"]
)
def test_a_computation_without_end_is_stopped(computing: Callable[[], None]) -> None:
    """Also where the first bell finds an object that is being cleared away."""
    with patience(0.05), pytest.raises(RunAway, match=r"stopped after 0\.05 seconds"):
        computing()


def test_what_ends_in_time_is_left_alone() -> None:
    """Nothing is raised, then or later."""
    with patience(5):
        total = sum(range(1000))
    assert total == 499500
