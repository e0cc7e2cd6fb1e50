"""The shortest round that still shows a departure, found by leaving away whatever it does not need.

The cards that came are pinned: each deal is stacked as it fell, place by place, so that a player who is left out takes
his cards along. What is tried is tried in a fixed order, and no more often than is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

import msgspec

from clausewise.following.cards_read_back import CardsToCome
from clausewise.following.comparison import Departure, Exchange
from clausewise.following.dice_read_back import DiceToCome
from clausewise.following.manners import Manner
from clausewise.reference_engine.core.cards import Card, at_most
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import understood
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, chance
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, ForceCards, Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.blaming import Recording, blamed
from clausewise.soaking.past_known import compare_past
from clausewise.soaking.playing import TablePlayed

MOST_REPLAYS = 400
PINS = frozenset(("order", "dice"))
"""Ways of forcing by which what came can be made to come again."""
MOST_EVIDENCE = 40
"""So many of the rounds that were tried are looked at to tell breaches apart."""
MOST_STAGES = 7
"""A refused act may have let the house do fewer duties than this."""

Replay = Callable[[Sequence[AnyStimulus]], TablePlayed]


@dataclass(frozen=True, slots=True)
class Pinned:
    """The cards of a deal, each with the place that it goes to."""

    cards: tuple[tuple[str, Card], ...]


Step = AnyStimulus | Pinned
Steps = tuple[Step, ...]


@dataclass(slots=True)
class _Search:
    """The shortest round so far, and how often it may still be tried to shorten it."""

    replay: Replay
    description: Description | None
    clause: str
    steps: Steps
    played: TablePlayed
    departure: Departure
    left: int
    moved: bool = False
    uncut: TablePlayed | None = None
    """What was played last, with what followed the departure."""
    tried: list[TablePlayed] = field(default_factory=list)
    known: Collection[str] = ()
    """Clauses that are known to be broken: their departures are gone by."""
    manners: Collection[Manner] = ()
    """In which the system tells: they are gone by, too."""

    @property
    def packs(self) -> int:
        """How many packs of cards the table is dealt from."""
        setup = understood(self.played.setup)
        return chance(setup.rulebook, setup.options).packs

    @property
    def family(self) -> Family:
        """The family of the game that is played."""
        setup = self.played.setup
        return RULEBOOKS[setup.rulebook].game(setup.options).family

    def tries(self, steps: Steps) -> bool:
        """Plays these steps; if they still show the departure, they are what is gone on with."""
        if self.left <= 0 or steps == self.steps:
            return False
        self.left -= 1
        played = self.replay(_stimuli(steps, self.packs))
        self.tried.append(played)
        found = _departed(played, self.description, self.known, self.manners)
        if found is None or _first(found[0]) != self.clause:
            return False
        self.steps, self.played, self.departure = steps, cut_off(played, found[1]), found[0]
        self.uncut = played
        self.moved = True
        return True

    def keeps_what_shows_it(self) -> None:
        """Where it takes what follows to see the departure, the round is not cut off behind it."""
        if self.uncut is not None and _departed(self.played, self.description, self.known, self.manners) is None:
            self.played = self.uncut


def shortest(  # noqa: PLR0913  what it is to shorten, and all that is known beside it
    replay: Replay,
    played: TablePlayed,
    departure: Departure,
    description: Description | None = None,
    most: int = MOST_REPLAYS,
    *,
    evidence: Iterable[TablePlayed] = (),
    known: Collection[str] = (),
    definitions: Collection[str] = (),
    manners: Collection[Manner] = (),
    blames: bool = True,
) -> tuple[TablePlayed, Departure]:
    """The shortest round with a departure that has the same first clause, and the clauses that are broken there.

    `evidence` is what else was played, or is played when it is asked for: it tells apart breaches that look alike in
    this round; `definitions` are clauses that only define. Departures from clauses that are `known` to be broken are
    gone by.
    """
    found = _departed(played, description, known, manners)
    at = len(played.exchanges) - 1 if found is None else found[1]
    come = cut_off(played, at)
    search = _Search(replay, description, _first(departure), (), come, departure, most, known=known, manners=manners)
    whole = _recording(played, search)
    if description is None or not PINS.isdisjoint(description.forcing):
        began = search.tries(_pinned(come.exchanges, search.packs)) or search.tries(tuple(come.stimuli))
    else:
        began = search.tries(tuple(come.stimuli))
    began = began or search.tries(tuple(played.stimuli))  # it may take what follows to tell what was left out
    if began:
        _shorten(search)
        search.keeps_what_shows_it()
    else:
        search.played = replace(come, came_again=False)
    if not blames:
        return search.played, search.departure
    shown = replace(search.departure, clauses=_blamed(search, whole, evidence, definitions))
    return search.played, shown


def _blamed(
    search: _Search, whole: Recording, evidence: Iterable[TablePlayed], definitions: Collection[str]
) -> tuple[str, ...]:
    short = _recording(search.played, search)
    others = chain(search.tried[:MOST_EVIDENCE], evidence)
    told = (_recording(played, search) for played in others if not played.refused)
    return blamed([short, whole], search.departure, search.description, told, definitions)


def _recording(played: TablePlayed, search: _Search) -> Recording:
    """What is to be explained of a table: what was gone by is not."""
    found = compare_past(played.setup, played.exchanges, search.description, search.known, search.manners)
    return Recording(played.setup, found.left, found.past)


def _departed(
    played: TablePlayed, description: Description | None, known: Collection[str], manners: Collection[Manner]
) -> tuple[Departure, int] | None:
    """The departure, and the exchange in which it shows."""
    if played.refused:
        return None
    found = compare_past(played.setup, played.exchanges, description, known, manners)
    return None if found.compared.departure is None else (found.compared.departure, found.at)


def _first(departure: Departure) -> str:
    return departure.clauses[0] if departure.clauses else ""


def cut_off(played: TablePlayed, at: int) -> TablePlayed:
    """Without what followed this exchange."""
    kept = played.exchanges[: at + 1]
    events = sum(len(exchange.events) for exchange in kept)
    return replace(played, exchanges=kept, receipts=played.receipts[: at + 1], seen=played.seen[:events])


# --- pinned cards -----------------------------------------------------------------------------------------------------


def _stimuli(steps: Steps, packs: int) -> tuple[AnyStimulus, ...]:
    return tuple(
        StackDeck(at_most((card for _, card in step.cards), packs)) if isinstance(step, Pinned) else step
        for step in steps
    )


def _pinned(exchanges: Sequence[Exchange], packs: int) -> Steps:
    """What was done, with each deal stacked as it fell, before the house began what led to it."""
    cards, dice = CardsToCome(packs=packs), DiceToCome()
    of_event: list[int] = []
    for number, exchange in enumerate(exchanges):
        cards.stimulus(exchange.stimulus, accepted=exchange.accepted)
        for event in exchange.events:
            cards.event(len(of_event), event)
            dice.event(len(of_event), event)
            of_event.append(number)
    cards.close()
    before: dict[int, list[Step]] = {}
    least = 0
    for deal, begins in enumerate(cards.begins):
        place = _where_to_stack(exchanges, of_event[begins], least)
        before.setdefault(place, []).append(Pinned(tuple(cards.placed(deal))))
        least = of_event[begins] + 1  # what is stacked earlier takes the place of what this deal needs
    least = 0
    for at in dice.thrown_at:
        before.setdefault(_where_to_stack(exchanges, of_event[at], least), []).extend(dice.ahead(at))
        least = of_event[at] + 1
    steps: list[Step] = []
    for number, exchange in enumerate(exchanges):
        steps += before.get(number, [])
        if not isinstance(exchange.stimulus, StackDeck | ForceCards | SetDice | Perform):
            steps.append(exchange.stimulus)
    return tuple(steps)


def _where_to_stack(exchanges: Sequence[Exchange], number: int, least: int) -> int:
    """The first of what the house did, one after another, until it dealt; not before the deal before."""
    while number > least and isinstance(exchanges[number].stimulus, Proceed | Perform):
        before = exchanges[number - 1]
        if not isinstance(before.stimulus, Proceed | Perform) or _ends_a_round(before):
            break
        number -= 1
    return number


def _ends_a_round(exchange: Exchange) -> bool:
    return any(isinstance(event, RoundEnded) for event in exchange.events)


# --- shorter ----------------------------------------------------------------------------------------------------------


def _shorten(search: _Search) -> None:
    """Leaves away large parts first: earlier rounds, players, then whatever else is not needed."""
    _afresh(search)
    _without_earlier_rounds(search)
    _without_players(search)
    while search.left > 0:
        search.moved = False
        _without_parts(search)
        _without_players(search)
        if not search.moved:
            break
    _plainer_acts(search)
    _everyday_amounts(search)
    _seats_in_order(search)
    _pinned_again(search)


def _afresh(search: _Search) -> None:
    """The last round by itself, where it takes what stood before it to be one."""
    exchanges = search.played.exchanges
    before = search.family.afresh(exchanges)
    if before is None or len(search.steps) != len(exchanges):
        return
    first, begins = before
    anew = tuple({type(step) for step in first})
    rest = [step for step in search.steps[begins:] if not isinstance(step, anew)]
    search.tries((*first, *rest))


def _without_earlier_rounds(search: _Search) -> None:
    ends = [number for number, exchange in enumerate(search.played.exchanges) if _ends_a_round(exchange)]
    ends = [end for end in ends if end < len(search.played.exchanges) - 1]
    for end in reversed(ends):
        done = search.played.stimuli[: end + 1]
        length = _length(search.steps, len(done))
        kept = tuple(step for step in search.steps[:length] if isinstance(step, (*search.family.joins, BringDecks)))
        if search.tries(kept + search.steps[length:]):
            return


def _length(steps: Steps, stimuli: int) -> int:
    """How many steps so many stimuli are: what persons perform is done where the table awaits it."""
    return min(stimuli, len(steps))


def _without_players(search: _Search) -> None:
    """Fewer players; where the round begins elsewhere then, it may be made to begin at any of those who are left."""
    seats = sorted({seat for step in search.steps for seat in _seats(step)})
    begins = search.family.begins_at
    for seat in seats:
        if search.tries(tuple(_without_seat(search.steps, seat))):
            continue
        if begins is not None and any(isinstance(step, begins) for step in search.steps):
            any(search.tries(tuple(_begun_at(search, seat, other))) for other in seats if other != seat)


def _begun_at(search: _Search, without: int, seat: int) -> Iterator[Step]:
    """The steps without a player, with the round made to begin at another's seat."""
    for step in search.steps:
        if search.family.begins_at is not None and isinstance(step, search.family.begins_at):
            yield msgspec.structs.replace(step, seat=seat)
        else:
            yield from _without_seat((step,), without)


