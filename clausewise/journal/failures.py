"""What can be wrong with a journal, said so that somebody can act on it."""

from __future__ import annotations

from clausewise.failures import USAGE, ClausewiseError


class JournalError(ClausewiseError):
    """A journal cannot be read, written or gone on with: which one, at which line, and what to do."""

    def __init__(self, what: str, *, where: str, advice: str, exit_code: int = USAGE) -> None:
        super().__init__(f"{where}: {what}; {advice}", exit_code)
        self.what = what
        self.where = where
        self.advice = advice
