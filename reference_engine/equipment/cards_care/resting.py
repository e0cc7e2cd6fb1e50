"""A table that is open and at which nobody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import deck_changes, loading, opening, shuffling, two_decks
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.core.words import Role


WITHOUT: Final = {"without a wash": ("shuffle",), "without a shuffle": ("wash",), "nothing more": ()}


def rest(table: CardTable) -> None:
    """Nobody plays: the cards are taken out and spread on the table."""
    if table.deal is not None or table.cards.standing != "ready":
        raise Refusal("the table is not open and idle")
    asked_for = table.rulings.held("idle", bool(table.cards.decks) and table.rulings.knows("idle"))
    if shuffling.exempt(table, "the idle table") or not asked_for:
        return
    table.drop_duties()
    table.cards.standing = "resting"
    table.cards.arrived = []
    table.cards.has_rested = True
    since = table.told_so_far()
    table.follow(
        ("open", lambda _: _one_deck_after_the_other(table, since, _take_out)),
        ("open", lambda _: _one_deck_after_the_other(table, since, _spread_as_asked)),
    )


def _one_deck_after_the_other(table: CardTable, since: int, does: Callable[[CardTable], None]) -> None:
    """Of two decks that are kept one may be taken out and spread before the other."""
    does(table)
    if two_decks.are_kept(table):
        table.may_be_told_deck_by_deck(since)


def ask(table: CardTable) -> None:
    """A player asks for the cards to be spread face up: at once if they lie there, otherwise when they will."""
    if not table.rulings.knows("idle.face-down"):
        raise Refusal("how the cards lie at an idle table is for the house to say")
    if table.cards.standing != "resting" or table.has_duties():
        table.cards.face_up_asked = True
    elif table.cards.lying != "up":  # else they lie as they were asked for
        table.follow(("open", lambda _: _spread(table, asked=True)))


def _dealer(table: CardTable) -> Role:
    """Who sees to the idle table, where the rules say who has to."""
    if not table.rulings.knows("idle.take-out"):
        return "dealer"
    return table.rulings.chosen("idle", "dealer", {"a floorperson": "floorperson", "a player": "player"})


def _take_out(table: CardTable) -> None:
    """Out of what is dealt from, and out of the discard rack where cards of the last round lie there."""
    by = _dealer(table)
    container = loading.PLACES.get(str(table.option("dealing")), "shuffler")
    used = table.cards.used_deck
    loaded = table.cards.decks[table.cards.playing] if used is None else None
    not_relieved = shuffling.not_relieved(table)
    table.cards.received = []
    if two_decks.are_kept(table):
        _take_out_what_lies_aside(table)
        return
    for deck in table.cards.decks:
        source = "discard rack" if deck is used else container if deck is loaded else "shuffler"
        if table.rulings.reading("idle-cards-elsewhere", "taken-out") == "left" and deck not in (used, loaded):
            continue
        table.cards.received.append(deck)
        before = table.told_so_far()
        table.does(
            Procedure("takes out", by=by, deck=deck.name, source=source), "idle.take-out", "idle", *not_relieved,
            fixes=("deck", "source"), late="spreads", once=False, anyway=True,
        )  # fmt: skip
        waits_elsewhere = str(table.option("dealing")) not in loading.PLACES or len(deck.cards) < len(deck.order)
        if deck is loaded and waits_elsewhere:
            table.may_be_told_otherwise(before, "source")  # no rule says where the deck, or what was dealt of it, lies
        deck.cut = False
    table.cards.used_deck = None


def _take_out_what_lies_aside(table: CardTable) -> None:
    """The deck in play lies on the table, or one that was dealt and not put aside since; the other comes from there."""
    used = table.cards.used_deck
    table.cards.received = list(table.cards.decks)
    for deck in table.cards.decks:
        if two_decks.lies_aside(table, deck) if used is None else deck is not used:
            two_decks.bring_out(table, deck, "idle")
        deck.cut = False
    table.cards.used_deck = None


def _spread_as_asked(table: CardTable) -> None:
    _spread(table, asked=table.cards.face_up_asked)


def _spread(table: CardTable, *, asked: bool) -> None:
    """Face down, unless a player has asked to see the faces; or as the house likes it, where the rules say so."""
    if not table.rulings.knows("idle.face-down"):
        _spread_either_way(table)
        return
    asked = table.rulings.held("idle.face-down", asked)
    table.cards.face_up_asked = False
    table.cards.lying = face = _face(asked=asked)
    for deck in table.cards.received:
        table.does(
            Procedure("spreads", by=_dealer(table), deck=deck.name, place="table", face=face),
            "idle.face-down", "idle", fixes=("face", "place"), late="offers for inspection", once=False,
        )  # fmt: skip


def _spread_either_way(table: CardTable) -> None:
    """Face up or face down: the house's choice."""
    table.cards.lying = face = _face(asked=table.option("idle-spread") == "up")
    decks = table.cards.received
    if two_decks.are_kept(table):
        others = {"the deck in play alone": [table.cards.deck_in_play()], "neither": []}
        decks = table.rulings.chosen("idle.each-deck", decks, others)
    for deck in decks:
        table.does(
            Procedure("spreads", by=_dealer(table), deck=deck.name, place="table", face=face), "idle",
            fixes=("place",), late="offers for inspection", once=False,
        )  # fmt: skip


