"""The six requests: which table, which submission, and what is answered."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from poker.description import DESCRIPTION, NotOffered, open_table
from poker.house import House
from poker.journal import Json
from poker.players import Refusal
from poker.stimuli import Unreadable, carry_out, check_form

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
MOST_TOLD = 5000
HIGHEST_SEED = 9007199254740992
Answer = tuple[int, Json | None]
SETUP: dict[str, type] = {"rulebook": str, "options": dict, "readings": dict, "seed": int, "ready": bool}


def problem(status: int, words: str) -> Answer:
    """Say why a request was not carried out."""
    return status, {"problem": words[:500]}


class Door:
    """Answers requests, and keeps the open tables with all answers that they gave."""

    def __init__(self, plain_manner: bool) -> None:
        self._plain_manner = plain_manner
        self._tables: dict[str, House] = {}
        self._answers: dict[tuple[str, str], tuple[Json, Json]] = {}
        self._opened = 0

    def line(self, text: str) -> Json:
        """Answer one line of standard input."""
        try:
            request = json.loads(text)
            number, method, path = request["id"], request["method"], request["path"]
        except (ValueError, TypeError, KeyError):
            return {"id": 0, "status": 400, "body": {"problem": "this line is no request"}}
        try:
            status, body = self._answer(str(method), str(path), request.get("body"))
        except Unreadable as wrong:
            status, body = problem(400, str(wrong))
        answer: Json = {"id": number, "status": status}
        if body is not None:
            answer["body"] = body
        return answer

    def _answer(self, method: str, path: str, body: Any) -> Answer:
        address = urlsplit(path)
        match [method, *address.path.strip("/").split("/")]:
            case ["GET", "v1", "description"]:
                return 200, DESCRIPTION
            case ["POST", "v1", "tables"]:
                return self._open(body)
            case [_, "v1", "tables", name, *_] if name not in self._tables:
                return problem(404, "there is no such table")
            case ["POST", "v1", "tables", name, "stimuli"]:
                return self._submit(name, body)
            case ["GET", "v1", "tables", name, "events"]:
                return self._events(self._tables[name], parse_qs(address.query))
            case ["GET", "v1", "tables", name, "declaration"]:
                return 200, {"facts": self._tables[name].facts()}
            case ["DELETE", "v1", "tables", name]:
                return self._close(name)
        return problem(404, "there is no such request")

    def _open(self, body: Any) -> Answer:
        if not isinstance(body, dict) or not set(body) <= set(SETUP) or "rulebook" not in body:
            raise Unreadable("a table is asked for by its rulebook, with options, readings, seed and ready")
        for name, value in body.items():
            if type(value) is not SETUP[name]:
                raise Unreadable(f"{name}: this cannot be its value")
        seed = body.get("seed", 0)
        if not 0 <= seed <= HIGHEST_SEED:
            raise Unreadable("seed: this number is too large or too small")
        try:
            table = open_table(
                body["rulebook"], body.get("options", {}), body.get("readings", {}), seed, body.get("ready", True)
            )
        except NotOffered as why:
            return problem(409, str(why))
        table.plain_manner = self._plain_manner
        self._opened += 1
        name = f"table-{self._opened}"
        self._tables[name] = table
        return 201, {"table": name}

    def _close(self, name: str) -> Answer:
        del self._tables[name]
        self._answers = {key: kept for key, kept in self._answers.items() if key[0] != name}
        return 204, None

    def _events(self, table: House, query: dict[str, list[str]]) -> Answer:
        after = query.get("after", ["0"])[0]
        if not after.isdecimal():
            raise Unreadable("after: this is no number of an event")
        events = table.journal.after(int(after))
        return 200, {"events": events[:MOST_TOLD], "settled": len(events) <= MOST_TOLD}

    def _submit(self, name: str, body: Any) -> Answer:
        if not isinstance(body, dict) or set(body) != {"submission", "stimulus"}:
            raise Unreadable("a submission has an id and a stimulus")
        submission = body["submission"]
        if not isinstance(submission, str) or not NAME.fullmatch(submission):
            raise Unreadable("submission: this is no id")
        stimulus = check_form(body["stimulus"])
        kept = self._answers.get((name, submission))
        if kept is None:
            table = self._tables[name]
            receipt = self._receipt(table, stimulus)
            kept = (stimulus, {"submission": submission, "receipt": receipt, "events": table.journal.news()})
            self._answers[name, submission] = kept
        elif kept[0] != stimulus:
            return problem(409, "this id was used for another stimulus")
        return 200, kept[1]

    def _receipt(self, table: House, stimulus: Json) -> Json:
        try:
            awaited = carry_out(table, stimulus)
        except Refusal as why:
            refused: Json = {"accepted": False, "reason": str(why)}
            return {**refused, "awaiting": table.awaiting} if table.awaiting else refused
        return {"accepted": True, "awaiting": awaited} if awaited else {"accepted": True}
