"""What a player does in a pot game: the words of the sentences and of a betting table as acts."""

from __future__ import annotations

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import parse_money, show_money
from clausewise.reference_engine.vocabulary.core.events import Folded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, CardsDiscarded
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    Call,
    Check,
    DeclineToPost,
    Discard,
    Post,
    PutIn,
    Raise,
    Say,
)
from clausewise.reference_engine.vocabulary.pot.words import MOVES
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def move(seat: int, text: str, player: int | None = None) -> AnyStimulus:
    """The act that a sentence names by its verb; `player` is the seat of whose money it is.

    >>> move(3, "raises to 8"), move(1, "checks")
    (Raise(seat=3, to=800, player=None), Check(seat=1))
    >>> move(1, "posts the small blind of 2")
    Post(seat=1, blind='small blind', amount=200)
    """
    verb, _, rest = text.partition(" ")
    match verb:
        case "checks":
            return Check(seat)
        case "folds":
            return Fold(seat)
        case "calls":
            return Call(seat, parse_money(rest) if rest else None, player)
        case "bets":
            return Bet(seat, parse_money(rest), player)
        case "raises":
            return Raise(seat, parse_money(rest.removeprefix("to ")), player)
        case "posts":
            return _post(seat, rest)
        case "declines":
            return DeclineToPost(seat)
        case "discards":
            return Discard(seat, parse_cards(rest))
        case "retains":
            return Discard(seat)
        case _:
            raise ValueError(f"nobody {text}; there are checks, folds, calls, bets, raises, posts, discards, retains")


def _post(seat: int, text: str) -> Post:
    what, _, amount = text.partition(" of ")
    blind = what.split(" ", 1)[1]
    return Post(seat, blind, parse_money(amount))  # type: ignore[arg-type]  # closed vocabulary


def named_move(seat: int, text: str) -> AnyStimulus:
    """The act that a sentence names by a noun.

    >>> named_move(3, "a raise to 8"), named_move(2, "the big blind of 4")
    (Raise(seat=3, to=800, player=None), Post(seat=2, blind='big blind', amount=400))
    """
    noun, _, rest = text.split(" ", 1)[1].partition(" ")
    if noun not in MOVES:
        return _post(seat, text)
    return move(seat, f"{MOVES[noun]} {rest.removeprefix('of ')}".rstrip())


def made_of(stimulus: AnyStimulus, events: tuple[AnyEvent, ...]) -> str:
    """What became of a move, in words: nothing if no event tells of it.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> made_of(Check(1), (BetMade(1, "checks", Cents(0), Cents(0)),))
    'checks'
    >>> made_of(Raise(1, Cents(800)), (BetMade(1, "raises", Cents(600), Cents(800)),))
    'raises to 8'
    """
    told = []
    for event in events:
        if isinstance(event, BetMade):
            told.append(_bet_told(stimulus, event))
        elif isinstance(event, Folded):
            told.append("folds")
        elif isinstance(event, CardsDiscarded) and isinstance(stimulus, Discard):
            told.append("discards " + (" ".join(event.cards) if event.cards else f"{event.count} cards"))
    return " and ".join(told)


def _bet_told(stimulus: AnyStimulus, event: BetMade) -> str:
    match event.action:
        case "checks":
            return event.action
        case "calls":
            named = isinstance(stimulus, Call) and stimulus.amount is not None
            return f"calls {show_money(event.amount)}" if named else "calls"
        case "bets":
            return f"bets {show_money(event.to)}"
        case "raises":
            return f"raises to {show_money(event.to)}"
        case _:
            return f"{event.action} of {show_money(event.amount)}"


def words_of(stimulus: AnyStimulus) -> str:
    """A move in the words that `made_of` tells it in.

    >>> words_of(Call(2)), words_of(move(1, "posts the small blind of 2"))
    ('calls', 'posts the small blind of 2')
    """
    match stimulus:
        case Check():
            return "checks"
        case Fold():
            return "folds"
        case Call():
            return "calls" if stimulus.amount is None else f"calls {show_money(stimulus.amount)}"
        case Bet():
            return f"bets {show_money(stimulus.amount)}"
        case Raise():
            return f"raises to {show_money(stimulus.to)}"
        case Post():
            article = "an" if stimulus.blind == "ante" else "the"
            return f"posts {article} {stimulus.blind} of {show_money(stimulus.amount)}"
        case Discard():
            return f"discards {' '.join(stimulus.cards)}" if stimulus.cards else "discards 0 cards"
        case _:
            return str(stimulus.__struct_config__.tag)


def said(seat: int, words: str, *, heard: bool = True) -> Say:
    """What a player says, in the words of a sentence.

    >>> said(3, "raise to 8"), said(1, "call")
    (Say(seat=3, said='raise', to=800, heard=True), Say(seat=1, said='call', to=None, heard=True))
    """
    verb, _, rest = words.partition(" ")
    to = parse_money(rest.removeprefix("to ")) if rest else None
    return Say(seat, verb, to, heard)  # type: ignore[arg-type]  # a closed vocabulary


def handled(seat: int, text: str) -> PutIn:
    """What a player does with chips, in the words of a sentence.

    >>> handled(3, "releases 25 into the pot in a single chip")
    PutIn(seat=3, amount=2500, how='releases into the pot', single=True, cash=False, complete=True)
    """
    done, _, more = text.partition(", and says ")
    single, cash = done.endswith(" in a single chip"), done.endswith(" in cash")
    verb, amount, rest = done.removesuffix(" in a single chip").removesuffix(" in cash").split(" ", 2)
    how = f"{verb} {rest}"
    return PutIn(seat, parse_money(amount), how, single, cash, not more)  # type: ignore[arg-type]  # closed words
