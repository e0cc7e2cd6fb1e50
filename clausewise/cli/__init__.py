"""The command line. Each command is a module that adds its own parser; every failure ends in one message and a code.

To add a command: write `clausewise/cli/NAME.py` with `add(subparsers)`, set `handler` on its parser's defaults, and put
NAME into COMMANDS. Every command line sets up every parser: what a command works with it imports when it runs.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Protocol, cast

from clausewise.failures import ERROR, FAIL, ClausewiseError

# In the order in which `clausewise --help` lists them.
COMMANDS: tuple[str, ...] = (
    "clauses", "compare", "lint", "lock", "init", "run", "soak", "prove", "report", "verify", "rejudge", "journal",
    "bundle", "sign", "keygen", "sentences", "judge", "serve", "doctor", "device", "randomness", "schema",
    "starter", "bench", "new-rulebook", "diff", "baseline", "impact", "history", "completion",
)  # fmt: skip

Handler = Callable[[argparse.Namespace], int]
# argparse has no public name for what add_subparsers returns.
Subparsers = argparse._SubParsersAction  # noqa: SLF001 - as above

INTERRUPTED = 130
BROKEN_PIPE = 141

EPILOG = """exit codes:
  0  clean
  1  something failed: a rule is broken, lint has findings, a document has changed
  2  the command, a file or a setting is wrong
  3  an error in the harness or in reaching the system under test
  4  inconclusive or unattested
  5  judged again, something is judged otherwise (rejudge)
"""


class Version(argparse.Action):
    """`--version`, which finds out what it says when it is asked."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION

        print(f"clausewise {version('clausewise')}, speaks version {PROTOCOL_VERSION} of the protocol")
        parser.exit()


class Command(Protocol):
    """A module of this package that is a command."""

    def add(self, subparsers: Subparsers[argparse.ArgumentParser]) -> None: ...


def module_of(command: str) -> str:
    """The module of this package that a command is written in.

    >>> module_of("new-rulebook")
    'new_rulebook'
    """
    return command.replace("-", "_")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="clausewise",
        description="Tells, clause by clause, whether a table game obeys the rules it is licensed under.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action=Version, nargs=0, help="show which clausewise this is, and exit")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        cast("Command", importlib.import_module(f"clausewise.cli.{module_of(name)}")).add(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; never a traceback, unless CLAUSEWISE_DEBUG=1 asks for one."""
    _open_closed_streams()
    try:
        code = _run(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader (head, less) has had enough.
        _print_no_more()
        return BROKEN_PIPE
    except OSError as problem:
        _print_no_more()
        return _cannot(problem)
    return code


def _run(argv: Sequence[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
        return cast("Handler", args.handler)(args)
    except SystemExit as stop:  # argparse has said what is wrong, or has shown the help
        return stop.code if isinstance(stop.code, int) else FAIL
    except ClausewiseError as failure:
        print(f"clausewise: {failure.message}", file=sys.stderr)
        return failure.exit_code
    except KeyboardInterrupt:
        print("clausewise: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as problem:
        if problem.filename is None:
            raise  # most likely standard output: see there
        return _cannot(problem)
    except Exception as defect:  # noqa: BLE001 - the one place where what nobody foresaw becomes a message
        if os.environ.get("CLAUSEWISE_DEBUG") == "1":
            traceback.print_exc()
        what = " ".join(str(defect).split())
        print(
            f"clausewise: this is a defect of clausewise, please report it: {type(defect).__name__}: {what} "
            "(CLAUSEWISE_DEBUG=1 shows where)",
            file=sys.stderr,
        )
        return ERROR


def _cannot(problem: OSError) -> int:
    """A disk that is full, a folder that went away: no defect of anybody here."""
    if os.environ.get("CLAUSEWISE_DEBUG") == "1":
        traceback.print_exc()
    where = problem.filename if problem.filename is not None else "standard output or the current folder"
    print(f"clausewise: {where}: cannot be used: {problem.strerror or problem}", file=sys.stderr)
    return ERROR


def _open_closed_streams() -> None:
    """A standard stream that the caller closed leads nowhere: otherwise the next file opened would take its number."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115  for good


def _print_no_more() -> None:
    """What is still to be printed goes nowhere: Python would complain again when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
