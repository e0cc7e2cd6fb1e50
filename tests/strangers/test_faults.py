"""What `make strangers` has played already it does not play again, and what was broken off it does."""

from pathlib import Path

import pytest

from tests.strangers import faults
from tests.strangers.playing import Stranger


class InOneClause(Stranger):
    """A stranger of whose rulebook only the limits of wagers are looked at."""

    def run(
        self, rulebook: str, out: Path, *, fault: str = "", clauses: tuple[str, ...] = (), guests: bool = False
    ) -> dict[str, str]:
        """The verdicts of that clause."""
        return super().run(rulebook, out, fault=fault, clauses=clauses or ("G",), guests=guests)


def test_a_run_that_was_broken_off_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault is found as if nothing had been; what was played to its end is left as it is."""
    monkeypatch.setattr(faults, "PLAYED", tmp_path)
    pit = InOneClause("dice_pit", ("oneida-sic-bo",))
    fault = pit.faults()["added-chips-not-counted"]
    found = faults.looked_at(pit, fault)
    assert found.right
    sound, broken_off = tmp_path / "dice_pit" / "sound-oneida-sic-bo", tmp_path / "dice_pit" / fault.id / "run"
    seals = {folder: (folder / "seal.txt").read_bytes() for folder in (sound, broken_off)}
    (broken_off / "verdicts.json").unlink()  # as where the run was ended before it came to its verdicts
    assert faults.looked_at(pit, fault) == found
    assert (sound / "seal.txt").read_bytes() == seals[sound]
    assert (broken_off / "seal.txt").read_bytes() != seals[broken_off]
