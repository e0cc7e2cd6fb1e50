"""Section Q: conduct of players."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "conduct.no-talk": ("Q.1.s1",),
    "play.denied": ("Q.2",),
}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
