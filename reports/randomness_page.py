"""The report of a test of randomness: for people as one page without scripts, and as plain lines."""

from __future__ import annotations

from collections.abc import Iterator

from clausewise.reports.markup import Markup, escaped, fill, own_file
from clausewise.reports.page_frame import page_without_scripts
from clausewise.reports.randomness_drawings import cards_across, evidence_over_time, heat_map, histogram
from clausewise.reports.randomness_results import TITLES, FoundByTest, PowerShown, Result
from clausewise.showing import counted

MARKS = {"pass": ("good", "✓ pass"), "fail": ("bad", "✗ fail"), "inconclusive": ("warn", "! inconclusive")}
WORDS_OF_START = {
    "unknown": "Nothing is known of how the cards lay before each shuffle.",
    "fixed": "The cards lay in one and the same order before each shuffle.",
    "previous": "Before each shuffle the cards lay as in the deck read before.",
}
DOES_NOT_SHOW = (
    "What it does not show: a generator of few bits that is good otherwise is found only when an order comes again, "
    "which takes some 80,000 decks for 32 bits that are drawn anew for each deck, and never shows where the generator "
    "runs on; whether orders can be foretold by who knows the program is for whoever reads its source. A device may "
    "work otherwise on another day."
)


def lines(result: Result) -> Iterator[str]:
    """The report as text."""
    yield f"{result.verdict.upper()}  {result.subject}" + (f" (build {result.build})" if result.build else "")
    if result.reason:
        yield f"  {result.reason}"
    for clause in result.clauses:
        yield f"  {clause.clause}: {clause.verdict}, {clause.strength}, {_sample(result)}"
    yield f"  plan of {result.plan.made}, SHA-256 {result.plan.digest}"
    yield f"  {_numbers(result)}"
    yield f"  decision rule: {result.plan.rule}"
    for test in result.tests:
        yield f"  {'found' if test.found else '-':6} {TITLES[test.test][0]:24} {_seen(test)}"
    for power in result.power:
        yield f"  {_found_with(power)}"
    for misread in result.misreads:
        yield f"  misread: {misread}"


def _sample(result: Result) -> str:
    aimed = [power.least for power in result.power if power.aimed_at]
    power = f"power at least {min(aimed):.1%} for each fault aimed at" if aimed else "power not measured"
    return f"n = {result.used:,}, level {result.plan.level:g}, {power}"


def _numbers(result: Result) -> str:
    noun = result.noun
    return (
        f"{counted(result.read, noun)} read from {result.source.kind} {result.source.name}: {result.used:,} looked at, "
        f"{result.misread:,} misread, {result.left_over:,} more than the plan asks for"
    )


def _seen(test: FoundByTest) -> str:
    if test.evidence is not None:
        return f"evidence 10^{test.evidence:.1f}"
    if test.chance is None or test.adjusted is None:
        return ""
    return f"chance {test.chance:.2g}, corrected {test.adjusted:.2g}"


def _found_with(power: PowerShown) -> str:
    aim = "aimed at" if power.aimed_at else "not aimed at"
    return f"{power.said}: found with a chance of {power.chance:.1%}, at least {power.least:.1%} ({power.basis}; {aim})"


def page(result: Result) -> Markup:
    """The whole page."""
    title = f"Randomness: {result.subject}"
    return page_without_scripts(
        title,
        own_file("clausewise.reports", "prove_page.css") + own_file("clausewise.reports", "randomness_page.css"),
        (
            *_front(result),
            *_tests(result),
            *_pictures(result),
            *_power(result),
            *_misread(result),
            fill('<p class="soft">{}</p>', escaped(DOES_NOT_SHOW)),
            fill(
                '<p class="soft">Made by Clausewise {} at {}.</p>', escaped(result.harness), escaped(result.made)
            ),
        ),
    )  # fmt: skip


def _front(result: Result) -> Iterator[Markup]:
    kind, words = MARKS[result.verdict]
    what = "Are decks mixed at random?" if result.what == "cards" else "Do dice fall at random?"
    build = f"{result.subject}, build {result.build}" if result.build else result.subject
    yield fill("<h1>{}<br><small>{}</small></h1>", escaped(what), escaped(build))
    yield fill(
        '<p class="lead"><span class="mark {}">{}</span> {}</p>', escaped(kind), escaped(words), escaped(result.reason)
    )
    if result.clauses:
        yield Markup("<table><thead><tr><th>Clause</th><th>Verdict</th><th>Strength</th></tr></thead><tbody>")
        for clause in result.clauses:
            shown = (clause.clause, clause.verdict, f"{clause.strength}, {_sample(result)}")
            yield fill("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", *map(escaped, shown))
        yield Markup("</tbody></table>")
    yield Markup("<h2>Plan and decision rule</h2>")
    yield fill("<p>{}</p>", escaped(result.plan.rule))
    if result.plan.stated_by:
        yield fill("<p>The level is stated by {}.</p>", escaped(result.plan.stated_by))
    if result.what == "cards":
        yield fill("<p>{}</p>", escaped(WORDS_OF_START.get(result.plan.start, result.plan.start)))
    yield fill("<p>{}.</p>", escaped(_numbers(result)))
    yield fill(
        '<p class="soft">Plan made {}, SHA-256 <code>{}</code>. Source, SHA-256 <code>{}</code>.</p>',
        *map(escaped, (result.plan.made, result.plan.digest, result.source.digest or "none")),
    )


