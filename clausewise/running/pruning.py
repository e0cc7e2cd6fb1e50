"""Taking away the oldest runs of a folder in which each run has a folder of its own: `make run` calls it.

The last ten stay. A run is a folder with a journal whose name is the time at which it began; whatever else lies there,
and a run that somebody gave another name, is left alone.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from clausewise.journal.chain import MAIN, segment_names

KEPT = 10
_TIME = re.compile(r"\d{8}T\d{6}Z")


def old_runs(folder: Path, kept: int = KEPT) -> list[Path]:
    """The runs of this folder without the last ones, oldest first."""
    found = [path for path in folder.iterdir() if _is_run(path)] if folder.is_dir() else []
    return sorted(found, key=lambda path: path.name)[: -kept if kept else None]


def _is_run(path: Path) -> bool:
    named = _TIME.fullmatch(path.name) is not None and path.is_dir() and not path.is_symlink()
    return named and MAIN in segment_names(path)


def main(arguments: list[str]) -> int:
    """Takes them away, and names each."""
    folder, kept = Path(arguments[0]), int(arguments[1]) if len(arguments) > 1 else KEPT
    for path in old_runs(folder, kept):
        shutil.rmtree(path)
        sys.stdout.write(f"{path}: taken away; the last {kept} runs are kept (`make run KEEP=...`)\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
