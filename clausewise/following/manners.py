"""Manners of a system: what it tells in a way of its own, and moves no chips by.

An event is told at another moment of its round, not at all, besides, or with another word in a field that says how and
not what. Chips, cards, seats, and who wins are never a matter of manners: there is no such manner, whoever accepts it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from clausewise.following.sameness import kind_of, same
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import ORDERED, TELLS, AnyEvent
from clausewise.reference_engine.vocabulary.headings import SUMS_OF_DEEDS
from clausewise.reference_engine.vocabulary.unseen import unseen_of

How = Literal["at another moment", "not told", "told besides", "told otherwise"]
HOWS: Final[tuple[How, ...]] = get_args(How)

WORDS: Final = frozenset(
    {"by", "place", "source", "face", "method", "words", "device", "deck", "taken_with", "placed_with", "options"}
)
"""Fields that say how something is done, where and with what."""


@dataclass(frozen=True, slots=True, order=True)
class Manner:
    """One way of telling."""

    how: How
    what: str
    """The name of the events that are meant; see `name_of`."""
    word: str = ""
    """The field that is told otherwise."""

    def __str__(self) -> str:
        return f"{self.what}: {self.how}" + (f" ({self.word.replace('_', ' ')})" if self.word else "")


def name_of(event: AnyEvent, how: How = "not told") -> str:
    """What tells apart the events that a system has one manner for: the moment of all that are done alike is one.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
    >>> from clausewise.reference_engine.vocabulary.cards.events import HandRanked
    >>> name_of(Procedure("turns up", owner="dealer")), name_of(HandRanked("seat 2", "four card", "pair", ("As",)))
    ('turns up, dealer', 'hand-ranked, seat')
    >>> paid = WagerSettled(1, "play", Cents(500), "returned")
    >>> name_of(paid), name_of(paid, "at another moment")
    ('wager-settled, play', 'wager-settled')
    """
    name = event.act if isinstance(event, Procedure) else kind_of(event)
    if how == "at another moment":
        return name
    owner = str(getattr(event, "owner", None) or "").partition(" ")[0]
    of_what = (str(getattr(event, detail, None) or "") for detail in ("wager", "bonus", "meter"))
    return ", ".join([name, *(one for one in (owner, *of_what) if one)])


def may_be(how: How, event: AnyEvent, word: str = "") -> bool:
    """Whether this may be a manner at all.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
    >>> paid = WagerSettled(1, "play", Cents(500), "wins", Cents(500))
    >>> may_be("at another moment", paid), may_be("not told", paid), may_be("told otherwise", paid, "pays")
    (True, False, False)
    """
    if isinstance(event, Procedure) and event.act in SUMS_OF_DEEDS:
        return how == "at another moment"
    match how:
        case "at another moment":
            return not isinstance(event, ORDERED)
        case "told otherwise":
            return word in WORDS and word in event.__struct_fields__
        case _:
            return isinstance(event, TELLS)


def manners_at(
    expected: AnyEvent | None, came: AnyEvent | None, follows: Sequence[AnyEvent]
) -> Iterator[frozenset[Manner]]:
    """Which manners could explain a departure, the plainest first; `follows` is what is told until the round is over.

    >>> burns, shuffles = Procedure("burns"), Procedure("shuffles")
    >>> [sorted(map(str, one)) for one in manners_at(burns, shuffles, [burns])]
    [['burns: at another moment'], ['shuffles: at another moment'], ['shuffles: told besides']]
    """
    if expected is not None and came is not None and name_of(expected) == name_of(came):
        words = [one for one in expected.__struct_fields__ if getattr(expected, one) != getattr(came, one)]
        if words and all(may_be("told otherwise", came, word) for word in words):
            yield frozenset(Manner("told otherwise", name_of(came), word) for word in words)
    comes_later = expected is not None and any(same(expected, event) for event in follows)
    of_expected = _possible(expected, ("at another moment",) if comes_later else ("not told",))
    of_came = _possible(came, ("at another moment", "told besides"))
    yield from (frozenset({one}) for one in (*of_expected, *of_came))
    if not comes_later:
        yield from (frozenset({one, other}) for one in of_expected for other in of_came if one.what != other.what)


def _possible(event: AnyEvent | None, hows: tuple[How, ...]) -> list[Manner]:
    return [] if event is None else [Manner(how, name_of(event, how)) for how in hows if may_be(how, event)]


def hides_nothing(manner: Manner) -> bool:
    """Whether any event of this name could have such a manner: what is written in a file may be anything.

    >>> hides_nothing(Manner("not told", "burns")), hides_nothing(Manner("not told", "wager-settled, play"))
    (True, False)
    >>> hides_nothing(Manner("told otherwise", "pot-awarded", "amount"))
    False
    """
    name = manner.what.partition(",")[0]
    if name in get_args(Act):
        if name in SUMS_OF_DEEDS:
            return manner.how == "at another moment"
        return manner.how != "told otherwise" or manner.word in WORDS
    kind = next((one for one in get_args(AnyEvent) if kind_of(one) == name), None)
    if kind is None or kind is Procedure:
        return False
    match manner.how:
        case "at another moment":
            return kind not in ORDERED
        case "told otherwise":
            return manner.word in WORDS and manner.word in kind.__struct_fields__
        case _:
            return kind in TELLS


@dataclass(slots=True)
class InItsManner:
    """What is owed and what was told early, while a system is followed that has these manners."""

    manners: Collection[Manner] = ()
    used: Counter[Manner] = field(default_factory=Counter)
    """How often each explained something."""
    plain: Counter[str] = field(default_factory=Counter)
    """How often events of each name were told as the rules have them."""
    _owed: list[tuple[AnyEvent, tuple[str, ...]]] = field(default_factory=list)
    _early: list[AnyEvent] = field(default_factory=list)

    def _has(self, how: How, event: AnyEvent, word: str = "") -> Manner | None:
        if not self.manners:
            return None
        manner = Manner(how, name_of(event, how), word)
        return manner if manner in self.manners and may_be(how, event, word) else None

    def _uses(self, manner: Manner | None) -> bool:
        if manner is None:
            return False
        self.used[manner] += 1
        return True

    def meets(self, event: AnyEvent) -> None:
        """An event came as the rules have it."""
        if self.manners:
            self.plain[name_of(event)] += 1

    def was_owed(self, event: AnyEvent, unseen: Collection[str]) -> bool:
        """Whether this should have come before, and was put off."""
        for owed in self._owed:
            if same(owed[0], event, unseen):
                self._owed.remove(owed)
                return True
        return False

    def passes_over(
        self, expected: AnyEvent, came: AnyEvent | None, cited: tuple[str, ...], unseen: Collection[str]
    ) -> bool:
        """Whether what should come now was told before, comes later, or is never told."""
        if came is not None and name_of(came) != name_of(expected) and self._has("told besides", came):
            return False  # that comes first
        for early in self._early:
            if same(expected, early, unseen):
                self._early.remove(early)
                return True
        if self._uses(self._has("not told", expected)):
            return True
        if self._uses(self._has("at another moment", expected)):
            self._owed.append((expected, cited))
            return True
        return False

    def comes_besides(self, event: AnyEvent) -> bool:
        """Whether this is told although it should not come at all, or not yet."""
        if self._uses(self._has("told besides", event)):
            return True
        if self._uses(self._has("at another moment", event)):
            self._early.append(event)
            return True
        return False

    def tells_otherwise(self, expected: AnyEvent, event: AnyEvent, unseen: Collection[str]) -> bool:
        """Whether the two differ in nothing but words that are told otherwise."""
        if not self.manners or type(expected) is not type(event) or name_of(expected) != name_of(event):
            return False
        words = [one for one in event.__struct_fields__ if getattr(expected, one) != getattr(event, one)]
        manners = [one for one in (self._has("told otherwise", event, word) for word in words) if one is not None]
        if not manners or not same(expected, event, unseen_of(unseen).and_also(one.word for one in manners)):
            return False
        self.used.update(manners)
        return True

    @property
    def waits(self) -> bool:
        """Whether something is still owed, or was told early and has not been due yet."""
        return bool(self._owed or self._early)

    def left_over(self) -> tuple[AnyEvent | None, AnyEvent | None, tuple[str, ...]]:
        """What is owed, or what was told early and never came, at the end of a round; nothing is any more.

        What moves chips comes before what does not.
        """
        owed = sorted(self._owed, key=lambda one: may_be("not told", one[0]))
        early = sorted(self._early, key=lambda event: may_be("not told", event))
        self._owed, self._early = [], []
        if owed:
            return owed[0][0], None, owed[0][1]
        return None, early[0] if early else None, ()
