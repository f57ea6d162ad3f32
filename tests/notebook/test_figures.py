"""The figures of a notebook hold the numbers of what they show, and text is no markup in them."""

from __future__ import annotations

import math

import plotly.graph_objects as go
import pytest

from playground import GenerationRequest, Traces, judge, run
from playground.experiments.watermark_trials import sure_trial
from playground.metrics.run_metrics import measure
from playground.metrics.scores import REMOVED
from playground.notebook.figures import charts
from playground.presets.recorded_runs import recorded_serving
from playground.sharing.open_comparison import open_saved
from playground.trace import Trace
from tests.support.changing import change
from tests.visualizers import made, made_strategies
from visualizers.palette import ROLES, surface

BITS = math.log(2)


def points_of(figure: go.Figure) -> list:
    return [series for series in figure.data if series.mode == "markers"]


def test_probability_and_entropy(sampled):
    before, entropy_before, after, entropy_after = points_of(sampled.figure())
    steps = sampled.steps
    assert list(after.y) == pytest.approx([math.exp(step.chosen.logprob) for step in steps])
    assert list(before.y) == pytest.approx([math.exp(step.chosen.raw_logprob) for step in steps])
    assert list(entropy_after.y) == pytest.approx([step.distribution.entropy_after / BITS for step in steps])
    assert list(entropy_before.y) == pytest.approx([step.distribution.entropy_before / BITS for step in steps])
    assert list(after.x) == list(range(1, 9)) and entropy_after.yaxis == "y2"
    assert after.marker.color == ROLES["kept"].light


def test_the_candidates(sampled):
    figure = sampled.figure("candidates")
    heat, steps = figure.data[0], sampled.steps
    assert list(heat.z[0]) == pytest.approx(
        [math.exp(max(one.logprob for one in step.candidates if one.kept)) for step in steps]
    )
    chosen = {(round(shape.x0 + 0.46), round(shape.y0 + 0.46)) for shape in figure.layout.shapes}
    assert chosen == {(step.index + 1, step.chosen.rank) for step in steps if step.chosen.rank <= 10}
    raw = sampled.figure("candidates", after=False).data[0]
    assert list(raw.z[0]) == pytest.approx([math.exp(max(c.raw_logprob for c in step.candidates)) for step in steps])


def test_the_waterfall_adds_up(sampled):
    for place, step in enumerate(sampled.steps):
        bars = sampled.figure("processors", token=place).data[0]
        assert list(bars.x)[1:-1] == [stage.name for stage in step.stages]
        assert bars.y[0] == pytest.approx(step.distribution.entropy_before / BITS)
        assert sum(bars.y) == pytest.approx(step.distribution.entropy_after / BITS)
        assert f"leaves {step.stages[-1].kept:,} tokens" in bars.hovertext[-2]
    most = max(sampled.steps, key=lambda step: step.distribution.entropy_before - step.distribution.entropy_after)
    assert f"token {most.index + 1}," in sampled.figure("processors").layout.title.text
    with pytest.raises(ValueError, match="tokens 0 to 7; asked for was 8"):
        sampled.figure("processors", token=8)


def beam_nodes(figure: go.Figure) -> int:
    return sum(len(series.x) for series in figure.data if series.mode == "markers+text")


@pytest.mark.parametrize("make", [made.beams, made_strategies.diverse, made_strategies.constrained])
def test_the_beam_tree_has_every_beam_once(make):
    trace = make()
    candidates = [one for step in trace.beam_steps if step.sequence == 0 for one in step.candidates]
    assert beam_nodes(trace.figure("beams", pruned=True)) == len(candidates)
    kept = [one for one in candidates if one.status in ("running", "finished")]
    assert beam_nodes(trace.figure("beams")) == len(kept)


def test_the_best_hypothesis_is_the_thick_path(traces):
    thin, thick, *_ = traces[1].figure("beams").data
    ends = [x for x in thick.x if x is not None]
    assert len(ends) == 2 * len(traces[1].sequences[0].token_ids) and max(ends) == 6
    assert thick.line.width > thin.line.width


def test_acceptance_by_position(drafted):
    bars = drafted.figure("acceptance").data[0]
    figures = drafted.acceptance
    pairs = zip(figures.accepted_by_position, figures.drafted_by_position, strict=True)
    assert list(bars.y) == [kept / of for kept, of in pairs]


