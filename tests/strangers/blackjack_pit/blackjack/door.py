"""The protocol: requests and answers, tables by name, submissions that count once."""

from __future__ import annotations

import inspect
import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from .description import DESCRIPTION, setup_refused
from .table import Table

Message = dict[str, Any]


class Desk:
    """One open table: what it has answered, and how far its events were told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answers: dict[str, tuple[Message, Message]] = {}
        self.told = 0

    def submit(self, body: Message) -> tuple[int, Message]:
        """Do what is asked, once for each submission."""
        name, stimulus = body["submission"], body["stimulus"]
        if name not in self.answers:
            fields = dict(stimulus)
            act = getattr(self.table, "do_" + fields.pop("type").replace("-", "_"), None)
            if act is not None:
                inspect.signature(act).bind(**fields)  # a TypeError is a broken request
            receipt = self.table.receipt(act, fields)
            self.answers[name] = (stimulus, {"submission": name, "receipt": receipt, "events": self.news()})
        known, answer = self.answers[name]
        return (200, answer) if known == stimulus else (409, {"problem": "this id was used for another stimulus"})

    def news(self) -> list[Message]:
        """Everything that was not told yet."""
        before, self.told = self.told, len(self.table.events)
        return self.table.events[before:]

    def ask(self, method: str, what: list[str], query: str, body: Message) -> tuple[int, Message | None]:
        """One request to this table."""
        match [method, *what]:
            case ["POST", "stimuli"]:
                return self.submit(body)
            case ["GET", "events"]:
                self.told = len(self.table.events)
                return 200, {"events": self.table.events[int(parse_qs(query).get("after", ["0"])[0]) :]}
            case ["GET", "declaration"]:
                return 200, {"facts": self.table.facts()}
        return 404, {"problem": "there is no such request"}


class Door:
    """The six requests, a line each."""

    def __init__(self) -> None:
        self.desks: dict[str, Desk] = {}
        self.opened = 0

    def answer(self, line: str) -> str:
        """The answer to one line."""
        number = 0
        body: Message | None
        try:
            request = json.loads(line)
            number = request["id"]
            status, body = self.ask(request["method"], request["path"], request.get("body") or {})
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            status, body = 400, {"problem": f"this cannot be read: {wrong!r}"[:500]}
        return json.dumps({"id": number, "status": status} | ({} if body is None else {"body": body}))

    def ask(self, method: str, path: str, body: Message) -> tuple[int, Message | None]:
        """One request."""
        parts = urlsplit(path)
        match [method, *parts.path.strip("/").split("/")]:
            case ["GET", "v1", "description"]:
                return 200, DESCRIPTION
            case ["POST", "v1", "tables"]:
                if unknown := set(body) - {"rulebook", "options", "readings", "seed", "ready"}:
                    return 400, {"problem": f"unknown fields: {sorted(unknown)}"}
                if why := setup_refused(body):
                    return 409, {"problem": why}
                self.opened += 1
                self.desks[f"pit-{self.opened}"] = Desk(Table(body))
                return 201, {"table": f"pit-{self.opened}"}
            case ["DELETE", "v1", "tables", name] if name in self.desks:
                del self.desks[name]
                return 204, None
            case [_, "v1", "tables", name, *what] if name in self.desks:
                return self.desks[name].ask(method, what, parts.query, body)
        return 404, {"problem": "there is no such request, or no such table"}
