"""Feature files as gherkin-official reads them, kept as written: lint sees faults here that a rulebook never holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from clausewise.registry.model import Examples, Step, StepKind, Table

# The JSON-like tree of gherkin-official: nested dictionaries whose TypedDicts are not exported in one stable place.
Node = Mapping[str, Any]

KIND_OF_KEYWORD: dict[str, StepKind] = {"Context": "given", "Action": "when", "Outcome": "then"}


class Tag(msgspec.Struct, frozen=True):
    """A tag without its @, and where it stands."""

    name: str
    line: int


class ScenarioNode(msgspec.Struct, frozen=True):
    """A scenario as written; `comments` are those right above it or among its tags, each without its #."""

    name: str
    line: int
    tags: tuple[Tag, ...]
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    is_outline: bool
    comments: tuple[str, ...] = ()


class RuleNode(msgspec.Struct, frozen=True):
    """A Rule as written, with its comments as a scenario's."""

    name: str
    description: str
    line: int
    tags: tuple[Tag, ...]
    background: tuple[Step, ...]
    scenarios: tuple[ScenarioNode, ...]
    comments: tuple[str, ...] = ()


class FeatureFile(msgspec.Struct, frozen=True):
    """One feature file; `stray` are scenarios outside any Rule."""

    path: Path
    name: str
    line: int
    tags: tuple[Tag, ...]
    background: tuple[Step, ...]
    rules: tuple[RuleNode, ...]
    stray: tuple[ScenarioNode, ...]


class SyntaxProblem(msgspec.Struct, frozen=True):
    """A file that is no Gherkin, or no text."""

    path: Path
    line: int
    message: str


def read_feature_file(path: Path) -> FeatureFile | SyntaxProblem:
    """One file, parsed; a file that cannot be parsed becomes a SyntaxProblem, never an exception."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        return SyntaxProblem(path, 1, f"cannot be read: {problem}")
    try:
        tree = cast("Node", Parser().parse(text))
    except CompositeParserException as problem:
        first = problem.errors[0]
        return SyntaxProblem(path, int(first.location.get("line", 1)), _one_line(first))
    except ParserError as problem:
        return SyntaxProblem(path, 1, _one_line(problem))
    feature = tree.get("feature")
    if feature is None:
        return SyntaxProblem(path, 1, "has no Feature")
    children = cast("Iterable[Node]", feature["children"])
    background = _background(children)
    comments = {note["location"]["line"]: note["text"].strip() for note in tree.get("comments", ())}
    return FeatureFile(
        path=path,
        name=feature["name"],
        line=feature["location"]["line"],
        tags=_tags(feature),
        background=background,
        rules=tuple(_rule(child["rule"], background, comments) for child in children if "rule" in child),
        stray=tuple(_scenario(child["scenario"], background, comments) for child in children if "scenario" in child),
    )


def _one_line(problem: ParserError) -> str:
    text = " ".join(str(problem).split())
    # gherkin-official puts "(line:column): " first; the line is already known.
    return text.split("): ", 1)[-1]


def _tags(node: Node) -> tuple[Tag, ...]:
    return tuple(Tag(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in node["tags"])


def _background(children: Iterable[Node]) -> tuple[Step, ...]:
    for child in children:
        if "background" in child:
            return _steps(child["background"]["steps"])
    return ()


def _comments(node: Node, comments: Mapping[int, str]) -> tuple[str, ...]:
    line = node["location"]["line"]
    first = min([tag["location"]["line"] for tag in node["tags"]], default=line)
    while first - 1 in comments:
        first -= 1
    return tuple(comments[at].lstrip("# ") for at in range(first, line) if at in comments)


def _rule(node: Node, before: tuple[Step, ...], comments: Mapping[int, str]) -> RuleNode:
    own = _background(node["children"])
    return RuleNode(
        name=node["name"],
        description=" ".join(node["description"].split()),
        line=node["location"]["line"],
        tags=_tags(node),
        background=own,
        scenarios=tuple(_scenario(c["scenario"], before + own, comments) for c in node["children"] if "scenario" in c),
        comments=_comments(node, comments),
    )


def _scenario(node: Node, background: tuple[Step, ...], comments: Mapping[int, str]) -> ScenarioNode:
    return ScenarioNode(
        name=node["name"],
        line=node["location"]["line"],
        tags=_tags(node),
        background=background,
        steps=_steps(node["steps"]),
        examples=tuple(_examples(table) for table in node["examples"]),
        # gherkin-official allows Examples under "Scenario" too, and pytest-bdd follows it.
        is_outline=bool(node["examples"]) or "Outline" in node["keyword"] or "Template" in node["keyword"],
        comments=_comments(node, comments),
    )


def _steps(nodes: Iterable[Node]) -> tuple[Step, ...]:
    steps: list[Step] = []
    kind: StepKind = "given"
    for node in nodes:
        kind = KIND_OF_KEYWORD.get(node["keywordType"], kind)
        doc = node.get("docString")
        steps.append(
            Step(
                keyword=node["keyword"].strip(),
                kind=kind,
                text=node["text"],
                line=node["location"]["line"],
                table=_cells(node["dataTable"]["rows"]) if "dataTable" in node else (),
                doc_string=doc["content"] if doc else None,
            )
        )
    return tuple(steps)


def _cells(rows: Iterable[Node]) -> Table:
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)


def _examples(node: Node) -> Examples:
    header = node.get("tableHeader")
    rows = node.get("tableBody") or []
    return Examples(
        line=node["location"]["line"],
        name=node["name"],
        tags=tuple(tag.name for tag in _tags(node)),
        header=_cells([header])[0] if header else (),
        rows=_cells(rows),
    )
