"""The rulebooks that are installed: those of this package and of any other, by entry points of one group.

An entry point's name is the rulebook's id. Its value names what the engine plays by; the rulebook's folder of features
lies in the package on top of it: `features/red-rock` of `red_rock_rules` for

    [project.entry-points."clausewise.rulebooks"]
    red-rock = "red_rock_rules.rules:BOOK"

What the engine plays by is loaded when a table is needed: to lint or to list takes the features alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, Loader
from clausewise.registry.packages import Brought, brought

GROUP: Final = "clausewise.rulebooks"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a rulebook can be called: its clauses' ids begin so, and a dot ends it."""


@lru_cache(maxsize=1)
def installed() -> Mapping[str, Brought]:
    """Every rulebook that the engine can play, by its id."""
    found = brought(GROUP, "rulebook")
    for one in found.values():
        if not ID.fullmatch(one.name):
            raise ClausewiseError(f"{one}: a rulebook's name is made of small letters, figures and hyphens")
    return found


@lru_cache(maxsize=1)
def installed_folders() -> tuple[Path, ...]:
    """The folder of each rulebook in the packages that bring any, also of those that the engine cannot play yet."""
    found: dict[str, Path] = {}
    for root in dict.fromkeys(_features(one) for one in installed().values()):
        for path in sorted(root.glob("*/rulebook.toml")):
            before = found.setdefault(path.parent.name, path.parent)
            if before != path.parent:
                raise ClausewiseError(
                    f"two packages hold a rulebook {before.name}, in {before} and in {path.parent}: uninstall one"
                )
    return tuple(found[name] for name in sorted(found))


def _features(one: Brought) -> Path:
    """The folder that holds the features of a rulebook, and perhaps those of others."""
    package = one.point.module.partition(".")[0]
    try:
        root = Path(str(files(f"{package}.features")))
    except Exception as broken:  # noqa: BLE001  what another's package raises when it is imported can be anything
        raise one.cannot(f"there is no package {package}.features with its features", broken) from None
    if not (root / one.name / "rulebook.toml").is_file():
        raise ClausewiseError(f"{one}, but there is no {root / one.name / 'rulebook.toml'}")
    return root


def _rules(one: Brought) -> Rulebook:
    """What the engine plays by."""
    loaded = one.load()
    if not isinstance(loaded, Rulebook):
        raise ClausewiseError(f"{one}, and that is a {type(loaded).__name__}, not a Rulebook")
    if loaded.id != one.name:
        raise ClausewiseError(f"{one}, and that calls itself {loaded.id}")
    return loaded


def _loaders() -> Mapping[str, Loader]:
    return {name: partial(_rules, one) for name, one in installed().items()}


def look_again() -> None:
    """What is installed is found anew when it is next asked for; called when this module is imported, too."""
    installed.cache_clear()
    installed_folders.cache_clear()
    RULEBOOKS.are_found_by(_loaders)


look_again()
