"""Whether two events are the same as far as a system shows them, and how an event is told in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import msgspec

from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.hands.definitions import ELIGIBLE, FIVE_CARD_ORDER
from clausewise.reference_engine.vocabulary.cards.deeds import in_the_words_of
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.dice.events import Spot
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.headings import sums_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import unseen_of

UNLISTED = frozenset(FIVE_CARD_ORDER) - frozenset(ELIGIBLE)
"""What the list of hands that a wager is paid by has no name for; systems call it by one word or another."""


IN_ANY_ORDER = ("faces", "spots", "options")
"""Nobody tells one die of a shaker from another, which of the places that are lit was lit first, nor which of the acts
that are open to a player comes before the others."""


def same(expected: AnyEvent, got: AnyEvent, unseen: Collection[str] = ()) -> bool:
    """Are they the same as far as the system shows it? What a system leaves out cannot differ.

    Nor may it leave out what tells one wager from another.

    >>> from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
    >>> ten = Cents(1000)
    >>> same(WagerTaken(1, "total", ten, selection="9"), WagerTaken(1, "total", ten))
    False

    What a player may do is open all at once.

    >>> from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
    >>> same(TurnGiven(1, ("fold", "check", "bet"), "first"), TurnGiven(1, ("bet", "check", "fold"), "first"))
    True
    >>> same(TurnGiven(1, ("fold", "check", "bet"), "first"), TurnGiven(1, ("check", "fold"), "first"))
    False
    """
    if type(expected) is not type(got):
        return False
    if expected == got:
        return True
    if isinstance(expected, Procedure) and isinstance(got, Procedure):
        got = in_the_words_of(expected, got)
    left_open = ("category", "cards") if _both_unlisted(expected, got) else ()
    if isinstance(expected, HandRanked) and isinstance(got, HandRanked) and as_good(expected, got):
        left_open = (*left_open, "cards")
    hidden_names = unseen_of(unseen)
    for name in expected.__struct_fields__:
        if name in left_open or (unseen and hidden_names.hides_field(expected, name)):
            continue
        ours, theirs = getattr(expected, name), getattr(got, name)
        if ours == theirs or (None in (theirs, ours) and name != "selection"):
            continue
        if name in IN_ANY_ORDER and Counter(ours) == Counter(theirs):
            continue
        if name != "cards" or not cards_alike(expected, ours, theirs):
            return False
    return True


def cards_alike(event: AnyEvent, ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """Are they the same cards? In any order, but where the order is what is done: then by rank, all suits being equal.

    Of two equal cards, a hand keeps either, and the other is left over.

    >>> cards_alike(Procedure("turns up"), ("As", "Kd"), ("Kd", "As"))
    True
    >>> arranges = Procedure("arranges")
    >>> cards_alike(arranges, ("As", "Kd"), ("Kd", "As")), cards_alike(arranges, ("As", "Ad"), ("Ad", "As"))
    (False, True)
    >>> left_over = Procedure("sets aside", owner="dealer")
    >>> cards_alike(left_over, ("7c", "2d"), ("2d", "7h")), cards_alike(left_over, ("7c",), ("7c", "7h"))
    (True, False)
    """
    if isinstance(event, Procedure) and event.act == "sets aside" and event.owner is not None:
        return len({*theirs}) == len(theirs) and sorted(c[0] for c in ours) == sorted(c[0] for c in theirs)
    in_order = isinstance(event, Procedure) and event.act == "arranges"
    if in_order and [card[0] for card in ours] != [card[0] for card in theirs]:
        return False
    return sorted(ours) == sorted(theirs)


def hidden(event: AnyEvent, unseen: Collection[str]) -> bool:
    """Whether the system shows no events of this kind, or none of this act.

    >>> hidden(Procedure("burns"), ("burns",)), hidden(Procedure("burns"), ("hand-shown",))
    (True, False)
    """
    return bool(unseen) and unseen_of(unseen).hides(event)


def kind_of(event: AnyEvent | type[AnyEvent]) -> str:
    """The type of an event, as it is written."""
    return str(event.__struct_config__.tag)


def kin(one: AnyEvent, other: AnyEvent) -> bool:
    """Whether the same is done, by or for whomever, and with the same result.

    >>> kin(Procedure("burns", place="deck"), Procedure("burns")), kin(Procedure("burns"), Procedure("cuts"))
    (True, False)
    """
    alike = all(getattr(one, name, None) == getattr(other, name, None) for name in ("act", "result"))
    return alike and type(one) is type(other)


def whose(event: AnyEvent) -> object:
    """The seat or place that an event is about, if it is about one."""
    return getattr(event, "seat", None) or getattr(event, "owner", None)


def as_good(expected: HandRanked, got: HandRanked) -> bool:
    """Whether the cards are the same hand: in another order, or with another card of a rank where suits are nothing.

    >>> nines = HandRanked("dealer", "four card", "three-of-a-kind", ("9h", "9s", "9d", "7c"))
    >>> as_good(nines, HandRanked("dealer", "four card", "three-of-a-kind", ("7h", "9h", "9s", "9d")))
    True
    """
    if expected.category != got.category:
        return False
    if sorted(expected.cards) == sorted(got.cards):
        return True
    suits_count = "flush" in expected.category
    return not suits_count and sorted(card[0] for card in expected.cards) == sorted(card[0] for card in got.cards)


def _both_unlisted(expected: AnyEvent, got: AnyEvent) -> bool:
    """Is it a wager's hand that both leave unpaid? Then the rules neither name it nor say which cards make it up."""
    return all(
        isinstance(event, HandRanked) and event.wager is not None and event.category in UNLISTED
        for event in (expected, got)
    )


def said(message: AnyEvent | AnyStimulus) -> dict[str, object]:
    """The fields that say something: what is left out does not, nor that the only hand of a seat is its first."""
    fields = msgspec.structs.asdict(message)
    return {name: value for name, value in fields.items() if value is not None and (name, value) != ("hand", 1)}


def tell(event: AnyEvent) -> str:
    """An event in one line.

    >>> tell(Procedure("announces", words="no more bets"))
    'announces by dealer, words no more bets'
    """
    name = event.act if isinstance(event, Procedure) else kind_of(event).replace("-", " ")
    shown = {name: value for name, value in said(event).items() if name not in ("act", "by")}
    by = f" by {event.by}" if isinstance(event, Procedure) else ""
    details = ", ".join(f"{key.replace('_', ' ')} {_shown(event, key, value)}" for key, value in shown.items())
    return f"{name}{by}" + (f", {details}" if details else "")


def _shown(event: AnyEvent, key: str, value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and key in sums_of(type(event)):
        return show_money(Cents(value))
    if isinstance(value, tuple):
        # Places of a layout have names of several words.
        return (", " if any(isinstance(one, Spot) for one in value) else " ").join(map(str, value))
    return str(value)
