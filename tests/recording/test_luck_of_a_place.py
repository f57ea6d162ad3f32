"""A branch goes on with the luck of its place: held to the tokens of a run, with its seed, it writes the text of that
run, which is the oracle."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
import torch

from playground.batching.random_draws import RandomDraws
from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Trace
from playground.ui.one_run.continuation import branch_request, for_given_tokens, with_luck
from tests.support.slow import one_in

LENGTH = 14
SETTINGS = {
    "sampling": {"top_k": 0},
    "hot": {"top_k": 0, "temperature": 1.7},
    "cut": {"temperature": 0.8, "top_k": 40, "top_p": 0.95, "min_p": 0.01},
    "penalty": {"top_k": 0, "repetition_penalty": 1.3},
}


@pytest.fixture(scope="module")
def run():
    """The trace of a request that must finish."""
    engine = LocalEngine(Settings.local())

    def run(request: GenerationRequest) -> Trace:
        trace = Trace.fold(engine.stream(request))
        assert trace.failed is None, trace.failed
        return trace

    return run


def asking(model: str = "stories", seed: int = 5, **config) -> GenerationRequest:
    return GenerationRequest(model, "One day a cat", seed=seed,
                             config={"do_sample": True, "max_new_tokens": LENGTH} | config)  # fmt: skip


def branch(trace: Trace, place: int, sequence: int = 0, same: bool = True, other: int | None = None):
    """The request of a branch of a text, as the page makes it: at the token `place`, with that token or another."""
    request = GenerationRequest.from_dict(trace.started.request)
    ids = trace.sequences[sequence].token_ids[: place + 1]
    whole, _ = for_given_tokens(request)
    whole, notes = with_luck(whole, trace.started, sequence, same)
    if other is not None:
        ids = [*ids[:-1], other]
    return branch_request(whole, ids, 200), notes


@pytest.mark.parametrize("seed", one_in(8, range(8)))
@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("model", ["stories", "facts"])
def test_a_branch_with_the_token_that_was_drawn_writes_the_text_of_the_run(run, model, name, seed):
    whole = run(asking(model, seed, **SETTINGS[name]))
    ids = whole.sequences[0].token_ids
    for place in sorted({0, len(ids) // 2, len(ids) - 1}):
        request, notes = branch(whole, place)
        # at the last token there is room for one more
        assert run(request).sequences[0].token_ids[: len(ids)] == ids
        assert [note.message for note in notes] == [
            "Same luck: this run draws what the run before would have drawn from here on."
        ]


def luck_by_token(step):
    """Several rows are computed otherwise than one, so two candidates that are as likely may change places."""
    return {each.token_id: luck for each, luck in zip(step.candidates, step.draw.luck, strict=True)}


@pytest.mark.parametrize("seed", one_in(6, range(6)))
@pytest.mark.parametrize(("name", "texts"), [("sampling", 3), ("cut", 2), ("penalty", 5)])
def test_each_text_of_several_goes_on_with_its_own_luck(run, name, texts, seed):
    whole = run(asking(seed=seed, num_return_sequences=texts, **SETTINGS[name]))
    assert len({tuple(each.token_ids) for each in whole.sequences}) > 1
    for sequence, text in enumerate(whole.sequences):
        request, _ = branch(whole, 2, sequence)
        assert request.luck_of == [sequence, texts]
        again = run(request)
        assert again.sequences[0].token_ids == text.token_ids
        steps, expected = again.steps[3:], whole.steps_of(sequence)[3:]
        for step, same in zip(steps, expected, strict=True):
            assert luck_by_token(step) == pytest.approx(luck_by_token(same), abs=1e-4)
        further, _ = branch(again, 5)  # a branch of the branch is of the same text
        assert run(further).sequences[0].token_ids == text.token_ids


def test_another_token_has_the_luck_of_the_place_after_it(run):
    whole = run(asking(top_k=0))
    other = whole.steps[3].candidates[-1].token_id
    request, _ = branch(whole, 3, other=other)
    after = run(request).steps[4:]
    assert after and all(step.draw is not None for step in after)
    for step, same in zip(after, whole.steps[4:], strict=False):
        luck = {each.token_id: value for each, value in zip(same.candidates, same.draw.luck, strict=True)}
        shared = [(value, luck[each.token_id]) for each, value in zip(step.candidates, step.draw.luck, strict=True)
                  if each.token_id in luck]  # fmt: skip
        assert all(one == pytest.approx(two, abs=1e-4) for one, two in shared)


def test_new_luck_is_another_seed(run):
    whole = run(asking(top_k=0, num_return_sequences=2))
    request, notes = branch(whole, 2, 1, same=False)
    assert request.seed is None and request.luck_of is None
    assert [note.message for note in notes] == ["New luck: this run draws other numbers."]
    ids = whole.sequences[1].token_ids
    texts = [run(request).sequences[0].token_ids for _ in range(3)]
    assert all(text[:3] == ids[:3] for text in texts) and any(text != ids for text in texts)


@pytest.mark.parametrize(
    ("config", "assistant", "named"),
    [({"num_beams": 3}, None, "beam search with sampling"), ({}, "stories-draft", "assisted decoding")],
)
def test_where_the_luck_cannot_be_had_the_seed_stays_and_that_is_said(run, config, assistant, named):
    asked = asking(top_k=0, **config)
    whole = run(GenerationRequest(**{**vars(asked), "assistant": assistant}))
    request, notes = branch(whole, 2)
    assert request.seed == 5 and request.luck_of is None
    assert [note.message for note in notes] == [
        f"Same seed, but not the luck of its place: {named} does not draw token by token."
    ]


def test_without_draws_nothing_is_said(run):
    whole = run(asking(do_sample=False))
    request, notes = branch(whole, 2)
    assert (request.seed, notes) == (5, [])
    assert run(request).sequences[0].token_ids == whole.sequences[0].token_ids


@pytest.mark.parametrize(
    ("luck", "config", "severity", "says"),
    [
        ([1, 3], {}, None, ""),
        ([3, 3], {}, "error", "luck_of is [3, 3]: it must be two whole numbers"),
        ("a", {}, "error", 'luck_of is "a"'),
        ([1], {}, "error", "luck_of is [1]"),
        ([-1, 2], {}, "error", "luck_of is [-1, 2]"),
        ([0, 10**6], {}, "error", "this server returns at most"),
        ([0, 2], {"num_return_sequences": 2}, "error", "luck_of is about one text, and num_return_sequences is 2."),
        ([0, 2], {"do_sample": False}, "warning", "luck_of has no effect"),
        ([0, 2], {"num_beams": 2}, "warning", "luck_of has no effect"),
    ],
)  # fmt: skip
def test_a_luck_that_cannot_be_is_told(luck, config, severity, says):
    request = GenerationRequest("stories", "a", luck_of=luck, config={"do_sample": True, "max_new_tokens": 2} | config)
    found = [each for each in check(request, Settings()) if each.knob == "luck_of"]
    assert [each.severity for each in found] == ([severity] if severity else [])
    assert all(says in each.message for each in found)


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize(("row", "rows"), [(0, 1), (0, 3), (2, 3), (6, 7)])
def test_a_row_alone_is_drawn_as_it_is_among_others(row, rows, watched):
    scores = torch.linspace(-3, 3, 300).sin().mul(4).softmax(-1)[None]
    together, alone, seen = RandomDraws(), RandomDraws(), []
    together.seed(9)
    alone.seed(9, (row, rows))
    if watched:
        alone.observer = SimpleNamespace(on_drawn=lambda p, q: seen.append((q.shape, (p / q).argmax().item())))
    for _ in range(40):
        with together:
            expected = torch.multinomial(scores.repeat(rows, 1), 1)[row]
        with alone:
            drawn = torch.multinomial(scores, num_samples=1)
        assert drawn.shape == (1, 1) and drawn[0] == expected
        assert not watched or seen[-1] == ((1, 300), expected.item())
