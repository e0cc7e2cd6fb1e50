"""How many decks there are, which one is in play, and when they are changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import opening, shuffling
from clausewise.reference_engine.families.against_dealer.state import Deck
from clausewise.reference_engine.families.table import NotOffered
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks

HOUR = 3_600_000
HALF_AN_HOUR = HOUR // 2
NEVER = 10**15


def fresh(table: HouseBankedTable) -> Deck:
    """A new deck, in the order in which it is made."""
    table.decks_received += 1
    return Deck(f"deck {table.decks_received}", list(PACK))


def put_ready(table: HouseBankedTable) -> None:
    """The table as it stands in operation: cards shuffled and loaded, a second deck in the shuffler."""
    if table.option_number("decks") > 1 and shuffling.by_hand(table):
        raise NotOffered("two decks need an automated shuffling device")
    for _ in range(table.option_number("decks")):
        deck = fresh(table)
        table.random.shuffle(deck.order)
        deck.cards = list(deck.order)
        deck.cut = shuffling.by_hand(table)
        table.decks.append(deck)
    table.phase = "idle"


def bring(table: HouseBankedTable, stimulus: BringDecks) -> None:
    """Decks are brought: one, or two where a device shuffles them."""
    if stimulus.decks + len(table.decks) > 1:
        if shuffling.by_hand(table):
            if not table.rulings.permits("decks.one", False):
                raise Refusal("without an automated shuffling device there is one deck", "decks.one", "decks.two")
        else:
            most = stimulus.decks + len(table.decks) <= 2  # noqa: PLR2004  two, as the rule says
            table.rulings.demand("decks.two", most, "there are no more than two decks of cards")
    elif not table.decks:
        table.rulings.demand("decks.one", True, "")
    received = [fresh(table) for _ in range(stimulus.decks)]
    for deck in received:
        deck.preshuffled = stimulus.preshuffled and table.rulings.knows("opening.exempt")
        if deck.preshuffled:
            table.random.shuffle(deck.order)
            deck.cards = list(deck.order)
        table.decks.append(deck)
        table.reports(Procedure("receives", deck=deck.name), "decks.two" if len(table.decks) > 1 else "decks.one")
    opening.begin(table, received, preinspected=stimulus.preinspected, defective=stimulus.defective)


def play_with_one(table: HouseBankedTable) -> None:
    """No device shuffles any more: the deck in play stays, the other one leaves."""
    if len(table.decks) < 2 or not table.rulings.choose(  # noqa: PLR2004  two, as the rule says
        "decks.one", True, {"two decks shuffled by hand": False}
    ):
        return
    table.instead["decks"] = 1
    dealt_from = table.round.deck if table.round is not None else None
    kept = dealt_from if dealt_from in table.decks else table.decks[table.playing]
    for other in [deck for deck in table.decks if deck is not kept]:
        table.decks.remove(other)
        table.reports(Procedure("takes out of play", deck=other.name), "decks.one")
        if table.used_deck is other:
            table.used_deck = None
    table.received[:] = [deck for deck in table.received if deck is kept]
    table.playing = 0


def cards_are_out(table: HouseBankedTable) -> bool:
    """Whether a card of the round in progress has been dealt."""
    current = table.round
    return current is not None and bool(
        current.dealer_cards or current.beside or any(seat.cards for seat in current.seats.values())
    )


def to_be_shuffled(table: HouseBankedTable) -> Deck | None:
    """The deck that was played with last; before any round the one in play."""
    if table.used_deck is not None:
        return table.used_deck
    if table.round is not None:
        return table.round.deck
    return table.decks[table.playing] if table.decks else None


def round_over(table: HouseBankedTable, deck: Deck, *, void: bool) -> None:
    """The deck has been played with; with two decks the other one is in play from now on."""
    deck.cut = False
    deck.preshuffled = (
        deck.preshuffled and table.rulings.reading("preshuffled-scope", "first-shuffle") == "every-shuffle"
    )
    if deck.first_used is None:
        deck.first_used = table.clock
    if deck not in table.decks:
        _go_on_without(table)
        return
    table.used_deck = deck
    if len(table.decks) > 1:
        counts = not void or table.rulings.reading("void-round-alternation", "counts") == "counts"
        if counts:
            other = 1 - table.decks.index(deck)
            table.playing = table.rulings.choose(
                "decks.alternate",
                other,
                {"the same deck again": 1 - other, "the first deck only": 0, "every other time": table.rounds // 2 % 2},
            )
    change_those_due(table)


def empty_the_rack(table: HouseBankedTable, deck: Deck) -> None:
    """With two decks, the cards of the one leave the discard rack before those of the other come into it."""
    if len(table.decks) > 1:
        table.does(
            Procedure("takes out", deck=deck.name, source="discard rack"), "decks.one-in-rack",
            fixes=("deck", "source"), late="discards the stub", once=False,
        )  # fmt: skip


def store_or_bring(table: HouseBankedTable, deck: Deck, *, cut_made: bool, loaded: bool) -> None:
    """The shuffled deck is loaded, or stored in the device while the other is loaded in its place."""
    if not table.decks:
        return  # the last deck was removed before its shuffle came to its end
    in_play = table.decks[table.playing]
    if len(table.decks) > 1 and in_play is not deck:
        table.does(
            Procedure("stores", by="shuffler", deck=deck.name, place="shuffler"), "decks.one-stored", "decks.alternate",
            fixes=("deck", "place"), late="round-ended", once=False, anyway=True,
        )  # fmt: skip
        if table.phase != "opening" or in_play not in table.received:
            shuffling.load(table, in_play, "decks.alternate", cut_made=in_play.cut)
    elif not loaded:
        shuffling.load(table, deck, cut_made=cut_made)


# --- change and removal -----------------------------------------------------------------------------------------------


def _clause_of_interval(table: HouseBankedTable) -> str:
    """A deck dealt from the hand may be used for four hours, one dealt from a shoe for eight."""
    dealing = table.option("dealing")
    by_hand = dealing == "hand"
    if dealing == "automated shuffler":
        by_hand = table.rulings.reading("shuffler-interval", "eight-hours") == "four-hours"
    return "decks.four-hours" if by_hand and table.rulings.knows("decks.four-hours") else "decks.eight-hours"


def _why_changed(table: HouseBankedTable) -> tuple[str, ...]:
    """What orders the change, where a clause of its own does, and what says how soon."""
    clause = _clause_of_interval(table)
    return ("decks.change", clause) if table.rulings.knows("decks.change") else (clause,)


def interval(table: HouseBankedTable) -> int:
    """How long a deck may be used."""
    if _clause_of_interval(table) == "decks.four-hours":
        return table.rulings.choose(
            "decks.four-hours", 4 * HOUR, {"eight hours": 8 * HOUR, "five hours": 5 * HOUR, "never": NEVER}
        )
    return table.rulings.choose(
        "decks.eight-hours", 8 * HOUR, {"nine hours": 9 * HOUR, "twelve hours": 12 * HOUR, "never": NEVER}
    )


def is_due(table: HouseBankedTable, deck: Deck) -> bool:
    """Whether the deck has been used for as long as it may be, or could be so before the next round is over."""
    if deck.first_used is None:
        return False
    used = (
        table.clock - deck.first_used
        if table.rulings.reading("deck-clock", "wall-clock") == "wall-clock"
        else deck.used
    )
    margin = HALF_AN_HOUR if table.rulings.reading("deck-due-in-round", "after-the-round") == "before-the-round" else 0
    return used + margin >= interval(table)


def time_passed(table: HouseBankedTable, milliseconds: int) -> None:
    """A deck grows older; between rounds it is changed when its time has come."""
    if not table.decks or table.phase in ("closed", "opening", "spread"):
        return
    in_play = table.round.deck if table.round is not None else table.decks[table.playing]
    if table.round is not None and in_play.first_used is None:
        in_play.first_used = table.clock - milliseconds
    if table.phase != "resting":
        in_play.used += milliseconds
    if table.round is None:
        change_those_due(table)


def change_those_due(table: HouseBankedTable) -> None:
    """The change becomes the house's next duty."""
    if any(is_due(table, deck) for deck in table.decks):
        table.change_waits = True
        table.follow(("open", _change_those_due))


