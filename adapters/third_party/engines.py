"""Which engines there are, and how each is had. None is installed unless it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from clausewise.failures import ClausewiseError
from clausewise.showing import shown

if TYPE_CHECKING:
    from clausewise.adapters.base import System


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine by the name under which it is asked for, which is also the extra that installs it."""

    name: str
    title: str
    library: str
    """What Python imports."""
    module: str
    """The module beside this one that speaks to it; its `system()` opens it."""


ENGINES = {
    engine.name: engine
    for engine in (
        Engine("pokerkit", "PokerKit", "pokerkit", "pokerkit"),
        Engine("openspiel", "OpenSpiel", "pyspiel", "openspiel"),
    )
}


def open_engine(name: str) -> System:
    """The engine as a system; what is missing is said in one message."""
    engine = ENGINES.get(name)
    if engine is None:
        raise ClausewiseError(f"there is no engine {shown(name)}: there are {', '.join(ENGINES)}")
    try:
        module = import_module(f"{__package__}.{engine.module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != engine.library:
            raise
        raise ClausewiseError(
            f"{engine.title} is not installed: add the extra, as in pip install 'clausewise[{engine.name}]'"
        ) from None
    system: System = module.system()
    return system
