"""What can be done to a table: acts, choices, mishaps and the clock.

Acts may be refused. Choices say what was done where a rule leaves it open. Mishaps have happened; they are never
refused. Each type belongs to a module of the vocabulary; a system speaks the modules that it declares.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clausewise.reference_engine.core.cards import CardField
from clausewise.reference_engine.core.dice import FaceField
from clausewise.reference_engine.core.fields import (
    AmountField,
    CardsField,
    DiceField,
    FacesField,
    HandField,
    NameField,
    PositionField,
    SeatField,
)

Duty = Literal[
    "open", "shuffle", "cut", "announce", "deal", "count", "reveal", "settle", "collect", "shake", "uncover", "enter"
]
Device = Literal["shuffler", "shoe"]
ForcedBet = Literal["small blind", "big blind", "ante"]


class Stimulus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """One thing done to the table."""


# --- core: cards, seats, time -----------------------------------------------------------------------------------------


class BringDecks(Stimulus, frozen=True, tag="bring-decks"):
    """Decks are brought to the table."""

    decks: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    preinspected: bool = False
    preshuffled: bool = False
    defective: bool = False


class StackDeck(Stimulus, frozen=True, tag="stack-deck"):
    """Force: the cards of the next deal, in the order in which they leave the deck; the rest follows at random."""

    cards: tuple[CardField, ...]


class CardsFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The next cards of one place, in the order in which they come to it. Places: `seat 3`, `dealer`, `board`, `burn`.

    `hand` counts the hands of a seat that has more than one.
    """

    place: NameField
    cards: CardsField
    hand: HandField = 1


class ForceCards(Stimulus, frozen=True, tag="force-cards"):
    """Force: whose next cards these are, where the order of the places depends on what is decided on the way.

    What no place is given comes at random; what is left over when the cards are shuffled is forgotten.
    """

    places: Annotated[tuple[CardsFor, ...], msgspec.Meta(max_length=200)]


class Sit(Stimulus, frozen=True, tag="sit"):
    """A player sits down."""

    seat: SeatField


class Rise(Stimulus, frozen=True, tag="rise"):
    """A player gets up from the chair: to stand there, or to leave the table."""

    seat: SeatField
    leaves: bool = True


class AskForCards(Stimulus, frozen=True, tag="ask-for-cards"):
    """A player asks that the cards of an idle table be spread face up."""


class LetRest(Stimulus, frozen=True, tag="let-rest"):
    """Nobody plays: the table is idle from now on."""


class Proceed(Stimulus, frozen=True, tag="proceed"):
    """The players want nothing more for now; the table goes on by itself as far as it can."""


class Perform(Stimulus, frozen=True, tag="perform"):
    """A person performs a duty of the house that the system leaves to people."""

    duty: Duty


class Fold(Stimulus, frozen=True, tag="fold"):
    """A player gives the hand up; `hand` says which, where the seat has more than one: here and in what follows."""

    seat: SeatField
    hand: HandField = 1


class FloorOrders(Stimulus, frozen=True, tag="floor-orders"):
    """A floorperson or somebody above gives an order."""

    order: Literal["shuffle", "recut"]
    by: Literal["floorperson", "pit boss", "dealer", "player"] = "floorperson"


class AdvanceClock(Stimulus, frozen=True, tag="advance-clock"):
    """Time passes."""

    milliseconds: Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class Choose(Stimulus, frozen=True, tag="choose"):
    """What was chosen where the rules leave a choice: whole numbers for figures, names otherwise."""

    choice: Literal["cut depth", "dealing hand", "count the stub", "shuffling", "dealing", "deck change", "shakes"]
    value: int | NameField


# --- house-banked: wagers against the house ---------------------------------------------------------------------------


class PlaceWager(Stimulus, frozen=True, tag="place-wager"):
    """A wager is put down at a seat's betting position; `player` is the seat where its owner sits, 0 if nowhere.

    `selection` says what is wagered on, where a wager leaves that to the player: 9 of the wager `total`.
    """

    seat: SeatField
    wager: NameField
    amount: AmountField
    player: SeatField | None = None
    instrument: Literal["value chip", "plaque", "approved instrument", "match play coupon", "cash", "cheque"] = (
        "value chip"
    )
    selection: NameField | None = None
    hand: HandField = 1


class ChangeWager(Stimulus, frozen=True, tag="change-wager"):
    """A standing wager is made larger or smaller."""

    seat: SeatField
    wager: NameField
    amount: AmountField
    selection: NameField | None = None
    hand: HandField = 1


class WithdrawWager(Stimulus, frozen=True, tag="withdraw-wager"):
    """A standing wager is taken back."""

    seat: SeatField
    wager: NameField
    selection: NameField | None = None
    hand: HandField = 1


class TouchCards(Stimulus, frozen=True, tag="touch-cards"):
    """Somebody reaches for the cards at a seat."""

    seat: SeatField
    by: Literal["player", "dealer", "another player", "bystander", "floorperson"]
    other_seat: SeatField | None = None
    hand: HandField = 1


class Conduct(Stimulus, frozen=True, tag="conduct"):
    """A player does something beside wagering: talks about the hand to another seat, or has the dealer look at it."""

    seat: SeatField
    what: Literal["communicates about the hand", "asks the dealer to check the hand"]
    other_seat: SeatField | None = None


# --- pot: players against each other for a pot ------------------------------------------------------------------------


class BuyIn(Stimulus, frozen=True, tag="buy-in"):
    """A player sits down with chips, or adds chips between two hands."""

    seat: SeatField
    amount: AmountField


class PlaceButton(Stimulus, frozen=True, tag="place-button"):
    """Force: the next hand is played with the dealer button at this seat."""

    seat: SeatField


