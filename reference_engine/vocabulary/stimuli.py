"""All that can be done to a table, put together from the parts of the vocabulary."""

from __future__ import annotations

from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
    Conduct,
    MissChip,
    PlaceWager,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    AskForCards,
    BringDecks,
    DrawInError,
    ExposeDealerCards,
    FloorOrders,
    ForceCards,
    LieFaceUp,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import (
    AdvanceClock,
    Choose,
    Fold,
    LetRest,
    Perform,
    Proceed,
    Rise,
    Sit,
)
from clausewise.reference_engine.vocabulary.dice.stimuli import (
    CockDice,
    FailComputer,
    MendComputer,
    MisenterDie,
    Mislight,
    SetDice,
)
from clausewise.reference_engine.vocabulary.points.stimuli import (
    AskForBurnCards,
    DoubleDown,
    Draw,
    MisannounceTotal,
    PickUpUpCard,
    RefuseCut,
    Split,
    Stand,
    Surrender,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AnnounceVacancy,
    AskForSeat,
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    DenyPlay,
    Discard,
    HandleTransaction,
    LeaveOut,
    NoticeError,
    OrderDisclosure,
    PlaceButton,
    PlayerDoes,
    Post,
    PutIn,
    Raise,
    Say,
    SetRate,
    SpoilCard,
    SpoilHand,
    StartDealAt,
    TakeOff,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam

AnyStimulus = (
    BringDecks | StackDeck | ForceCards | Sit | Rise | AskForCards | LetRest | Proceed | Perform | FloorOrders
    | AdvanceClock | Choose | PlaceWager | ChangeWager | WithdrawWager | Fold | TouchCards | Conduct
    | BuyIn | TakeOff | PlaceButton | Post | DeclineToPost | Check | Call | Bet | Raise | Discard | SetRate
    | Say | PutIn | PlayerDoes | OrderDisclosure | DenyPlay | AskForSeat | TakeSeat | AnnounceVacancy
    | SetDice | MendComputer
    | Draw | Stand | DoubleDown | Split | Surrender | AskForBurnCards | RefuseCut
    | LieFaceUp | Misdeal | DrawInError | ExposeDealerCards | LoseCards | Jam | BreakDown | MissChip
    | CockDice | MisenterDie | Mislight | FailComputer
    | PickUpUpCard | MisannounceTotal
    | LeaveOut | StartDealAt | SpoilCard | SpoilHand | NoticeError | HandleTransaction
)  # fmt: skip

Mishap = (
    LieFaceUp | Misdeal | DrawInError | ExposeDealerCards | LoseCards | Jam | BreakDown | MissChip
    | CockDice | MisenterDie | Mislight | FailComputer
    | PickUpUpCard | MisannounceTotal
    | LeaveOut | StartDealAt | SpoilCard | SpoilHand | NoticeError | HandleTransaction
)  # fmt: skip
