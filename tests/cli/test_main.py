"""The command line as a whole: help, and every failure as one message and a code."""

import argparse
from collections.abc import Callable
from typing import Any

import pytest

import clausewise.cli
from clausewise.cli import COMMANDS, main, parser
from clausewise.failures import ERROR, INCONCLUSIVE, USAGE, ClausewiseError


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], list[str]]:
    """A command line that raises something."""

    def raising(problem: BaseException) -> list[str]:
        def handler(args: argparse.Namespace) -> int:
            del args
            raise problem

        top = argparse.ArgumentParser()
        top.set_defaults(handler=handler)
        monkeypatch.setattr(clausewise.cli, "parser", lambda: top)
        return []

    return raising


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """And the exit codes."""
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert [name for name in COMMANDS if name not in out.split()] == []
    assert "4  inconclusive" in out


@pytest.mark.parametrize("argv", [[], ["nonsense"], ["lock", "--nonsense"], ["lock"]])
def test_a_wrong_command_line_is_usage(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Said on stderr, without a traceback."""
    assert main(argv) == USAGE
    said = capsys.readouterr()
    assert said.out == ""
    assert "usage: clausewise" in said.err


def test_every_command_has_a_handler() -> None:
    """Otherwise it would end in a traceback."""
    actions: list[Any] = [a for a in parser()._actions if isinstance(a, argparse._SubParsersAction)]
    assert all(callable(p.get_default("handler")) for p in actions[0].choices.values())


def test_a_failure_is_its_message_and_its_code(
    command: Callable[[BaseException], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """On stderr, and nothing else."""
    assert main(command(ClausewiseError("the harbour is closed", INCONCLUSIVE))) == INCONCLUSIVE
    assert capsys.readouterr() == ("", "clausewise: the harbour is closed\n")


def test_a_defect_is_one_line_and_code_three(
    command: Callable[[BaseException], list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says that the fault is ours; a traceback comes only on demand."""
    monkeypatch.delenv("CLAUSEWISE_DEBUG", raising=False)
    assert main(command(ValueError("two\nlines"))) == ERROR
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "a defect of clausewise" in err
    assert "ValueError: two lines" in err
    monkeypatch.setenv("CLAUSEWISE_DEBUG", "1")
    assert main(command(ValueError("again"))) == ERROR
    assert "Traceback" in capsys.readouterr().err


def test_an_interrupt_is_no_defect(
    command: Callable[[BaseException], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """Shells expect 130."""
    assert main(command(KeyboardInterrupt())) == 130
    assert capsys.readouterr().err == "clausewise: interrupted\n"
