"""What the server allows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.tables import read_toml


class ServeSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to listen and how much to take; what `--config` of `clausewise serve` may set."""

    host: Annotated[str, msgspec.Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    """0 takes any free port; the first line printed says which."""
    tables: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 256
    """Open at a time."""
    idle_seconds: Annotated[float, msgspec.Meta(ge=0)] = 60.0
    """After this time without a request a table may be closed to make room for another."""
    largest_request: Annotated[int, msgspec.Meta(ge=1000)] = 256 * 1024
    most_stimuli: Annotated[int, msgspec.Meta(ge=1)] = 100_000
    """To one table: the answers are kept as long as the table, since a submission may come again."""
    connections: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 256
    """At a time; who comes beyond them is not answered."""
    request_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Within this time a request has to come whole."""
    host_names: tuple[str, ...] = ()
    """Under which names the server may be asked, beside its address, any other address and `localhost`: a page in
    somebody's browser would ask under a name of its own."""
    token_variable: str | None = None
    """The environment variable with the bearer token that every request must bring."""


def read_settings(path: Path | None) -> ServeSettings:
    """The settings in a file, or the ordinary ones."""
    if path is None:
        return ServeSettings()
    content = read_toml(path, dict[str, object], advice="name another with --config")
    return _checked(content, f"{path}: ")


def with_overrides(settings: ServeSettings, given: dict[str, object]) -> ServeSettings:
    """What was said on the command line goes before what stands in the file."""
    return _checked(msgspec.structs.asdict(settings) | given, "")


def _checked(content: dict[str, object], where: str) -> ServeSettings:
    try:
        return msgspec.convert(content, ServeSettings)
    except msgspec.ValidationError as error:
        allowed = ", ".join(ServeSettings.__struct_fields__)
        raise ClausewiseError(f"{where}{error}; the settings of the server are {allowed}") from None
