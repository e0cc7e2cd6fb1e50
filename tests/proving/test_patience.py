"""What does not end by itself is stopped, wherever the bell finds it."""

from collections.abc import Callable

import pytest

from clausewise.proving import patience as patience_module
from clausewise.proving.broken import RunAway
from clausewise.proving.patience import patience, patiently


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


@pytest.fixture
def hardly_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundredths of a second where it is seconds."""
    monkeypatch.setattr(patience_module, "PATIENCE", 0.05)
    monkeypatch.setattr(patience_module, "MORE_PATIENCE", 0.3)


@pytest.mark.usefixtures("hardly_patient")
@pytest.mark.parametrize("swallowed", [False, True], ids=["raised", "taken-for-a-fault"])
def test_what_was_stopped_once_is_played_again(swallowed: bool) -> None:
    """A machine that stood still the first time is not held against a fault, whoever heard the bell."""
    times: list[str] = []

    def play() -> str:
        times.append("played")
        try:
            if len(times) == 1:
                compute_for_ever()
        except RunAway:
            if not swallowed:
                raise
            return "broken down"
        return "as it should be"

    assert patiently(play) == "as it should be"
    assert len(times) == 2


@pytest.mark.usefixtures("hardly_patient")
def test_what_never_ends_is_stopped_for_good() -> None:
    """Nothing comes of it, with more time either."""
    assert patiently(compute_for_ever) is None


def test_what_ends_is_played_once() -> None:
    """Also where nothing is what comes of it."""
    times: list[str] = []
    assert patiently(lambda: times.append("played")) is None
    assert times == ["played"]
