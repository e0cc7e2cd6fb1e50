"""Which deck is in play, which lies in the rack or the shuffler, and how decks come to the table and leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import loading, two_decks
from clausewise.reference_engine.equipment.cards_care.deck import Deck
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.port import CardTable


def fresh(table: CardTable) -> Deck:
    """A new deck, in the order in which it is made."""
    table.cards.decks_received += 1
    return Deck(f"deck {table.cards.decks_received}", packs=table.cards.packs)


def receive(table: CardTable) -> Deck:
    """A new deck comes to the table."""
    deck = fresh(table)
    table.cards.decks.append(deck)
    return deck


def to_be_shuffled(table: CardTable) -> Deck | None:
    """The deck that was played with last; before any round the one in play."""
    cards = table.cards
    if cards.used_deck is not None:
        return cards.used_deck
    if table.deal is not None:
        return table.deal.deck
    return cards.decks[cards.playing] if cards.decks else None


def demand_ready(table: CardTable) -> None:
    """No round begins without shuffled cards on the table."""
    cards = table.cards
    if cards.decks and cards.standing == "closed":
        raise Refusal("the second deck has gone, and play waits for another", "decks.alternate")
    if not cards.decks or cards.standing in ("closed", "opening", "spread", "resting"):
        raise Refusal("the table has no cards that are ready to be dealt")


# --- two decks --------------------------------------------------------------------------------------------------------


def alternate(table: CardTable, deck: Deck) -> None:
    """After the round of this deck the other one is in play."""
    cards = table.cards
    other = 1 - cards.decks.index(deck)
    cards.playing = table.rulings.chosen(
        "decks.alternate",
        other,
        {"the same deck again": 1 - other, "the first deck only": 0, "every other time": table.rounds // 2 % 2},
    )


def empty_the_rack(table: CardTable, deck: Deck) -> None:
    """With two decks, the cards of the one leave the discard rack before those of the other come into it."""
    if len(table.cards.decks) > 1:
        table.does(
            Procedure("takes out", deck=deck.name, source="discard rack"), "decks.one-in-rack",
            fixes=("deck", "source"), late="discards the stub", once=False,
        )  # fmt: skip


def store_or_bring(table: CardTable, deck: Deck, *, cut_made: bool, loaded: bool) -> None:
    """The shuffled deck is loaded, or stored in the device while the other is loaded in its place."""
    cards = table.cards
    if not cards.decks:
        return  # the last deck was removed before its shuffle came to its end
    in_play = cards.decks[cards.playing]
    if len(cards.decks) > 1 and in_play is not deck:
        stored = Procedure("stores", by="shuffler", deck=deck.name, place="shuffler")
        if table.does(
            stored, "decks.one-stored", "decks.alternate",
            fixes=("deck", "place"), late="round-ended", once=False, anyway=True,
        ):  # fmt: skip
            table.may_be_told_in_parts(msgspec.structs.replace(stored, by="dealer"))  # who does it is not said
        if cards.standing != "opening":
            loading.load(table, in_play, "decks.alternate", cut_made=in_play.cut)
    elif not loaded:
        loading.load(table, deck, cut_made=cut_made)


def bring_the_other(table: CardTable) -> None:
    """The deck whose turn it is comes in the place of one that has gone, once all else is done."""
    if len(table.cards.decks) < two_decks.TWO:
        return
    in_play = table.cards.decks[table.cards.playing]
    if in_play not in table.cards.received:
        table.follow(("shuffle", lambda _: loading.load(table, in_play, "decks.alternate", cut_made=in_play.cut)))


def play_with_one(table: CardTable) -> None:
    """No device shuffles any more: the deck in play stays, the other one leaves."""
    cards = table.cards
    if two_decks.are_kept(table) or len(cards.decks) < two_decks.TWO:
        return
    if not table.rulings.chosen("decks.one", True, {"two decks shuffled by hand": False}):
        return
    cards.instead["decks"] = 1
    dealt_from = table.deal.deck if table.deal is not None else None
    kept = dealt_from if dealt_from in cards.decks else cards.decks[cards.playing]
    for other in [deck for deck in cards.decks if deck is not kept]:
        cards.decks.remove(other)
        table.reports(Procedure("takes out of play", deck=other.name), "decks.one")
        if cards.used_deck is other:
            cards.used_deck = None
    cards.received[:] = [deck for deck in cards.received if deck is kept]
    cards.playing = 0


# --- a deck leaves ----------------------------------------------------------------------------------------------------


def remove(table: CardTable, deck: Deck) -> None:
    """A deck has left the table."""
    if deck in table.cards.decks:
        table.cards.decks.remove(deck)
    if table.cards.used_deck is deck:
        table.cards.used_deck = None
    if not two_decks.are_kept(table) or table.deal is None:  # else when the round is over
        go_on_without(table)


def go_on_without(table: CardTable) -> None:
    """The other deck is played with, or the table waits for cards."""
    cards = table.cards
    cards.playing = 0
    stop = table.rulings.reading("removed-deck", "play-on") == "stop"
    if not cards.decks or (stop and not two_decks.enough_are_there(table)):
        cards.standing = "closed"
    elif two_decks.are_kept(table):
        left = cards.decks[0]  # that it is fetched goes without saying
        table.reports(Procedure("takes out", deck=left.name, source=two_decks.place_aside(table)), "decks.two-kept")
        cards.shuffled_aside = None if loading.by_hand(table) else cards.decks[0]
    else:
        loading.load(table, cards.decks[0], cut_made=cards.decks[0].cut)