def _turn_up(table: CardTable) -> None:
    """Cards that lie face down are turned up once a player arrives, where the rules say so."""
    if table.cards.lying == "up":
        return
    since = table.told_so_far()
    for deck in table.cards.received:
        turned = table.does(
            Procedure("turns face up", deck=deck.name, place="table", face="up"), "idle.turn-up",
            fixes=("face",), late="offers for inspection", once=False, until="washes",
        )  # fmt: skip
        table.cards.lying = "up" if turned else table.cards.lying
    if two_decks.are_kept(table):
        table.may_be_told_deck_by_deck(since)


def _enough_have_come(table: CardTable) -> bool:
    """Two have to have come before the cards are turned up and looked at."""
    wanted = table.rulings.chosen("idle.two-players", 2, {"the first player alone": 1, "three players": 3})
    return len(table.cards.arrived) >= wanted


def _offer(table: CardTable, seat: int, again: str) -> None:
    if table.rulings.knows("opening.two-players"):
        two, since = table.cards.arrived[:2], table.told_so_far()
        for other in table.rulings.choose("idle.reopen", two, {"to the first alone": two[:1], "to nobody": []}):
            table.does(
                Procedure("offers for inspection", seat=other), "idle.reopen", again, fixes=("seat",), late="washes",
                once=False, among="offered for inspection",
            )  # fmt: skip
        if any(other not in table.cards.arrived for other in table.seated):
            table.may_be_told_otherwise(since, "seat")  # who has stayed may be one of the first two, too
        return
    table.does(Procedure("offers for inspection", seat=seat), "idle.reopen", again, late="washes", once=False)


def _face(*, asked: bool) -> Face:
    return "up" if asked else "down"


def goes_on_with(table: CardTable, seats: Iterable[int]) -> bool:
    """Whether those who sit there, though nobody has come, are enough to make the cards ready for: then it is due."""
    if table.cards.standing != "resting" or table.has_duties() or not table.rulings.knows("opening.two-players"):
        return False
    table.cards.arrived = list(seats)
    for seat in table.cards.arrived[-1:]:
        arrived(table, seat)
    return table.has_duties()


def arrived(table: CardTable, seat: int) -> None:
    """The first player to come may look at the cards, or the first two; then what the opening asks for is done."""
    if table.rulings.knows("opening.two-players") and not _enough_have_come(table):
        return
    if table.cards.change_waits and all(deck_changes.is_due(table, deck) for deck in table.cards.decks):
        return  # fresh cards come, and are looked at
    table.cards.standing = "opening"
    table.cards.received = [deck for deck in table.cards.received if deck in table.cards.decks]
    again = loading.way_of(table).rule("reopen")
    offered = seat
    if not table.rulings.knows("opening.two-players"):
        offered = table.rulings.chosen("idle.reopen", seat, {"to another seat": seat % 7 + 1})
    table.follow(("open", _turn_up), ("open", lambda _: _offer(table, offered, again)))
    remains = table.rulings.chosen(
        "idle.reopen",
        ("wash", "shuffle"),
        WITHOUT,
    )
    remains = table.rulings.chosen(again, remains, WITHOUT)
    reopening = table.rulings.reading("idle-reopening", "what-remains")
    if reopening == "as-printed":
        table.follow(("open", opening.spread_face_up))
    if reopening == "whole-opening":
        opening.inspect_again(table, seat)
    elif "wash" in remains:
        table.follow(("open", lambda _: opening.wash(table, face_up=table.cards.lying == "up")))
    how = opening.AS_THE_RULES_SAY if "shuffle" in remains else opening.NOT_AT_ALL
    if table.rulings.knows("idle.then-play"):
        how = table.rulings.chosen(
            "idle.then-play", how, {"without a shuffle": opening.NOT_AT_ALL,
             "without a cut": opening.MIXED_ONLY, "stacked as it lies": opening.STACKED_ONLY},
        )  # fmt: skip
    opening.shuffle_received(table, "idle.then-play", how=how)
