"""The command line as a whole: help, and every failure as one message and a code."""

import argparse
import importlib
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version

import pytest

import clausewise.cli
from clausewise.cli import COMMANDS, main, module_of
from clausewise.failures import ERROR, INCONCLUSIVE, USAGE, ClausewiseError
from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION


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
    subparsers = argparse.ArgumentParser().add_subparsers()
    for name in COMMANDS:
        importlib.import_module(f"clausewise.cli.{module_of(name)}").add(subparsers)
    assert set(subparsers.choices) == set(COMMANDS)
    assert all(callable(command.get_default("handler")) for command in subparsers.choices.values())


@pytest.mark.parametrize("arguments", [["--help"], ["run", "--nonsense"], ["soak", "--help"]])
def test_a_command_line_loads_no_more_than_it_needs(arguments: list[str]) -> None:
    """What a command works with is loaded when it runs: neither the rules, nor the features, nor a library."""
    asked = f"import sys; before = set(sys.modules); from clausewise.cli import main; main({arguments}); "
    told = (
        "print(*{name for name in set(sys.modules) - before if name.partition('.')[0] not in sys.stdlib_module_names})"
    )
    ran = subprocess.run([sys.executable, "-c", asked + told], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.splitlines()[-1].split())
    own = {f"clausewise.cli.{module_of(name)}" for name in (*COMMANDS, "arguments")} | {"clausewise", "clausewise.cli"}
    assert loaded == own | {"clausewise.failures", "clausewise.showing"}


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the harness, and of the protocol that a system must speak."""
    assert main(["--version"]) == 0
    told = f"clausewise {version('clausewise')}, speaks version {PROTOCOL_VERSION} of the protocol\n"
    assert capsys.readouterr() == (told, "")


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
