"""Making an Allure page light: what it shows is packed in it, and unpacked by the browser that opens it.

Allure writes each result, attachment and list into the page in base64, several of them twice. Together and packed they
take a tenth of that. A page whose form is not the expected one stays as it is.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from typing import Any

from clausewise.reports.markup import escaped, fill, own_file

_DATUM = re.compile(r'd\("(?P<name>[^"\\]+)","(?P<value>[A-Za-z0-9+/=]*)"\)')
_DATA = re.compile(
    r"<script defer>\s*Promise\.allSettled\(\[(?P<data>[^\[\]<>]*)\]\)\s*\.then\(function\(\)\{"
    r"\s*window\.allureReportDataReady = true;\s*\}\)\s*</script>"
)
_PIE = "pie_chart.json"
_COUNTS = "statistic.json"


def packed_page(html: str) -> str:
    """The page with its data packed, and without `100 %` where something was not examined."""
    found = _DATA.search(html)
    if found is None:
        return html
    values = {datum["name"]: base64.b64decode(datum["value"]) for datum in _DATUM.finditer(found["data"])}
    try:
        texts = {name: value.decode("utf-8") for name, value in values.items()}
    except UnicodeDecodeError:
        return html
    return html[: found.start()] + _script(_with_true_shares(texts)) + html[found.end() :]


def unpacked(html: str) -> dict[str, str]:
    """What a packed page shows, by its names; nothing of a page that is not packed.

    >>> page = '<script defer>Promise.allSettled([d("a.json","e30=")]).then(function(){window.allureReportDataReady = true;})</script>'
    >>> unpacked(packed_page(page)), unpacked(page)
    ({'a.json': '{}'}, {})
    """  # noqa: E501  as Allure writes it
    found = re.search(r'<script id="packed-data"[^>]*>([^<]*)</script>', html)
    if found is None:
        return {}
    held = json.loads(gzip.decompress(base64.b64decode(found[1])))
    return {name: held["texts"][number] for name, number in held["names"].items()}


def _script(texts: dict[str, str]) -> str:
    """Each text once: the lists of the one environment that a run has are those of all."""
    numbers: dict[str, int] = {}
    names = {name: numbers.setdefault(text, len(numbers)) for name, text in texts.items()}
    held = json.dumps({"names": names, "texts": list(numbers)}, ensure_ascii=False, separators=(",", ":"))
    packed = base64.b64encode(gzip.compress(held.encode("utf-8", "surrogatepass"), 9, mtime=0)).decode()
    data = fill('<script id="packed-data" type="text/plain">{}</script>', escaped(packed))
    return data + fill("<script>{}</script>", own_file("clausewise.reports", "allure_unpacking.js"))


def _with_true_shares(texts: dict[str, str]) -> dict[str, str]:
    """Allure leaves what was skipped out of the share: with ten passed and one not examined it says 100 %."""
    told = dict(texts)
    for name, text in texts.items():
        folder, _, last = name.rpartition("/")
        counts: dict[str, Any] = json.loads(texts.get(f"{folder}/{_COUNTS}", "{}")) if last == _PIE else {}
        if counts.get("total"):
            pie = json.loads(text)
            pie["percentage"] = 10_000 * counts.get("passed", 0) // counts["total"] / 100
            told[name] = json.dumps(pie)
    return told
