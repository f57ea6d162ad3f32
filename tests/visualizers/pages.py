"""A page for every pane, with runs that give it numbers: for tests that go through all of them."""

from __future__ import annotations

import functools
import gzip
from collections.abc import Callable
from pathlib import Path

from playground.api import compare
from playground.experiments.comparison import Axis, Comparison, Entry, Group
from playground.experiments.sweep import grid
from playground.experiments.watermark_trials import cost_trial, pair_trial, quiz_trial, sure_trial
from playground.requests.request import GenerationRequest
from playground.sharing.open_comparison import open_comparison
from playground.trace import Trace
from tests.support.watermarked import judge
from tests.visualizers import (
    comparing,
    made,
    made_strategies,
    many,
    test_batch,
    test_curve_pane,
    test_detection_pane,
    test_model_panes,
    test_precision,
    test_sensitivity_pane,
    test_serving_pane,
    test_watermark_pane,
    test_watermark_panes,
    trials,
)
from visualizers.export import export_html

SAVED = Path(__file__).parents[1] / "saved"


def _lanes() -> str:
    return many.page_of("lanes", comparing.real_lanes().lines())


def _sweep() -> str:
    config = {"do_sample": True, "max_new_tokens": 14, "top_k": 0}
    request = GenerationRequest("stories", "Once upon a time,", config=config, seed=4, top_candidates=1)
    axes = [("temperature", [0.4, 1.0]), ("top_p", [0.5, 1.0])]
    cells = grid(request, axes, seeds=2)
    requests = [(number, each) for number, cell in enumerate(cells) for each in cell.requests]
    groups = [Group(cell.label, cell.label, "stories", place=cell.place, id=i) for i, cell in enumerate(cells)]
    named = [Axis(name, list(map(str, values))) for name, values in axes]
    comparison = Comparison("sweep", request.prompt, groups, [Entry(*each) for each in requests], named)
    lines = many.told(comparison, compare(request for _, request in requests))
    return many.page_of("sweep", lines + comparison.end())


def _seeds() -> str:
    config = {"do_sample": True, "max_new_tokens": 12, "temperature": 0.8}
    requests = [GenerationRequest("stories", "Once upon a time,", config=config, seed=seed) for seed in range(8)]
    entries = [Entry(0, request) for request in requests]
    comparison = Comparison("seeds", requests[0].prompt, [Group("1", "Nucleus", "stories")], entries)
    lines = many.told(comparison, compare(requests))
    return many.page_of("seeds", lines + comparison.end())


def _choices() -> str:
    saved = gzip.decompress((SAVED / "choices.json.gz").read_bytes()).decode()
    return many.page_of("choices", open_comparison(saved).lines())


def _watermark(make: Callable) -> str:
    trial = make(test_watermark_panes.request(), judge)
    return many.page_of("watermark", test_watermark_panes.lines(trial, test_watermark_panes.texts_of(trial)))


def _marked(marks: list | None = None, config: dict = test_watermark_pane.GREEN) -> str:
    marks = marks or [test_watermark_pane.mark(i % 3 > 0) for i in range(30)]
    return export_html(Trace.fold(test_watermark_pane.events(marks, config)))


def _models() -> str:
    own = {"estimate": test_model_panes.estimate(), "opened": test_model_panes.opened()}
    return test_model_panes.page_of(**own, shelf=test_model_panes.shelf())


# name -> what makes the page
PAGES: dict[str, Callable[[], str]] = {
    "a run": lambda: export_html(made.sampled()),
    "a prompt that was read": lambda: export_html(test_curve_pane.prompted()),
    "looked-up tokens": lambda: export_html(test_curve_pane.looked_up()),
    "beams": lambda: export_html(made.beams()),
    "diverse beams": lambda: export_html(made_strategies.diverse()),
    "constrained beams": lambda: export_html(made_strategies.constrained()),
    "drafts": lambda: export_html(made.assisted()),
    "contrastive search": lambda: export_html(made_strategies.contrastive()),
    "DoLa": lambda: export_html(made_strategies.dola()),
    "canvases": lambda: export_html(made_strategies.denoised()),
    "a watermarked run": _marked,
    "a SynthID run": lambda: _marked([test_watermark_pane.synthid(0.7)] * 30, test_watermark_pane.SYNTHID),
    "lanes": _lanes,
    "prompts": lambda: many.page_of("lanes", test_sensitivity_pane.lanes().lines()),
    "sweep": _sweep,
    "samples": _seeds,
    "speed trial": lambda: trials.trial_page(trials.speed()),
    "draft lengths": lambda: trials.trial_page(trials.lengths()),
    "sameness": lambda: trials.trial_page(trials.sampling()),
    "precision": lambda: test_precision.page_with(test_precision.found()),
    "choices": _choices,
    "watermark pair": lambda: _watermark(pair_trial),
    "watermark detection": lambda: _watermark(lambda request, judge: sure_trial(request, judge, 12)),
    "watermark cost": lambda: _watermark(lambda request, judge: cost_trial(request, judge, [1.0, 4.0], 5)),
    "watermark quiz": lambda: _watermark(lambda request, judge: quiz_trial(request, judge, 2)),
    "detector": lambda: test_detection_pane.page_of(**test_detection_pane.ALL),
    "batch": lambda: test_batch.page_of(test_batch.batch()),
    "serving": lambda: test_serving_pane.page_of(test_serving_pane.recorded()),
    "models": _models,
}  # fmt: skip


@functools.cache
def page_of(name: str) -> str:
    """The page of that name; made once."""
    return PAGES[name]()
