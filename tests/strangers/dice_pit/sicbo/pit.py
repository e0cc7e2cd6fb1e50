"""A table of Sic Bo: what is done to it, and the stages of a round (E, F)."""

from __future__ import annotations

from random import Random
from typing import Any

from sicbo.computer import Computer, Mislit
from sicbo.faults import breaks
from sicbo.felt import Chips, Felt, Refused
from sicbo.journal import Journal
from sicbo.layout import LAYOUT, Area
from sicbo.settling import Settling
from sicbo.shaker import LEAST_SHAKES, Shaker

OPEN, CLOSED, SHAKEN, SHOWN, COLLECTED = "open", "closed", "shaken", "shown", "collected"
DUE = {CLOSED: "shake", SHAKEN: "uncover", SHOWN: "enter"}


class Pit:
    """One table. `does` takes what is done to it; the journal has what comes of it."""

    def __init__(self, options: dict[str, Any], seed: int | None, *, ready: bool, by_itself: bool) -> None:
        self.journal = Journal()
        self.felt = Felt(options["minimum-wager"], options["maximum-wager"])
        self.odds = str(options["odds"])
        self.shaker = Shaker(Random(seed))
        self.computer = Computer()
        self.settling = Settling(self.felt, self.journal, self.odds)
        self.by_itself = by_itself
        self.opened = ready
        self.stage = OPEN
        self.round = 0
        self.running = False
        self.no_rolls = 0
        self.attended = False

    # --- what is done to the table ---

    def does(self, stimulus: dict[str, Any]) -> None:
        """Do it, or refuse."""
        fields = dict(stimulus)
        kind = str(fields.pop("type"))
        act = getattr(self, "do_" + kind.replace("-", "_"), None)
        if act is None:
            raise Refused(f"there is no {kind} at this table")
        act(**fields)

    def awaiting(self) -> str | None:
        """The duty for which the dealer is awaited."""
        if self.by_itself or (self.stage == SHOWN and not self.computer.works):
            return None
        return DUE.get(self.stage)

    def do_sit(self, seat: int) -> None:
        self.felt.sit(seat)
        self.open()

    def do_rise(self, seat: int, leaves: bool = True) -> None:
        if leaves:
            self.felt.rise(seat)

    def do_place_wager(
        self,
        seat: int,
        wager: str,
        amount: int,
        player: int | None = None,
        instrument: str = "value chip",
        selection: str | None = None,
        hand: int = 1,
    ) -> None:
        del hand
        self.must_take_bets(wager)
        if not self.computer.works and not breaks("gaming-goes-on-without-computer"):
            raise Refused("no gaming until the computer has been fixed")
        chips = Chips(seat, Area(wager, selection))
        lies = self.felt.place(chips, amount, player, instrument)
        if not self.running:
            self.running = True
            self.round += 1
            self.journal.tells("round-started", number=self.round)
        self.taken(chips, lies)

    def do_change_wager(self, seat: int, wager: str, amount: int, selection: str | None = None, hand: int = 1) -> None:
        del hand
        chips = Chips(seat, Area(wager, selection))
        if not (breaks("standing-wagers-grow-after-closing") and amount > self.felt.stakes.get(chips, amount)):
            self.must_be_open()
        self.taken(chips, self.felt.change(chips, amount))

    def do_withdraw_wager(self, seat: int, wager: str, selection: str | None = None, hand: int = 1) -> None:
        del hand
        self.must_be_open()
        chips = Chips(seat, Area(wager, selection))
        back = self.felt.take_back(chips)
        self.journal.tells("wager-withdrawn", seat=seat, wager=wager, amount=back, selection=selection)

    def taken(self, chips: Chips, amount: int) -> None:
        seat, (wager, selection) = chips
        self.journal.tells("wager-taken", seat=seat, wager=wager, amount=amount, selection=selection)

    def must_be_open(self) -> None:
        if self.stage != OPEN:
            raise Refused("no more bets")

    def must_take_bets(self, wager: str) -> None:
        if breaks("late-small-bets-are-taken") and wager == "small" and self.stage in {CLOSED, SHAKEN}:
            return
        self.must_be_open()

    def do_choose(self, choice: str, value: int | str) -> None:
        if choice != "shakes" or not isinstance(value, int):
            raise Refused("there is nothing of this kind to choose")
        if value < LEAST_SHAKES and not breaks("two-shakes-may-be-chosen"):
            raise Refused("the shaker is shaken three times at least")
        self.shaker.shakes = value

    def do_set_dice(self, faces: list[int]) -> None:
        self.shaker.forced = faces

    def do_cock_dice(self, dice: int = 1) -> None:
        self.shaker.to_be_cocked = dice

    def do_misenter_die(self, die: int, face: int) -> None:
        self.computer.misentered = (die, face)

    def do_mislight(self, how: str, wager: str | None = None, selection: str | None = None) -> None:
        area = None if wager is None else Area(wager, selection)
        self.computer.mislit = Mislit(how, area if area in LAYOUT else None)

    def do_fail_computer(self, when: str = "at once") -> None:
        if when == "at once" or self.stage == SHOWN:
            self.computer.works = False
        else:
            self.computer.fails_with_next_throw = True

    def do_mend_computer(self) -> None:
        if self.computer.works:
            raise Refused("the computer works")
        if self.running:
            raise Refused("the wagers on the layout are settled first")
        self.computer.works = True
        self.opened = False
        self.open()  # gaming that has ceased is opened again, as at first

    def do_let_rest(self) -> None:
        """Nobody plays: nothing of this table changes by it."""

    def do_perform(self, duty: str) -> None:
        if duty != self.awaiting():
            raise Refused(f"what is due is {self.awaiting() or 'nothing that a person does'}")
        self.goes_on()

    def do_proceed(self) -> None:
        self.open()
        if self.awaiting() is None:
            self.goes_on()
            while self.by_itself and self.stage == SHAKEN:
                self.goes_on()

    # --- the house ---

    def open(self) -> None:
        """The floorperson inspects the computer before the first gaming: E.1."""
        if self.opened:
            return
        self.opened = True
        if breaks("computer-is-not-inspected"):
            return
        by = "dealer" if breaks("dealer-inspects-the-computer") else "floorperson"
        values = [2, 4] if breaks("two-values-for-the-inspection") else [2, 4, 4]
        if self.computer.works:
            self.journal.tells("dice-entered", faces=values, by=by)
            self.lit(self.computer.entered([2, 4, 4]))
            if self.computer.lights_wrongly and not breaks("opened-with-wrong-lights"):
                self.computer.works = False
            elif not breaks("lights-are-not-verified"):
                self.journal.acts("verifies the light", by=by)
        self.journal.acts("inspects", by=by, device="computer")
        self.clear()

    def goes_on(self) -> None:
        """The next stage."""
        match self.stage:
            case "open" if self.felt.stakes:
                self.close()
            case "closed":
                self.shake()
            case "shaken":
                self.uncover()
            case "shown" if self.computer.works:
                self.enter()
            case "shown":
                self.collect()
            case "collected":
                self.pay()

    def close(self) -> None:
        """Nothing new is taken before the dice are shaken: E.2."""
        if not breaks("bets-close-unannounced"):
            self.journal.acts("announces", words="no more bets")
        self.stage = CLOSED

    def shake(self) -> None:
        """E.3."""
        if not breaks("shaken-without-the-cover"):
            self.journal.acts("covers the dice", device="shaker")
        self.journal.tells("dice-shaken", times=self.shaker.shake(again=self.no_rolls > 0))
        self.stage = SHAKEN

    def uncover(self) -> None:
        """E.4; and F.1, where not all lie flat."""
        self.journal.acts("uncovers", device="shaker")
        cocked = self.shaker.cocked
        if breaks("one-cocked-die-is-read") and cocked == 1:
            self.shaker.cocked = cocked = 0
            self.journal.tells("dice-shown", faces=self.shaker.lying_flat()[:2], cocked=1)
        else:
            shown: dict[str, Any] = {"cocked": cocked} if cocked else {}
            self.journal.tells("dice-shown", faces=self.shaker.lying_flat(), **shown)
        if cocked:
            self.no_roll()
            return
        if not (breaks("values-of-triples-unannounced") and len(set(self.shaker.faces)) == 1):
            self.journal.acts("announces", words="each value")
        self.stage = SHOWN
        if self.computer.fails_with_next_throw:
            self.computer.works = False
            self.computer.fails_with_next_throw = False

    def no_roll(self) -> None:
        """Wagers stay; it is said once more that none is taken, and the dice are shaken again."""
        if not breaks("no-roll-is-not-called"):
            self.journal.acts("announces", words="no roll")
        self.no_rolls += 1
        if breaks("bets-reopen-after-no-roll"):
            self.stage = OPEN
        else:
            self.close()

    def enter(self) -> None:
        """E.4: what was entered wrongly is seen, and entered rightly before anything is settled (C.3)."""
        faces = self.shaker.faces
        if self.computer.misentered is not None:
            die, face = self.computer.misentered
            self.computer.misentered = None
            wrong = [face if place == die else shown for place, shown in enumerate(faces, 1)]
            if wrong != faces:
                self.entered(wrong)
                if breaks("settled-as-entered"):
                    self.shaker.faces = wrong
                    self.collect()
                    return
        self.entered(faces)
        if self.computer.lights_wrongly:
            self.computer.works = False  # it lights what does not win: it malfunctions
        self.collect()

    def entered(self, faces: list[int]) -> None:
        self.journal.tells("dice-entered", faces=sorted(faces) if breaks("entered-in-another-order") else faces)
        self.lit(self.computer.entered(faces))

    def lit(self, areas: list[Area]) -> None:
        self.journal.tells("layout-lit", spots=[area.spot() for area in areas])

    def collect(self) -> None:
        """E.5, F.2: all losing wagers first; before a supervisor where the computer is out of order."""
        if not self.computer.works:
            self.attend()
        if breaks("winners-first"):
            self.settling.pay(self.shaker.faces)
            self.settling.collect(self.shaker.faces)
        else:
            self.settling.collect(self.shaker.faces, by_computer=self.computer.works, lit=self.computer.lit)
        self.stage = COLLECTED

    def attend(self) -> None:
        if not self.attended and not breaks("nobody-attends"):
            self.journal.acts("attends", by="floorperson")
        self.attended = True

    def pay(self) -> None:
        """E.5, then E.6."""
        if not self.computer.works:
            self.attend()
        if breaks("covered-before-paying"):
            self.journal.acts("covers the dice", device="shaker")
        if breaks("cleared-before-paying"):
            self.clear()
        self.settling.pay(self.shaker.faces)
        if not breaks("cleared-before-paying"):
            self.clear()
        self.journal.tells("round-ended", number=self.round)
        self.stage, self.running, self.attended, self.no_rolls = OPEN, False, False, 0

    def clear(self) -> None:
        if self.computer.lit:
            self.computer.cleared()
            if not (breaks("lights-stay-on-after-triples") and len(set(self.shaker.faces)) == 1):
                self.journal.acts("clears the layout")
                self.lit([])
