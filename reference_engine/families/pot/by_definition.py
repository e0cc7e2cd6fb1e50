"""What a document defines in a section of its own: which card is a hole card, what is burned, drawn, high and low."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand, Player
    from clausewise.reference_engine.vocabulary.cards.words import Face
    from clausewise.reference_engine.vocabulary.pot.words import Share

HOLE_CARD, UP_CARD = "card.hole", "card.up"
OUT_OF_PLAY = "burn.out-of-play"
EXCHANGE = "draw.exchange"
FOULED, PROTECTED = "hand.fouled", "hand.protected"
FIVE = 5
ROUND = "round.of-play"
REVEALED = "showdown.revealed"
Burned = Literal["out of play", "it is dealt after all", "the second card is burned", "its face is shown"]


def way_up(table: PotGround, hand: Hand, seat: int, face: Face) -> Face:
    """Face down what is a hole card, face up what is an up-card, for everybody."""
    other: Face = "up" if face == "down" else "down"
    seats = hand.clockwise(hand.button)
    if face == "up":
        later = other if hand.players[seat].up else face
        return table.chosen(
            UP_CARD,
            face,
            {
                "only the first lies face up": later,
                "only the first player's lie face up": later if seat != seats[0] else face,
                "of the first player's only the first does": later if seat == seats[0] else face,
            },
        )
    misread = {
        "the other way up": other,
        "the other way up for the first player": other if seat == seats[0] else face,
        "the other way up for the last player": other if seat == seats[-1] else face,
        "the other way up for the last card of stud": other if hand.players[seat].up else face,
    }
    return table.chosen(HOLE_CARD, face, misread)


def burned(table: PotGround) -> Burned:
    """The top card, which nobody sees and nobody is dealt."""
    others: tuple[Burned, ...] = ("it is dealt after all", "the second card is burned", "its face is shown")
    right: Burned = "out of play"
    return table.chosen(OUT_OF_PLAY, right, {name: name for name in others})


def exchanged(table: PotGround, missing: int) -> int:
    """As many cards come as were given away."""
    of_one = missing if missing > 1 else 0
    misread = {"one card fewer": missing - 1, "one card more": missing + 1, "no card for a single one": of_one}
    return table.chosen(EXCHANGE, missing, misread)


def is_fouled(table: PotGround, truth: bool, *, by_number: bool) -> bool:
    """A hand of too many or too few cards, or one that cannot be told from the cards that it lies among."""
    misread = {"not by the number of its cards": truth and not by_number, "only by the number": truth and by_number,
               "one that can be made out as well": True}  # fmt: skip
    return table.chosen(FOULED, truth, misread)


def is_protected(table: PotGround, player: Player) -> bool:
    """A hand that its player holds, or has chips upon."""
    others = table.current().players.values()
    misread = {"no hand is": False, "every hand is": True, "by whomever": any(one.talk.protects for one in others)}
    return table.chosen(PROTECTED, player.talk.protects, misread)


def who_reveals(table: PotGround, players: list[Player]) -> list[Player]:
    """The hands of all who are still in are revealed, and no others."""
    folded = [player for player in table.current().players.values() if player.folded and player.cards]
    misread = {"the first player's hand alone": players[:1], "the last player's hand alone": players[-1:],
               "a folded hand as well": [*players, *folded[:1]],
               "none between the first and the last": [player for player in players if player in
                                                       (players[0], players[-1])]}  # fmt: skip
    return table.chosen(REVEALED, players, misread)


def form_of(table: PotGround, share: Share) -> str:
    """The definition of the form of poker: with both kinds of hand it is one of its own."""
    return "form.split" if table.rules.high and table.rules.low else f"form.{share}"


def who_wins(
    table: PotGround, share: Share, best: list[Player], second: list[Player], worst: list[Player]
) -> tuple[list[Player], tuple[str, ...]]:
    """The form of poker says whether the highest hand wins, or the best low one; what says so is cited."""
    form = form_of(table, share)
    both = [*best, *(player for player in second if player not in best)]
    misread = {"the hand at the other end wins": worst, "the second-best hand wins": second or best,
               "the second-best hand has a part of it": both}  # fmt: skip
    if not table.rules.low:
        misread["a low hand of seven or better wins"] = _lowest(table) or best
    return table.chosen(form, best, misread), (form,)


def _lowest(table: PotGround) -> list[Player]:
    """Who has five different cards up to a seven."""
    hand = table.current()
    board = [card for _, card in hand.board]
    return [one for one in hand.active() if len({card[0] for card in (*one.cards, *board)} & set("A234567")) >= FIVE]