def _tests(result: Result) -> Iterator[Markup]:
    if not result.tests:
        return
    yield Markup("<h2>Tests</h2>\n<table><thead><tr><th></th><th>Test</th><th>looks at</th>")
    evidence = result.plan.way == "evidence"
    heads = ("evidence",) if evidence else ("chance", "corrected (Holm)")
    for head in heads:
        yield fill('<th class="n">{}</th>', escaped(head))
    yield Markup("</tr></thead><tbody>")
    for test in result.tests:
        title, looks_at = TITLES[test.test]
        found = Markup('<span class="mark bad">✗ found</span>') if test.found else Markup("nothing")
        yield fill("<tr><td>{}</td><td>{}</td><td>{}</td>", found, escaped(title), escaped(looks_at))
        for value in (
            (f"10^{test.evidence:.1f}",)
            if test.evidence is not None
            else (f"{test.chance or 0:.2g}", f"{test.adjusted or 0:.2g}")
        ):
            yield fill('<td class="n">{}</td>', escaped(value))
        yield Markup("</tr>")
    yield Markup("</tbody></table>")
    if not evidence:
        yield Markup(
            '<p class="soft">Chance: how likely what was seen, or anything further out, is for a sound device. '
            "Corrected: as one of all these tests.</p>"
        )


def _pictures(result: Result) -> Iterator[Markup]:
    if result.path:
        yield Markup("<h2>The evidence as it grew</h2>")
        yield evidence_over_time(result)
        yield Markup(
            '<p class="soft">On a scale of powers of ten, from 1. For a sound device it comes to the dashed line with '
            "a chance of no more than the level, whenever and however often somebody looks.</p>"
        )
    across = cards_across() if result.what == "cards" else tuple("123456")
    if result.used:
        title = "Card by place" if result.what == "cards" else "Face by die"
        yield fill("<h2>{}</h2>", escaped(title))
        yield heat_map(result.table, across, title)
        yield Markup(
            '<p class="soft">Red: more often than expected; blue: more seldom; full colour from 4 standard deviations '
            "on. Of so many cells a few are strongly coloured with a sound device, too: the tests decide.</p>"
        )
    if result.moves:
        yield Markup("<h2>Where the card of each place goes</h2>")
        places = tuple(str(place + 1) if place % 5 == 4 else "" for place in range(len(result.moves[0])))  # noqa: PLR2004
        yield heat_map(result.moves, places, "Place after the shuffle by place before it")
    for shown in result.histograms:
        title, looks_at = TITLES[shown.test]
        yield fill("<h2>{}</h2>\n<p>{}.</p>", escaped(title), escaped(looks_at[:1].upper() + looks_at[1:]))
        yield histogram(shown, title)
    if result.histograms:
        yield Markup(
            '<p class="soft">The grey band: where each column lies with 99 of 100 sound devices. A column outside is '
            "outlined. A few may be, of so many.</p>"
        )


def _power(result: Result) -> Iterator[Markup]:
    if not result.power:
        return
    yield Markup(
        '<h2>What the plan finds</h2>\n<table><thead><tr><th>Fault</th><th class="n">found with a chance of</th>'
        '<th class="n">at least</th><th>by</th><th></th></tr></thead><tbody>'
    )
    for power in result.power:
        yield fill(
            '<tr><td>{}</td><td class="n">{}</td><td class="n">{}</td><td>{}</td><td>{}</td></tr>',
            *map(
                escaped,
                (
                    power.said,
                    f"{power.chance:.1%}",
                    f"{power.least:.1%}",
                    power.basis,
                    "aimed at" if power.aimed_at else "not aimed at",
                ),
            ),
        )
    yield Markup("</tbody></table>")


def _misread(result: Result) -> Iterator[Markup]:
    if not result.misreads:
        return
    yield fill("<h2>Misread: {}</h2>\n<ul>", result.misread)
    for misread in result.misreads:
        yield fill("<li>{}</li>", escaped(misread))
    yield Markup("</ul>")
    if result.misread > len(result.misreads):
        yield fill("<p>and {:,} more.</p>", result.misread - len(result.misreads))
