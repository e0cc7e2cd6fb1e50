"""When what is seen at any table is due, and what is sent when: for whoever has to tell it."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "round-started": (
        "With the first wager of a round, before the wager itself; in a game for a pot when the hand "
        "begins. `number` counts the rounds of the table, `deck` is the deck of this round."
    ),
    "round-ended": (
        "When everything of the round is settled and collected; `void` where nothing was played for. "
        "Nothing of the round comes after it."
    ),
    "folded": (
        "As soon as a player has given the hand up. What becomes of the wagers and the cards is told by "
        "events of their own."
    ),
}
"""By the act of a procedure, else by the type of the event."""
STIMULI: Final[dict[str, str]] = {
    "sit": (
        "Before a player wagers against the house. Refuse it for a seat that is taken or that the table "
        "does not have. In a game for a pot `buy-in` seats a player, too."
    ),
    "rise": (
        "At any time; `leaves` is false for somebody who only stands up. Refuse it where the rules keep "
        "the player in the seat."
    ),
    "let-rest": (
        "Between two rounds: nobody plays any more. Take it; the rules say what becomes of the cards of an idle table."
    ),
    "proceed": (
        "When the players want nothing more for now: do the next stage of the house. A stage may be as "
        "coarse as you like, up to the next act that a player may do. While a player has to decide it is "
        "accepted and does nothing; refuse it only where the table cannot go on."
    ),
    "perform": (
        "Where you await a person (`awaiting` in a receipt): this duty is done now. Refuse it where "
        "another duty is due, or none."
    ),
    "fold": "When a player gives the hand up. Refuse it where this player has nothing to decide.",
    "advance-clock": "Only if you say that your clock is movable: `at` of all that follows is later by as much.",
    "choose": (
        "Before the house makes the choice: what the rules leave to it is to go this way. `value` is a "
        "whole number for a cut depth or shakes, a name otherwise. Refuse what cannot be chosen at your "
        "table, or name `choose` in `unseen`."
    ),
}
"""By the type of the stimulus."""
