"""What came of an act at a guided table: asked for in one line where one line can say it, and turned into events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from clausewise.adapters.base import NotSeen
from clausewise.adapters.guided_dialogue import Dialogue, TakenBack
from clausewise.adapters.guided_kinds import takes_words
from clausewise.adapters.guided_memory import Asked, Given, GoesOn
from clausewise.adapters.guided_notes import Notes
from clausewise.adapters.guided_phrases import NotUnderstood
from clausewise.adapters.guided_reading import CardsWanted, Missing, details, made, phrases, read
from clausewise.adapters.guided_saying import say
from clausewise.reference_engine.core.money import parse_money
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import AskForCards, StackDeck
from clausewise.reference_engine.vocabulary.core.deeds import Kind
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, LetRest, Perform, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.headings import HEADING_OF
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    PlaceButton,
    Post,
    Raise,
    SetRate,
    TakeOff,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.reference_engine.vocabulary.words import WORDS_OF
from clausewise.showing import listed, shown, visible

YES: Final = ("t", "taken", "done", "d", "a", "accepted", "allowed", "yes", "y", "ok")
NO: Final = ("r", "refused", "no", "n", "not", "cannot")
QUIET: Final = (Sit, BuyIn, TakeOff, PlaceButton, StackDeck, SetRate, Choose, LetRest, AskForCards)
"""Acts of which as a rule nothing is seen besides; whatever is can be written after a semicolon."""
WITH_DONE: Final = (*QUIET, Mishap, TableSetup)
_DONE = re.compile(r"(?P<word>[a-z]+)\b[ ,:]*(?P<rest>.*)", re.IGNORECASE)
_PROGRESSIVE: Final = "progressive"

TWICE: Final = "write the cards again, in the same words if it truly is so"
EXPLAINED_EVENTS: Final = (
    "Write what you see, in its order, with ; between two things: who (the dealer, if you name nobody), what, details.",
    "  announces no more bets            s2 examines            floorperson validates the payout s2 progressive",
    "  deals s1 s2 dealer down x5, dealer up, from shoe         (which cards they are is asked, place by place)",
    "  turns up dealer As Ah Kc 7d 2s 3c; ranks dealer pair As Ah Kc 7d",
    "  s2 ante wins 10 (on top of the stake, which comes back)  s2 ante wins 10, stake kept   s2 ante loses",
    "  s2 ante is returned               s2 ante bonus 20       s2 envy bonus 50, for seat 3",
    "  button lies dealer button s3      s1 posts the small blind 2     turn s3 fold call raise, first, due 4",
    "  s1 calls 4; s3 raises 8, all in   gathers the bets 12, pot 12    lays out flop As Kd 2c",
    "  awards s3 12 main whole           takes the fee 4, pot 8         gives back s1 4",
    "  round ends                        round ends, void",
    "An empty line: nothing happens, the house waits for somebody. A ; at the end: there is more to come.",
    "Details have the headings of the features' tables (where, from, whose, how, words...) or stand by themselves;",
    "words may be cut short; words that are not known are written in quotation marks; menu shows everything.",
)


def more_is_likely(asked: AnyStimulus | TableSetup) -> bool:
    """Whether something else is likely to be seen at once; where it is not, it can be written after a semicolon."""
    if isinstance(asked, TableSetup):
        return asked.options.get(_PROGRESSIVE, "none") != "none"
    if isinstance(asked, PlaceWager):
        return asked.wager in (_PROGRESSIVE, "play")
    return not isinstance(asked, WITH_DONE)


Things = Sequence[Sequence[AnyEvent]]
"""What was written, thing by thing, each with the events that it is."""


def _in_short(thing: Sequence[AnyEvent]) -> str:
    """Something that was reported, in a line."""
    first = next((event for event in thing if not isinstance(event, RoundStarted)), thing[0])
    told = f"round {first.number} begins" if isinstance(first, RoundStarted) else say(first)
    dealt = sum(isinstance(event, CardDealt) for event in thing)
    return told if dealt <= 1 else f"{dealt} cards dealt"


def _known(name: str) -> str:
    """The words that are known for a detail."""
    return f"{', '.join(WORDS_OF[name])}; anything else in quotation marks"


class Asking:
    """Asks what came of the acts at one table."""

    def __init__(self, dialogue: Dialogue, kinds: tuple[Kind, ...], unseen: frozenset[str]) -> None:
        self._dialogue = dialogue
        self._kinds = kinds
        self._unseen = unseen
        self.notes = Notes()
        self._begins = self.notes.begins(kinds)
        self._behind = ""
        """What was written behind a ; where a detail was asked for: it belongs to the line that is asked about."""
        self._insisted = ""
        """The line that was asked again because of a card that was out already; the same line again is believed."""

    def ask(self, asked: Asked, stands: Things = ()) -> Given:
        """The whole answer to one act; something of it may stand already."""
        if isinstance(asked, Proceed | Perform | GoesOn):
            line = ";" if stands else self._dialogue.ask("What happens?", EXPLAINED_EVENTS)
            things = self._things(line, stands)
            seen = tuple(event for thing in things for event in thing)
            return Given(asked, accepted=True, events=seen, parts=tuple(map(len, things)))
        accepted, said, rest, whole = self._taken(asked)
        if not accepted:
            return Given(asked, False, said[:500], tuple(self._told(rest)))
        events = self._own(asked, said)
        for event in events:
            self.notes.note(event)
        if not rest and not whole and more_is_likely(asked):
            rest = self._dialogue.ask("What else happens at once?", EXPLAINED_EVENTS)
        return Given(asked, accepted=True, events=(*events, *self._told(rest)))

    def _taken(self, asked: AnyStimulus | TableSetup) -> tuple[bool, str, str, bool]:
        """Whether the act was done, what was said with it, and what more was written in the line."""
        done = isinstance(asked, WITH_DONE)
        prompt = "Done, or not possible?" if done else "Taken or refused?"
        explained = ["t (taken, done), or r (refused) and why. After a ; you may go on with what else you see."]
        if isinstance(asked, PlaceWager | ChangeWager | Post | Call | Bet | Raise):
            explained.append(
                "t alone: it stands as it was put down. t and an amount: so much stands there now"
                + ("." if isinstance(asked, PlaceWager | ChangeWager) else " or was put in; all in, if it was that.")
            )
        explained += EXPLAINED_EVENTS
        while True:
            line = self._dialogue.ask(prompt, explained)
            if not line:  # a key that was hit by mistake is no report
                yes, no = ("d when it is done", "not possible") if done else ("t when it is taken", "refused")
                self._dialogue.say(f"Nothing was written. Write {yes}, or r and why when it is {no}.")
                continue
            own, sign, rest = line.partition(";")
            found = _DONE.fullmatch(own.strip())
            word = found["word"].lower() if found else ""
            if found and word in NO:
                return False, visible(found["rest"].strip()), rest, bool(sign)
            if found and word in YES and self._fits(asked, found["rest"]):
                return True, found["rest"], rest, bool(sign)
            if not found or word not in YES:
                self._dialogue.say(f"{shown(own)} is no answer here.", f"  {explained[0]}")

    def _fits(self, asked: AnyStimulus | TableSetup, said: str) -> bool:
        try:
            self._own(asked, said)
        except ValueError as problem:
            self._dialogue.say(f"{problem}.")
            return False
        return True

    # --- what an act itself looks like --------------------------------------------------------------------------------

    def _own(self, asked: AnyStimulus | TableSetup, said: str) -> list[AnyEvent]:
        """What is seen of an act that was taken; `said` is an amount where another one stands there now."""
        words = said.strip()
        all_in = words.endswith("all in")
        words = words.removesuffix("all in").strip(" ,")
        amount = parse_money(words) if words else None
        for family in self.notes.families:
            found = family.own(asked, amount, all_in=all_in)
            if found is not None:
                return self._begun(found) if isinstance(asked, PlaceWager) else found
        if isinstance(asked, Fold):
            return [Folded(asked.seat)]
        if words:
            raise ValueError(f"{shown(words)!r}: t is all there is to say of it; go on after a ;")
        return []

    def _begun(self, events: list[AnyEvent]) -> list[AnyEvent]:
        """With the beginning of a round before them, where they begin one."""
        if self.notes.in_round or not events or not isinstance(events[0], self._begins):
            return events
        return [self.notes.starts(), *events]

    # --- what else is seen --------------------------------------------------------------------------------------------

    def _told(self, line: str) -> list[AnyEvent]:
        """The events of a line, and of those that follow it."""
        return [event for thing in self._things(line) for event in thing]

    def _things(  # noqa: C901  each way in which a line may go
        self, line: str, stands: Things = ()
    ) -> list[Sequence[AnyEvent]]:
        """What a line tells, and what those tell that follow it, thing by thing; the last can be taken back."""
        things: list[Sequence[AnyEvent]] = []
        before: list[Notes] = []
        for thing in stands:
            self._keep(thing, things, before)
        waiting, more = phrases(line), line.rstrip().endswith(";")
        while waiting or more:
            if not waiting:
                try:
                    line = self._dialogue.ask("And then?", EXPLAINED_EVENTS)
                except TakenBack:
                    if not things:
                        raise
                    self.notes = before.pop()
                    self._dialogue.say(f"Taken back: {_in_short(things.pop())}")
                    continue
                waiting, more = phrases(line), line.rstrip().endswith(";")
                continue
            notes = deepcopy(self.notes)
            try:
                found = self._phrase(waiting[0])
            except TakenBack:
                if not things:
                    raise
                self._dialogue.say("Taken back. What stood before it is noted.")
                waiting, more = [], True
            except NotUnderstood as problem:
                self._dialogue.say(f"Not understood: {shown(waiting[0])}", f"  {problem}.")
                if things:
                    self._dialogue.say("What stood before it is noted.")
                line = self._dialogue.ask("Write it again, and what follows it:", EXPLAINED_EVENTS)
                waiting, more = phrases(line), line.rstrip().endswith(";")
            else:
                waiting.pop(0)
                self._show(found)
                things.append(found)
                before.append(notes)
                behind, self._behind = self._behind, ""
                waiting, more = phrases(behind) + waiting, more or behind.endswith(";")
        return things

    def _keep(self, thing: Sequence[AnyEvent], things: list[Sequence[AnyEvent]], before: list[Notes]) -> None:
        """Something that was written before stands."""
        before.append(deepcopy(self.notes))
        for event in thing:
            self.notes.note(event)
        self._show(thing)
        things.append(thing)

    def _phrase(self, phrase: str) -> list[AnyEvent]:
        """The events of one phrase, with what it leaves out asked for."""
        notes = deepcopy(self.notes)
        start = self._start_before(phrase)
        for event in start:
            notes.note(event)
        notes.twice = ""
        found = self._read(phrase, notes)
        if self._is_a_slip(notes, phrase):
            raise NotUnderstood(f"{notes.twice}; {TWICE}")
        self.notes = notes
        return [*start, *found]

    def _is_a_slip(self, notes: Notes, line: str) -> bool:
        """Whether a card was out already, and that has not been written again in the same words."""
        insists, self._insisted = line == self._insisted, line if notes.twice else ""
        return bool(notes.twice) and not insists

    def _start_before(self, phrase: str) -> list[AnyEvent]:
        """The beginning of the round that begins with what a phrase tells, if none is in progress."""
        if self.notes.in_round:
            return []
        try:
            first: type = type(read(phrase, self._kinds, deepcopy(self.notes), self._unseen)[0])
        except (Missing, CardsWanted) as wanted:
            first = wanted.kind.type
        return [self.notes.starts()] if issubclass(first, self._begins) else []

    def _read(self, phrase: str, notes: Notes) -> list[AnyEvent]:
        try:
            return read(phrase, self._kinds, notes, self._unseen)
        except CardsWanted as wanted:
            return self._cards(wanted, notes)
        except Missing as missing:
            while True:
                try:
                    return [self._completed(missing, notes)]
                except Missing as still:
                    missing = still
                except NotUnderstood as problem:
                    self._dialogue.say(f"  {problem}.")
                    words = [name for name in missing.names if takes_words(missing.kind, name)]
                    self._dialogue.say(*(f"  {HEADING_OF[name]}: {_known(name)}." for name in words))

    def _completed(self, missing: Missing, notes: Notes) -> AnyEvent:
        """The event of which something was left out, once that has been said."""
        kind, wanted = missing.kind, listed([HEADING_OF[name] for name in missing.names])
        also = [HEADING_OF[name] for name in kind.also if name not in missing.values and name not in self._unseen]
        explained = [
            f"{kind.verb}: say {wanted}" + (f"; if there is such a thing, also {listed(also)}" if also else "") + ".",
            "A - alone: there is no such thing. An x alone: you could not see it; the scenario is then inconclusive.",
        ]
        explained += [f"{HEADING_OF[name]}: {_known(name)}" for name in missing.names if takes_words(kind, name)]
        line, sign, behind = self._dialogue.ask(f"  {kind.verb}, {wanted}:", explained).partition(";")
        line = line.strip()
        if line == "x":
            raise NotSeen(f"the technician could not see of `{kind.verb}`: {wanted}")
        self._behind = behind.strip() or sign
        if line == "-":
            values = missing.values | dict.fromkeys(missing.names)
        else:
            if line and len(missing.names) == 1 and not re.match(re.escape(wanted) + r"\b", line):
                line = f"{wanted} {line}"
            values = details(line, kind, missing.values) if line else missing.values
        return made(kind, values, notes, self._unseen)

    def _cards(self, wanted: CardsWanted, notes: Notes) -> list[AnyEvent]:
        so_far = deepcopy(notes)
        for place, number in wanted.places().items():
            explained = [f"The {number} cards of {place} in the order in which they came; x for one that nobody sees."]
            while True:
                line = self._dialogue.ask(f"  cards of {place} ({number}):", explained)
                try:
                    cards = wanted.told(place, line)
                except NotUnderstood as problem:
                    self._dialogue.say(f"  {problem}.")
                    continue
                then = deepcopy(so_far)
                then.deal(place, cards)
                if not self._is_a_slip(then, line):
                    break
                wanted.untold(place, number)
                self._dialogue.say(f"  {then.twice}; {TWICE}.")
            so_far = then
            so_far.twice = ""
        events = wanted.events(notes, self._unseen)
        notes.twice = ""  # that was asked, place by place
        return events

    def _show(self, events: Sequence[AnyEvent]) -> None:
        """How it was understood; a deal takes one line."""
        dealt = [event for event in events if isinstance(event, CardDealt)]
        for event in events:
            if isinstance(event, RoundStarted):
                self._dialogue.say(f"  noted: round {event.number} begins")
            elif not isinstance(event, CardDealt) or len(dealt) == 1:
                self._dialogue.say(f"  noted: {say(event)}")
        if len(dealt) > 1:
            places = dict.fromkeys(event.to for event in dealt)
            told = [f"{place} {' '.join(e.card or 'x' for e in dealt if e.to == place)}" for place in places]
            self._dialogue.say(f"  noted: {len(dealt)} cards dealt: {', '.join(told)}")
