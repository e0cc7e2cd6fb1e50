"""Which engines there are, and how each is had. None is installed unless it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.installed import adapters, name_in, open_by
from clausewise.failures import ClausewiseError
from clausewise.showing import shown

if TYPE_CHECKING:
    from clausewise.adapters.base import System


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine by the name under which it is asked for."""

    name: str
    title: str
    library: str
    """What Python imports."""
    module: str
    """The module beside this one that speaks to it; its `system()` opens it."""
    extra: str = ""
    """What installs it, where that has not the same name: a package may be several engines."""

    @property
    def installed_by(self) -> str:
        """The extra of ours that installs it."""
        return self.extra or self.name


OF_THE_PROTOCOL = frozenset(("reference", "http", "https", "stdio", "guided"))
"""Adapters of ours that are no engines: ways to a system, or the engine that is served where none is named."""
ENGINES = {
    engine.name: engine
    for engine in (
        Engine("pokerkit", "PokerKit", "pokerkit", "pokerkit"),
        Engine("openspiel", "OpenSpiel", "pyspiel", "openspiel"),
        Engine("blackjack21", "blackjack21", "blackjack21", "blackjack21"),
        Engine("openspiel-blackjack", "OpenSpiel", "pyspiel", "openspiel_blackjack", extra="openspiel"),
    )
}


def open_pokerkit(target: str, settings: HttpSettings) -> System:
    """PokerKit; there is one of it, without an address."""
    return _open("pokerkit", target, settings)


def open_openspiel(target: str, settings: HttpSettings) -> System:
    """OpenSpiel, likewise."""
    return _open("openspiel", target, settings)


def open_openspiel_blackjack(target: str, settings: HttpSettings) -> System:
    """Its game of one player who draws and stands, likewise."""
    return _open("openspiel-blackjack", target, settings)


def open_blackjack21(target: str, settings: HttpSettings) -> System:
    """blackjack21, likewise."""
    return _open("blackjack21", target, settings)


def open_engine_blackjack(target: str, settings: HttpSettings) -> System:
    """The npm package, where it is installed: `engine-blackjack:FOLDER`, or in the folder that one is in."""
    del settings
    from clausewise.adapters.third_party.engine_blackjack import system  # noqa: PLC0415  only who asks for it needs it

    return system(target.partition(":")[2])


def open_engine(target: str) -> System:
    """An engine for `serve`, by its name, of this package or another; the message names those that there are."""
    known = {name: adapter for name, adapter in adapters().items() if name not in OF_THE_PROTOCOL}
    adapter = known.get(name_in(target))
    if adapter is None:
        there_are = ", ".join(dict.fromkeys([*ENGINES, *known]))
        raise ClausewiseError(f"there is no engine {shown(target)}: there are {there_are}")
    return open_by(adapter, target, HttpSettings())


def _open(name: str, target: str, settings: HttpSettings) -> System:
    del settings
    if target != name:
        raise ClausewiseError(f"{shown(target)}: the engine {name} has no address; write {name} alone")
    engine = ENGINES[name]
    try:
        module = import_module(f"{__package__}.{engine.module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != engine.library:
            raise
        raise ClausewiseError(
            f"{engine.title} is not installed: add the extra, as in pip install 'clausewise[{engine.installed_by}]'"
        ) from None
    system: System = module.system()
    return system
