"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from clausewise.failures import ClausewiseError

MOST = 1000
"""More than any machine has use for."""


MOST_AMOUNT = 10**12
LONGEST_WAIT = 600
"""Seconds: nobody thinks longer at a table."""
QUOTES = "the reports quote the words of the clauses that failed"


def path(text: str) -> Path:
    """A path; an empty one, which a script with an unset variable gives, would mean the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the path is empty: name a file or folder, or leave the option out")
    if "\0" in text:
        raise argparse.ArgumentTypeError("a path cannot hold the character 0")
    return Path(text)


def positive(text: str) -> int:
    """A number of workers, scenarios or turns."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and 1 <= int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {MOST}")
    return int(text)


def amount(text: str) -> int:
    """A number of rounds or seconds, or a seed: larger than any number of workers."""
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST_AMOUNT)) and int(text) <= MOST_AMOUNT):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 to {MOST_AMOUNT:,}")
    return int(text)


def seconds(text: str) -> float:
    """A time that somebody waits, with a decimal point or without."""
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", text, re.ASCII) is None or float(text) > LONGEST_WAIT:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds from 0 to {LONGEST_WAIT}")
    return float(text)


def workers(text: str) -> int:
    """A number of processes; `auto` means one for each processor."""
    return os.cpu_count() or 1 if text == "auto" else positive(text)


def seal(text: str) -> str:
    """A seal as a report or a person kept it; one that was mistyped must not look like a journal written anew."""
    if re.fullmatch(r"[0-9a-f]{64}", text.strip().lower()) is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no seal: it has 64 digits from 0 to 9 and a to f")
    return text.strip().lower()


def add_features(parser: argparse.ArgumentParser) -> None:
    """`--features DIR`."""
    parser.add_argument(
        "--features",
        metavar="DIR",
        type=path,
        help="the folder that holds the rulebooks (default: those of clausewise)",
    )


def add_clauses(parser: argparse.ArgumentParser) -> None:
    """`--clause PREFIX`."""
    parser.add_argument(
        "--clause",
        metavar="PREFIX",
        action="append",
        default=[],
        help="only this clause and those below it, as in mlgca-four-card.11.B; may be repeated",
    )


def add_selection(parser: argparse.ArgumentParser) -> None:
    """`--selection FILE`: many of `--clause`."""
    parser.add_argument(
        "--selection",
        metavar="FILE",
        type=path,
        help="only the clauses that this file names, a line each, as `clausewise impact` writes it",
    )


def add_documents(parser: argparse.ArgumentParser, what_for: str, *, required: bool = False) -> None:
    """`--documents DIR`."""
    parser.add_argument(
        "--documents",
        metavar="DIR",
        type=path,
        required=required,
        help=f"the folder that holds the documents: {what_for}",
    )


def add_workers(parser: argparse.ArgumentParser, work: str, default: int = 1) -> None:
    """`-n WORKERS`: with one, all is done in this process."""
    parser.add_argument(
        "-n",
        metavar="WORKERS",
        type=workers,
        default=default,
        dest="workers",
        help=f"{work} in so many processes, or in one for each processor with `auto` (default: {default})",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """`--seed K`: whoever wants a run repeated names its seed."""
    parser.add_argument(
        "--seed", metavar="K", type=amount, help="the same number plays the same tables (default: a fresh one, kept)"
    )


def add_sink(parser: argparse.ArgumentParser) -> None:
    """`--sink DEST`: where the evidence goes that nobody here can change any more."""
    parser.add_argument(
        "--sink",
        metavar="DEST",
        default="",
        help="where each line of the journal goes, too, when written: file:PATH, syslog://HOST:PORT or program:COMMAND",
    )


def demand_a_run(directory: Path | None, a_run: str) -> None:
    """Refuses to go on where nothing was begun: most likely its name is another."""
    from difflib import get_close_matches

    if directory is None:
        raise ClausewiseError(f"--resume needs --out, the directory of the {a_run} that was cut off")
    if directory.is_dir():
        return
    beside = [path.name for path in directory.absolute().parent.glob("*/") if (path / "journal").is_dir()]
    close = get_close_matches(directory.name, beside, 1)
    meant = f"; did you mean {directory.with_name(close[0])}?" if close else "; leave out --resume to begin one"
    raise ClausewiseError(f"{directory}: there is no run here to go on with{meant}")


def seed_asked(args: argparse.Namespace) -> int:
    """As it was asked for, as what is gone on with had it, or a fresh one."""
    from clausewise.running import seeds

    if args.seed is not None:
        return int(args.seed)
    before = seeds.begun_with(args.out) if args.resume else None
    return seeds.fresh() if before is None else before


def add_what_is_tested(parser: argparse.ArgumentParser) -> None:
    """How the system and its house are told: `--config`, `--reading`, `--option`."""
    parser.add_argument(
        "--config", metavar="FILE", type=path, help="the configuration (default: clausewise.toml, if it is here)"
    )
    parser.add_argument(
        "--reading", metavar="ID=CHOICE", action="append", default=[], help="choose how an unclear clause is read"
    )
    parser.add_argument(
        "--option", metavar="ID=VALUE[,VALUE]", action="append", default=[], help="what the facility offers"
    )


def add_manners(parser: argparse.ArgumentParser) -> None:
    """`--manners FILE`: ways of telling that move no chips, and that a person has accepted."""
    parser.add_argument(
        "--manners",
        metavar="FILE",
        type=path,
        help="the manners of the system, as a soak learned and a person judged them",
    )


def add_allure(parser: argparse.ArgumentParser) -> None:
    """What becomes of the Allure page: `--no-allure`, `--allure-results`, `--allure-history FILE`."""
    parser.add_argument("--no-allure", action="store_false", dest="allure", help="leave out the Allure page")
    parser.add_argument(
        "--allure-results",
        action="store_true",
        help="keep the folder of Allure results beside the page, for other tools (without a page it is always kept)",
    )
    parser.add_argument(
        "--allure-history",
        metavar="FILE",
        type=path,
        help="show on the Allure page what became of each scenario in earlier runs, and add this run to the file",
    )


def add_what_comes_of_it(parser: argparse.ArgumentParser, a_run: str, where_it_failed: str) -> None:
    """Where a run goes, what is made of it, and when it gives up."""
    parser.add_argument("--out", metavar="DIR", type=path, help="where journal and reports go (default: out/TIME)")
    parser.add_argument("--resume", action="store_true", help=f"go on with a {a_run} that was cut off; needs --out")
    add_allure(parser)
    parser.add_argument(
        "--format",
        choices=("table", "github"),
        default="table",
        help="what is printed at the end: the table of verdicts, or annotations for GitHub Actions",
    )
    parser.add_argument(
        "--give-up-after",
        metavar="N",
        type=positive,
        default=20,
        help=f"end the {a_run} when the system itself failed {where_it_failed} in a row (default: 20)",
    )
