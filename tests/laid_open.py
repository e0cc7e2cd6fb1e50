"""Journals as text, whatever of them has been packed: for tests that look at their bytes, or change them."""

from pathlib import Path

from clausewise.journal.chain import packed_path, segment_names, segment_path
from clausewise.journal.packing import segment_lines


def lines_of(run: Path) -> list[bytes]:
    """The lines of all segments; what a run that is being written has by now."""
    names = segment_names(run) if (run / "journal").exists() else []
    return [line for name in names for line in segment_lines(run, name)]


def text_size(run: Path) -> int:
    """Bytes in all segments."""
    return sum(map(len, lines_of(run)))


def laid_open(run: Path) -> Path:
    """The run with its journal as text."""
    for name in segment_names(run):
        if packed_path(run, name).exists():
            lines = list(segment_lines(run, name))
            segment_path(run, name).write_bytes(b"".join(lines))
            packed_path(run, name).unlink()
    return run
