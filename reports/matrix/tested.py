"""What was tested: the system, the edition of the rules, when and by whom, and the configurations that were played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from clausewise.journal.records import ConfigurationUsed, configurations_of
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.reports.dossier import Dossier, RulebookShown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.showing import counted

_UNKNOWN = Markup('<span class="blank">not stated</span>')


def _described(pairs: Iterable[tuple[str, Markup]], *, wide: bool = False) -> Markup:
    """Names with what is told of them; digests get a line of their own."""
    entries = (
        fill(
            "<div{}><dt>{}</dt><dd>{}</dd></div>",
            Markup(" class=wide") if wide or "<code>" in told else NOTHING,
            escaped(name),
            told,
        )
        for name, told in pairs
        if told
    )
    return fill("<dl>{}</dl>", joined(entries))


def _code(text: str) -> Markup:
    return fill("<code>{}</code>", escaped(text))


def _identity(described: Description) -> tuple[str, ...]:
    return (
        described.manufacturer,
        described.product,
        described.version,
        described.build,
        described.jurisdiction,
        *(f"{part.name} {part.digest}" for part in described.components),
    )


def tested_markup(dossier: Dossier) -> Markup:
    """Who made it, against which edition it was tested, when and by whom."""
    run = dossier.run
    systems: dict[tuple[str, ...], list[ConfigurationUsed]] = {}
    for used in run.configurations:
        systems.setdefault(_identity(used.description), []).append(used)
    extent = f"only {', '.join(run.selection)}" if run.selection else "all clauses"
    same = Markup("<strong>no: the system described itself otherwise at the end</strong>")
    when = _described(
        (
            ("Begun", escaped(_moment(run.started)) or _UNKNOWN),
            ("Ended", escaped(_moment(run.ended)) or Markup("<strong>not finished</strong>")),
            ("Laboratory", escaped(run.laboratory) or _UNKNOWN),
            ("Tested by", escaped(run.tester) or _UNKNOWN),
            ("Checked by", escaped(run.checker) or _UNKNOWN),
            ("Extent", escaped(extent + (f"; {run.soak}" if run.soak else ""))),
            ("Same system at the end", (escaped("yes") if run.unchanged else same) if run.seal else NOTHING),
            ("Test harness", escaped(f"Clausewise {run.harness}" + (f", Python {run.python}" if run.python else ""))),
            ("Run", _code(run.run)),
            ("Seed of its tables", escaped(str(run.seed)) if run.seed else NOTHING),
            ("Wall around the program", escaped(run.wall) if run.wall else NOTHING),
            ("Journal also sent to", escaped(run.sink) if run.sink else NOTHING),
            ("Seal of the journal", _code(run.seal) if run.seal else Markup("<strong>none</strong>")),
        )
    )
    return fill(
        '<section aria-labelledby="tested"><h2 id="tested">What was tested</h2>{}'
        "<h3>Against which edition</h3>{}<h3>When and by whom</h3>{}</section>",
        joined(_system(configurations) for configurations in systems.values()),
        _editions(dossier.rulebooks),
        when,
    )


def _editions(rulebooks: Sequence[RulebookShown]) -> Markup:
    """One rulebook in full; several in a table, so that the front page stays a page. Digests are shortened there."""
    if len(rulebooks) == 1:
        return _edition(rulebooks[0])
    rows = joined(
        fill(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td><td><code title="{}">{}</code></td></tr>',
            *map(
                escaped, (book.title, book.authority, book.version, book.adoption, book.edition, _short(book.edition))
            ),
        )
        for book in rulebooks
    )
    return fill(
        '<table class="editions"><thead><tr><th scope="col">Rules</th><th scope="col">Authority</th>'
        '<th scope="col">Version</th><th scope="col">Adopted</th><th scope="col">Edition of the suite</th></tr>'
        "</thead><tbody>{}</tbody></table>",
        rows,
    )


def _short(edition: str) -> str:
    """The first figures of the digest.

    >>> _short("1.2 (0105652ab04acc91599cb7c8f4562cdad4c11b50ef63be25bda54cdaf5d62a10)")
    '0105652ab04a…'
    """
    digest = edition.rpartition("(")[2].rstrip(")")
    return f"{digest[:12]}…" if len(digest) > 12 else digest  # noqa: PLR2004  twelve figures tell editions apart


def _edition(rulebook: RulebookShown) -> Markup:
    return _described(
        (
            ("Rules", escaped(rulebook.title)),
            ("Version", escaped(rulebook.version)),
            ("Authority", escaped(rulebook.authority)),
            ("Adopted", escaped(rulebook.adoption)),
            ("Edition of the test suite", _code(rulebook.edition) if rulebook.edition else NOTHING),
        )
    )


def _moment(time: str) -> str:
    """`2026-11-18 09:44:21 UTC`: the journal's microseconds say nothing to a reader."""
    return f"{time[:10]} {time[11:19]} UTC" if len(time) > len("2026-11-18T09:44:21") else time


