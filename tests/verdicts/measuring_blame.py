"""Of the clauses that a run calls broken, how many are? `make blame` runs all faults by hand and prints the table.

With `--own` only the clauses that a fault breaks are played: whether it is caught, not who else is blamed.

Each fault is in a house of its own, behind the embedded engine; the house plays the whole rulebook. With `--pairs`
there are two faults in a house. What was played is kept with `--kept FILE`, a line for each house: with the same file
it goes on where it ended, and the totals are of all that is there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import msgspec

from clausewise.adapters import targets
from clausewise.cli import main as clausewise
from clausewise.journal import scenarios
from clausewise.journal.reader import blamed_in, required_header
from clausewise.running.selection import select
from clausewise.verdicts import decode
from clausewise.verdicts.computing import clause_verdicts
from tests.verdicts.by_hand import ByHand, house
from tests.verdicts.by_hand_against_dealer import AGAINST_DEALER
from tests.verdicts.by_hand_blackjack import BLACKJACK_FAULTS
from tests.verdicts.by_hand_blackjack_cards import BLACKJACK_CARDS
from tests.verdicts.by_hand_poker_hands import POKER_HANDS
from tests.verdicts.by_hand_poker_house import POKER_HOUSE
from tests.verdicts.by_hand_poker_mishaps import POKER_MISHAPS
from tests.verdicts.by_hand_poker_play import POKER_PLAY
from tests.verdicts.by_hand_poker_pots import POKER_POTS
from tests.verdicts.by_hand_pot import POT
from tests.verdicts.by_hand_sic_bo import SIC_BO_FAULTS

READ_ALONE: tuple[ByHand, ...] = (
    *POKER_HANDS, *POKER_POTS, *POKER_PLAY, *POKER_HOUSE, *POKER_MISHAPS, *BLACKJACK_FAULTS, *BLACKJACK_CARDS,
    *SIC_BO_FAULTS,
)  # fmt: skip

"""Those that somebody wrote by the document alone, who had not seen the scenarios."""
SINGLE: tuple[ByHand, ...] = (*AGAINST_DEALER, *POT, *READ_ALONE)
_TOGETHER = (
    ("three-card", "brings 35", "two to one"),
    ("three-card", "equal hands", "last seat stay"),
    ("three-card", "face up", "void round"),
    ("three-card", "brings half", "who folds"),
    ("three-card", "not closed aloud", "word of mouth"),
    ("oneida-four-card", "brings four", "brings twenty"),
    ("oneida-four-card", "two to one", "is not announced"),
    ("oneida-four-card", "tie costs", "not closed aloud"),
    ("mlgca-four-card", "five percent", "settled unseen"),
    ("mlgca-four-card", "envy bonus", "void round"),
    ("mlgca-four-card", "as its flush", "again at half"),
    ("mlgca-four-card", "full house 25", "nothing is locked"),
    ("oasis-holdem", "fee is five", "equal hands"),
    ("oasis-holdem", "before the turn is shown", "shows nothing"),
    ("oasis-holdem", "last bets", "offered a raise"),
    ("oasis-omaha", "a quarter", "before the river"),
    ("oasis-omaha", "fee is three", "after the flop"),
    ("oasis-pineapple", "put away is shown", "bets of the turn"),
    ("oasis-pineapple", "lower seat", "shows nothing"),
    ("oasis-lowball", "two cards", "lower seat"),
)


def _of_a_house(rulebook: str, *names: str) -> tuple[ByHand, ...]:
    return tuple(next(one for one in SINGLE if one.rulebook == rulebook and name in one.name) for name in names)


DOUBLE: tuple[tuple[ByHand, ...], ...] = tuple(_of_a_house(*together) for together in _TOGETHER)
"""Two faults in one house."""


Key = tuple[str, tuple[str, ...]]


def key_of(faults: Sequence[ByHand]) -> Key:
    """By what a house is known."""
    return faults[0].rulebook, tuple(fault.name for fault in faults)


class _Kept(msgspec.Struct, frozen=True):
    """A house as it stands in a file."""

    rulebook: str
    faults: tuple[str, ...]
    called: frozenset[str]
    cited: frozenset[str]
    unheld: frozenset[str]
    told: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run said of a house with faults."""

    faults: tuple[ByHand, ...]
    called: frozenset[str]
    """The clauses that fail."""
    cited: frozenset[str]
    """Those that would fail if whatever is cited where a house departs were broken."""
    unheld: frozenset[str]
    """The clauses of which a scenario failed, before anything was explained by something else."""
    told: int
    """How many faults the run tells."""
    seconds: float

    @property
    def key(self) -> Key:
        """The house and its faults."""
        return key_of(self.faults)

    @property
    def rightly(self) -> frozenset[str]:
        return frozenset().union(*(fault.rightly for fault in self.faults))

    @property
    def broken(self) -> frozenset[str]:
        """Those that have to be called."""
        return frozenset(clause for fault in self.faults for clause in fault.broken)

    @property
    def wrongly(self) -> frozenset[str]:
        """The clauses that are kept and called broken."""
        return self.called - self.rightly

    @property
    def lost(self) -> tuple[ByHand, ...]:
        """Faults of which no clause is called."""
        return tuple(fault for fault in self.faults if self.called.isdisjoint(fault.rightly))


