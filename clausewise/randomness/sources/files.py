"""Files of orders and of throws: CSV, one card a line, Parquet. Read by the batch, however long the file is."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from clausewise.failures import ClausewiseError
from clausewise.randomness.sources.batches import BATCH, Kind, Source
from clausewise.randomness.sources.lines import LONGEST, read_cards, read_lines, read_throws

MOST_BYTES: Final = 4 * 2**30
BLOCK: Final = 6 * 2**18


def read_file(path: Path, kind: Kind) -> Source:
    """What a file holds; by its name Parquet, otherwise lines."""
    try:
        size = path.stat().st_size
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem.strerror}") from None
    if not path.is_file() or size > MOST_BYTES:
        raise ClausewiseError(f"{path}: give a file of at most {MOST_BYTES // 2**30} GiB")
    if path.suffix.lower() == ".parquet":
        return _parquet(path, kind)
    if kind.what == "dice":
        return read_throws(_blocks(path), kind)
    if _one_card_a_line(path):
        return read_cards(_lines(path), kind)
    return read_lines(_lines(path), kind)


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        made = sha256()
        while block := file.read(BLOCK):
            made.update(block)
    return made.hexdigest()


def _lines(path: Path) -> Iterator[str]:
    """Lines of which none is longer than what is looked at, with one character more to show it."""
    with path.open(encoding="utf-8", errors="backslashreplace") as file:
        while line := file.readline(LONGEST + 2):
            yield line
            while not line.endswith("\n") and (line := file.readline(LONGEST + 2)):
                pass  # the rest of a line that is too long already


def _blocks(path: Path) -> Iterator[bytes]:
    """The file in pieces of whole lines."""
    with path.open("rb") as file:
        rest = b""
        while block := file.read(BLOCK):
            whole, end, rest_ = (rest + block).rpartition(b"\n")
            rest = rest_[: LONGEST + 2]
            if whole or end:
                yield whole + end
        if rest:
            yield rest if rest.endswith(b"\n") else rest + b"\n"


def _one_card_a_line(path: Path) -> bool:
    """Whether lines hold one word each: the first ten that hold any."""
    seen = []
    for number, line in enumerate(_lines(path)):
        if words := line.replace(",", " ").replace(";", " ").split():
            seen.append(len(words))
        if len(seen) == 10 or number > 1_000:  # noqa: PLR2004  enough to know
            break
    return bool(seen) and max(seen) == 1


def _parquet(path: Path, kind: Kind) -> Source:
    """One column for each place, or one column that holds the whole order as text."""
    import polars as pl  # noqa: PLC0415  it takes a while to load, and only such a file needs it

    try:
        frame = pl.scan_parquet(path)
        columns = frame.collect_schema().names()
        if len(columns) not in {1, kind.wide}:
            raise ClausewiseError(
                f"{path}: it has {len(columns)} columns; give {kind.wide}, one for each place, or one with the order"
            )
        rows = int(frame.select(pl.len()).collect().item())
    except pl.exceptions.PolarsError as problem:
        raise ClausewiseError(f"{path}: this is no Parquet file that can be read: {problem}") from None
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem}") from None
    text = pl.concat_str([pl.col(name).cast(pl.String).fill_null("") for name in columns], separator=",")

    def lines() -> Iterator[str]:
        for start in range(0, min(rows, kind.most_rows), BATCH):
            for line in frame.slice(start, BATCH).select(text.alias("order")).collect()["order"]:
                yield line or "?"

    return read_lines(lines(), kind)
