"""The rulebooks that are part of clausewise, linted as `clausewise lint` does it."""

import pytest

from clausewise.registry import rulebook_folders
from clausewise.registry.lint import lint_folder
from clausewise.running.step_definitions import definitions_in, matcher_for, step_modules


@pytest.mark.parametrize("rulebook", [folder.name for folder in rulebook_folders()])
def test_the_rulebook_has_no_faults(rulebook: str) -> None:
    """What a run would not show is found here."""
    matcher = matcher_for(definitions_in(step_modules()))
    (folder,) = (folder for folder in rulebook_folders() if folder.name == rulebook)
    faults = [finding for finding in lint_folder(folder, matcher) if finding.level == "error"]
    assert [f"{f.path.name}:{f.line}: {f.what}; {f.todo}" for f in faults] == []
