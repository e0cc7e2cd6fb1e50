"""A package with a rulebook of its own that begins where an installed one ends: features under another name, and rules.

What is written is plain text to go on from; nothing of it is read by any command before the package is installed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry.correspondence import NAME as CORRESPONDS
from clausewise.registry.installed import ID
from clausewise.registry.library import feature_paths, rulebook_folder, rulebook_folders
from clausewise.registry.locating import required_lock
from clausewise.registry.rulebook_files import RulebookHead, read_rulebook_head
from clausewise.showing import shown

CARRIED: Final = (".feature", ".lock", ".toml")
MOST_LETTERS: Final = 60
OWN_WORD: Final = re.compile(r"[^\s\"'\\<>|]+( [^\s\"'\\<>|]+)*")
"""An authority stands in sentences and in TOML: words, one space between them."""
UNLIKE_A_TWIN: Final = re.compile(r"^ *# Unlike [a-z0-9-]+: .*\n", re.MULTILINE)
"""Why a scenario is another than that of a rulebook with which the new one is not compared."""
OTHERS_WORD: Final = re.compile(r"^(authority|reference|date) *=.*\n", re.MULTILINE)


class New(msgspec.Struct, frozen=True):
    """The rulebook to be written."""

    origin: RulebookHead
    name: str
    authority: str

    @property
    def package(self) -> str:
        """What Python imports."""
        return f"{self.name.replace('-', '_')}_rules"

    @property
    def title(self) -> str:
        return f"{' and '.join(self.origin.games)} under the {self.authority} rules"


def write_package(origin: str, name: str, folder: Path, authority: str = "") -> New:
    """Writes the package into a folder that is not there yet; says what is wrong before anything is written."""
    new = _checked(origin, name, authority or " ".join(word.capitalize() for word in name.split("-")))
    if folder.exists() or folder.is_symlink():
        raise ClausewiseError(f"{folder}: is there already; name a folder that is not, and nothing is lost")
    files = {**_package_files(new), **_features(new)}
    for place, text in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return new


def _checked(origin: str, name: str, authority: str) -> New:
    known = [folder.name for folder in rulebook_folders()]
    head = read_rulebook_head(rulebook_folder(origin))
    if origin not in RULEBOOKS:
        raise ClausewiseError(f"{origin}: the engine has no rules for it that a new rulebook could begin from")
    if not ID.fullmatch(name) or len(name) > MOST_LETTERS:
        raise ClausewiseError(
            f"{shown(name)!r} is no name of a rulebook: small letters, figures and hyphens, a letter first,"
            f" {MOST_LETTERS} at most, as in red-rock-three-card"
        )
    if name in known:
        raise ClausewiseError(f"{name}: there is a rulebook of this name already; choose another with --as")
    if not OWN_WORD.fullmatch(authority) or not authority.isprintable() or len(authority) > MOST_LETTERS:
        raise ClausewiseError(
            f"{shown(authority)!r} is no authority for a sentence to name; write words, as in Red Rock"
        )
    return New(head, name, authority)


# --- the features -----------------------------------------------------------------------------------------------------


def _features(new: New) -> dict[str, str]:
    found = {f"{new.package}/features/__init__.py": f'"""The rulebook of {new.package}, as features."""\n'}
    for path in sorted(new.origin.folder.iterdir()):
        if path.suffix in CARRIED and path.name != CORRESPONDS:
            found[_within(new, path.name)] = _carried(new, path)
    found[_within(new, CORRESPONDS)] = _corresponding(new)
    return found


def _within(new: New, name: str) -> str:
    return f"{new.package}/features/{new.name}/{name}"


def _carried(new: New, path: Path) -> str:
    """A file of the origin with the clauses under the new name, and sentences that name the new authority."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"(?<![\w-]){re.escape(new.origin.id)}(?=\.\w)", new.name, text)
    match path.name:
        case "clauses.lock":
            return text.replace(f"\nrulebook {new.origin.id}\n", f"\nrulebook {new.name}\n", 1)
        case "rulebook.toml":
            return _head(new, text)
        case "readings.toml":
            # What another authority confirmed, this one has not.
            return OTHERS_WORD.sub(
                "", re.sub(r'^status *= *"confirmed"', 'status = "proposed"', text, flags=re.MULTILINE)
            )
        case _:
            return _by_authority(UNLIKE_A_TWIN.sub("", text), new.origin.short_authority, new.authority)


def _by_authority(text: str, before: str, now: str) -> str:
    """The sentences that name a table by its authority, in either form."""
    article = "an" if now[0] in "AEIOU" else "a"
    text = text.replace(f" under the {before} rules", f" under the {now} rules")
    text = text.replace(f"Feature: {before} ", f"Feature: {now} ", 1)
    return _named_first(before).sub(lambda found: f"{article} {now} {found['game']} table", text)


