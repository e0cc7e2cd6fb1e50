"""What pot games leave open to a system: how pots are told, who is asked for nothing, what of a hand is not shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.pot import forced_bets
from clausewise.reference_engine.families.pot.seated_patrons import SeatedPatrons
from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.description import BUTTON_IS_TOLD
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    CardsDiscarded,
    FeeTaken,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AskForSeat,
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Post,
    Raise,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.families.emitted import Emitted
    from clausewise.reference_engine.families.pot.ground import PotGround

MOST_CITED = 5
NOBODY = -1
RESTS_ON: Mapping[str, tuple[str, ...]] = {
    "button-placed": ("button.rotates", "blinds.rotate", "opening.highest"),
    "fee-taken": ("collection.after-flop", "collection.flat", "schedule.fee", "type.house"),
}
"""Rules that are kept or broken where these events are seen, though other events cite some of them, too."""


CUTS, SHUFFLES = frozenset({"cuts", "completes the cut"}), frozenset({"spreads", "shuffles"})


class PotTolerances(Tolerances):
    """What is no departure at a table of a pot game."""

    tells_only = (TurnGiven, HandRanked)
    of_who_plays = (TurnGiven, BetMade, PotAwarded)
    pays = (PotAwarded,)

    def __init__(self, table: PotGround, unseen: Collection[str] = ()) -> None:
        super().__init__(unseen)
        self._table = table
        self._asked_for_nothing = NOBODY
        """The seat whose turn it is at the system's table, though nobody can wager any more."""
        self._without_fee: Collection[int] = ()
        """Rounds in which, as their awards show, no fee left the pot; known only where the fee is not seen."""
        self._events: Sequence[AnyEvent] = ()
        self._folded: set[int] = set()
        self._passed = 0
        """How many of the system's events have been compared."""
        self._gathered = 0
        """What should lie in the pot, and is gathered with later bets."""
        self._kept_back = 0
        """What of it is a blind beside antes, which lies before its seat until the bets of the round are gathered."""
        self._cut = False
        """Whether the system has been seen to cut for the hand that comes or is played."""
        self._seated = SeatedPatrons()
        self._anybody_asked = False
        """Whether somebody has had the turn in this hand."""
        self._fee = 0
        """What should have left it."""

    def looks_ahead(self, events: Iterable[AnyEvent]) -> None:
        self._events = tuple(events)
        if "fee-taken" in self.unseen:
            self._without_fee = rounds_without_fee(self._events)

    def unshown(self) -> tuple[str, ...]:
        return tuple(provision for kind in self.unseen for provision in RESTS_ON.get(kind, ()))

    def burned_before(self) -> frozenset[int]:
        dealt, found = 0, set[int]()
        for street in self._table.rules.streets:
            burns = False
            for step in street.steps:
                if step.kind == "last card" or (step.kind in ("deal", "draw") and burns):
                    found.add(0 if step.kind == "draw" else dealt + 1)
                burns = step.kind == "burn"
                dealt += step.count if step.kind in ("deal", "last card") else 0
        return frozenset(found)

    def cards_from_the_deck(self, event: AnyEvent) -> tuple[Card, ...]:
        return tuple(event.cards) if isinstance(event, BoardDealt) else super().cards_from_the_deck(event)

    # --- answers and events -------------------------------------------------------------------------------------------

    def answers_freely(self, stimulus: AnyStimulus, *, accepted: bool) -> bool:
        """Who was asked for nothing checks; chips cannot be broken; nobody has said yet who has the button.

        Nor need anybody obey an order to cut again who has not been seen to cut, or list who has a seat already.
        """
        if isinstance(stimulus, Check) and stimulus.seat == self._asked_for_nothing:
            return True
        self._seated.sees(stimulus, accepted=accepted)
        if accepted:
            return False
        table = self._table
        if isinstance(stimulus, AskForSeat):
            return self._seated.has(stimulus.patron)
        if isinstance(stimulus, FloorOrders) and stimulus.order == "recut":
            return not self._cut
        if isinstance(stimulus, Post | DeclineToPost) and table.hand is None and not table.agenda:
            return True  # it is no hand's, and a house need not begin one for it
        awaits_the_button = BUTTON_IS_TOLD in self.unseen and table.hand is None and not table.forced_button
        if awaits_the_button and isinstance(stimulus, Post | DeclineToPost):
            return True
        return breaks_a_chip(stimulus, table.chip())

    def asks_for_nothing(self, event: AnyEvent) -> bool:
        if isinstance(event, CardsDiscarded) and not self._table.rulings.knows("fold.discarded"):
            return event.seat in self._folded  # where folded cards go no rule of this game says
        if isinstance(event, BetMade) and event.action == "checks" and event.seat == self._asked_for_nothing:
            self._asked_for_nothing = NOBODY
            return True
        if isinstance(event, TurnGiven) and leaves_nothing_to_decide(event):
            self._asked_for_nothing = event.seat
            return True
        return False

    def draws_together(self, place: int, event: AnyEvent) -> None:
        if isinstance(event, TurnGiven):
            offer_as_told(self._table, place, event)
        if not isinstance(event, PotAwarded):
            return
        if "pot" in self.unseen:
            merge_awards(self._table.emitted, place)
        else:
            shown = takewhile(lambda one: isinstance(one, PotAwarded), islice(self._events, self._passed, None))
            award_as_told(self._table.emitted, place, [one for one in shown if isinstance(one, PotAwarded)])

    def passes(self, event: AnyEvent) -> None:
        self._passed += 1
        if isinstance(event, Folded):
            self._folded.add(event.seat)
        if isinstance(event, RoundEnded) or (isinstance(event, Procedure) and event.act in SHUFFLES):
            self._cut = False
        elif isinstance(event, Procedure) and event.act in CUTS:
            self._cut = True
        self._anybody_asked = isinstance(event, TurnGiven) or self._anybody_asked
        if isinstance(event, RoundStarted):
            self._folded.clear()
            self._anybody_asked = False
            self._table.rate = 0 if event.number in self._without_fee else int(self._table.rules.fee)

    # --- chips that are moved later -----------------------------------------------------------------------------------

    def puts_off(self, expected: AnyEvent, got: AnyEvent) -> bool:
        """Chips that the rules have moved already and the system has not are the same chips when it does."""
        if type(expected) is type(got) or not isinstance(expected, BetsGathered | FeeTaken):
            return False
        if isinstance(expected, BetsGathered):
            self._gathered += expected.amount
        else:
            self._fee += expected.amount
        return True

    def with_what_was_put_off(self, expected: AnyEvent, got: AnyEvent) -> AnyEvent:
        if not isinstance(expected, BetsGathered) or not isinstance(got, BetsGathered):
            return expected
        amount, pot = expected.amount + self._gathered, expected.pot + self._fee
        self._kept_back = self._blind_kept_back(amount - got.amount)
        amount, pot = amount - self._kept_back, pot - self._kept_back
        return msgspec.structs.replace(expected, amount=Cents(amount), pot=Cents(pot))

    def _blind_kept_back(self, amount: int) -> int:
        """Antes go into the pot; of a blind beside them no rule says when it does."""
        beside_antes = not self._table.rules.blinds and not self._anybody_asked
        return amount if beside_antes and 0 < amount <= forced_bets.single_blind(self._table) else 0

    def was_put_off(self, got: AnyEvent) -> bool:
        match got:
            case FeeTaken(amount=amount) if amount == self._fee > 0:
                self._fee = 0
            case BetsGathered(amount=amount) if amount == self._gathered > 0:
                self._gathered = 0
            case _:
                return False
        return True

    def meets(self, event: AnyEvent) -> None:
        """What was gathered is owed no more, and a new round owes nothing."""
        if isinstance(event, BetsGathered | RoundStarted):
            self._gathered, self._kept_back = self._kept_back, 0
        if isinstance(event, RoundStarted):
            self._fee = 0


