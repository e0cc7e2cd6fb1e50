"""The pages of what differs by rulebook: options with their values, names and acts, and a whole round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import VOCABULARY
from clausewise.registry.library import rulebook_folders
from clausewise.registry.model import Option, Reading
from clausewise.registry.rulebook_files import RulebookHead, read_readings, read_rulebook_head
from clausewise.vendor_pages.findings import Shown, events_shown, facts_declared, kind_of, stimuli_shown
from clausewise.vendor_pages.kept_rounds import Played, Step, all_played
from clausewise.vendor_pages.pages import page, quoted
from clausewise.vendor_pages.whole_rounds import ROUNDS, WholeRound, steps_of

NAMES: Final[Mapping[str, tuple[str, str]]] = {
    "wagers": ("wager-taken", "wager"),
    "bonuses": ("bonus-paid", "bonus"),
    "meters": ("meter-changed", "meter"),
    "rankings": ("hand-ranked", "game"),
    "ranks of hands": ("hand-ranked", "category"),
    "results": ("wager-settled", "result"),
    "buttons": ("button-placed", "button"),
    "forced bets and actions": ("bet-made", "action"),
    "rounds of betting and drawing": ("turn-given", "round"),
    "streets": ("board-dealt", "street"),
    "pots": ("pot-awarded", "pot"),
    "shares": ("pot-awarded", "share"),
    "places that cards go to": ("card-dealt", "to"),
}
"""What has names that a rulebook chooses among, and where they stand: the kind of event, and its field."""
MOST_VALUES: Final = 6
"""So many values of a fact are shown."""


def rulebooks_page() -> str:
    """For each rulebook: modules, options, names, and what is told."""
    heads = {head.id: head for head in map(read_rulebook_head, rulebook_folders())}
    played = sorted({table.rulebook for table in all_played()})
    return page(
        "Options and names, rulebook by rulebook",
        "`options` of a description names, for each option of the rulebooks that you offer, the values that your table "
        "can be opened with, best as they stand here, numbers as numbers. The first is taken where a table is asked "
        "for without the option. An option that you leave out is one that no scenario can ask for, and what needs it "
        "is not examined: name it with the one value that you have. `readings` names the choice of your tables where a "
        "document leaves something open; the first choice here is the one that is adopted, and taken to be yours where "
        "you name none. Names and acts are those that came in real rounds of the reference engine, under all options; "
        "seats are all called `seat 3`.",
        *(_rulebook(heads[rulebook]) for rulebook in played),
    )


def _rulebook(head: RulebookHead) -> str:
    own = [table for table in all_played() if table.rulebook == head.id]
    modules = [module for module in VOCABULARY if module in RULEBOOKS[head.id].modules]
    seen = events_shown(own)
    parts = [
        f"## {head.id}",
        f"{head.title}. Modules: {quoted(modules)}.",
        "\n".join(["| option | what it is | values |", "| --- | --- | --- |", *_options(head)]),
        "\n".join(_names(seen)),
        _told(own, seen),
        *_readings(head.id),
        "\n".join(["| fact that is asked for | as in |", "| --- | --- |", *_facts(own)]),
    ]
    return "\n\n".join(parts)


def _options(head: RulebookHead) -> Iterator[str]:
    for option in head.options:
        yield f"| `{option.id}` | {option.title} | {_values(option, RULEBOOKS[head.id].rules.options[option.id])} |"


def _values(option: Option, of_the_engine: tuple[str | int, ...]) -> str:
    """The values as they are sent; where a number has bounds only, any of them."""
    if option.values:
        return _coded(of_the_engine)
    bounds = f"of {option.least} or more" if option.most is None else f"from {option.least} to {option.most}"
    return f"a number {bounds}, as {_coded(of_the_engine)}"


def _readings(rulebook: str) -> Iterator[str]:
    """What the document leaves open and outcomes depend on, with the choice that is adopted first."""
    folder = next(folder for folder in rulebook_folders() if read_rulebook_head(folder).id == rulebook)
    asked = [reading for reading in read_readings(folder) if reading.effect == "behaviour"]
    if asked:
        rows = (f"| `{one.id}` | {one.question} | {'; '.join(_choices(one))} |" for one in asked)
        yield "\n".join(["| reading | what is open | choices |", "| --- | --- | --- |", *rows])


def _choices(reading: Reading) -> Iterator[str]:
    for choice in sorted(reading.choices, key=lambda choice: choice != reading.adopted):
        yield f"`{choice}`: {reading.choices[choice].rstrip('.')}"


def _names(seen: Mapping[str, Shown]) -> Iterator[str]:
    for what, (kind, field) in NAMES.items():
        names = seen[kind].words.get(field, {}) if kind in seen else {}
        if names:
            yield f"- {what} (`{field}` of `{kind}`): {quoted(sorted(names))}"


def _told(own: list[Played], seen: Mapping[str, Shown]) -> str:
    """Everything that came and was sent."""
    acts = {kind_of(e) for table in own for step in table.steps for e in step.events if isinstance(e, Procedure)}
    return "\n".join(
        [
            f"- stimuli: {quoted(sorted(stimuli_shown(own)))}",
            f"- events: {quoted(sorted(kind for kind in seen if kind not in acts))}",
            f"- acts: {quoted(sorted(acts))}",
        ]
    )


def _facts(own: list[Played]) -> Iterator[str]:
    """The facts of a rulebook, with the values that the reference engine declares at tables of it."""
    for name, facts in sorted(facts_declared(own).items()):
        values = sorted({f"`{msgspec.json.encode(fact.value).decode()}`" for fact in facts})
        yield f"| {name} | {', '.join(values[:MOST_VALUES])}{', ...' if len(values) > MOST_VALUES else ''} |"


def rounds_page() -> str:
    """A whole round of each rulebook, as it is sent and answered."""
    return page(
        "A whole round of each rulebook",
        "What is sent (`>`) and the events that come of it, as the reference engine plays it; every stimulus is "
        "accepted. The envelopes are left out: submissions, `sequence` and `at`, and receipts (`<`) that await nobody. "
        "Where several `proceed` follow each other, a table may do more at once: all up to the next thing that a "
        "player decides.",
        *map(_round, ROUNDS),
    )


def _round(asked: WholeRound) -> str:
    setup = msgspec.json.encode(asked.setup).decode()
    lines = [line for step in steps_of(asked) for line in _lines(step)]
    return f"## {asked.title}\n\n{asked.about} The table is opened with `{setup}`.\n\n" + "\n".join(lines)


def _lines(step: Step) -> Iterator[str]:
    if not step.receipt.accepted:
        raise RuntimeError(f"a stimulus of a whole round was refused: {step.stimulus}: {step.receipt.reason}")
    awaits = f"  < {msgspec.json.encode(step.receipt).decode()}" if step.receipt.awaiting else ""
    yield f"    > {msgspec.json.encode(step.stimulus).decode()}{awaits}"
    for event in step.events:
        yield f"        {msgspec.json.encode(event).decode()}"


def _coded(values: tuple[str | int, ...]) -> str:
    return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
