"""The check of the scores in a real browser: the mark, its words, and the tables behind it."""

from __future__ import annotations

import math
import random

import pytest

from playground import GenerationRequest, generate
from playground.metrics.scores import reconcile
from playground.trace import BeamCandidate, BeamStep, Trace
from tests.support.changing import change
from tests.support.slow import one_in
from tests.visualizers import made
from tests.visualizers.reading import EMPTY, feed, lines, rows, settle, written
from visualizers.export import export_html

MOUNTED = ("check", "tokens")

LOWEST = -3.4028234663852886e38  # what some processors write for an impossible token


def scored(texts: list[str] | None = None, apart: float = 0.0) -> Trace:
    """A run whose output has its scores, the library's first one `apart` from the recorded one."""
    trace = made.sampled(texts or made.STORY[:30])
    sequence = trace.sequences[0]
    change(sequence, token_ids=[step.chosen.token_id for step in trace.steps])
    change(sequence, logprobs=[step.chosen.logprob for step in trace.steps])
    change(sequence, transition_scores=[sequence.logprobs[0] + apart, *sequence.logprobs[1:]])
    return trace


def beams(apart: float = 0.0) -> Trace:
    """Two outputs of beam search, the score of the second one `apart` from what its tokens give."""
    trace = made.beams()
    for number, sequence in enumerate(trace.sequences):
        for step, logprob in zip(trace.steps_of(number), sequence.logprobs, strict=True):
            change(step.chosen, logprob=logprob)
        change(sequence, transition_scores=list(sequence.logprobs))
        change(sequence, score=sum(sequence.logprobs) / len(sequence.logprobs) + number * apart)
    return trace


def told(place: int, **changes: float) -> Trace:
    """Two outputs of beam search; the third node of a step has other numbers than it should."""
    trace = beams()
    for name, value in changes.items():
        change(trace.beam_steps[place].candidates[2], **{name: value})
    return trace


def kept(*pool: float) -> Trace:
    """Two outputs of beam search; after its last step it is to have kept this."""
    trace = beams()
    change(trace.beam_steps[3], pool=list(pool))
    return trace


def begun() -> Trace:
    """The same with a first token that was given, but weighs something."""
    trace = beams()
    for step in trace.beam_steps:
        change(step, index=step.index + 1)
    given = BeamCandidate(7, " x", " x", 0, -1.0, -1.0, -0.5, "running", 0)
    found = made.distribution(" x", random.Random(0))[0]
    trace.beam_steps.insert(0, BeamStep(0, 0, [given], [found], [], 0.01, 0.01, given=True))
    for sequence in trace.sequences:
        for numbers, first in ((sequence.token_ids, 7), (sequence.beams, 0), (sequence.logprobs, -1.0)):
            numbers.insert(0, first)
        sequence.transition_scores.insert(0, -1.0)
    return trace


def waiting() -> Trace:
    """A copy of the first beam waits: its score is no sum of log-probabilities. One of its tokens was impossible."""
    trace = beams()
    candidates = trace.beam_steps[0].candidates
    trace.beam_steps[0].distributions.append(trace.beam_steps[0].distributions[0])
    for logprob, score in ((-0.4, -1e9), (LOWEST, LOWEST)):
        candidates.append(BeamCandidate(5, " y", " y", 1, logprob, logprob, score, "pruned"))
    return trace


def unscored(**changes: object) -> Trace:
    """The same without the library's scores."""
    trace = scored()
    change(trace.sequences[0], transition_scores=None)
    for name, value in changes.items():
        change(trace.started, **{name: value})
    return trace


def elsewhere() -> Trace:
    """An output whose log-probabilities are not those of its steps."""
    trace = scored()
    trace.sequences[0].logprobs[3] = trace.sequences[0].transition_scores[3] = -9.0
    return trace


def impossible() -> Trace:
    """A given token that the processors had removed, as both write it."""
    trace = scored()
    trace.sequences[0].logprobs[2] = LOWEST
    change(trace.steps[2].chosen, logprob=LOWEST)
    trace.sequences[0].logprobs[2] = LOWEST
    trace.sequences[0].transition_scores[2] = -math.inf
    return trace


SIGNS = {"✓": "agrees with the library", "✗": "differs from the library", "–": "not checked"}


def badge(page) -> tuple[str, str]:
    """The mark and the line behind it, which is hidden until the sign is pressed."""
    pane = page.locator(".gp-check")
    sign, line = pane.locator(".gp-badge").inner_text(), pane.locator(".gp-verdict-line")
    assert line.is_visible() is pane.locator("details").evaluate("(details) => details.open")
    return sign, line.text_content()


