"""Picks the rounds that the pages are made from: few tables of random play that show all that a thousand do.

`python -m clausewise.vendor_pages.picking` writes them anew; it takes a minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.pot.family import FOR_A_POT
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Perform, Proceed
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    AnnounceVacancy,
    AskForSeat,
    Bet,
    Call,
    Check,
    DenyPlay,
    HandleTransaction,
    LeaveOut,
    NoticeError,
    OrderDisclosure,
    PlayerDoes,
    PutIn,
    Raise,
    Say,
    SpoilCard,
    SpoilHand,
    StartDealAt,
    TakeOff,
    TakeSeat,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.vendor_pages.findings import news
from clausewise.vendor_pages.kept_rounds import FILE, KeptTable, played

ROUNDS: Final = 400
News = dict[tuple[str, ...], int]
"""What a table shows, and the step that shows it first."""


def candidates() -> Iterator[KeptTable]:
    """Random rounds under every rulebook, with every option; readings as adopted."""
    for rulebook, book in RULEBOOKS.items():
        for script in scripts(rulebook, book.rules.options, {}, open_table, ROUNDS):
            yield KeptTable(script.setup, script.stimuli)


def picked(tables: list[KeptTable]) -> Iterator[KeptTable]:
    """The table that shows most that is new for its length, cut off after the last of that, until nothing is new."""
    left = [(table, _first_shown(table)) for table in tables]
    while left:
        table, shown = max(left, key=lambda pair: len(pair[1]) / (20 + max(pair[1].values(), default=0)))
        if not shown:
            return
        last = max(shown.values())
        short = KeptTable(table.setup, table.stimuli[: last + 1])
        yield short
        known = _first_shown(short).keys()
        left = [(other, {what: at for what, at in news.items() if what not in known}) for other, news in left]


def _first_shown(table: KeptTable) -> News:
    found: News = {}
    for step, what in news(played(table)):
        found.setdefault(what, step)
    return found


def by_hand() -> Iterator[KeptTable]:
    """What random play does not do: cards that are forced place by place, a duty that a person performs."""
    hand = ForceCards((CardsFor("seat 1", parse_cards("As Kd")),))
    for rulebook, book in RULEBOOKS.items():
        game = book.games[0]
        with_cards = game.chance({}).packs > 0
        duty: Duty = "deal" if with_cards else "shake"
        setup = TableSetup(rulebook)
        table = open_table(setup, performs={duty: "person"})
        forced = [hand] if with_cards else []
        stimuli: list[AnyStimulus] = [*game.family.plain_round.before, *forced, Proceed()]
        for stimulus in stimuli[:-1]:
            table.submit(stimulus)
        while table.submit(Proceed()).awaiting is None:
            stimuli.append(Proceed())
        yield KeptTable(setup, (*stimuli, Perform(duty)), (duty,))


def irregular() -> Iterator[KeptTable]:
    """Words, chips, gestures and mishaps at a table for a pot: each once, in a hand that goes on."""
    before = FOR_A_POT.plain_round.before
    asked: tuple[AnyStimulus, ...] = (
        AskForSeat(1), AskForSeat(2), AnnounceVacancy(), TakeSeat(2, 5), TakeSeat(1, 5), *before, LeaveOut("cut"),
        StartDealAt(2), *(Proceed(),) * 12, NoticeError(), SpoilCard("seat 1", 2, "off the table"), *(Proceed(),) * 12,
        PutIn(1, Cents(200), "holds over the pot"), Say(1, "raise", Cents(800)), PutIn(1, Cents(200)),
        PutIn(2, Cents(2500), single=True), PlayerDoes(1, "disputes a decision"), PlayerDoes(1, "protects the hand"),
        OrderDisclosure(), SpoilHand(1, "touches the discards", clear=True), TakeOff(1, Cents(500)),
        HandleTransaction(), *(Proceed(),) * 6, PutIn(1, Cents(400), cash=True), Fold(2),
        *(Proceed(),) * 12, DenyPlay(2),
    )  # fmt: skip
    yield KeptTable(TableSetup("oneida-poker", {"jackpot": 1, "rake": "percentage"}), asked)


def killed() -> Iterator[KeptTable]:
    """One player wins two pots in a row at a table with a kill, and the next goes to the other."""
    asked: list[AnyStimulus] = [*FOR_A_POT.plain_round.before]
    for winner, loser in ((1, 2), (1, 2), (2, 1)):
        asked += [Proceed()] * 12
        asked += [Raise(seat, Cents(to)) for to in (800, 1200, 1600, 2400) for seat in (1, 2)]
        asked += [Call(1), Call(2), *[Proceed()] * 6, Check(loser), Bet(winner, Cents(400)), Bet(winner, Cents(800)),
                  Fold(loser), *[Proceed()] * 12]  # fmt: skip
    yield KeptTable(TableSetup("oneida-poker", {"kill": "kill"}), tuple(asked))


if __name__ == "__main__":
    import clausewise.registry  # noqa: F401  it says how rulebooks are found

    lines = [
        msgspec.json.encode(table).decode()
        for table in (*picked(list(candidates())), *by_hand(), *irregular(), *killed())
    ]
    Path(__file__).with_name(FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