class Post(Stimulus, frozen=True, tag="post"):
    """A player posts a forced bet; what is due and not posted is posted by itself when the table proceeds."""

    seat: SeatField
    blind: ForcedBet
    amount: AmountField


class DeclineToPost(Stimulus, frozen=True, tag="decline-to-post"):
    """A player does not want to post the forced bet that is due."""

    seat: SeatField


class Check(Stimulus, frozen=True, tag="check"):
    """A player stays in the hand without a wager."""

    seat: SeatField


class Call(Stimulus, frozen=True, tag="call"):
    """A player puts in what is due, or the amount that is named.

    `player` is the seat of whose money it is, here and in the acts that follow: 0 for somebody who is not seated.
    """

    seat: SeatField
    amount: AmountField | None = None
    player: SeatField | None = None


class Bet(Stimulus, frozen=True, tag="bet"):
    """A player makes the first wager of a betting round."""

    seat: SeatField
    amount: AmountField
    player: SeatField | None = None


class Raise(Stimulus, frozen=True, tag="raise"):
    """A player wagers more than was wagered before; `to` is all that is then wagered by this seat in the round."""

    seat: SeatField
    to: AmountField
    player: SeatField | None = None


class Discard(Stimulus, frozen=True, tag="discard"):
    """A player gives cards of the hand away; none: all are retained."""

    seat: SeatField
    cards: tuple[CardField, ...] = ()


class SetRate(Stimulus, frozen=True, tag="set-rate"):
    """The house wants this collection rate from now on."""

    amount: AmountField


# --- dice -------------------------------------------------------------------------------------------------------------


class SetDice(Stimulus, frozen=True, tag="set-dice"):
    """Force: what the dice show after the next throw, die by die; further dice fall at random."""

    faces: FacesField


class MendComputer(Stimulus, frozen=True, tag="mend-computer"):
    """The computer at the table works again."""


# --- shuffler and mishaps ---------------------------------------------------------------------------------------------


class LieFaceUp(Stimulus, frozen=True, tag="lie-face-up"):
    """Mishap: these positions of the deck, counted from the next card, will turn out to lie face up."""

    positions: tuple[PositionField, ...]


class Misdeal(Stimulus, frozen=True, tag="misdeal"):
    """Mishap: at the next deal this place gets the wrong number of cards. Places: `seat 3`, `dealer`, `bonus box`.

    It is noticed as soon as the hands can be looked at, or when the dealer's hand has been revealed.
    """

    place: NameField
    cards: Annotated[int, msgspec.Meta(ge=0, le=20)]
    noticed: Literal["at once", "in the settlement"] = "at once"


class DrawInError(Stimulus, frozen=True, tag="draw-in-error"):
    """Mishap: while dealing, the dealer draws this card too early, its face seen or not."""

    position: PositionField
    exposed: bool = False


class ExposeDealerCards(Stimulus, frozen=True, tag="expose-dealer-cards"):
    """Mishap: dealer's cards are seen before they are revealed, by inadvertence."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class LoseCards(Stimulus, frozen=True, tag="lose-cards"):
    """Mishap: the deck in play is this many cards short (or, if negative, has that many too many)."""

    number: Annotated[int, msgspec.Meta(ge=-416, le=416)]


class Jam(Stimulus, frozen=True, tag="jam"):
    """Mishap: a device jams, stops or fails to finish, at its next use or, for a shoe, after so many cards."""

    device: Device
    how: Literal["jams", "stops", "fails to finish"] = "jams"
    after_cards: Annotated[int, msgspec.Meta(ge=0, le=416)] = 0


class BreakDown(Stimulus, frozen=True, tag="break-down"):
    """Mishap: a device is out of order for good."""

    device: Device


class MissChip(Stimulus, frozen=True, tag="miss-chip"):
    """Mishap: the wagering device at a seat will not recognise the next chip put on it."""

    seat: SeatField


class CockDice(Stimulus, frozen=True, tag="cock-dice"):
    """Mishap: after the next throw so many dice do not lie flat."""

    dice: DiceField = 1


class MisenterDie(Stimulus, frozen=True, tag="misenter-die"):
    """Mishap: after the next throw this die, counted from 1, is entered into the computer with another face."""

    die: DiceField
    face: FaceField


class Mislight(Stimulus, frozen=True, tag="mislight"):
    """Mishap: after the next throw the computer lights the layout wrongly; `wager` and `selection` say where."""

    how: Literal["a winner stays dark", "a loser is lit", "an earlier light stays on"]
    wager: NameField | None = None
    selection: NameField | None = None


class FailComputer(Stimulus, frozen=True, tag="fail-computer"):
    """Mishap: the computer at the table stops working, at once or when the dice of the next throw lie open."""

    when: Literal["at once", "when the dice lie open"] = "at once"


AnyStimulus = (
    BringDecks | StackDeck | ForceCards | Sit | Rise | AskForCards | LetRest | Proceed | Perform | FloorOrders
    | AdvanceClock | Choose | PlaceWager | ChangeWager | WithdrawWager | Fold | TouchCards | Conduct
    | BuyIn | PlaceButton | Post | DeclineToPost | Check | Call | Bet | Raise | Discard | SetRate
    | SetDice | MendComputer
    | LieFaceUp | Misdeal | DrawInError | ExposeDealerCards | LoseCards | Jam | BreakDown | MissChip
    | CockDice | MisenterDie | Mislight | FailComputer
)  # fmt: skip

Mishap = (
    LieFaceUp | Misdeal | DrawInError | ExposeDealerCards | LoseCards | Jam | BreakDown | MissChip
    | CockDice | MisenterDie | Mislight | FailComputer
)  # fmt: skip