def _without_seat(steps: Steps, seat: int) -> Iterator[Step]:
    for step in steps:
        if isinstance(step, Pinned):
            yield Pinned(tuple((place, card) for place, card in step.cards if place != f"seat {seat}"))
        elif seat not in _seats(step):
            yield step


def _seats(step: Step) -> set[int]:
    seats = {getattr(step, name, None) for name in ("seat", "other_seat")}
    return {seat for seat in seats if isinstance(seat, int)}


def _without_parts(search: _Search) -> None:
    """Delta debugging: without ever smaller parts, from the end, where what is not needed is more often."""
    size = max(1, len(search.steps) // 2)
    while True:
        end = len(search.steps)
        while end > 0 and search.left > 0:
            start = max(0, end - size)
            search.tries(search.steps[:start] + search.steps[end:])
            end = min(start, len(search.steps))
        if size == 1:
            return
        size //= 2


def _plainer_acts(search: _Search) -> None:
    """What nobody needs to do otherwise: a call instead of a raise, the house's own pace instead of what is refused."""
    for number in reversed(range(len(search.steps))):
        for plainer in _plainer(search, search.steps[number]):
            if search.tries((*search.steps[:number], *plainer, *search.steps[number + 1 :])):
                break


def _plainer(search: _Search, step: Step) -> tuple[Steps, ...]:
    if isinstance(step, Pinned | StackDeck | SetDice | Proceed | Sit | BringDecks):
        return ()
    known = search.family.plainer(step)
    if known is not None:
        return tuple((act,) for act in known)
    return tuple((Proceed(),) * times for times in range(1, MOST_STAGES))


def _pinned_again(search: _Search) -> None:
    """The cards that came in the short round, so that it is the same round wherever it is played."""
    if search.description is None or not PINS.isdisjoint(search.description.forcing):
        search.left += 1
        search.tries(_pinned(search.played.exchanges, search.packs))


def _everyday_amounts(search: _Search) -> None:
    for number in range(len(search.steps)):
        step = search.steps[number]
        for amount in search.family.everyday.get(type(step), ()):
            if getattr(step, "amount", None) == amount or _tries_amount(search, number, amount):
                break


def _tries_amount(search: _Search, number: int, amount: Cents) -> bool:
    changed = msgspec.structs.replace(search.steps[number], amount=amount)  # type: ignore[type-var]  # no pinned cards
    return search.tries((*search.steps[:number], changed, *search.steps[number + 1 :]))


def _seats_in_order(search: _Search) -> None:
    """Seats from 1 on, in the order in which they were."""
    seats = sorted({seat for step in search.steps for seat in _seats(step)} - {0})
    names = dict(zip(seats, range(1, len(seats) + 1), strict=True))
    search.tries(tuple(_moved(step, names) for step in search.steps))


def _moved(step: Step, names: dict[int, int]) -> Step:
    places = {f"seat {seat}": f"seat {name}" for seat, name in names.items()}
    if isinstance(step, Pinned):
        return Pinned(tuple((places.get(place, place), card) for place, card in step.cards))
    if isinstance(step, Misdeal):
        return msgspec.structs.replace(step, place=places.get(step.place, step.place))
    changed = {
        name: names[value]
        for name in ("seat", "other_seat", "player")
        if isinstance(value := getattr(step, name, None), int) and value in names
    }
    return msgspec.structs.replace(step, **changed) if changed else step