def measure(faults: Sequence[ByHand], clauses: Sequence[str] = ()) -> Measured:
    """Runs a rulebook, or some of its clauses, against a house with these faults."""
    began = time.monotonic()
    rulebook = faults[0].rulebook
    with tempfile.TemporaryDirectory() as folder, patch.object(
        targets, "open_system", lambda _target, settings=None: house(faults)  # noqa: ARG005
    ), redirect_stdout(StringIO()), redirect_stderr(StringIO()):  # fmt: skip
        out = Path(folder) / "out"
        chosen = [word for clause in clauses for word in ("--clause", clause)]
        arguments = ["run", "--rulebook", rulebook, "--target", "http://it", "--out", str(out), "--no-allure"]
        clausewise([*arguments, "--seed", "0", "-n", "1", *chosen])
        verdicts = decode((out / "verdicts.json").read_bytes())
        cited = _called_by_citation(out)
        unheld = frozenset(run.started.clause for run in scenarios(out) if run.ended.outcome == "fail")
    called = frozenset(clause for clause, found in verdicts.clauses.items() if found.verdict == "fail")
    return Measured(tuple(faults), called, cited, unheld, len(verdicts.faults), time.monotonic() - began)


def keep(measured: Measured, file: Path) -> None:
    """One line more."""
    rulebook, names = measured.key
    kept = _Kept(
        rulebook, names, measured.called, measured.cited, measured.unheld, measured.told, measured.seconds
    )  # fmt: skip
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as stream:
        stream.write(msgspec.json.encode(kept, order="sorted") + b"\n")


