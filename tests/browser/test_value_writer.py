"""When a dragged value is written: not while the hand moves, soon after it rests, and before anything else is done."""

from __future__ import annotations

import pytest

from tests.support.page_modules import module_page

WRITER = """() => {
  document.body.innerHTML = '<input type="range"><button>Generate</button>';
  window.value = 0;
  window.written = [];
  const writer = valueWriter(() => written.push(value));
  window.move = () => { value += 1; writer.soon(); };
  window.writer = writer;
}"""
STEP = """() => {
  document.querySelector('input').dispatchEvent(new Event('input', {bubbles: true}));
  move();
}"""


def drag(page, steps: int) -> None:
    for _ in range(steps):
        page.evaluate(STEP)
        page.clock.run_for(16)


@pytest.fixture
def page(browser):
    page = module_page(browser, "playground/ui/page/value_writer.ts")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # a step of the hand takes as long on a busy machine
    page.evaluate(WRITER)
    yield page
    page.close()


def test_nothing_is_written_while_the_hand_moves_and_the_last_value_once_it_rests(page):
    drag(page, 40)
    assert page.evaluate("written") == []
    page.clock.run_for(200)
    assert page.evaluate("written") == [40]


@pytest.mark.parametrize("act", ["pointerup", "keydown", "click", "change"])
def test_whatever_is_done_next_reads_the_newest_value(page, act):
    drag(page, 3)
    page.evaluate(
        """(act) => {
          document.querySelector('button').addEventListener(act, () => { window.seen = [...written]; });
          document.querySelector('button').dispatchEvent(new Event(act, {bubbles: true}));
        }""",
        act,
    )
    assert page.evaluate("seen") == [3]
    page.clock.run_for(300)
    assert page.evaluate("written") == [3]


def test_a_value_that_somebody_else_has_written_is_not_overwritten(page):
    drag(page, 3)
    page.evaluate("() => writer.drop()")
    page.clock.run_for(300)
    assert page.evaluate("written") == []
