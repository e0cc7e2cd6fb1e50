"""A shuffler or a dealing shoe that fails, once or for good."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer import decks, irregularities, shuffling
from clausewise.reference_engine.families.against_dealer.dealing_ways import AUTOMATED_SHOE, AUTOMATED_SHUFFLER
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.dealing_ways import Way
    from clausewise.reference_engine.families.against_dealer.state import Deck
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.shuffler.stimuli import Jam
    from clausewise.reference_engine.vocabulary.shuffler.words import Device

FAILURES = ("jams", "stops", "fails to finish")


# --- a shuffler fails -------------------------------------------------------------------------------------------------


def reasons_to_shuffle(table: HouseBankedTable, deck: Deck, provision: str) -> tuple[str, ...]:
    """Why the shuffle that counts is made; nothing if a shuffle that was broken off is left at that."""
    jam = table.mishaps.jams.get("shuffler")
    if jam is None or jam.after_cards or shuffling.by_hand(table):
        return (provision,)
    del table.mishaps.jams["shuffler"]
    table.reports(
        Procedure("stops working", by="shuffler", device="shuffler", deck=deck.name, method=jam.how), "shuffler-fails"
    )
    reshuffled = table.rulings.choose("shuffler-fails", FAILURES, _all_but_one(FAILURES))
    if jam.how not in reshuffled:
        return ()
    if table.rulings.reading("jammed-shuffler-cards", "in-the-device") == "all-cards":
        for other in table.decks:
            if other is not deck:
                again = partial(shuffling.shuffle, table, "shuffler-fails.reshuffle", other)
                table.follow(("shuffle", lambda _, again=again: again()))  # type: ignore[misc]  # bound per deck
    return ("shuffler-fails.reshuffle", provision)


def _all_but_one(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {f"not when it {left}": tuple(name for name in names if name != left) for left in names}


# --- a dealing device fails -------------------------------------------------------------------------------------------


def fails_while_dealing(table: HouseBankedTable, way: Way, *, dealt: bool = False) -> bool:
    """Whether the device fails before its next card, or once all are dealt, and the round is void for it."""
    jam = _due(table, way)
    if jam is None:
        return False
    del table.mishaps.jams[jam.device]
    current = table.current()
    table.reports(
        Procedure("stops working", by=jam.device, device=jam.device, deck=current.deck.name, method=jam.how),
        "shoe-fails",
    )
    failures = table.rulings.choose("shoe-fails", FAILURES, _all_but_one(FAILURES))
    void = jam.how in failures and (not dealt or table.rulings.reading("jam-after-deal", "stands") == "void")
    void = table.rulings.choose(
        "shoe-fails",
        void,
        {
            "only before the first card": void and current.drawn == 0,
            "only once cards are dealt": void and current.drawn > 0,
            "when all cards are dealt as well, or only then": dealt,
        },
    )
    if void:
        irregularities.void_round(
            table, void="shoe-fails.void", returns="shoe-fails.return", shuffle="shoe-fails.reshuffle"
        )
    if not current.void:
        return False  # the device goes on as if nothing had been
    _empty_device(table, way)
    return True


def _due(table: HouseBankedTable, way: Way) -> Jam | None:
    device: Device = "shuffler" if way is AUTOMATED_SHUFFLER else "shoe"
    jam = table.mishaps.jams.get(device)
    if way not in (AUTOMATED_SHOE, AUTOMATED_SHUFFLER) or jam is None or table.current().drawn < jam.after_cards:
        return None
    # a shuffler that fails before it has given a card fails at its next shuffle
    return None if way is AUTOMATED_SHUFFLER and not jam.after_cards else jam


def _empty_device(table: HouseBankedTable, way: Way) -> None:
    """What is left in the device comes out, and is shuffled together with what was dealt."""
    deck = table.current().deck
    table.does(
        Procedure("removes", deck=deck.name, source=way.container, count=len(deck.cards)), "shoe-fails.remove",
        fixes=("source", "count"), once=False,
    )  # fmt: skip
    left = list(deck.cards)
    deck.order = table.rulings.choose(
        "shoe-fails.with-dealt-cards",
        deck.order,
        {
            "only the cards left in the device": left,
            "only the cards already dealt": [card for card in deck.order if card not in left],
        },
    )


# --- a device is out of order -----------------------------------------------------------------------------------------


def break_down(table: HouseBankedTable, device: Device) -> None:
    """A device cannot be used any more: it is covered or marked, and the house shuffles or deals in another way."""
    if not _in_use(table, device) or device in table.mishaps.out_of_order:
        return
    table.mishaps.out_of_order.add(device)
    table.reports(Procedure("stops working", by=device, device=device, method="is out of order"), "out-of-order")
    if not table.rulings.knows("out-of-order"):
        _use_another_method(table, device)
        return
    covered = table.option("out-of-order") == "covered"
    event = Procedure("covers", device=device) if covered else Procedure("marks", device=device, words="out of order")
    provision = "out-of-order.covered" if covered else "out-of-order.marked"
    used = "shuffles" if device == "shuffler" else "card-dealt"
    what = table.rulings.choose(
        "out-of-order",
        "before",
        {name: name for name in ("after another method was used", "not at all", "the device is used again")},
    )
    if what == "after another method was used":
        table.later(used, event, provision)
    elif what != "not at all":
        table.does(event, provision, fixes=("device",) if covered else ("device", "words"), late=used, once=False)
    if what != "the device is used again":
        _use_another_method(table, device)


def _in_use(table: HouseBankedTable, device: Device) -> bool:
    if device == "shoe":
        return table.option("dealing") == "automated shoe"
    return not shuffling.by_hand(table)


def _use_another_method(table: HouseBankedTable, device: Device) -> None:
    """By hand instead of a shuffler, a manual shoe instead of a device that deals."""
    dealing = table.option("dealing")
    if device == "shuffler":
        table.instead["shuffling"] = "by hand"
        decks.play_with_one(table)
        stops = dealing == "hand" and table.rulings.reading("hand-without-shuffler", "excused") == "not-dealt-by-hand"
        if not stops and dealing != "automated shuffler":
            return
    table.instead["dealing"] = "manual shoe"
    if table.round is None and table.decks:
        deck = table.deck_in_play()
        table.follow(("shuffle", lambda _: shuffling.load(table, deck, cut_made=deck.cut)))
