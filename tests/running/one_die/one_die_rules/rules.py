"""The table: wagers on a face, a shaker with one die, a computer that lights what wins."""

from __future__ import annotations

from random import Random
from typing import Final

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.shaker import Shaker
from clausewise.reference_engine.families.chance import Chance
from clausewise.reference_engine.families.family import Family, Game, Options
from clausewise.reference_engine.families.offers import GOES_ON, Offer
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.families.random_player import RandomPlayer
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.families.table import Opening, Stage, Table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import Declaration
from clausewise.reference_engine.vocabulary.dice.events import DiceEntered, DiceShaken, DiceShown, LayoutLit, Spot
from clausewise.reference_engine.vocabulary.dice.stimuli import CockDice, SetDice
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap

WAGER: Final = "one of a kind"
FACES: Final = tuple("123456")


class OneDieTable(Table):
    """Wagers until no more bets is announced; then one throw."""

    selections = True

    def __init__(self, asked: Opening[RuleSet]) -> None:
        super().__init__(asked)
        self._shaker = Shaker(1, Random(self.setup.seed))
        self._seated: set[int] = set()
        self._wagers: dict[tuple[int, str], Cents] = {}
        self._rounds = 0
        self._shakes = 3
        self._shown = DiceShown(())

    def act(self, stimulus: AnyStimulus) -> None:
        """What players do, and what is forced."""
        match stimulus:
            case Sit():
                self._seated.add(stimulus.seat)
            case PlaceWager():
                self._take(stimulus)
            case SetDice():
                self._shaker.force(stimulus)
            case Choose(choice="shakes", value=int() as times):
                self._shakes = times
            case _:
                raise Refusal("this table does not know what to do with that")

    def _take(self, wager: PlaceWager) -> None:
        if wager.seat not in self._seated or wager.wager != WAGER or self.agenda:
            raise Refusal("no such wager can be made now")
        self.rulings.demand("faces", wager.selection in FACES, "a die has six faces")
        if not self._wagers:
            self._rounds += 1
            self.reports(RoundStarted(self._rounds))
        name = (wager.seat, str(wager.selection))
        self._wagers[name] = Cents(self._wagers.get(name, 0) + wager.amount)
        self.reports(WagerTaken(wager.seat, WAGER, self._wagers[name], selection=wager.selection))

    def mishap(self, stimulus: Mishap) -> None:
        """The die may lean on a wall."""
        if isinstance(stimulus, CockDice):
            self._shaker.goes_wrong(stimulus)

    def plan(self) -> None:
        """The throw, once anybody has wagered."""
        if self._wagers:
            self.agenda.extend([
                Stage("announce", self._announce), Stage("shake", self._shake), Stage("uncover", self._uncover),
                Stage("enter", self._enter), Stage("settle", self._settle),
            ])  # fmt: skip

    def _announce(self) -> None:
        self.does(Procedure("announces", words="no more bets"), "throw", fixes=("words",))

    def _shake(self) -> None:
        times = max(self._shakes, self.rulings.figure("throw", 3))
        self.does(DiceShaken(times), "throw", anyway=True)

    def _uncover(self) -> None:
        self._shown = self._shaker.throw()
        self.reports(Procedure("uncovers", device="shaker"), "throw")
        self.reports(self._shown, "throw")

    def _enter(self) -> None:
        faces = self._shown.faces
        if not faces:
            return
        self.does(DiceEntered(faces), "throw", fixes=("faces",))
        self.does(LayoutLit(tuple(Spot(WAGER, str(face)) for face in faces)), "throw", fixes=("spots",))

    def _settle(self) -> None:
        shown = {str(face) for face in self._shown.faces}
        for (seat, selection), amount in self._wagers.items():
            if not shown:
                back = WagerSettled(seat, WAGER, amount, "returned", stake_back=True, selection=selection)
                self.does(back, "no-roll", fixes=("result",))
            elif self.rulings.holds("pays", selection in shown):
                pays = self.rulings.figure("pays", 5) * amount
                won = WagerSettled(seat, WAGER, amount, "wins", Cents(pays), stake_back=True, selection=selection)
                self.reports(won, "pays")
            else:
                self.reports(WagerSettled(seat, WAGER, amount, "loses", selection=selection), "pays")
        self._wagers.clear()
        self.reports(RoundEnded(self._rounds))

    def declaration(self) -> Declaration:
        """Nothing is declared."""
        return {}


class OneDiePlayer(RandomPlayer):
    """Wagers on any face, and waits."""

    quiet = ("second wagers",)
    spoiling = ("faces that there are not",)

    def play(self) -> None:
        """Some rounds."""
        self.do(Sit(1))
        for _ in range(3):
            for _ in range(1 + self.likes("second wagers", 0.5)):
                face = "7" if self.likes("faces that there are not", 0.1) else self.random.choice(FACES)
                self.do(PlaceWager(1, WAGER, dollars(10), selection=face))
            for _ in range(6):
                self.do(Proceed())


def one_die(options: Options) -> Chance:
    """No cards."""
    del options
    return Chance(packs=0, dice=1)


def may(table: OneDieTable) -> tuple[Offer, ...]:
    """Whatever is going on, the house can go on."""
    del table
    return (GOES_ON,)


DICE: Final = Family(
    name="dice",
    may=may,
    plain_round=PlainRound(
        seats=(1,),
        before=(Sit(1), PlaceWager(1, WAGER, dollars(10), selection="3")),
        after=(),
        untimely=PlaceWager(NOBODYS_SEAT, WAGER, dollars(10), selection="3"),
        heeds_mishaps=True,
        modules=frozenset({"core", "house-banked", "dice"}),
    ),
    wagers_against_the_house=True,
)
RULES: Final = RuleSet(
    rulebook="one-die",
    title="One Die",
    provisions={
        "pays": ("one-die.1.A",), "throw": ("one-die.1.B",), "faces": ("one-die.1.C",), "no-roll": ("one-die.1.D",),
    },
    readings={},
    options={},
)  # fmt: skip
BOOK: Final = Rulebook(
    Game(family=DICE, rules=RULES, table=OneDieTable, deals=None, player=OneDiePlayer, chance=one_die)
)