def rounds_without_fee(events: Iterable[AnyEvent]) -> frozenset[int]:
    """The numbers of the rounds in which everything that was put in was won, so that nothing was taken from it.

    Where a fee is not seen, a system may have taken it beside the pot.

    >>> rounds_without_fee([RoundStarted(1, "deck 1"), BetMade(1, "bets", Cents(9), Cents(9)),
    ...                     PotAwarded("main", "whole", 1, Cents(9)), RoundEnded(1)])
    frozenset({1})
    """
    found: set[int] = set()
    balance, awards = 0, 0
    for event in events:
        if isinstance(event, RoundStarted):
            balance = awards = 0
        elif isinstance(event, BetMade):
            balance += event.amount
        elif isinstance(event, BetReturned):
            balance -= event.amount
        elif isinstance(event, PotAwarded):
            balance -= event.amount
            awards += 1
        elif isinstance(event, RoundEnded) and abs(balance) < max(awards, 1):  # parts of a cent are told as cents
            found.add(event.number)
    return frozenset(found)


def offer_as_told(table: PotGround, place: int, shown: TurnGiven) -> None:
    """Who alone has chips left may be offered a raise: no rule denies it, and what nobody matches comes back."""
    told = table.emitted[place]
    ours = told.seen.event
    if not isinstance(ours, TurnGiven) or table.hand is None or table.hand.betting is None:
        return
    player = table.hand.players.get(ours.seat)
    others = [other for other in table.hand.active() if other.seat != ours.seat and other.stack]
    only_more = {*shown.options} - {*ours.options} == {"raise"}
    if player is None or others or not only_more or not ours.due or player.stack <= ours.due:
        return
    event = msgspec.structs.replace(ours, options=(*ours.options, "raise"))
    table.emitted[place] = replace(told, seen=msgspec.structs.replace(told.seen, event=event))


