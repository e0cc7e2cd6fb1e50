"""What comes from outside: lines with requests, which are answered one by one. Knows nothing of dice."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from sicbo.description import OPTIONS, READINGS, description
from sicbo.facts import declared
from sicbo.felt import Refused
from sicbo.pit import Pit

Answer = tuple[int, Any]


class Problem(Exception):
    """A request that cannot be carried out at all."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class Door:
    """Opens tables and passes on what is done to them."""

    def __init__(self, *, by_itself: bool) -> None:
        self.by_itself = by_itself
        self.pits: dict[str, Pit] = {}
        self.answered: dict[tuple[str, str], tuple[Any, Any]] = {}
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
                return 200, description(by_itself=self.by_itself)
            case ["POST", "v1", "tables"]:
                return self.open(body)
            case ["POST", "v1", "tables", name, "stimuli"]:
                return self.submit(name, body)
            case ["GET", "v1", "tables", name, "events"]:
                after = parse_qs(parts.query).get("after", ["0"])[0]
                return 200, {"events": self.pit(name).journal.after(int(after))}
            case ["GET", "v1", "tables", name, "declaration"]:
                pit = self.pit(name)
                return 200, {"facts": declared(pit.felt, pit.odds)}
            case ["DELETE", "v1", "tables", name]:
                self.pit(name)
                del self.pits[name]
                self.answered = {key: kept for key, kept in self.answered.items() if key[0] != name}
                return 204, None
        raise Problem(404, "there is no such request")

    def pit(self, name: str) -> Pit:
        if name not in self.pits:
            raise Problem(404, "there is no such table")
        return self.pits[name]

    def open(self, setup: dict[str, Any]) -> Answer:
        if strange := set(setup) - {"rulebook", "options", "readings", "seed", "ready"}:
            raise Problem(400, f"unknown fields: {sorted(strange)}")
        wanted = setup.get("options", {})
        read = setup.get("readings", {})
        if setup["rulebook"] != "oneida-sic-bo" or any(READINGS.get(name) != choice for name, choice in read.items()):
            raise Problem(409, "this house plays Sic Bo, as it reads the rules")
        if any(value not in OPTIONS.get(name, []) for name, value in wanted.items()):
            raise Problem(409, "a table with these options is not offered")
        options = {name: values[0] for name, values in OPTIONS.items()} | wanted
        if options["minimum-wager"] > options["maximum-wager"]:
            raise Problem(409, "the minimum is above the maximum")
        self.opened += 1
        name = f"pit-{self.opened}"
        seed = setup.get("seed")
        self.pits[name] = Pit(options, seed, ready=setup.get("ready", True), by_itself=self.by_itself)
        return 201, {"table": name}

    def submit(self, name: str, body: dict[str, Any]) -> Answer:
        pit = self.pit(name)
        key, stimulus = (name, str(body["submission"])), body["stimulus"]
        if key in self.answered:
            known, answer = self.answered[key]
            if known != stimulus:
                raise Problem(409, "this submission was another stimulus")
            return 200, answer
        receipt: dict[str, Any] = {"accepted": True}
        try:
            pit.does(stimulus)
        except Refused as why:
            receipt = {"accepted": False, "reason": str(why)}
        if pit.awaiting() is not None:
            receipt["awaiting"] = pit.awaiting()
        events = pit.journal.after(pit.journal.told)
        answer = {"submission": key[1], "receipt": receipt, "events": events}
        self.answered[key] = (stimulus, answer)
        return 200, answer
