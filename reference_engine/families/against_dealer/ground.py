"""What stands on a table of a card game against the dealer, as its stages know it; a game fills in the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import without
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import two_decks
from clausewise.reference_engine.equipment.cards_care.port import HandDealt
from clausewise.reference_engine.families.against_dealer.state import RETURNED, Phase, Round
from clausewise.reference_engine.families.card_rounds import CardRounds
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerWithdrawn

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.table import Opening
    from clausewise.reference_engine.hands.four_card import RankedHand
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct, PlaceWager
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.description import Declaration

    Stages = list[tuple[Duty, Callable[["HouseBankedGround"], None]]]


class HouseBankedGround(CardRounds[Round, Phase]):
    """What stands on a table of a card game against the dealer, and what a game fills in."""

    rules: HouseBankedRules
    dealer_hand: RankedHand
    chips_only: Mapping[str, str] = {}
    """Wagers that are made with value chips only, and by which provision."""
    never_forfeited: tuple[str, ...] = ()
    """Wagers that no fold can cost."""

    def __init__(self, asked: Opening[HouseBankedRules]) -> None:
        super().__init__(asked)
        self.seated: set[int] = set()
        self.dealt_as_shown: Mapping[int, Sequence[str]] = {}
        """To which places a house whose table is followed dealt in a round, card by card: cards too many come so."""
        self.completed_late: Collection[int] = ()
        """Rounds in which a house whose table is followed saw to the stub before the dealer's hand was complete."""
        self.kept_open: Collection[int] = ()
        """Rounds in which a house whose table is followed waited for further wagers when it had returned those made."""
        self.waiting: Round | None = None
        """Such a round, until a wager comes."""
        self.misdeal_overlooked = False
        """A wrong number of cards is going to be noticed no earlier than in the settlement."""
        self.seen_by_inadvertence = 0
        """Dealer's cards that are going to be seen as soon as they are dealt."""
        self.left_standing: list[tuple[int, int, str, Cents]] = []
        """Wagers of a void round that stay up for the next one: the seat, its player, the wager, the amount."""

    # --- what a decision is about -------------------------------------------------------------------------------------

    def circumstances(self) -> dict[str, str]:
        """Which round it is, and how the house shuffles and deals."""
        return {
            "round_played": "the first" if self.rounds <= 1 else "a later one",
            "shuffling": str(self.option("shuffling")), "dealing": str(self.option("dealing")),
        }  # fmt: skip

    def seats_in_play(self) -> Collection[int]:
        """The seats with wagers."""
        return self.round.seats if self.round is not None else ()

    # --- state --------------------------------------------------------------------------------------------------------

    def arrange_forced_cards(self) -> None:
        """Puts the forced cards on top of the deck, the rest behind them as they were."""
        if self.cards.forced:
            deck = self.cards.deck_in_play()
            whole = [*self.cards.forced, *without(deck.cards, self.cards.forced), *deck.as_made()]
            deck.cards = whole[: deck.whole - deck.missing]
            self.cards.forced = ()

    # --- what care of the cards asks ----------------------------------------------------------------------------------

    def cards_are_out(self) -> bool:
        """Whether a card of the round in progress has been dealt."""
        current = self.round
        return current is not None and bool(
            current.dealer_cards or current.beside or any(seat.cards for seat in current.seats.values())
        )

    def may_change_decks(self) -> bool:
        """Before the first card no rule has a deck stay that a round began with; of two that are kept one rests."""
        undealt = self.round is not None and not self.round.first_card_dealt and not two_decks.are_kept(self)
        return undealt or super().may_change_decks()

    def hands_dealt(self) -> list[HandDealt]:
        """The players' hands, clockwise, and the dealer's."""
        current, each = self.current(), self.rules.players_cards
        hands = [HandDealt(seat.place, len(seat.cards), each) for seat in current.clockwise()]
        return [*hands, HandDealt("dealer", len(current.dealer_cards), self.rules.dealers_cards)]

    def void_round(self, *also: str, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
        """All hands are void, every wager goes back, and the round goes no further."""
        raise NotImplementedError

    # --- what becomes of wagers ---------------------------------------------------------------------------------------

    def settles(
        self, event: WagerSettled, *provisions: str, fixes: tuple[str, ...] = ("result",), once: bool = True
    ) -> bool:
        """A duty to settle a wager; which of several that come back comes first is nowhere said."""
        among = RETURNED if event.result == "returned" else ""
        return self.does(event, *provisions, fixes=fixes, once=once, among=among)

    # --- how a round goes on ------------------------------------------------------------------------------------------

    def decided(self) -> None:
        """After a decision: the next player is asked, or the round is completed."""
        raise NotImplementedError

    def end_void_round(self, shuffle: str | None) -> None:
        """Drops what was to come in the round, ends it, and shuffles for this provision unless the deck has gone."""
        raise NotImplementedError

    # --- what a game fills in: wagers ---------------------------------------------------------------------------------

    def new_round(self, number: int, deck: Deck) -> Round:
        """A round, which begins with its first wager."""
        return Round(number, deck)

    def lawful_beside(self, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
        """Refuses a wager that may not stand beside those that stand already; the provisions by which it may."""
        raise NotImplementedError

    def demand_in_time(self, wager: PlaceWager) -> None:
        """Refuses a new wager that comes too late."""
        raise NotImplementedError

    def recognises(self, wager: PlaceWager, seat: Seat, amount: Cents) -> bool:  # noqa: ARG002  for games with devices
        """Whether the table takes notice of a wager that is put down."""
        return True

    def wager_moved(self, wager: str, by: Cents) -> None:
        """A wager was made, or grew by this amount, or was taken back."""

    def amounts(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        """What a wager may come to beside those that stand; of a play wager, what it may be."""
        raise NotImplementedError

    def amounts_to_change(self, wager: str, others: Mapping[str, Cents]) -> tuple[Amounts, ...]:
        """To what a standing wager may be changed beside the others."""
        return self.amounts(wager, others) if wager == "play" else (Amounts(1),)

    def demand_change(self, wager: str, amount: Cents, others: Mapping[str, Cents]) -> None:
        """Refuses a change to an amount that could not have been wagered beside the others."""

    def demand_to_play(self, wager: PlaceWager) -> None:
        """Refuses a play wager for what a game asks beyond an ante."""

    def why_played(self, wager: PlaceWager) -> tuple[str, ...]:  # noqa: ARG002  a game may look at the amount
        """By what else a play wager is lawful."""
        return ()

    def demand_nothing_rests_on(self, wager: str, left: set[str]) -> None:
        """Refuses that a wager is taken back on which one of those that are left rests."""

    def required_wagers(self) -> tuple[str, ...]:
        """The wagers without which nobody is dealt in."""
        return ()

    def return_undealt(self, seat: Seat) -> None:
        """Gives back the wagers of a seat that is not dealt in."""
        raise NotImplementedError

    def may_be_withdrawn(self, since: int) -> None:
        """Wagers that come back before any card may be told as returned, or as withdrawn."""
        for told in self.emitted[since:]:
            event = told.seen.event
            if isinstance(event, WagerSettled):
                told.parts = (WagerWithdrawn(event.seat, event.wager, event.stake),)

    def wagers_returned(self, *provisions: str) -> None:
        """The wagers of a void round have gone back by these provisions."""

    def every_wager_lost(self, seat: Seat) -> None:
        """A player has left, whose wagers were lost with everything that rested on them."""

    # --- what a game fills in: dealing --------------------------------------------------------------------------------

    def closing(self, way: Way) -> Stages:  # noqa: ARG002  for games with wagers that are locked out
        """What belongs to the announcement of no more bets."""
        return []

    def chips(self, way: Way | None) -> tuple[Stages, Stages]:  # noqa: ARG002  for games with wagers on devices
        """What is done with chips before the first card, and after the last."""
        return [], []

    def dealt_beside(self) -> Mapping[str, str]:
        """Places that are no hand's and get a card before the hands do, and by which provision."""
        return {}

    def deal_stacks(self, way: Way) -> None:
        """A device dispenses the cards."""
        raise NotImplementedError

    def after_dealing(self, way: Way) -> None:
        """What is left to do when every card is dealt."""

    def before_decisions(self) -> None:
        """What is left to do when the stub has been put away, before the hands are looked at."""

    # --- what a game fills in: the round ------------------------------------------------------------------------------

    def best_hand(self, cards: Sequence[Card], selection: str | None = None) -> RankedHand:
        """The highest hand that the cards hold; `selection` names the provision by which it is chosen."""
        raise NotImplementedError

    def forfeits(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """What a fold costs of what still stands when all have decided, and by which provisions."""
        del seat
        return {}

    def after_fold(self, seat: Seat) -> None:
        """What is done at once when a player has folded; otherwise it waits until all have decided."""
        raise NotImplementedError

    def converse(self, stimulus: Conduct) -> None:
        """A player talks about the hand, or wants the dealer to look at it."""
        raise Refusal(f"no rule of this game is about a player who {stimulus.what}")

    def reveal(self) -> None:
        """The dealer's cards are turned up."""
        raise NotImplementedError

    def settle(self) -> None:
        """Settles with every player."""
        raise NotImplementedError

    def declaration(self) -> Declaration:
        """What the facility declares about this table."""
        raise NotImplementedError
