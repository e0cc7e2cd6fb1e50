"""Why two runs may differ: whatever a verdict depends on, in the order in which a reader asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from clausewise import judge
from clausewise.reports.changes_results import Reason, Side, System


def reasons(before: Side, after: Side) -> tuple[Reason, ...]:
    """Each thing that a verdict depends on, whether it differs or not: that nothing differs is worth knowing, too."""
    return tuple(
        Reason(about, tuple(differs))
        for about, differs in (
            ("Build and components", _systems(before, after)),
            ("Edition of the rules", _editions(before, after)),
            ("Readings", chosen_otherwise(before.readings, after.readings)),
            ("Confirmed readings", _lists(before.confirmations, after.confirmations)),
            ("Options", chosen_otherwise(before.options, after.options)),
            ("Variances", _lists(before.variances, after.variances)),
            ("Attestations", _lists(before.attestations, after.attestations)),
            ("Selection", _selection(before, after)),
            ("Conditions of the test", _tables(before.conditions, after.conditions)),
            ("The harness", _harness(before, after)),
        )
    )


def same_conditions(before: Side, after: Side, rulebook: str) -> bool:
    """Whether the same system was tested, in the same way: then what is not asked about again stands."""
    return (
        before.systems.get(rulebook) == after.systems.get(rulebook)
        and before.readings.get(rulebook) == after.readings.get(rulebook)
        and before.options.get(rulebook) == after.options.get(rulebook)
    )


def _systems(before: Side, after: Side) -> Iterator[str]:
    told: dict[str, list[str]] = {}
    for rulebook in dict.fromkeys((*before.systems, *after.systems)):
        was, now = before.systems.get(rulebook), after.systems.get(rulebook)
        for line in _system(was, now) if was and now else ():
            told.setdefault(line, []).append(rulebook)
    several = len(after.systems) > 1
    for line, rulebooks in told.items():
        yield line if not several or len(rulebooks) == len(after.systems) else f"{', '.join(rulebooks)}: {line}"


def _system(was: System, now: System) -> Iterator[str]:
    for name in ("manufacturer", "product", "version", "build", "configuration"):
        one, other = getattr(was, name), getattr(now, name)
        if one != other:
            yield f"{name}: {_said(one)} → {_said(other)}"
    old = {part.name: part.digest for part in was.components}
    new = {part.name: part.digest for part in now.components}
    yield from (f"component {line}" for line in _tables(old, new))


def _editions(before: Side, after: Side) -> Iterator[str]:
    for rulebook in dict.fromkeys((*before.rulebooks, *after.rulebooks)):
        was, now = before.rulebooks.get(rulebook), after.rulebooks.get(rulebook)
        if was == now:
            continue
        if was is None or now is None:
            yield f"{rulebook} was tested {'now' if was is None else 'before'} only"
            continue
        yield f"{rulebook}: {was} → {now}; {_words(before, after, rulebook)}"


def _words(before: Side, after: Side, rulebook: str) -> str:
    if not before.words or not after.words:
        return "a journal does not say which words the rules had"
    was, now = ([pair for pair in side.words.items() if pair[0].startswith(f"{rulebook}.")] for side in (before, after))
    if was == now:
        return "the words of the document are the same; the scenarios, readings or restatements are others"
    return "the words of the document are others, as listed below"


def chosen_otherwise(
    before: Mapping[str, Mapping[str, Sequence[str]]], after: Mapping[str, Mapping[str, Sequence[str]]]
) -> Iterator[str]:
    """Which of what was chosen is otherwise, of rulebooks that both sides have."""
    for rulebook in before:
        if rulebook in after:
            was = {name: ", ".join(values) for name, values in before[rulebook].items()}
            now = {name: ", ".join(values) for name, values in after[rulebook].items()}
            yield from (f"{rulebook}: {line}" for line in _tables(was, now))


def _tables(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    for name in dict.fromkeys((*before, *after)):
        was, now = before.get(name, ""), after.get(name, "")
        if was != now:
            yield f"{name}: {_said(was)} → {_said(now)}"


def _lists(before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    """Of what each line is about stands before its colon: what was renewed is neither gone nor new."""
    gone = {line.partition(": ")[0]: line for line in before if line not in after}
    come = {line.partition(": ")[0]: line for line in after if line not in before}
    for about, line in gone.items():
        if about in come:
            yield f"renewed: {line} → {come[about].removeprefix(f'{about}: ')}"
        else:
            yield f"no longer: {line}"
    yield from (f"new: {line}" for about, line in come.items() if about not in gone)


def _selection(before: Side, after: Side) -> Iterator[str]:
    if before.selection != after.selection:
        was, now = (", ".join(side.selection) or "everything" for side in (before, after))
        yield f"asked about: {was} → {now}"


def _harness(before: Side, after: Side) -> Iterator[str]:
    if before.judge is None or after.judge is None:
        if before.harness != after.harness:
            yield f"version: {before.harness} → {after.harness}"
        return
    yield from judge.differences(before.judge, after.judge)


def _said(text: str) -> str:
    return text or "nothing"
