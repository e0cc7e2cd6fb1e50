"""A table of Three Card Poker behind the Clausewise protocol: JSON lines on standard input and output, plain Python.

Try it with `clausewise doctor --target "stdio:python3 three_card_table.py"`, then put your table
in the place of `Table`.
What it cannot do stands in DESCRIPTION: no decks are brought and inspected, and shuffling and collecting are not shown.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

Message = dict[str, Any]

DESCRIPTION: Message = {
    "manufacturer": "Example",
    "product": "Three card table",
    "version": "1",
    "build": "test",
    "protocol": 1,
    "vocabulary": {"core": 1, "house-banked": 1},
    "games": ["three-card"],
    "options": {
        "dealing": ["hand"], "shuffling": ["by device"], "decks": [1], "version": ["free"], "pair-plus": ["A"],
        "ante-bonus": ["A"], "minimum-wager": [5], "maximum-wager": [500], "adjacent-boxes": [1],
        "match-play": ["not accepted"], "idle-spread": ["down"], "shoe-side": ["right"],
    },
    "forcing": ["order", "seed"],
    "unseen": [
        "shuffles", "stacks", "cuts", "washes", "loads", "removes the stub", "counts the stub", "discards the stub",
        "examines", "collects cards", "discards", "source", "taken_with", "placed_with", "declaration", "touch-cards",
    ],
}  # fmt: skip

RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
HANDS = ["nothing", "pair", "flush", "straight", "three-of-a-kind", "straight flush"]
ANTE_BONUS = {"straight flush": 5, "three-of-a-kind": 4, "straight": 1}
PAIR_PLUS = {"straight flush": 40, "three-of-a-kind": 30, "straight": 6, "flush": 4, "pair": 1}
SEATS = range(1, 8)
CHIPS = ("value chip", "plaque")
QUEEN_HIGH = (0, [RANKS.index("Q")])


def worth(cards: list[str]) -> tuple[int, list[int]]:
    """What a hand is worth: its place in HANDS, then its cards, highest or most numerous first."""
    counts = Counter(RANKS.index(card[0]) for card in cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    low_ace = ranks == [12, 1, 0]
    straight = len(ranks) == len(cards) and (ranks[0] - ranks[-1] == len(cards) - 1 or low_ace)
    flush = len({card[1] for card in cards}) == 1
    of_a_kind = {1: "three-of-a-kind", 2: "pair"}.get(len(ranks), "nothing")
    one_after_another = "straight flush" if flush else "straight"
    name = one_after_another if straight else "flush" if flush else of_a_kind
    return HANDS.index(name), [1, 0, -1] if low_ace else ranks


class Refused(Exception):
    """Why an act is not taken: it becomes the reason in the receipt."""


class Table:
    """The game. `does` takes a stimulus in, `happened` tells what comes of it."""

    def __init__(self, setup: Message) -> None:
        self.events: list[Message] = []
        self.told = 0
        self.answers: dict[str, tuple[Message, Message]] = {}
        self.random = Random(setup.get("seed", 0))
        self.options: Message = {name: values[0] for name, values in DESCRIPTION["options"].items()}
        self.options.update(setup.get("options", {}))
        self.seated: set[int] = set()
        self.stacked: list[str] = []
        self.rounds = 0
        self.begin_anew()

    def begin_anew(self) -> None:
        self.started = False
        self.wagers: dict[tuple[int, str], int] = {}
        self.hands: dict[str, list[str]] = {}
        self.deciding: list[int] = []
        self.folded: list[int] = []
        self.stages: list[Callable[[], None]] = [self.close, self.deal, self.ask, self.reveal, self.settle, self.end]

    def happened(self, kind: str, **fields: object) -> None:
        event = {"type": kind} | fields
        self.events.append({"sequence": len(self.events) + 1, "at": 0, "event": event})

    # --- what is done to the table: a method for each type of stimulus, `-` written `_` ---

    def does(self, stimulus: Message) -> Message:
        fields = dict(stimulus)
        kind = fields.pop("type")
        act = getattr(self, "do_" + kind.replace("-", "_"), None)
        if act is None:
            return {"accepted": False, "reason": f"this table knows no {kind}"}
        try:
            act(**fields)
        except (Refused, TypeError) as why:
            return {"accepted": False, "reason": str(why)}
        return {"accepted": True}

    def do_sit(self, seat: int) -> None:
        if seat in self.seated or seat not in SEATS:
            raise Refused("this seat cannot be taken")
        self.seated.add(seat)

    def do_rise(self, seat: int, leaves: bool = True) -> None:
        if f"seat {seat}" in self.hands or (leaves and seat in self.seats_with("ante", "pair plus")):
            raise Refused("a player with cards or wagers stays until the round is over")
        self.seated.discard(seat)  # who stands at the table does not wager, either

    def do_stack_deck(self, cards: list[str]) -> None:
        self.stacked = cards

    def do_place_wager(
        self, seat: int, wager: str, amount: int, player: int | None = None, instrument: str = "value chip"
    ) -> None:
        if seat not in self.seated or player not in {None, seat} or instrument not in CHIPS:
            raise Refused("wagers are taken in chips or plaques, each of the player who is seated there")
        if wager == "play":
            self.must_decide(seat)
            if amount != self.wagers[seat, "ante"]:
                raise Refused("a play wager is as much as the ante")
            self.stands(seat, wager, amount)
            self.decided()
        elif wager in {"ante", "pair plus"}:
            self.stands(seat, wager, self.within_limits(amount + self.wagers.get((seat, wager), 0)))
        else:
            raise Refused(f"there is no wager {wager} here")

    def do_change_wager(self, seat: int, wager: str, amount: int) -> None:
        self.must_stand(seat, wager)
        self.stands(seat, wager, self.within_limits(amount))

    def do_withdraw_wager(self, seat: int, wager: str) -> None:
        self.must_stand(seat, wager)
        self.must_be_open()
        self.happened("wager-withdrawn", seat=seat, wager=wager, amount=self.wagers.pop((seat, wager)))

    def stands(self, seat: int, wager: str, amount: int) -> None:
        if not self.started:
            self.started = True
            self.rounds += 1
            self.happened("round-started", number=self.rounds, deck="deck 1")
        self.wagers[seat, wager] = amount
        self.happened("wager-taken", seat=seat, wager=wager, amount=amount)

    def within_limits(self, amount: int) -> int:
        self.must_be_open()
        if not 100 * self.options["minimum-wager"] <= amount <= 100 * self.options["maximum-wager"]:
            raise Refused("this is not within the limits of the table")
        return amount

    def must_be_open(self) -> None:
        if self.stages[0] != self.close:
            raise Refused("the bets are closed")

    def must_stand(self, seat: int, wager: str) -> None:
        if (seat, wager) not in self.wagers:
            raise Refused("there is no such wager")

    def must_decide(self, seat: int) -> None:
        if self.deciding[:1] != [seat]:
            raise Refused("it is not for this player to decide")

    def do_fold(self, seat: int) -> None:
        self.must_decide(seat)
        self.folded.append(seat)
        self.happened("folded", seat=seat)
        self.decided()

    def do_proceed(self) -> None:
        if self.started and not self.deciding:  # while a player has to decide, nothing happens
            self.stages.pop(0)()

    # --- what the house does, one stage after another ---

    def close(self) -> None:
        self.happened("procedure", act="announces", words="no more bets")

    def seats_with(self, *wagers: str) -> list[int]:
        return sorted({seat for seat, wager in self.wagers if wager in wagers})

    def deal(self) -> None:
        rest = [card for card in PACK if card not in self.stacked]
        self.random.shuffle(rest)
        deck, self.stacked = [*self.stacked, *rest], []
        places = [*(f"seat {seat}" for seat in self.seats_with("ante", "pair plus")), "dealer"]
        for number in (1, 2, 3):
            for place in places:
                card = deck.pop(0)
                self.hands.setdefault(place, []).append(card)
                self.happened("card-dealt", to=place, number=number, face="down", card=card)

    def ask(self) -> None:
        self.deciding = self.seats_with("ante")
        self.asks()

    def asks(self) -> None:
        if self.deciding:
            self.happened("procedure", act="asks", seat=self.deciding[0])

    def decided(self) -> None:
        self.deciding.pop(0)
        self.asks()

    def reveal(self) -> None:
        for seat in self.folded:
            self.settled(seat, "ante", "forfeited")
            if (seat, "pair plus") in self.wagers:
                self.settled(seat, "pair plus", "forfeited")
        self.turn_up("dealer")

    def settle(self) -> None:
        """Losing wagers are collected from the dealer's left on, then winning ones paid from the right on."""
        seats = [seat for seat in self.seats_with("play", "pair plus") if seat not in self.folded]
        for seat in reversed(seats):
            self.turn_up(f"seat {seat}", seat=seat)
        for seat in seats:
            for wager, result in self.results(seat):
                if result == "loses":
                    self.settled(seat, wager, result)
        for seat in reversed(seats):
            rank = HANDS[worth(self.hands[f"seat {seat}"])[0]]
            for wager, result in self.results(seat):
                if result != "loses":
                    self.settled(seat, wager, result, PAIR_PLUS[rank] if wager == "pair plus" else 1)
            if (seat, "ante") in self.wagers and rank in ANTE_BONUS:
                paid = self.wagers[seat, "ante"] * ANTE_BONUS[rank]
                self.happened("bonus-paid", seat=seat, bonus="ante bonus", amount=paid)

    def results(self, seat: int) -> list[tuple[str, str]]:
        """What becomes of each wager of a seat that has not folded."""
        player, dealer = worth(self.hands[f"seat {seat}"]), worth(self.hands["dealer"])
        by_hand = "wins" if player > dealer else "loses" if player < dealer else "returned"
        unqualified = dealer < QUEEN_HIGH
        found = {
            "play": "returned" if unqualified else by_hand,
            "ante": "wins" if unqualified else by_hand,
            "pair plus": "wins" if HANDS[player[0]] in PAIR_PLUS else "loses",
        }
        return [(wager, result) for wager, result in found.items() if (seat, wager) in self.wagers]

    def turn_up(self, owner: str, **seat: int) -> None:
        cards = self.hands[owner]
        self.happened("procedure", act="turns up", owner=owner, cards=cards, **seat)
        category = HANDS[worth(cards)[0]]
        self.happened("hand-ranked", owner=owner, game="three card", category=category, cards=cards)

    def settled(self, seat: int, wager: str, result: str, odds: int = 1) -> None:
        stake = self.wagers[seat, wager]
        paid: Message = {"pays": stake * odds} if result == "wins" else {}
        back: Message = {"stake_back": True} if result in {"wins", "returned"} else {}
        self.happened("wager-settled", seat=seat, wager=wager, stake=stake, result=result, **paid, **back)

    def end(self) -> None:
        self.happened("round-ended", number=self.rounds)
        self.begin_anew()

    # --- the protocol: sent twice, done once; events are numbered and told once ---

    def submit(self, submission: str, stimulus: Message) -> tuple[int, Message]:
        if submission not in self.answers:
            receipt = self.does(stimulus)
            answer = {"submission": submission, "receipt": receipt, "events": self.events[self.told :]}
            self.told = len(self.events)
            self.answers[submission] = (stimulus, answer)
        known, answer = self.answers[submission]
        return (200, answer) if known == stimulus else (409, {"problem": "this id was used for another stimulus"})


