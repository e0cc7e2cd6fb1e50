"""One hand of OpenSpiel's `universal_poker`, in the words of the protocol.

OpenSpiel knows a hand and no table: players are numbered from the left of the button on, chips are whole numbers, and
the cards are outcomes of chance that somebody has to draw. All figures here are read from the engine's own state: what
a player puts in is the difference that an action makes, what a call takes is tried on a copy of the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pyspiel

from clausewise.reference_engine.core.cards import Card, parse_cards

FOLD: Final = 0
CALL: Final = 1
"""The engine's action for a call, and for a check where there is nothing to call; a bet is the total that it makes."""
MOST_PLAYERS: Final = 10
SMALL_BLIND, BIG_BLIND = 2, 4
NO_CAP: Final = 200
"""More raises than the engine has room for."""
CATEGORIES: Final = {
    "High Card": "high card",
    "Pair": "pair",
    "Two Pair": "two pairs",
    "Three of a Kind": "three-of-a-kind",
    "Straight": "straight",
    "Flush": "flush",
    "Full House": "full house",
    "Four of a Kind": "four-of-a-kind",
    "Straight Flush": "straight flush",
}
"""The engine's names of hands; it has none for a royal flush."""


@dataclass(frozen=True, slots=True)
class Structure:
    """How a hand is set up, of what the engine can be set up with."""

    one_blind: bool = False
    button_is_small: bool = False
    """Between two players."""
    opening_is_a_raise: bool = False
    """Whether the wager that opens a round counts among the three raises."""

    def blinds(self, players: int) -> list[int]:
        """What each player has to post."""
        found = [BIG_BLIND] if self.one_blind else [SMALL_BLIND, BIG_BLIND]
        if players == len(found) and self.button_is_small:
            found.reverse()
        return found + [0] * (players - len(found))

    def parameters(self, chips: Sequence[int]) -> dict[str, str | int]:
        """The game as OpenSpiel is asked for it, for players with so many chips."""
        players, blinds = len(chips), self.blinds(len(chips))
        first = blinds.index(BIG_BLIND) + 1
        capped = (3, 3, 3, 3) if self.opening_is_a_raise else (3, 4, 4, 4)
        return {
            "betting": "nolimit",
            "bettingAbstraction": "fullgame",
            "numPlayers": players,
            "numRounds": 4,
            "blind": _list(blinds),
            "firstPlayer": _list((first % players + 1, 1, 1, 1)),
            "maxRaises": _list((NO_CAP,) * 4 if players == 2 else capped),  # noqa: PLR2004  two may raise without end
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
            "stack": _list(chips),
        }


def _list(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that chance has brought: to a player, counted from 0, or to the board."""

    card: Card
    player: int | None
    number: int
    """Which card of the player's, or of the board's, it is."""


class EngineHand:
    """A hand in progress."""

    def __init__(self, structure: Structure, chips: Sequence[int], chance: Random) -> None:
        parameters = ",".join(f"{name}={value}" for name, value in structure.parameters(chips).items())
        self._state = pyspiel.load_game(f"universal_poker({parameters})").new_initial_state()
        self._chance = chance
        self._chips = tuple(chips)
        self._before = (0,) * len(chips)
        """What each player had put in when the round of betting began."""
        self._round = 0

    # --- cards --------------------------------------------------------------------------------------------------------

    def draw(self) -> Iterator[Drawn]:
        """The cards that come before a player has to act, one by one, each with its place."""
        while self._state.is_chance_node():
            outcomes, likely = zip(*self._state.chance_outcomes(), strict=True)
            hands, board = self._held(), self.board()
            action = self._chance.choices(outcomes, likely)[0]
            card = Card(self._state.action_to_string(-1, action)[-2:])
            self._state.apply_action(action)
            self._begin_round()
            after = self._held()
            player = next((n for n, hand in enumerate(after) if len(hand) > len(hands[n])), None)
            yield Drawn(card, player, len(board) + 1 if player is None else len(after[player]))

    def _held(self) -> list[tuple[Card, ...]]:
        return [_cards(text) for text in self._state.to_struct().player_hands]

    def board(self) -> tuple[Card, ...]:
        """The community cards, in the engine's order."""
        return _cards(self._state.to_struct().board_cards)

    # --- betting ------------------------------------------------------------------------------------------------------

    def _begin_round(self) -> None:
        if self.round() != self._round:
            self._round, self._before = self.round(), self.put_in()

    def round(self) -> int:
        """The betting round, counted from 0."""
        return int(self._state.to_struct().betting_history.count("/"))

    def put_in(self) -> tuple[int, ...]:
        """What each player has put in since the hand began."""
        return tuple(self._state.to_struct().player_contributions)

    def in_round(self, player: int) -> int:
        """What a player has wagered in this round."""
        return self.put_in()[player] - self._before[player]

    def is_bet(self) -> bool:
        """Whether somebody has wagered in this round."""
        return self.put_in() != self._before

    def is_all_in(self, player: int) -> bool:
        """Whether a player has nothing left."""
        return self.put_in()[player] == self._chips[player]

    def player(self) -> int | None:
        """Who has to act."""
        player = int(self._state.current_player())
        return player if player >= 0 else None

    def due(self, player: int) -> int:
        """What a call takes of the player who has to act."""
        if not self.allows(CALL):
            return 0
        called = self._state.child(CALL).to_struct().player_contributions
        return int(called[player]) - self.put_in()[player]

    def allows(self, action: int) -> bool:
        """Whether the player who has to act may do this."""
        return action in self._state.legal_actions()

    def allows_more(self) -> bool:
        """Whether that player may bet or raise, by whatever amount."""
        return any(action > CALL for action in self._state.legal_actions())

    def total(self, player: int, to: int) -> int:
        """The engine's action that makes the player's wager of this round so large."""
        return self._before[player] + to

    def act(self, action: int) -> None:
        """Does what is allowed."""
        self._state.apply_action(action)

    # --- the end ------------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return bool(self._state.is_terminal())

    def best_hand(self, player: int) -> tuple[str, tuple[Card, ...]]:
        """The name of a player's best hand, and its five cards."""
        told = self._state.to_struct()
        return CATEGORIES[told.best_hand_rank_types[player]], _cards(told.best_five_card_hands[player])

    def gets(self, player: int) -> float:
        """What a player gets of all that was put in, in chips and parts of a chip: what is told is the balance."""
        return float(self._state.returns()[player]) + self.put_in()[player]


def _cards(text: str) -> tuple[Card, ...]:
    """Cards as the engine writes them, with nothing between.

    >>> _cards("AsTd")
    ('As', 'Td')
    """
    return parse_cards(" ".join(text[at : at + 2] for at in range(0, len(text), 2)))
