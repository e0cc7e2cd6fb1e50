"""Chapter 11, first part: looking at the cards, deciding, forfeiting, and the dealer's hand (sections A to D(3))."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import Folded, HandRanked, Procedure, RoundEnded, WagerSettled
from clausewise.reference_engine.four_card_poker import decks, envy
from clausewise.reference_engine.hands import best_four
from clausewise.reference_engine.rulings import Refusal

if TYPE_CHECKING:
    from clausewise.reference_engine.events import Role
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.four_card_poker.state import Seat
    from clausewise.reference_engine.stimuli import Fold, TouchCards


def examine(table: FourCardTable) -> None:
    """Each player looks at the cards and lays them face down on the layout."""
    for seat in table.current().clockwise():
        table.does(
            Procedure("examines", by="player", seat=seat.number),
            "complete.examine",
            fixes=("by", "seat"),
            late="asks",
            once=False,
        )
        table.does(
            Procedure("lays down", by="player", seat=seat.number, owner=seat.place, face="down", place="layout"),
            "complete.lay-down",
            fixes=("face", "place"),
            late="asks",
            once=False,
        )


def touch(table: FourCardTable, stimulus: TouchCards) -> None:
    """Nobody but the dealer and the player whose cards they are may touch them."""
    by: Role = "dealer" if stimulus.by == "dealer" else "player"
    table.rulings.demand(
        "complete.touch",
        stimulus.by in ("player", "dealer"),
        "only the dealer and the player to whom they were dealt may touch a player's cards",
    )
    table.does(Procedure("touches", by=by, seat=stimulus.seat), "complete.touch")


def ask_next(table: FourCardTable) -> None:
    """The dealer asks each player with an ante, clockwise, to play or to forfeit; the next one when that is decided."""
    players = [seat for seat in table.current().clockwise() if "ante" in seat.placed]
    order = table.rulings.choose(
        "complete.ask",
        players,
        {"counterclockwise": players[::-1], "also players without an ante": table.current().clockwise()},
    )
    for seat in order:
        if "play" not in seat.wagers and not seat.folded:
            if not seat.asked:
                seat.asked = True
                table.does(Procedure("asks", seat=seat.number), "complete.ask", fixes=("seat",))
            if table.rulings.reading("asking") == "one-by-one":
                return


def seat_to_decide(table: FourCardTable, number: int) -> Seat:
    """The seat, if it is its turn to play or to forfeit."""
    seat = table.current().seats.get(number)
    if seat is not None and seat.folded:
        table.rulings.demand("complete.fold", lawful=False, reason="who has forfeited takes no further part")
        return seat
    turn = table.phase == "deciding" and seat is not None and seat.asked and "play" not in seat.wagers
    table.rulings.demand("complete.ask", turn, "it is not this player's turn to decide")
    if seat is None or "ante" not in seat.wagers:
        raise Refusal("only a player with an ante has a decision to make", "complete.ask")
    return seat


def fold(table: FourCardTable, stimulus: Fold) -> None:
    """A player forfeits the ante and takes no further part against the dealer."""
    seat = seat_to_decide(table, stimulus.seat)
    seat.folded = True
    table.does(Folded(seat.number), "complete.fold", fixes=("seat",))
    if table.rulings.reading("collecting-forfeits") == "as-each-decides":
        collect_forfeited(table)
    table.decided()


def all_decided(table: FourCardTable) -> bool:
    """Whether every player with an ante has placed a play wager or forfeited."""
    rulings = table.rulings
    players = [seat for seat in table.current().clockwise() if "ante" in seat.placed]
    somebody_played = any("play" in seat.wagers for seat in players)
    somebody_folded = any(seat.folded for seat in players)
    for seat in players:
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


def forfeited(table: FourCardTable, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a fold costs, and by which provisions: the ante, a progressive wager, and nothing else."""
    rulings = table.rulings
    lost = ["ante"] + (["progressive"] if "progressive" in seat.wagers else [])
    provisions = ["complete.fold"]
    if len(seat.wagers) > 1:
        provisions = ["fold"]
        every = list(seat.wagers)
        lost = rulings.choose(
            "fold", lost, {"every wager": every, "nothing": [], "all but the ante": [w for w in every if w != "ante"]}
        )
    for wager in ("aces up", "six card bonus"):
        if wager in seat.wagers:
            provision = f"fold.{wager.replace(' ', '-')}"
            provisions.append(provision)
            without_ante = [other for other in lost if other != "ante"]
            lost = rulings.choose(
                provision,
                lost,
                {f"the {wager} wager as well": [*lost, wager], "not the ante": without_ante,
                 f"the {wager} wager instead of the ante": [*without_ante, wager]},
            )  # fmt: skip
    if "progressive" in seat.wagers:
        provisions.append("fold.progressive")
        lost = rulings.choose(
            "fold.progressive",
            lost,
            {"not the progressive wager": [wager for wager in lost if wager != "progressive"],
             "not the ante": [wager for wager in lost if wager != "ante"], "neither": []},
        )  # fmt: skip
    beside_the_ante = (provisions[0], provisions[-1])
    return {wager: tuple(provisions[:4]) if wager == "ante" else beside_the_ante for wager in dict.fromkeys(lost)}


def collect_forfeited(table: FourCardTable) -> None:
    """Forfeited wagers are collected, and the cards of hands on which nothing rests any more."""
    for seat in table.current().clockwise():
        if not seat.folded or "ante" not in seat.wagers:
            continue
        if table.rulings.reading("envy-for-folded-hand") == "paid":
            seat.hand = best_four(seat.cards, table.rulings)
            envy.pay(table, seat)
        for wager, provisions in forfeited(table, seat).items():
            stake = seat.wagers.pop(wager)
            table.does(
                WagerSettled(seat.number, wager, stake, "forfeited"), "complete.collect-forfeited", *provisions,
                fixes=("result",), late="turns up",
            )  # fmt: skip
        if not seat.wagers:
            table.does(
                Procedure("collects cards", owner=seat.place, seat=seat.number), "complete.collect-forfeited",
                fixes=("owner",), late="turns up",
            )  # fmt: skip
            table.does(
                Procedure("discards", owner=seat.place, seat=seat.number, place="discard rack"),
                "complete.collect-forfeited", fixes=("place",), late="turns up",
            )  # fmt: skip
            seat.cards_collected = True


def reveal(table: FourCardTable) -> None:
    """The dealer's cards are turned up and the best four of them chosen."""
    current = table.current()
    current.revealed = True
    seats = current.clockwise()
    table.does(
        Procedure("turns up", owner="dealer", cards=tuple(current.dealer_cards)),
        "complete.reveal",
        *(["complete.decided-by-play"] if any("play" in seat.wagers for seat in seats) else []),
        *(["complete.decided-by-forfeit"] if any(seat.folded for seat in seats) else []),
        fixes=("cards",),
        late="hand-ranked",
    )
    cards = current.dealer_cards
    if table.rulings.reading("dealer-cards") == "first-five":
        cards = cards[:5]
    hand = table.dealer_hand = best_four(cards, table.rulings, "complete.dealer-hand")
    table.does(
        HandRanked("dealer", "four card", hand.category, hand.cards), "complete.dealer-hand", *hand.provisions[:4],
        fixes=("cards",),
    )  # fmt: skip


def end_round(table: FourCardTable) -> None:
    """The round is over."""
    current = table.current()
    table.reports(RoundEnded(current.number, current.void))
    table.round = None
    table.phase = "idle"
    decks.round_over(table, current.deck, void=current.void)
