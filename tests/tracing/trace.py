"""Traces of the reference engine: all that it is asked and all that it says, to show that a change changes nothing.

    python tests/tracing/trace.py make OUT [--like OTHER] [--rulebooks NAME ...]
    python tests/tracing/trace.py compare ONE OTHER

`make` plays every scenario and 1,000 random rounds of every rulebook, and writes the stimuli, receipts, events,
citations and declared facts of each table, with the schema of the protocol. `--like` plays the rounds that another
trace was made of, so that two engines are asked the same. It runs with the code that is first on the path, also with
that of an earlier commit: `make traces BASE=COMMIT` does so in a copy of that commit's tree.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from clausewise.adapters.reference import ReferenceSystem
from clausewise.proving.prove import plan_proof
from clausewise.registry import load_rulebook
from clausewise.running.inprocess import with_suite

ROUNDS = 1000
PLACES = {
    "engine": ("engine",),
    "random_rounds": ("rulebooks.random_rounds", "families.random_rounds", "random_rounds"),
    "stimuli": ("vocabulary.stimuli", "stimuli"),
    "description": ("core.description", "vocabulary.description", "description"),
    "games": ("rulebooks.games", "games"),
    "protocol": ("core.protocol", "vocabulary.protocol", "protocol"),
}
"""Where modules of the engine are found, the newest place first."""

encode = msgspec.json.Encoder(enc_hook=str).encode


def say(*words: str) -> None:
    """One line for whoever asked."""
    sys.stdout.write(" ".join(words) + "\n")


def find(name: str) -> ModuleType:
    """A module of the engine, wherever it lies at this commit."""
    for place in PLACES[name]:
        try:
            return importlib.import_module(f"clausewise.reference_engine.{place}")
        except ModuleNotFoundError as missing:
            if missing.name is None or not missing.name.startswith("clausewise"):
                raise
    raise LookupError(f"no module {name} among {PLACES[name]}")


def citations(table: Any) -> list[tuple[str, ...]]:
    """What is cited for each event."""
    emitted = getattr(table, "emitted", None)
    return list(table.citations) if emitted is None else [one.citations for one in emitted]


class Traced:
    """A table of the engine that remembers what was done to it and what it said."""

    def __init__(self, setup: object, table: Any) -> None:
        self.setup = setup
        self.table = table
        self.asked: list[object] = []
        self._submit: Callable[[object], Any] = table.submit
        self._declaration: Callable[[], Mapping[str, object]] = table.declaration
        table.submit = self.submit
        table.declaration = self.declaration

    def submit(self, stimulus: object) -> Any:
        receipt = self._submit(stimulus)
        self.asked.append([stimulus, receipt, self.table.refusal_citations])
        return receipt

    def declaration(self) -> Mapping[str, object]:
        facts = self._declaration()
        cited = sorted(self.table.fact_citations.items())
        self.asked.append(["declares", sorted((name, str(value)) for name, value in facts.items()), cited])
        return facts

    def told(self) -> bytes:
        return encode([self.setup, self.asked, list(self.table.seen), citations(self.table)])


def scenarios(rulebook: str) -> Iterator[tuple[str, bytes]]:
    """Every scenario of a rulebook with what its tables were asked and said."""
    engine = find("engine")
    book = load_rulebook(rulebook)
    found: list[tuple[str, bytes]] = []

    def use(suite: Any) -> bool:
        for uid in suite.cases:
            tables: list[Traced] = []

            def opened(setup: object, tables: list[Traced] = tables) -> Any:
                tables.append(Traced(setup, engine.open_table(setup)))
                return tables[-1].table

            result = suite.run(uid, ReferenceSystem(opened))
            body = b",".join(table.told() for table in tables)
            found.append((uid, b'["%s",[%s]]' % (result.outcome.encode(), body)))
        return True

    with_suite(plan_proof([book], None), use)
    yield from found


def rounds(rulebook: str, like: Path | None) -> Iterator[tuple[str, bytes, bytes]]:
    """Random tables of a rulebook: the script, and what came of it."""
    engine = find("engine")
    for number, (setup, stimuli) in enumerate(scripts(rulebook, like)):
        traced = Traced(setup, engine.open_table(setup))
        try:
            for stimulus in stimuli:
                traced.submit(stimulus)
            traced.declaration()
        except Exception as defect:  # noqa: BLE001  whatever it is, breaking down is what the table did
            traced.asked.append(type(defect).__name__)
        yield f"table {number}", encode([setup, stimuli]), traced.told()


def scripts(rulebook: str, like: Path | None) -> Iterator[tuple[Any, Any]]:
    """Tables with what is done at them: as another trace has them, or played now."""
    if like is not None:
        setup_type, stimulus_type = find("description").TableSetup, find("stimuli").AnyStimulus
        for line in (like / "scripts" / f"{rulebook}.jsonl").read_bytes().splitlines():
            setup, stimuli = msgspec.json.decode(line, type=tuple[msgspec.Raw, list[msgspec.Raw]])
            asked = [msgspec.json.decode(one, type=stimulus_type) for one in stimuli]
            yield msgspec.json.decode(setup, type=setup_type), asked
        return
    engine = find("engine")
    rules = rule_sets()[rulebook]
    made = find("random_rounds").scripts(rulebook, rules.options, rules.readings, engine.open_table, ROUNDS)
    for script in made:
        yield script.setup, script.stimuli


def rule_sets() -> Mapping[str, Any]:
    """What the engine plays by, by rulebook."""
    known: Mapping[str, Any] | None = getattr(find("engine"), "RULE_SETS", None)
    return known or {name: book.rules for name, book in find("games").RULEBOOKS.items()}


def make(out: Path, like: Path | None, wanted: list[str]) -> None:
    """Writes the traces of the code that is imported."""
    known = like or out
    for folder in ("scenarios", "rounds", "scripts"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    (out / "schema.json").write_text(json.dumps(find("protocol").schema(), indent=1, sort_keys=True))
    for rulebook in wanted:
        with (out / "scenarios" / f"{rulebook}.jsonl").open("wb") as played:
            for uid, told in scenarios(rulebook):
                played.write(b"[%s,%s]\n" % (encode(uid), told))
        script_file = out / "scripts" / f"{rulebook}.jsonl"
        with script_file.open("wb") as scripted, (out / "rounds" / f"{rulebook}.jsonl").open("wb") as played:
            for name, script, told in rounds(rulebook, like):
                scripted.write(script + b"\n")
                played.write(b"[%s,%s]\n" % (encode(name), told))
    say(f"traces of {', '.join(wanted)} are in {out}" + (f", asked as {known}" if like else ""))


def compare(one: Path, other: Path) -> int:
    """Says which tables differ; what is new is named, and is no difference."""
    worst = 0
    for part in ("scenarios", "rounds"):
        for path in sorted((other / part).glob("*.jsonl")):
            before, after = named(one / part / path.name), named(path)
            differ = [name for name, told in after.items() if before.get(name, told) != told]
            gone = [name for name in before if name not in after]
            new = [name for name in after if name not in before]
            worst |= bool(differ or gone)
            say(f"{part} of {path.stem}: {len(after)} now, {len(before)} before, {len(differ)} differ", *differ[:3])
            if gone:
                say(f"  {len(gone)} are gone:", *gone[:3])
            for name in new:
                say("  new:", name)
    same = (one / "schema.json").read_bytes() == (other / "schema.json").read_bytes()
    say("the schema of the protocol is", "the same" if same else "another")
    return worst


def named(path: Path) -> dict[str, bytes]:
    """The lines of a file of traces by the name of the scenario or table that each tells of."""
    return {json.loads(line)[0]: line for line in path.read_bytes().splitlines()}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("out", type=Path)
    making.add_argument("--like", type=Path)
    making.add_argument("--rulebooks", nargs="+", default=None)
    comparing = commands.add_parser("compare")
    comparing.add_argument("one", type=Path)
    comparing.add_argument("other", type=Path)
    given = parser.parse_args()
    if given.command == "compare":
        return compare(given.one, given.other)
    make(given.out, given.like, given.rulebooks or list(rule_sets()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
