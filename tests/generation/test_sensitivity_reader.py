"""Prompts that a model reads: every distance is that of a bare forward pass of transformers over prompt and text."""

from __future__ import annotations

import dataclasses
import json
import math
import threading
from queue import SimpleQueue

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch.nn.functional import kl_div

from playground import GenerationRequest, compare, generate, prompt_sensitivity
from playground.engines.local import LocalEngine
from playground.generation.answering import answer
from playground.generation.divergence import jensen_shannon, total_variation
from playground.models.loading import LoadedModel, load
from playground.questions import Answered, Progressed
from playground.questions.prompt_distances import MOST_PROMPTS, PromptQuestion
from playground.requests.request import RequestError, raise_for_errors
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_diffusion, tiny_gpt2, tiny_llama, tiny_t5

KINDS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5, "bart": tiny_bart}
PROMPTS, TEXT = [[50, 60, 70], [50, 60, 70, 32], [51, 60]], [5, 80, 9, 33]


def loaded(model, name="tiny"):
    return LoadedModel(name, model, byte_tokenizer(), "folder", "cpu", "float32")


def told(model, question, cancelled=None, settings=None):
    events = []
    settings = settings or Settings()
    raise_for_errors(list(question.problems(settings)))
    answer(question, [model], settings, events.append, cancelled or threading.Event())
    return events


def values_of(events):
    return next(event.answer.values for event in events if isinstance(event, Answered))


def begun(model):
    return [model.generation_config.decoder_start_token_id] if model.config.is_encoder_decoder else []


@torch.no_grad()
def bare(model, prompt, text, start=()):
    """The log-probabilities (text + 1, vocab) of one forward pass over a prompt and what follows it."""
    if model.config.is_encoder_decoder:
        out = model(input_ids=torch.tensor([prompt]), decoder_input_ids=torch.tensor([[*start, *text]]))
        logits = out.logits[0, len(start) - 1 :]
    else:
        logits = model(input_ids=torch.tensor([[*prompt, *text]])).logits[0, len(prompt) - 1 :]
    return logits.double().log_softmax(-1)


def divergence(logp, logq):
    return kl_div(logq, logp, reduction="sum", log_target=True).item()


def close(value):
    return pytest.approx(value, abs=1e-5, rel=1e-3)


# ---------------------------------------------------------------------------------------------------- the formulas


def logs(values):
    return torch.tensor(values, dtype=torch.float64).log()


@pytest.mark.parametrize(
    ("p", "q", "js", "tv"),
    [
        ([0.5, 0.5], [0.5, 0.5], 0.0, 0.0),
        ([1.0, 0.0], [0.0, 1.0], math.log(2), 1.0),
        ([0.7, 0.3], [0.2, 0.8], None, 0.5),
        ([1.0, 0.0], [0.5, 0.5], (math.log(4 / 3) + 0.5 * math.log(2 / 3) + 0.5 * math.log(2)) / 2, 0.5),
    ],
)
def test_js_and_total_variation_by_hand(p, q, js, tv):
    assert total_variation(logs(p), logs(q)).item() == pytest.approx(tv)
    if js is not None:
        assert jensen_shannon(logs(p), logs(q)).item() == pytest.approx(js, abs=1e-12)


@given(*[st.lists(st.floats(-20, 20), min_size=6, max_size=6)] * 2)
def test_they_are_symmetric_and_within_their_bounds(one, other):
    logp, logq = (torch.tensor(each, dtype=torch.float64).log_softmax(-1) for each in (one, other))
    js, tv = jensen_shannon(logp, logq), total_variation(logp, logq)
    assert js.item() == pytest.approx(jensen_shannon(logq, logp).item(), abs=1e-12)
    assert 0 <= js <= math.log(2) + 1e-12 and 0 <= tv <= 1 + 1e-12
    assert tv**2 <= 2 * js + 1e-9  # Lin 1991, Pinsker's inequality applied to both halves


# ------------------------------------------------------------------------------------------------------- the prompts


