"""Shuffling, the count by the device, the stack, the cut, the shoe, orders of the floor."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import cutting, dealing, decks, devices
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.against_dealer.state import Deck
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.cards.stimuli import FloorOrders
    from clausewise.reference_engine.vocabulary.core.words import Duty

PLACES = {"manual shoe": "shoe", "automated shoe": "automated shoe", "automated shuffler": "automated shuffler"}
"""Where the stack goes by the way of dealing; the dealer's hand takes it up when the round is dealt."""
IN_TURN, STACK_LAST, NOTHING_FOLLOWS, ONLY_CUT = (
    "in turn", "stacked when all else is done", "nothing follows", "not made ready to be dealt",
)  # fmt: skip
ABOVE = ("floorperson", "pit boss")
"""A floorperson, or somebody above."""


def by_hand(table: HouseBankedTable) -> bool:
    """The dealer shuffles, no device."""
    return dealing.shuffled_by_hand(table)


def shuffle(table: HouseBankedTable, provision: str, deck: Deck | None = None, *also: str) -> None:
    """The cards are shuffled, counted by a device that counts, stacked, cut if need be, and loaded or stored.

    `provision` says why, `also` what else asks for it; the deck is the one that was played with last, unless another is
    named.
    """
    deck = deck or decks.to_be_shuffled(table)
    if deck is None:
        return
    spared = _spared(table, deck)
    if deck is table.used_deck:
        table.used_deck = None
        decks.empty_the_rack(table, deck)
    early = not spared and not by_hand(table) and _loads_before_the_shuffle(table)
    if early:
        load(table, deck, cut_made=False)
    if not spared:
        intermix(table, deck, provision, *also)
        if not _counted_right(table, deck):
            return
    stack_and_load(table, deck, *(also if spared else ()), spared=spared, loaded=early)


def stack_and_load(table: HouseBankedTable, deck: Deck, *also: str, spared: bool, loaded: bool = False) -> None:
    """What follows the shuffle, or takes its place where preshuffled cards are spared it."""
    hand = by_hand(table)
    cited = ("shuffle", "cut.needed") if spared else ("cut.needed",) if hand else ("deal.after-device",)
    if table.option("shuffling") == "by reshuffling device":
        cited = (*cited, "reshuffler.exempt")
    stacks = Procedure(
        "stacks", by="dealer" if hand or spared else "shuffler", deck=deck.name, method="in a single stack"
    )
    then = _what_follows(table)
    if then != STACK_LAST:
        table.does(
            stacks, "shuffle.single-stack", "shuffle.then", *cited, *also, fixes=("deck", "method"), late="loads",
            once=False,
        )  # fmt: skip
    deck.cards = list(deck.order)
    cut_made = then != NOTHING_FOLLOWS and needs_cut(table, spared=spared)
    if cut_made:
        cutting.cut(table, deck)
    if then in (IN_TURN, STACK_LAST):
        decks.store_or_bring(table, deck, cut_made=cut_made, loaded=loaded)
    if then == STACK_LAST:
        table.reports(stacks, "shuffle.single-stack", "shuffle.then", *cited, *also)


def _what_follows(table: HouseBankedTable) -> str:
    """When the cards are shuffled and stacked they are cut or dealt, and no earlier."""
    if not table.rulings.knows("shuffle.then"):
        return IN_TURN
    others = {name: name for name in (STACK_LAST, NOTHING_FOLLOWS, ONLY_CUT)}
    return table.rulings.choose("shuffle.then", IN_TURN, others)


def _spared(table: HouseBankedTable, deck: Deck) -> bool:
    """Preshuffled cards are not shuffled again: before they are first played with, or ever."""
    if table.rulings.reading("preshuffled-scope", "first-shuffle") == "first-shuffle":
        preshuffled = deck.preshuffled and deck.first_used is None
    else:
        preshuffled = deck.preshuffled
    return preshuffled or table.rulings.holds("shuffle", False)  # to shuffle them all the same would be no wrong


