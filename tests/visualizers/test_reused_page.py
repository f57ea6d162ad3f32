"""Pages in a document that is used again: they are what the same pages are as files, and each begins as a new one."""

from __future__ import annotations

import pytest

from tests.visualizers import made, reused_page
from tests.visualizers.pages import PAGES, page_of
from tests.visualizers.reading import EMPTY, open_every_tab, settle
from visualizers.export import export_html

# What a person sees of it, and what it is for scripts; not the names that a page makes at random.
PICTURE = """() => [...document.querySelectorAll('html, body, body :not(script)')].map((node) => {
  const {x, y, width, height} = node.getBoundingClientRect();
  const words = [...node.childNodes].filter((each) => each instanceof Text).map((each) => each.nodeValue.trim());
  const names = ['id', 'for', 'href', 'clip-path', 'aria-describedby', 'aria-labelledby', 'aria-controls'];
  const attributes = [...node.attributes].filter((each) => !names.includes(each.name));
  return [node.localName, words.join('|'), [x, y, width, height].map(Math.round).join(),
          ...attributes.map((each) => `${each.name}=${each.value.replace(/trace\\w{6}/, '')}`).sort()].join(' ');
})"""


@pytest.mark.parametrize("name", PAGES)
def test_it_is_what_a_file_is(show, name):
    file, page = show(page_of(name), as_file=True), show(page_of(name))
    for each in (file, page):
        settle(each)
        each.evaluate("document.fonts.ready")
    assert page.evaluate(PICTURE) == file.evaluate(PICTURE)


def test_it_looks_as_a_file_does(show):
    text = export_html(made.sampled())
    pictures = []
    for as_file in (True, False):
        page = show(text, as_file=as_file)
        open_every_tab(page)
        page.mouse.move(0, 0)
        settle(page)
        pictures.append(page.screenshot(animations="disabled", caret="hide"))
    assert pictures[0] == pictures[1]


def test_the_policy_of_a_page_holds_for_the_document(show):
    page = show(EMPTY)
    assert "default-src 'none'" in reused_page.policy_of(EMPTY)
    answer = page.evaluate("fetch('data:,x').then(() => 'fetched', (error) => error.name)")
    assert answer == "TypeError" and any("Content Security Policy" in problem for problem in show.problems)
    show.problems.clear()


