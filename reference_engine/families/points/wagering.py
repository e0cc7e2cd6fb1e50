"""What is wagered before the cards: on a hand, and beside it on the suits of its first two cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars, show_money
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import rotation
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.families.points import boxes
from clausewise.reference_engine.families.points.state import Box, Hand, Round
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.points.words import INITIAL_SUIT, SPOTS

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround

COUPON = "match play coupon"
MAIN = SPOTS[0]
MULTIPLE = dict(
    zip(
        SPOTS,
        (
            ("multiple.wagers",),
            ("multiple.offered", "multiple.two-or-three", "multiple.three"),
            ("multiple.two-or-three", "multiple.three"),
        ),
        strict=True,
    )
)
"""By what a wager on each spot is made in Multiple Action."""


def offered(table: PointsGround) -> tuple[str, ...]:
    """The wagers that may be placed before the cards."""
    suit = str(table.option("suit-wager"))
    return (*SPOTS[: table.spots], *((suit,) if suit in INITIAL_SUIT else ()))


def demand_lawful(table: PointsGround, wager: PlaceWager) -> Cents:
    """Refuses a wager that may not be put down before the cards; what stands there with it."""
    rulings = table.rulings
    if wager.wager not in table.rules.wagers:
        raise Refusal(f"there is no wager called {wager.wager} in this game")
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "wager.instrument")
    _demand_offered(table, wager.wager)
    demand_instrument(table, wager)
    player = boxes.owner(table, wager)
    rulings.demand("wager.seated", player in table.seated, "only a player who is seated may wager")
    demand_open(table)
    if table.round is None:
        rotation.demand_ready(table)
    if wager.hand != 1:
        raise Refusal("before the cards a box has one hand")
    box = table.round.boxes.get(wager.seat) if table.round is not None else None
    rulings.demand("wager.accepted", lawful=True, reason="no wager is accepted")
    if wager.wager in INITIAL_SUIT:
        _demand_beside(table, wager, box, player)
    else:
        boxes.demand_allowed(table, wager, player)
        if table.spots > 1:
            rulings.demand("multiple.two-or-three", lawful=True, reason="one wager is made on a hand")
    total = Cents(wager.amount + (_standing(box, wager.wager) if box is not None else 0))
    demand_within(table, wager.wager, total, box)
    return total


def _demand_offered(table: PointsGround, wager: str) -> None:
    if wager == MAIN:
        return
    there = wager in offered(table)
    if wager in INITIAL_SUIT:
        if not table.rulings.permits("suit.offered", there):
            raise Refusal(f"this table does not offer the {wager} wager", "suit.offered", "optional.offered")
    else:
        table.rulings.demand("multiple.offered", there, "this table does not offer Multiple Action")


def demand_instrument(table: PointsGround, wager: PlaceWager, provision: str = "wager.instrument") -> None:
    """Chips, cash, and coupons where the house takes them; an optional wager is not made with cash."""
    optional = wager.wager not in SPOTS and provision == "wager.instrument"
    allowed = set(table.rules.optional_instruments if optional else table.rules.instruments)
    if table.option("match-play") == "not accepted":
        allowed.discard(COUPON)
    table.rulings.demand(
        "optional.placed" if optional else provision,
        wager.instrument in allowed,
        f"a wager like this is not made with a {wager.instrument} at this table",
    )


def demand_open(table: PointsGround) -> None:
    """Nothing is made, increased or withdrawn once the first card has been dealt."""
    still = table.round is None or table.round.bets_open
    table.rulings.demand("wager.closed", still, "the first card has been dealt")


def _demand_beside(table: PointsGround, wager: PlaceWager, box: Box | None, player: int) -> None:
    """An optional wager is made beside one's own wager on the hand."""
    rulings = table.rulings
    if not rulings.permits("optional.accompanies", box is not None and MAIN in box.hand.stakes):
        reason = "an optional wager is made together with a wager on the hand"
        raise Refusal(reason, "optional.accompanies", "wager.required")
    own = box is None or box.player == player
    rulings.demand("optional.own-hand", own, "nobody makes an optional wager on another player's hand")
    other = [one for one in INITIAL_SUIT if one != wager.wager and box is not None and one in box.beside]
    rulings.demand("optional.one-each", not other, "one optional wager is made on a hand")


def _standing(box: Box, wager: str) -> Cents:
    return box.hand.stakes.get(wager, box.beside.get(wager, Cents(0)))


# --- how much ---------------------------------------------------------------------------------------------------------


def amounts(table: PointsGround, wager: str, box: Box | None) -> Amounts:
    """What such a wager may come to."""
    rulings = table.rulings
    if wager in SPOTS:
        least = rulings.figure("limits", dollars(table.option_number("minimum-wager")))
        return Amounts(least, rulings.figure("limits", dollars(table.option_number("maximum-wager"))))
    return optional_amounts(table, box.hand.stakes.get(MAIN, Cents(0)) if box is not None else Cents(0))


def optional_amounts(table: PointsGround, beside: Cents) -> Amounts:
    """Up to the posted maximum; with one deck also up to the wager on the hand."""
    most = table.rulings.figure("optional.maximum", dollars(table.option_number("optional-maximum")))
    if table.cards.packs == 1:
        return Amounts(1, min(most, table.rulings.figure("optional.single-deck", beside)))
    return Amounts(1, most)


