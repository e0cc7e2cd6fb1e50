"""Looking at the cards, deciding, forfeiting, and the dealer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import deck_changes
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import TouchCards
    from clausewise.reference_engine.vocabulary.core.stimuli import Fold
    from clausewise.reference_engine.vocabulary.core.words import Role
    from clausewise.reference_engine.vocabulary.events import AnyEvent


def examine(table: HouseBankedGround) -> None:
    """Each player looks at the cards and lays them face down on the layout."""
    in_turn = table.rulings.reading("looking", "all-first") == "each-in-turn"
    for seat in table.current().clockwise():
        if not in_turn or "ante" not in seat.placed:
            _looks(table, seat)


def _looks(table: HouseBankedGround, seat: Seat) -> None:
    before = "asks" if table.rulings.knows("complete.ask") else "wager-taken"
    table.does(
        Procedure("examines", by="player", seat=seat.number),
        "complete.examine",
        fixes=("by", "seat"),
        late=before,
        once=False,
    )
    table.does(
        Procedure("lays down", by="player", seat=seat.number, owner=seat.place, face="down", place="layout"),
        "complete.lay-down",
        fixes=("face", "place"),
        late=before,
        once=False,
    )


def touch(table: HouseBankedGround, stimulus: TouchCards) -> None:
    """Nobody but the dealer and the player whose cards they are may touch them."""
    by: Role = "dealer" if stimulus.by == "dealer" else "player"
    if stimulus.by == "player" and table.phase in ("deciding", "settling"):
        table.rulings.demand("complete.touch-again", lawful=False, reason="cards laid down are not touched again")
    table.rulings.demand(
        "complete.touch",
        stimulus.by in ("player", "dealer"),
        "only the dealer and the player to whom they were dealt may touch a player's cards",
    )
    table.does(Procedure("touches", by=by, seat=stimulus.seat), "complete.touch")


def ask_next(table: HouseBankedGround) -> None:
    """The dealer asks each player with an ante, clockwise, to play or to forfeit; the next one when that is decided."""
    players = [seat for seat in table.current().clockwise() if "ante" in seat.placed]
    if not table.rulings.knows("complete.ask"):
        _ask_all(table, players)
        return
    order = table.rulings.choose(
        "complete.ask",
        players,
        {"counterclockwise": players[::-1], "also players without an ante": table.current().clockwise()},
    )
    for seat in order:
        if "play" not in seat.wagers and not seat.folded:
            if not seat.asked:
                seat.asked = True
                if table.rulings.reading("looking", "all-first") == "each-in-turn" and "ante" in seat.placed:
                    _looks(table, seat)
                table.does(Procedure("asks", seat=seat.number), "complete.ask", "wager.play-when", fixes=("seat",))
            if table.rulings.reading("asking", "one-by-one") == "one-by-one":
                return


def _ask_all(table: HouseBankedGround, players: list[Seat]) -> None:
    """No order is prescribed: whoever has an ante may decide."""
    for seat in players:
        if not seat.asked:
            seat.asked = True
            table.reports(Procedure("asks", seat=seat.number), "complete.play")


def seat_to_decide(table: HouseBankedGround, number: int) -> Seat:
    """The seat, if it is its turn to play or to forfeit."""
    seat = table.current().seats.get(number)
    if seat is not None and seat.folded:
        table.rulings.demand("complete.fold", lawful=False, reason="who has forfeited takes no further part")
        return seat
    turn = table.phase == "deciding" and seat is not None and seat.asked and "play" not in seat.wagers
    table.rulings.demand("complete.ask", turn, "it is not this player's turn to decide")
    if seat is None or "ante" not in seat.wagers:
        raise Refusal("only a player with an ante has a decision to make", "complete.ask", "complete.fold")
    return seat


def may_fold(table: HouseBankedGround, stimulus: Fold) -> Seat:
    """The seat that folds, if it may."""
    own = table.current().seats.get(stimulus.seat)
    in_time = table.phase == "deciding" and (own is None or "play" not in own.wagers)
    table.rulings.demand("definition.fold", in_time, "a hand is folded after the cards are dealt, before a play wager")
    return seat_to_decide(table, stimulus.seat)


def fold(table: HouseBankedGround, stimulus: Fold) -> None:
    """A player forfeits the ante and takes no further part against the dealer."""
    seat = may_fold(table, stimulus)
    seat.folded = True
    table.does(Folded(seat.number), "complete.fold", "definition.fold", fixes=("seat",))
    table.after_fold(seat)
    table.decided()


def all_decided(table: HouseBankedGround) -> bool:
    """Whether every player with an ante has placed a play wager or forfeited."""
    rulings = table.rulings
    players = [seat for seat in table.current().clockwise() if "ante" in seat.placed]
    somebody_played = any("play" in seat.wagers for seat in players)
    somebody_folded = any(seat.folded for seat in players)
    for seat in players:
        with table.concerning(seat.subject):
            played = rulings.choose(
                "complete.decided-by-play",
                "play" in seat.wagers,
                {"a play wager does not count": False, "being asked is enough": seat.asked,
                 "one play wager is enough for all": somebody_played},
            )  # fmt: skip
            forfeited = rulings.choose(
                "complete.decided-by-forfeit",
                seat.folded,
                {"a forfeit does not count": False, "being asked is enough": seat.asked,
                 "one forfeit is enough for all": somebody_folded},
            )  # fmt: skip
        if not played and not forfeited:
            return False
    return True


def collect_forfeited(table: HouseBankedGround) -> None:
    """Forfeited wagers are collected, and the cards of hands on which nothing rests any more, whosever first."""
    before = len(table.emitted)
    _collect_forfeited(table)
    table.leaves_open(before, "what is forfeited", _turns_of_the_forfeited)
    table.may_be_told_together(before, "collects cards", "discards")


def _turns_of_the_forfeited(event: AnyEvent) -> Mapping[str, int] | None:
    match event:
        case WagerSettled():
            return {f"seat {event.seat}": 0}
        case Procedure(act="collects cards" | "discards", owner=str() as owner):
            return {owner: 1 if event.act == "collects cards" else 2}
    return None


def _collect_forfeited(table: HouseBankedGround) -> None:
    for seat in table.current().clockwise():
        if not seat.folded or "ante" not in seat.wagers:
            continue
        for wager, provisions in table.forfeits(seat).items():
            stake = seat.wagers.pop(wager)
            table.does(
                WagerSettled(seat.number, wager, stake, "forfeited"), "complete.collect-forfeited", *provisions,
                fixes=("result",), late="turns up",
            )  # fmt: skip
        if not seat.wagers or table.rulings.reading("folded-hand-with-side-wagers", "") == "go-at-once":
            table.does(
                Procedure("collects cards", owner=seat.place, seat=seat.number), "complete.collect-forfeited",
                fixes=("owner",), late="turns up",
            )  # fmt: skip
            table.does(
                Procedure(
                    "discards", owner=seat.place, seat=seat.number, place="discard rack", cards=tuple(seat.cards)
                ),
                "complete.collect-forfeited", "collect.reconstructible", fixes=("place",), late="turns up",
            )  # fmt: skip
            seat.cards_collected = True


def reveal(table: HouseBankedGround) -> None:
    """The dealer's cards are turned up and the best hand of them chosen."""
    current = table.current()
    current.revealed = True
    seats = current.clockwise()
    if table.option("dealing") == "automated shoe":  # a cover card lies on the dealer's stack, if the rules want one
        table.does(
            Procedure("removes the cover card", owner="dealer", place="beside the automated dealing shoe"),
            "complete.remove-cover-card", fixes=("place",), late="round-ended",
        )  # fmt: skip
    shown = Procedure("turns up", owner="dealer", cards=tuple(current.dealer_cards))
    open_already = _open_already(table)
    if table.does(
        shown,
        "complete.reveal",
        *(["complete.decided-by-play"] if any("play" in seat.wagers for seat in seats) else []),
        *(["complete.decided-by-forfeit"] if any(seat.folded for seat in seats) else []),
        fixes=("cards",),
        late="announces",
    ):
        turned = tuple(card for card in current.dealer_cards if card not in open_already)
        table.may_be_told_in_parts(replace(shown, cards=turned))
    cards = current.dealer_cards
    if table.rulings.reading("dealer-cards", "all-six") == "first-five":
        cards = cards[: table.rules.players_cards]
    with table.concerning({"owner": "dealer"}):
        hand = table.dealer_hand = table.best_hand(cards, "complete.dealer-hand")
    table.does(
        HandRanked("dealer", hand.game, hand.category, hand.cards), "complete.dealer-hand", *hand.provisions[:4],
        fixes=("cards",), among="hands ranked",
    )  # fmt: skip


