"""What is written of what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from clausewise.failures import ERROR, ClausewiseError
from clausewise.reports.changes_results import Side


def encode(result: msgspec.Struct) -> bytes:
    """As JSON that a person can read."""
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"


def encode_baseline(side: Side) -> bytes:
    """A baseline, each clause on a line of its own: so it can be kept under version control and read in a diff."""
    plain = msgspec.to_builtins(side)
    lines = []
    for name, value in plain.items():
        if isinstance(value, dict) and value and name in ("words", "clauses"):
            rows = ",\n".join(f"  {_json(key)}: {_json(one)}" for key, one in value.items())
            lines.append(f" {_json(name)}: {{\n{rows}\n }}")
        elif name == "approved" and value:
            rows = ",\n".join(f"  {_json(one)}" for one in value)
            lines.append(f" {_json(name)}: [\n{rows}\n ]")
        else:
            lines.append(f" {_json(name)}: {_json(value)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write(directory: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Writes files into a directory, which is made."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (directory / name).write_bytes(content)
    except OSError as problem:
        raise ClausewiseError(
            f"{directory}: cannot be written here: {problem.strerror}; name another place with --out", ERROR
        ) from None
    return [directory / name for name in files]
