"""Whether the options of a description are those of the rules: named as they are, and of the same kind."""

from __future__ import annotations

from clausewise.doctor.findings import NotShown, Sick
from clausewise.reference_engine.families.rulebook import GAME, merged
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.showing import counted, listed, shown


def options(description: Description) -> str:
    """What is left to the house, of all rulebooks that are known here: each option with values of its kind."""
    known = merged(RULEBOOKS[game].rules.options for game in description.games if game in RULEBOOKS)
    for option, values in description.options.items():
        kinds = {type(value) for value in known.get(option, ())}
        wrong = [value for value in values if kinds and type(value) not in kinds]
        if wrong:
            is_a, are = ("a text", "numbers") if isinstance(wrong[0], str) else ("a number", "texts")
            raise Sick(
                f"{shown(repr(wrong[0]))} of the option {shown(option)} is {is_a}, and its values are {are}: nobody "
                f"asks for such a table",
                f"write {listed([repr(value) for value in known[option]])}, those of them that you offer",
            )
    left_out = [option for option in known if option not in description.options and option != GAME]
    if left_out:
        raise NotShown(
            f"not named: {listed(left_out)}; clauses that choose among their values are not examined, unless each is "
            f"named with what this table has"
        )
    return f"all {counted(len(known), 'option')} of the rules are named"