def test_surprisal_of_several_runs(traces):
    one, other = points_of(traces.figure())
    assert (one.name, other.name) == ("A", "B")
    assert list(one.y) == pytest.approx([-step.chosen.logprob / BITS for step in traces[0].steps])
    impossible = made.sampled()
    change(impossible.steps[1].chosen, logprob=REMOVED)
    assert points_of(Traces([impossible]).figure())[0].y[1] is None


def test_the_heat_map_of_a_sweep(swept):
    for name in ("perplexity", "distinct_1"):
        heat = swept.figure(name).data[0]
        assert list(heat.x) == ["0.5", "1.0", "1.5"] and list(heat.y) == ["0.5", "unset"]
        wanted = [[measure(swept.traces_of(row * 3 + column))[name] for column in range(3)] for row in range(2)]
        assert [list(row) for row in heat.z] == wanted
    assert next(iter(charts(swept))) == "perplexity"


def test_z_against_length(detection):
    alone, with_prompt = points_of(detection.figure())
    assert [list(point) for point in zip(alone.x, alone.y, strict=True)] == detection.report["curve"]
    assert alone.y[-1] == detection.z_score and with_prompt.y[-1] == detection.with_prompt["z_score"]
    assert detection.figure().layout.shapes[0].y0 == 3


def test_roc_of_a_trial():
    config = {"do_sample": True, "max_new_tokens": 12, "watermarking_config": {"bias": 5.0}}
    trial = run(sure_trial(GenerationRequest("stories", "Once", config=config, seed=1), judge("stories"), samples=10))
    z = next(score for score in trial.found()["scores"] if score["name"] == "z")
    drawn = [(x, y) for series in trial.figure("roc z").data for x, y in zip(series.x, series.y, strict=True)]
    assert set(map(tuple, z["roc"])) <= set(drawn) and len(z["values"][0]) == 10
    with pytest.raises(TypeError):
        trial.figure("roc z", token=3)


def test_requests_by_steps():
    log = open_saved(recorded_serving())
    for number, way in enumerate(log.values["ways"]):
        drawn = {bar.name: set() for bar in log.figure(way=number).data}
        for bar in log.figure("steps", way=number).data:
            for name, base, length in zip(bar.y, bar.base, bar.x, strict=True):
                steps = range(round(base + 0.5) - 1, round(base + 0.5) - 1 + length)
                drawn[bar.name] |= {(int(name.split()[0]) - 1, step) for step in steps}
        told = {"prefill": "prefill", "decode": "decode", "pad": "computed for nothing"}
        for what, name in told.items():
            steps = enumerate(way["steps"])
            asked = {(row[0], index) for index, step in steps for row in step["rows"] if row[1] == what}
            assert drawn.get(name, set()) == asked
        waits = {(each, index) for index, step in enumerate(way["steps"]) for each in step["waiting"]}
        assert drawn.get("waits", set()) | drawn.get("preempted", set()) == waits
    with pytest.raises(ValueError, match="the ways 0 to 3; asked for was 4"):
        log.figure(way=4)
    log.values["requests"][0]["prompt"] = "<b>bold</b>"
    assert "<b>" not in log.figure().to_json().encode().decode("unicode_escape")


def test_other_kinds_are_refused(sampled, drafted):
    with pytest.raises(ValueError, match=r"'probability', 'candidates'.*'curves'; asked for was 'entropy'"):
        sampled.figure("entropy")
    with pytest.raises(ValueError, match="no drafts"):
        sampled.figure("acceptance")
    with pytest.raises(ValueError, match="no beams"):
        drafted.figure("beams")
    with pytest.raises(ValueError, match="no tokens of a text number 0"):
        Trace().figure()
    assert len(sampled.figure("curves").data) > 4


def test_dark(sampled):
    assert sampled.figure(dark=True).layout.paper_bgcolor == surface("surface", True)


def test_text_is_no_markup():
    trace = made.sampled(["<b>bold</b>", "<a href='x'>y</a>"])
    for name in ("probability", "candidates", "processors"):
        assert "<b>" not in trace.figure(name).to_json().encode().decode("unicode_escape")
    assert "&lt;b&gt;" in trace.figure().to_json().replace("\\u0026", "&").replace("\\u003c", "<")
