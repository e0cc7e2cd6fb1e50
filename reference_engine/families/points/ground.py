"""What stands on a table where hands count points, as its stages know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import Card, without
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.equipment.cards_care import bringing, loading
from clausewise.reference_engine.equipment.cards_care.port import HandDealt
from clausewise.reference_engine.equipment.cards_care.ways import HAND
from clausewise.reference_engine.families.card_rounds import CardRounds
from clausewise.reference_engine.families.points.state import FIRST_CARDS, Hand, Phase, Round

if TYPE_CHECKING:
    from collections.abc import Collection

    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.points.rules import PointsRules
    from clausewise.reference_engine.families.table import Opening

MOST_FROM_THE_HAND = 2
"""Decks that are dealt from the hand."""


class PointsGround(CardRounds[Round, Phase]):
    """Boxes with their hands, the dealer's, and the cards."""

    rules: PointsRules
    further_hands = True

    def __init__(self, asked: Opening[PointsRules]) -> None:
        super().__init__(asked)
        self.cards.packs = int(self.option("decks"))
        if self.from_the_hand and self.cards.packs > MOST_FROM_THE_HAND:
            raise NotOffered("cards are dealt from the hand from no more than two decks")
        self.seated: dict[int, None] = {}
        """The seats of the players who are there, in the order in which they came."""
        self.burned: tuple[Card, ...] = ()
        """What was burned since the last shuffle."""
        self.burns_are_seen = True
        """Whether who is beside another house is shown that it burns: else its first card known is the first dealt."""
        self.burns = 1
        """So many cards the house burns after a shuffle."""
        self.misannounced: dict[int, int] = {}
        """What is going to be announced wrongly, by the seat."""
        self.up_card_goes = False
        """The up-card is going to be collected with the dealer's other cards."""
        if self.setup.ready:
            bringing.put_ready(self)

    # --- what the house has chosen ------------------------------------------------------------------------------------

    def option_number(self, name: str) -> int:
        """The house's choice where it is a number; there is one deck at a time, of however many packs."""
        return 1 if name == "decks" else super().option_number(name)

    def allows_players(self, what: str) -> bool:
        """Whether the house lets players do this."""
        return self.option(what) in ("allowed", "offered")

    @property
    def way(self) -> Way:
        """How the house deals."""
        return loading.way_of(self)

    @property
    def from_the_hand(self) -> bool:
        """Whether it is the pitch variant."""
        return self.way is HAND

    @property
    def spots(self) -> int:
        """Against how many hands of the dealer's a player may wager."""
        return 1 if self.option("multiple-action") == "not offered" else 3

    # --- what care of the cards asks ----------------------------------------------------------------------------------

    def arrange_forced_cards(self) -> None:
        """Puts the forced cards on top of what is left of the deck, the rest behind them as they were."""
        if self.cards.forced and self.cards.decks:
            deck = self.cards.deck_in_play()
            forced = self.cards.forced[: len(deck.cards)]
            deck.cards = [*forced, *without(deck.cards, forced)][: len(deck.cards)]
            self.cards.forced = ()

    def cards_are_out(self) -> bool:
        """Whether a card of the round in progress has been dealt."""
        return self.round is not None and self.round.dealt > 0

    def hands_dealt(self) -> list[HandDealt]:
        """The players' hands, clockwise, and the dealer's, as they are when all have their first cards."""
        current = self.current()
        hands = [HandDealt(hand.owner, len(hand.cards), FIRST_CARDS) for hand in current.hands()]
        return [*hands, HandDealt("dealer", len(current.dealer.cards), self.dealers_first_cards())]

    def dealers_first_cards(self) -> int:
        """How many cards the dealer has before the players elect."""
        later = self.spots > 1 and self.rulings.reading("second-card") == "dealt-after-decisions"
        return 1 if later else FIRST_CARDS

    def dealt_beside(self) -> Collection[str]:
        """No place gets a card that is no hand's."""
        return ()

    # --- what the table fills in --------------------------------------------------------------------------------------

    def void_round(self, *also: str, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
        """All hands are void by one provision, wagers go back by another, and the cards are shuffled by a third."""
        raise NotImplementedError

    def ends_round(self, *, void: bool, shuffle: str | None) -> None:
        """The round is over, and the cards are shuffled if the rules ask for it or the provision does."""
        raise NotImplementedError

    def shuffles(self, provision: str) -> None:
        """The cards are shuffled for this reason, cut, and put where they are dealt from."""
        raise NotImplementedError

    def goes_on(self, hand: Hand) -> None:
        """After an election and what came of it: the same hand again, the next one, or the dealer's."""
        raise NotImplementedError
