"""Rounds against the dealer, played at random, lawfully for the most part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

import msgspec

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules
from clausewise.reference_engine.families.against_dealer.sight import Sight
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.families.random_player import (
    ANY_AMOUNT,
    FULL,
    GOOD_MANNERS,
    SENSIBLE,
    PlayedTable,
    RandomPlayer,
    all_but_one,
    happens,
)
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import (
    ChangeWager,
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
    LieFaceUp,
    LoseCards,
    Misdeal,
    StackDeck,
)
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, LetRest, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.shuffler.words import Device
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

ROUNDS_A_TABLE, LONG = 4, 12
MOST_STAGES = 40
BOXES, DOLLAR = 7, 100
UNLIMITED = 500
"""Dollars: the most that is wagered where nothing is posted."""
LIMITS = ("minimum-wager", "maximum-wager")
"""The options that say how high a wager has to be, and may be."""
DEVICES: tuple[Device, ...] = ("shuffler", "shoe")
ALIKE = ((Misdeal, LoseCards), (LieFaceUp, DrawInError, ExposeDealerCards), (Jam, BreakDown))
"""Mishaps that befall the number of cards, cards that should not be seen, a device."""
AT_THE_DEAL = (LieFaceUp, Misdeal, DrawInError)

BEFALL: tuple[type[Mishap], ...] = (
    LieFaceUp, Misdeal, DrawInError, ExposeDealerCards, LoseCards, Jam, BreakDown, MissChip,
)  # fmt: skip
"""What may befall a table of cards."""


class HouseBankedPlayer(RandomPlayer):
    """All players of a table against the dealer at once, and whatever befalls it."""

    rules: HouseBankedRules
    quiet: tuple[str, ...] = (
        "folds",
        "ante",
        "side wagers",
        "forced hands",
        "made hands",
        "same ranks",
        "many players",
        "plain amounts",
        "long sessions",
        "two boxes",
        "rises in play",
        "amounts at the limits",
        "amounts beside others",
    )
    spoiling: tuple[str, ...] = (
        "defective decks", "strange instruments", "others' wagers", "wrong amounts", "needless wagers", "changes",
        "withdrawals", "time", "rests", "asks for cards", "rises", "orders", "cut depths", "dealing hands",
        "early counts", "shuffling", "deck changes", "mishaps", "disturbances", "wrong play",
        *(str(kind.__struct_config__.tag) for kind in BEFALL),
    )  # fmt: skip
    goes_with: Mapping[str, tuple[str, ...]] = {
        **{str(kind.__struct_config__.tag): ("mishaps", "further mishaps") for kind in BEFALL},
        # how many cards there are is found out by counting
        **{str(kind.__struct_config__.tag): ("mishaps", "further mishaps", "early counts") for kind in ALIKE[0]},
        "mishaps": ("further mishaps",),
        "rises in play": ("two boxes", "folds"),
    }
    needs: Mapping[str, str] = {"two boxes": "adjacent-boxes", "amounts beside others": "version"}
    hand_sizes = (2, 7)
    """The least and the greatest wrong number of cards that a hand is dealt."""

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        super().__init__(chance, setup, table)
        self.sight = Sight(self.rules)

    # --- what a game fills in -----------------------------------------------------------------------------------------

    def order(self, seats: Sequence[int]) -> Sequence[str]:
        """In which order the cards of a deal leave the deck."""
        raise NotImplementedError

    def some_hand(self) -> Sequence[Card]:
        """Cards that make something."""
        raise NotImplementedError

    def stays_with(self, cards: Sequence[Card]) -> bool:
        """Whether a sensible player plays on with these."""
        return not cards or len({card[0] for card in cards}) < len(cards)

    def begin_wagering(self) -> None:
        """Before anybody wagers in a round."""

    def wagered(self) -> Iterable[str]:
        """What one player wagers on before the cards, chosen one after another."""
        return (
            wager
            for wager in self.rules.initial_wagers
            if (self.likes("ante", 0.9) if wager == "ante" else self.likes("side wagers", 0.6))
        )

    def mishaps(self) -> tuple[Mishap, ...]:
        """What may befall a table of this game beyond what befalls every table."""
        return ()

    def disturbances(self) -> tuple[AnyStimulus, ...]:
        """What players of this game do beyond what all do, at any time of the round."""
        return ()

    # --- the course of play -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Opens the table if need be, and plays some rounds."""
        if not self.setup.ready:
            self._open()
        for _ in range(LONG if self.likes("long sessions", 0.05) else ROUNDS_A_TABLE):
            self._around()
            self._wager()
            self._stack()
            self._mishap(0.2)
            self._finish()

    # --- the parts of a round -----------------------------------------------------------------------------------------

    def _open(self) -> None:
        chance = self.random
        decks = int(self.setup.options.get("decks", 1))
        self.do(BringDecks(decks, happens(chance, 0.3), happens(chance, 0.3), self.likes("defective decks", 0.2)))
        for _ in range(chance.randint(6, 14)):
            self.do(Proceed())

    def _around(self) -> None:
        """What happens between two rounds."""
        chance = self.random
        seats = chance.randint(4, 7) if self.likes("many players", 0.0) else chance.randint(1, 3)
        for seat in chance.sample(range(1, 8), seats):
            if Sit(seat) not in self.stimuli or not self.is_in_mood_for(GOOD_MANNERS):
                self.do(Sit(seat))
        for feature, likely, stimulus in (
            ("time", 0.3, AdvanceClock(chance.choice((60_000, 3_600_000, 5 * 3_600_000, 25 * 3_600_000)))),
            ("rests", 0.05, LetRest()),
            ("asks for cards", 0.05, AskForCards()),
            ("rises", 0.1, Rise(chance.randint(1, 7), happens(chance, 0.5))),
            (
                "orders",
                0.15,
                FloorOrders(chance.choice(("shuffle", "recut")), chance.choice(("floorperson", "player"))),
            ),
            ("cut depths", 0.3, Choose("cut depth", chance.choice((1, 9, 10, 11, 26, 42, 43)))),
            ("dealing hands", 0.1, Choose("dealing hand", chance.choice(("left hand", "right hand")))),
            ("early counts", 0.2, Choose("count the stub", chance.randint(0, 1))),
            ("shuffling", 0.1, Choose("shuffling", chance.choice(("by hand", "by device")))),
            ("deck changes", 0.1, Choose("deck change", chance.randint(0, 1))),
            ("going on", 0.2, Proceed()),
        ):
            if self.likes(feature, likely):
                self.do(stimulus)

    def _wager(self) -> None:
        chance, wagers = self.random, self.rules.initial_wagers
        self.begin_wagering()
        seats = [s.seat for s in self.stimuli if isinstance(s, Sit)] or [1]
        wagering = len(seats) if self.is_in_mood_for(FULL) else chance.randint(1, 4)
        for seat in dict.fromkeys(chance.sample(seats, min(len(seats), wagering))):
            for wager in self.wagered():
                self.do(self._oddly(PlaceWager(seat, wager, self._amount(wager))))
            if self.is_in_mood_for("two boxes"):
                self._wager_beside(seat)
        if self.is_in_mood_for("amounts beside others"):
            self._change_beside_others()
        seat = chance.choice(seats)
        for feature, likely, stimulus in (
            (
                "needless wagers",
                0.1,
                PlaceWager(
                    chance.randint(1, 7), chance.choice((*self.rules.initial_wagers, "play", "insurance")), Cents(1000)
                ),
            ),
            ("changes", 0.1, ChangeWager(seat, chance.choice(wagers), self._amount("ante"))),
            ("withdrawals", 0.1, WithdrawWager(seat, chance.choice(wagers))),
        ):
            if self.likes(feature, likely):
                self.do(stimulus)

    def _wager_beside(self, player: int) -> None:
        """As on the player's own box on one beside it, rather a free one; the first and the last are no neighbours."""
        boxes = (player % BOXES + 1, (player - 2) % BOXES + 1)
        box = self.random.choice([box for box in boxes if box not in self.sight.wagers] or boxes)
        for wager, amount in [*self.sight.wagers.get(player, {}).items()]:
            self.do(PlaceWager(box, wager, self.random.choice((Cents(amount), self._amount(wager))), player))

    def _change_beside_others(self) -> None:
        """One of a player's wagers becomes half or so many times another, or a dollar more or less."""
        seats = [seat for seat, wagers in self.sight.wagers.items() if len(wagers) > 1]
        if seats:
            seat = self.random.choice(seats)
            wager, other = self.random.sample(sorted(self.sight.wagers[seat]), 2)
            amount = self.sight.wagers[seat][other] * self.random.choice((1, 2, 4, 10)) // 2
            self.do(ChangeWager(seat, wager, Cents(max(0, amount + DOLLAR * self.random.choice((-1, 0, 0, 1))))))

    def _oddly(self, wager: PlaceWager) -> PlaceWager:
        """Now and then with something else than value chips, or by somebody else."""
        if self.likes("strange instruments", 0.05):
            return msgspec.structs.replace(wager, instrument=self.random.choice(("cash", "cheque", "plaque")))
        if self.likes("others' wagers", 0.1):
            return msgspec.structs.replace(wager, player=self.random.randint(0, 7))
        return wager

    def _amount(self, wager: str) -> Cents:
        dollars = (1, 5) if wager == "progressive" else (5, 10, 10, 25)
        if self.likes("wrong amounts", 0.05):
            return Cents(self.random.randint(0, 3000))
        if self.likes("plain amounts", 0.0):
            return Cents(100 * dollars[-1] if wager == "progressive" else 1000)
        limits = [int(limit) for name, limit in self.setup.options.items() if name in LIMITS]
        if wager != "progressive" and self.is_in_mood_for(ANY_AMOUNT):
            return self.some_amount(min(limits, default=dollars[0]), max(limits, default=UNLIMITED))
        if limits and self.is_in_mood_for("amounts at the limits"):
            return Cents(DOLLAR * (self.random.choice(limits) + self.random.choice((-1, 0, 0, 0, 1))))
        return Cents(100 * self.random.choice(dollars))

    def _stack(self) -> None:
        """Hands that are worth something come too seldom by themselves."""
        if not self.likes("forced hands", 0.75):
            return
        left = list(PACK)
        self.random.shuffle(left)
        wanted: dict[str, tuple[Card, ...]] = {}
        seats = sorted(self.sight.antes) or [1]
        last: tuple[Card, ...] = ()
        for place in ("dealer", *(f"seat {seat}" for seat in seats)):
            if self.likes("made hands", 0.8):
                again = last and self.likes("same ranks", 0.1)
                hand = tuple(same_ranks(last, left) if again else (c for c in self.some_hand() if c in left))
                if again and happens(self.random, 0.4):
                    hand = tuple(all_but_one(self.random, hand, left))
                wanted[place] = last = hand
                left = [card for card in left if card not in hand]
        self.do(StackDeck(stack(wanted, self.order(seats))))

    def _mishap(self, likely: float) -> None:
        if not self.likes("mishaps", likely):
            return
        first = self.one_of(self._what_may_befall())
        self._befalls(first)
        if self.likes("further mishaps", 0.3):  # those that concern the same thing are provided for together
            alike = next((kinds for kinds in ALIKE if isinstance(first, kinds)), ())
            others = [one for one in self._what_may_befall() if isinstance(one, alike) and type(one) is not type(first)]
            self._befalls(self.one_of(others or self._what_may_befall()))

    def _befalls(self, what: AnyStimulus) -> None:
        """What goes wrong with a deal is provided for before it."""
        if not (self.sight.dealt and isinstance(what, AT_THE_DEAL)):
            self.do(what)

    def _devices(self) -> tuple[Device, ...]:
        """Those that may fail: where a shuffler dispenses the cards there is no shoe."""
        return DEVICES if self.setup.options.get("dealing") != "automated shuffler" else DEVICES[:1]

    def _jams(self, device: Device) -> tuple[Jam, ...]:
        """A device fails where the rules say what comes of it, in the very next deal if not before."""
        if f"{device}-fails" not in self.rules.provisions:
            return ()
        cards_for_one = self.rules.players_cards + self.rules.dealers_cards
        how = self.random.choice((Jam(device, "jams"), Jam(device, "stops"), Jam(device, "fails to finish")))
        return (msgspec.structs.replace(how, after_cards=self.random.randint(0, 20) % cards_for_one),)

    def _what_may_befall(self) -> tuple[AnyStimulus, ...]:
        chance = self.random
        place = chance.choice(("dealer", "seat 1", *(f"seat {seat}" for seat in self.sight.antes)))
        device = chance.choice(self._devices())
        return (
            LieFaceUp(tuple(sorted(chance.sample(range(1, 40), chance.randint(1, 2))))),
            Misdeal(place, chance.randint(*self.hand_sizes)),
            DrawInError(chance.randint(1, 30), happens(chance, 0.5)),
            ExposeDealerCards(chance.randint(1, 2)),
            LoseCards(chance.choice((-1, 1, 2))),
            *self._jams(device),
            BreakDown(device),
            *self.mishaps(),
            TouchCards(chance.randint(1, 7), chance.choice(("player", "dealer", "another player"))),
        )

    def _finish(self) -> None:
        """Until nothing moves any more: whoever is asked decides, sometimes somebody else or otherwise than allowed."""
        over = self.rounds + 1
        still = 0
        for _ in range(MOST_STAGES):
            before = len(self.table.seen)
            if self.likes("disturbances", 0.05):
                self._disturb()
            if self.sight.asked and self.is_in_mood_for("rises in play"):
                for box in [*self.sight.antes]:
                    self.do(Rise(box, leaves=False))
            self.do(self._decision(self.random.choice(self.sight.asked)) if self.sight.asked else Proceed())
            still = still + 1 if len(self.table.seen) == before else 0
            if still > 1 or (self.rounds >= over and happens(self.random, 0.3)):
                return

    def _decision(self, seat: int) -> AnyStimulus:
        stay, fold = self.sight.decisions(seat)
        if self.is_in_mood_for(SENSIBLE):
            stays = self.stays_with(self.sight.cards.get(f"seat {seat}", ()))
            return stay.act if stays else fold.act
        return fold.act if self.likes("folds", 0.3) else stay.of(max(1, self._play_wager(stay.amounts[0])))

    def _play_wager(self, allowed: Amounts) -> int:
        """Rather the least or the most that is allowed; now and then too much or too little."""
        least, most = allowed.least, allowed.greatest
        if self.likes("wrong play", 0.1):
            beyond = [] if least == most else [most + DOLLAR]
            wrong = [0, least - DOLLAR, least + DOLLAR, *beyond, most + least]
            return self.random.choice(wrong)
        return least if least == most else self.random.choice((least, least, (least + most) // 2, most, most))

    def _disturb(self) -> None:
        chance, wagers = self.random, self.rules.initial_wagers
        seat = chance.choice([*self.sight.antes]) if self.sight.antes and happens(chance, 0.5) else chance.randint(1, 7)
        self.do(
            chance.choice(
                (
                    Fold(seat),
                    PlaceWager(seat, "ante", Cents(1000)),
                    PlaceWager(seat, "play", Cents(1000)),
                    ChangeWager(seat, chance.choice(wagers), Cents(2000)),
                    WithdrawWager(seat, chance.choice(wagers)),
                    Rise(seat),
                    FloorOrders("recut"),
                    TouchCards(seat, "another player", seat % 7 + 1),
                    AdvanceClock(3_600_000),
                    *self.disturbances(),
                )
            )
        )
        self._mishap(0.3)

    # --- looking ------------------------------------------------------------------------------------------------------

    def notice(self, event: AnyEvent) -> None:
        """Looks at what happens."""
        self.sight.see(event)


def same_ranks(hand: Sequence[Card], left: Sequence[Card]) -> list[Card]:
    """A hand of the same ranks in other suits, as far as these are left.

    >>> same_ranks(["As", "Kd"], ["Kh", "2c", "Ac", "Ad"])
    ['Ac', 'Kh']
    """
    found: list[Card] = []
    for card in hand:
        other = next((one for one in left if one[0] == card[0] and one not in found), None)
        found += [other] if other is not None else []
    return found
