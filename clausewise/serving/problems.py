"""Requests that are not carried out, each with one clear message."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from clausewise.reference_engine.vocabulary.protocol import Problem

JSON = "application/json"
LONGEST = 500


class Rejected(Exception):
    """A request cannot be carried out."""

    def __init__(self, status: int, kind: str, problem: str) -> None:
        super().__init__(problem)
        self.status = status
        self.kind = kind
        self.problem = problem


def problem_response(rejected: Rejected) -> Response:
    """The problem as it goes over the wire."""
    body = msgspec.json.encode(Problem(rejected.problem[:LONGEST], rejected.kind))
    headers = {"WWW-Authenticate": "Bearer"} if rejected.status == 401 else None  # noqa: PLR2004  HTTP demands it there
    return Response(body, rejected.status, headers, JSON)
