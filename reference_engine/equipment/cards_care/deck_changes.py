"""When decks are changed: after a round, when their time has come, or early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import cutting, loading, opening, rotation, shuffling, two_decks
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.events import AnyEvent

HOUR = 3_600_000
HALF_AN_HOUR = HOUR // 2
NEVER = 10**15


def round_over(table: CardTable, deck: Deck, *, void: bool) -> None:
    """The deck has been played with; with two decks the other one is in play from now on."""
    deck.cut = False
    deck.preshuffled = (
        deck.preshuffled and table.rulings.reading("preshuffled-scope", "first-shuffle") == "every-shuffle"
    )
    if deck.first_used is None:
        deck.first_used = table.clock
    if deck not in table.cards.decks:
        rotation.go_on_without(table)
        return
    table.cards.used_deck, table.cards.changed_unshuffled = deck, False
    if len(table.cards.decks) > 1:
        counts = not void or table.rulings.reading("void-round-alternation", "counts") == "counts"
        if counts and two_decks.in_turns(table) and two_decks.both_are_used(table):
            rotation.alternate(table, deck)
            if _swapped(table):  # those that take turns are rotated by it
                deck.first_used, deck.used = None, 0
    change_those_due(table)


def _clause_of_interval(table: CardTable) -> str:
    """From the hand a deck may be dealt for four hours, from a shoe for eight; one of two that are kept, for six."""
    if table.rulings.knows("decks.six-hours"):
        return "decks.six-hours"
    dealing = table.option("dealing")
    by_hand = dealing == "hand"
    if dealing == "automated shuffler":
        by_hand = table.rulings.reading("shuffler-interval", "eight-hours") == "four-hours"
    return "decks.four-hours" if by_hand and table.rulings.knows("decks.four-hours") else "decks.eight-hours"


def _why_changed(table: CardTable) -> tuple[str, ...]:
    """What orders the change, where a clause of its own does, and what says how soon."""
    clause = _clause_of_interval(table)
    return ("decks.change", clause) if table.rulings.knows("decks.change") else (clause,)


def interval(table: CardTable) -> int:
    """How long a deck may be used."""
    if _clause_of_interval(table) == "decks.four-hours":
        return table.rulings.chosen(
            "decks.four-hours", 4 * HOUR, {"eight hours": 8 * HOUR, "five hours": 5 * HOUR, "never": NEVER}
        )
    if _clause_of_interval(table) == "decks.six-hours":
        others = {"eight hours": 8 * HOUR, "seven hours": 7 * HOUR, "never": NEVER}
        return table.rulings.choose("decks.six-hours", 6 * HOUR, others)
    return table.rulings.chosen(
        "decks.eight-hours", 8 * HOUR, {"nine hours": 9 * HOUR, "twelve hours": 12 * HOUR, "never": NEVER}
    )


def is_due(table: CardTable, deck: Deck) -> bool:
    """Whether the deck has been used for as long as it may be, or could be so before the next round is over."""
    if deck.first_used is None or not table.rulings.knows(_clause_of_interval(table)):
        return False
    if _swapped(table) and (not loading.by_hand(table) or two_decks.lies_aside(table, deck)):
        return False  # decks that take turns are rotated with every round
    used = (
        table.clock - deck.first_used
        if table.rulings.reading("deck-clock", "wall-clock") == "wall-clock"
        else deck.used
    )
    margin = HALF_AN_HOUR if table.rulings.reading("deck-due-in-round", "after-the-round") == "before-the-round" else 0
    return used + margin >= interval(table)


def _may_stay(table: CardTable, deck: Deck) -> bool:
    return table.cards.resting_may_stay and deck is not table.cards.deck_in_play()


def are_named(events: Iterable[AnyEvent]) -> bool:
    """Whether these say of each deck that was changed which one it was: of other houses nobody knows which one stayed.

    >>> named, nameless = Procedure("takes out of play", deck="deck 1"), Procedure("takes out of play")
    >>> are_named([named]), are_named([named, nameless])
    (True, False)
    """
    changed = (event for event in events if isinstance(event, Procedure) and event.act == "takes out of play")
    return all(event.deck is not None for event in changed)


def none_may_stay(table: CardTable) -> None:
    """A house whose table is followed has brought a deck, and not said for which: no deck that is due may stay."""
    table.cards.resting_may_stay = False
    change_those_due(table)


def _swapped(table: CardTable) -> bool:
    """Whether a deck whose time is over gives way to the other one at the table, and comes back after it."""
    if not two_decks.are_kept(table):
        return False
    return table.rulings.reading("rotated", "swapped") == "swapped" and len(table.cards.decks) > 1


def time_passed(table: CardTable) -> None:
    """A deck grows older; between rounds it is changed when its time has come."""
    milliseconds, table.cards.noticed = table.clock - table.cards.noticed, table.clock
    if not table.cards.decks or table.cards.standing in ("closed", "opening", "spread"):
        return
    in_play = table.deal.deck if table.deal is not None else table.cards.decks[table.cards.playing]
    if table.cards_are_out() and in_play.first_used is None:  # a deck is used from its first card on
        in_play.first_used = table.clock - milliseconds
    if table.cards.standing != "resting":
        in_play.used += milliseconds
    if table.deal is None:
        change_those_due(table)


def change_those_due(table: CardTable) -> None:
    """The change becomes the house's next duty; of two decks that lie spread, when they are played with again."""
    if table.cards.standing == "resting" and _swapped(table):
        return
    if table.cards.change_waits and table.has_duties():
        return  # one change is for all of them
    if any(is_due(table, deck) and not _may_stay(table, deck) for deck in table.cards.decks):
        table.cards.change_waits = True
        table.follow(("open", _change_those_due))


