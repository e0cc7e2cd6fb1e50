"""A technician who reads the dialogue of a guided table and answers it, with the reference engine as the table."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence

from clausewise.adapters.guided_saying import say
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import parse_money
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    MissChip,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    DrawInError,
    ExposeDealerCards,
    FloorOrders,
    LieFaceUp,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, CardsDiscarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Discard,
    PlaceButton,
    Post,
    Raise,
    SetRate,
    TakeOff,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

WHO = r"(?:Somebody who is not seated|(?:The player at s|S)eat (\d+))"
ACTS: tuple[tuple[str, Callable[..., AnyStimulus]], ...] = (
    (r"Let the house .*", Proceed),
    (r"A player sits down at seat (\d+)\.", lambda seat: Sit(int(seat))),
    (r"The player at seat (\d+) leaves the table\.", lambda seat: Rise(int(seat))),
    (r"The player at seat (\d+) gets up.*", lambda seat: Rise(int(seat), leaves=False)),
    (r"Seat (\d+) puts (\S+) on ([a-z ]+)\.", lambda s, a, w: PlaceWager(int(s), w, parse_money(a))),
    (
        r"The player at seat (\d+) puts (\S+) on ([a-z ]+) at the box of seat (\d+)\.",
        lambda p, a, w, s: PlaceWager(int(s), w, parse_money(a), player=int(p)),
    ),
    (r"Seat (\d+) changes the ([a-z ]+) wager to (\S+)\.", lambda s, w, a: ChangeWager(int(s), w, parse_money(a))),
    (r"Seat (\d+) takes the ([a-z ]+) wager back\.", lambda s, w: WithdrawWager(int(s), w)),
    (r"Seat (\d+) gives the hand up\.", lambda s: Fold(int(s))),
    (r"Seat (\d+) tells seat (\d+) about.*", lambda s, o: Conduct(int(s), "communicates about the hand", int(o))),
    (r"Seat (\d+) asks the dealer to look.*", lambda s: Conduct(int(s), "asks the dealer to check the hand")),
    (
        r"Cards of seat (\d+): ([a-z ]+?)(?: \(the player of seat (\d+)\))? reaches for them\.",
        lambda s, by, o: TouchCards(
            int(s), by.removeprefix("its ").removeprefix("the ").removeprefix("a "), o and int(o)
        ),
    ),
    (r"Keep the device of seat (\d+) from.*", lambda s: MissChip(int(s))),
    (r"Have (\d+) cards? of the dealer be seen by inadvertence\.", lambda n: ExposeDealerCards(int(n))),
    (
        r"Turn these cards .* from the next: (.*)\.",
        lambda at: LieFaceUp(tuple(int(one) for one in re.findall(r"\d+", at))),
    ),
    (
        r"At the next deal, have (.*) get (\d+) cards?; it is noticed (as|when).*",
        lambda p, n, when: Misdeal(p, int(n), "at once" if when == "as" else "in the settlement"),
    ),
    (
        r"In the next deal, have the dealer draw card (\d+) too early, and its face is (not )?seen\.",
        lambda n, unseen: DrawInError(int(n), exposed=not unseen),
    ),
    (r"Take (\d+) cards? out of the deck\.", lambda n: LoseCards(int(n))),
    (r"Put (\d+) cards? too many into the deck\.", lambda n: LoseCards(-int(n))),
    (r"Have the house choose this: ([a-z ]+): (.+)\.", lambda c, v: Choose(c, int(v) if v.isdigit() else v)),
    (r"A player at seat (\d+) buys chips for (\S+)\.", lambda s, a: BuyIn(int(s), parse_money(a))),
    (r"See to it .* dealer button at seat (\d+)\.", lambda s: PlaceButton(int(s))),
    (r"Seat (\d+) posts (\S+) as the (.+)\.", lambda s, a, b: Post(int(s), b, parse_money(a))),
    (r"Seat (\d+) does not want to post what is due\.", lambda s: DeclineToPost(int(s))),
    (r"Seat (\d+) checks\.", lambda s: Check(int(s))),
    (r"Seat (\d+) calls with what is due\.", lambda s: Call(int(s))),
    (r"Seat (\d+) calls with (\S+)\.", lambda s, a: Call(int(s), parse_money(a))),
    (r"Seat (\d+) bets (\S+)\.", lambda s, a: Bet(int(s), parse_money(a))),
    (r"Seat (\d+) raises, to (\S+) in all\.", lambda s, a: Raise(int(s), parse_money(a))),
    (r"Seat (\d+) keeps all cards\.", lambda s: Discard(int(s))),
    (r"Seat (\d+) gives these cards away: (.+)\.", lambda s, c: Discard(int(s), parse_cards(c))),
    (
        r"Bring (\d+) decks? to the table(.*)\.",
        lambda n, how: BringDecks(
            int(n), preinspected="preinspected" in how, preshuffled="preshuffled" in how, defective="defective" in how
        ),
    ),
    (r"A player asks the dealer to spread .*", AskForCards),
    (r"Nobody plays; leave the table idle\.", LetRest),
    (
        r"The (pit boss|floorperson|dealer|player) orders that the cards are (shuffled|cut again)\.",
        lambda by, what: FloorOrders("shuffle" if what == "shuffled" else "recut", by),
    ),
    (
        rf"{WHO} puts (\S+) on ([a-z ]+?)(?: at the box of seat (\d+))?(?:, as an? ([a-z ]+)|, in (cash))?\.",
        lambda p, a, w, s, form, cash: PlaceWager(
            int(s or p), w, parse_money(a), None if s is None else int(p or 0), instrument=form or cash or "value chip"
        ),
    ),
    (rf"{WHO} calls for seat (\d+) with what is due\.", lambda p, s: Call(int(s), player=int(p or 0))),
    (
        rf"{WHO} calls for seat (\d+) with (\S+)\.",
        lambda p, s, a: Call(int(s), parse_money(a), player=int(p or 0)),
    ),
    (rf"{WHO} bets (\S+) for seat (\d+)\.", lambda p, a, s: Bet(int(s), parse_money(a), player=int(p or 0))),
    (
        rf"{WHO} raises for seat (\d+), to (\S+) in all\.",
        lambda p, s, a: Raise(int(s), parse_money(a), player=int(p or 0)),
    ),
    (r"Seat (\d+) takes (\S+) off the table, and stays\.", lambda s, a: TakeOff(int(s), parse_money(a))),
    (r"The house wants a collection rate of (\S+) from.*", lambda a: SetRate(parse_money(a))),
)
OWN = (WagerTaken, WagerWithdrawn, Folded, BetMade, CardsDiscarded)
"""What is seen of an act by its being taken."""


def _rests(event: AnyEvent) -> bool:
    """Whether a player has to act now, or the round is over."""
    asks = isinstance(event, Procedure) and event.act == "asks"
    return asks or isinstance(event, TurnGiven | RoundEnded)


class Technician:
    """Answers every question; `reports` may change what is reported of an event, or leave it out."""

    LONGEST = 1500

    def __init__(
        self, answers: Sequence[str] = (), reports: Callable[[AnyEvent], AnyEvent | None] = lambda event: event
    ) -> None:
        self.transcript: list[str] = []
        self.asked = 0
        self.stop_after: int | None = None
        """The question that is answered with stop."""
        self._waiting = deque(answers)
        self._reports = reports
        self._told: list[str] = []
        self._options: dict[str, str | int] = {}
        self._game = ""
        self._table: EngineTable | None = None

    # --- the terminal -------------------------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """A line is shown."""
        self.transcript.append(line)
        self._told.append(line)

    def ask(self, prompt: str) -> str:
        """A question is asked."""
        self.asked += 1
        if self.stop_after is not None and self.asked > self.stop_after:
            raise EOFError
        line = self.answer(prompt)
        self.transcript.append(f"{prompt}{line}")
        return line

    # --- the person ---------------------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> str:
        """What is written at this prompt."""
        told, self._told = self._told, []
        if self._waiting:
            return self._waiting.popleft()
        if "--- a table ---" in told:
            return self._sets_up(told[told.index("--- a table ---") :])
        if prompt.startswith("Your name"):
            return "Terry Tester"
        if prompt.startswith(("What else happens", "Was it so")):
            return ""
        act = next((line for line in reversed(told) if line and not line.startswith(("  ", "Taken"))), "")
        return self._does(told, act)

    def _sets_up(self, told: list[str]) -> str:
        for line in told:
            if line.startswith("Game: "):
                self._game, self._options = line.removeprefix("Game: ").rstrip("."), {}
            elif line.startswith("  "):
                name, _, value = line.strip().partition(": ")
                known = RULEBOOKS[self._game].rules.options[name]
                self._options[name] = next(one for one in known if str(one) == value)
        ready = not any("it is not open" in line for line in told)
        self._table = open_table(TableSetup(self._game, self._options, ready=ready))
        return "d"

    def _does(self, told: list[str], act: str) -> str:
        assert self._table is not None
        stimulus = self._stacked(told) or next(
            made(*found.groups()) for form, made in ACTS if (found := re.fullmatch(form, act))
        )
        before = len(self._table.seen)
        receipt = self._table.submit(stimulus)
        events = [seen.event for seen in self._table.seen[before:]]
        if isinstance(stimulus, Proceed):
            while "go on" in act and events and not any(map(_rests, events)):
                so_far = len(self._table.seen)
                self._table.submit(stimulus)
                if len(self._table.seen) == so_far:
                    break
                events = [seen.event for seen in self._table.seen[before:]]
            return self._lines(events)
        if not receipt.accepted:
            return f"r {receipt.reason.replace(';', ',')}; {self._lines(events)}"
        own = next((event for event in events if isinstance(event, OWN)), None)
        rest = [event for event in events if event is not own and not isinstance(event, RoundStarted)]
        amount = ""
        if isinstance(own, BetMade) and own.action != "checks":
            amount = f" {own.amount / 100:.2f}" + (" all in" if own.all_in else "")
        return f"t{amount}; {self._lines(rest)}"

    def _stacked(self, told: list[str]) -> AnyStimulus | None:
        if not any(line.startswith("Stack the deck") for line in told):
            return None
        rows = [line.partition(": ")[2] for line in told if re.match(r"  \d+(?: to \d+)?: ", line)]
        return StackDeck(parse_cards(" ".join(rows)))

    def _lines(self, events: Sequence[AnyEvent]) -> str:
        """In as many lines as it takes; the first is answered now, the others to what is asked then."""
        lines, line = [], ""
        for told in [say(seen) for event in events if (seen := self._reports(event)) is not None]:
            if len(line) + len(told) > self.LONGEST:
                lines.append(f"{line};")
                line = ""
            line = f"{line}; {told}" if line else told
        lines.append(line)
        self._waiting.extend(lines[1:])
        return lines[0]
