"""The vocabulary is put together from its parts, and nothing is lost or doubled on the way."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from clausewise.reference_engine import vocabulary
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.core.stimuli import Stimulus
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.facts import FACTS
from clausewise.reference_engine.vocabulary.headings import HEADINGS
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, types_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

HERE = Path(str(vocabulary.__file__)).parent
PARTS = sorted(path.name for path in HERE.iterdir() if (path / "__init__.py").exists())


def words_of(part: str, kind: str) -> dict[str, object]:
    """What a part of the vocabulary has in a module of this name."""
    if not (HERE / part / f"{kind}.py").exists():
        return {}
    return vars(import_module(f"{vocabulary.__name__}.{part}.{kind}"))


def types_in(base: type) -> set[str]:
    """The tags of all types that the parts define."""
    found = [
        str(member.__struct_config__.tag)  # type: ignore[attr-defined]  # as msgspec has it
        for part in PARTS
        for kind in ("events", "stimuli")
        for member in words_of(part, kind).values()
        if isinstance(member, type) and issubclass(member, base) and member is not base
    ]
    return set(found)


def test_every_type_that_a_part_defines_is_in_the_vocabulary() -> None:
    """An event or stimulus that the union lacks could be neither reported nor asked for."""
    assert set(types_of(AnyEvent)) == types_in(Event)
    assert set(types_of(AnyStimulus)) == types_in(Stimulus)
    assert set(types_of(Mishap)) < set(types_of(AnyStimulus))


def test_a_part_says_to_which_module_its_types_belong() -> None:
    """The module that a system declares follows from where a type is defined."""
    assert (MODULE_OF["card-dealt"], MODULE_OF["stack-dealt"]) == ("core", "shuffler")
    assert (MODULE_OF["wager-settled"], MODULE_OF["pot-awarded"]) == ("house-banked", "pot")


@pytest.mark.parametrize(("kind", "name", "all_of_them"), [("facts", "FACTS", FACTS), ("words", "HEADINGS", HEADINGS)])
def test_a_word_is_of_one_part(kind: str, name: str, all_of_them: dict[str, object]) -> None:
    """A fact or heading that two parts had would be silently that of the later one."""
    count: Counter[str] = Counter()
    for part in PARTS:
        of_the_part = words_of(part, kind).get(name, {})
        assert isinstance(of_the_part, dict)
        count.update(of_the_part.keys())
    assert set(count) == set(all_of_them)
    assert [word for word, times in count.items() if times > 1] == []


def test_an_act_is_of_one_part() -> None:
    """No act of a procedure is named by two parts."""
    acts = [act for part in PARTS for name, words in words_of(part, "words").items() if name.endswith("Act")
            for act in get_args(words)]  # fmt: skip
    assert sorted(acts) == sorted(get_args(Act))
