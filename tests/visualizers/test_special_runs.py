"""The panes that a page loads with the first run that they apply to: no run that fills one is forgotten."""

from __future__ import annotations

import pytest

from tests.support.page_modules import BUNDLE
from tests.visualizers.pages import page_of
from tests.visualizers.reading import settle
from tests.visualizers.test_media_panes import heard
from tests.visualizers.test_spoken_pane import spoken
from tests.visualizers.test_template_pane import chat
from visualizers.export import export_html

SOUND = {"kind": "audio", "sha256": "0" * 64, "seconds": 2.0, "name": "a.wav"}
RUNS = {
    "a run": set(),
    "beams": {"beams", "beamtree", "hypotheses"},
    "drafts": {"drafts"},
    "contrastive search": {"reranked"},
    "DoLa": {"layers"},
    "canvases": {"canvas"},
    "a watermarked run": {"watermark"},
    "a chat": {"template"},
    "a sound that was heard": {"word_times"},
    "a sound that was spoken": {"spoken"},
}
MADE = {
    "a chat": chat, "a sound that was heard": lambda: heard(SOUND, {1: 0.5}), "a sound that was spoken": spoken,
}  # fmt: skip
READ = """() => {
  const kinds = TestedModules['visualizers/panes/special_run_kinds.ts'].SPECIAL_RUNS;
  const log = GenerationPlayground.log('main');
  const root = (name) => document.querySelector(`[data-pane="${name}"] .gp-pane, .pane-${name} .gp-pane`);
  const names = Object.keys(kinds);
  return {
    without: names.filter((name) => !root(name)),
    shown: names.filter((name) => !root(name).hidden),
    loaded: names.filter((name) => kinds[name](log)),
  };
}"""


@pytest.mark.parametrize(("name", "panes"), RUNS.items(), ids=list(RUNS))
def test_a_pane_with_something_to_show_is_loaded(show, name, panes):
    page = show(export_html(MADE[name]()) if name in MADE else page_of(name))
    settle(page)
    page.evaluate(BUNDLE.read_text("utf-8"))
    read = page.evaluate(READ)
    assert read["without"] == [] and set(read["shown"]) == panes
    assert set(read["loaded"]) >= panes
    if not panes:
        assert read["loaded"] == []