def _named_first(authority: str) -> re.Pattern[str]:
    """A table as a sentence of the pot games names it: an Oasis Hold'em table."""
    return re.compile(rf"\ban? {re.escape(authority)} (?P<game>[^|\n]*?) table\b")


def _head(new: New, text: str) -> str:
    said: Mapping[str, str] = {
        "title": new.title,
        "short_authority": new.authority,
        "authority": new.authority,
        "version": "a draft",
        "adoption": "not adopted",
    }
    before, begins, rest = text.partition("[document]")
    for name, value in said.items():
        line = f'{name} = "{value}"'
        before, times = re.subn(rf"^{name} *=.*$", line.replace("\\", r"\\"), before, count=1, flags=re.MULTILINE)
        if not times:
            before = f"{before.rstrip()}\n{line}\n\n"
    return before + begins + rest


def _corresponding(new: New) -> str:
    """Every clause beside the one that it was carried over from, and the sentences that say the same of either."""
    origin, before = new.origin.id, new.origin.short_authority
    texts = [path.read_text(encoding="utf-8") for path in feature_paths(new.origin.folder)]
    tables = dict.fromkeys(found[0] for text in texts for found in _named_first(before).finditer(text))
    words = {f"under the {before} rules": f"under the {new.authority} rules"}
    words |= {table: _by_authority(table, before, new.authority) for table in tables}
    numbers = [clause.id.removeprefix(f"{origin}.") for clause in required_lock(new.origin.folder).clauses]
    return "\n".join(
        [
            f"# Which clauses correspond to those of {origin}. One that comes to ask another thing leaves `same`",
            "# for a row of its own, with `ours`, `theirs` and `differs`.\n",
            *(f'[[words.{origin}]]\nours = "{ours}"\ntheirs = "{theirs}"\n' for theirs, ours in words.items()),
            f"[[{origin}]]\nsame = [",
            *(f'    "{number}",' for number in numbers),
            "]\n",
        ]
    )


# --- the package ------------------------------------------------------------------------------------------------------


def _package_files(new: New) -> dict[str, str]:
    return {
        "pyproject.toml": _PYPROJECT.format(new=new, distribution=new.package.replace("_", "-")),
        "README.md": _README.format(new=new),
        f"{new.package}/__init__.py": f'"""{new.title}, for Clausewise."""\n',
        f"{new.package}/rules.py": _RULES.format(new=new),
    }


_PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{distribution}"
version = "0.1.0"
description = "{new.title}, for Clausewise."
requires-python = ">=3.11"
dependencies = ["clausewise"]

[project.entry-points."clausewise.rulebooks"]
{new.name} = "{new.package}.rules:BOOK"

[tool.setuptools]
packages = ["{new.package}", "{new.package}.features"]

[tool.setuptools.package-data]
"{new.package}.features" = ["**/*.feature", "**/*.toml", "**/clauses.lock"]
"""

_RULES = """\
\"\"\"What the reference engine plays by: the rules of {new.origin.id}, but for what is said to be otherwise here.\"\"\"

from __future__ import annotations

from clausewise.api.rulebooks import derived, rulebook

ORIGIN = rulebook("{new.origin.id}")

BOOK = derived(
    ORIGIN,
    "{new.name}",
    title="{new.title}",
    # Data of the rule set by its name, one line for each; `ORIGIN.games[0].rules` shows what there is.
)
"""

_README = """\
# {new.title}

A rulebook for Clausewise that begins where `{new.origin.id}` ends.

- `{new.package}/rules.py`: what the reference engine plays by;
- `{new.package}/features/{new.name}/`: `*.feature`, the clauses with the scenarios that examine them; `rulebook.toml`,
  the document and what it leaves to the house; `readings.toml`, how it is read; `known_gaps.toml`, what its scenarios
  are known not to show yet; `corresponds.toml`, how its clauses correspond to those of `{new.origin.id}`.

Install it beside Clausewise, and see that it is whole:

    pip install --editable .
    clausewise lint {new.name}
    clausewise run --rulebook {new.name}
    clausewise prove {new.name}
    clausewise compare {new.origin.id} {new.name}

To change a rule, change it in `rules.py`. What `clausewise run` then fails are the scenarios to write anew, each with
a comment above it: `# Unlike {new.origin.id}: ...`. Say in `corresponds.toml` how the clause differs. The fingerprints
in `clauses.lock` are of the document that `{new.origin.id}` restates: name yours in `rulebook.toml`, and make the lock
from it with `clausewise lock`.
"""
