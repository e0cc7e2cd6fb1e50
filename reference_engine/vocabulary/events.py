"""What is seen at a table.

Most of a dealer's duties are one type, `Procedure`, told apart by its act; whatever moves money, cards into hands, or
the round has a type of its own. Fields that a system cannot see are left out.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.dice import MOST_DICE
from clausewise.reference_engine.core.fields import (
    AmountField,
    CardsField,
    CountField,
    FacesField,
    HandField,
    NameField,
    SeatField,
    StandingField,
)
from clausewise.reference_engine.core.money import Cents

Role = Literal[
    "dealer", "floorperson", "pit boss", "player", "shuffler", "shoe", "progressive system", "computer", "house"
]
Act = Literal[
    # decks
    "receives", "inspects", "verifies the inspection", "spreads", "offers for inspection", "turns face down", "washes",
    "stacks", "shuffles", "counts the deck", "places the cover card", "cuts", "loads", "stores", "takes out of play",
    "removes", "takes out", "orders a recut", "orders a shuffle", "completes the cut",
    "removes the cover card", "turns face up",
    # wagers
    "announces", "locks out", "acknowledges", "collects chips", "verifies the number of chips", "puts away chips",
    "returns chips",
    # cards of a round
    "removes the stub", "counts the stub", "discards the stub", "checks the number of cards", "examines", "lays down",
    "touches",
    "asks", "turns up", "collects cards", "discards", "sets aside", "voids all hands", "verifies the hand",
    "arranges", "voids a hand",
    "verifies the light", "validates the payout", "finds", "draws in error", "exposes",
    # devices
    "stops working", "covers", "marks",
    # pot games
    "burns", "determines the rate",
    # dice
    "uncovers", "clears the layout",
]  # fmt: skip
Face = Literal["up", "down"]
Hand = Literal["left hand", "right hand"]
BetAction = Literal[
    "posts the small blind", "posts the big blind", "posts an ante", "checks", "bets", "calls", "raises"
]  # fmt: skip
TurnOption = Literal["fold", "check", "bet", "call", "raise", "discard", "retain"]
TurnRound = Literal["first", "second", "third", "fourth", "discard", "draw"]
Share = Literal["whole", "high", "low"]
BlindButton = Literal["small blind button", "big blind button"]


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """One thing that happened."""


class Procedure(Event, frozen=True, tag="procedure"):
    """Somebody does a duty of the game.

    `place` says where (discard rack, shoe, left hand, table inventory container, ...), `owner` whose cards (seat 3,
    dealer, bonus box), `hand` which of several hands of that seat, `count` and `total` what a count found, `words` what
    is said or shown, `method` by what means.
    What was broken off is not shown as done: a shuffler that jams stops working, and shuffles when it has finished.
    """

    act: Act
    by: Role = "dealer"
    deck: NameField | None = None
    seat: SeatField | None = None
    owner: NameField | None = None
    wager: NameField | None = None
    place: NameField | None = None
    source: NameField | None = None
    face: Face | None = None
    cards: CardsField | None = None
    count: CountField | None = None
    total: CountField | None = None
    method: NameField | None = None
    words: NameField | None = None
    device: NameField | None = None
    hand: HandField = 1


class RoundStarted(Event, frozen=True, tag="round-started"):
    """The first wager of a round may be placed."""

    number: CountField
    deck: NameField


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over."""

    number: CountField
    void: bool = False


class Folded(Event, frozen=True, tag="folded"):
    """A player gave the hand up; `hand` counts the hands of a seat that has more than one: here and in what follows."""

    seat: SeatField
    hand: HandField = 1


class WagerTaken(Event, frozen=True, tag="wager-taken"):
    """A wager stands; `amount` is all of it, also when it was changed; `selection` is what it is wagered on."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    player: SeatField | None = None
    selection: NameField | None = None
    hand: HandField = 1


class WagerWithdrawn(Event, frozen=True, tag="wager-withdrawn"):
    """A wager no longer stands, by the player's wish and before the bets are closed."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    selection: NameField | None = None
    hand: HandField = 1


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """One card is dealt; `number` counts the cards of that place."""

    to: NameField
    number: CountField
    face: Face
    card: CardField | None = None
    source: NameField | None = None
    taken_with: NameField | None = None
    placed_with: NameField | None = None
    hand: HandField = 1


class StackDealt(Event, frozen=True, tag="stack-dealt"):
    """A stack dispensed by a device is delivered."""

    to: NameField
    face: Face
    count: CountField
    cards: CardsField | None = None
    source: NameField | None = None
    hand: HandField = 1


class HandRanked(Event, frozen=True, tag="hand-ranked"):
    """Cards are chosen for a hand and it is given its rank."""

    owner: NameField
    game: Literal["three card", "four card", "five card", "six card", "high", "low"]
    category: NameField
    cards: CardsField
    wager: NameField | None = None
    hand: HandField = 1


