"""Whether the options of a description are those of the rules, and none is left out."""

from __future__ import annotations

from clausewise.doctor.findings import NotShown
from clausewise.reference_engine.families.rulebook import GAME, merged
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.showing import counted, listed, shown


def options(description: Description) -> str:
    """What is left to the house by the rulebooks that are known here: only what is named can be asked for."""
    books = [RULEBOOKS.get(game) for game in description.games]
    known = merged(book.rules.options for book in books if book is not None)
    said = []
    left_out = [option for option in known if option not in description.options and option != GAME]
    if left_out:
        said.append(
            f"not named: {listed(left_out)}; clauses that choose among their values are not examined, unless each is "
            f"named with what this table has"
        )
    strange = [shown(option) for option in description.options if option not in known]
    if strange and None not in books:
        said.append(f"nobody asks for {listed(strange)}: the rules of the games that are offered have no such option")
    if said:
        raise NotShown("; ".join(said))
    return f"all {counted(len(known), 'option')} of the rules are named"