@pytest.mark.parametrize("kind", KINDS)
def test_the_distances_are_those_of_a_bare_forward_pass(kind):
    model = KINDS[kind]()
    start = begun(model)
    values = values_of(told(loaded(model), PromptQuestion("tiny", PROMPTS, TEXT, start)))
    logps = [bare(model, prompt, TEXT, start) for prompt in PROMPTS]
    firsts = [logp[0] for logp in logps]
    for i, p in enumerate(firsts):
        for j, q in enumerate(firsts):
            mixture = ((p.exp() + q.exp()) / 2).log()
            assert values["kl"][i][j] == close(divergence(p, q))
            assert values["js"][i][j] == close((divergence(p, mixture) + divergence(q, mixture)) / 2)
            assert values["tv"][i][j] == close((p.exp() - q.exp()).abs().sum().item() / 2)
    for place, token in enumerate(values["text"]):
        assert token["id"] == TEXT[place]
        assert token["kl"] == [close(divergence(logps[0][place], logp[place])) for logp in logps]
        assert token["logprobs"] == [close(logp[place, TEXT[place]].item()) for logp in logps]
        assert token["same_top"] == [bool(logps[0][place].argmax() == logp[place].argmax()) for logp in logps]
    assert values["mean"] == [
        close(sum(divergence(a, b) for a, b in zip(logps[0][:-1], logp[:-1], strict=True)) / len(TEXT))
        for logp in logps
    ]
    for prompt, p in zip(values["prompts"], firsts, strict=True):
        assert prompt["entropy"] == close(torch.distributions.Categorical(logits=p).entropy().item())
        assert prompt["top"] == p.argmax().item() and prompt["same_top"] == (prompt["top"] == firsts[0].argmax())
    for token in values["candidates"]:
        assert token["probabilities"] == [close(p[token["id"]].exp().item()) for p in firsts]
    listed = {token["id"] for token in values["candidates"]}
    assert {i for p in firsts for i in p.topk(5).indices.tolist() if p[i] > math.log(0.001)} <= listed
    assert json.loads(json.dumps(values)) == values and values["vocab"] == firsts[0].numel()


def test_without_a_text_the_first_token_alone_is_compared():
    model = tiny_llama()
    alone = values_of(told(loaded(model), PromptQuestion("tiny", PROMPTS)))
    followed = values_of(told(loaded(model), PromptQuestion("tiny", PROMPTS, TEXT)))
    assert alone["kl"] == followed["kl"] and alone["text"] == [] and alone["mean"] == [None] * 3


def test_the_beginning_of_a_target_is_no_part_of_the_text():
    model = tiny_t5()
    start = begun(model)
    values = values_of(told(loaded(model), PromptQuestion("tiny", PROMPTS, TEXT, [*start, 44, 45])))
    logps = [bare(model, prompt, [44, 45, *TEXT], start)[2:] for prompt in PROMPTS]
    assert values["kl"][0][1] == close(divergence(logps[0][0], logps[1][0]))
    assert [token["id"] for token in values["text"]] == TEXT
    assert values["text"][1]["kl"][2] == close(divergence(logps[0][1], logps[2][1]))


def test_what_cannot_be_said_after_one_prompt_is_infinitely_far():
    model = tiny_llama()

    def never_seven_after_32(module, args, kwargs, out):
        if 32 in kwargs["input_ids"]:
            out.logits[..., 7] = -math.inf
        return out

    with model.register_forward_hook(never_seven_after_32, with_kwargs=True):
        values = values_of(told(loaded(model), PromptQuestion("tiny", PROMPTS[:2])))
    assert values["kl"][0][1] is None and values["kl"][1][0] > 0 and values["js"][0][1] > 0
    assert json.loads(json.dumps(values, allow_nan=False)) == values


@pytest.mark.parametrize(
    ("question", "settings", "message"),
    [
        (PromptQuestion("tiny", PROMPTS[:1]), {}, "There is only one prompt."),
        (PromptQuestion("tiny", [[5]] * (MOST_PROMPTS + 1)), {}, f"There are {MOST_PROMPTS + 1} prompts"),
        (PromptQuestion("tiny", [[5], []]), {}, "A prompt has no tokens."),
        (PromptQuestion("tiny", PROMPTS, TEXT), {"max_new_tokens": 3}, "The text has 4 tokens; this server allows 3"),
        (PromptQuestion("tiny", PROMPTS), {"max_prompt_tokens": 3}, "The prompt has 4 tokens; this server allows 3."),
        (PromptQuestion("tiny", [[5], [10**6]]), {}, "The text has tokens that tiny does not know."),
        (PromptQuestion("tiny", [[5], [-1]]), {}, "The text has tokens that tiny does not know."),
        (PromptQuestion("tiny", PROMPTS, TEXT, [0]), {}, "tiny does not read prompts of this kind."),
    ],
)
def test_what_cannot_be_asked_says_so(question, settings, message):
    with pytest.raises(RequestError) as refused:
        told(loaded(tiny_llama()), question, settings=dataclasses.replace(Settings(), **settings))
    (problem,) = refused.value.diagnostics
    assert problem.message.startswith(message) and problem.fix