def intermix(table: HouseBankedTable, deck: Deck, provision: str, *also: str) -> None:
    """The cards change their order, unless a fault keeps them from it."""
    hand = by_hand(table)
    reasons = devices.reasons_to_shuffle(table, deck, provision)
    late = "loads"
    if reasons and len(table.decks) > 1 and table.rulings.knows("decks.shuffled-meanwhile"):
        reasons, late = ("decks.shuffled-meanwhile", *reasons), "round-ended"
    done = bool(reasons) and table.does(
        Procedure(
            "shuffles", by="dealer" if hand else "shuffler", deck=deck.name,
            method="manually" if hand else "with an automated shuffling device", count=len(deck.order),
        ),
        *reasons, "shuffle", *also, *dealing.device_required(table),
        fixes=("deck", "by") if hand else ("deck",), late=late, once=False,
    )  # fmt: skip
    lay = _complete(deck)
    if not done:
        deck.order = lay
        return
    mixed = list(lay)
    table.random.shuffle(mixed)
    always_the_same = list(PACK)
    random.Random(1).shuffle(always_the_same)  # noqa: S311  what a careless device would do
    deck.order = table.rulings.choose(
        "shuffle",
        mixed,
        {"the cards stay as they lay": lay, "the order of a new deck": list(PACK), "the same order": always_the_same},
    )


def _complete(deck: Deck) -> list[Card]:
    """All cards of the deck, short of those that are missing or with those that are too many."""
    cards = list(deck.order)
    wanted = len(PACK) - deck.missing
    return cards[:wanted] if len(cards) >= wanted else cards + list(PACK[: wanted - len(cards)])


# --- devices that count -----------------------------------------------------------------------------------------------


def _loads_before_the_shuffle(table: HouseBankedTable) -> bool:
    """Never: a device puts the stack into the shoe when the shuffle is complete."""
    if table.option("dealing") != "manual shoe":
        return False
    return table.rulings.choose("shuffler.into-shoe", False, {"before the shuffle is complete": True})


def _counted_right(table: HouseBankedTable, deck: Deck) -> bool:
    """A device that counts does so after each shuffle; a deck with a wrong number of cards leaves the table."""
    if table.option("shuffling") not in ("by counting device", "by reshuffling device"):
        return True
    cited = ["shuffler.wrong-number"] if len(deck.order) == len(PACK) else ["shuffler.wrong-number", "shuffler.remove"]
    done = table.does(
        Procedure("counts the deck", by="shuffler", deck=deck.name, count=len(deck.order)),
        "shuffler.counts" if table.option("shuffling") == "by counting device" else "reshuffler",
        *cited, fixes=("count",), late="round-started", once=False,
    )  # fmt: skip
    return not done or _number_right(table, deck)


def _number_right(table: HouseBankedTable, deck: Deck) -> bool:
    number = len(deck.order)
    wrong = table.rulings.choose(
        "shuffler.wrong-number",
        number != len(PACK),
        {"only when cards are missing": number < len(PACK), "only when there are too many": number > len(PACK)},
    )
    wrong = table.rulings.holds("shuffler.wrong-number", wrong)
    direct_only = table.rulings.reading("counting-device-scope", "any-counting-device") == "direct-to-shoe"
    if not wrong or (direct_only and table.option("dealing") == "hand"):
        return True
    if not table.does(
        Procedure("removes", deck=deck.name, source="table"), "shuffler.remove",
        fixes=("deck", "source"), late="receives",
    ):  # fmt: skip
        return True
    decks.remove(table, deck)
    return False


# --- the cut and the shoe ---------------------------------------------------------------------------------------------


def needs_cut(table: HouseBankedTable, *, spared: bool) -> bool:
    """After a shuffle by hand and for preshuffled cards; not after a shuffle by a device."""
    rulings = table.rulings
    hand = by_hand(table)
    if not hand and not spared:
        # where a cut is made onto a cover card, nothing bars one that nobody asks for
        return rulings.knows("cut.cover-card") and rulings.holds("deal.after-device", False)
    if rulings.reading("reshuffler-preshuffled", "no-cut") == "no-cut" and exempt(table, "the cut"):
        return False
    needed = hand or rulings.reading("preshuffled-at-device", "cut") == "cut"
    if rulings.knows("opening.exempt"):  # otherwise no cards come preshuffled
        needed = rulings.choose(
            "cut.needed",
            needed,
            {"only cards shuffled by hand": hand and not spared, "only preshuffled cards": spared},
        )
    else:
        needed = rulings.choose(
            "cut.needed", needed, {"only before play": table.rounds == 0, "only after a round": table.rounds > 0}
        )
    return rulings.holds("cut.needed", needed)