# A page does what a test names, and the next one in the same document must know nothing of it: what is asked there, and
# the answer of a new page.
LEFT = {
    "a global": ("window.mine = 1; alert_ = 2", "[typeof mine, typeof alert_]", ["undefined", "undefined"]),
    "a global that is another one": ("window.fetch = () => 1; name = 'x'", "[fetch.name, name]", ["fetch", "x"]),
    "a log": ("GenerationPlayground.log('main').mine = 1", "GenerationPlayground.log('main').mine ?? 0", 0),
    "what is stored": (
        "localStorage.a = 1; sessionStorage.b = 1", "[localStorage.length, sessionStorage.length]", [0, 0]
    ),
    "an address": ("location.hash = '#glossary=entropy'", "location.hash", ""),
    "a state": ("history.replaceState({a: 1}, '')", "history.state", None),
    "attributes of the root": (
        "document.documentElement.dataset.a = 1; document.documentElement.lang = 'de'",
        "[document.documentElement.dataset.a ?? null, document.documentElement.lang]", [None, "en"],
    ),
    "style sheets": (
        "const s = new CSSStyleSheet(); s.replaceSync('body {display: none}'); document.adoptedStyleSheets = [s]",
        "getComputedStyle(document.body).display", "block",
    ),
    "a title": ("document.title = 'mine'", "document.title === 'mine'", False),
    "a place": ("document.body.style.height = '9000px'; scrollTo(0, 500)", "scrollY", 0),
    "a selection": ("getSelection().selectAllChildren(document.body)", "getSelection().toString()", ""),
    "the focus": (
        "const title = document.querySelector('h1'); title.tabIndex = -1; title.focus()",
        "document.activeElement.localName", "body",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LEFT)
def test_a_page_begins_as_a_new_one(show, name):
    act, question, answer = LEFT[name]
    page = show(EMPTY)
    page.evaluate(f"() => {{ {act} }}")
    if name != "a global that is another one":
        assert page.evaluate(question) != answer, "the page did it"
    again(page)
    assert page.evaluate(question) == answer


def again(page, text: str = EMPTY) -> None:
    """Another page in the same document."""
    page.evaluate("text => ReusedPage.show(text)", reused_page.shortened(text))


# What goes on by itself, each told of in `top.heard`, which is set up anew for the next page.
GOES_ON = """() => {
  const heard = (what) => () => { (window.heard ??= []).push(what); };
  setTimeout(heard('a timeout'), 60);
  setInterval(heard('an interval'), 20);
  requestIdleCallback(() => requestIdleCallback(() => requestIdleCallback(heard('an idle call'))));
  const frame = () => { heard('a frame')(); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  for (const target of [window, document, document.documentElement]) {
    for (const type of ['click', 'resize', 'scroll']) target.addEventListener(type, heard(type), true);
  }
  window.onresize = document.onclick = document.documentElement.onclick = heard('a handler');
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', heard('dark'));
  matchMedia('(max-width: 600px)').onchange = heard('narrow');
  const box = document.body.appendChild(document.createElement('div'));
  Object.assign(box.style, {width: '50px', height: '50px'});
  new ResizeObserver(heard('a size')).observe(document.documentElement);
  new ResizeObserver(heard('a size of what is gone')).observe(box);
  new IntersectionObserver(heard('sight')).observe(box);
  new MutationObserver(heard('a change')).observe(document, {subtree: true, childList: true, attributes: true});
}"""


def test_nothing_of_the_last_page_goes_on(show):
    page = show(EMPTY)
    page.evaluate(GOES_ON)
    do_everything(page)
    assert len(set(page.evaluate("window.heard"))) > 10
    page.evaluate("() => { window.heard = []; }")
    again(page)
    do_everything(page)
    assert page.evaluate("window.heard ?? []") == []


def do_everything(page) -> None:
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 500, "height": 500})
    page.mouse.click(3, 3)
    page.evaluate("scrollTo(0, 1)")
    page.wait_for_timeout(100)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 800, "height": 500})
    settle(page)


def test_a_document_whose_objects_were_replaced_is_not_used_again(show, pages):
    page = show(EMPTY)
    assert page.evaluate("ReusedPage.left().replaced") == []
    page.evaluate(
        """() => {
          Element.prototype.animate = () => {};
          Array.prototype.mine = 1;
          document.hasFocus = () => false;
          navigator.clipboard_ = {};
          Math.random = () => 0.5;
        }"""
    )
    replaced = {"Element.prototype.animate", "Array.prototype", "document", "navigator"}  # what is new has no name here
    assert set(page.evaluate("ReusedPage.left().replaced")) == replaced | {"Math.random"}
    assert pages.reused(reused_page.policy_of(EMPTY), 0) is page
    pages.give_back(page, 0)
    assert page.is_closed() and pages.reused(reused_page.policy_of(EMPTY), 0) is not page


@pytest.mark.parametrize("failed", [False, True])
def test_after_a_test_that_failed_its_page_is_not_used_again(show, pages, failed):
    page = show(EMPTY)
    pages.give_back(page, 0, failed)
    assert page.is_closed() is failed


def test_the_pointer_and_what_is_emulated_are_given_back(show, pages):
    page = show(EMPTY, color_scheme="dark", reduced_motion="reduce")
    page.emulate_media(forced_colors="active")
    page.mouse.move(300, 200)
    left = page.evaluate("ReusedPage.left()")
    assert left["moved"] and left["emulated"]
    pages.give_back(page, 0)
    left = page.evaluate("ReusedPage.left()")
    assert not left["emulated"] and page.evaluate("document.querySelectorAll(':hover').length") <= 2


def test_the_pointer_leaves_what_it_was_over(show):
    """Chromium forgets where the pointer was in a document that has got another root."""
    for _ in range(2):
        page = show(EMPTY)
        page.evaluate(
            """() => {
              const box = document.querySelector('h1');
              box.addEventListener('pointerleave', () => { window.leaves = (window.leaves ?? 0) + 1; });
            }"""
        )
        page.locator("h1").hover()
        page.mouse.move(1, 1)
        settle(page)
        assert page.evaluate("window.leaves") == 1
        again(page)
