"""Shows that a soak finds faults, blames the clause that is broken, and leaves sound systems alone.

`make soak-proof`: each of the planted faults is looked for in no more than so many rounds; then a sound engine is
soaked for long. `drawing` says how the faults were chosen; with `--draw SEED` twenty others are drawn first, which
shows whether the soak was made for the ones that it knows. Of those nothing is demanded but that eighteen are found.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from clausewise.adapters.reference import ReferenceSystem
from clausewise.journal.records import SoakAsked
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.running.configuration import Configuration
from clausewise.running.selection import select
from clausewise.soaking.drawing import PLAIN_ROUNDS, draw_others
from clausewise.soaking.gathered import Soaked
from clausewise.soaking.plan import plan_soak
from clausewise.soaking.planted import NOT_TOLD_APART, TWENTY, PlantedFault
from clausewise.soaking.soak import soak

MOST_ROUNDS = 10_000
SOUND_ROUNDS = 100_000
WANTED = 18
"""So many of the twenty have to be found."""
MOST_BLAMED = 3


@dataclass(frozen=True, slots=True)
class Hunted:
    """What a soak made of a planted fault."""

    planted: PlantedFault
    rounds: int
    blamed: tuple[str, ...] = ()
    stimuli: int = 0
    """The length of the round that shows it, without the cards that are stacked."""
    as_it_came: int = 0
    seconds: float = 0.0

    @property
    def found(self) -> bool:
        """Whether there was any difference."""
        return bool(self.blamed)

    @property
    def place(self) -> int:
        """Where the clause stands among those that are blamed, from 1 on; 0: nowhere."""
        places = [self.blamed.index(clause) + 1 for clause in self.planted.clauses if clause in self.blamed]
        return min(places, default=0)


class _AtHand:
    """A reference engine, perhaps broken, for a soak that needs none opened."""

    def __init__(self, fault: Fault | None) -> None:
        self._system = ReferenceSystem(partial(open_table, fault=fault), describe)

    def system(self) -> ReferenceSystem:
        """The engine."""
        return self._system

    def remarks(self) -> tuple[str, ...]:
        """It says nothing beside its answers."""
        return ()

    def close(self) -> tuple[str, ...]:
        """Nothing is held."""
        return ()


def hunt(planted: PlantedFault, rounds: int = MOST_ROUNDS, seed: int = 0) -> Hunted:
    """Soaks the engine with this fault in it."""
    began = time.monotonic()
    came_to = soaked([planted.rulebook], planted.fault, rounds, seed)
    played, seconds = came_to.tally.rounds.total(), time.monotonic() - began
    if not came_to.found:
        return Hunted(planted, played, seconds=seconds)
    found = came_to.found[0]
    acts = [stimulus for stimulus in found.played.stimuli if not isinstance(stimulus, StackDeck)]
    return Hunted(planted, played, found.clauses, len(acts), found.as_it_came, seconds)


def soaked(rulebooks: Sequence[str], fault: Fault | None, rounds: int, seed: int) -> Soaked:
    """A soak of the reference engine, whose journal nobody needs."""
    selection, books = select(list(rulebooks), [], None)
    with tempfile.TemporaryDirectory() as folder:
        asked = SoakAsked(seed, rounds, None, "differences")
        plan = plan_soak(Configuration(), selection, books, Path(folder) / "soak", asked)
        return soak(plan, systems=_AtHand(fault))


def row(hunted: Hunted) -> str:
    """A line of the table."""
    planted = hunted.planted
    rate = f"{planted.came:,}/{planted.of:,}"
    if not hunted.found:
        return f"{planted!s:<80} {rate:>14}  not found in {hunted.rounds:,} rounds ({hunted.seconds:.0f} s)"
    place = {0: "not blamed", 1: "first"}.get(hunted.place, f"place {hunted.place}")
    return (
        f"{planted!s:<80} {rate:>14}  {hunted.rounds:>6,} rounds  {hunted.as_it_came:>3} -> {hunted.stimuli:>2} "
        f"stimuli  {place:<10} {' '.join(hunted.blamed)}"
    )


def prove(
    rounds: int,
    sound: int,
    seed: int,
    faults: Sequence[PlantedFault] = TWENTY,
    rulebooks: Sequence[str] = (),
) -> int:
    """Prints the table; 0 if enough was found and rightly blamed, and the sound engine is left alone.

    The sound engine is soaked by these rulebooks, or by all.
    """
    hunted: list[Hunted] = []
    for planted in faults:
        hunted.append(hunt(planted, rounds, seed))
        print(f"{len(hunted):>2}  {row(hunted[-1])}", flush=True)  # noqa: T201  a command
    found = [one for one in hunted if one.found]
    first = [one for one in found if one.place == 1]
    among = [one for one in found if one.place and len(one.blamed) <= MOST_BLAMED]
    print(  # noqa: T201  a command
        f"{len(found)} of {len(hunted)} found within {rounds:,} rounds "
        f"({sum(one.planted.is_rare for one in found)} of {sum(one.is_rare for one in faults)} rare ones); "
        f"the planted clause is first in {len(first)}, among at most three in {len(among)}"
    )
    began = time.monotonic()
    left_alone = soaked(rulebooks, None, sound, seed) if sound else None
    if left_alone is not None:
        played, seconds = left_alone.tally.rounds.total(), time.monotonic() - began
        print(  # noqa: T201  a command
            f"the sound engine: {played:,} rounds, {len(left_alone.found)} differences, "
            f"{played / seconds:,.0f} rounds/s"
        )
    sound_found = bool(left_alone and (left_alone.found or left_alone.unblamed or left_alone.problem))
    for name, reason in NOT_TOLD_APART.items():
        print(f"known not to be blamed first: {name}: {reason}")  # noqa: T201  a command
    wrongly = wrongly_blamed(found) if faults is TWENTY else []
    for one in wrongly:
        print(f"not as it has to be: {one.planted}: blamed {' '.join(one.blamed)}")  # noqa: T201  a command
    return int(len(found) < WANTED or bool(wrongly) or sound_found)


def wrongly_blamed(found: Sequence[Hunted]) -> list[Hunted]:
    """Faults whose clause is not blamed first, or that are said not to be and are."""
    return [one for one in found if (one.place == 1) == (str(one.planted) in NOT_TOLD_APART)]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m clausewise.soaking.proof", description=__doc__)
    parser.add_argument("--rounds", type=int, default=MOST_ROUNDS, help="look for each fault in so many rounds")
    parser.add_argument("--sound", type=int, default=SOUND_ROUNDS, help="soak the sound engine for so many rounds")
    parser.add_argument("--seed", type=int, default=0, help="the same number plays the same tables")
    parser.add_argument("--draw", type=int, metavar="SEED", help="plant twenty others, drawn by this seed")
    parser.add_argument(
        "--plain", type=int, default=PLAIN_ROUNDS, help="with --draw: so many plain rounds tell what is rare"
    )
    parser.add_argument(
        "--rulebook", action="append", default=[], metavar="ID", help="with --draw: only of this one; may be repeated"
    )
    args = parser.parse_args(arguments)
    if args.rulebook and args.draw is None:
        parser.error("--rulebook says from what the faults are drawn: it needs --draw SEED")
    faults = TWENTY if args.draw is None else draw_others(args.draw, args.plain, rulebooks=args.rulebook)
    return prove(args.rounds, args.sound, args.seed, faults, args.rulebook)


if __name__ == "__main__":
    sys.exit(main())
