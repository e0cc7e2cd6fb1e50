"""What is seen while a run goes on."""

from __future__ import annotations

import io

from clausewise.running.conduct import Result
from clausewise.running.progress import RunProgress


class Terminal(io.StringIO):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


def test_a_file_gets_lines() -> None:
    """Where there is no terminal, what went wrong is told at once and the count now and then."""
    stream = io.StringIO()
    shown = RunProgress(2, 0, stream)
    shown.ended(Result("a", "pass"))
    shown.ended(Result("b", "fail", "because", "Then x"))
    shown.close()
    assert stream.getvalue() == "FAIL  b\n    at: Then x\n    because\n2/2 scenarios: 1 passed, 1 failed\n"


def test_a_row_of_examples_is_told_with_its_values() -> None:
    """Not as the outline has it, with a placeholder."""
    stream = io.StringIO()
    RunProgress(1, 0, stream).ended(Result("b.1 pays <n> [n=5]", "fail", "because", title="b.1 pays 5"))
    assert stream.getvalue().startswith("FAIL  b.1 pays 5\n")


def test_a_terminal_gets_a_bar() -> None:
    """The bar counts what an earlier part of the run has done; at the end it makes room for the result."""
    stream = Terminal()
    shown = RunProgress(4, 1, stream)
    for uid in ("a", "b", "c"):
        shown.ended(Result(uid, "pass"))
    shown.close()
    drawn = stream.getvalue().split("\r\x1b[K")
    assert drawn[1].endswith("1/4 scenarios")
    assert drawn[-2].endswith("4/4 scenarios: 3 passed")
    assert drawn[-1] == ""


def test_what_a_system_says_does_not_draw_on_the_terminal() -> None:
    """A reason with control characters is shown, not obeyed."""
    stream = io.StringIO()
    RunProgress(1, 0, stream).ended(Result("a", "inconclusive", "refused: \x1b[2J\nall is well"))
    assert "    refused: ⟨ESC⟩[2J⟨LF⟩all is well\n" in stream.getvalue()