def kept_in(file: Path) -> dict[Key, Measured]:
    """What was measured before, of the faults that there still are; of a house that stands twice, the last."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    by_name = {(fault.rulebook, fault.name): fault for fault in SINGLE}
    found: dict[Key, Measured] = {}
    for kept in (msgspec.json.decode(line, type=_Kept) for line in lines):
        faults = tuple(by_name[kept.rulebook, name] for name in kept.faults if (kept.rulebook, name) in by_name)
        if len(faults) == len(kept.faults):
            measured = Measured(faults, kept.called, kept.cited, kept.unheld, kept.told, kept.seconds)
            found[measured.key] = measured
    return found


def own_clauses(faults: Sequence[ByHand]) -> list[str]:
    """The clauses that these faults break, and those that ask for the same in general terms."""
    return sorted(frozenset().union(*(fault.rightly for fault in faults)))


def _called_by_citation(out: Path) -> frozenset[str]:
    """What a run would call broken that does not look into which of the cited clauses explains a failure."""
    header = required_header(out)
    _, books = select(list(header.rulebooks), [], None)
    blamed = {key: clauses for key, clauses in blamed_in(out).items() if not key[0]}
    found = clause_verdicts(books, scenarios(out), header, blamed=blamed).clauses
    return frozenset(clause for clause, verdict in found.items() if verdict.verdict == "fail")


def row(measured: Measured) -> str:
    """A line of the table."""
    fault = measured.faults[0]
    shown = " and ".join(one.name for one in measured.faults)
    right = measured.called & measured.rightly
    wrongly = f"  wrongly {' '.join(sorted(c.removeprefix(fault.rulebook + '.') for c in measured.wrongly))}"
    missing = sorted(clause.removeprefix(fault.rulebook + ".") for clause in measured.broken - measured.called)
    return (
        f"{fault.rulebook:<17} {shown:<64} {len(measured.unheld & measured.rightly):>2}/{len(measured.unheld):<3} "
        f"{len(measured.cited & measured.rightly):>2}/{len(measured.cited):<3} "
        f"{len(right):>2}/{len(measured.called):<3} {len(measured.broken & measured.called):>2} of "
        f"{len(measured.broken):<2} {measured.seconds:>4.0f} s"
        f"{wrongly if measured.wrongly else ''}{'  missing ' + ' '.join(missing) if missing else ''}"
        f"{'  LOST ' + ', '.join(one.name for one in measured.lost) if measured.lost else ''}"
        f"{'  cannot show: ' + fault.cannot_show if fault.cannot_show else ''}"
    )


def summary(found: Sequence[Measured]) -> str:
    """All of them together."""
    right = _ratio("are", [(one.called, one.rightly) for one in found])
    cited = _ratio("are", [(one.cited, one.rightly) for one in found])
    failed = _ratio("are", [(one.unheld, one.rightly) for one in found])
    called = _ratio("are called so", [(one.broken, one.called) for one in found])
    return (
        f"{len(found)} houses with {sum(len(one.faults) for one in found)} faults\n"
        f"  of the clauses of which a scenario failed:           {failed} broken\n"
        f"  of those that are cited where the house departs:     {cited} broken\n"
        f"  of those that the run calls broken:                  {right} broken\n"
        f"  of those that are broken:                            {called}\n"
        f"  faults with no clause called:                        {sum(len(one.lost) for one in found)}"
    )


def _ratio(what: str, pairs: Sequence[tuple[frozenset[str], frozenset[str]]]) -> str:
    whole, part = sum(len(one) for one, _ in pairs), sum(len(one & other) for one, other in pairs)
    return f"{part} of {whole} {what} ({100 * part / max(whole, 1):.0f} in 100)"


def main() -> int:
    """The command."""
    parser = ArgumentParser(prog="python -m tests.verdicts.measuring_blame", description=__doc__)
    parser.add_argument("--rulebook")
    parser.add_argument("--name", help="only faults whose name has this")
    parser.add_argument("--own", action="store_true", help="play no more than the clauses that each fault breaks")
    parser.add_argument("--pairs", action="store_true", help="houses with two faults instead of one")
    parser.add_argument(
        "--kept", type=Path, metavar="FILE", help="goes on where it ended, and keeps what it plays there"
    )
    args = parser.parse_args()
    kept = kept_in(args.kept) if args.kept else {}
    houses = DOUBLE if args.pairs else tuple((one,) for one in SINGLE)
    found: list[Measured] = []
    for faults in houses:
        if args.rulebook not in (None, faults[0].rulebook) or not any((args.name or "") in one.name for one in faults):
            continue
        before = kept.get(key_of(faults))
        found.append(before or measure(faults, own_clauses(faults) if args.own else ()))
        if args.kept and before is None:
            keep(found[-1], args.kept)
        print(row(found[-1]), flush=True)  # noqa: T201  a command
    print(summary(found))  # noqa: T201  a command
    return int(any(one.lost and not all(fault.cannot_show for fault in one.lost) for one in found))


if __name__ == "__main__":
    sys.exit(main())
