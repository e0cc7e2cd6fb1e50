"""What comes from outside: lines with requests, which are answered one by one. Knows nothing of cards."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from parlor.description import READINGS, RULEBOOK, description
from parlor.facts import declared
from parlor.house import House
from parlor.journal import Refused
from parlor.terms import OPTIONS, Terms

Answer = tuple[int, Any]


class Problem(Exception):
    """A request that cannot be carried out at all."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class Door:
    """Opens tables and passes on what is done to them."""

    def __init__(self) -> None:
        self.tables: dict[str, House] = {}
        self.answered: dict[str, dict[str, tuple[Any, Any]]] = {}
        self.opened = 0

    def line(self, line: str) -> dict[str, Any]:
        """The answer to a line."""
        number = 0
        try:
            request = json.loads(line)
            number = int(request["id"])
            status, body = self.answer(str(request["method"]), str(request["path"]), request.get("body"))
        except Problem as problem:
            status, body = problem.status, {"problem": str(problem)}
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            status, body = 400, {"problem": f"this request cannot be read: {wrong!r}"[:400]}
        return {"id": number, "status": status} | ({} if body is None else {"body": body})

    def answer(self, method: str, path: str, body: Any) -> Answer:
        parts = urlsplit(path)
        match [method, *parts.path.strip("/").split("/")]:
            case ["GET", "v1", "description"]:
                return 200, description()
            case ["POST", "v1", "tables"]:
                return self.open(body)
            case ["POST", "v1", "tables", name, "stimuli"]:
                return self.submit(name, body)
            case ["GET", "v1", "tables", name, "events"]:
                after = parse_qs(parts.query).get("after", ["0"])[0]
                return 200, {"events": self.table(name).journal.after(int(after))}
            case ["GET", "v1", "tables", name, "declaration"]:
                return 200, {"facts": declared(self.table(name).terms)}
            case ["DELETE", "v1", "tables", name]:
                self.table(name)
                del self.tables[name], self.answered[name]
                return 204, None
        raise Problem(404, "there is no such request")

    def table(self, name: str) -> House:
        if name not in self.tables:
            raise Problem(404, "there is no such table")
        return self.tables[name]

    def open(self, setup: dict[str, Any]) -> Answer:
        if strange := set(setup) - {"rulebook", "options", "readings", "seed", "ready"}:
            raise Problem(400, f"unknown fields: {sorted(strange)}")
        wanted = setup.get("options", {})
        read = setup.get("readings", {})
        if setup["rulebook"] != RULEBOOK or any(READINGS.get(name) != choice for name, choice in read.items()):
            raise Problem(409, "this room plays stud and draw, as it reads the rules")
        if any(value not in OPTIONS.get(name, []) for name, value in wanted.items()):
            raise Problem(409, "a table with these options is not offered")
        terms = Terms({name: values[0] for name, values in OPTIONS.items()} | wanted)
        self.opened += 1
        name = f"stud-{self.opened}"
        self.tables[name] = House(terms, setup.get("seed"), ready=setup.get("ready", True))
        self.answered[name] = {}
        return 201, {"table": name}

    def submit(self, name: str, body: dict[str, Any]) -> Answer:
        table = self.table(name)
        if strange := set(body) - {"submission", "stimulus"}:
            raise Problem(400, f"unknown fields: {sorted(strange)}")
        key, stimulus, kept = str(body["submission"]), body["stimulus"], self.answered[name]
        if key in kept:
            known, answer = kept[key]
            if known != stimulus:
                raise Problem(409, "this submission was another stimulus")
            return 200, answer
        receipt: dict[str, Any] = {"accepted": True}
        try:
            table.does(stimulus)
        except Refused as why:
            receipt = {"accepted": False, "reason": str(why)}
        answer = {"submission": key, "receipt": receipt, "events": table.journal.after(table.journal.told)}
        kept[key] = (stimulus, answer)
        return 200, answer
