"""When what is seen of decks and cards is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "receives": "When a deck is brought to the table: first thing, for each deck.",
    "inspects": (
        "After `receives`: the dealer has looked the deck through; `method` where the document says how. With dice: "
        "the computer has been tried, before or behind what was entered and lit for it."
    ),
    "verifies the inspection": "After `inspects`: a floorperson, or a device, has verified it.",
    "spreads": "Before play and at an idle table: the deck lies spread on the table, `face` up or down.",
    "offers for inspection": (
        "After the deck was spread face up: to each player who is there, or to the first who comes."
    ),
    "turns face down": "After the players have looked at the spread deck.",
    "turns face up": "When a player at an idle table wants to see the cards that lie face down.",
    "washes": "Before the shuffle of cards that have lain in order or spread.",
    "reconstructs the hand": (
        "When a protected hand that has touched the discards can be made out, and when a supervisor has found in the "
        "discard rack which card the up-card was."
    ),
    "stacks": "When the cards are one stack again: after the wash, or out of a device that has shuffled.",
    "shuffles": (
        "When the shuffle has been finished: by a person, or by a device with `by`: `shuffler`. `count` "
        "is what a device counted."
    ),
    "counts the deck": "After each shuffle by a device that counts: how many cards it found.",
    "cuts": "When somebody cuts; `count` is how many cards are cut off the top.",
    "places the cover card": (
        "When the cover card is put into its place: at the cut, on the stub, on the dealer's stack."
    ),
    "counts the stub": (
        "When the cards that were not dealt are counted: `count` are there, and `total` in the whole deck by that."
    ),
    "completes the cut": "After `cuts`: the cards below the cut lie on those that were cut off.",
    "removes the cover card": "When the cover card is taken out of the way, before the deal.",
    "stores": "When a deck that is not being played with is put away into the device.",
    "takes out": "When a deck comes from where it was kept, to be played with or spread.",
    "takes out of play": "When a deck is not to be used any more: defective, or its time is over.",
    "removes": "When a deck, or what is left of it, is taken away from where it lay.",
    "orders a recut": "Upon `floor-orders` of a recut that is obeyed.",
    "orders a shuffle": "Upon `floor-orders` of a shuffle that is obeyed.",
    "card-dealt": (
        "For each card that comes to a place, in the order in which the cards fall; `number` is how many the place has "
        "then, so that the card for one that was given away in a draw of five is the fifth. Leave `card` out where you "
        "do not know it. Stacks that a device gives are `stack-dealt`, community cards `board-dealt`."
    ),
    "burns": (
        "Before community cards, or cards that are drawn: one card to the discard pile, which nobody sees. Where "
        "points are counted: before the first card after a shuffle, `count` of them to the discard rack."
    ),
    "hand-ranked": (
        "When a hand has been turned up and is worth something: which cards count, and what they make. "
        "Once for each hand and for each ledger that ranks other cards (`wager`); `high` and `low` in "
        "games for a pot."
    ),
    "checks the number of cards": "When a hand is found to have too many or too few cards.",
    "lays down": "When a player puts the cards down after looking at them, or lays cards away to get others.",
    "touches": "Upon `touch-cards` that is accepted.",
    "collects cards": (
        "When the dealer takes the cards of a hand from the layout; `owner` is `all players` where they "
        "are taken together. Cards of a hand for a pot go on to `cards-discarded`, others to `discards`."
    ),
    "discards": "When the cards that were collected lie in the discard rack.",
    "sets aside": "After `finds`, with that card; and when a dealer puts cards that the hand does not use behind it.",
    "voids all hands": "When the round is declared void; `round-ended` with `void` follows in time.",
    "voids a hand": "When one hand is void and the round goes on.",
    "verifies the hand": "When a hand that wins much is checked before it is paid.",
    "arranges": "When the dealer lays the own cards in order of rank.",
    "finds": "When a card in the deck turns out to lie face up.",
    "draws in error": "When the dealer has drawn a card that was not due.",
    "exposes": "When cards of the dealer have been seen before they were to be turned up.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "bring-decks": "At a table that was asked for with `ready` false, and where decks are changed: as many decks come.",
    "stack-deck": (
        "Only if you force by `order`: before the cards are dealt, and before `proceed` begins a hand for a pot. The "
        "first card is the next that leaves the deck, and so on, through cards that are burned, the board and what is "
        "drawn for the button; then the rest follows at random. The shuffles and cuts that come between do not undo "
        "it, nor does the one after a draw for the button: the hand goes on where the draw has ended. What a round "
        "against the dealer leaves over is forgotten; what a hand for a pot leaves over is on top for the next."
    ),
    "force-cards": "Only if you force by `positions`: as `stack-deck`, but place by place.",
    "ask-for-cards": "At an idle table: a player wants to see the cards.",
    "floor-orders": "Between shuffle and deal: obey, or refuse what this person may not order.",
    "lie-face-up": "Before the cards are dealt.",
    "misdeal": "Before the cards are dealt; of the dealer `cards` are all, the one that lies open too.",
    "draw-in-error": "Before the cards are dealt; `exposed` says whether the face was seen.",
    "expose-dealer-cards": "After the cards are dealt, before the dealer's are turned up.",
    "lose-cards": "Before a round: whoever counts the deck or the stub finds it.",
}
"""By the type of the stimulus."""
