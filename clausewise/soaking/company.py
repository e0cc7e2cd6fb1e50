"""What plays a part of a soak, as it sees the system and the others that play parts of the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from clausewise.adapters.base import System
from clausewise.journal.records import MannerLearned
from clausewise.soaking.gathered import Gathered, Shrunk


class Opened(Protocol):
    """Whatever opens the system, and again when it is gone."""

    def system(self) -> System: ...
    def remarks(self) -> Sequence[str]: ...
    def close(self) -> Sequence[str]: ...


class Company(Protocol):
    """The others that play parts of the same soak, as one of them sees them."""

    def has_ended(self) -> bool:
        """Whether nobody is to begin another table."""

    def lets_play(self, table: int) -> bool:
        """Whether the table of this number is still to be played; waits until that is clear."""

    def goes_on(self, table: int) -> None:
        """The table was played, and nothing at it ends the soak."""

    def lets_tell(self, table: int) -> bool:
        """Whether the difference at this table is the one to be told of; waits until that is clear."""

    def tells(self, one: Shrunk) -> None:
        """Keeps a difference."""

    def learns(self, one: MannerLearned) -> None:
        """Keeps a manner of the system."""


class Alone:
    """Nobody else."""

    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered

    def has_ended(self) -> bool:
        """Nobody has."""
        return False

    def lets_play(self, table: int) -> bool:  # noqa: ARG002  nobody waits for it
        """There is nobody to wait for."""
        return True

    def goes_on(self, table: int) -> None:
        """Nobody waits for it."""

    def lets_tell(self, table: int) -> bool:  # noqa: ARG002  as above
        """It is the only one."""
        return True

    def tells(self, one: Shrunk) -> None:
        """In the journal, and as a file."""
        self._gathered.tells(one)

    def learns(self, one: MannerLearned) -> None:
        """Until the end."""
        self._gathered.learns(one)
