"""A tiny engine behind the server: enough to tell right from wrong without any rules."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Folded
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, Sit
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.serving.app import create_app
from clausewise.serving.server import served
from clausewise.serving.settings import ServeSettings


@dataclass
class TinyTable:
    """Folds once for each seat that folds; an advance of the clock by n deals n cards; seat 99 breaks it."""

    seen: list[Seen] = field(default_factory=list)
    citations: list[tuple[str, ...]] = field(default_factory=list)
    refusal_citations: tuple[str, ...] = ()
    fact_citations: dict[str, tuple[str, ...]] = field(default_factory=lambda: {"decks": ("secret.clause.1",)})

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        match stimulus:
            case Fold(seat=99):
                raise ZeroDivisionError("seat\n99")
            case Fold():
                self._emit(Folded(seat=stimulus.seat))
            case AdvanceClock():
                for _ in range(stimulus.milliseconds):
                    self._emit(CardDealt(to="dealer", number=1, face="down"))
            case Sit():
                self.refusal_citations = ("secret.clause.2",)
                return Receipt(accepted=False, reason="full")
            case _:
                pass
        return Receipt(accepted=True)

    def _emit(self, event: Any) -> None:
        self.seen.append(Seen(len(self.seen) + 1, 0, event))
        self.citations.append(("secret.clause.3",))

    def declaration(self) -> Declaration:
        return {"decks": 2, "colours": ("red", "blue")}


def open_tiny(setup: TableSetup) -> TinyTable:
    """Offers one rulebook."""
    if setup.rulebook != "tiny":
        raise NotOffered(f"there is no rulebook {setup.rulebook}")
    return TinyTable()


def describe_tiny() -> Description:
    """Says as little as it may."""
    return Description(
        manufacturer="Maker",
        product="Tiny",
        version="1",
        build="test",
        protocol=1,
        vocabulary={"core": 1, "house-banked": 1},
        games=("tiny",),
        options={},
    )


@pytest.fixture
def tiny() -> Callable[[], ReferenceSystem]:
    """Makes the tiny system, in process."""
    return lambda: ReferenceSystem(open_tiny, describe_tiny)


@pytest.fixture
def serving() -> Iterator[Callable[..., str]]:
    """Serves a tiny system with given settings; the address comes back."""
    with contextlib.ExitStack() as stack:

        def start(token: str | None = None, **settings: Any) -> str:
            used = ServeSettings(**settings)
            app = create_app(ReferenceSystem(open_tiny, describe_tiny), used, token)
            return stack.enter_context(served(app, used))

        yield start
