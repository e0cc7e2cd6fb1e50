"""Rules and their clauses: each clause has one Rule, in document order, with the tags that it needs and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from clausewise.registry.feature_files import FeatureFile, RuleNode, Tag
from clausewise.registry.library import clause_ids
from clausewise.registry.lint.findings import Finding
from clausewise.registry.lock_file import NAME, Lock
from clausewise.registry.model import CHANNELS, INFORMATIVE, KINDS
from clausewise.registry.rulebook_files import RulebookHead

FILE_NAME = re.compile(r"(?P<number>\d{2})-[a-z0-9]+(-[a-z0-9]+)*\.feature")


def lint_rules(head: RulebookHead, files: Sequence[FeatureFile], lock: Lock) -> Iterator[Finding]:
    """Everything about Rules that does not look into scenarios."""
    locked = {entry.id: n for n, entry in enumerate(lock.clauses)}
    first_at: dict[str, str] = {}
    furthest, furthest_id = -1, ""
    for file in files:
        yield from _file(file, head)
        for rule in file.rules:
            yield from _tags(file, rule, head.id)
            yield from _scenarios_present(file, rule)
            for clause_id in clause_ids(rule, head.id):
                here = f"{file.path.name}:{rule.line}"
                if clause_id in first_at:
                    yield _at(
                        file,
                        rule,
                        "clause-twice",
                        f"{clause_id} has a Rule already, at {first_at[clause_id]}",
                        "keep one",
                    )
                    continue
                first_at[clause_id] = here
                place = locked.get(clause_id)
                if place is None:
                    yield _at(
                        file,
                        rule,
                        "unknown-clause",
                        f"{clause_id} is not in {NAME}",
                        "correct the id, or lock the document",
                    )
                elif place < furthest:
                    yield _at(
                        file,
                        rule,
                        "order",
                        f"{clause_id} stands after {furthest_id}, in the document it stands before it",
                        "put the Rules into document order",
                    )
                else:
                    furthest, furthest_id = place, clause_id
    yield from _missing(head, lock, first_at)


def _file(file: FeatureFile, head: RulebookHead) -> Iterator[Finding]:
    for tag in file.tags:
        yield Finding(
            file.path,
            tag.line,
            "unknown-tag",
            f"@{tag.name} stands on the Feature",
            "tag the Rule or the scenario instead",
        )
    for stray in file.stray:
        yield Finding(
            file.path,
            stray.line,
            "stray-scenario",
            f"scenario {stray.name!r} is outside any Rule",
            "move it under its clause",
        )
    if not file.rules:
        yield Finding(
            file.path, file.line, "empty-feature", "the file holds no Rule", "write the chapter's Rules or remove it"
        )
    chapters = {
        clause_id[len(head.id) + 1 :].split(".", 1)[0]: rule.line
        for rule in reversed(file.rules)
        for clause_id in clause_ids(rule, head.id)
    }
    match = FILE_NAME.fullmatch(file.path.name)
    if not match:
        yield Finding(
            file.path,
            1,
            "file-name",
            f"{file.path.name} is not named NN-short-name.feature",
            "name it after its chapter",
        )
    elif len(chapters) > 1:
        in_order = sorted(chapters, key=lambda chapter: chapters[chapter])
        yield Finding(
            file.path,
            chapters[in_order[1]],
            "file-name",
            f"the file mixes chapters {', '.join(in_order)}",
            "give each chapter files of its own",
        )
    elif chapters and (only := next(iter(chapters))).isdigit() and int(only) != int(match["number"]):
        yield Finding(
            file.path, 1, "file-name", f"{file.path.name} holds chapter {only}", f"name it {int(only):02d}-….feature"
        )


def _tags(file: FeatureFile, rule: RuleNode, rulebook_id: str) -> Iterator[Finding]:
    names = [tag.name for tag in rule.tags]
    ids = clause_ids(rule, rulebook_id)
    kinds = [name for name in names if name in KINDS]
    channels = [name for name in names if name in CHANNELS]
    if len(ids) != 1:
        what = f"carries {len(ids)} clause ids ({', '.join(ids)})" if ids else "carries no clause id"
        yield _at(file, rule, "clause-id", f"the Rule {what}", f"tag it with one, @{rulebook_id}.<number>")
    if len(kinds) != 1:
        what = f"carries {len(kinds)} kinds ({', '.join(kinds)})" if kinds else "carries no kind"
        yield _at(file, rule, "kind", f"the Rule {what}", f"tag it with one of {', '.join(KINDS)}")
    if not channels and INFORMATIVE not in names:
        todo = f"tag it with what examines it: {', '.join(CHANNELS)}; or @{INFORMATIVE} where nothing is required"
        yield _at(file, rule, "channel", "the Rule carries no channel", todo)
    if channels and INFORMATIVE in names:
        yield _at(file, rule, "channel", f"the Rule is @{INFORMATIVE} and yet examined", "drop one or the other")
    if not rule.name.strip():
        yield _at(file, rule, "restatement", "the Rule has no name", "restate the clause in our own words")
    known = {*ids, *KINDS, *CHANNELS, INFORMATIVE}
    yield from _unknown(file, rule.tags, known)


def _unknown(file: FeatureFile, tags: Sequence[Tag], known: set[str]) -> Iterator[Finding]:
    seen: set[str] = set()
    for tag in tags:
        if tag.name not in known:
            yield Finding(
                file.path, tag.line, "unknown-tag", f"@{tag.name} means nothing on a Rule", "correct it or take it away"
            )
        elif tag.name in seen:
            yield Finding(file.path, tag.line, "unknown-tag", f"@{tag.name} stands twice", "take one away")
        seen.add(tag.name)


def _scenarios_present(file: FeatureFile, rule: RuleNode) -> Iterator[Finding]:
    names = {tag.name for tag in rule.tags}
    channels = names & set(CHANNELS)
    if rule.scenarios and INFORMATIVE in names:
        yield _at(
            file, rule, "informative", f"the Rule is @{INFORMATIVE} and has scenarios", "say what examines it instead"
        )
    if not rule.scenarios and INFORMATIVE not in names and channels != {"attestation"}:
        todo = f"write its scenarios, or tag it @{INFORMATIVE} if it requires nothing"
        yield _at(file, rule, "no-scenario", "the Rule has no scenario", todo)


def _missing(head: RulebookHead, lock: Lock, found: Mapping[str, str]) -> Iterator[Finding]:
    for entry in lock.clauses:
        if entry.id not in found:
            yield Finding(
                head.folder / NAME, entry.line, "no-rule", f"{entry.id} has no Rule", "write it", clause=entry.id
            )


def _at(file: FeatureFile, rule: RuleNode, name: str, what: str, todo: str) -> Finding:
    return Finding(file.path, rule.line, name, what, todo)
