"""Draws the faults that the soak is proved by, so that nobody chooses them: `python -m clausewise.soaking.drawing`.

Every fault by operator that `prove` plants behind a clause that play can show, and that a scenario of the clause
notices, takes part, once for each rulebook. A digest of the seed and of the fault's name puts them in order. From the
front ten are taken whose place fewer than one plain round in a thousand comes to, and ten to whose place more come.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256

from clausewise.proving.hunting import Hunter
from clausewise.proving.planting import faults_of, siblings_of
from clausewise.proving.prove import plan_proof
from clausewise.proving.sound import Sound, listen
from clausewise.reference_engine.core.rulings import Fault
from clausewise.registry import Rulebook
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.selection import select
from clausewise.soaking.findings import ONLY_PLAY
from clausewise.soaking.plain_play import Place, rounds_that_come
from clausewise.soaking.planted import PlantedFault

SEED = 1
PLAIN_ROUNDS = 20_000
OF_EACH = 10

Rates = Mapping[str, tuple[Counter[Place], int]]
"""By rulebook, how many plain rounds come to each place, of how many."""
Candidates = dict[tuple[str, Fault], list[str]]
"""Each with the clauses that it breaks."""


def draw(rates: Rates, seed: int = SEED, told: Callable[[str], None] = lambda _line: None) -> list[PlantedFault]:
    """Ten rare ones, then ten others, of these rulebooks; `told` is told of what is passed over."""
    _, books = select([*rates], [], None)

    def use(suite: Suite) -> list[PlantedFault]:
        sound = listen(suite, lambda: None)
        hunter = Hunter(suite, sound, faults_of(books, sound), siblings_of(books), {})
        return _taken(candidates(books, sound), hunter, rates, seed, told)

    return with_suite(plan_proof(books, None), use)


def draw_others(
    seed: int,
    rounds: int = PLAIN_ROUNDS,
    told: Callable[[str], None] = lambda _line: None,
    rulebooks: Sequence[str] = (),
) -> list[PlantedFault]:
    """Plays the plain rounds of these rulebooks, or of all, and draws."""
    _, books = select([*rulebooks], [], None)
    return draw({book.id: rounds_that_come(book.id, rounds) for book in books}, seed, told)


def candidates(books: tuple[Rulebook, ...] | list[Rulebook], sound: Sound) -> Candidates:
    """What takes part: no declared facts, and no clause of which a round shows nothing."""
    faults = faults_of(books, sound)
    played = {site.provision: set[str]() for heard in sound.heard.values() for site in heard.sites}
    for site in {site for heard in sound.heard.values() for site in heard.sites if not site.is_stated}:
        played[site.provision].update(f"{site.kind} {operator}" for operator in site.operators())
    found: Candidates = {}
    for book in books:
        for clause in book.clauses:
            if ONLY_PLAY.intersection(clause.channels):
                for planted in faults[clause.id]:
                    if isinstance(planted, Fault) and f"{planted.kind} {planted.operator}" in played[planted.provision]:
                        found.setdefault((book.id, planted), []).append(clause.id)
    return found


def in_order(found: Candidates, seed: int) -> Iterator[tuple[str, Fault]]:
    """As the digests have it: what is added to the rules or taken from them later moves nothing else."""

    def digest(one: tuple[str, Fault]) -> bytes:
        book, fault = one
        return sha256(f"{seed} {book} {fault.provision} {fault.kind} {fault.operator}".encode()).digest()

    yield from sorted(found, key=digest)


def _taken(
    found: Candidates, hunter: Hunter, rates: Rates, seed: int, told: Callable[[str], None]
) -> list[PlantedFault]:
    told(f"{len(found):,} take part")
    rare: list[PlantedFault] = []
    others: list[PlantedFault] = []
    for book, fault in in_order(found, seed):
        came, of = rates[book]
        planted = PlantedFault(book, fault, came[fault.provision, fault.kind], of)
        drawn = rare if planted.is_rare else others
        if len(drawn) == OF_EACH:
            continue
        if any(hunter.notices(clause, fault) for clause in found[book, fault]):
            drawn.append(planted)
        else:
            told(f"passed over, for no scenario of its clause tells it from none: {planted}")
        if len(rare) == len(others) == OF_EACH:
            break
    return rare + others


def main() -> int:
    """The command: prints what `planted.py` holds."""
    parser = argparse.ArgumentParser(prog="python -m clausewise.soaking.drawing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=PLAIN_ROUNDS, help="plain rounds of each rulebook")
    parser.add_argument("--seed", type=int, default=SEED, help="the same number draws the same faults")
    args = parser.parse_args()
    for one in draw_others(args.seed, args.rounds, lambda line: print(f"# {line}", flush=True)):  # noqa: T201  a command
        named = (one.rulebook, one.fault.provision, one.fault.kind, one.fault.operator)
        print(f"    _planted({', '.join(map(repr, named))}, {one.came:_}, {one.of:_}),", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