def _open_already(table: HouseBankedGround) -> set[Card]:
    """Cards of the dealer's that have lain face up since they were dealt: nothing turns these."""
    found: set[Card] = set()
    for seen in reversed(table.seen):
        match seen.event:
            case RoundStarted():
                break
            case CardDealt(to="dealer", face="up", card=str() as card):
                found.add(card)
            case Procedure(act="turns up", owner="dealer", cards=tuple() as cards):
                found.update(cards)
    return found


def collect_hand(table: HouseBankedGround, owner: str, cards: tuple[Card, ...], seat: int | None, *also: str) -> None:
    """The cards leave the table, and lie in the rack so that each hand can be put together again.

    `also` says what else kept them on the table until now.
    """
    table.does(
        Procedure("collects cards", owner=owner, seat=seat), "collect.cards", "collect.after-settling", *also,
        fixes=("owner",),
    )  # fmt: skip
    table.does(
        Procedure("discards", owner=owner, seat=seat, place="discard rack", cards=cards),
        "collect.reconstructible", "collect.after-settling", fixes=("place", "cards"),
    )  # fmt: skip


def end_round(table: HouseBankedGround) -> None:
    """The round is over."""
    current = table.current()
    if not current.ended:
        table.reports(RoundEnded(current.number, current.void), "definition.round")
    table.round = None
    table.seen_by_inadvertence = 0  # a round that was void before has nothing left to be seen too early
    table.cards.by_place.forget()
    table.cards.standing = "ready"
    deck_changes.round_over(table, current.deck, void=current.void)