def sign_words(page) -> str:
    """What the sign says, without its mark."""
    return page.locator(".gp-check .gp-sign-words").inner_text()


NODES = "nodes of the tree add up to within"
ENDS = "does not end where its path through the tree ends: it is off by"
KEPT = "not follow from the texts that ended:"
AGREE = "tokens agree with the library’s compute_transition_scores to within"


@pytest.mark.parametrize(
    ("trace", "sign", "words"),
    one_in(10, [
        (scored(), "✓", f"30 {AGREE} 1e-9"),
        (scored(apart=1.2e-7), "✓", f"30 {AGREE} 2e-7"),
        (scored(apart=2e-7), "✓", f"30 {AGREE} 2e-7"),
        (impossible(), "✓", f"30 {AGREE} 1e-9"),
        (scored([" a"]), "✓", "1 token agrees with the library’s compute_transition_scores to within 1e-9"),
        (scored(apart=0.5), "✗", "1 of 30 tokens differs from the library’s compute_transition_scores, by 5e-1"),
        (elsewhere(), "✗", "1 token of the outputs differs from the steps that are shown"),
        (beams(), "✓", f"2 sequences_scores are rebuilt to within 1e-9; 12 {NODES} 2e-5; 7 {AGREE} 1e-9"),
        (waiting(), "✓", f"2 sequences_scores are rebuilt to within 1e-9; 14 {NODES} 2e-5; 7 {AGREE} 1e-9"),
        (
            beams(0.25),
            "✗",
            f"1 of 2 sequences_scores cannot be rebuilt: off by up to 3e-1; 1 of 2 outputs {ENDS} 3e-1",
        ),
        (told(1, score=-2.5), "✗", "1 of 12 tree nodes does not add up: it is off by 1e-1"),
        (told(1, score=-math.inf), "✗", "1 of 12 tree nodes does not add up: it is off by ∞"),
        (told(1, logprob=-2.5), "✗", "1 of 12 tree nodes does not add up: it is off by 5e-1"),
        (
            told(2, final_score=-0.5),
            "✗",
            "1 of 1 final scores does not follow from its sum: it is off by 2e-1; "
            f"2 of 2 kept scores do {KEPT} the furthest is off by 2e-1",
        ),
        (kept(-0.5), "✗", f"1 of 2 kept scores does {KEPT} it is off by 2e-1"),
        (kept(), "✗", f"1 of 2 kept scores does {KEPT} it is off by ∞"),
        (begun(), "✗", "1 of 1 given tokens does not count as 0: it is off by 5e-1"),
        (unscored(mode="custom"), "–", "does not apply: the run used your own decoding loop"),
        (unscored(), "–", "does not apply: the run was recorded without the library’s scores"),
    ]),
)
def test_the_mark_and_its_words(show, trace, sign, words):
    page = show(export_html(trace))
    found = badge(page)
    assert found[0] == sign and found[1].endswith(words)
    assert sign_words(page) == SIGNS[sign]
    assert reconcile(trace).ok is (sign != "✗")  # the Python twin agrees


def test_it_waits_for_the_end_of_the_run(show):
    page = show(EMPTY)
    assert not page.locator(".gp-check").is_visible()
    events = list(scored().events())
    feed(page, lines(events[:-1]))
    assert badge(page) == ("–", "The scores are checked against the library when the run has finished.")
    assert sign_words(page) == "not checked yet"
    feed(page, lines(events))
    assert badge(page)[0] == "✓" and sign_words(page) == "agrees with the library"
    feed(page, lines([made.started(seed=8)]))
    assert badge(page)[0] == "–" and sign_words(page) == "not checked yet"


@pytest.mark.parametrize("size", [(1280, 720), (320, 640)])
def test_what_lies_behind_the_sign_is_in_sight_and_escape_closes_it(show, size):
    page = show(export_html(beams()), viewport=dict(zip(("width", "height"), size, strict=True)))
    behind = page.locator(".gp-check .gp-behind")
    assert not behind.is_visible()
    page.locator(".gp-check summary").click()
    settle(page)
    box = behind.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["height"] <= 0.7 * size[1] + 1
    assert page.locator(".gp-verdict-line").inner_text() == badge(page)[1]
    page.locator(".gp-sums th [data-tip]").first.focus()
    tip = page.locator(".gp-check .gp-tip")
    assert tip.is_visible() and tip.evaluate(ABOVE)
    page.keyboard.press("Escape")
    settle(page)
    assert not behind.is_visible()
    assert page.evaluate("document.activeElement.localName") == "summary"


