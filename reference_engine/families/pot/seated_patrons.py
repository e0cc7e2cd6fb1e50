"""Which patrons have got a seat beside the list, as far as the acts tell that a system took."""

from __future__ import annotations

from dataclasses import dataclass, field

from clausewise.reference_engine.vocabulary.core.stimuli import Rise
from clausewise.reference_engine.vocabulary.pot.stimuli import TakeSeat
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@dataclass(slots=True)
class SeatedPatrons:
    """Who sits where: a patron is known by the seat that was taken, until whoever sits there leaves the table.

    >>> seated = SeatedPatrons()
    >>> seated.sees(TakeSeat(7, 3), accepted=True)
    >>> seated.has(7), seated.has(3)
    (True, False)
    >>> seated.sees(Rise(3, leaves=True), accepted=True)
    >>> seated.has(7)
    False
    """

    _patrons: dict[int, int] = field(default_factory=dict)
    """By their seats."""

    def sees(self, stimulus: AnyStimulus, *, accepted: bool) -> None:
        """Takes in what was done."""
        if not accepted:
            return
        match stimulus:
            case TakeSeat(patron, seat):
                self._patrons[seat] = patron
            case Rise(seat, leaves=True):
                self._patrons.pop(seat, None)
            case _:
                pass

    def has(self, patron: int) -> bool:
        """Whether this patron sits at the table."""
        return patron in self._patrons.values()
