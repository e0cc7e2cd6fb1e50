"""The dealer button and the disks of the blinds: dealt for when a game opens, then from player to player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import SUITS, rank, suit
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import blinds, dealing
from clausewise.reference_engine.families.pot.state import clockwise
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import ButtonPlaced

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.core.words import Duty
    from clausewise.reference_engine.vocabulary.pot.stimuli import PlaceButton
    from clausewise.reference_engine.vocabulary.pot.words import BlindButton

LEFT_OF_THE_DEALER = 0
"""The house dealer sits between the last seat and the first."""
TWO = 2
BEGINS = "button.begins"
"""The rule on where it lies first, where no cards are dealt for it."""
ORDER = "button.order"
"""Cards and turns go round from the button, wherever it lies."""
DISKS = "disks"
"""What one of several disks that are laid down is one of."""
MOST_DRAWS = 4
"""As often as equal cards are drawn for again, until the pack might run out."""


def force(table: PotGround, stimulus: PlaceButton) -> None:
    """The next hand is played with the button there."""
    if not table.rules.button:
        raise Refusal("the game is played without a button")
    if table.hand is not None:
        raise Refusal("the button stays where it is until the hand is over")
    table.forced_button = stimulus.seat


def drawing_stages(table: PotGround) -> list[tuple[Duty, Callable[[PotGround], object]]]:
    """When a game opens, and the button does not lie anywhere yet, cards are dealt for it."""
    if table.forced_button or table.button or not table.rulings.knows("opening.highest"):
        return []
    return [*dealing.shuffling_stages(), ("deal", _draw), ("collect", _collect)]


def is_dealt_on(table: PotGround) -> bool:
    """Whether the hand is dealt from what the draw for the button has left of the deck."""
    opens = not (table.forced_button or table.button)
    return opens and table.rulings.reading("cards-of-the-draw", "reshuffled") == "dealt-on"


# --- when a game opens ------------------------------------------------------------------------------------------------


def _draw(table: PotGround) -> None:
    """One card face up to each player, and the button to the highest."""
    right = clockwise(LEFT_OF_THE_DEALER, table.with_chips())
    dealt_in = table.chosen(
        "opening.cards", right, {"the last player is left out": right[:-1], "the first player is left out": right[1:]}
    )
    contenders = table.chosen(
        "opening.order",
        dealt_in,
        {"from the second player": [*dealt_in[1:], *dealt_in[:1]], "counter-clockwise": dealt_in[::-1]},
    )
    for _ in range(MOST_DRAWS):
        drawn = {seat: dealing.top(table, f"seat {seat}") for seat in contenders}
        for seat, card in drawn.items():
            before = len(table.emitted)
            table.shows(CardDealt(f"seat {seat}", 1, "up", card, source="deck"), "opening.cards", fixes=("to", "face"))
            table.may_be_told_otherwise(before, "number")  # who ties may draw a second card, or begin again
        contenders = _highest(table, drawn)
        if len(contenders) == 1:
            break
    table.drawn_button = contenders[0]


def _highest(table: PotGround, drawn: dict[int, Card]) -> list[int]:
    """Who has the highest card; more than one where equal ranks are drawn for again."""
    ties = table.rulings.reading("button-ties", "suit-order")
    ace = table.rulings.reading("ace-for-the-button", "high") == "high"

    def value(card: Card) -> int:
        return rank(card) if ace or card[0] != "A" else 1

    def key(seat: int) -> tuple[int, int]:
        by_rank, by_suit = value(drawn[seat]), SUITS.index(suit(drawn[seat]))
        if ties == "redrawn":
            return by_rank, 0
        return (by_suit, by_rank) if ties == "suit-before-rank" else (by_rank, by_suit)

    best = max(map(key, drawn))
    right = [seat for seat in drawn if key(seat) == best]
    lowest = min(drawn, key=key)
    by_rank = max(value(card) for card in drawn.values())
    equal = [seat for seat in drawn if value(drawn[seat]) == by_rank]
    reversed_suits = min(equal, key=lambda seat: SUITS.index(suit(drawn[seat])))
    return table.chosen(
        "opening.highest",
        right,
        {
            "the lowest card": [lowest],
            "the first player": [next(iter(drawn))],
            "the lower suit where ranks are equal": [reversed_suits],
        },
    )


def _collect(table: PotGround) -> None:
    """The cards of the draw come back before the hand is dealt."""
    if table.rulings.reading("cards-of-the-draw", "reshuffled") == "reshuffled":
        table.shows(Procedure("collects cards", owner="all players"), "opening.cards")


# --- from hand to hand ------------------------------------------------------------------------------------------------


def place(table: PotGround) -> None:
    """The button goes where it was dealt or forced to, or to the next player."""
    if not table.rulings.knows("button.disk"):
        return
    hand = table.current()
    if table.drawn_button:
        seat, table.drawn_button = table.drawn_button, 0
        _receive(table, seat, "opening.highest", "button.disk")
        return
    if table.forced_button:
        seat, table.forced_button = table.forced_button, 0
        table.blind_seats = (0, 0)
        stays = seat in hand.players or (_dead_button(table) and seat <= table.seats())
        _receive(table, seat if stays else hand.clockwise(seat)[0], "button.disk")
        return
    if not table.button and table.rulings.knows(BEGINS):
        right = max(hand.players)
        others = {"at the first player's left": min(hand.players), "one seat further right": hand.clockwise(right)[-2]}
        _receive(table, table.chosen(BEGINS, right, others), BEGINS, "button.disk")
        return
    order = hand.clockwise(table.button)
    due = table.blind_seats[0] if _dead_button(table) and table.blind_seats[0] else order[0]
    seat = table.chosen(
        "button.rotates",
        due,
        {"counter-clockwise": order[-2:][0], "it stays": table.button, "it passes one by": order[:2][-1]},
    )
    _receive(table, seat, "button.rotates", "button.disk")


def _dead_button(table: PotGround) -> bool:
    """Whether the positions move on over the seats of players who have left."""
    return table.rulings.reading("button-of-a-leaver", "next-player") == "dead-button"


def _receive(table: PotGround, seat: int, *provisions: str) -> None:
    """The button lies there; the disks of the blinds follow."""
    hand = table.current()
    first, table.button, hand.button = not table.button, seat, seat
    table.shows(
        ButtonPlaced("dealer button", seat),
        *provisions,
        ORDER,
        "definition.button",
        fixes=("seat", "button"),
        late="card-dealt",
        among=DISKS,
    )
    nearer = hand.clockwise(seat)
    others = {"from the dealer's left": max(hand.players), "from the button itself": nearer[-2:][0],
              "from the second to its left": nearer[0]}  # fmt: skip
    hand.button = table.chosen(ORDER, seat, others)
    if table.rules.blinds and not table.rulings.knows("blinds.disks"):
        blinds.take_places(table, hand)
    elif table.rules.blinds:
        _disks(table, hand, first=first)
    else:
        table.blind_seats = (hand.clockwise(seat)[0], 0)  # who is next to the button, whether there are blinds or not


def _disks(table: PotGround, hand: Hand, *, first: bool) -> None:
    """The disks of the blinds come to lie left of the button."""
    before = table.blind_seats
    small, big = _positions(table, hand)
    if before != (0, 0):
        small, big = table.chosen(
            "blinds.rotate",
            (small, big),
            {
                "they stay": before,
                "they are exchanged": (big, small),
                "counter-clockwise": (hand.clockwise(hand.button)[-1], small),
            },
        )
    both: tuple[BlindButton, ...] = ("small blind button", "big blind button")
    shown = table.chosen(
        "blinds.disks", both, {"no disks": (), "the big blind's only": both[1:], "the small blind's only": both[:1]}
    )
    table.blind_seats = (small, big)
    seats = (seat if seat in hand.players else 0 for seat in (small, big))
    hand.blind_places = dict(zip(("small blind", "big blind"), seats, strict=True))
    one = table.option("number-of-blinds", TWO) == 1
    for disk, seat, provision in zip(both, table.blind_seats, ("blinds.small", "blinds.big"), strict=True):
        if seat in hand.players and disk in shown:
            own = "blinds.one" if one else provision if first or before == (0, 0) else "blinds.rotate"
            table.shows(ButtonPlaced(disk, seat), own, "blinds.disks", fixes=("seat",), late="card-dealt", among=DISKS)


def _positions(table: PotGround, hand: Hand) -> tuple[int, int]:
    """Who is the small and the big blind; 0: nobody."""
    order = hand.clockwise(hand.button)
    if table.option("number-of-blinds", TWO) == 1:
        return _one_blind(table, order)
    if len(order) == TWO and table.rulings.reading("heads-up-blinds", "left-of-the-button") == "button-is-small":
        order = order[::-1]
    second = order[1 % len(order)]  # one player may be left, when others have risen since
    right = order[0], second
    if _dead_button(table) and table.blind_seats != (0, 0):
        right = table.blind_seats[1], hand.clockwise(table.blind_seats[1])[0]
    third = order[2 % len(order)]
    small, big = table.chosen(
        "blinds.positions",
        right,
        {"from the button on": (order[-1], order[0]), "one further to the left": (second, third)},
    )
    small = table.chosen("blinds.small", small, {"the button": order[-1], "the big blind": big})
    big = table.chosen("blinds.big", big, {"the button": order[-1], "one further": third})
    return small, big


def _one_blind(table: PotGround, order: list[int]) -> tuple[int, int]:
    """The only blind, of whichever size, is placed left of the button."""
    second = order[1 % len(order)]
    seat = table.chosen("blinds.one", order[0], {"the second to the left": second, "the button": order[-1]})
    return (seat, 0) if table.rulings.reading("one-blind", "big") == "small" else (0, seat)