class WagerSettled(Event, frozen=True, tag="wager-settled"):
    """What becomes of a wager: `pays` comes on top of the stake, `stake_back` says whether that comes back too.

    It `loses` to a hand or a paytable; it is `forfeited` by a fold or a breach, and `abandoned` by leaving the table.
    """

    seat: SeatField
    wager: NameField
    stake: AmountField
    result: Literal["wins", "loses", "forfeited", "returned", "abandoned"]
    pays: AmountField = Cents(0)
    stake_back: bool = False
    selection: NameField | None = None
    hand: HandField = 1


class BonusPaid(Event, frozen=True, tag="bonus-paid"):
    """A payment that is no wager's own: the ante bonus, an envy bonus for another seat's hand."""

    seat: SeatField
    bonus: NameField
    amount: AmountField
    holder: SeatField | None = None
    hand: HandField = 1


class MeterChanged(Event, frozen=True, tag="meter-changed"):
    """A progressive meter stands at a new amount."""

    meter: NameField
    amount: StandingField
    cause: Literal["wager", "payout", "reset", "void", "initial"]


class ButtonPlaced(Event, frozen=True, tag="button-placed"):
    """A disk that marks a position lies before this seat now."""

    button: Literal["dealer button"] | BlindButton
    seat: SeatField


class TurnGiven(Event, frozen=True, tag="turn-given"):
    """It is for this seat to act: what it may do, and what a call takes."""

    seat: SeatField
    options: tuple[TurnOption, ...]
    round: TurnRound
    due: AmountField = Cents(0)


class BetMade(Event, frozen=True, tag="bet-made"):
    """A seat acted: `amount` is what it puts in now, `to` all that it has wagered in this betting round."""

    seat: SeatField
    action: BetAction
    amount: AmountField
    to: AmountField
    all_in: bool = False


class BetsGathered(Event, frozen=True, tag="bets-gathered"):
    """The dealer moves the bets into the pot, which holds `pot` then, side pots included."""

    amount: AmountField
    pot: AmountField


class BetReturned(Event, frozen=True, tag="bet-returned"):
    """What nobody matched of a bet goes back."""

    seat: SeatField
    amount: AmountField


class BoardDealt(Event, frozen=True, tag="board-dealt"):
    """Community cards are laid face up, those of one street at once; `total` of them lie there then."""

    street: Literal["flop", "turn", "river"]
    cards: CardsField
    total: CountField
    face: Face = "up"


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """Cards of a seat go to the discard pile; which ones is left out where they are not seen."""

    seat: SeatField
    count: CountField
    cards: CardsField | None = None
    place: NameField = "discard pile"
    face: Face = "down"


class FeeTaken(Event, frozen=True, tag="fee-taken"):
    """The house takes its collection; `pot` is what is left of the pot, or for a fee of one player's `seat` pays it."""

    amount: AmountField
    pot: AmountField
    seat: SeatField | None = None


class HandShown(Event, frozen=True, tag="hand-shown"):
    """A hand is turned up at the showdown."""

    seat: SeatField
    cards: CardsField


class PotAwarded(Event, frozen=True, tag="pot-awarded"):
    """A seat gets this much of a pot (`main`, `side 1`, ...), `odd_chips` of it because it did not divide."""

    pot: NameField
    share: Share
    seat: SeatField
    amount: AmountField
    odd_chips: AmountField = Cents(0)


class DiceShaken(Event, frozen=True, tag="dice-shaken"):
    """The dice are shaken under the cover, so many times."""

    times: CountField
    by: Role = "dealer"


class DiceShown(Event, frozen=True, tag="dice-shown"):
    """The dice lie open: what they show, die by die; `cocked` of them do not lie flat and are left out."""

    faces: FacesField
    cocked: Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)] = 0


class DiceEntered(Event, frozen=True, tag="dice-entered"):
    """What the dice show is entered into the computer, die by die."""

    faces: FacesField
    by: Role = "dealer"


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place on the layout: a wager, and what it is on."""

    wager: NameField
    selection: NameField | None = None


class LayoutLit(Event, frozen=True, tag="layout-lit"):
    """The computer lights these places of the layout; all that is lit then."""

    spots: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=200)]


AnyEvent = (
    Procedure | RoundStarted | RoundEnded | WagerTaken | WagerWithdrawn | Folded | CardDealt | StackDealt | HandRanked
    | WagerSettled | BonusPaid | MeterChanged
    | ButtonPlaced | TurnGiven | BetMade | BetsGathered | BetReturned | BoardDealt | CardsDiscarded | FeeTaken
    | HandShown | PotAwarded
    | DiceShaken | DiceShown | DiceEntered | LayoutLit
)  # fmt: skip


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event with its place in the table's order and the table's own time in milliseconds."""

    sequence: Annotated[int, msgspec.Meta(ge=1, le=10**9)]
    at: Annotated[int, msgspec.Meta(ge=0, le=10**13)]
    event: AnyEvent
