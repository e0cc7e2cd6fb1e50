"""A stimulus over HTTP beside a plain request to an empty handler of the same server."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count

import requests
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clausewise.adapters.http import HttpSystem
from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.description import TableSetup
from clausewise.reference_engine.stimuli import Rise, Sit
from clausewise.serving.app import create_app
from clausewise.serving.server import served

BLOCKS, TIMES_EACH = 5, 100


async def _nothing(_: Request) -> Response:
    return Response(b"{}", media_type="application/json")


def stimulus_beside_request() -> tuple[float, float]:
    """Milliseconds of a stimulus and of `requests.post` to a handler that does nothing, the best of several blocks.

    The stimulus is sitting down and rising, which every game has; what a game makes of it is not measured here.
    """
    app = create_app(ReferenceSystem())
    app.router.routes.append(Route("/nothing", _nothing, methods=["POST"]))
    with served(app) as address:
        system = HttpSystem(address)
        table = system.open(TableSetup(system.describe().games[0]))
        numbers = count(1)

        def stimulus() -> None:
            number = next(numbers)
            table.submit(f"bench-{number}", Sit(1) if number % 2 else Rise(1))

        def plain() -> None:
            requests.post(f"{address}/nothing", data=b"{}", timeout=5)

        ours = min(_block(stimulus) for _ in range(BLOCKS))
        theirs = min(_block(plain) for _ in range(BLOCKS))
        system.close()
    return ours, theirs


def _block(act: Callable[[], None]) -> float:
    act()
    started = time.perf_counter()
    for _ in range(TIMES_EACH):
        act()
    return (time.perf_counter() - started) * 1000 / TIMES_EACH