def merge_awards(emitted: list[Emitted], index: int) -> None:
    """Makes the awards that come next one for each seat, whichever pots they are from."""
    end = index
    merged: dict[int, Emitted] = {}
    while end < len(emitted) and isinstance(award := emitted[end].seen.event, PotAwarded):
        first = merged.setdefault(award.seat, emitted[end])
        before = first.seen.event
        if first is not emitted[end] and isinstance(before, PotAwarded):
            whole = msgspec.structs.replace(before, amount=Cents(before.amount + award.amount))
            first.seen = msgspec.structs.replace(first.seen, event=whole)
            first.citations = tuple(dict.fromkeys((*first.citations, *emitted[end].citations)))[:MOST_CITED]
        end += 1
    emitted[index:end] = merged.values()


def award_as_told(emitted: list[Emitted], index: int, shown: Sequence[PotAwarded]) -> None:
    """Makes of the awards that come next those that a system tells, if it gives everybody as much of the same pots.

    It may tell several pots that one player wins as the first of them, both halves of one as whole, and a part apart;
    who tells the halves as they are tells how much each is.
    """
    ours = list(takewhile(lambda told: isinstance(told.seen.event, PotAwarded), emitted[index:]))
    awards = [told.seen.event for told in ours if isinstance(told.seen.event, PotAwarded)]
    if won_by_each(awards) != won_by_each(shown):
        return
    if not all(_is_told_of(award, awards) for award in shown) or _other_halves(awards, shown):
        return
    as_told = []
    for award in shown:
        own = [told for told, other in zip(ours, awards, strict=True) if other.seat == award.seat]
        of_the_pot = [told for told in own if told.seen.event.pot == award.pot]  # type: ignore[union-attr]  # an award
        cited = tuple(dict.fromkeys(clause for told in of_the_pot for clause in told.citations))[:MOST_CITED]
        as_told.append(replace(own[0], seen=msgspec.structs.replace(own[0].seen, event=award), citations=cited))
    emitted[index : index + len(ours)] = as_told


def won_by_each(awards: Iterable[PotAwarded]) -> dict[int, int]:
    """What each seat is awarded in all."""
    won: dict[int, int] = {}
    for award in awards:
        won[award.seat] = won.get(award.seat, 0) + award.amount
    return won


def _other_halves(awards: Sequence[PotAwarded], shown: Sequence[PotAwarded]) -> bool:
    """Whether somebody is told the same parts of the same pots, and has more of one half for less of the other.

    >>> due = [PotAwarded("main", "high", 1, Cents(1800)), PotAwarded("main", "low", 1, Cents(1800))]
    >>> _other_halves(due, [PotAwarded("main", "high", 1, Cents(2700)), PotAwarded("main", "low", 1, Cents(900))])
    True
    >>> _other_halves(due, [PotAwarded("main", "whole", 1, Cents(3600))])
    False
    """
    ours, theirs = _parts_of_each(awards), _parts_of_each(shown)
    return any(
        ours[seat].keys() == parts.keys() and _halves(ours[seat]) != _halves(parts) for seat, parts in theirs.items()
    )


def _parts_of_each(awards: Iterable[PotAwarded]) -> dict[int, dict[tuple[str, str], int]]:
    """How much of what part of which pot a seat is awarded."""
    parts: dict[int, dict[tuple[str, str], int]] = defaultdict(lambda: defaultdict(int))
    for award in awards:
        parts[award.seat][award.pot, award.share] += award.amount
    return parts


def _halves(parts: Mapping[tuple[str, str], int]) -> dict[str, int]:
    """How much there is of each half, whichever pots it is from."""
    halves: dict[str, int] = defaultdict(int)
    for (_, share), amount in parts.items():
        halves[share] += amount
    return halves


def _is_told_of(award: PotAwarded, awards: Sequence[PotAwarded]) -> bool:
    """Whether an award names a pot, and the part of it, that the player wins; whole is what nobody shares."""
    of_the_pot = [one for one in awards if one.pot == award.pot]
    shares = {one.share for one in of_the_pot if one.seat == award.seat}
    alone = {one.seat for one in of_the_pot} == {award.seat}
    return award.share in shares or (award.share == "whole" and alone)


def leaves_nothing_to_decide(turn: TurnGiven) -> bool:
    """Whether a player may only stay in without a wager: no rule minds whether such a turn is given."""
    return not turn.due and set(turn.options) <= {"check", "fold"}


def breaks_a_chip(stimulus: AnyStimulus, chip: int) -> bool:
    """Whether a wager is no whole number of the smallest chips, which no rule has to be broken for.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> breaks_a_chip(Bet(1, Cents(1150)), 100), breaks_a_chip(Raise(1, Cents(1100)), 100)
    (True, False)
    """
    match stimulus:
        case Bet() | BuyIn():
            return stimulus.amount % chip != 0
        case Raise():
            return stimulus.to % chip != 0
        case Call() if stimulus.amount is not None:
            return stimulus.amount % chip != 0
    return False