# Whether nothing lies over an element: it takes no presses itself, so it is asked to for a moment.
ABOVE = """(node) => {
  node.style.pointerEvents = 'auto';
  const {left, top, width, height} = node.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  node.style.pointerEvents = '';
  return node.contains(found);
}"""


def test_the_table_of_tokens_opens_and_is_cut(show):
    trace = scored(apart=0.5)
    page = show(export_html(trace), viewport={"width": 390, "height": 800})
    page.locator(".gp-check summary").focus()
    page.keyboard.press("Enter")
    settle(page)
    table = rows(page, ".gp-scores")
    chosen = trace.steps[0].chosen
    assert len(table) == 20 and page.evaluate("() => document.documentElement.scrollWidth") <= 390
    p = f"{math.exp(chosen.logprob):.2%}"
    assert table[0] == [
        "1", str(chosen.token_id), "·there", written(chosen.logprob), written(chosen.logprob + 0.5), "✗ 5e-1", p,
    ]  # fmt: skip
    assert table[1][5] == "0"
    page.get_by_role("button", name="Show all 30 tokens").click()
    assert len(rows(page, ".gp-scores")) == 30 and not page.locator(".gp-check .gp-all").is_visible()


def test_the_scores_of_beams_are_rebuilt_output_by_output(show):
    config = {"num_beams": 4, "num_return_sequences": 4, "max_new_tokens": 5}
    trace = generate(GenerationRequest("stories", "Today is", config=config, check_scores=True))
    page = show(export_html(trace))
    assert badge(page)[0] == "✓" and "20 tokens agree" in badge(page)[1] and "4 sequences_scores" in badge(page)[1]
    page.locator(".gp-check summary").click()
    settle(page)
    sums = rows(page, ".gp-sums")
    for number, (row, sequence) in enumerate(zip(sums, trace.sequences, strict=True), start=1):
        total = sum(sequence.logprobs)
        assert row[:6] == [str(number), written(total), "5", "1", written(total / 5, 4), written(sequence.score, 4)]
    page.select_option(".gp-output", "2")
    ids = [str(token_id) for token_id in trace.sequences[2].token_ids]
    assert [row[1] for row in rows(page, ".gp-scores")] == ids


def test_the_tree_names_its_worst_place(show):
    trace = told(1, score=-2.5)
    page = show(export_html(trace), viewport={"width": 390, "height": 800})
    page.locator(".gp-check summary").click()
    settle(page)
    assert rows(page, ".gp-tree-sums") == [
        ["node: parent’s score + log-probability", "12", "step 2: ·lived", "−0.40000 + (−2.00000) = −2.40000",
         "−2.50000", "✗ 1e-1"],
        ["ended: score / length ** length_penalty", "1", "step 3: <|end|>", "−2.00000 / 3 ** 1 = −0.66667", "−0.66667",
         "0"],
        ["kept after a step: the best that ended", "2", "step 3: rank 1", "−0.66667", "−0.66667", "0"],
        ["output: score where its path ends, after the penalty", "2", "output 1: ·wood",
         "−1.90000 / 4 ** 1 = −0.47500", "−0.47500", "0"],
    ]  # fmt: skip
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


SEARCHES = {
    "beams": {"num_beams": 3},
    "groups": {"num_beams": 4, "num_beam_groups": 2, "diversity_penalty": 0.7, "length_penalty": -1.0},
    "constrained": {"num_beams": 3, "force_words_ids": [[300], [410]], "early_stopping": True},
    "one token": {"num_beams": 3, "bad_words_ids": [[i] for i in range(2048) if i != 300], "min_new_tokens": 9},
    "given": {"num_beams": 3, "num_return_sequences": 2},
}


@pytest.mark.parametrize("search", one_in(3, SEARCHES))
def test_real_searches_add_up(show, search):
    config = {"max_new_tokens": 9, "eos_token_id": [371, 383]} | SEARCHES[search]
    given = " a time" if search == "given" else None
    trace = generate(GenerationRequest("stories", "Once upon", config=config, given=given, check_scores=True))
    page = show(export_html(trace))
    sign, words = badge(page)
    nodes = sum(len(step.candidates) for step in trace.beam_steps if not step.given)
    assert sign == "✓" and f"{nodes} nodes of the tree add up to within 2e-5" in words
    assert f"{sum(len(s.token_ids) for s in trace.sequences)} tokens agree" in words


def test_tokens_are_text(show):
    evil = "<img src=x onerror='window.hit=1'>"
    page = show(export_html(scored([evil])))
    page.locator(".gp-check summary").click()
    settle(page)
    assert rows(page, ".gp-scores")[0][2] == evil.replace(" ", "·")
    assert page.evaluate("window.hit") is None
