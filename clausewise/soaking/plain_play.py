"""Rounds played at random without care, to know how rare a branch is: no forced hands, no moods, nothing sought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from clausewise.reference_engine.core.rulings import Kind, NotOffered, Site
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Place = tuple[str, Kind]
"""A provision and a kind of decision."""


class _Unforced:
    """A table whose cards come by the shuffle alone, and that notes to which places each round comes."""

    def __init__(self, table: EngineTable, places: set[Place], came: Counter[Place]) -> None:
        self._table = table
        self._places = places
        self._came = came
        self.rounds = 0

    @property
    def seen(self) -> Sequence[Seen]:
        """The events so far."""
        return self._table.seen

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """Anything but cards."""
        if isinstance(stimulus, StackDeck):
            return Receipt(accepted=False)
        before = len(self._table.seen)
        receipt = self._table.submit(stimulus)
        ended = sum(isinstance(seen.event, RoundEnded) for seen in self._table.seen[before:])
        if ended:
            self.rounds += ended
            self._came.update(self._places)
            self._places.clear()
        return receipt


def rounds_that_come(rulebook: str, rounds: int) -> tuple[Counter[Place], int]:
    """How many rounds come to each place, of how many; every house, the readings as adopted."""
    book = RULEBOOKS[rulebook]
    came: Counter[Place] = Counter()
    played = number = 0
    while played < rounds:
        number += 1
        chance = Random(f"plain {rulebook} {number}")  # noqa: S311  rounds that can be played again, no secrets
        options = {name: chance.choice(values) for name, values in book.rules.options.items()}
        setup = TableSetup(rulebook, options, {}, number)
        places: set[Place] = set()

        def notice(site: Site, places: set[Place] = places) -> None:
            places.add((site.provision, site.kind))

        try:
            table = _Unforced(open_table(setup, notice=notice), places, came)
        except NotOffered:
            continue  # options that do not go together
        book.game(options).player(chance, setup, table).play()
        played += table.rounds
    return came, played
