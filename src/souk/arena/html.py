"""What pages of reports are made of: one file for any browser, with everything that it needs inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

import souk
from souk.drawing.svg import escape


def document(
    title: str, words: str, sections: Iterable[str], made_by: str, style: str = "", language: str = "en"
) -> str:
    """A whole page; sections are finished HTML."""
    look = files(__package__).joinpath("page.css").read_text("utf-8") + style
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} - Souk {made_by}</title>
<style>
{look}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p>{escape(words)}</p>
</header>
<main>
{"".join(sections)}</main>
<footer><code>souk {made_by}</code> {souk.__version__}</footer>
</body>
</html>
"""


def facts(items: dict[str, str]) -> str:
    """Names and what they are."""
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in items.items()) + "</dl>"


def figure(title: str, words: str, plot: str) -> str:
    """A section with a plot."""
    return section(title, words, f"<figure>{scroll(title, plot)}</figure>")


def section(title: str, words: str, inside: str) -> str:
    """A section: a title, what it is about, what is in it."""
    return f"<section>\n<h2>{title}</h2>\n<p>{words}</p>\n{inside}\n</section>\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> str:
    """A table; cells are finished HTML. `title`: what it is called, where its head does not say it."""
    top = "".join(f'<th scope="col">{name}</th>' if name else "<td></td>" for name in head)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>\n"
        for row in rows
    )
    return scroll(
        title or ", ".join(filter(None, head)),
        f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>",
    )


def scroll(title: str, wide: str) -> str:
    """What may be wider than a small screen: it scrolls by itself, by keyboard too."""
    return f'<div class="scroll" role="region" aria-label="{title}" tabindex="0">{wide}</div>'
