"""What is left of the deck after the deal is put away, now and then counted, and judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.equipment.cards_care.ways import AUTOMATED_SHOE, HAND, MANUAL_SHOE, WAYS
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.port import DealingTable
    from clausewise.reference_engine.equipment.cards_care.ways import Way

DEALER = "dealer"
PERIOD = 5
"""The stub is counted at least once in so many rounds."""
DECISIONS = "asks"
"""Where there are none, as the round is void, no text has the stub put away before that is said."""

FOR_EVERY_WAY = MANUAL_SHOE
"""What a count leads to may be said once for all ways of dealing, in the rules on this one."""

LATER = {"after the hands are compared": "hand-ranked", "after the wagers are settled": "wager-settled"}


def _rule(table: DealingTable, way: Way, name: str) -> str:
    """The provision on a count, of the way of dealing or of all ways."""
    own = way.rule(name)
    elsewhere = table.rulings.knows(way.rule("count-every-five")) and not table.rulings.knows(own)
    return FOR_EVERY_WAY.rule(name) if elsewhere else own


def time_of(table: DealingTable, way: Way) -> str:
    """When the stub is put away: once the last card is dealt."""
    others = {name: name for name in ("before the last card", *LATER)}
    when = table.rulings.chosen(way.rule("stub"), "after the last card", others)
    return table.rulings.chosen("definition.stub", when, {"all but the last card is dealt": "before the last card"})


def put_away(table: DealingTable) -> None:
    """The stub leaves the device and goes to the discard rack, counted before if it is time for that."""
    deal = current(table)
    if deal.stub_put_away:
        return
    deal.stub_put_away = True
    way = WAYS[str(table.option("dealing"))]
    removed = Procedure("removes the stub", source=way.container, deck=deal.deck.name)
    discarded = Procedure("discards the stub", place="discard rack", face="down", deck=deal.deck.name)
    stem = ("definition.stub",) if way is HAND else (way.rule("stub"), "definition.stub")
    chosen, table.cards.count_chosen = table.cards.count_chosen, False
    relieved = _relieved(table, way)
    due = not relieved and _due(table, way)
    why = [way.rule("count-unless-relieved")] if way is HAND and not relieved else []
    why += [way.rule("count-every-five")] if due else []
    why += ["stub.relieved"] if due and table.option("shuffling") != "by hand" else []
    if deal.stub_time in LATER and not (chosen or due):
        if way.stub_stays_in_device:
            table.later(LATER[deal.stub_time], removed, way.rule("remove-stub"))
        table.later(LATER[deal.stub_time], discarded, way.rule("discard-stub"))
        return
    if way.stub_stays_in_device:
        before = "counts the stub" if chosen or due else "discards the stub"
        table.does(removed, way.rule("remove-stub"), *stem, fixes=("source",), late="discards the stub", until=before)
    if (chosen or due) and _count(table, way, why):
        _judge(table, way, discarded)
        return
    table.does(discarded, way.rule("discard-stub"), *stem, fixes=("place", "face"), until=DECISIONS)


# --- counting ---------------------------------------------------------------------------------------------------------


def _relieved(table: DealingTable, way: Way) -> bool:
    """Whether the chapter asks for no count, or a device makes it unnecessary."""
    rulings = table.rulings
    if not rulings.knows(way.rule("count-every-five")):
        return True
    still_required = rulings.reading("stub-count-still-required", "lifted") == "required"
    if still_required and way is not MANUAL_SHOE:
        return False
    if rulings.reading("stub-count-exemption", "") == "automated-shoe-only" and way is not AUTOMATED_SHOE:
        return False
    if rulings.knows("stub.relieved"):
        counts = table.option("shuffling") == "by counting device"
        return rulings.chosen(
            "stub.relieved",
            counts,
            {
                "any device relieves": table.option("shuffling") != "by hand",
                "everybody is relieved": True,
            },
        )
    relieving = {
        "counting-device": ("by counting device", "by reshuffling device"),
        "any-device": ("by device", "by counting device", "by reshuffling device"),
        "reshuffling-device": ("by reshuffling device",),
    }[rulings.reading("stub-count-exemption", "counting-device")]
    return table.option("shuffling") in relieving


def _due(table: DealingTable, way: Way) -> bool:
    """Whether a further round without a count would be one too many."""
    number, last = current(table).number, table.cards.last_count
    if table.rulings.reading("stub-count-rounds", "all-of-the-table") == "each-deck":
        deck = current(table).deck
        number, last = deck.rounds, deck.last_count
    regular = number - last >= PERIOD
    if table.rulings.reading("five-rounds", "any-five") == "each-block":
        block = (number - 1) // PERIOD * PERIOD
        overdue = block > 0 and last <= block - PERIOD  # the count of the block before fell into a void round
        regular = overdue or (number % PERIOD == 0 and last <= block)
    once = last == 0 and number >= PERIOD
    due = table.rulings.chosen(
        way.rule("count-every-five"),
        regular,
        {
            "every six rounds": number - last > PERIOD,
            "every ten rounds": number - last >= 2 * PERIOD,
            "once and never again": once,
        },
    )
    if way is HAND and table.rulings.knows("hand.count-unless-relieved"):
        others = {
            "any shuffler relieves": False,
            "from the sixth round on": number - max(last, PERIOD) >= PERIOD,
            "in the first five rounds only": once,
        }
        due = table.rulings.chosen("hand.count-unless-relieved", due, others)
    return due


def _count(table: DealingTable, way: Way, why: list[str]) -> bool:
    """The cards of the stub are counted, face down, on the layout."""
    deal = current(table)
    stub = len(deal.deck.cards)
    if table.rulings.knows("definition.stub"):
        dealers = sum(hand.right for hand in table.hands_dealt() if hand.owner == DEALER)
        others = {
            "the cards of the dealer belong to it": stub + dealers,
            "it is the deck": deal.deck.whole,
        }
        stub = table.rulings.chosen("definition.stub", stub, others)
        stub = table.rulings.stated("definition.stub", stub)
    counted = Procedure(
        "counts the stub",
        place="layout",
        face="down",
        deck=deal.deck.name,
        count=stub,
        total=_indicated(table),
    )
    table.cards.last_count = deal.number
    deal.deck.last_count = deal.deck.rounds
    if counted.total == deal.deck.whole:
        table.cards.last_right_count = deal.number
    # where no clause asks for it, it is the dealer's choice
    why = [*why, "definition.stub"]
    right = counted.total == deal.deck.whole
    return table.does(
        counted, _rule(table, way, "count"), *why, fixes=("place", "face", "count"), once=False, anyway=True,
        until="discards the stub" if right else "",
    )  # fmt: skip


def _indicated(table: DealingTable) -> int:
    """How many cards the deck has by the count of the stub, if everybody has the cards they should have."""
    deal = current(table)
    out = sum(hand.right for hand in table.hands_dealt()) + len(deal.beside)
    return len(deal.deck.cards) + out + deal.set_aside


# --- what the count says ----------------------------------------------------------------------------------------------


def _judge(table: DealingTable, way: Way, discarded: Procedure) -> None:
    """Every card is there: the stub is put away. Otherwise the hands are looked at: it is the deal, or the deck."""
    rulings, indicated, whole = table.rulings, _indicated(table), current(table).deck.whole
    wrong = rulings.chosen(
        _rule(table, way, "count-wrong-when"),
        indicated != whole,
        {"only when there are fewer": indicated < whole, "only when there are more": indicated > whole},
    )
    if not rulings.held(_rule(table, way, "count-wrong"), wrong):
        table.does(
            discarded, _rule(table, way, "count-right"), _rule(table, way, "count-wrong"), fixes=("place", "face"),
            until=DECISIONS,
        )  # fmt: skip
        return
    misdealt = _hands_misdealt(table, way)
    as_otherwise = rulings.reading("misdeal-found-by-count", "all-void") == "as-found-otherwise"
    if misdealt and as_otherwise and not current(table).deck.missing:
        table.does(discarded, _rule(table, way, "count-wrong"), fixes=("place", "face"))
        return
    current(table).hands_settled = True
    if misdealt and not current(table).deck.missing:
        _void_misdeal(table, way)
    elif misdealt and _without_52(table, way) == "reshuffled":
        table.void_round(
            void=_rule(table, way, "misdealt-without-52"),
            returns=_rule(table, way, "misdealt-without-52-return"),
        )
    else:
        _remove_deck(table, way, _rule(table, way, "not-misdealt"))


def _without_52(table: DealingTable, way: Way) -> str:
    """What becomes of a deck that is short after a misdeal: one reading, or one for each way of dealing."""
    for_all = table.rulings.reading("misdealt-without-52", "removed")
    return table.rulings.reading(f"misdealt-without-52-{way.rules.removesuffix('.')}", for_all)


def _hands_misdealt(table: DealingTable, way: Way) -> bool:
    """Whether a player or the dealer has another number of cards than was to be dealt."""
    found = False
    afterwards = table.rulings.chosen(
        _rule(table, way, "count-wrong-checks"), "", {"only after all is void": "voids all hands"}
    )
    five_in_all = table.rulings.reading("dealer-count-of-five", "five-and-the-open-one") == "five-in-all"
    for owner, number, dealt in table.hands_dealt():
        right = dealt - 1 if owner == DEALER and five_in_all else dealt
        rule = "dealer-misdealt" if owner == DEALER else "player-misdealt"
        checked = Procedure("checks the number of cards", owner=owner, count=number)
        cited = _rule(table, way, rule), _rule(table, way, "count-wrong")
        if afterwards:
            table.later(afterwards, checked, *cited)
        else:
            table.does(checked, *cited, fixes=("count",), once=False, among="hands counted")
        found |= table.rulings.chosen(
            _rule(table, way, rule),
            number != right,
            {"only with more": number > right, "only with fewer": number < right},
        )
    return found


def _void_misdeal(table: DealingTable, way: Way) -> None:
    """All cards are there, so it was the deal: everything is void, and the deck stays."""
    void = _rule(table, way, "misdealt-with-52")
    if table.rulings.chosen(_rule(table, way, "misdealt-with-52-deck"), "stays", {"it is removed": "goes"}) == "stays":
        table.void_round(void=void, returns=f"{void}-return")
    else:
        _remove_deck(table, way, void)


def _remove_deck(table: DealingTable, way: Way, void: str) -> None:
    """It is not the deal, so it is the deck: everything is void, and all its cards leave the table."""
    deck = current(table).deck
    table.void_round(void=void, returns=f"{void}-return", shuffle=None)
    if deck not in table.cards.decks:
        return  # a device has found it out before, at a shuffle that was ordered in the round
    if current(table).void and table.does(
        Procedure("removes", deck=deck.name, source="table", count=deck.whole - deck.missing),
        _rule(table, way, "not-misdealt-remove"),
        fixes=("source", "count"),
    ):
        table.cards.decks.remove(deck)
        table.cards.playing = 0