TABLES: dict[str, Table | None] = {}


def answered(method: str, path: str, body: Message) -> tuple[int, Message | None]:
    """The six requests."""
    path, _, query = path.partition("?")
    match [method, *path.strip("/").split("/")]:
        case ["GET", "v1", "description"]:
            return 200, DESCRIPTION
        case ["POST", "v1", "tables"]:
            wanted = body.get("options", {}).items()
            offered = all(value in DESCRIPTION["options"].get(name, []) for name, value in wanted)
            if body["rulebook"] not in DESCRIPTION["games"] or not offered or not body.get("ready", True):
                return 409, {"problem": "this table is not offered"}
            name = f"t{len(TABLES) + 1}"
            TABLES[name] = Table(body)
            return 201, {"table": name}
        case [_, "v1", "tables", name, *what] if (table := TABLES.get(name)) is not None:
            match [method, *what]:
                case ["POST", "stimuli"]:
                    return table.submit(body["submission"], body["stimulus"])
                case ["GET", "events"]:
                    after = dict(part.split("=") for part in query.split("&") if part).get("after", "0")
                    table.told = len(table.events)
                    return 200, {"events": table.events[int(after) :]}
                case ["GET", "declaration"]:
                    return 200, {"facts": {}}
                case ["DELETE"]:
                    TABLES[name] = None
                    return 204, None
    return 404, {"problem": "there is no such request, or no such table"}


def serve() -> None:
    """One request a line, one answer a line, in order."""
    for line in sys.stdin:
        number = 0
        try:
            request = json.loads(line)
            number = request["id"]
            status, answer = answered(request["method"], request["path"], request.get("body") or {})
        except (ValueError, KeyError) as wrong:
            status, answer = 400, {"problem": f"this request cannot be read: {wrong!r}"[:500]}
        print(json.dumps({"id": number, "status": status} | ({} if answer is None else {"body": answer})), flush=True)


if __name__ == "__main__":
    serve()
