"""Completing a round: what a fold costs at once, talking, and the dealer's hand announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.families.against_dealer.four_card.oneida.settling import CONTAINER, put_away
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundStarted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct
    from clausewise.reference_engine.vocabulary.events import AnyEvent

BEHIND = "behind the hand"
IN_ORDER = "from highest to lowest"


# --- folding ----------------------------------------------------------------------------------------------------------


def after_fold(table: FourCardGround, seat: Seat) -> None:
    """The ante is collected at once and put away, and then the hand, unless aces up rests on it."""
    stake = seat.wagers.pop("ante")
    table.does(
        WagerSettled(seat.number, "ante", stake, "forfeited"), "fold.collect-ante", "complete.fold", "definition.fold",
        fixes=("result", "stake"), late="turns up",
    )  # fmt: skip
    put_away(table, seat, "ante", "fold.collect-ante")
    if not seat.wagers:
        _collect_hand(table, seat, "fold.collect-cards", late="turns up")


def _collect_hand(table: FourCardGround, seat: Seat, provision: str, *, late: str = "") -> None:
    seat.cards_collected = True
    table.does(Procedure("collects cards", owner=seat.place, seat=seat.number), provision, fixes=("owner",), late=late)
    table.does(
        Procedure("discards", owner=seat.place, seat=seat.number, place="discard rack", cards=tuple(seat.cards)),
        provision, "collect.reconstructible", fixes=("place", "cards"), late=late,
    )  # fmt: skip


# --- talking ----------------------------------------------------------------------------------------------------------


def converse(table: FourCardGround, stimulus: Conduct) -> None:
    """A player who is unsure is helped; players who tell each other about their hands lose all their wagers."""
    current = table.current()
    seat = current.seats.get(stimulus.seat)
    if seat is None or not seat.cards or seat.cards_collected:
        raise Refusal("there is no hand at this seat")
    if stimulus.what == "asks the dealer to check the hand":
        table.does(
            Procedure("verifies the hand", seat=seat.number), "complete.check-hand", fixes=("seat",), late="turns up"
        )
        return
    other = current.seats.get(stimulus.other_seat or 0)
    both = [seat] if other is None else [seat, other]
    right = both if table.rulings.reading("who-communicates") == "both" else both[:1]
    guilty = table.rulings.choose(
        "communicate.forfeit",
        right,
        {"nobody": [], "who was told alone": both[1:], "everybody at the table": current.clockwise(),
         ("who tells alone" if right == both else "both"): both[:1] if right == both else both},
    )  # fmt: skip
    for one in guilty:
        _forfeit_everything(table, one)
    if table.phase == "deciding":
        table.decided()


def _forfeit_everything(table: FourCardGround, seat: Seat) -> None:
    every = list(seat.wagers)
    lost = table.rulings.choose(
        "communicate.forfeit",
        every,
        {"all but aces up": [wager for wager in every if wager != "aces up"], "the ante only": ["ante"]},
    )
    for wager in every:
        if wager in lost:
            stake = seat.wagers.pop(wager)
            seat.placed.pop(wager, None)
            table.does(WagerSettled(seat.number, wager, stake, "forfeited"), "communicate.forfeit", fixes=("result",))
            # Where the chips go the clause does not say; they are the house's, and go where its other chips are.
            chips = Procedure("puts away chips", seat=seat.number, wager=wager, place=CONTAINER)
            table.reports(chips, "communicate.forfeit")
    if not seat.wagers:
        seat.placed.clear()
        if not seat.cards_collected:
            before = table.told_so_far()
            _collect_hand(table, seat, "collect.reconstructible")
            table.may_be_told_later(before, until=NEVER)  # no clause has a hand collected that is not folded, nor lost


# --- the dealer's hand ------------------------------------------------------------------------------------------------


def arrange(table: FourCardGround) -> None:
    """The cards are put in order, the best hand is announced, and what is left over lies behind it."""
    hand = table.dealer_hand
    cards = _from_high_to_low(table.current().dealer_cards)
    table.does(
        Procedure("arranges", owner="dealer", cards=cards, method=IN_ORDER), "complete.arrange", "complete.reveal",
        fixes=("cards", "method"), late="announces",
    )  # fmt: skip
    advised = table.rulings.reading("should-be-positioned") == "advice"
    table.does(
        Procedure("announces", owner="dealer", words=hand.category), "complete.announce", "complete.dealer-hand",
        *(["complete.set-aside"] if advised else []), fixes=("words",), late="wager-settled",
    )  # fmt: skip
    if not advised or table.current().number in table.leftovers_laid_behind:
        table.does(
            Procedure("sets aside", owner="dealer", cards=hand.rest, place=BEHIND), "complete.set-aside",
            fixes=("cards", "place"), late="round-ended",
        )  # fmt: skip


def rounds_with_leftovers_behind(events: Iterable[AnyEvent]) -> Iterator[int]:
    """The rounds in which these show that a dealer lays what the hand does not use behind it."""
    number = 0
    for event in events:
        match event:
            case RoundStarted():
                number = event.number
            case Procedure(act="sets aside", owner="dealer"):
                yield number
            case _:
                pass


def _from_high_to_low(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (-RANK_OF[card[0]], card[1])))
