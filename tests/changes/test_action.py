"""The step for GitHub Actions: its own script, run as a runner runs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import yaml  # type: ignore[import-untyped]  # it comes with amqtt, and its types do not

from tests.changes.lab import Lab

ACTION = Path(__file__).resolve().parents[2] / "action.yml"
FLUSH = ('"flush": 4, "pair"', '"flush": 3, "pair"')
COMMAND = re.compile(r"::(error|warning|notice) (?:file=([^,]+),line=\d+,)?title=[^:]*::.+")


def step(lab: Lab, **inputs: str) -> tuple[int, list[str], str, dict[str, str]]:
    """The script of the step that tests: code, workflow commands, summary and outputs."""
    action = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
    script = next(one for one in action["runs"]["steps"] if one.get("id") == "gate")
    environment = {
        name: inputs.get(value.removeprefix("${{ inputs.").removesuffix(" }}"), "")
        for name, value in script["env"].items()
    }
    for name in ("summary", "output"):
        (lab.folder / name).write_text("")
    written = {"GITHUB_STEP_SUMMARY": str(lab.folder / "summary"), "GITHUB_OUTPUT": str(lab.folder / "output")}
    ran = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script["run"]],
        env=os.environ | environment | written | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        cwd=lab.folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    commands = [line for line in ran.stdout.splitlines() if line.startswith("::")]
    outputs = dict(line.split("=", 1) for line in (lab.folder / "output").read_text().splitlines())
    return ran.returncode, commands, (lab.folder / "summary").read_text(), outputs


def test_every_input_is_used_and_none_reaches_the_shell_unquoted() -> None:
    """They come as variables: what stands in them is never part of the script."""
    action = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
    scripts = [one for one in action["runs"]["steps"] if "run" in one]
    assert all("${{" not in one["run"] for one in scripts)
    given = {value for one in scripts for value in one.get("env", {}).values()}
    assert given == {f"${{{{ inputs.{name} }}}}" for name in action["inputs"]}


def test_a_broken_rule_is_an_error_at_a_line_that_exists(lab: Lab) -> None:
    """Without a baseline the step ends as the run does."""
    lab.table("table.py", FLUSH)
    target = f"stdio:{sys.executable} table.py"
    code, commands, summary, outputs = step(lab, target=target, features="features", out="run")
    assert code == 1
    found = [match for line in commands if (match := COMMAND.fullmatch(line))]
    assert len(found) == len(commands)
    files = {match[2] for match in found if match[1] == "error"}
    assert files == {"features/three-card/01-pair-plus.feature"}
    assert all((lab.folder / name).is_file() for name in files)
    assert "ledger.flush" in summary
    assert (lab.folder / outputs["sarif"]).is_file()


def test_an_approved_fail_keeps_the_step_green_and_is_listed(lab: Lab) -> None:
    """On the page of the job and beside the rule, each time; no error among the annotations."""
    lab.table("table.py", FLUSH)
    assert lab.run("table.py", "before") == 1
    approve = "baseline before --out baseline.json --features features --approve three-card.ledger.flush --by A.Adams"
    assert lab.says(approve, "--reason", "mended in the next release")[0] == 0
    target = f"stdio:{sys.executable} table.py"
    code, commands, summary, _ = step(lab, target=target, features="features", out="run", baseline="baseline.json")
    assert (code, [line for line in commands if line.startswith("::error")]) == (0, [])
    assert any("ledger.flush approved fail" in line for line in commands)
    assert "mended in the next release" in summary