def test_stopping_ends_it_within_one_pass():
    cancelled = threading.Event()
    cancelled.set()
    (event,) = told(loaded(tiny_llama()), PromptQuestion("tiny", PROMPTS, TEXT), cancelled)
    assert isinstance(event, Failed) and event.error == "Cancelled" and event.fix


# ---------------------------------------------------------------------------------------------------------- the engine


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


STORIES = GenerationRequest("stories", config={"max_new_tokens": 8, "do_sample": False}, seed=0)
WORDINGS = ["Once upon a time", "Once upon a time ", "once upon a time"]


def test_the_page_of_wordings_is_that_of_the_library(engine):
    values = prompt_sensitivity(STORIES, WORDINGS, ", there was a girl", engine).values
    found = load("stories", Settings())
    encode = found.tokenizer.encode
    logps = [bare(found.model, encode(prompt), encode(", there was a girl")) for prompt in WORDINGS]
    assert [prompt["prompt"] for prompt in values["prompts"]] == WORDINGS
    assert [prompt["tokens"] for prompt in values["prompts"]] == [len(encode(prompt)) for prompt in WORDINGS]
    assert [token["id"] for token in values["text"]] == encode(", there was a girl")
    for i, p in enumerate(logps):
        assert values["kl"][0][i] == close(divergence(logps[0][0], p[0]))
        assert values["mean"][i] == close(sum(map(divergence, logps[0][:-1], p[:-1])) / (len(p) - 1))


def test_a_chat_is_read_through_its_template(engine):
    chat = GenerationRequest("chat", messages=[{"role": "user", "content": "?"}], config={"max_new_tokens": 4})
    prompts = ["Are you a cat?", "are you a cat"]
    values = prompt_sensitivity(chat, prompts, engine=engine).values
    found = load("chat", Settings())
    ids = [
        found.tokenizer.apply_chat_template(
            [{"role": "user", "content": prompt}], add_generation_prompt=True, return_dict=False
        )
        for prompt in prompts
    ]
    firsts = [bare(found.model, each, [])[0] for each in ids]
    assert values["kl"][0][1] == close(divergence(*firsts)) and values["kl"][1][0] == close(divergence(*firsts[::-1]))


def test_runs_go_on_beside_it_as_if_alone(engine):
    alone = generate(STORIES, engine).sequences[0].token_ids
    events: SimpleQueue = SimpleQueue()
    ids = [[token.token_id for token in engine.tokens("stories", prompt)] for prompt in WORDINGS]
    engine.ask(PromptQuestion("stories", ids, ids[0]), events.put)
    beside = compare([STORIES, STORIES], engine)
    assert [trace.sequences[0].token_ids for trace in beside] == [alone, alone]
    seen = []
    while not seen or not isinstance(seen[-1], Finished | Failed):
        seen.append(events.get(timeout=60))
    assert isinstance(seen[-1], Finished) and any(isinstance(event, Answered) for event in seen)
    counts = [event.part.done for event in seen if isinstance(event, Progressed)]
    assert counts == sorted(counts)


@pytest.mark.parametrize("prompts", [[], ["one"], ["one", "one"], ["one", " "]])
def test_what_is_no_list_of_prompts_is_refused_at_once(engine, prompts):
    with pytest.raises(RequestError):
        prompt_sensitivity(STORIES, prompts, engine=engine)


def test_a_model_that_is_not_there_is_told(engine):
    with pytest.raises(RequestError, match="missing"):
        prompt_sensitivity(dataclasses.replace(STORIES, model="./missing"), WORDINGS, engine=engine)


def test_a_model_that_denoises_canvases_is_refused(engine, tmp_path):
    name = str(save(tmp_path, tiny_diffusion()))
    with pytest.raises(RequestError, match="canvases"):
        prompt_sensitivity(dataclasses.replace(STORIES, model=name, config={}), WORDINGS, engine=engine)
