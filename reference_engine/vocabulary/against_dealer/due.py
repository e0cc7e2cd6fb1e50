"""When what is seen of wagers against the house is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "wager-taken": (
        "When a wager stands, and again when more is put to it or it is changed: `amount` is all of it then."
    ),
    "wager-withdrawn": "When a wager was taken back before the bets were closed.",
    "wager-settled": (
        "Once for each wager that stood, whatever becomes of it. `pays` is left out where nothing comes "
        "on top, `stake_back` where the stake does not come back: a win has both."
    ),
    "bonus-paid": "After the wagers of the hand: what is paid beside them.",
    "meter-changed": (
        "When a meter stands at another amount: when it is set up (`initial`), grows by a wager, falls "
        "by a payout, is reset, or a void round gives back."
    ),
    "announces": (
        "When the dealer says aloud that no more bets are taken, and where a document wants it what the "
        "dealer's hand makes."
    ),
    "locks out": "When no more progressive wagers are recognised: with the announcement.",
    "acknowledges": "When the progressive system has recognised a chip.",
    "collects chips": (
        "When the chips of progressive wagers are collected, before the cards are dealt; `count` is how many."
    ),
    "verifies the number of chips": "After they were collected: `count` chips against `total` lights.",
    "puts away chips": "When chips that the house keeps lie in the table inventory container.",
    "returns chips": "When a chip that was not recognised goes back to its player.",
    "examines": "When a player looks at the own cards.",
    "asks": "When it is for this player to play or fold; the table waits until the player has.",
    "verifies the light": (
        "When the light at a seat that wins a progressive payout is looked at; with dice, what was lit for a trial "
        "of the computer."
    ),
    "validates the payout": "When a floorperson has agreed to a progressive payout.",
    "loads": "When the deck lies where it is dealt from: shoe, device, or the hand that holds it.",
    "removes the stub": "When the cards that were not dealt are taken out of shoe or device.",
    "discards the stub": "When they lie in the discard rack.",
    "turns up": "When a hand is turned face up to be compared: `cards` in any order.",
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "place-wager": (
        "While bets are open; `play` when the player has been asked. A second one for a wager that "
        "stands adds to it: answer with `wager-taken` and the whole amount. `player` is told where the "
        "money is another's: 0 for somebody who is not seated."
    ),
    "change-wager": "`amount` is what the wager is to be then, more or less than it is.",
    "withdraw-wager": "The wager is to be nothing.",
    "touch-cards": (
        "When cards lie at the seat; `other_seat` says where another player sits who does it. Refuse it "
        "to whoever may not."
    ),
    "conduct": "When cards have been dealt; `other_seat` is who is talked to.",
    "miss-chip": "Before the chip is put on the device.",
}
"""By the type of the stimulus."""
