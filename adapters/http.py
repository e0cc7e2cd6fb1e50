"""A server that speaks the protocol over HTTP."""

from __future__ import annotations

from clausewise.adapters.http_exchange import HttpExchange
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.spoken import SpokenSystem


class HttpSystem(SpokenSystem):
    """Its tables share one kept-open connection."""

    def __init__(self, target: str, settings: HttpSettings | None = None) -> None:
        address = target.rstrip("/")
        super().__init__(address, HttpExchange(address, settings or HttpSettings()))
