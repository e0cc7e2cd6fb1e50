"""What makes a round void, what becomes of its wagers, and what does not make it void."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer import misdeals
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable
    from clausewise.reference_engine.vocabulary.cards.words import Face


def void_round(
    table: HouseBankedTable,
    *also: str,
    void: str,
    returns: str,
    shuffle: str | None = "shuffle.after-round",
) -> None:
    """All hands are void: it is said, every wager goes back to its player, and the round goes no further.

    `void` is the provision that voids the hands, `returns` the one that gives the wagers back, `shuffle` the one for
    which the cards are shuffled when the round has ended; None if they are not, because the deck goes. `also` is cited.
    """
    current = table.current()
    if current.void:
        return
    if not table.does(Procedure("voids all hands"), void, *also):
        return  # nobody says so, and the round goes on
    current.void = True
    return_wagers(table, returns)
    table.end_void_round(shuffle)


def return_wagers(table: HouseBankedTable, *provisions: str) -> None:
    """Every wager goes back; as some read it, what was placed before the cards stays for the next round."""
    for seat in table.current().clockwise():
        return_wagers_of(table, seat, *provisions)
    table.wagers_returned(*provisions)


def return_wagers_of(table: HouseBankedTable, seat: Seat, *provisions: str) -> None:
    """The wagers of one seat go back, or stay on the layout."""
    stand = table.rulings.reading("void-wagers", "returned") == "stand"
    for wager, amount in seat.wagers.items():
        if stand and wager != "play":
            table.left_standing.append((seat.number, seat.player, wager, amount))
            continue
        table.settles(
            WagerSettled(seat.number, wager, amount, "returned", stake_back=True),
            *provisions,
            fixes=("result", "stake"),
        )
    seat.wagers.clear()


# --- a card lies face up ----------------------------------------------------------------------------------------------


def found_face_up(table: HouseBankedTable, card: Card, to: str, stack: int, source: str) -> str:
    """A card is found face up: `used`, `not used` and the next one is, or the place `goes without`."""
    current, found = table.current(), table.mishaps.found
    found.append((current.drawn, stack))
    at_one_time = table.rulings.reading("several-face-up", "over-the-deal") == "at-one-time"
    number = _found_together(found) if at_one_time else len(found)
    event = Procedure("finds", cards=(card,), face="up", source=source, deck=current.deck.name)
    table.reports(event, "face-up.several" if number > 1 else "face-up")
    if number > table.rulings.figure("face-up.several", 1):
        void_round(table, void="face-up.several", returns="face-up.return", shuffle="face-up.reshuffle")
        if current.void:
            return "not used"
    return _one_face_up(table, card, to, stack, source)


def _found_together(found: list[tuple[int, int]]) -> int:
    """How many of the cards were found together with the last one: next to it, or in the same stack."""
    number = 1
    for (position, stack), (before, its_stack) in zip(found[::-1], found[-2::-1], strict=False):
        if position != before + 1 and (stack == 0 or stack != its_stack):
            break
        number += 1
    return number


def _one_face_up(table: HouseBankedTable, card: Card, to: str, stack: int, source: str) -> str:
    """It is set aside and the next card dealt, unless the hand is to be a card short."""
    rulings, deck = table.rulings, table.current().deck
    reading = rulings.reading("face-up-card", "next-card")
    short = to not in table.dealt_beside() and (reading == "short-hand" or (reading == "short-stack" and stack > 0))
    treatment = rulings.choose(
        "face-up",
        "goes without" if short else "not used",
        {
            "all hands are void": "void",
            "the next card is not used either": "two out",
            **({"the next card takes its place": "not used"} if short else {"the hand stays short": "goes without"}),
        },
    )
    use = rulings.choose(
        "face-up.not-used",
        "not used",
        {name: name for name in ("used all the same", "used from the discard rack", "used a little later")},
    )
    if use == "used all the same":
        return "used"
    if use == "used a little later":
        deck.cards.insert(1, card)
        return "not used"
    table.reports(Procedure("sets aside", cards=(card,), source=source, deck=deck.name), "face-up.not-used")
    table.does(
        Procedure("discards", cards=(card,), place="discard rack", deck=deck.name), "face-up.discard-rack",
        fixes=("place", "cards"),
    )  # fmt: skip
    if use == "used from the discard rack":
        return "used"
    table.current().set_aside += 1
    if treatment == "void":
        void_round(table, void="face-up.several", returns="face-up.return", shuffle="face-up.reshuffle")
    elif treatment == "two out" and deck.cards:
        deck.cards.pop(0)
    return "goes without" if treatment == "goes without" else "not used"


# --- a card is drawn in error -----------------------------------------------------------------------------------------


def drawn_in_error(table: HouseBankedTable, card: Card, source: str) -> str:
    """Unseen it is used as the next card; seen, what a reading says."""
    current = table.current()
    seen = table.mishaps.drawn[current.drawn]
    face: Face = "up" if seen else "down"
    event = Procedure("draws in error", cards=(card,), face=face, source=source, deck=current.deck.name)
    table.reports(event, "drawn")
    right = table.rulings.reading("drawn-card-seen", "used") if seen else "used"
    treatments = {
        "used": "used as the next card", "set-aside": "discarded", "put-back": "put back among the next cards",
        "void": "all hands are void",
    }  # fmt: skip
    treatment = table.rulings.choose("drawn", right, {told: name for name, told in treatments.items() if name != right})
    if treatment == "used":
        return "used"
    if treatment == "set-aside":
        current.set_aside += 1
        table.does(
            Procedure("discards", cards=(card,), place="discard rack", deck=current.deck.name), "drawn.discard",
            fixes=("place", "cards"),
        )  # fmt: skip
    elif treatment == "put-back":
        current.deck.cards.insert(1, card)
    else:
        void_round(table, void="drawn.void", returns="drawn.return", shuffle="drawn.reshuffle")
        if not current.void:
            return "used"
    return "not used"


# --- a wrong number of cards ------------------------------------------------------------------------------------------


def check_hands(table: HouseBankedTable) -> None:
    """The cards are out: everybody needs the right number, and nothing of the dealer's may have been seen."""
    settled = table.current().hands_settled
    if _can_be_overlooked(table):
        settled = settled or table.mishaps.overlooked or _settled_by_count(table)
    if not settled:
        table.mishaps.overlooked = False
        if misdeals.each_by_itself(table):
            misdeals.look_at_each(table)
        else:
            _void_if_misdealt(table)
    if table.mishaps.exposed and not table.current().void:
        number, table.mishaps.exposed = table.mishaps.exposed, 0
        _void_if_exposed(table, number)