def _system(configurations: Sequence[ConfigurationUsed]) -> Markup:
    described = configurations[0].description
    build = {"production": "production build", "test": "test build, not the one in production"}[described.build]
    digests = joined(
        fill("<li>{}: {}, computed by {}</li>", escaped(part.name), _code(part.digest), escaped(part.computed_by))
        for part in described.components
    )
    return _described(
        (
            ("Manufacturer", escaped(described.manufacturer)),
            ("Product", escaped(described.product)),
            ("Version", escaped(described.version)),
            ("Build", escaped(build)),
            ("Jurisdiction", escaped(described.jurisdiction)),
            (
                "Configurations",
                fill('<a href="#configurations">{:,}, listed in the appendix</a>', len(configurations)),
            ),
            ("Reached as", escaped(", ".join(dict.fromkeys(used.target for used in configurations)))),
            (
                "Components",
                fill("<ul>{}</ul>", digests) if digests else Markup('<span class="blank">no digest stated</span>'),
            ),
        )
    )


def configurations_markup(dossier: Dossier) -> Markup:
    """The configurations: what all have in common once, then for each what is its own."""
    used = dossier.run.configurations
    several = len(dossier.rulebooks) > 1
    parts = [
        (fill("<h3>{}</h3>", escaped(book.title)) if several else NOTHING) + _configurations(own)
        for book in dossier.rulebooks
        if (own := configurations_of(used, book.id) if several else used)
    ]
    return fill(
        '<section aria-labelledby="configurations"><h2 id="configurations">Appendix: configurations</h2>'
        "<p>The scenarios were played under {}, each under those that it needs.</p>{}</section>",
        escaped(counted(len(used), "configuration")),
        joined(parts),
    )


def _configurations(used: Sequence[ConfigurationUsed]) -> Markup:
    """Those of one rulebook."""
    options = [_options(configuration.options) for configuration in used]
    readings = [dict(configuration.readings) for configuration in used]
    common_options, common_readings = _common(options), _common(readings)
    rows = joined(
        fill(
            '<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>',
            escaped(configuration.name),
            escaped(_pairs(own_options, common_options) or "as in all"),
            escaped(_pairs(own_readings, common_readings) or "as in all"),
            escaped(configuration.description.configuration),
        )
        for configuration, own_options, own_readings in zip(used, options, readings, strict=True)
    )
    told = _described(
        (
            ("Options in all", escaped(_pairs(common_options) or "the defaults")),
            ("Readings in all", escaped(_pairs(common_readings) or "those adopted")),
        ),
        wide=True,
    )
    return fill(
        '{}<table><thead><tr><th scope="col">Configuration</th><th scope="col">Other options</th>'
        '<th scope="col">Other readings</th><th scope="col">As the system names it</th></tr></thead>'
        "<tbody>{}</tbody></table>",
        told,
        rows,
    )


def _options(options: Mapping[str, Sequence[str | int]]) -> dict[str, str]:
    return {name: ", ".join(str(value) for value in values) for name, values in options.items()}


def _common(each: Sequence[Mapping[str, str]]) -> dict[str, str]:
    """What is the same in all."""
    if not each:
        return {}
    return {name: value for name, value in each[0].items() if all(other.get(name) == value for other in each)}


def _pairs(told: Mapping[str, str], without: Mapping[str, str] | None = None) -> str:
    return "; ".join(f"{name}: {value}" for name, value in told.items() if name not in (without or {}))
