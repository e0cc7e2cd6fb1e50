"""What was tested: the system, the edition of the rules, when and by whom, and the configurations that were played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from clausewise.journal.records import ConfigurationUsed, configurations_of
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.reports.dossier import Dossier, RulebookShown
from clausewise.showing import counted, markup


def _described(pairs: Iterable[tuple[str, str]], *, wide: bool = False) -> str:
    """Names with what is told of them; digests get a line of their own."""
    entries = (
        f"<div{' class=wide' if wide or '<code>' in told else ''}><dt>{name}</dt><dd>{told}</dd></div>"
        for name, told in pairs
        if told
    )
    return f"<dl>{''.join(entries)}</dl>"


def _identity(described: Description) -> tuple[str, ...]:
    return (
        described.manufacturer,
        described.product,
        described.version,
        described.build,
        described.jurisdiction,
        *(f"{part.name} {part.digest}" for part in described.components),
    )


def tested_markup(dossier: Dossier) -> str:
    """Who made it, against which edition it was tested, when and by whom."""
    run = dossier.run
    systems: dict[tuple[str, ...], list[ConfigurationUsed]] = {}
    for used in run.configurations:
        systems.setdefault(_identity(used.description), []).append(used)
    unknown = '<span class="blank">not stated</span>'
    parts = [_system(configurations) for configurations in systems.values()]
    parts.append("<h3>Against which edition</h3>")
    parts.append(_editions(dossier.rulebooks))
    selection = f"only {markup(', '.join(run.selection))}" if run.selection else "all clauses"
    selection += f"; {markup(run.soak)}" if run.soak else ""
    same = "yes" if run.unchanged else "<strong>no: the system described itself otherwise at the end</strong>"
    parts.append(
        "<h3>When and by whom</h3>"
        + _described(
            (
                ("Begun", markup(_moment(run.started)) or unknown),
                ("Ended", markup(_moment(run.ended)) or "<strong>not finished</strong>"),
                ("Laboratory", markup(run.laboratory) or unknown),
                ("Tested by", markup(run.tester) or unknown),
                ("Checked by", markup(run.checker) or unknown),
                ("Extent", selection),
                ("Same system at the end", same if run.seal else ""),
                (
                    "Test harness",
                    markup(f"Clausewise {run.harness}" + (f", Python {run.python}" if run.python else "")),
                ),
                ("Run", f"<code>{markup(run.run)}</code>"),
                ("Seal of the journal", f"<code>{markup(run.seal)}</code>" if run.seal else "<strong>none</strong>"),
            )
        )
    )
    return f'<section aria-labelledby="tested"><h2 id="tested">What was tested</h2>{"".join(parts)}</section>'


def _editions(rulebooks: Sequence[RulebookShown]) -> str:
    """One rulebook in full; several in a table, so that the front page stays a page. Digests are shortened there."""
    if len(rulebooks) == 1:
        return _edition(rulebooks[0])
    rows = "".join(
        f'<tr><th scope="row">{markup(book.title)}</th><td>{markup(book.authority)}</td>'
        f"<td>{markup(book.version)}</td><td>{markup(book.adoption)}</td>"
        f'<td><code title="{markup(book.edition)}">{markup(_short(book.edition))}</code></td></tr>'
        for book in rulebooks
    )
    return (
        '<table class="editions"><thead><tr><th scope="col">Rules</th><th scope="col">Authority</th>'
        '<th scope="col">Version</th><th scope="col">Adopted</th><th scope="col">Edition of the suite</th></tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _short(edition: str) -> str:
    """The first figures of the digest.

    >>> _short("1.2 (0105652ab04acc91599cb7c8f4562cdad4c11b50ef63be25bda54cdaf5d62a10)")
    '0105652ab04a…'
    """
    digest = edition.rpartition("(")[2].rstrip(")")
    return f"{digest[:12]}…" if len(digest) > 12 else digest  # noqa: PLR2004  twelve figures tell editions apart


def _edition(rulebook: RulebookShown) -> str:
    return _described(
        (
            ("Rules", markup(rulebook.title)),
            ("Version", markup(rulebook.version)),
            ("Authority", markup(rulebook.authority)),
            ("Adopted", markup(rulebook.adoption)),
            ("Edition of the test suite", f"<code>{markup(rulebook.edition)}</code>" if rulebook.edition else ""),
        )
    )


def _moment(time: str) -> str:
    """`2026-11-18 09:44:21 UTC`: the journal's microseconds say nothing to a reader."""
    return f"{time[:10]} {time[11:19]} UTC" if len(time) > len("2026-11-18T09:44:21") else time


def _system(configurations: Sequence[ConfigurationUsed]) -> str:
    described = configurations[0].description
    build = {"production": "production build", "test": "test build, not the one in production"}[described.build]
    digests = "".join(
        f"<li>{markup(part.name)}: <code>{markup(part.digest)}</code>, computed by {markup(part.computed_by)}</li>"
        for part in described.components
    )
    return _described(
        (
            ("Manufacturer", markup(described.manufacturer)),
            ("Product", markup(described.product)),
            ("Version", markup(described.version)),
            ("Build", build),
            ("Jurisdiction", markup(described.jurisdiction)),
            ("Configurations", f'<a href="#configurations">{len(configurations):,}, listed in the appendix</a>'),
            ("Reached as", markup(", ".join(dict.fromkeys(used.target for used in configurations)))),
            ("Components", f"<ul>{digests}</ul>" if digests else '<span class="blank">no digest stated</span>'),
        )
    )


def configurations_markup(dossier: Dossier) -> str:
    """The configurations: what all have in common once, then for each what is its own."""
    used = dossier.run.configurations
    several = len(dossier.rulebooks) > 1
    parts = [
        (f"<h3>{markup(book.title)}</h3>" if several else "") + _configurations(own)
        for book in dossier.rulebooks
        if (own := configurations_of(used, book.id) if several else used)
    ]
    return (
        '<section aria-labelledby="configurations"><h2 id="configurations">Appendix: configurations</h2>'
        f"<p>The scenarios were played under {counted(len(used), 'configuration')}, each under those that it needs.</p>"
        f"{''.join(parts)}</section>"
    )


def _configurations(used: Sequence[ConfigurationUsed]) -> str:
    """Those of one rulebook."""
    options = [_options(configuration.options) for configuration in used]
    readings = [dict(configuration.readings) for configuration in used]
    common_options, common_readings = _common(options), _common(readings)
    rows = "".join(
        f'<tr><th scope="row">{markup(configuration.name)}</th>'
        f"<td>{markup(_pairs(own_options, common_options)) or 'as in all'}</td>"
        f"<td>{markup(_pairs(own_readings, common_readings)) or 'as in all'}</td>"
        f"<td>{markup(configuration.description.configuration)}</td></tr>"
        for configuration, own_options, own_readings in zip(used, options, readings, strict=True)
    )
    told = _described(
        (
            ("Options in all", markup(_pairs(common_options)) or "the defaults"),
            ("Readings in all", markup(_pairs(common_readings)) or "those adopted"),
        ),
        wide=True,
    )
    return (
        f'{told}<table><thead><tr><th scope="col">Configuration</th><th scope="col">Other options</th>'
        '<th scope="col">Other readings</th><th scope="col">As the system names it</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
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
