"""The words that the sentences are made of: amounts, seats, wagers, cards, acts, spans of time.

Each is a closed vocabulary: a word that is not in it makes the sentence unknown, which lint reports.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar, get_args

from pytest_bdd import given, parsers, when

from clausewise.reference_engine.core.cards import Card, parse_cards
from clausewise.reference_engine.core.dice import parse_faces
from clausewise.reference_engine.core.money import Cents, parse_money
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.against_dealer.words import (
    BONUSES,
    METERS,
    RESULTS,
    Instrument,
    Toucher,
)
from clausewise.reference_engine.vocabulary.cards.places import ORDINALS
from clausewise.reference_engine.vocabulary.cards.words import CATEGORIES, Hand, Order
from clausewise.reference_engine.vocabulary.core.words import Role
from clausewise.reference_engine.vocabulary.deeds import DEEDS
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.points.words import Election
from clausewise.reference_engine.vocabulary.pot.words import (
    BUTTONS,
    MOVES,
    Doing,
    ForcedBet,
    LeftOut,
    Said,
    TurnOption,
)
from clausewise.reference_engine.vocabulary.shuffler.words import Device, Failing
from clausewise.reference_engine.vocabulary.words import OPTIONS, WAGERS
from clausewise.steps.wager_names import FURTHER_HANDS, SELECTION, WagerName

T = TypeVar("T")
Step = TypeVar("Step", bound=Callable[..., object])

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip

SPANS = {"second": 1_000, "minute": 60_000, "hour": 3_600_000}


def _typed(pattern: str, convert: Callable[[str], T]) -> Callable[[str], T]:
    def converter(text: str) -> T:
        return convert(text)

    converter.pattern = pattern  # type: ignore[attr-defined]  # how the parse library takes a pattern
    return converter


SHARES = {
    f"{part}the {half}pot": among
    for half in ("", "high half of the ", "low half of the ")
    for part, among in {"": 1, "half of ": 2, "a third of ": 3, "a quarter of ": 4}.items()
}
"""What a player may get of all that is won in a hand, or of one half of it, and among how many that is divided."""


def one_of(words: Iterable[str]) -> str:
    """A pattern for one of several phrases, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def number(text: str) -> int:
    """A whole number in figures or in words.

    >>> number("10"), number("ten")
    (10, 10)
    """
    return int(text) if text.isdigit() else _NUMBERS.index(text)


def seats(text: str) -> tuple[int, ...]:
    """Seats as one lists them.

    >>> seats("1 and 2"), seats("1, 3 and 5"), seats("1 to 3")
    ((1, 2), (1, 3, 5), (1, 2, 3))
    """
    if " to " in text:
        first, last = text.split(" to ")
        return tuple(range(int(first), int(last) + 1))
    return tuple(int(part) for part in re.split(r", | and ", text))


def place(text: str) -> str:
    """A place for cards: a seat, the dealer, the bonus box."""
    return text.removeprefix("the ")


def _dealing(text: str) -> str:
    return text.removeprefix("an ").removeprefix("a ").removeprefix("the ")


def _toucher(text: str) -> str:
    return text.removeprefix("a ").removeprefix("the ")


def _which_hand(text: str) -> int:
    return ORDINALS.index(text.split()[1]) + 1 if text else 1


def _first_number(text: str) -> int:
    return number(text.split(maxsplit=1)[0])


def _positions(text: str) -> tuple[int, ...]:
    return seats(text.removeprefix("cards ").removeprefix("card ").split(" of ")[0])


def span(text: str) -> int:
    """A span of time in milliseconds.

    >>> span("4 hours"), span("10 minutes"), span("4 hours 1 minute")
    (14400000, 600000, 14460000)
    """
    parts = text.split()
    return sum(number(parts[index]) * SPANS[parts[index + 1].removesuffix("s")] for index in range(0, len(parts), 2))


def seats_or_seat(text: str) -> tuple[int, ...]:
    """One seat or several, with the word before them.

    >>> seats_or_seat("seat 3"), seats_or_seat("seats 1 and 2")
    ((3,), (1, 2))
    """
    return seats(text.removeprefix("seats ").removeprefix("seat "))


