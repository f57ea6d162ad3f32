"""The pages of a gallery: one for each entry, the index, and the files that they share.

Makes texts from entries; reads and writes no file of a person. Text of a model or a person is escaped here, or travels
as data in the pages that `visualizers/export.py` makes.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from playground.gallery.entries import GalleryPage
from playground.gallery.first_words import first_words
from playground.questions.serving_log import ServingLog
from playground.sharing.answer_files import answer_to_html
from playground.trace import Trace
from visualizers.export import RUN, SITE_POLICY, SitePage, export_comparison, export_html, shared_files
from visualizers.palette import LEVELS

TITLE = "Generation Playground: recorded runs"
FILES = "assets/"  # where what all pages share is, from each of them
_STYLE = "gallery.css"
_SHADES = "".join(f".heat-{level} {{ background: var(--gp-heat-{level}); }}\n" for level in range(LEVELS))
_CSS = Path(__file__).with_name(_STYLE).read_text("utf-8") + _SHADES

# With this front matter the folder is a Space (https://huggingface.co/docs/hub/spaces-sdks-static).
_CARD = """---
title: {title}
emoji: 🔦
colorFrom: indigo
colorTo: green
sdk: static
app_file: index.html
short_description: Recorded runs of language models, token by token
---

Runs of language models, recorded token by token with the Generation Playground. `index.html` opens in any browser,
with or without a server; nothing is fetched from elsewhere.
"""


def site(entries: Sequence[GalleryPage], title: str = TITLE) -> dict[str, str]:
    """The site of these entries, in their order: file name -> text."""
    pages = {f"{entry.name}.html": _page(number, entries, title) for number, entry in enumerate(entries)}
    shared = shared_files(dict.fromkeys(_kind(entry) for entry in entries)) | {_STYLE: _CSS}
    return {"index.html": _index(entries, title), **pages, **{FILES + name: text for name, text in shared.items()}}


def space_card(title: str = TITLE) -> str:
    """The README.md with which the folder is a static Space."""
    return _CARD.format(title=json.dumps(title, ensure_ascii=False))  # JSON is YAML


def _kind(entry: GalleryPage) -> str:
    return RUN if isinstance(entry.shown, Trace) else entry.shown.kind


# ------------------------------------------------------------------------------------------------- the page of an entry


def _page(number: int, entries: Sequence[GalleryPage], title: str) -> str:
    entry = entries[number]
    around = SitePage(
        FILES,
        head=f'<link rel="stylesheet" href="{FILES}{_STYLE}">\n',
        before=_ways(number, entries, title),
        below_title=_told(entry),
    )
    if isinstance(entry.shown, Trace):
        return export_html(entry.shown, entry.title, around)
    if isinstance(entry.shown, ServingLog):
        return answer_to_html(entry.shown, entry.title, around)
    return export_comparison(entry.shown.for_files().lines(), entry.shown.kind, entry.title, around)


def _ways(number: int, entries: Sequence[GalleryPage], title: str) -> str:
    """The links to the index and to the neighbours."""
    links = [f'<a class="index" href="index.html">{html.escape(title)}</a>']
    for rel, place, words in (("prev", number - 1, "← {}"), ("next", number + 1, "{} →")):
        if 0 <= place < len(entries):
            name = words.format(f"<bdi>{html.escape(entries[place].title)}</bdi>")
            links.append(f'<a rel="{rel}" href="{entries[place].name}.html">{name}</a>')
    return f'<nav class="ways" aria-label="Gallery">\n{chr(10).join(links)}\n</nav>\n'


def _told(entry: GalleryPage) -> str:
    """What to look at, and what the strategy does."""
    watch = f'<p class="watch">{_sentence(entry.watch or entry.look)}</p>\n' if entry.watch or entry.look else ""
    if not entry.about:
        return watch
    return f'{watch}<p class="about"><b>{html.escape(entry.strategy)}.</b> {_sentence(entry.about)}</p>\n'


def _sentence(text: str) -> str:
    """The sentence for HTML, in which no line ends between a number and its percent sign."""
    return html.escape(text.replace(" %", "\u00a0%"))


# ------------------------------------------------------------------------------------------------------------ the index


def _index(entries: Sequence[GalleryPage], title: str) -> str:
    groups = [(name, list(members)) for name, members in groupby(entries, lambda entry: entry.group)]
    jumps = " ".join(f'<a href="#group-{number}">{html.escape(name)}</a>' for number, (name, _) in enumerate(groups))
    sections = "\n".join(_section(number, *group) for number, group in enumerate(groups))
    ramp = "".join(f'<i class="heat-{level}"></i>' for level in range(LEVELS))
    return f"""<!doctype html>
<html lang="en" class="gp-standalone">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="{FILES}page.css">
<link rel="stylesheet" href="{FILES}{_STYLE}">
</head>
<body class="gallery">
<header>
<h1>{html.escape(title)}</h1>
<p>Real runs of language models, recorded token by token. Open one to see what each token was chosen from.</p>
<p class="legend">The texts are shaded by probability: 100%
<span class="ramp" aria-hidden="true">{ramp}</span> 0%. The stronger the colour, the less likely the word.</p>
<nav class="groups" aria-label="Groups">{jumps}</nav>
</header>
<main>
{sections}
</main>
</body>
</html>
"""


def _section(number: int, name: str, entries: Iterable[GalleryPage]) -> str:
    cards = "\n".join(map(_card, entries))
    return f"""<section aria-labelledby="group-{number}">
<h2 id="group-{number}">{html.escape(name)}</h2>
<ul class="cards">
{cards}
</ul>
</section>"""


def _card(entry: GalleryPage) -> str:
    look = f'<p class="look">{_sentence(entry.look)}</p>\n' if entry.look else ""
    facts = " · ".join(html.escape(fact) for fact in _facts(entry) if fact)
    return f"""<li class="card">
<h3><a href="{entry.name}.html"><bdi>{html.escape(entry.title)}</bdi></a></h3>
{look}{first_words(entry.shown)}<p class="facts">{facts}</p>
</li>"""


def _facts(entry: GalleryPage) -> list[str]:
    """The strategy, the model and how much was written."""
    shown = entry.shown
    if isinstance(shown, ServingLog):
        return [entry.strategy, shown.model, _many(len(shown.requests), "request")]
    if not isinstance(shown, Trace):
        models = list(dict.fromkeys(group.model for group in shown.groups))
        named = ", ".join([*models[:3], *(["…"] if len(models) > 3 else [])])
        return [entry.strategy, named, _many(len(shown.entries), "run")]
    tokens = shown.finished.num_tokens if shown.finished else len(shown.all_steps)
    texts = f"{_many(len(shown.sequences), 'text')}, " if len(shown.sequences) > 1 else ""
    return [entry.strategy, shown.started.model if shown.started else "", texts + _many(tokens, "token")]


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}" + ("" if count == 1 else "s")
