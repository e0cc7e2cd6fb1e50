"""What packages bring to Clausewise, this one or any other: by entry points, each under a name of its own."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from clausewise.failures import ClausewiseError

OURS: Final = "clausewise"


@dataclass(frozen=True, slots=True)
class Brought:
    """One thing that a package brings; nothing of the package is imported before it is loaded."""

    kind: str
    """As a message names it: a rulebook, an adapter."""
    name: str
    point: EntryPoint
    package: str
    """The distribution that was installed."""

    def __str__(self) -> str:
        return f"the package {self.package} brings the {self.kind} {self.name} as {self.point.value!r}"

    def load(self) -> object:
        """What its entry point names."""
        try:
            return self.point.load()
        except ClausewiseError:
            raise
        except Exception as broken:  # noqa: BLE001  what another's package raises when it is imported can be anything
            raise self.cannot("that cannot be loaded", broken) from None

    def cannot(self, what: str, broken: Exception) -> ClausewiseError:
        """What went wrong in somebody else's package, as one message."""
        said = " ".join(str(broken).split())
        return ClausewiseError(f"{self}, and {what}: {type(broken).__name__}: {said}; mend or uninstall the package")


def brought(group: str, kind: str) -> dict[str, Brought]:
    """All that is installed under a group: ours, then what other packages bring, each in the order of the names."""
    found: dict[str, Brought] = {}
    named = [
        Brought(kind, point.name, point, point.dist.name if point.dist is not None else "without a name")
        for point in entry_points(group=group)
    ]
    for one in sorted(named, key=lambda one: (one.package != OURS, one.name, one.package)):
        before = found.setdefault(one.name, one)
        if (before.package, before.point.value) != (one.package, one.point.value):
            raise ClausewiseError(f"{before}, and {one}: uninstall one of the two, or give it another name")
    if not any(one.package == OURS for one in found.values()):
        raise ClausewiseError(f"this installation of clausewise lists no {kind} of its own: install it again")
    return found
