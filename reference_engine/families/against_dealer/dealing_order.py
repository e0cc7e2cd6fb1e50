"""In which order cards leave the deck for which places: what is dealt, before anybody rules on anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent

AUTOMATED = ("automated shoe", "automated shuffler")


def dealt_in_stacks(dealing: str) -> bool:
    """Whether a device dispenses the cards, a stack for each hand."""
    return dealing in AUTOMATED


def card_by_card(places: Sequence[str], each: int, dealers: int) -> list[str]:
    """One card each, so many times round, and what the dealer has beyond that at the end.

    >>> card_by_card(["seat 2"], 5, 6)[-3:]
    ['seat 2', 'dealer', 'dealer']
    """
    return [place for _ in range(each) for place in (*places, "dealer")] + ["dealer"] * (dealers - each)


def stack_by_stack(places: Sequence[str], each: int, dealers: int, *, dealer_first: bool) -> list[str]:
    """A stack for the dealer and one for each player.

    >>> stack_by_stack(["seat 2"], 5, 6, dealer_first=False)[4:6]
    ['seat 2', 'dealer']
    """
    dealer = ["dealer"] * dealers
    players = [place for place in places for _ in range(each)]
    return [*dealer, *players] if dealer_first else [*players, *dealer]


def misdealt(order: Sequence[str], wrong: Mapping[str, int], *, at_the_end: bool = False) -> list[str]:
    """The order as it is when places get a wrong number of cards: the last ones are missing, or more follow them.

    >>> misdealt(["seat 1", "dealer", "seat 1", "dealer"], {"seat 1": 1, "dealer": 3})
    ['seat 1', 'dealer', 'dealer', 'dealer']

    Cards too many may also come when all others are dealt.

    >>> misdealt(["seat 1", "dealer"], {"seat 1": 2}), misdealt(["seat 1", "dealer"], {"seat 1": 2}, at_the_end=True)
    (['seat 1', 'seat 1', 'dealer'], ['seat 1', 'dealer', 'seat 1'])
    """
    found = list(order)
    for place, number in wrong.items():
        right = found.count(place)
        for _ in range(right - number):
            del found[_last(found, place)]
        for _ in range(number - right):
            found.insert(_last(found, place) + 1 if place in found and not at_the_end else len(found), place)
    return found


def rounds_with_a_card_too_many_at_the_end(events: Iterable[AnyEvent]) -> Iterator[int]:
    """The rounds in which these show that a hand's card too many came behind the cards of another hand.

    >>> dealt = [CardDealt("seat 1", 1, "down"), CardDealt("dealer", 1, "down"), CardDealt("seat 1", 2, "down")]
    >>> list(rounds_with_a_card_too_many_at_the_end([RoundStarted(7), *dealt, RoundEnded(7, void=True)]))
    [7]
    >>> between = [CardDealt("seat 1", 1, "down"), CardDealt("seat 1", 2, "down"), CardDealt("dealer", 1, "down")]
    >>> list(rounds_with_a_card_too_many_at_the_end([RoundStarted(7), *between, RoundEnded(7, void=True)]))
    []
    """
    number, dealt = 0, list[CardDealt]()
    for event in events:
        match event:
            case RoundStarted():
                number, dealt = event.number, []
            case CardDealt():
                dealt.append(event)
            case RoundEnded(void=True) if dealt:
                # the dealer is dealt last: nobody has a card behind the dealer's but who has one too many
                if dealt[-1].to != "dealer" and any(card.to == "dealer" for card in dealt):
                    yield number
            case _:
                pass


def _last(order: Sequence[str], place: str) -> int:
    return len(order) - 1 - order[::-1].index(place)
