"""When what is seen of hands that count points is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "elected": (
        "When a player has stood, drawn, doubled down, split or surrendered: before the cards and wagers that come of "
        "it. A split says which number the new hand has; it gets the second card of the hand that is split."
    ),
    "announces the total": (
        "Before each decision, and of the dealer's hand when it is complete: `count` points, `words` whether they are "
        "`hard` or `soft`, or a `blackjack`."
    ),
    "offers insurance": "When the dealer shows an ace and insurance is taken, before any player's turn.",
    "offers the cut": "When the stack is offered to this player to be cut.",
    "refuses the cut": "When the player who was offered the cut does not want it.",
    "finds the cutting card": "When the cutting card comes up, before the card that was to go to `owner`.",
    "discloses the burn cards": "Upon `ask-for-burn-cards` that is accepted.",
    "notifies the floorperson": "When a floorperson has been told, of a wager that wins much or of what went wrong.",
    "notifies the dealer": "When a player whose cards lie face down says that a Hit Wager has won, before it is paid.",
    "moves the up-card": "In Multiple Action: when the up-card lies where the dealer's next hand is dealt.",
    "replaces the up-card": "When it lies on the layout again.",
    "returns cards to the discard rack": "When the other cards lie there again.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "draw": "When this hand has been asked.",
    "stand": "When this hand has been asked.",
    "double-down": "When this hand has been asked; `amount` is left out where it is as much as the wager.",
    "split": "When this hand has been asked.",
    "surrender": "When this hand has been asked.",
    "ask-for-burn-cards": "When cards have been burned. Refuse it where they are dealt from the hand.",
    "refuse-cut": (
        "Before the cards are shuffled: it is no act, but what the player will say to the next offer. Said twice "
        "before that, it may hold for one offer or for two."
    ),
    "pick-up-up-card": "Before the dealer's cards of the first or second hand are collected.",
    "misannounce-total": "Before the total is announced.",
}
"""By the type of the stimulus."""
