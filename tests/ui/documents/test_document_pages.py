"""The documents as pages: all of them, with links that lead somewhere, and nothing else of the disk."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from playground.ui.documents import document_pages
from playground.ui.documents.document_pages import document_page, documents, index_page, pictures
from playground.ui.documents.documents_route import documents_routes

ROOT = Path(__file__).parents[3]
ALL = [path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md")]


class Links(HTMLParser):
    """The links, pictures and anchors of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag in ("a", "img"):
            self.links.append(attributes.get("href") or attributes["src"])
        if "id" in attributes:
            self.anchors.add(attributes["id"])


def page_at(path: str) -> str | None:
    """The page at this path below /docs/; None where a picture is."""
    if path in pictures():
        return None
    return document_page(path) if path else index_page()


@pytest.mark.parametrize("name", ["", *ALL])
def test_every_link_leads_somewhere(name):
    page = page_at(name)
    assert page.count("<h1") == 1
    for link in Links(page).links:
        address = urlsplit(urljoin(f"http://here/docs/{name}", link))
        if address.netloc != "here" or address.path == "/":  # elsewhere, or the playground
            continue
        path = address.path.removeprefix("/docs/")
        assert path != address.path, link
        target = page_at(path)
        if address.fragment:
            assert address.fragment in Links(target).anchors, link


def test_the_list_has_each_document_once():
    links = [link for link in Links(index_page()).links if not link.startswith(".")]
    assert sorted(links) == sorted(ALL) == sorted(documents())


def test_terms_and_headings_have_anchors():
    assert {"token", "acceptance-rate"} <= Links(document_page("glossary")).anchors
    assert "a-space-in-five-steps" in Links(document_page("hosting")).anchors


def test_a_term_of_the_page_leads_to_its_place():
    """Each term of meanings.ts has a section in document_links.ts, or is in the glossary under its own name."""
    core = ROOT / "visualizers/panes/core"
    terms = re.findall(r"^  '?([\w-]+)'?: \(\) => \(\{\s*name", (core / "meanings.ts").read_text("utf-8"), re.MULTILINE)
    links = (core / "document_links.ts").read_text("utf-8")
    sections = {
        term: section
        for section, words in re.findall(r"^  '(\w+#[\w-]+)':\s+['`]([^'`]+)['`]", links, re.MULTILINE)
        for term in words.split()
    }
    assert len(terms) > 80 and set(sections) <= set(terms)
    for term in terms:
        document, _, anchor = sections.get(term, f"glossary#{term}").partition("#")
        assert anchor in Links(document_page(document)).anchors, term


def test_markup_in_a_document_is_text(tmp_path, monkeypatch):
    (tmp_path / "x.md").write_text("# <b>A</b>\n\n<script>1</script> [out](../secret.md) [js](javascript:alert(1))\n")
    monkeypatch.setattr(document_pages, "documents", lambda: {"odd": tmp_path / "x.md"})
    page = document_page("odd")
    assert "<script>" not in page and "<b>" not in page and "javascript:" not in re.sub(r"\(.*?\)", "", page)
    assert Links(page).links == ["./", "../"]


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(Starlette(routes=documents_routes()))


def test_they_are_served(client):
    assert client.get("/docs").url.path == "/docs/"
    assert "Documents of the Generation Playground" in client.get("/docs/").text
    assert "<h1" in client.get("/docs/decisions/taps").text
    assert client.get("/docs/screenshot.png").headers["content-type"] == "image/png"
    assert client.get("/docs/design/curves.webp").headers["content-type"] == "image/webp"


@pytest.mark.parametrize(
    "path", ["nothing", "views.md", "shots.py", "../app.py", "%2e%2e/app.py", "..%2fapp.py", "%2fetc/passwd", "a%00b"]
)
def test_nothing_else_is(client, path):
    answer = client.get(f"/docs/{path}")
    assert answer.status_code == 404
