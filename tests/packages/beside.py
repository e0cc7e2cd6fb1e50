"""Packages beside clausewise: where Python finds them, as pip leaves them, and the command line called with them."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

EntryPoints = Mapping[str, Mapping[str, str]]
"""By group, what stands under which name."""


def is_installed(folder: Path, distribution: str, points: EntryPoints) -> None:
    """Leaves in a folder what pip leaves of a package: its name and its entry points."""
    info = folder / f"{distribution.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 0.1.0\n", encoding="utf-8")
    sections = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in named.items())])
        for group, named in points.items()
    ]
    (info / "entry_points.txt").write_text("\n\n".join(sections) + "\n", encoding="utf-8")


FEW_ROUNDS = """
import sys
from functools import partial
from clausewise.cli import main
from clausewise.proving import prove as proving
proving.prove = partial(proving.prove, rounds=40)
sys.exit(main())
"""
"""The command line, with few of the random rounds of a proof."""


def clausewise(
    *arguments: str, beside: Path, here: Path, by: tuple[str, str] = ("-m", "clausewise")
) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, with the packages of a folder installed, called from another folder."""
    return subprocess.run(
        [sys.executable, *by, *arguments],
        cwd=here,
        env=os.environ | {"PYTHONPATH": str(beside)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
