"""Words that stand for each other in the scenarios of two rulebooks: the game's name, figures of a document, cards.

They are declared in corresponds.toml: `ours` stands where the other has `theirs`. `<cards>` on both sides says that
each document's scenarios lay cards of their own. A sentence of one side alone is one that the other has no need of.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from clausewise.registry.correspondence import Word, read_words

CARDS = "<cards>"
RUN_OF_CARDS = re.compile(r"(?<!\w)[2-9TJQKA][shdc](?:[ ,]+[2-9TJQKA][shdc])*(?!\w)")


class Lexicon(msgspec.Struct, frozen=True):
    """What our words are in the other rulebook, and the sentences that have no counterpart there or here."""

    words: tuple[tuple[str, str], ...] = ()
    any_cards: bool = False
    ours_alone: tuple[str, ...] = ()
    theirs_alone: tuple[str, ...] = ()

    def carried(self, text: str) -> str:
        """A text of ours in their words: the longest words and the first row go first, no word is carried twice.

        >>> Lexicon((("Omaha", "Hold'em"), ("has 4 cards", "has 2 cards"))).carried("Omaha: seat 1 has 4 cards")
        "Hold'em: seat 1 has 2 cards"
        """
        if not self.words:
            return text
        table = dict(reversed(self.words))
        longest_first = "|".join(re.escape(ours) for ours in sorted(table, key=len, reverse=True))
        return re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", lambda found: table[found[0]], text)

    def agree(self, ours: str, theirs: str) -> bool:
        """Whether a text of ours says what theirs says.

        >>> lexicon = Lexicon((("4", "2"),), any_cards=True)
        >>> lexicon.agree("4 cards: As Kd 2h 2c", "2 cards: Qs Qd"), lexicon.agree("4 cards", "3 cards")
        (True, False)
        """
        ours, theirs = self._without_cards(ours), self._without_cards(theirs)
        return ours == theirs or self.carried(ours) == theirs or self.reversed().carried(theirs) == ours

    def told(self, text: str) -> str:
        """A text of ours as it is compared: carried, and without cards where these are each document's own."""
        return self.carried(self._without_cards(text))

    def reversed(self) -> Lexicon:
        """The other's words in ours."""
        return Lexicon(
            tuple((theirs, ours) for ours, theirs in self.words), self.any_cards, self.theirs_alone, self.ours_alone
        )

    def _without_cards(self, text: str) -> str:
        return RUN_OF_CARDS.sub(CARDS, text) if self.any_cards else text


def lexicon_of(words: Iterable[Word]) -> Lexicon:
    """The lexicon that rows of corresponds.toml make."""
    words = tuple(words)
    return Lexicon(
        words=tuple((w.ours, w.theirs) for w in words if w.ours and w.theirs and w.ours != CARDS),
        any_cards=any(w.ours == w.theirs == CARDS for w in words),
        ours_alone=tuple(w.ours for w in words if not w.theirs),
        theirs_alone=tuple(w.theirs for w in words if not w.ours),
    )


def lexicon_between(one: Path, other: Path) -> Lexicon:
    """The words of one rulebook's folder in those of the other, whichever of the two declares them."""
    if (words := read_words(one).get(other.name)) is not None:
        return lexicon_of(words)
    return lexicon_of(read_words(other).get(one.name, ())).reversed()