_COUNTED_INSTRUMENTS = tuple(instrument for instrument in get_args(Instrument) if instrument != "cash")
_NUMBER = r"\d+|" + one_of(_NUMBERS)
_SPAN = rf"(?:{_NUMBER}) (?:second|minute|hour)s?"
AMOUNT = r"\d[\d,]*(?:\.\d\d)?"
_CARDS = r"[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*"
_BLIND = rf"(?:a|an|the) (?:{one_of(get_args(ForcedBet))}) of {AMOUNT}"
_TURN_OPTION = one_of(get_args(TurnOption))
_WAGER = rf"(?:an? )?(?:{one_of(WAGERS)})(?: of {SELECTION})?(?: for the (?:{FURTHER_HANDS}) hand)?"
_FURTHER_HAND = rf"seat \d+'s (?:{FURTHER_HANDS}) hand"
_PLACE = rf"{_FURTHER_HAND}|seat \d+|(?:the )?dealer|(?:the )?bonus box"
_SAID_OTHERWISE: tuple[str, ...] = ("brings both hands to rest", "tells another about the hand")
_POT = r"the pot|the main pot|side pot \d+|the bets after the draw"

TYPES: dict[str, Callable[[str], Any]] = {
    "Amount": _typed(AMOUNT, parse_money),
    "Number": _typed(_NUMBER, number),
    "Seat": _typed(r"\d+", int),
    "Seats": _typed(r"\d+(?:(?:, | and | to )\d+)+", seats),
    "Wager": _typed(_WAGER, WagerName.read),
    "Option": _typed(one_of(OPTIONS), lambda text: OPTIONS[text]),
    "Value": _typed(r"[A-Za-z0-9]+(?:-[a-z0-9]+)*(?: [a-z]+)*", lambda text: int(text) if text.isdigit() else text),
    "Cards": _typed(_CARDS, parse_cards),
    "Card": _typed(r"[2-9TJQKA][cdhs]", Card),
    "Place": _typed(_PLACE, place),
    "HandOf": _typed(rf"(?:{_PLACE})'s hand|{_FURTHER_HAND}", lambda text: place(text.removesuffix("'s hand"))),
    "WhichHand": _typed(rf"(?: the (?:{FURTHER_HANDS}) hand)?", _which_hand),
    "Role": _typed(one_of(get_args(Role)), str),
    "Act": _typed(one_of(get_args(Act)), str),
    "Dealing": _typed(
        "a manual shoe|the hand|an automated shoe or shuffler|an automated shoe|an automated shuffler", _dealing
    ),
    "Prepared": _typed("preinspected and preshuffled|preinspected|preshuffled", str),
    "Order": _typed(one_of(get_args(Order)), str),
    "Instrument": _typed(
        f"an? (?:{one_of(_COUNTED_INSTRUMENTS)})|cash", lambda text: text.removeprefix("an ").removeprefix("a ")
    ),
    "NotYet": _typed("no card is dealt|nothing is locked out", str),
    "Toucher": _typed(f"(?:(?:the|a) )?(?:{one_of(get_args(Toucher))})", _toucher),
    "Attempt": _typed(
        one_of(
            (
                "order",
                "cut",
                "delivery",
                "wager",
                "change",
                "withdrawal",
                "act",
                "touch",
                *MOVES,
                *get_args(ForcedBet),
                "rate",
                "announcement",
                "chips",
                "gesture",
            )
        ),
        str,
    ),
    "Category": _typed(rf"(?:an? )?(?:{one_of(CATEGORIES)})", lambda text: text.removeprefix("a ")),
    "Result": _typed(one_of(RESULTS), str),
    "Meter": _typed(one_of(METERS), str),
    "Sum": _typed(
        rf"(?:a fixed )?{AMOUNT}|\d+ percent of the (?:{one_of(METERS)}) meter"
        rf"|(?:\d+ percent of )?the declared (?:{one_of(FACTS)})"
        rf"|{AMOUNT} at the declared (?:{one_of(fact for fact in FACTS if fact.startswith('odds of '))})",
        str,
    ),
    "Fall": _typed(rf"(?:{_NUMBER}) percent|{AMOUNT}", str),
    "Bonus": _typed(one_of(BONUSES), str),
    "Deed": _typed(one_of(DEEDS), str),
    "CardCount": _typed(rf"(?:{_NUMBER}) cards?", _first_number),
    "CardsOfTheDeck": _typed(r"card \d+ of the deck lies|cards \d+(?:(?:, | and )\d+)+ of the deck lie", _positions),
    "DealersCards": _typed(rf"(?:{_NUMBER}) of the dealer's cards (?:is|are)", _first_number),
    "DeckCount": _typed(rf"(?:{_NUMBER}) decks? (?:is|are)", _first_number),
    "RoundCount": _typed(rf"(?:{_NUMBER}) rounds? (?:is|are)", _first_number),
    "AWager": _typed(f"an? {_WAGER}", WagerName.read),
    "Fact": _typed(one_of(FACTS), str),
    "Figure": _typed(rf"{AMOUNT}|{_NUMBER}", str),
    "Anything": _typed(r"(?!at least |at most |one of|the same as )[^\s].*", str),
    "Seen": _typed("unseen|seen", str),
    "Failing": _typed(one_of(get_args(Failing)), str),
    "Hand": _typed(one_of(get_args(Hand)), str),
    "Device": _typed(one_of(get_args(Device)), str),
    "Span": _typed(rf"{_SPAN}(?: {_SPAN})*", span),
    # pot games
    "Setting": _typed(
        rf"the button at seat \d+(?: and (?:blinds of (?:{AMOUNT}, )?{AMOUNT} and|antes of|a blind of) {AMOUNT})?", str
    ),
    "Players": _typed(r"seat \d+|seats \d+(?:(?:, | and | to )\d+)+", seats_or_seat),
    "Have": _typed("has|have", str),
    "Move": _typed(
        rf"checks|calls(?: {AMOUNT})?|bets {AMOUNT}|raises to {AMOUNT}|posts {_BLIND}|declines to post"
        rf"|discards {_CARDS}|retains all cards",
        str,
    ),
    "AMove": _typed(
        rf"a check|a fold|a call(?: of {AMOUNT})?|a bet of {AMOUNT}|a raise to {AMOUNT}|{_BLIND}"
        rf"|a discard of {_CARDS}",
        str,
    ),
    "TheMove": _typed(rf"check|fold|call(?: of {AMOUNT})?|bet of {AMOUNT}|raise to {AMOUNT}|discard of {_CARDS}", str),
    "Outsider": _typed(r"somebody who is not seated|the player at seat \d+", str),
    "Winnings": _typed(rf"nothing|{one_of(SHARES)}|{AMOUNT} from (?:the (?:high|low) half of )?(?:{_POT})", str),
    "Options": _typed(rf"(?:only |not )?(?:{_TURN_OPTION})(?:(?:, | and | or )(?:{_TURN_OPTION}))*", str),
    "Button": _typed(one_of(BUTTONS), str),
    "LowHand": _typed(rf"no low hand|a low hand of {_CARDS}", str),
    "Said": _typed(rf"(?:{one_of(get_args(Said))})(?: to {AMOUNT}| {AMOUNT})?", str),
    "Handling": _typed(
        rf"(?:pushes {AMOUNT} forward|releases {AMOUNT} (?:into|toward) the pot|holds {AMOUNT} over the pot"
        rf"|sets {AMOUNT} down beside the stack)(?: in a single chip| in cash)?"
        r"(?:, and says that the bet is not complete)?",
        str,
    ),
    "Doing": _typed(one_of(word for word in get_args(Doing) if word not in _SAID_OTHERWISE), str),
    "LeftOut": _typed(one_of(get_args(LeftOut)), str),
    "CardsPlace": _typed(r"seat \d+|the board", str),
    "HowSpoilt": _typed(r"(?:, and can be made out|, by the player's own act)?", str),
    "Faces": _typed(r"[1-6](?: [1-6])*", parse_faces),
    "DiceCount": _typed(rf"(?:{_NUMBER}) (?:die|dice)", _first_number),
    "Counted": _typed("count|times", str),
    # hands that count points
    "Be": _typed("is|are", str),
    "Election": _typed(rf"(?:{one_of(get_args(Election))})(?: for {AMOUNT})?", str),
    "Total": _typed(r"(?:hard|soft) \d+|a blackjack", str),
    "Numbers": _typed(r"\d+(?:(?:, | and )\d+)*", seats),
}


class _Sentence(parsers.parse):
    """Most sentences are told apart by their plain words; a pattern, which takes long to make, is made for the rest."""

    def __init__(self, text: str) -> None:
        super().__init__(text, extra_types=TYPES)
        self._plain = frozenset(word for word in text.lower().split() if "{" not in word and "}" not in word)

    def is_matching(self, name: str) -> bool:
        return self._plain <= _words_of(name) and super().is_matching(name)


@lru_cache(maxsize=8)  # every definition is asked about a sentence, one after the other
def _words_of(name: str) -> frozenset[str]:
    return frozenset(name.lower().split())


def sentence(text: str) -> parsers.parse:
    """A sentence with the words above as parameters."""
    return _Sentence(text)


def amount_or_none(cell: str) -> Cents | None:
    """An amount in a table, or nothing."""
    return parse_money(cell) if cell.strip() else None


def act(text: str) -> Callable[[Step], Step]:
    """A sentence that brings something about: it may stand as a Given and as a When."""

    def decorate(function: Step) -> Step:
        # stacklevel: pytest-bdd leaves the step in the namespace of the module that the frame belongs to
        given(sentence(text), stacklevel=2)(function)
        when(sentence(text), stacklevel=2)(function)
        return function

    return decorate
