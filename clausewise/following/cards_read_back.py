"""Which cards leave the deck next, as far as a system's events show them: the engine beside it is dealt the same.

A card that is burned unseen may be any. A card that is dealt unseen may be seen later: when the hand is shown, ranked,
given away or collected. A card found face up, or drawn in error, lay where the mishap said.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from clausewise.following.cards_seen import Deal, Drawn, HandSeen, around_the_table, as_they_lay, known_cards
from clausewise.reference_engine.core.cards import Card, at_most, without
from clausewise.reference_engine.equipment.stacking import mixed
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.cards.places import hand_at, place_of
from clausewise.reference_engine.vocabulary.cards.stimuli import (
    DrawInError,
    ForceCards,
    LieFaceUp,
    LoseCards,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.pot.events import BoardDealt, CardsDiscarded, HandShown
from clausewise.reference_engine.vocabulary.pot.stimuli import Discard, SpoilCard
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

DISCARDS: Final = "discard pile"
"""What is shuffled where a deck has run out in the middle of a draw."""


@dataclass(slots=True)
class _Mishaps:
    """Where cards lie face up, or are going to be drawn in error."""

    face_up: set[int] = field(default_factory=set)
    in_error: set[int] = field(default_factory=set)

    def of(self, act: str) -> set[int]:
        """The positions at which this act comes."""
        return self.face_up if act == "finds" else self.in_error - self.face_up


class CardsToCome:
    """The cards of a recording, deal by deal; looked through once."""

    def __init__(  # noqa: PLR0913  each is named where it is given
        self,
        *,
        packs: int = 1,
        last_on_top: bool = False,
        burns_unseen: frozenset[int] | None = None,
        by_place: bool = False,
        rest_unseen: int = 0,
        leaves_a_stack: Callable[[Procedure], bool] = lambda _: True,
        shows_the_last: bool = False,
        mishaps_wait: bool = True,
    ) -> None:
        self._packs = packs
        self._last_on_top = last_on_top
        self._burns_unseen = burns_unseen is not None
        self._burned_before = burns_unseen or frozenset()
        """Numbers of the cards of a hand before the first of which nobody sees one burned; 0 for the first drawn."""
        self._burned_in_round: set[int] = set()
        self._rest_unseen = rest_unseen
        """So many cards come out beside the one on top of the dealer's further stack, and nobody sees them go."""
        self._leaves_a_stack = leaves_a_stack
        """Whether a card that was found or drawn in error is replaced, so that its stack has as many without it."""
        self._shows_the_last = shows_the_last
        """The dealer's card that lies open is the last one of the hand, not the first."""
        self._mishaps_wait = mishaps_wait
        """What is announced when the cards of a round have been dealt is for the next one."""
        self._beside_the_top: int | None = None
        """The cards of that stack without the one on top, as long as this is to come."""
        self._strange_cards = False
        """A deck may hold a card more often than its packs do."""
        self._given: dict[int, tuple[Card, ...]] = {}
        self._drawing = False
        """Somebody has given cards away in this round: what is shuffled in it then can only be such cards."""
        self._common: list[Card] = []
        """What lies for all players: a hand that is ranked, and was not shown, has some of it beside its own."""
        self._by_place = by_place
        """Whether hands lie in the deck as if dealt card by card around the table, in whichever order they came."""
        self._row = 0
        """The number of the row in which cards go around the table; what is burned begins another one."""
        self._one_by_one = False
        """Somebody has elected something in this round: from then on a card lies where it came from."""
        self._deals: list[Deal] = [Deal()]
        self._hands: dict[str, HandSeen] = {}
        self._burned = HandSeen()
        """What was burned last, as far as it has been disclosed."""
        self._by_round: list[set[Card]] = [set()]
        self._early: list[Drawn] = []
        """Cards of this deal that were seen out of turn and are still to go to a hand."""
        self._announced = _Mishaps()
        self._mishaps = _Mishaps()
        self._fall_off_the_board: set[int] = set()
        """Which cards of the board are going to fall off the table in this round."""
        self._fallen: list[Drawn] = []
        """Cards that fell off the table since a card was dealt."""
        self._dealing = False
        self._past_its_deal = False
        """Cards of this round have been dealt, or all its hands are void: what goes wrong with cards is over."""
        self._shuffled = False
        """The deck was seen shuffled since the last card left it."""
        self._begins: list[int] = []
        self._told: int | None = None
        """The deal whose cards the engine knows."""

    # --- looking through ----------------------------------------------------------------------------------------------

    def stimulus(self, stimulus: AnyStimulus, *, accepted: bool = True) -> None:
        """Takes in what was done."""
        match stimulus:
            case LieFaceUp():
                self._announced.face_up.update(stimulus.positions)
            case LoseCards():
                self._strange_cards |= stimulus.number < 0
            case DrawInError():
                self._announced.in_error.add(stimulus.position)
            case SpoilCard(place="board", how="off the table"):
                self._fall_off_the_board.add(stimulus.number)
            case Discard() if accepted:
                self._given[stimulus.seat] = stimulus.cards
                self._drawing = True
            case _:
                pass

    def event(self, at: int, event: AnyEvent) -> None:
        """Takes in what was seen, at this place among all events."""
        match event:
            case CardDealt():
                self._card(at, event)
            case StackDealt():
                self._stack(at, event)
            case BoardDealt():
                self._board(at, event)
            case HandShown():
                self._hand(f"seat {event.seat}").is_seen(event.cards)
            case HandRanked():
                self._hand(event.owner, event.hand).is_among_it(without(event.cards, self._common))
            case CardsDiscarded():
                given = self._given.pop(event.seat, ())
                self._hand(f"seat {event.seat}").gives(event.cards or given)
            case Elected():
                self._one_by_one = True
                self._divides(event)
            case RoundStarted() | RoundEnded():
                self._new_round(over=isinstance(event, RoundEnded))
            case Procedure():
                self._procedure(at, event)
            case _:
                pass

    def _divides(self, event: Elected) -> None:
        """Of the two cards of a pair that is split, the second one goes to the new hand."""
        if event.action == "splits" and event.into is not None:
            divided, new = (self._hand(f"seat {event.seat}", number) for number in (event.hand, event.into))
            divided.cards, new.cards = divided.cards[:1], divided.cards[1:]

    def _board(self, at: int, event: BoardDealt) -> None:
        """The cards of a street, told together; one of them that fell off the table before lay among them."""
        self._out(at, (*((None,) if self._burns_unseen else ()), *event.cards))
        drawn = self._deals[-1].drawn
        first, before = len(drawn) - len(event.cards), len(self._common)
        self._common.extend(event.cards)
        fell = sorted(number for number in self._fall_off_the_board if before < number <= len(self._common))
        for number, one in zip(fell, self._fallen, strict=False):
            self._fall_off_the_board.remove(number)
            drawn[:] = [other for other in drawn if other is not one]
            drawn.insert(first - 1 + number - 1 - before, one)
            first += 1
        self._fallen.clear()

    def _card(self, at: int, event: CardDealt) -> None:
        self._fallen.clear()
        number = 0 if self._drawing else event.number
        if number in self._burned_before - self._burned_in_round:
            self._burned_in_round.add(number)
            self._out(at, (None,))
        rest = self._rest_of_further_stack(event.card)
        if self._last_on_top:
            self._out(at, rest)
        self._to(place_of(event.to, event.hand), at, [event.card], event.number)
        if not self._last_on_top:
            self._out(at, rest)

    def _stack(self, at: int, event: StackDealt) -> None:
        self._to(place_of(event.to, event.hand), at, [None] * event.count if event.cards is None else event.cards)
        if self._rest_unseen and event.to == "dealer":
            self._beside_the_top = self._rest_unseen

    def _procedure(self, at: int, event: Procedure) -> None:
        if event.act == "burns":
            self._burns(at, event)
        elif event.act == "discloses the burn cards":
            self._burned.is_what(event.cards or ())
        elif event.act == "finds" or (event.act == "draws in error" and (event.cards or event.face == "up")):
            self._out_of_turn(at, event)
        elif event.act == "shuffles":
            self._shuffled = True
            self._new_deal(goes_on=event.source == DISCARDS or (event.source is None and self._drawing))
        elif event.act == "voids all hands":
            self._past_its_deal = True
            if not self._dealing:
                self._announced = _Mishaps()  # the deal is over before its first card, and what was to go wrong in it
        elif event.owner is not None and event.cards:
            self._hand(event.owner, event.hand).is_seen(self._in_this_hand(event.owner, event.hand, event.cards))
        elif event.cards:
            self._of_nobody(at, event.act, event.cards)

    def _of_nobody(self, at: int, act: str, cards: Sequence[Card]) -> None:
        if act == "sets aside":
            for card in cards:
                self._comes_now(card)
        elif act == "discards":  # what is left of a stack that was dispensed
            self._rest_of_a_stack(at, cards)
        elif act == "examines the card":  # it fell off the table, and is dealt to nobody
            self._fallen += self._out(at, cards)

    def _burns(self, at: int, event: Procedure) -> None:
        """Unseen, unless somebody asks for them later; mishaps are counted from the card behind them."""
        after_a_shuffle = not self._deals[-1].drawn
        self._row += 1
        self._burned = HandSeen(self._out(at, event.cards or (None,) * (event.count or 1)))
        if after_a_shuffle:
            self._deals[-1].burned = len(self._burned.cards)

    def close(self) -> None:
        """All has been seen."""
        self._new_round()
        self._deals = [deal for deal in self._deals if deal.drawn]
        self._begins = [deal.drawn[-1].at for deal in self._deals]
        to_come: frozenset[Card] = frozenset()
        for deal in reversed(self._deals):
            deal.to_come = to_come
            to_come = frozenset() if deal.shuffled else to_come.union(known_cards(deal.drawn))

    def _hand(self, owner: str, number: int = 1) -> HandSeen:
        return self._hands.setdefault(place_of(owner, number), HandSeen())

    def _in_this_hand(self, owner: str, number: int, cards: Sequence[Card]) -> Sequence[Card]:
        """Without what lies in a further hand: the dealer's are collected without saying which one it is."""
        if owner != "dealer" or number != 1:
            return cards
        further = (hand for place, hand in self._hands.items() if hand_at(place)[0] == owner != place)
        return without(cards, [card for hand in further for card in known_cards(hand.cards)])

    def _comes_now(self, card: Card | None) -> Drawn | None:
        """The card that was seen out of turn, if it is this one that now goes where it goes."""
        found = next((drawn for drawn in self._early if drawn.card == card is not None), None)
        if found is not None:
            self._early.remove(found)
        return found

    def _out(self, at: int, cards: Sequence[Card | None], place: str = "") -> list[Drawn]:
        if not self._dealing:  # what is announced from now on is for the next deal
            self._dealing, self._mishaps, self._announced = True, self._announced, _Mishaps()
            self._deals[-1].shuffled, self._shuffled = self._shuffled, False
        self._row += self._one_by_one
        found = [Drawn(at, card, place, row=self._row) for card in cards]
        self._deals[-1].drawn += found
        return found

    def _rest_of_further_stack(self, on_top: Card | None) -> list[None]:
        """What comes out beside the card on top and is not seen; without what was seen out of turn."""
        rest, self._beside_the_top = self._beside_the_top, None
        if rest is None:
            return []
        early = any(drawn.card == on_top for drawn in self._deals[-1].drawn if drawn.position is not None)
        return [None] * (rest + early)

    def _to(self, place: str, at: int, cards: Sequence[Card | None], number: int = 0) -> None:
        for card in cards:
            drawn = self._comes_now(card) or self._out(at, [card], place)[0]
            drawn.number = number
            self._hand(place).cards.append(drawn)

    def _out_of_turn(self, at: int, event: Procedure) -> None:
        """A card that is seen before the stack that it lay in is delivered."""
        found = self._out(at, event.cards or (None,))
        if self._beside_the_top and not self._leaves_a_stack(event):
            self._beside_the_top -= len(found)
        burned = self._deals[-1].burned
        before = {drawn.position - burned for drawn in self._deals[-1].drawn if drawn.position is not None}
        gone = self._gone_before(found) - burned
        # where players decide in between, it may be announced in the middle of a deal, and never come
        announced = [of_this.of(event.act) - before for of_this in (self._mishaps, self._announced)]
        if not self._mishaps_wait:
            announced = [announced[0] | announced[1]]
        ahead = [{position for position in positions if position > gone} for positions in announced]
        positions = next(filter(None, ahead), announced[0])
        for drawn, position in zip(found, sorted(positions), strict=False):
            drawn.position = position + burned
            self._early.append(drawn)

    def _gone_before(self, found: Sequence[Drawn]) -> int:
        """How many cards had left the deck, but for those burned last: cards are found instead of what is burned."""
        gone = self._deals[-1].drawn[: -len(found)]
        while gone and (gone[-1].card is None or gone[-1].position is not None):
            gone.pop()
        return len(gone)

    def _rest_of_a_stack(self, at: int, cards: Sequence[Card]) -> None:
        """What a device dispensed and nobody got, the card on top of it excepted."""
        for card in cards:
            self._comes_now(card)  # one that was drawn in error goes to nobody, though another copy of it may
        drawn = self._deals[-1].drawn
        if {one.card for one in drawn if one.place} >= {*cards}:
            return  # they are hands that are collected together
        out_of_turn = known_cards(one for one in drawn if not one.place)  # what is nobody's
        rest = without(cards, out_of_turn)
        if rest and drawn and self._last_on_top:
            top = drawn.pop()
            self._out(top.at, rest)
            drawn.append(top)
        else:
            self._out(at, rest)

    def _new_deal(self, *, goes_on: bool = False) -> None:
        self._dealing = self._one_by_one = False
        self._beside_the_top = None
        self._early.clear()
        if self._deals[-1].drawn:
            self._deals.append(Deal(round=len(self._by_round) - 1, goes_on=goes_on))

    def _new_round(self, *, over: bool = True) -> None:
        if over:
            self._fall_off_the_board.clear()
        for place, hand in self._hands.items():
            hand.is_over(last_is_shown=self._shows_the_last and place == "dealer")
        self._hands.clear()
        self._given.clear()
        self._burned_in_round.clear()
        self._drawing = False
        self._common.clear()
        for deal in self._deals[::-1]:
            if deal.round != len(self._by_round) - 1:
                break
            self._by_round[-1].update(drawn.card for drawn in deal.drawn if drawn.card is not None)
            self._past_its_deal |= bool(deal.drawn)
        if over and self._past_its_deal and not self._mishaps_wait:
            self._announced = _Mishaps()
        self._past_its_deal = False
        self._by_round.append(set())
        self._new_deal()
        self._deals[-1].round = len(self._by_round) - 1

    # --- forcing ------------------------------------------------------------------------------------------------------

    def ahead(self, at: int) -> Iterator[AnyStimulus]:
        """The cards of the deal that is going on at this place among the events, or comes next, if they are new."""
        deal = self.deal_after(at)
        # what is shuffled when a deck runs out holds cards that lay in it before: they are told as it comes to its end
        if deal is not None and (deal != self._told or self._goes_on_after(deal)):
            self._told = deal
            yield StackDeck(self.cards(deal, at))

    def was_given(self, stimulus: AnyStimulus) -> None:
        """Cards that were forced otherwise take the place of those that were told."""
        if isinstance(stimulus, StackDeck | ForceCards):
            self._told = None

    def may_lie_otherwise(self) -> None:
        """What lies on top is said once more."""
        self._told = None

    # --- asking -------------------------------------------------------------------------------------------------------

    def deal_after(self, at: int) -> int | None:
        """The number of the deal that is going on at this place among the events, or comes next."""
        number = bisect_left(self._begins, at)
        return number if number < len(self._deals) else None

    def cards(self, deal: int, at: int) -> tuple[Card, ...]:
        """The cards of a deal, from this place among the events on, and of those that go on where its deck ran out."""
        cards = [card for _, card in self.placed(deal, at)]
        if self._goes_on_after(deal):
            cards += [card for _, card in self.placed(deal + 1)]
        return tuple(cards) if self._strange_cards else at_most(cards, self._packs)

    def _goes_on_after(self, deal: int) -> bool:
        return deal + 1 < len(self._deals) and self._deals[deal + 1].goes_on

    def known(self, deal: int) -> list[Card | None]:
        """The cards of a deal as they came; None for one that nobody has seen."""
        return [drawn.card for drawn in self._deals[deal].drawn]

    def placed(self, deal: int, at: int = 0) -> list[tuple[str, Card]]:
        """These cards, each with the place that it went to; nothing for a place that is nobody's."""
        chosen = self._deals[deal]
        left = [drawn for drawn in chosen.drawn if drawn.at >= at]
        if self._by_place:
            left = around_the_table(left)
        order = as_they_lay(left, len(chosen.drawn) - len(left))
        named = self._by_round[chosen.round]
        own = known_cards(chosen.drawn)
        # where rounds are not told apart, all cards have been named some time
        unseen = without(mixed(self._packs), own)
        others = iter(sorted(unseen, key=lambda card: (card in named, card in chosen.to_come)))
        found: list[tuple[str, Card]] = []
        for drawn in order:
            card = next(others, None) if drawn is None or drawn.card is None else drawn.card
            if card is not None:
                found.append(("" if drawn is None else drawn.place, card))
        return found

    @property
    def begins(self) -> tuple[int, ...]:
        """For each deal the event that shows its first card."""
        return tuple(deal.drawn[0].at for deal in self._deals)
