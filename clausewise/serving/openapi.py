"""The published description of the protocol, made from the same types that decode it."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from clausewise.reference_engine.vocabulary.description import PROTOCOL_VERSION, Description, TableSetup
from clausewise.reference_engine.vocabulary.protocol import (
    ID_PATTERN,
    MESSAGES,
    Declared,
    Events,
    Opened,
    Problem,
    Submission,
    Submitted,
    schema,
)
from clausewise.serving.problems import JSON

TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The name that the table was opened under.",
    "schema": {"type": "string", "pattern": ID_PATTERN},
}
AFTER: Final[dict[str, object]] = {
    "name": "after",
    "in": "query",
    "description": "Only events with a sequence above this one.",
    "schema": {"type": "integer", "minimum": 0, "default": 0},
}
WAIT: Final[dict[str, object]] = {
    "name": "wait",
    "in": "query",
    "description": "Milliseconds for which the server may hold the answer back until there is an event to tell.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 10_000, "default": 0},
}


def published() -> dict[str, str]:
    """The two documents, by file name."""
    return {"protocol.schema.json": _text(schema()), "openapi.json": _text(openapi())}


def openapi() -> dict[str, Any]:
    """The six requests."""
    _, schemas = msgspec.json.schema_components(MESSAGES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Clausewise protocol",
            "version": str(PROTOCOL_VERSION),
            "description": "What a system under test answers. See docs/for-the-vendor.md.",
        },
        "security": [{}, {"token": []}],
        "paths": {
            "/v1/description": {
                "get": _operation("describe", "Identity and capabilities", {200: Description}),
            },
            "/v1/tables": {
                "post": _operation(
                    "open", "Opens a table; 409 if it is not offered", {201: Opened}, TableSetup, problems=(400, 409)
                ),
            },
            "/v1/tables/{table}/stimuli": {
                "parameters": [TABLE],
                "post": _operation(
                    "submit",
                    "Does a stimulus once, however often its submission arrives; 409 if the id was used for another",
                    {200: Submitted},
                    Submission,
                    problems=(400, 404, 409),
                ),
            },
            "/v1/tables/{table}/events": {
                "parameters": [TABLE],
                "get": _operation(
                    "events", "Events after a sequence", {200: Events}, problems=(400, 404), query=(AFTER, WAIT)
                ),
            },
            "/v1/tables/{table}/declaration": {
                "parameters": [TABLE],
                "get": _operation("declaration", "What the facility declares", {200: Declared}, problems=(404,)),
            },
            "/v1/tables/{table}": {
                "parameters": [TABLE],
                "delete": _operation("close", "Ends the table", {204: None}, problems=(404,)),
            },
        },
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    name: str,
    summary: str,
    answers: dict[int, type | None],
    body: type | None = None,
    *,
    problems: tuple[int, ...] = (),
    query: tuple[dict[str, object], ...] = (),
) -> dict[str, Any]:
    responses: dict[str, Any] = {}
    for status, answer in answers.items():
        responses[str(status)] = {"description": "Done", **({"content": _content(answer)} if answer else {})}
    for status in problems:
        responses[str(status)] = {"description": "Not carried out", "content": _content(Problem)}
    responses["default"] = {"description": "Not carried out", "content": _content(Problem)}
    operation: dict[str, Any] = {"operationId": name, "summary": summary, "responses": responses}
    if query:
        operation["parameters"] = list(query)
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    return operation


def _content(message: type) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{message.__name__}"}}}


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2) + "\n"
