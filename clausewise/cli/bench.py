"""`clausewise bench`: what the harness costs, as ratios of two things run side by side."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from clausewise.cli.arguments import positive
from clausewise.failures import CLEAN, FAIL

if TYPE_CHECKING:
    from clausewise.cli import Subparsers

MOST = 2.0
"""Neither the journal nor HTTP may cost more than this many times what it stands beside."""


RULEBOOK = "oasis-holdem"
"""Played over standard streams beside in process."""


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "bench",
        help="measure what the harness costs",
        description="Measures the suite with its journal beside bare pytest-bdd with the same sentences and empty "
        "bodies, what Allure adds, a stimulus over HTTP beside a request to an empty handler of the same server, and a "
        "rulebook over standard streams beside the same in process. Exit code 1 if the journal or HTTP costs more than "
        "2 times what it stands beside.",
    )
    parser.add_argument(
        "--repeat", type=positive, default=3, metavar="N", help="measure each suite so often (default: 3)"
    )
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """Measures and prints."""
    import tempfile

    from clausewise.benching.http import stimulus_beside_request
    from clausewise.benching.suite import bare, suite

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plain, ours, allure = [], [], []
        for turn in range(args.repeat):  # in turns, so that what else the machine does falls on all alike
            plain.append(bare(folder / f"bare-{turn}"))
            ours.append(suite(folder / f"suite-{turn}"))
            allure.append(suite(folder / f"allure-{turn}", allure=True))
    best_plain, best_ours, best_allure = (min(runs, key=lambda timed: timed.each) for runs in (plain, ours, allure))
    journal = best_ours.each / best_plain.each
    print(f"bare pytest-bdd        {best_plain.each:6.2f} ms a scenario ({best_plain.scenarios} scenarios)")
    print(f"suite with its journal {best_ours.each:6.2f} ms a scenario ({best_ours.scenarios} scenarios)")
    print(f"  ratio {journal:.2f} (at most {MOST})")
    adds = best_allure.each / best_ours.each
    print(f"suite with Allure      {best_allure.each:6.2f} ms a scenario, {adds:.2f} times the suite without")
    stimulus, request = stimulus_beside_request()
    print(f"messages over HTTP     {best_ours.requests / best_ours.scenarios:6.1f} a scenario")
    print(f"a stimulus over HTTP   {stimulus:6.2f} ms, a request to an empty handler {request:.2f} ms")
    print(f"  ratio {stimulus / request:.2f} (at most {MOST})")
    _over_streams(args.repeat)
    return CLEAN if max(journal, stimulus / request) <= MOST else FAIL


def _over_streams(repeat: int) -> None:
    """One rulebook through a program and in process, in turns. The rules are the same; the way is what differs."""
    import tempfile

    from clausewise.benching.stdio import SERVED, stimulus_over_streams
    from clausewise.benching.suite import suite

    every, spoken = ("--rulebook", RULEBOOK, "--every-reading"), []
    direct = []
    with tempfile.TemporaryDirectory() as name:
        for turn in range(repeat):
            direct.append(suite(Path(name) / f"direct-{turn}", *every).each)
            spoken.append(suite(Path(name) / f"spoken-{turn}", *every, "--target", SERVED).each)
    there, here = stimulus_over_streams()
    print(f"a stimulus over stdio  {there:6.2f} ms, in process {here:.3f} ms")
    print(f"{RULEBOOK} over stdio {min(spoken):6.2f} ms a scenario, in process {min(direct):.2f} ms")
    print(f"  ratio {min(spoken) / min(direct):.2f}")
