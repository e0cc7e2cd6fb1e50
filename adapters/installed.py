"""The adapters that are installed, ours and those of other packages, by entry points of one group.

An entry point's name is what a target begins with, up to a colon; its value names a function that is given the whole
target and the settings of the connection, and opens the system:

    [project.entry-points."clausewise.adapters"]
    acme = "acme_tables.adapter:open_table_server"

makes `--target acme:pit-4` a target, and `clausewise serve --engine acme:pit-4` puts it behind the protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, cast

from clausewise.adapters.base import System, SystemFailure
from clausewise.adapters.http_settings import HttpSettings
from clausewise.failures import ERROR, ClausewiseError
from clausewise.registry.packages import Brought, brought

GROUP: Final = "clausewise.adapters"
Opens = Callable[[str, HttpSettings], System]


@lru_cache(maxsize=1)
def adapters() -> Mapping[str, Brought]:
    """Every adapter by its name."""
    return brought(GROUP, "adapter")


def name_in(target: str) -> str:
    """The adapter that a target names: what stands before the first colon.

    >>> name_in("HTTP://127.0.0.1"), name_in("stdio:./table"), name_in("reference")
    ('http', 'stdio', 'reference')
    """
    return target.partition(":")[0].lower()


def open_by(adapter: Brought, target: str, settings: HttpSettings) -> System:
    """The system that an adapter opens for a target; what breaks in somebody else's package is one message."""
    opens = adapter.load()
    if not callable(opens):
        raise ClausewiseError(f"{adapter}, and that is a {type(opens).__name__}, not a function")
    try:
        return cast("Opens", opens)(target, settings)
    except (ClausewiseError, SystemFailure):
        raise
    except Exception as broken:
        failure = adapter.cannot("it cannot open its system", broken)
        raise ClausewiseError(failure.message, ERROR) from broken
