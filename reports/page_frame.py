"""The frame of a page, and what a browser may load and run of it: what lies in the page itself, by its hash."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256

from clausewise.reports.markup import Markup, escaped, fill, joined


def allowed(*parts: Markup) -> Markup:
    """The hashes of inline parts, as a Content-Security-Policy writes them."""
    digests = (b64encode(sha256(part.encode()).digest()).decode() for part in parts)
    return joined((fill("'sha256-{}'", escaped(digest)) for digest in digests), Markup(" "))


def page_without_scripts(title: str, style: Markup, body: Iterable[Markup]) -> Markup:
    """A whole page in which nothing runs; each part of its body begins a line."""
    return fill(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src {policy}; '
        "base-uri 'none'; form-action 'none'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="data:,">\n'
        "<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n",
        policy=allowed(style),
        title=escaped(title),
        style=style,
        body=joined(body, Markup("\n")),
    )
