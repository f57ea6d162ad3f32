"""Nothing that the browser or Gradio draws by itself glares in the dark."""

from __future__ import annotations

import pytest

from tests.support.browsers import open_drawer

# How light the tracks of Gradio's sliders are, from 0 to 1, by their names.
TRACKS = """() => Object.fromEntries(
  [...document.querySelectorAll(".slider_input_container input[type=range]")].map((slider) => {
  const probe = slider.parentElement.appendChild(document.createElement('i'));
  probe.style.color = getComputedStyle(slider).getPropertyValue('--neutral-200');
  const [r, g, b] = getComputedStyle(probe).color.match(/[0-9.]+/g).map(Number);
  probe.remove();
  return [slider.getAttribute('aria-label'), (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255];
}))"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_sliders_and_scroll_bars_follow_the_theme(visit, address, theme):
    page = visit(f"{address}?__theme={theme}")
    open_drawer(page, "knobs")
    page.click("#draft-and-record > button")
    page.locator("#top-candidates .slider_input_container").wait_for()
    lightness = page.evaluate(TRACKS)
    assert lightness and all((light < 0.5) == (theme == "dark") for light in lightness.values())
    scheme = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert (scheme == "dark") == (theme == "dark")
