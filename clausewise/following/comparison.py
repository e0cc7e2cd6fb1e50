"""Where a system first departs from the reference engine, given the cards that came and the choices it made.

The engine is dealt the system's cards and told the system's choices (where it cut, which hand held the deck, when it
counted or changed decks before that was due, what it did more often than it had to); only what no permitted choice
explains is a difference. The clauses that the engine cites there are the ones that are broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, takewhile

from clausewise.following.cards_read_back import CardsToCome
from clausewise.following.cards_unshuffled import dealt_again
from clausewise.following.departures import Compared, Departure, Exchange
from clausewise.following.dice_read_back import DiceToCome
from clausewise.following.done_before import cited_for
from clausewise.following.engine_beside import Shadow
from clausewise.following.house_choices import TAKEN_OUT, ChoicesMade
from clausewise.following.known_departures import NOTHING_GONE_BY, GoneBy
from clausewise.following.manners import InItsManner
from clausewise.following.sameness import same, tell
from clausewise.following.too_early import blamed_on_itself
from clausewise.following.untold import NeverTold
from clausewise.reference_engine.core.rulings import Fault, NotOffered, Site
from clausewise.reference_engine.engine import open_table, understood
from clausewise.reference_engine.rulebooks.games import chance
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.unseen import Unseen

__all__ = ["Compared", "Departure", "Exchange", "can_be_followed", "compare", "first_difference", "same", "tell"]


def compare(
    setup: TableSetup,
    exchanges: Sequence[Exchange],
    description: Description | None = None,
    *,
    past: GoneBy = NOTHING_GONE_BY,
    fault: Fault | None = None,
    notice: Callable[[Site], None] | None = None,
) -> Compared:
    """Replays what was done to a system on the reference engine.

    `description` says what the system does not show, and which duties it leaves to persons; by the departures `past`,
    which are known, it goes on. With a `fault` the engine is one that breaks a rule: does that explain what the system
    did? `notice` is told what the engine decides.
    """
    setup = understood(setup)
    unseen = Unseen() if description is None else Unseen.of(description.at(setup.rulebook))
    performs = None if description is None else description.performs
    try:
        table = open_table(setup, performs=performs, fault=fault, notice=notice)
    except NotOffered:
        if fault is not None:
            raise  # a breach that keeps the table from being opened explains nothing that was seen at it
        return Compared(None, len(exchanges), Counter())
    everything = [event for exchange in exchanges for event in exchange.events]
    table.follows(everything)
    allows = table.allows(unseen)
    allows.looks_ahead(everything)
    brought = chance(setup.rulebook, setup.options)
    cards = CardsToCome(
        packs=brought.packs,
        last_on_top=allows.last_on_top(),
        burns_unseen=allows.burned_before() if "burns" in unseen else None,
        by_place=past.order_of_dealing,
        rest_unseen=allows.beside_the_top() if "discards" in unseen else 0,
        leaves_a_stack=allows.leaves_a_stack,
        shows_the_last=allows.shows_the_last(),
        mishaps_wait=allows.mishaps_wait(),
    )
    by_chance = (cards, DiceToCome(unseen)) if brought.dice else (cards,)
    shadow = Shadow(
        table,
        ChoicesMade(exchanges, by_chance),
        allows,
        unseen,
        past,
        InItsManner(past.manners),
        everything,
        NeverTold.of(unseen, exchanges, allows.ordered_by_none()),
        packs=brought.packs,
    )
    shadow.unshown.update(table.rulings.cite(allows.unshown()))
    shadow.keeps_step = bool(unseen or set((performs or {}).values()) - {"system"})
    for number, exchange in enumerate(exchanges):
        shadow.turns_away = not exchange.accepted and not _done_before_the_next_act(islice(exchanges, number, None))
        found = _compare_one(shadow, exchange)
        if found is not None:
            compared = shadow.came_to(found, number, number + shadow.shown)
            if shadow.refused_for:
                return compared
            return replace(compared, departure=blamed_on_itself(shadow, found, exchanges, number))
    last = exchanges[-1] if exchanges else None
    # only a system that was let go on and did nothing owes what the engine would do
    idle = last is not None and isinstance(last.stimulus, Proceed | Perform) and last.accepted and not last.events
    found = shadow.overdue() if idle else None
    found = None if found is not None and _may_wait_for_a_round(shadow, found) else found
    at, met = len(exchanges) - (found is not None), len(exchanges) + shadow.shown
    again = dealt_again(exchanges, cards, brought.packs) if found is None else None
    if again is not None:
        at, event = again
        found = Departure(event, "cards in another order, after a shuffle", "as they lay", _for_a_shuffle(shadow))
    return shadow.came_to(found, at, met)


def _may_wait_for_a_round(shadow: Shadow, owed: Departure) -> bool:
    """Between rounds a deck that has to go may lie there until it would be dealt from."""
    playing = any(getattr(shadow.table, one, None) is not None for one in ("round", "hand"))
    return not playing and owed.wanted is not None and is_deed(owed.wanted, TAKEN_OUT)


def _done_before_the_next_act(exchanges: Iterator[Exchange]) -> bool:
    """Whether anything was seen with the first of these, or of the house behind it, whatever else was refused."""
    first = next(exchanges)
    behind = takewhile(lambda one: isinstance(one.stimulus, Proceed | Perform) or not one.accepted, exchanges)
    return any(exchange.events for exchange in chain((first,), behind))


def _for_a_shuffle(shadow: Shadow) -> tuple[str, ...]:
    """By which clauses cards change their order: not those that say when, or which of two decks."""
    cited = cited_for(shadow.table.emitted, "shuffles")
    mixing = shadow.table.rulings.cite(("shuffle",)) if shadow.table.rulings.knows("shuffle") else ()
    return tuple(clause for clause in mixing if clause in cited) or cited


def can_be_followed(description: Description) -> bool:
    """Whether a system shows all that happens: of one that leaves something out, nobody could say what it did there."""
    return Unseen.of(description).shows_all_events


def _compare_one(shadow: Shadow, exchange: Exchange) -> Departure | None:
    """One exchange; what a house does before the first wager of a round it may do at once with it."""
    events = list(exchange.events)
    if isinstance(exchange.stimulus, shadow.allows.begins_a_round) and any(
        isinstance(event, RoundStarted) for event in events
    ):
        while shadow.table.agenda and not isinstance(events[0], RoundStarted):
            found = shadow.meet(events.pop(0))
            if found is not None:
                return found
    differs = shadow.submit(exchange, events)
    if differs is not None:
        return differs
    found = _first(shadow.meet, events)
    if found is None or not shadow.refused_for:
        return found
    # it was refused, yet done
    return replace(found, clauses=tuple(dict.fromkeys((*shadow.refused_for, *found.clauses))))


def _first(meet: Callable[[AnyEvent], Departure | None], events: Sequence[AnyEvent]) -> Departure | None:
    for event in events:
        found = meet(event)
        if found is not None:
            return found
    return None


def first_difference(
    setup: TableSetup, exchanges: Sequence[Exchange], description: Description | None = None
) -> Departure | None:
    """The first difference alone; None if all of it can be explained."""
    return compare(setup, exchanges, description).departure