def exempt(table: HouseBankedTable, what: str) -> bool:
    """A device that reshuffles and counts relieves the dealer of the cut, the recut and the idle table's procedures.

    What the dealer is relieved of may be done all the same; what can go wrong is that another device relieves too.
    """
    if table.option("shuffling") == "by reshuffling device":
        return True
    relieved: tuple[str, ...] = ()
    if table.rulings.knows("reshuffler.exempt") and not by_hand(table):
        wrong = ("the cut", "a recut", "the idle table")
        relieved = table.rulings.choose("reshuffler.exempt", (), {f"any device, from {one}": (one,) for one in wrong})
    return what in relieved


def not_relieved(table: HouseBankedTable) -> tuple[str, ...]:
    """What says that a device which does not reshuffle and count relieves the dealer of nothing."""
    return () if by_hand(table) or table.option("shuffling") == "by reshuffling device" else ("reshuffler.exempt",)


def load(table: HouseBankedTable, deck: Deck, *also: str, cut_made: bool) -> None:
    """The stack is put where it is dealt from."""
    way = str(table.option("dealing"))
    if way not in PLACES:
        return  # the dealer takes it into a hand when the round is dealt
    place, rulings = PLACES[way], table.rulings
    if cut_made:
        place = rulings.choose(
            "cut.into-shoe", place,
            {"it stays on the table": "table", "into the discard rack": "discard rack", "into a hand": "left hand"},
        )  # fmt: skip
        dealing.load(table, deck, place, "cut.into-shoe", *also)
        return
    place = rulings.choose(
        "deal.after-device",
        place,
        {"it stays in the device": "shuffler", "into the discard rack": "discard rack", "onto the table": "table"},
    )
    if way == "manual shoe":
        dealing.load(table, deck, place, "deal.after-device", "shuffler.into-shoe", *also, by="shuffler")
    else:
        dealing.load(table, deck, place, "deal.after-device", *also)


# --- orders -----------------------------------------------------------------------------------------------------------


def order(table: HouseBankedTable, stimulus: FloorOrders) -> None:
    """A floorperson or somebody above may order a shuffle, or a recut between the cut and the first card."""
    if stimulus.order == "shuffle":
        if stimulus.by not in ABOVE:  # the house may oblige a player; the rule says only whose order binds it
            raise Refusal("only an order of a floorperson or above binds the dealer")
        if not table.rulings.knows("shuffle.ordered"):
            raise Refusal("no rule lets anybody order a shuffle")
        table.rulings.demand("shuffle.ordered", True, "a shuffle may not be ordered")
        table.reports(Procedure("orders a shuffle", by=stimulus.by), "shuffle.ordered")
        if not decks.cards_are_out(table):
            _before_the_deal(table, "shuffle", lambda _: shuffle(table, "shuffle.ordered"))
        return
    if exempt(table, "a recut"):
        raise Refusal("a device that reshuffles the cards leaves nothing to recut", "reshuffler.exempt")
    table.rulings.demand("recut", stimulus.by in _judges(table), "only a floorperson or above may order a recut")
    deck = table.deck_in_play() if table.round is None else table.round.deck
    ready = deck.cut and deck in table.decks and not decks.cards_are_out(table)
    table.rulings.demand("recut", ready, "cards may be recut after they were cut and before any was dealt")
    table.reports(Procedure("orders a recut", by=stimulus.by), "recut", *not_relieved(table))
    _before_the_deal(table, "cut", lambda _: recut(table, deck))


def _judges(table: HouseBankedTable) -> tuple[str, ...]:
    """Who may find that a cut was not made as it should be."""
    if table.rulings.reading("casino-supervisor", "any-supervisor") == "above-floorperson":
        return ABOVE[1:]
    return ABOVE if table.rulings.reading("recut-judge", "whoever-orders") == "whoever-orders" else ABOVE[:1]


def _before_the_deal(table: HouseBankedTable, duty: Duty, run: Callable[[HouseBankedTable], None]) -> None:
    """An order is carried out before the first card, also when the dealer is about to deal it."""
    if table.round is None:
        table.follow((duty, run))
        return
    if table.round.held:
        table.at_once("deal", dealing.take_in_hand)  # the deck has left the hand for it
    table.at_once(duty, run)


def recut(table: HouseBankedTable, deck: Deck) -> None:
    """The cut is made once more, and the stack goes back where it is dealt from."""
    cutting.cut(table, deck)
    load(table, deck, cut_made=True)
