"""`clausewise sentences`: what an author of scenarios can say, each sentence with an example."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from clausewise.cli import Subparsers
from clausewise.cli.arguments import add_features
from clausewise.failures import CLEAN
from clausewise.showing import counted

if TYPE_CHECKING:
    from clausewise.registry.feature_files import FeatureFile
    from clausewise.registry.model import StepKind

KINDS: tuple[StepKind, ...] = ("given", "when", "then")


class Sentence(NamedTuple):
    """One sentence with its parameters, the kinds of step it may be, what it means, and where it is said."""

    text: str
    kinds: tuple[StepKind, ...]
    meaning: str
    group: str
    used: int
    example: str | None


def add(subparsers: Subparsers[argparse.ArgumentParser]) -> None:
    """`clausewise sentences`."""
    parser = subparsers.add_parser(
        "sentences",
        help="list the sentences of which scenarios are made",
        description="Lists every sentence that scenarios can be made of, grouped, each with its meaning, how often it "
        "is used, and an example from the features.",
    )
    parser.add_argument("words", metavar="WORD", nargs="*", help="only sentences in which all of these stand")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    add_features(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    """List them."""
    from clausewise.registry.feature_files import FeatureFile, read_feature_file
    from clausewise.registry.library import feature_paths, rulebook_folders

    folders = rulebook_folders(args.features)
    files = [read_feature_file(path) for folder in folders for path in feature_paths(folder)]
    found = sentences(_said(file for file in files if isinstance(file, FeatureFile)))
    wanted = [s for s in found if all(word.lower() in s.text.lower() for word in args.words)]
    if args.format == "json":
        print(json.dumps([sentence._asdict() for sentence in wanted], ensure_ascii=False, indent=1))
    else:
        _print(wanted)
    return CLEAN


def sentences(said: Mapping[tuple[StepKind, str], int]) -> list[Sentence]:
    """Every sentence; `said` counts how often each step of the features stands there."""
    import inspect

    from clausewise.running.step_definitions import definitions_in, step_modules

    kinds: dict[tuple[str, str], list[StepKind]] = {}
    meanings: dict[tuple[str, str], str] = {}
    uses: dict[tuple[str, str], list[str]] = {}
    counts: dict[tuple[str, str], int] = {}
    for definition in definitions_in(step_modules()):
        key = (definition.module.rsplit(".", 1)[-1].removesuffix("_steps"), definition.sentence)
        own = KINDS if definition.kind is None else (definition.kind,)
        kinds.setdefault(key, []).extend(own)
        meanings[key] = (inspect.getdoc(definition.context.step_func) or "").partition("\n")[0]
        fitting = [(kind, text) for kind, text in said if definition.fits(kind, text)]
        uses.setdefault(key, []).extend(text for _, text in fitting)
        counts[key] = counts.get(key, 0) + sum(said[step] for step in fitting)
    return [
        Sentence(
            text=text,
            kinds=tuple(k for k in KINDS if k in kinds[group, text]),
            meaning=meanings[group, text],
            group=group,
            used=counts[group, text],
            # The shortest example is the plainest.
            example=min(uses[group, text], key=lambda said: (len(said), said), default=None),
        )
        for group, text in kinds
    ]


def _said(files: Iterable[FeatureFile]) -> Mapping[tuple[StepKind, str], int]:
    """Each step as it is run, rows filled in, and in how many scenarios it stands."""
    from clausewise.registry.lint.sentences import step_forms

    said: dict[tuple[StepKind, str], int] = {}
    for file in files:
        for scenario in (*file.stray, *(s for rule in file.rules for s in rule.scenarios)):
            for step in (*scenario.background, *scenario.steps):
                for form in step_forms(step.text, scenario):
                    said[step.kind, form] = said.get((step.kind, form), 0) + 1
    return said


def _print(found: list[Sentence]) -> None:
    group = None
    for sentence in found:
        if sentence.group != group:
            print(("" if group is None else "\n") + sentence.group)
            group = sentence.group
        print(f"  {' or '.join(kind.title() for kind in sentence.kinds)}: {sentence.text}")
        if sentence.meaning:
            print(f"      {sentence.meaning}")
        if sentence.example and sentence.example != sentence.text:
            print(f"      as in: {sentence.example}")
        print(f"      used {counted(sentence.used, 'time')}")
    print(f"\n{counted(len(found), 'sentence')}")
