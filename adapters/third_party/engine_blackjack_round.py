"""One round of engine-blackjack: what is asked of it, and what its states show."""

from __future__ import annotations

import json
import subprocess
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clausewise.adapters.third_party.table import Refused
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.points.events import Elected

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from random import Random

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.points.words import Election

SCRIPT: Final = Path(__file__).with_suffix("").with_name("engine_blackjack.js")
WHERE: Final = {1: "right", 2: "left"}
"""The only hand is the right one, which a split leaves there, and which is played first; the new one is on the left."""
MOST: Final = 21
HANDS: Final = frozenset(WHERE)
ELECTED: Final[dict[str, Election]] = {
    "hit": "draws", "stand": "stands", "double": "doubles down", "split": "splits", "surrender": "surrenders",
}  # fmt: skip


class Bridge:
    """The program in Node that holds the games of all tables."""

    def __init__(self, folder: Path) -> None:
        try:
            program = subprocess.Popen(  # noqa: S603  our own script
                ["node", str(SCRIPT), str(folder)],  # noqa: S607  the Node on the path, as for the Allure page
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise ClausewiseError(f"engine-blackjack runs in Node, which cannot be started: {error.strerror}") from None
        if program.stdin is None or program.stdout is None:
            raise ClausewiseError("engine-blackjack has no way to be asked")
        self._to, self._back = program.stdin, program.stdout

    @staticmethod
    def digest(file: Path) -> str:
        """What is installed."""
        return sha256(file.read_bytes()).hexdigest()

    def ask(self, **asked: object) -> dict[str, Any]:
        """One line and its answer."""
        self._to.write(json.dumps(asked) + "\n")
        self._to.flush()
        line = self._back.readline()
        if not line:
            raise ClausewiseError("the Node program of engine-blackjack has ended: start it by hand to see why")
        said: dict[str, Any] = json.loads(line)
        if "error" in said:
            raise Refused(f"engine-blackjack: {said['error']}")
        return said


class Round:
    """From the deal to the payments."""

    def __init__(
        self,
        bridge: Bridge,
        table: str,
        seat: int,
        number: int,
        bet: Fraction,
        forced: dict[tuple[str, int], list[Card]],
        happens: Callable[[AnyEvent], None],
    ) -> None:
        self._bridge, self._table, self._seat, self._number = bridge, table, seat, number
        self._bet, self._forced, self._happens = bet, forced, happens
        self._state: dict[str, Any] = {}
        self._told: dict[str, int] = {}
        """How many cards of each hand have been told."""
        self._asked = 0
        self._stakes = {1: bet}
        self._surrendered = self._insured = False
        self.over = False

    def deal(self, rules: Mapping[str, object], chance: Random, stack: tuple[Card, ...]) -> None:
        """The engine takes the player's cards first, both at once, then the dealer's."""
        packs = rules["decks"]
        cards = list(PACK) * (packs if isinstance(packs, int) else 1)
        chance.shuffle(cards)
        player, dealer = self._next(f"seat {self._seat}", 1, 2), self._next("dealer", 1, 2)
        wanted = [*stack] or [*reversed(player), *dealer]
        for card in wanted:
            if card not in cards:
                raise Refused(f"there is no {card} left in the decks")
            cards.remove(card)
        if stack or (len(player) == len(dealer) == 2):  # noqa: PLR2004  two cards each
            order = [*cards, *reversed(wanted)]
        else:
            order = _filled(cards, player, dealer)
        self._show(self._ask(rules=rules, bet=float(self._bet), order=order), dealt=True)

    def elect(self, action: str, hand: int) -> None:
        """A decision for a hand; without a split the only hand is the engine's right one."""
        position = WHERE[hand]
        if not self._state.get("left") and hand != 1:
            raise Refused("there is no such hand")
        own, dealer = f"seat {self._seat}", self._peek("dealer", 1)
        drawing = {"split": (1, 2), "hit": (hand,), "double": (hand,)}.get(action, ())
        drawn = [next(iter(self._next(own, which, 1)), None) for which in drawing]
        said = self._ask(action=action, position=position, top=[*reversed(dealer), *drawn])
        if said["refused"]:
            for which, card in zip(drawing, drawn, strict=True):
                if card is not None:
                    self._forced.setdefault((own, which), []).insert(0, card)
            raise Refused(said["refused"])
        self._happens(Elected(self._seat, ELECTED[action], hand, into=2 if action == "split" else None))
        self._surrendered = self._surrendered or action == "surrender"
        if action == "double":
            self._stakes[hand] *= 2
            self._happens(WagerTaken(self._seat, "blackjack", _cents(self._stakes[hand]), hand=hand))
        if action == "split":
            self._stakes[2] = self._bet
            self._told = {"left": 1, "right": 1}
            self._happens(WagerTaken(self._seat, "blackjack", _cents(self._bet), hand=2))
        self._show(said)

    def insure(self, wagered: PlaceWager) -> None:
        """Taken while the engine offers it; always half of the wager."""
        if wagered.wager != "insurance":
            raise Refused(f"engine-blackjack knows no wager {wagered.wager}")
        if wagered.amount != _cents(self._bet / 2):
            raise Refused("engine-blackjack insures half of the wager")
        said = self._insurance(float(self._bet / 2))
        if said["refused"]:
            raise Refused(said["refused"])
        self._insured = True
        self._happens(WagerTaken(self._seat, "insurance", wagered.amount))
        self._show(said)

    def go_on(self) -> None:
        """Nobody has insured: the engine is told so, for it waits."""
        if (self._state.get("right") or {}).get("may", {}).get("insurance") and not self._state["right"]["may"]["hit"]:
            self._show(self._insurance(0))

    def _insurance(self, bet: float) -> dict[str, Any]:
        return self._ask(action="insurance", bet=bet, top=list(reversed(self._peek("dealer", 1))))

    def _ask(self, **asked: object) -> dict[str, Any]:
        return self._bridge.ask(table=self._table, **asked)

    def _peek(self, place: str, hand: int) -> list[Card]:
        return list(self._forced.get((place, hand), ()))

    def _next(self, place: str, hand: int, count: int) -> list[Card]:
        given = self._forced.get((place, hand), [])
        taken, given[:] = given[:count], given[count:]
        return taken

    # --- what its states show -----------------------------------------------------------------------------------------

    def _show(self, said: dict[str, Any], *, dealt: bool = False) -> None:
        self._state = said
        split = said["left"] is not None
        self._cards("right", said["right"], 1)
        if split:
            self._cards("left", said["left"], 2)
        if dealt:
            self._dealers(said["dealer"][:1])
            self._happens(CardDealt("dealer", 2, "down", said["hole"]))
            self._told["dealer"] = 2
        if said["stage"] == "done":
            self._end(said)
            return
        if said["right"]["may"]["insurance"] and not said["right"]["may"]["hit"]:
            self._happens(Procedure("offers insurance", seat=self._seat))
            return
        position = "left" if said["stage"] == "player-turn-left" else "right"
        hand = 2 if position == "left" else 1
        if said[position]["may"]["hit"] and self._asked != hand:
            self._asked = hand
            self._happens(Procedure("asks", seat=self._seat, hand=hand))

    def _cards(self, position: str, held: dict[str, Any], hand: int) -> None:
        known, owner = self._told.get(position, 0), f"seat {self._seat}"
        for number, card in enumerate(held["cards"], 1):
            if number > known:
                self._happens(CardDealt(owner, number, "up", card, hand=hand))
                self._told[position] = number
        if self._told[position] > known:
            self._total(owner, held["total"], hand)

    def _total(self, owner: str, total: dict[str, int], hand: int = 1) -> None:
        """What the engine counts: it holds a total with an ace as eleven, and one with every ace as one."""
        best = total["hi"] if total["hi"] <= MOST else total["lo"]
        words = "hard" if best == total["lo"] else "soft"
        self._happens(Procedure("announces the total", owner=owner, count=best, words=words, hand=hand))

    def _dealers(self, cards: Iterable[Card]) -> None:
        known = self._told.get("dealer", 0)
        for number, card in enumerate(cards, 1):
            if number > known:
                self._happens(CardDealt("dealer", number, "up", card))
                self._told["dealer"] = number

    def _end(self, said: dict[str, Any]) -> None:
        self._happens(Procedure("turns up", owner="dealer", cards=(said["hole"],)))
        self._dealers(said["dealer"])
        self._total("dealer", said["total"])
        for hand, stake in self._stakes.items():
            self._settle("blackjack", stake, Fraction(str(said["won"][WHERE[hand]])), hand)
        if self._insured:
            insurance = said["insurance"]
            self._settle("insurance", Fraction(str(insurance["risk"])), Fraction(str(insurance["win"])), 1)
        self._happens(RoundEnded(self._number))
        self._bridge.ask(ended=self._table)
        self.over = True

    def _settle(self, wager: str, stake: Fraction, back: Fraction, hand: int) -> None:
        """What the engine gives back holds the stake."""
        seat = self._seat
        if self._surrendered and wager == "blackjack":
            self._happens(WagerSettled(seat, wager, _cents(stake), "surrendered", _cents(back), hand=hand))
        elif back == stake:
            self._happens(WagerSettled(seat, wager, _cents(stake), "returned", Cents(0), stake_back=True, hand=hand))
        elif back > stake:
            pays = _cents(back - stake)
            self._happens(WagerSettled(seat, wager, _cents(stake), "wins", pays, stake_back=True, hand=hand))
        else:
            self._happens(WagerSettled(seat, wager, _cents(stake), "loses", _cents(back), hand=hand))


def _filled(cards: list[Card], player: list[Card], dealer: list[Card]) -> list[Card]:
    """A deck from whose end the engine takes these; what is not named comes from the deck."""
    first = [player[n] if n < len(player) else cards.pop() for n in range(2)]
    second = [dealer[n] if n < len(dealer) else cards.pop() for n in range(2)]
    return [*cards, second[1], second[0], *first]


def _cents(dollars: Fraction) -> Cents:
    """The engine counts in dollars; what is no whole cent is rounded down, as a chip would be."""
    return Cents(int(dollars * 100))
