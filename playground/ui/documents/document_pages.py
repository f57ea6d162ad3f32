"""The files of docs/ as HTML pages: they fit the version that runs, and need no network.

Their addresses mirror the files (`decisions/taps.md` is `decisions/taps`), so the links between them hold. Knows
Markdown and files; serves nothing.
"""

from __future__ import annotations

import posixpath
import re
from functools import cache, lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from visualizers.plain_page import plain_page

_INSTALLED = Path(__file__).resolve().with_name("files")  # where setup.py puts them in the installed package
FOLDER = _INSTALLED if _INSTALLED.is_dir() else _INSTALLED.parents[3] / "docs"
PICTURES = {".png": "image/png", ".svg": "image/svg+xml", ".webp": "image/webp"}
PLAYGROUND = "http://127.0.0.1:7860/"  # how documents write an address on the page itself
TITLE = "Documents of the Generation Playground"
# The others are for contributors.
FOR_READERS = (
    "views", "lessons", "teaching", "class", "knobs", "glossary", "models", "python", "notebooks", "http_api",
    "openai", "sharing", "files", "serving", "settings", "hosting", "scaling", "security", "measured",
)  # fmt: skip

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def documents() -> dict[str, Path]:
    """The files by their names in an address, those for readers first."""
    files = {path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in FOLDER.rglob("*.md")}
    return {name: files[name] for name in [*FOR_READERS, *sorted(files.keys() - set(FOR_READERS))]}


@cache
def pictures() -> dict[str, Path]:
    """The files of pictures, by their names in an address."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.suffix in PICTURES}


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts write it."""
    return re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-")


@lru_cache(maxsize=128)
def document_page(name: str) -> str:
    """The page of one document. Raises KeyError where there is none of that name."""
    tokens = _MARKDOWN.parse(documents()[name].read_text("utf-8"))
    _set_anchors(tokens)
    _follow_links(tokens, name)
    top = "../" * name.count("/")
    body = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    body = body.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")
    return plain_page(
        _title(tokens),
        f'<nav><a href="{top or "./"}">All documents</a><a href="{top}../">The playground</a></nav>{body}',
    )


@cache
def index_page() -> str:
    """The page that lists them, each with its first paragraph."""

    def entry(name: str) -> str:
        tokens = _MARKDOWN.parse(documents()[name].read_text("utf-8"))
        _follow_links(tokens, name, as_text=True)
        first = next(i for i, token in enumerate(tokens) if token.type == "paragraph_open")
        words = _MARKDOWN.renderer.render(tokens[first + 1 : first + 2], _MARKDOWN.options, {})
        return f'<h3><a href="{name}">{escape(_title(tokens))}</a></h3><p>{words}</p>'

    others = [name for name in documents() if name not in FOR_READERS]
    return plain_page(
        TITLE,
        f'<nav><a href="../">The playground</a></nav><h1>{TITLE}</h1>'
        f"{''.join(map(entry, FOR_READERS))}"
        f"<h2>How it is built</h2>{''.join(map(entry, others))}",
    )


def _title(tokens: list[Token]) -> str:
    return next(after.content for token, after in pairwise(tokens) if token.tag == "h1")


def _set_anchors(tokens: list[Token]) -> None:
    """Anchors for headings, and for the terms of a glossary: items that begin with a word in bold."""
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", slug(tokens[place + 1].content))
        elif token.type == "list_item_open" and (term := re.match(r"\*\*(.+?)\*\*:", tokens[place + 2].content)):
            token.attrSet("id", slug(term[1]))


def _follow_links(tokens: list[Token], name: str, as_text: bool = False) -> None:
    """Links between documents lose their ".md", those to the playground become relative, and those to files that are
    not served here stay as words."""
    for block in tokens:
        kept, is_open = [], False
        for token in block.children or []:
            if token.type == "link_open":
                address = None if as_text else _address(str(token.attrGet("href")), name)
                is_open = address is not None
                if address is not None:
                    token.attrSet("href", address)
            if token.type not in ("link_open", "link_close") or is_open:
                kept.append(token)
        if block.children:
            block.children = kept


def _address(link: str, name: str) -> str | None:
    """What `link` of the document `name` is on its page; None where it leads to nothing here."""
    if link.startswith(PLAYGROUND):
        return "../" * (name.count("/") + 1) + link.removeprefix(PLAYGROUND)
    path, mark, place = link.partition("#")
    if not path or "://" in path:
        return link
    target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
    if target.removesuffix(".md") in documents():
        return path.removesuffix(".md") + mark + place
    return link if target in pictures() else None
