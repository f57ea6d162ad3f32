"""What a page costs while nobody does anything."""

from __future__ import annotations

from tests.browser.conftest import COMES_BACK
from tests.support.browsers import wait_until_ready

COUNT_FRAMES = """(() => {
  const ask = window.requestAnimationFrame;
  window.frames_asked = 0;
  window.requestAnimationFrame = (then) => { frames_asked += 1; return ask(then); };
})()"""
# How many frames are asked for in a second, once there was one without any; or the least in a second of twenty.
AT_REST = """async () => {
  let least = Infinity;
  for (let i = 0; i < 20 && least; i++) {
    const before = frames_asked;
    await new Promise((go) => setTimeout(go, 1000));
    least = Math.min(least, frames_asked - before);
  }
  const before = frames_asked;
  await new Promise((go) => setTimeout(go, 1000));
  return [least, frames_asked - before];
}"""


def test_a_page_at_rest_asks_for_no_animation_frame(browser, address):
    context = browser.new_context()
    context.add_init_script(COMES_BACK + COUNT_FRAMES)
    page = context.new_page()
    page.goto(address)
    wait_until_ready(page)
    assert page.evaluate(AT_REST) == [0, 0]
    page.fill("#prompt textarea", "Once upon a time")
    page.click("#generate")
    page.wait_for_function("() => GenerationPlayground.log('main').finished")
    assert page.evaluate("frames_asked") > 0
    assert page.evaluate(AT_REST) == [0, 0]
    context.close()
