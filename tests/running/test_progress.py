"""What is seen while a run goes on."""

from __future__ import annotations

import io

from clausewise.running.conduct import Result
from clausewise.running.progress import Bar, Lines, progress


def test_a_file_gets_lines() -> None:
    """Where there is no terminal, what went wrong is told at once and the count now and then."""
    stream = io.StringIO()
    shown = Lines(2, 0, stream)
    shown.ended(Result("a", "pass"))
    shown.ended(Result("b", "fail", "because", "Then x"))
    assert stream.getvalue() == "FAIL  b\n    at: Then x\n    because\n2/2 scenarios: 1 passed, 1 failed\n"


def test_a_terminal_gets_a_bar() -> None:
    """The bar counts what an earlier part of the run has done."""
    stream = io.StringIO()
    shown = Bar(4, 1, stream)
    shown.ended(Result("a", "pass"))
    shown.ended(Result("b", "pass"))
    shown.ended(Result("c", "pass"))
    shown.close()
    assert "1/4" in stream.getvalue()
    assert stream.getvalue().rstrip("\n").endswith("4/4  3 passed")


def test_which_it_is_depends_on_the_stream() -> None:
    """A StringIO is no terminal."""
    assert isinstance(progress(1, 0, io.StringIO()), Lines)
