"""What is done with cards before they are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.equipment.cards_care import loading, rotation, shuffling, two_decks
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.vocabulary.core.words import Role

FAN = "in fan-shaped columns by suit and in sequence"
IN_SEQUENCE = "by suit and in sequence"
AS_THE_RULES_SAY, NOT_AT_ALL, MIXED_ONLY, STACKED_ONLY = "as the rules say", "not at all", "mixed only", "stacked only"
"""How the cards of an opening are shuffled: with the stack, the cut and the loading that follow, or otherwise."""


def begin(table: CardTable, received: list[Deck], *, preinspected: bool = False, defective: bool = False) -> None:
    """Cards have come: they are inspected and spread, unless they came preinspected and preshuffled."""
    table.cards.standing = "opening"
    table.cards.received = received
    table.cards.arrived = list(table.seated)
    preshuffled = received[0].preshuffled
    exempt = _exempt(table, preinspected=preinspected, preshuffled=preshuffled)
    in_session = table.rounds > 0 and table.rulings.reading("deck-in-session", "every-deck") == "opening-only"
    table.cards.half_prepared = preinspected != preshuffled
    if exempt or in_session:
        also = ("opening.exempt",) if exempt else ("opening.spread",)
        table.follow(("shuffle", lambda _: _shuffle_all(table, received, *also)))
        return
    skips = table.rulings.reading("half-prepared-decks", "all-applies") == "done-step-skipped"
    for deck in received:
        deck.preshuffled = preshuffled and skips
    if not (skips and preinspected):
        table.follow(("open", lambda _: _inspect(table, defective=defective)))
    table.follow(("open", lambda _: _spread(table)))


def _exempt(table: CardTable, *, preinspected: bool, preshuffled: bool) -> bool:
    rulings = table.rulings
    if not (preinspected or preshuffled) or not rulings.knows("opening.exempt"):
        return False
    if preinspected and preshuffled:
        return True  # a house that does it all the same does no wrong: nothing can be broken here
    enough = rulings.chosen(
        "opening.exempt",
        False,
        {"preinspected is enough": preinspected, "preshuffled is enough": preshuffled},
    )
    return rulings.held("opening.exempt", enough)


def of_two(table: CardTable) -> list[Deck]:
    """Each of the decks that have come; where there are two, a clause of its own says so."""
    received = table.cards.received
    if len(received) == 1 or not table.rulings.knows("opening.each-deck"):
        return received
    return table.rulings.chosen(
        "opening.each-deck",
        received,
        {"the first deck only": received[:1], "the second deck only": received[1:], "neither": []},
    )


# --- A and B: before the first player comes ---------------------------------------------------------------------------


def _inspect(table: CardTable, *, defective: bool) -> None:
    before = table.told_so_far()
    first = table.rulings.reading("verification-order", "before-the-spread") == "before-the-spread"
    method = None
    if table.rulings.knows("opening.sort"):
        method = table.rulings.chosen("opening.sort", "sorted", {"as they come": None})
    for deck in table.cards.received:
        table.does(
            Procedure("inspects", deck=deck.name, method=method), "opening.inspect", "opening.sort",
            fixes=("by", "deck"), late="spreads", once=False,
        )  # fmt: skip
    if defective:
        for deck in table.cards.received:
            table.reports(Procedure("removes", deck=deck.name, source="table"), "opening.inspect")
            rotation.remove(table, deck)
        table.drop_duties()
        table.cards.standing = "closed"
    elif first:
        _verify(table)
    _one_deck_after_the_other(table, before)


def _one_deck_after_the_other(table: CardTable, since: int) -> None:
    """Of several decks one may be made ready before the next is looked at; all of it comes before a shuffle."""
    table.may_be_told_later(since, until="shuffles", but_not=table.cards.received[0].name)


def _verify(table: CardTable) -> None:
    before = (
        "spreads"
        if table.rulings.reading("verification-order", "before-the-spread") == "before-the-spread"
        else "shuffles"
    )
    electronic = table.option("verification") == "electronic"
    above_as_well = table.rulings.reading("who-verifies", "floorperson-alone") == "or-above"
    for deck in table.cards.received:
        event = Procedure("verifies the inspection", by="pit boss" if above_as_well else "floorperson", deck=deck.name)
        provision, fixes = "opening.inspect", ("by", "deck")
        if table.rulings.knows("opening.verify"):
            provision = "opening.verify"
        if electronic:
            event = Procedure("verifies the inspection", by="house", deck=deck.name, method="electronically")
            provision, fixes = "opening.verify-electronically", ("deck", "method")
        done = table.does(event, provision, fixes=fixes, late=before, once=False)
        if done and not electronic and (above_as_well or table.rulings.knows("opening.verify")):
            other: Role = "floorperson" if above_as_well else "pit boss"
            table.may_be_told_in_parts(msgspec.structs.replace(event, by=other))
        elif done and electronic:
            table.may_be_told_in_parts(msgspec.structs.replace(event, by="computer"))  # the house's own


def _spread(table: CardTable) -> None:
    spread_face_up(table)
    if table.rulings.knows("opening.two-players"):
        for seat in table.cards.arrived[:2]:
            offer(table, seat)
    if enough_look(table):
        alone = None if table.rulings.knows("opening.two-players") else min(table.seated, default=None)
        _after_arrival(table, alone)
    else:
        table.cards.standing = "spread"


def enough_look(table: CardTable) -> bool:
    """Whether as many have come as have to be able to see the spread cards: the first player, or the first two."""
    if not table.rulings.knows("opening.two-players"):
        return table.rulings.held("opening.player-inspects", bool(table.seated))
    wanted = table.rulings.choose(
        "opening.two-players", 2, {"the first player alone": 1, "three players": 3, "nobody": 0}
    )
    return len(table.cards.arrived) >= wanted


def spread_face_up(table: CardTable) -> None:
    """The cards that have come lie open for whoever is to look at them."""
    fixes: tuple[str, ...] = ("face", "method", "deck")
    method = FAN
    if table.rulings.knows("opening.in-sequence"):
        fixes = ("face", "deck")
        method = table.rulings.chosen(
            "opening.in-sequence", IN_SEQUENCE,
            {name: name for name in ("by suit only", "in sequence only", "as they come")},
        )  # fmt: skip
    for deck in of_two(table):
        table.does(
            Procedure("spreads", deck=deck.name, place="table", face="up", method=method), "opening.spread",
            "opening.in-sequence", *_two(table), *_half(table), fixes=fixes, late="offers for inspection", once=False,
        )  # fmt: skip


def _two(table: CardTable) -> tuple[str, ...]:
    return ("opening.each-deck",) if len(table.cards.received) > 1 else ()


def _half(table: CardTable) -> tuple[str, ...]:
    return ("opening.exempt",) if table.cards.half_prepared else ()


# --- C and D: when the first player has come --------------------------------------------------------------------------


def arrived(table: CardTable, seat: int | None) -> None:
    """A player has sat down; the first one inspects the cards that lie there, or the first two."""
    if table.rulings.knows("opening.two-players"):
        table.follow(("open", lambda _: offer(table, seat)))
        if not enough_look(table):
            return
    table.cards.standing = "opening"
    _after_arrival(table, None if table.rulings.knows("opening.two-players") else seat)


def _after_arrival(table: CardTable, seat: int | None) -> None:
    table.follow(("open", lambda _: offer(table, seat)), ("open", lambda _: wash(table, face_up=True)))
    shuffle_received(table)


def inspect_again(table: CardTable, seat: int) -> None:
    """The whole opening, for cards that lay on an idle table."""
    table.follow(
        ("open", lambda _: _inspect(table, defective=False)),
        ("open", spread_face_up),
        ("open", lambda _: offer(table, seat)),
        ("open", lambda _: wash(table, face_up=True)),
    )


def offer(table: CardTable, seat: int | None) -> None:
    """The spread cards are shown to this player, where two have to see them to each of the first two."""
    if table.rulings.knows("opening.two-players"):
        _offer_to_one_of_two(table, seat)
    elif seat is not None:
        table.does(
            Procedure("offers for inspection", seat=seat), "opening.player-inspects", fixes=("seat",),
            late="turns face down", once=False,
        )  # fmt: skip


def _offer_to_one_of_two(table: CardTable, seat: int | None) -> None:
    """The first two who have come may look, in whatever order they are asked."""
    if seat in table.cards.arrived[:2]:
        table.does(
            Procedure("offers for inspection", seat=seat), "opening.player-inspects", "opening.two-players",
            fixes=("seat",), late="turns face down", once=False, among="offered for inspection",
            until="turns face down",
        )  # fmt: skip


def wash(table: CardTable, *, face_up: bool) -> None:
    """The cards are turned face down, washed and stacked."""
    if table.rulings.reading("verification-order", "before-the-spread") == "before-the-shuffle":
        _verify(table)
    since = table.told_so_far()
    for deck in of_two(table):
        if face_up:
            table.does(
                Procedure("turns face down", deck=deck.name, place="table", face="down"), "opening.turn-down",
                *_two(table), fixes=("by", "face"), late="washes", once=False,
            )  # fmt: skip
        if deck.preshuffled:
            continue
        table.does(
            _washing(table, deck), "opening.wash", "opening.washing", *_two(table),
            fixes=("by", "deck"), late="stacks", once=False,
        )  # fmt: skip
        if table.rulings.chosen("opening.shuffle", False, {"before the cards are stacked": True}):
            shuffling.intermix(table, deck, "shuffle.before-play")
        table.does(
            Procedure("stacks", deck=deck.name, method="after the wash"), "opening.stack", *_two(table),
            fixes=("by", "deck"), late="shuffles", once=False,
        )  # fmt: skip
    _in_any_order(table, since)


def _in_any_order(table: CardTable, since: int) -> None:
    """Of two decks that are kept one may be washed and shuffled before the other."""
    if two_decks.are_kept(table):
        table.may_be_told_deck_by_deck(since)


def _washing(table: CardTable, deck: Deck) -> Procedure:
    """How it is done, where the rules say what the word means."""
    if not table.rulings.knows("opening.washing"):
        return Procedure("washes", deck=deck.name)
    circles = Procedure("washes", deck=deck.name, place="table", face="down", method="with a circular motion")
    return table.rulings.chosen(
        "opening.washing",
        circles,
        {
            "face up": msgspec.structs.replace(circles, face="up"),
            "to and fro": msgspec.structs.replace(circles, method="to and fro"),
            "in the hands": msgspec.structs.replace(circles, place="dealer's hands"),
        },
    )


def shuffle_received(table: CardTable, *also: str, how: str = AS_THE_RULES_SAY) -> None:
    """Each deck is shuffled as the rules say, unless it came preshuffled, and the one in play is loaded."""
    table.follow(("shuffle", lambda _: _shuffle_washed(table, of_two(table), how, *also)))


def _shuffle_washed(table: CardTable, received: list[Deck], how: str, *also: str) -> None:
    how = table.rulings.chosen(
        "opening.shuffle", how, {"not at all": NOT_AT_ALL, "with nothing that belongs to it": MIXED_ONLY}
    )
    for deck in received:
        if how == MIXED_ONLY:
            if not deck.preshuffled:
                shuffling.intermix(table, deck, "shuffle.before-play")
            loading.load(table, deck, cut_made=False)
        elif how == STACKED_ONLY:
            shuffling.stack_and_load(table, deck, spared=False)
    _shuffle_all(table, received if how == AS_THE_RULES_SAY else [], "opening.shuffle", *also, *_two(table))


def _shuffle_all(table: CardTable, received: list[Deck], *also: str) -> None:
    since = table.told_so_far()
    for deck in received:
        shuffling.shuffle(table, "shuffle.before-play", deck, *also)
    _in_any_order(table, since)
    table.cards.standing = "ready" if table.deal is None else "in play"