def check_hands_late(table: HouseBankedTable) -> None:
    """A wrong number of cards that is noticed only in the settlement."""
    overlooked, table.mishaps.overlooked = table.mishaps.overlooked, False
    if overlooked and table.rulings.reading("misdeal-noticed-late", "stands") == "void":
        _void_if_misdealt(table)


def _can_be_overlooked(table: HouseBankedTable) -> bool:
    """Nobody overlooks a hand that has too few cards to be one."""
    current = table.current()
    hands = [current.dealer_cards, *(seat.cards for seat in current.clockwise())]
    return min(map(len, hands)) >= table.rules.least_hand


def _settled_by_count(table: HouseBankedTable) -> bool:
    """A count of this round that comes to fifty-two may be held to settle it."""
    counted = table.last_right_count == table.current().number
    return counted and table.rulings.reading("offsetting-misdeals", "hands-decide") == "count-decides"


def _void_if_misdealt(table: HouseBankedTable) -> None:
    current = table.current()
    rulings = table.rulings
    players = [len(seat.cards) - table.rules.players_cards for seat in current.clockwise()]
    dealer = len(current.dealer_cards) - table.rules.dealers_cards
    wrong = rulings.choose(
        "misdealt",
        any(players) or dealer != 0,
        {
            "only a player's hand": any(players),
            "only the dealer's hand": dealer != 0,
            "only a hand with too few": min([*players, dealer]) < 0,
            "only a hand with too many": max([*players, dealer]) > 0,
            "only when the cards do not come out even": sum(players) + dealer != 0,
        },
    )
    if rulings.holds("misdealt", wrong):
        void_round(table, void="misdealt.void", returns="misdealt.return", shuffle="misdealt.reshuffle")


# --- the dealer's cards are seen --------------------------------------------------------------------------------------


def expose_dealer(table: HouseBankedTable, number: int) -> None:
    """Dealer's cards are seen by inadvertence: at once if they are on the table, otherwise as soon as they are."""
    current = table.round
    if current is None or not current.dealer_cards:
        table.mishaps.exposed = number
    elif not current.void:
        _void_if_exposed(table, number)


def _void_if_exposed(table: HouseBankedTable, number: int) -> None:
    """Before the dealer reveals the hand, one card is enough."""
    current = table.current()
    decided = table.phase != "deciding" or any("play" in seat.wagers for seat in current.clockwise())
    void = table.rulings.choose(
        "exposed",
        not current.revealed,
        {
            "whenever it happens": True,
            "only before a player has decided": not current.revealed and not decided,
            "only after a player has decided": not current.revealed and decided,
            "only with several cards": not current.revealed and number > 1,
            "only with one card": not current.revealed and number == 1,
        },
    )
    if not void:
        return
    table.reports(Procedure("exposes", owner="dealer", count=number), "exposed")
    void_round(table, void="exposed.void", returns="exposed.return", shuffle="exposed.reshuffle")
