"""`clausewise doctor`: whether a system speaks the protocol, can do what it claims, and what a test of it can show."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features, path
from clausewise.failures import CLEAN, ERROR, FAIL, ClausewiseError
from clausewise.showing import shown

if TYPE_CHECKING:
    from clausewise.doctor.findings import Finding
    from clausewise.reference_engine.vocabulary.description import Description
    from clausewise.registry import Clause

WIDTH = 110
MARGIN = 10


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise doctor`."""
    parser = subparsers.add_parser(
        "doctor",
        help="check a system before a run",
        description="Checks that a system speaks the protocol, plays plain rounds of each game that it offers, tries"
        " out what it claims (forced cards, rounds that repeat, a movable clock, mishaps), and says what to mend and"
        " what a run against it cannot show.",
        epilog="exit codes: 0 the protocol is in order (what the system cannot show is listed); 1 a problem;"
        " 2 the command is wrong; 3 the system cannot be reached",
    )
    parser.add_argument(
        "--target",
        metavar="TARGET",
        help="the address of a server, stdio:COMMAND or guided:FILE (default: the one in the configuration)",
    )
    parser.add_argument("--config", metavar="FILE", type=path, help="target and connection (default: clausewise.toml)")
    parser.add_argument("--token-env", metavar="NAME", help="the environment variable that holds the server's token")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="do not play the scenarios of its games to see what each thing costs that is left out",
    )
    add_features(parser)
    parser.set_defaults(handler=doctor)


def doctor(args: argparse.Namespace) -> int:
    """Examines and prints each finding as it is made."""
    import msgspec

    from clausewise.adapters.base import Unreachable
    from clausewise.adapters.guided_description import PREFIX as GUIDED
    from clausewise.adapters.http_settings import HttpSettings
    from clausewise.adapters.reference import REFERENCE
    from clausewise.adapters.spoken import SpokenSystem
    from clausewise.adapters.targets import open_spoken, open_system
    from clausewise.doctor.examination import declared_by, examine

    target, settings = args.target, HttpSettings()
    from clausewise.running.configuration import FILE_NAME, read_configuration

    config = args.config or (Path(FILE_NAME) if Path(FILE_NAME).exists() else None)
    if config is not None:
        configuration = read_configuration(config, args.features)
        target, settings = target or configuration.target, configuration.connection
    if target is None:
        raise ClausewiseError("doctor needs --target TARGET, or a clausewise.toml with a target, here or by --config")
    if target == REFERENCE:
        raise ClausewiseError(
            "doctor checks systems that speak the protocol: `clausewise serve` puts the reference engine behind it"
        )
    if args.token_env is not None:
        settings = msgspec.structs.replace(settings, token_variable=args.token_env)
    if target.startswith(GUIDED):
        return _described_only(target, args.features, quick=args.quick)
    system = open_spoken(target, settings=settings) if _spoken(target) else open_system(target, settings=settings)
    if not isinstance(system, SpokenSystem):
        raise ClausewiseError(
            f"doctor checks systems that speak the protocol, and {shown(target)} is opened in this process: "
            f"--target 'stdio:clausewise serve --stdio --engine {shown(target)}' puts it behind the protocol"
        )
    found: list[Finding] = []
    try:
        for finding in examine(system, lambda games: _clauses(games, args.features)):
            found.append(finding)
            _print(finding)
        # A system with problems has other things to mend first, and may not answer any more.
        sound = all(finding.outcome != "problem" for finding in found)
        if not args.quick and sound and any(finding.check == "identity" for finding in found):
            description = system.describe()
            found += _costs(description, args.features, declared_by(system, description))
    except Unreachable as failure:
        raise ClausewiseError(str(failure), ERROR) from None
    finally:
        system.close()
    problems = sum(finding.outcome == "problem" for finding in found)
    lacking = sum(finding.outcome == "cannot" for finding in found)
    print()
    print(f"checks: {len(found)}; problems: {problems}; what this system cannot show: {lacking}")
    return FAIL if problems else CLEAN


def _spoken(target: str) -> bool:
    """Whether it names a server or a program, or no adapter at all."""
    from clausewise.adapters.installed import adapters, name_in
    from clausewise.adapters.third_party.engines import OF_THE_PROTOCOL

    return name_in(target) in OF_THE_PROTOCOL or name_in(target) not in adapters()


def _costs(
    description: Description, features: Path | None, declared: Mapping[str, frozenset[str]] | None = None
) -> list[Finding]:
    """What is left out, and what it costs."""
    from clausewise.doctor.costs import costs

    found = list(costs(description, declared, features))
    for finding in found:
        _print(finding)
    return found


def _described_only(target: str, features: Path | None, *, quick: bool) -> int:
    """At a guided table nothing answers by itself: its description is read, and what a run could show is said."""
    from clausewise.adapters.targets import open_system
    from clausewise.doctor.capabilities import capabilities
    from clausewise.doctor.findings import Finding

    description = open_system(target).describe()
    games = ", ".join(description.games)
    _print(Finding("ok", "description", f"can be read; {games}, worked by a technician who is asked during the run"))
    found = list(capabilities(description, _clauses(description.games, features)))
    for finding in found:
        _print(finding)
    found += [] if quick else _costs(description, features)
    lacking = sum(finding.outcome == "cannot" for finding in found)
    print()
    print(f"checks: {len(found) + 1}; what cannot be shown at this table: {lacking}")
    return CLEAN


def _clauses(games: Sequence[str], features: Path | None) -> list[Clause]:
    from clausewise.registry import load_rulebooks

    return [clause for rulebook in load_rulebooks(features) if rulebook.id in games for clause in rulebook.clauses]


def _print(finding: Finding) -> None:
    text = _wrapped(f"{finding.check}: {finding.text}")
    if finding.fix:
        text += _wrapped(f"to mend it: {finding.fix}")
    for number, line in enumerate(text):
        print(f"{finding.outcome if number == 0 else '':<{MARGIN}}{line}", flush=True)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - MARGIN, break_long_words=False)
