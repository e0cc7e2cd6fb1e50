"""The README of a bundle: what lies in it, and how to check it with commands that are on every machine."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clausewise.filing.letterhead import Letterhead, own_text
from clausewise.journal.chain import FOLDER, MAIN, PACKED_SUFFIX, SUFFIX
from clausewise.reports.dossier import RunShown
from clausewise.showing import visible


def readme(letterhead: Letterhead, run: RunShown, journal: Sequence[str]) -> str:
    """The text; `journal` are the names of the journal's files."""
    at = f"run/{FOLDER}/{MAIN}"
    reading = [
        command
        for suffix, command in ((PACKED_SUFFIX, f"gzip -dc {at}{PACKED_SUFFIX}"), (SUFFIX, f"cat {at}{SUFFIX}"))
        if f"{at}{suffix}" in journal
    ]
    told = {
        "number": letterhead.report.number,
        "laboratory": letterhead.laboratory.name,
        "issued": letterhead.report.issued,
        "seal": run.seal,
        "journal": reading[0] if len(reading) == 1 else f"{{ {'; '.join(reading)}; }}",
    }
    # What the laboratory says must not look like a command.
    return re.sub("@([a-z]+)@", lambda found: visible(told[found[1]]), own_text("readme.txt"))
