"""Requests in, answers out: one JSON object a line."""

import json
import sys
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from pit.description import DESCRIPTION, offered
from pit.felt import Json, Refused
from pit.messages import Unreadable, check_request, check_stimulus, check_submission_id, check_table_setup
from pit.pokertable import PokerTable
from pit.registry import open_table

Answer = tuple[int, Json | None]


@dataclass
class Place:
    """One open table with what has been told of it and which submissions it has had."""

    table: PokerTable
    told: int = 0
    answers: dict[str, tuple[Json, Json]] = field(default_factory=dict)

    def news(self) -> list[Json]:
        """Events that have not been told yet."""
        events = self.table.felt.events[self.told :]
        self.told = len(self.table.felt.events)
        return events

    def submit(self, body: Json) -> Answer:
        """Carry a stimulus out once, and repeat the answer to one that comes again."""
        if set(body) != {"submission", "stimulus"}:
            raise Unreadable("a submission has the fields submission and stimulus")
        name, stimulus = check_submission_id(body["submission"]), body["stimulus"]
        if name in self.answers:
            known, answer = self.answers[name]
            return (200, answer) if known == stimulus else (409, {"problem": "this id was used for another stimulus"})
        check_stimulus(stimulus)
        before = len(self.table.felt.events)
        try:
            self.table.take(stimulus)
            receipt: Json = {"accepted": True}
        except Refused as reason:
            # A refusal leaves no trace: every check of an act comes before the first thing that it does.
            del self.table.felt.events[before:]
            receipt = {"accepted": False, "reason": str(reason)}
        awaited = self.table.awaiting()
        if awaited:
            receipt["awaiting"] = awaited
        answer = {"submission": name, "receipt": receipt, "events": self.news()}
        self.answers[name] = (stimulus, answer)
        return 200, answer


class Desk:
    """Where requests arrive: opens tables, finds them, and closes them."""

    def __init__(self) -> None:
        self.places: dict[str, Place | None] = {}

    def answer(self, method: str, path: str, body: object) -> Answer:
        """Answer one request."""
        address = urlsplit(path)
        parts = address.path.strip("/").split("/")
        match [method, *parts]:
            case ["GET", "v1", "description"]:
                return 200, DESCRIPTION
            case ["POST", "v1", "tables"]:
                return self._open(body)
            case [_, "v1", "tables", name, *_] if self.places.get(name) is None:
                return 404, {"problem": "there is no such table"}
            case [_, "v1", "tables", name, *rest]:
                return self._at(name, method, rest, parse_qs(address.query), body)
        return 404, {"problem": "there is no such request"}

    def _open(self, body: object) -> Answer:
        setup = check_table_setup(body)
        why = offered(setup["rulebook"], setup.get("options", {}), setup.get("readings", {}))
        if why:
            return 409, {"problem": why}
        name = f"table-{len(self.places) + 1}"
        self.places[name] = Place(open_table(setup))
        return 201, {"table": name}

    def _at(self, name: str, method: str, rest: list[str], query: dict[str, list[str]], body: object) -> Answer:
        place = self.places[name]
        if place is None:
            return 404, {"problem": "there is no such table"}
        match [method, *rest]:
            case ["POST", "stimuli"]:
                if not isinstance(body, dict):
                    raise Unreadable("a submission is an object")
                return place.submit(body)
            case ["GET", "events"]:
                after = int(query.get("after", ["0"])[0])
                place.told = len(place.table.felt.events)
                return 200, {"events": place.table.felt.events[after:][:5000]}
            case ["GET", "declaration"]:
                return 200, {"facts": place.table.facts()}
            case ["DELETE"]:
                self.places[name] = None
                return 204, None
        return 404, {"problem": "there is no such request"}


def serve() -> None:
    """Answer the lines of standard input until it ends."""
    desk = Desk()
    for line in sys.stdin:
        number = 0
        try:
            request = json.loads(line)
            number = check_request(request)
            status, body = desk.answer(request["method"], request["path"], request.get("body"))
        except (ValueError, Unreadable) as wrong:
            status, body = 400, {"problem": f"this request cannot be read: {wrong}"[:500]}
        answer: Json = {"id": number, "status": status}
        if body is not None:
            answer["body"] = body
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
