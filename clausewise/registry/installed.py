"""The rulebooks that are installed: those of this package and of any other, by entry points of one group.

An entry point's name is the rulebook's id. Its value names what the engine plays by (`BOOK`, or any other name); the
rulebook's folder of features lies in the package on top of it: `features/ID` of `red_rock_rules` for

    [project.entry-points."clausewise.rulebooks"]
    red-rock = "red_rock_rules.rules:BOOK"

Nothing of a package is imported before something of it is needed: to lint or to run over HTTP takes the features alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, Loader

GROUP: Final = "clausewise.rulebooks"
OURS: Final = "clausewise"
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a rulebook can be called: its clauses' ids begin so, and a dot ends it."""


@dataclass(frozen=True, slots=True)
class Installed:
    """One rulebook that a package brings."""

    id: str
    point: EntryPoint
    distribution: str

    def __str__(self) -> str:
        return f"the package {self.distribution} brings the rulebook {self.id} as {self.point.value!r}"

    @property
    def package(self) -> str:
        """The package on top of it, which holds its features."""
        return self.point.module.partition(".")[0]

    def features(self) -> Path:
        """The folder that holds its folder, and perhaps those of others."""
        try:
            root = Path(str(files(f"{self.package}.features")))
        except Exception as broken:  # noqa: BLE001  what another's package raises when it is imported can be anything
            raise self._cannot(f"the features of {self.package} cannot be found", broken) from None
        if not (root / self.id / "rulebook.toml").is_file():
            raise ClausewiseError(f"{self}, but there is no {root / self.id / 'rulebook.toml'}")
        return root

    def load(self) -> Rulebook:
        """What the engine plays by."""
        try:
            loaded = self.point.load()
        except ClausewiseError:
            raise
        except Exception as broken:  # noqa: BLE001  as above
            raise self._cannot("that cannot be loaded", broken) from None
        if not isinstance(loaded, Rulebook):
            raise ClausewiseError(f"{self}, and that is a {type(loaded).__name__}, not a Rulebook")
        if loaded.id != self.id:
            raise ClausewiseError(f"{self}, and that calls itself {loaded.id}")
        return loaded

    def _cannot(self, what: str, broken: Exception) -> ClausewiseError:
        said = " ".join(str(broken).split())
        return ClausewiseError(f"{self}, and {what}: {type(broken).__name__}: {said}; mend or uninstall the package")


@lru_cache(maxsize=1)
def installed() -> Mapping[str, Installed]:
    """Every rulebook by its id: ours, then those of other packages, each in the order of the names."""
    found: dict[str, Installed] = {}
    for one in sorted(_named(), key=lambda one: (one.distribution != OURS, one.id)):
        if not ID.fullmatch(one.id):
            raise ClausewiseError(f"{one}: a rulebook's name is made of small letters, figures and hyphens")
        before = found.setdefault(one.id, one)
        if (before.distribution, before.point.value) != (one.distribution, one.point.value):
            raise ClausewiseError(f"{before}, and {one}: uninstall one of the two, or rename its rulebook")
    if not found:
        raise ClausewiseError("this installation lists no rulebooks, not even its own: install clausewise again")
    return found


def installed_folders() -> tuple[Path, ...]:
    """The folder of each rulebook in the packages that bring any, also of those that the engine cannot play yet."""
    found: dict[str, Path] = {}
    for root in dict.fromkeys(one.features() for one in installed().values()):
        for path in sorted(root.glob("*/rulebook.toml")):
            before = found.setdefault(path.parent.name, path.parent)
            if before != path.parent:
                raise ClausewiseError(f"two packages hold a rulebook {before.name}: {before} and {path.parent}")
    return tuple(found[name] for name in sorted(found))


def _named() -> Iterator[Installed]:
    for point in entry_points(group=GROUP):
        yield Installed(point.name, point, point.dist.name if point.dist is not None else "that has no name")


def forget() -> None:
    """Looks anew when next asked: somebody has installed something while this process runs."""
    installed.cache_clear()
    RULEBOOKS.are_found_by(loaders)


def loaders() -> Mapping[str, Loader]:
    """How each rulebook's rules are loaded."""
    return {name: partial(one.load) for name, one in installed().items()}


RULEBOOKS.are_found_by(loaders)
