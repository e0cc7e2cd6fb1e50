"""When what is seen of a game for a pot is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "says": "Upon `say` that binds: `words` is what the player does, `total` what he then has wagered in the round.",
    "corrects the bet": (
        "When chips were put in that are not what the player has said: `total` is what he has wagered in the "
        "round once it is corrected, and the bet itself follows."
    ),
    "gives change": "After a bet that was made with a chip or a note that is more: `total` goes back.",
    "decides the dispute": "When a player disputes a decision, for the first time in a round.",
    "examines the card": "When a card has fallen off the table, before it lies among the discards.",
    "puts on the list": "Upon `ask-for-seat` that is accepted: `owner` is the patron.",
    "seats": "Upon `take-seat` that is accepted: `owner` is the patron.",
    "announces a vacancy": "Upon `announce-vacancy` that is accepted.",
    "determines the rate": (
        "Before a hand, or before its betting, and whenever the rate changes: `total` is the fee, in cents."
    ),
    "collects the kill button": (
        "When a kill is over: after the award of the pot that ends it, before the next cards are dealt."
    ),
    "converts cash": "When somebody bets with currency: `total` of it becomes chips, before the bets are gathered.",
    "drops the rake": "When what was raked in a round goes from the rake area into the drop box: `total`, in cents.",
    "drops the jackpot amount": "When the jackpot amount of a round goes into its container: `total`, in cents.",
    "sets the deck down": "Upon `handle-transaction`: the dealer needs both hands in the middle of a round.",
    "places the marker button": "After `sets the deck down`, before the transaction: on top of the deck.",
    "completes the transaction": "When what was asked for has been handled.",
    "removes the marker button": "After `completes the transaction`.",
    "takes the deck up": "After `removes the marker button`: the round goes on.",
    "button-placed": (
        "Before blinds or antes: where each disk lies in this hand. At the first hand a seat without one "
        "is found by a card to each, `card-dealt` with the face up; the deck is shuffled again after "
        "that."
    ),
    "turn-given": (
        "Whenever it is for a seat to act, and only then: also when an act has given the turn on. `options` are all "
        "that is open then, in any order; `due` is what a call takes, left out where it takes nothing. Once a betting "
        "round is closed nobody has a turn."
    ),
    "bet-made": (
        "For each blind, ante, check, bet, call and raise. `amount` is what goes in now, `to` what this "
        "seat then has in this betting round: 0 for both at a check. `all_in` where no chips are left."
    ),
    "bets-gathered": (
        "When the bets of a betting round, or the blinds, go into the pot: `amount` of them, `pot` then, "
        "all pots together."
    ),
    "bet-returned": "When a part of a bet was matched by nobody: before the bets are gathered.",
    "board-dealt": "When community cards lie there: those of a street at once.",
    "cards-discarded": (
        "When cards of a seat lie in the discard pile: those that a player gives away, 0 where all are kept in a draw, "
        "and where the document sends folded hands there (Hold'em, Omaha, Pineapple) a hand that was folded, with the "
        "count of its cards; in Lowball such a hand is told by `collects cards` alone. `cards` only where seen."
    ),
    "fee-taken": (
        "When the house takes its collection out of the pot. A rake is told pot by pot: `source` is the pot, `place` "
        "where it lies until it is dropped; so is what goes into a jackpot fund. `pot` is what is left in all pots."
    ),
    "hand-shown": "For each hand at the showdown, in any order.",
    "pot-awarded": (
        "For each seat that gets a part of a pot: `main`, then `side 1`, `side 2`, ... in the order in "
        "which players went all in; in Lowball `bets after the draw` is the part that a seven or better "
        "that was checked cannot win. `share` is `high` or `low` where the pot is halved."
    ),
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "say": "When a player says what he does: accept it where it binds, refuse it where it does not.",
    "put-in": "When a player moves chips: accept it where that is a bet, and refuse it where it is none.",
    "player-does": (
        "At any time of a hand: refuse what the rules forbid. `is going to concede the hand` is sent before the "
        "showdown and says what is done there; `protects the hand` when the cards have been dealt."
    ),
    "order-disclosure": "Before the showdown: hands that are given up there are seen after all others.",
    "deny-play": "At any time: the seat plays in no more hands.",
    "ask-for-seat": "At any time; refuse it where no list is kept.",
    "take-seat": "When a seat is vacant: refuse it while somebody waits who has asked before.",
    "announce-vacancy": "At any time; refuse it where nobody waits.",
    "leave-out": "Before a hand.",
    "start-deal-at": "Before a hand.",
    "spoil-card": "Before the card is dealt: `place` is a seat or `board`.",
    "spoil-hand": "While a hand is played; it concerns a seat that has cards and has not folded.",
    "notice-error": (
        "While a hand is played: cards that are missing or too many, a shuffle or cut that was left out, a deal "
        "from the wrong seat, a player who was left out, cards for somebody who does not play."
    ),
    "buy-in": (
        "Before a hand: a player sits down with chips, or adds some. No `sit` comes before it, and none is needed."
    ),
    "take-off": "At any time: a player wants to take chips away from the table and stay.",
    "place-button": (
        "Before the hand that it forces, where hands are begun without it by chance or in turn. At a seat where nobody "
        "plays it lies at the next player clockwise."
    ),
    "post": (
        "Before `proceed` posts it: a player posts what is due. What is due and not posted is posted by "
        "itself when the table goes on."
    ),
    "decline-to-post": "Before `proceed` posts it: the rules say whether the player may, and what becomes of the hand.",
    "check": "When this seat has the turn and `check` is open to it.",
    "call": "When this seat has the turn; `amount` where the player names it.",
    "bet": "When this seat has the turn and nobody has bet in this round.",
    "raise": "When this seat has the turn and somebody has bet, or a blind counts as a bet.",
    "discard": "When this seat has the turn in a draw or a discard; no cards: all are retained.",
    "handle-transaction": "In the middle of a hand: the dealer needs both hands for something else.",
    "set-rate": (
        "At any time: take it for the hands that follow, or refuse it where a hand is going on and the rules forbid it."
    ),
}
"""By the type of the stimulus."""