def _change_those_due(table: HouseBankedTable) -> None:
    if table.change_waits:  # and has not been done early, together with what was not due
        _change(table)


def change_early(table: HouseBankedTable, name: str) -> None:
    """The house changes a deck now, whether it has to or not."""
    if table.round is not None or all(deck.name != name for deck in table.decks):
        raise Refusal("a deck of the table is changed between rounds")
    table.changed_early.add(name)
    table.at_once("open", _change)


def _change(table: HouseBankedTable) -> None:
    table.change_waits = False
    received: list[Deck] = []
    for index, deck in enumerate(table.decks):
        if deck.name not in table.changed_early and not is_due(table, deck):
            continue
        table.changed_early.discard(deck.name)
        if not table.does(
            Procedure("takes out of play", deck=deck.name), *_why_changed(table),
            fixes=("deck",), late="round-started", once=False,
        ):  # fmt: skip
            continue
        if table.used_deck is deck:
            table.used_deck = None
        table.decks[index] = new = fresh(table)
        table.reports(Procedure("receives", deck=new.name), *_why_changed(table)[:1])
        received.append(new)
    if received:
        opening.begin(table, received)


def remove(table: HouseBankedTable, deck: Deck) -> None:
    """A deck has left the table."""
    if deck in table.decks:
        table.decks.remove(deck)
    if table.used_deck is deck:
        table.used_deck = None
    _go_on_without(table)


def _go_on_without(table: HouseBankedTable) -> None:
    """The other deck is played with, or the table waits for cards."""
    table.playing = 0
    stop = table.rulings.reading("removed-deck", "play-on") == "stop"
    if not table.decks or (stop and table.option_number("decks") > len(table.decks)):
        table.phase = "closed"
    else:
        shuffling.load(table, table.decks[0], cut_made=table.decks[0].cut)


def demand_cards(table: HouseBankedTable) -> None:
    """No round begins without shuffled cards on the table."""
    if table.decks and table.phase == "closed":
        raise Refusal("the second deck has gone, and play waits for another", "decks.alternate")
    if not table.decks or table.phase in ("closed", "opening", "spread", "resting"):
        raise Refusal("the table has no cards that are ready to be dealt")
