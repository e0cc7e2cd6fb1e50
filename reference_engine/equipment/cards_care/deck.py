"""One deck of cards, of one pack or several, and what is done with it in one deal."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from itertools import chain, cycle, islice

from clausewise.reference_engine.core.cards import PACK, Card, shoe


@dataclass(slots=True)
class Deck:
    """Cards that are shuffled and dealt together, the next one first.

    >>> Deck("shoe 1", packs=6).whole
    312
    """

    name: str
    packs: int = 1
    cards: list[Card] = field(default_factory=list)
    order: list[Card] = field(default_factory=list)
    """All its cards as they lay when they were last stacked, dealt ones too."""
    missing: int = 0
    """Cards short of the whole number; negative if there are too many."""
    preshuffled: bool = False
    """It was shuffled before it came to the table, and has not been played with since."""
    cut: bool = False
    """It was cut, and no card has left it since."""
    first_used: int | None = None
    """When its first round began, by the table's clock."""
    rounds: int = 0
    """How many rounds have begun with it."""
    last_count: int = 0
    """In which of them its stub was last counted."""
    used: int = 0
    """How long it has been in play, without the time in which the other deck was, or nobody played."""

    def __post_init__(self) -> None:
        self.cards = self.cards or self.as_made()
        self.order = self.order or list(self.cards)

    @property
    def whole(self) -> int:
        """How many cards it has when none is missing."""
        return len(PACK) * self.packs

    def as_made(self) -> list[Card]:
        """Its cards in the order of a new deck."""
        return list(shoe(self.packs))

    def complete(self) -> list[Card]:
        """All its cards as they lay, short of those that are missing or with those that are too many."""
        wanted = max(0, self.whole - self.missing)
        return [*self.order, *self.as_made()[: max(0, wanted - len(self.order))]][:wanted]

    def lose(self, number: int) -> None:
        """So many cards go missing from its bottom, or, if negative, strange cards lie there."""
        self.missing += number
        whole = max(0, self.whole - self.missing)
        self.cards = list(islice(chain(self.cards, cycle(PACK)), whole))
        self.order = list(islice(chain(self.order, cycle(PACK)), whole))


@dataclass(slots=True)
class Deal:
    """What is known of the cards of one round: the deck, and what has left it."""

    number: int
    """The number of the round."""
    deck: Deck
    _: KW_ONLY
    held: str = ""
    """The hand that holds the deck until the round is over, where cards are dealt from the hand."""
    drawn: int = 0
    """Cards that have left the deck."""
    set_aside: int = 0
    """Those of them that went to the discard rack instead of a hand."""
    beside: dict[str, Card] = field(default_factory=dict)
    """The card at each place that is no hand's."""
    stub_time: str = ""
    """When the stub is put away, where that is not right after the last card."""
    stub_put_away: bool = False
    hands_settled: bool = False
    """The house has looked at the number of cards of each hand, and let the hands stand."""
    void: bool = False


def turned(order: list[Card], depth: int) -> list[Card]:
    """A stack after a cut: what lay above comes to lie below.

    >>> turned(["As", "Kd", "Tc"], 1)
    ['Kd', 'Tc', 'As']
    """
    return order[depth:] + order[:depth]