def _change_those_due(table: CardTable) -> None:
    if table.cards.change_waits and _swapped(table):
        _swap(table)
    elif table.cards.change_waits:  # and has not been done early, together with what was not due
        _change(table)


def _swap(table: CardTable) -> None:
    """The deck in play is laid aside, and the other one comes in its place, to be shuffled and cut."""
    cards = table.cards
    cards.change_waits = False
    deck, since = cards.deck_in_play(), table.told_so_far()
    if not table.does(
        Procedure("takes out of play", deck=deck.name), "decks.six-hours", "decks.rotated",
        fixes=("deck",), late="round-started", once=False,
    ):  # fmt: skip
        return
    deck.first_used, deck.used, deck.cut = None, 0, False
    cards.used_deck = None
    cards.playing = 1 - cards.playing
    two_decks.lay_aside(table, deck, "decks.rotated")
    two_decks.bring_out(table, cards.deck_in_play(), "decks.rotated", "decks.six-hours")
    table.may_be_told_later(since, until="round-started")  # they may wait for somebody to play with
    table.at_once("shuffle", _shuffle_what_came)


def _shuffle_what_came(table: CardTable) -> None:
    cards, since = table.cards, table.told_so_far()
    if not table.leaves_out("shuffle"):
        shuffling.shuffle(table, "shuffle.before-play", cards.deck_in_play())
    else:  # what was left out by mistake is the shuffle before the next deal, of whichever deck
        cards.left_unshuffled = cards.deck_in_play()
        cutting.cut(table, cards.deck_in_play())
    table.may_be_told_later(since, until="round-started")


def change_early(table: CardTable, name: str) -> None:
    """The house changes a deck now, whether it has to or not."""
    if not table.may_change_decks() or all(deck.name != name for deck in table.cards.decks):
        raise Refusal("a deck of the table is changed between rounds, or before the first card")
    if _swapped(table) and table.cards.deck_in_play().name == name:
        table.at_once("open", _swap)
        return
    table.cards.changed_early.add(name)
    table.at_once("open", _change)


def _change(table: CardTable) -> None:
    table.cards.change_waits = False
    first_these = table.cards.resting_may_stay and bool(table.cards.changed_early)
    received: list[Deck] = []
    for index, deck in enumerate(table.cards.decks):
        due = is_due(table, deck) and not (first_these or _may_stay(table, deck))
        if deck.name not in table.cards.changed_early and not due:
            continue
        table.cards.changed_early.discard(deck.name)
        if not table.does(
            Procedure("takes out of play", deck=deck.name), *_why_changed(table),
            fixes=("deck",), late="round-started", once=False,
        ):  # fmt: skip
            continue
        if table.cards.used_deck is deck:
            table.cards.used_deck, table.cards.changed_unshuffled = None, True
        table.cards.decks[index] = new = rotation.fresh(table)
        if table.deal is not None and table.deal.deck is deck:
            table.deal.deck = new
        table.reports(Procedure("receives", deck=new.name), *_why_changed(table)[:1])
        received.append(new)
    if received:
        opening.begin(table, received)
    if first_these:
        table.follow(("open", change_those_due))  # once these are ready
