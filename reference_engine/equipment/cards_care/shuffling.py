"""Shuffling, the count by the device, the stack, and whether it is cut."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import cutting, device_failures, loading, rotation, two_decks
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.events import AnyEvent

IN_TURN, STACK_LAST, NOTHING_FOLLOWS, ONLY_CUT = (
    "in turn", "stacked when all else is done", "nothing follows", "not made ready to be dealt",
)  # fmt: skip
AGAIN = "shuffler-fails.reshuffle"
BY_DEALER_OR_DEVICE = ("by", "method", "count", "place")
"""What tells in which of two ways the cards of a device that has failed are shuffled again."""


def shuffle(table: CardTable, provision: str, deck: Deck | None = None, *also: str) -> None:
    """The cards are shuffled, counted by a device that counts, stacked, cut if need be, and loaded or stored.

    `provision` says why, `also` what else asks for it; the deck is the one that was played with last, unless another is
    named.
    """
    deck = deck or rotation.to_be_shuffled(table)
    if deck is None:
        return
    obeyed = provision == "shuffle.ordered" and table.cards.shuffles_on_order
    spared = not obeyed and _spared(table, deck)
    if deck is table.cards.used_deck:
        table.cards.used_deck = None
        rotation.empty_the_rack(table, deck)
    early = not spared and not loading.by_hand(table) and _loads_before_the_shuffle(table)
    if early:
        loading.load(table, deck, cut_made=False)
    failed = False
    if not spared:
        failed = intermix(table, deck, provision, *also)
        if not _counted_right(table, deck):
            return
    stack_and_load(table, deck, *(also if spared else ()), spared=spared, loaded=early, failed=failed)


def after_a_round(table: CardTable, provision: str) -> None:
    """The deck that was played with is shuffled; one that has just come in its place is made ready first."""
    if table.cards.changed_unshuffled:
        table.cards.changed_unshuffled = False
        rotation.bring_the_other(table)
        return
    deck = rotation.to_be_shuffled(table)
    if table.cards.standing != "opening" or deck not in table.cards.received:
        shuffle(table, provision)


def stack_and_load(
    table: CardTable, deck: Deck, *also: str, spared: bool, loaded: bool = False, failed: bool = False
) -> None:
    """What follows the shuffle, or takes its place where preshuffled cards are spared it; a device may have failed."""
    since = table.told_so_far()
    hand = loading.by_hand(table)
    cited = ("shuffle", "cut.needed") if spared else ("cut.needed",) if hand else ("deal.after-device",)
    if table.option("shuffling") == "by reshuffling device":
        cited = (*cited, "reshuffler.exempt")
    aside = two_decks.lies_aside(table, deck)
    in_front = not aside and table.rulings.knows("cut.in-front-of-the-dealer")
    stacks = Procedure(
        "stacks", by="dealer" if hand or spared else "shuffler", deck=deck.name, method="in a single stack",
        place=two_decks.BEFORE_THE_DEALER if in_front else None,
    )  # fmt: skip
    then = _what_follows(table)
    straight_in = table.cards.straight_into_the_shoe and not hand and not spared
    if then != STACK_LAST and not (straight_in and table.option("dealing") in loading.PLACES):
        table.does(
            stacks, "shuffle.single-stack", "shuffle.then", *cited, *also, fixes=("deck", "method"), late="loads",
            once=False, until=NEVER if spared else "",  # the rules have cards stacked when their shuffle is completed
        )  # fmt: skip
    if failed and two_decks.are_kept(table):
        table.may_be_told_otherwise(since, *BY_DEALER_OR_DEVICE)
    deck.cards = list(deck.order)
    cut_made = then != NOTHING_FOLLOWS and not aside and needs_cut(table, spared=spared)
    if cut_made:
        cutting.cut(table, deck)
    if two_decks.are_kept(table):
        _lay_aside(table, deck)
    elif then in (IN_TURN, STACK_LAST):
        rotation.store_or_bring(table, deck, cut_made=cut_made, loaded=loaded)
    if then == STACK_LAST:
        table.reports(stacks, "shuffle.single-stack", "shuffle.then", *cited, *also)


def _lay_aside(table: CardTable, deck: Deck) -> None:
    """The deck that is not in play next lies aside; where the decks take turns the other one comes, and is cut."""
    if not two_decks.lies_aside(table, deck):
        return
    in_play = table.cards.deck_in_play()
    opened = table.cards.standing == "opening" and deck in table.cards.received
    two_decks.lay_aside(table, deck, *two_decks.why_aside(table) if opened else ("decks.alternate",))
    if not in_play.cut and in_play not in (table.cards.received if opened else ()):
        two_decks.bring_out(table, in_play, "decks.alternate", "decks.both-with-a-device")
        if needs_cut(table, spared=False):
            cutting.cut(table, in_play)


def goes_straight_into_the_shoe(events: Iterable[AnyEvent]) -> bool:
    """Whether these show a device that puts the cards into the shoe itself, or keeps them for it, with no stack before.

    >>> shuffled = Procedure("shuffles", by="shuffler", deck="deck 1")
    >>> loaded = Procedure("loads", by="shuffler", deck="deck 1", place="shoe")
    >>> stacked = Procedure("stacks", by="dealer", deck="deck 1", method="in a single stack")
    >>> goes_straight_into_the_shoe([shuffled, loaded]), goes_straight_into_the_shoe([shuffled, stacked, loaded])
    (True, False)

    What a dealer takes out of the device and loads has to be a stack.

    >>> goes_straight_into_the_shoe([shuffled, Procedure("loads", by="dealer", deck="deck 1", place="shoe")])
    False
    """
    not_stacked = set()
    for event in events:
        match event:
            case Procedure(act="shuffles", by="shuffler"):
                not_stacked.add(event.deck)
            case Procedure(act="stacks"):
                not_stacked.discard(event.deck)
            case Procedure(act="loads" | "stores", by="shuffler") if event.deck in not_stacked:
                return True
    return False


def shuffles_on_order(events: Iterable[AnyEvent]) -> bool:
    """Whether these show a house that shuffles what it need not, because somebody has ordered it: that comes next.

    >>> ordered, shuffled = Procedure("orders a shuffle", by="floorperson"), Procedure("shuffles", deck="deck 1")
    >>> shuffles_on_order([ordered, shuffled]), shuffles_on_order([ordered, Procedure("stacks"), shuffled])
    (True, False)
    """
    told = list(events)
    return any(
        isinstance(event, Procedure) and event.act == "orders a shuffle"
        and isinstance(after, Procedure) and after.act == "shuffles"
        for event, after in pairwise(told)
    )  # fmt: skip


def _what_follows(table: CardTable) -> str:
    """When the cards are shuffled and stacked they are cut or dealt, and no earlier."""
    others = {name: name for name in (STACK_LAST, NOTHING_FOLLOWS, ONLY_CUT)}
    return table.rulings.chosen("shuffle.then", IN_TURN, others)


def _spared(table: CardTable, deck: Deck) -> bool:
    """Preshuffled cards are not shuffled again: before they are first played with, or ever."""
    if table.rulings.reading("preshuffled-scope", "first-shuffle") == "first-shuffle":
        preshuffled = deck.preshuffled and deck.first_used is None
    else:
        preshuffled = deck.preshuffled
    return preshuffled or table.rulings.held("shuffle", False)  # to shuffle them all the same would be no wrong


def intermix(table: CardTable, deck: Deck, provision: str, *also: str) -> bool:
    """The cards change their order, unless a fault keeps them from it; unseen where no rule asks for it.

    Whether it is the second time, as the device has failed.
    """
    reasons = _reasons(table, deck, provision)
    late = loading.comes_next(table)
    if reasons and _while_the_other_is_played_with(table, deck):
        reasons, late = ("decks.shuffled-meanwhile", *reasons), "round-ended"
    failed, since = AGAIN in reasons, table.told_so_far()
    shuffles, fixes = in_its_manner(table, deck)
    done = bool(reasons) and (
        table.does(
            shuffles, *reasons, "shuffle", *also, *loading.device_required(table), fixes=fixes, late=late, once=False
        )
        or not table.rulings.knows(reasons[0])
    )
    deck.order = lay = deck.complete()
    if done:
        deck.order = _mixed(table, deck, lay)
    if failed and two_decks.are_kept(table):
        table.may_be_told_otherwise(since, *BY_DEALER_OR_DEVICE)
    return failed


def _while_the_other_is_played_with(table: CardTable, deck: Deck) -> bool:
    """Whether a rule has a device shuffle this deck in the round of the other one."""
    if len(table.cards.decks) < two_decks.TWO or not table.rulings.knows("decks.shuffled-meanwhile"):
        return False
    aside = table.rounds > 0 and two_decks.lies_aside(table, deck)
    return (aside and two_decks.in_turns(table)) if two_decks.are_kept(table) else True


def in_its_manner(table: CardTable, deck: Deck) -> tuple[Procedure, tuple[str, ...]]:
    """How a shuffle is seen, and what of it the rules fix: by hand and no other way, or in the way of the house."""
    if table.rulings.knows("deck.shuffled"):
        return Procedure("shuffles", deck=deck.name, method="by hand"), ("by", "method")
    number = len(deck.order)
    if loading.by_hand(table):
        return Procedure("shuffles", deck=deck.name, method="manually", count=number), ("deck", "by")
    device = "with an automated shuffling device"
    return Procedure("shuffles", by="shuffler", deck=deck.name, method=device, count=number), ("deck",)


def _mixed(table: CardTable, deck: Deck, lay: list[Card]) -> list[Card]:
    """The cards in any order."""
    mixed = list(lay)
    table.random.shuffle(mixed)
    always_the_same = deck.as_made()
    random.Random(1).shuffle(always_the_same)  # noqa: S311  what a careless device would do
    return table.rulings.chosen(
        "shuffle",
        mixed,
        {"the cards stay as they lay": lay, "the order of a new deck": deck.as_made(),
         "the same order": always_the_same},
    )  # fmt: skip


def _reasons(table: CardTable, deck: Deck, provision: str) -> tuple[str, ...]:
    """Why the shuffle that counts is made; nothing if a shuffle that was broken off is left at that."""
    shuffler = device_failures.at_the_shuffle(table, deck)
    if shuffler == "works":
        return (provision,)
    if shuffler == "is left at that":
        return ()
    if table.rulings.reading("jammed-shuffler-cards", "in-the-device") == "all-cards":
        for other in table.cards.decks:
            if other is not deck:
                again = partial(shuffle, table, AGAIN, other)
                table.follow(("shuffle", lambda _, again=again: again()))  # type: ignore[misc]  # bound per deck
    return (AGAIN, provision)


# --- devices that count -----------------------------------------------------------------------------------------------


def _loads_before_the_shuffle(table: CardTable) -> bool:
    """Never: a device puts the stack into the shoe when the shuffle is complete."""
    if table.option("dealing") != "manual shoe":
        return False
    return table.rulings.chosen("shuffler.into-shoe", False, {"before the shuffle is complete": True})


def _counted_right(table: CardTable, deck: Deck) -> bool:
    """A device that counts does so after each shuffle; a deck with a wrong number of cards leaves the table."""
    if table.option("shuffling") not in ("by counting device", "by reshuffling device"):
        return True
    cited = ["shuffler.wrong-number"] if len(deck.order) == deck.whole else ["shuffler.wrong-number", "shuffler.remove"]
    done = table.does(
        Procedure("counts the deck", by="shuffler", deck=deck.name, count=len(deck.order)),
        "shuffler.counts" if table.option("shuffling") == "by counting device" else "reshuffler",
        *cited, fixes=("count",), late="round-started", once=False, until="round-started",
    )  # fmt: skip
    return not done or _number_right(table, deck)


def _number_right(table: CardTable, deck: Deck) -> bool:
    number, whole = len(deck.order), deck.whole
    wrong = table.rulings.chosen(
        "shuffler.wrong-number",
        number != whole,
        {"only when cards are missing": number < whole, "only when there are too many": number > whole},
    )
    wrong = table.rulings.held("shuffler.wrong-number", wrong)
    direct_only = table.rulings.reading("counting-device-scope", "any-counting-device") == "direct-to-shoe"
    if not wrong or (direct_only and table.option("dealing") == "hand"):
        return True
    if not table.does(
        Procedure("removes", deck=deck.name, source="table"), "shuffler.remove",
        fixes=("deck", "source"), late="receives",
    ):  # fmt: skip
        return True
    rotation.remove(table, deck)
    return False


# --- whether it is cut ------------------------------------------------------------------------------------------------


def needs_cut(table: CardTable, *, spared: bool) -> bool:
    """After a shuffle by hand and for preshuffled cards; after a shuffle by a device the house may leave it."""
    rulings = table.rulings
    hand = loading.by_hand(table)
    if rulings.knows("cut.whoever-shuffles"):
        return rulings.choose(
            "cut.whoever-shuffles", True,
            {"never": False, "only before play": table.rounds == 0,
             "only after a shuffle by hand": hand, "only after a shuffle by a device": not hand},
        )  # fmt: skip
    if not hand and not spared:
        return False  # no rule asks for one, and none bars it
    if rulings.reading("reshuffler-preshuffled", "no-cut") == "no-cut" and exempt(table, "the cut"):
        return False
    needed = hand or rulings.reading("preshuffled-at-device", "cut") == "cut"
    if rulings.knows("opening.exempt"):  # otherwise no cards come preshuffled
        needed = rulings.chosen(
            "cut.needed",
            needed,
            {"only cards shuffled by hand": hand and not spared, "only preshuffled cards": spared},
        )
    else:
        needed = rulings.chosen(
            "cut.needed", needed, {"only before play": table.rounds == 0, "only after a round": table.rounds > 0}
        )
    return rulings.held("cut.needed", needed)


def exempt(table: CardTable, what: str) -> bool:
    """A device that reshuffles and counts relieves the dealer of the cut, the recut and the idle table's procedures.

    What the dealer is relieved of may be done all the same; what can go wrong is that another device relieves too.
    """
    if table.option("shuffling") == "by reshuffling device":
        return True
    relieved: tuple[str, ...] = ()
    if table.rulings.knows("reshuffler.exempt") and not loading.by_hand(table):
        wrong = ("the cut", "a recut", "the idle table")
        relieved = table.rulings.chosen("reshuffler.exempt", (), {f"any device, from {one}": (one,) for one in wrong})
    return what in relieved


def not_relieved(table: CardTable) -> tuple[str, ...]:
    """What says that a device which does not reshuffle and count relieves the dealer of nothing."""
    relieved = loading.by_hand(table) or table.option("shuffling") == "by reshuffling device"
    return () if relieved else ("reshuffler.exempt",)
