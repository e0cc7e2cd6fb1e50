"""How text from elsewhere is shown: nothing in it acts, and what cannot be seen is made visible."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 200
"""Characters of a system's own words that fit into a message."""

# Controls, what reorders or hides text (bidi marks, zero-width characters, tags), what XML forbids, lone surrogates.
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001fffe\U0001ffff\U000e0000-\U000e0fff\ud800-\udfff]"
)
_NAMES = (
    "NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI "
    "DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US"
)
_CONTROLS = tuple(_NAMES.split())


def _named(found: re.Match[str]) -> str:
    """By name or number: the pictures that Unicode has for controls are missing from many fonts."""
    code = ord(found[0])
    return f"⟨{_CONTROLS[code]}⟩" if code < len(_CONTROLS) else f"⟨U+{code:04X}⟩"


def _seen(line: str) -> str:
    """A line in which nothing acts or hides."""
    line = _UNSEEN.sub(_named, line)
    # What no standard has assigned yet may do anything, and a blank that is no blank looks like one.
    return line if line.isprintable() else "".join(s if s.isprintable() else f"⟨U+{ord(s):04X}⟩" for s in line)


def visible(text: str, *, lines: bool = False) -> str:
    r"""The text with every character that acts or hides replaced by its name; `lines` lets line ends be.

    >>> visible("a\x00b\x1b[31m"), visible("one\ntwo"), visible("one\ntwo", lines=True), visible("a\u202eb")
    ('a⟨NUL⟩b⟨ESC⟩[31m', 'one⟨LF⟩two', 'one\ntwo', 'a⟨U+202E⟩b')
    """
    if not lines:
        return _seen(text)
    return "\n".join(_seen(line) for line in text.replace("\r\n", "\n").split("\n"))


def shown(said: str | bytes, most: int = LONGEST) -> str:
    r"""What a system said, as one line: it may try to draw on the terminal, or to look like our own words.

    >>> shown("red \x1b[31m\nPASS"), shown(b"caf\xc3\xa9 \xff"), shown("abcdef", most=3)
    ('red ⟨ESC⟩[31m⟨LF⟩PASS', 'café \\xff', 'abc... (6 characters)')
    """
    text = said.decode("utf-8", "backslashreplace") if isinstance(said, bytes) else said
    cut = visible(text[:most])
    return cut if len(text) <= most else f"{cut}... ({len(text)} characters)"


def sentence(text: str) -> str:
    """The text with a full stop, unless it ends otherwise.

    >>> sentence("the ante loses"), sentence("Is it?"), sentence("")
    ('the ante loses.', 'Is it?', '')
    """
    return text if not text or text.rstrip().endswith((".", "!", "?", ":")) else f"{text.rstrip()}."


def short(text: str, most: int) -> str:
    """The text, cut with an ellipsis where it is longer than `most` characters.

    >>> short("six card bonus", 9), short("ante", 9)
    ('six card…', 'ante')
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun.

    >>> counted(1, "clause"), counted(3, "clause"), counted(0, "reply", "replies")
    ('1 clause', '3 clauses', '0 replies')
    """
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def listed(words: list[str] | tuple[str, ...]) -> str:
    """Words joined as a sentence joins them.

    >>> listed(["ante"]), listed(["ante", "play", "aces up"])
    ('ante', 'ante, play and aces up')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