def demand_within(table: PointsGround, wager: str, total: Cents, box: Box | None) -> None:
    """Refuses a wager outside its limits."""
    if wager not in SPOTS:
        demand_optional_amount(table, total, box.hand.stakes.get(MAIN, Cents(0)) if box is not None else Cents(0))
        return
    allowed = amounts(table, wager, box)
    least, most = Cents(allowed.least), Cents(allowed.greatest)
    table.rulings.demand("limits", total >= least, f"a wager is at least the posted minimum of {show_money(least)}")
    table.rulings.demand("limits", total <= most, f"a wager is at most the posted maximum of {show_money(most)}")


def demand_optional_amount(table: PointsGround, total: Cents, beside: Cents) -> None:
    """The posted maximum; and with a single deck no more than the wager on the hand."""
    rulings = table.rulings
    most = rulings.figure("optional.maximum", dollars(table.option_number("optional-maximum")))
    rulings.demand("optional.maximum", total <= most, f"an optional wager is at most {show_money(Cents(most))}")
    if table.cards.packs == 1 and beside:
        most = rulings.figure("optional.single-deck", beside)
        rulings.demand("optional.single-deck", total <= most, "with one deck it does not exceed the wager on the hand")
    else:
        rulings.demand("optional.larger", lawful=True, reason="an optional wager may exceed the wager on the hand")


# --- what is done -----------------------------------------------------------------------------------------------------


def place(table: PointsGround, wager: PlaceWager) -> None:
    """A wager is put down before the cards."""
    total = demand_lawful(table, wager)
    player = boxes.owner(table, wager)
    current = table.round or _begin(table)
    box = current.boxes.setdefault(wager.seat, Box(wager.seat, player, [Hand(wager.seat)]))
    stands = box.hand.stakes if wager.wager in SPOTS else box.beside
    stands[wager.wager] = total
    event = WagerTaken(wager.seat, wager.wager, total)
    if wager.wager in INITIAL_SUIT:
        kind = f"suit.{wager.wager}"
        box.optional = True
        larger = ("optional.larger",) if total > box.hand.stakes.get(MAIN, 0) else ()
        # of several hands of one player each may have its own
        each = ("optional.one-each",) if player != wager.seat else ()
        table.does(event, "optional.placed", "suit.offered", kind, *each, *larger, fixes=("amount",))
        return
    beside = ("wager.adjacent", "wager.as-if-occupied") if player != wager.seat else ()
    further = MULTIPLE[wager.wager] if table.spots > 1 and not beside else ()
    accepted = ("wager.accepted",) if wager.wager == MAIN else ()
    table.does(event, "wager.instrument", *accepted, "limits", *further, *beside, fixes=("amount", "seat"))


def _begin(table: PointsGround) -> Round:
    table.rounds += 1
    table.round = Round(table.rounds, table.cards.deck_in_play())
    table.phase = "betting"
    pitch = ("hand.decks",) if table.from_the_hand else ()
    tournament = ("tournaments.as-otherwise",) if table.option("tournaments") == "held" else ()
    table.reports(RoundStarted(table.rounds, table.round.deck.name), "decks.number", *pitch, *tournament)
    return table.round


def demand_changeable(table: PointsGround, act: ChangeWager | WithdrawWager) -> Box:
    """The box whose wager may be changed so, or taken back."""
    box = table.current().boxes.get(act.seat)
    if box is None or not _standing(box, act.wager) or act.hand != 1:
        raise Refusal("there is no such wager")
    demand_open(table)
    if isinstance(act, ChangeWager):
        if act.amount <= 0:
            raise Refusal("a wager of nothing is no wager: it has to be taken back", "wager.instrument")
        demand_within(table, act.wager, act.amount, box)
        if act.wager == MAIN:
            for beside in box.beside.values():
                demand_optional_amount_beside(table, beside, act.amount)
    elif act.wager == MAIN and table.rulings.reading("blackjack-taken-back") == "refused":
        table.rulings.demand("optional.accompanies", not box.beside, "an optional wager stands beside it")
    return box


def demand_optional_amount_beside(table: PointsGround, stands: Cents, beside: Cents) -> None:
    """A wager on a hand is not made smaller than what may stand beside it."""
    if table.cards.packs == 1:
        table.rulings.demand("optional.single-deck", stands <= beside, "a larger optional wager stands beside it")


def change(table: PointsGround, act: ChangeWager | WithdrawWager) -> None:
    """A wager is made larger or smaller, or taken back."""
    box = demand_changeable(table, act)
    stands = box.hand.stakes if act.wager in SPOTS else box.beside
    if isinstance(act, ChangeWager):
        stands[act.wager] = act.amount
        table.does(WagerTaken(act.seat, act.wager, act.amount), "wager.closed", "limits", fixes=("amount",), once=False)
        return
    if act.wager == MAIN:  # nothing stands beside it, or as some read it, what does goes with it
        for beside in list(box.beside):
            taken = WagerWithdrawn(act.seat, beside, box.beside.pop(beside))
            table.does(taken, "optional.accompanies", once=False, among="taken back")
    gone = stands.pop(act.wager)
    if not box.hand.stakes:
        del table.current().boxes[act.seat]
    event = WagerWithdrawn(act.seat, act.wager, gone)
    table.does(event, "wager.closed", fixes=("amount",), once=False, among="taken back")
