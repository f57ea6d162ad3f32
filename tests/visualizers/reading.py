"""What tests ask of a page with panes: feed its log, read what it shows."""

from __future__ import annotations

import pytest

from playground.trace import Event, Trace, event_to_line
from visualizers.export import export_html

EMPTY = export_html(Trace())

WORDS = pytest.mark.usefixtures("without_charts")  # a test of what is said, not of what is drawn

OTHER_ROOTS = {"looked-at": "token", "canvases": "canvas"}  # class of a root -> its pane, where that is another name


# Two frames, and as many more as a pane says that it is busy, for half a minute. A page that is used again knows what
# waits for a frame (reused_page.js).
SETTLED = """() => window.ReusedPage ? window.ReusedPage.settled() : new Promise((settled, gaveUp) => {
  let frames = 0;
  const look = () => {
    frames += 1;
    if (frames > 1800) gaveUp(new Error('A pane stays busy.'));
    else if (frames < 2 || document.querySelector('.gp-pane [aria-busy]')) requestAnimationFrame(look);
    else settled();
  };
  requestAnimationFrame(look);
})"""


def settle(page) -> None:
    """Wait until the panes have drawn: they do so once a frame."""
    page.evaluate(SETTLED)


def lines(events: list[Event]) -> str:
    """The log of these events."""
    return "".join(event_to_line(event) for event in events)


def feed(page, text: str) -> None:
    """Give the page the whole log so far, and wait until it is drawn."""
    page.evaluate("(text) => GenerationPlayground.feed('main', text)", text)
    settle(page)


def tokens(page) -> list[str]:
    """The generated text, token by token, as it would be copied."""
    return page.eval_on_selector_all(".gp-text .gp-token", "all => all.map((token) => token.textContent)")


def picture(page) -> dict:
    """Everything that is drawn, to compare two pages."""
    open_every_tab(page)
    return page.evaluate(
        """() => ({
          text: document.querySelector('.gp-text').innerHTML,
          candidates: document.querySelector('.gp-candidates').innerText,
          curve: [...document.querySelectorAll('.gp-curve-chart .gp-line-path')].map(
            ({__data__: {x, y}}) => [x, y]),
          reading: document.querySelector('.gp-reading').textContent,
          numbers: document.querySelector('.gp-numbers').innerText,
          others: ['processors', 'reranked', 'layers', 'beams'].map((name) => {
            const pane = document.querySelector('.gp-' + name);
            const styles = [...pane.querySelectorAll('[style]')].filter((node) => node.offsetParent);
            return [pane.innerText, styles.map((node) => node.style.cssText)];
          }),
          cells: document.querySelector('.gp-cells')?.toDataURL(),
        })"""
    )


def place(page) -> str:
    """Which token the token pane says is looked at, and where it stands: “·red token 5 of 60”."""
    return page.locator(".gp-place").text_content()


def open_tab(page, name: str) -> None:
    """See one of the pictures of the token that is looked at: “Candidates”, “Processors” or “Curves”."""
    page.get_by_role("tab", name=name).click()
    settle(page)


def open_every_tab(page) -> None:
    """See all pictures of the token that is looked at, one after the other, and the first one again: none is drawn
    before it is opened."""
    tabs = "all => all.filter((tab) => tab.checkVisibility()).map((tab) => tab.innerText)"
    names = page.eval_on_selector_all(".gp-looked-at [role=tab]", tabs)
    for name in [*names[1:], *names[:1]]:
        open_tab(page, name)


def choose_unit(page, unit: str) -> None:
    """Show information in bits or nats: the choice is beside the curves."""
    open_tab(page, "Curves")
    page.select_option(".gp-unit", unit)
    settle(page)


def choose_shade(page, shade: str, pane: str = ".gp-tokens") -> None:
    """Shade the tokens by this value of the choice. It is also another one’s label, which Playwright would take."""
    values = page.locator(f"{pane} .gp-shade option").evaluate_all("all => all.map((option) => option.value)")
    page.select_option(f"{pane} .gp-shade", index=values.index(shade))
    settle(page)


def written(number: float, digits: int = 3) -> str:
    """A number as a pane writes it, with a minus and not a hyphen."""
    return f"{number:,.{digits}f}".replace("-", "−")


def shown(page) -> list[str]:
    """The names of the panes that are there."""
    names = "all => all.filter((pane) => !pane.hidden).map((pane) => pane.classList[1].replace('gp-', ''))"
    return [OTHER_ROOTS.get(name, name) for name in page.eval_on_selector_all(".gp-pane", names)]


def rows(page, table: str) -> list[list[str]]:
    """What the visible cells of a table's body say, row by row."""
    return page.eval_on_selector_all(
        f"{table} tbody tr",
        """all => all.filter((row) => row.offsetParent).map((row) =>
          [...row.cells].filter((cell) => !cell.hidden).map((cell) => cell.innerText.replace(/\\s+/g, ' ').trim()))""",
    )
