"""The first raise of blinds that are smaller than the limit: to the limit, or by it; no rule says which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.pot import blinds, limits, posted_limits, putting_in
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.pot.events import BetMade
from clausewise.reference_engine.vocabulary.pot.stimuli import PutIn, Raise, Say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Betting
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


def as_shown(table: PotGround, events: Iterable[AnyEvent]) -> bool | None:
    """Whether a house that shows these completes a small blind to the limit; None if they do not tell."""
    if not table.rulings.knows(blinds.INITIAL) or not limits.are_fixed(table):
        return None
    limit = posted_limits.posted_least(table)
    return completes_blinds(events, max(blinds.amounts(table).values(), default=0), limit)


def completes_blinds(events: Iterable[AnyEvent], blind: int, limit: int) -> bool | None:
    """Whether the first raise of such a blind goes to the limit, as the first of these shows that tells.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> posts = BetMade(1, "posts the big blind", Cents(400), Cents(400))
    >>> calls = BetMade(2, "calls", Cents(400), Cents(400))
    >>> to_ten, to_fourteen = (BetMade(3, "raises", Cents(to), Cents(to)) for to in (1000, 1400))
    >>> begins = RoundStarted(1)
    >>> completes_blinds([begins, posts, calls, to_ten], 400, 1000), completes_blinds([posts, to_fourteen], 400, 1000)
    (True, False)
    >>> completes_blinds([begins, posts, calls], 400, 1000)

    """
    raised = False
    for event in events:
        match event:
            case RoundStarted():
                raised = False
            case BetMade(action="raises", all_in=False, to=int(to)) if not raised:
                if to in (limit, blind + limit):
                    return to == limit
                raised = True
            case BetMade(action="raises"):
                raised = True
            case _:
                pass
    return None


def is_small(table: PotGround, betting: Betting) -> bool:
    """Whether a blind below the limit stands that nobody has raised."""
    fixed = limits.unit(table, betting)
    return (
        betting.blinds
        and not betting.raises
        and fixed is not None
        and betting.bet_to < fixed
        and table.rulings.knows(blinds.INITIAL)
    )


def raised_to(table: PotGround, stimulus: AnyStimulus) -> int:
    """To which of the two sums this would raise a small blind; nothing, where it does not."""
    hand = table.hand
    if hand is None or hand.betting is None or not hand.turn or not is_small(table, hand.betting):
        return 0
    player, to = hand.players[hand.turn], 0
    match stimulus:
        case Raise():
            to = int(stimulus.to)
        case Say(said="raise", to=int()):
            to = int(stimulus.to or 0)
        case PutIn() if putting_in.by(stimulus.how) != putting_in.A_BET:
            to = player.round_bet + player.talk.coming + int(stimulus.amount)
        case _:
            pass
    limit = limits.unit(table, hand.betting) or 0
    return to if getattr(stimulus, "seat", 0) == player.seat and to in (limit, hand.betting.bet_to + limit) else 0
