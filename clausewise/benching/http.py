"""A stimulus over HTTP beside a plain request to an empty handler of the same server."""

from __future__ import annotations

from itertools import count

import requests
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clausewise.adapters.http import HttpSystem
from clausewise.adapters.reference import ReferenceSystem
from clausewise.benching.blocks import best_of_blocks
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.serving.app import create_app
from clausewise.serving.server import served


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

        ours = best_of_blocks(stimulus)
        theirs = best_of_blocks(plain)
        system.close()
    return ours, theirs
