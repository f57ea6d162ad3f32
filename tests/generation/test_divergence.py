"""Distributions held against each other: the formula by hand and by torch, and the steps that decoding itself takes."""

from __future__ import annotations

import json
import math
import threading
from queue import SimpleQueue

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import GenerationConfig

from playground.engines.local import LocalEngine
from playground.generation.answering import answer
from playground.generation.divergence import StepwiseReader, check_pair, entropy, kl_divergence, read
from playground.models.loading import LoadedModel
from playground.questions import Answered, Progressed
from playground.questions.pair import PairQuestion
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

KINDS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5, "bart": tiny_bart}
PROMPT, TEXT = [50, 60, 70], [5, 80, 9, 33, 120]


def loaded(model, name="tiny", tokenizer=None):
    return LoadedModel(name, model, tokenizer or byte_tokenizer(), "folder", "cpu", "float32")


def logits(size=8):
    return st.lists(st.floats(-30, 30), min_size=size, max_size=size).map(
        lambda values: torch.tensor(values, dtype=torch.float64).log_softmax(-1)
    )


# ---------------------------------------------------------------------------------------------------- the formula


@pytest.mark.parametrize(
    ("p", "q", "expected"),
    [
        ([0.5, 0.5], [0.5, 0.5], 0.0),
        ([0.5, 0.5], [0.25, 0.75], 0.5 * math.log(2) + 0.5 * math.log(2 / 3)),
        ([1.0, 0.0], [0.25, 0.75], math.log(4)),  # what P never says counts nothing
        ([1.0, 0.0], [1.0, 0.0], 0.0),
        ([0.5, 0.5], [1.0, 0.0], math.inf),  # Q never says what P can say
        ([0.7, 0.2, 0.1], [0.1, 0.2, 0.7], 0.6 * math.log(7)),
    ],
)
def test_kl_by_hand(p, q, expected):
    found = kl_divergence(*(torch.tensor(each, dtype=torch.float64).log() for each in (p, q)))
    assert found.item() == pytest.approx(expected, abs=1e-12)


def test_entropy_by_hand():
    rows = torch.tensor([[0.25] * 4, [1.0, 0, 0, 0], [0.5, 0.5, 0, 0]], dtype=torch.float64).log()
    assert entropy(rows).tolist() == pytest.approx([math.log(4), 0.0, math.log(2)])


@given(logits(), logits())
def test_kl_is_that_of_torch_and_never_below_zero(logp, logq):
    found = kl_divergence(logp, logq)
    assert found >= 0
    assert found.item() == pytest.approx(
        torch.nn.functional.kl_div(logq, logp, reduction="sum", log_target=True).clamp_min(0).item(), abs=1e-12
    )


@given(logits())
def test_nothing_lies_away_from_itself(logp):
    assert kl_divergence(logp, logp) == 0


# ----------------------------------------------------------------------------------------------------- reading


def stepwise(model, prompt, text):
    """The logits (text, vocab) that `generate` has at each step, by its own account of them."""
    given_ids = iter(text)

    def only(batch, ids):
        return [next(given_ids)]

    encoder = model.config.is_encoder_decoder
    out = model.generate(
        torch.tensor([prompt]), generation_config=GenerationConfig(
            max_new_tokens=len(text), do_sample=False, eos_token_id=None, pad_token_id=0,
            decoder_start_token_id=model.generation_config.decoder_start_token_id if encoder else None,
            return_dict_in_generate=True, output_logits=True,
        ), prefix_allowed_tokens_fn=only,
    )  # fmt: skip
    assert out.sequences[0, -len(text) :].tolist() == text
    return torch.cat(out.logits)


@pytest.mark.parametrize("kind", KINDS)
def test_the_logits_are_those_of_generate(kind):
    model, seen = KINDS[kind](), []
    model.generation_config.eos_token_id = None
    read(loaded(model), PROMPT, TEXT, seen.append)
    assert torch.equal(torch.stack(seen), stepwise(model, PROMPT, TEXT))


@pytest.mark.parametrize("kind", KINDS)
def test_they_are_those_of_one_pass_over_the_text(kind):
    model, seen = KINDS[kind](), []
    read(loaded(model), PROMPT, TEXT, seen.append)
    with torch.no_grad():
        if model.config.is_encoder_decoder:
            start = model.generation_config.decoder_start_token_id
            whole = model(input_ids=torch.tensor([PROMPT]), decoder_input_ids=torch.tensor([[start, *TEXT]])).logits[0]
        else:
            whole = model(input_ids=torch.tensor([PROMPT + TEXT])).logits[0, len(PROMPT) - 1 :]
    assert torch.allclose(torch.stack(seen), whole[: len(TEXT)], atol=1e-4)


def test_the_models_own_settings_do_not_touch_them():
    plain, set_otherwise = tiny_llama(), tiny_llama()
    set_otherwise.generation_config.update(
        repetition_penalty=5.0, no_repeat_ngram_size=1, eos_token_id=TEXT[1], suppress_tokens=[TEXT[0]],
        forced_eos_token_id=2, max_length=2, do_sample=True, num_beams=3,
    )  # fmt: skip
    seen, other = [], []
    read(loaded(plain), PROMPT, TEXT, seen.append)
    read(loaded(set_otherwise), PROMPT, TEXT, other.append)
    assert torch.equal(torch.stack(seen), torch.stack(other))
    assert set_otherwise.generation_config.repetition_penalty == 5.0


def test_turns_leave_gradients_as_they_were():
    reading = StepwiseReader(loaded(tiny_llama()), PROMPT, TEXT)
    for _ in TEXT[:2]:
        assert not reading.next().requires_grad and torch.is_grad_enabled()
    with torch.no_grad():
        reading.next()
        assert not torch.is_grad_enabled()
    reading.close()
    assert torch.is_grad_enabled()


# ------------------------------------------------------------------------------------------------------ a pair


def told(reference, other, prompt=PROMPT, text=TEXT, cancelled=None, limits=None):
    events = []
    pair = PairQuestion(reference.name, other.name, prompt, text)
    answer(pair, [reference, other], limits or Settings(), events.append, cancelled or threading.Event())
    return events


def values(*arguments, **more):
    events = told(*arguments, **more)
    assert isinstance(events[-1], Finished) and events[-1].sequences == []
    return next(event.answer.values for event in events if isinstance(event, Answered))


@pytest.mark.parametrize("kind", KINDS)
def test_a_model_lies_nowhere_from_itself(kind):
    model = loaded(KINDS[kind]())
    found = values(model, model)
    assert (found["mean"], found["max"], found["same_top"]) == (0.0, 0.0, 1.0)
    assert found["perplexities"][0] == found["perplexities"][1] and len(found["tokens"]) == len(TEXT)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.integers(3, 299), min_size=1, max_size=6), st.integers(1, 5))
def test_every_number_is_that_of_one_pass(text, seed):
    models = [tiny_llama(), tiny_llama(seed=seed)]
    found = values(*(loaded(model) for model in models), text=text)
    with torch.no_grad():
        whole = [model(torch.tensor([PROMPT + text])).logits[0, len(PROMPT) - 1 : -1].double() for model in models]
    logp, logq = (each.log_softmax(-1) for each in whole)
    expected = torch.nn.functional.kl_div(logq, logp, reduction="none", log_target=True).sum(-1)
    assert [token["kl"] for token in found["tokens"]] == pytest.approx(expected.tolist(), rel=1e-3, abs=1e-5)
    assert found["mean"] == pytest.approx(expected.mean().item(), rel=1e-3, abs=1e-5)
    assert found["max_at"] == expected.argmax() and found["vocab"] == 300
    assert found["same_top"] == (logp.argmax(-1) == logq.argmax(-1)).double().mean()
    chosen = torch.tensor(text)[:, None]
    perplexities = [each.gather(-1, chosen).mean().neg().exp().item() for each in (logp, logq)]
    assert found["perplexities"] == pytest.approx(perplexities, rel=1e-3)
    token = found["tokens"][0]
    for i, _, p, q in token["candidates"]:
        assert (p, q) == pytest.approx((logp[0, i].exp().item(), logq[0, i].exp().item()), rel=1e-3, abs=2e-6)
    shown = {i for i, *_ in token["candidates"]}
    assert {*logp[0].topk(5).indices.tolist(), *logq[0].topk(5).indices.tolist()} == shown


def set_logits(model, bias):
    """Let a model find every next token as likely as `bias` (vocab,) says, whatever it has read."""
    head = torch.nn.Linear(model.config.hidden_size, len(bias))
    with torch.no_grad():
        head.weight.zero_()
        head.bias.copy_(bias)
    model.lm_head = head
    return model


@pytest.mark.parametrize("tied", [[2, 9], [9, 40, 41, 42, 43, 44, 299], range(300)])
def test_of_tied_tokens_each_model_takes_the_one_that_greedy_decoding_takes(tied):
    """topk may name another of them, which was no disagreement of the models."""
    bias = torch.zeros(300).index_fill(0, torch.tensor(list(tied)), 3.0)
    several = set_logits(tiny_llama(), bias)
    ids = torch.tensor([PROMPT])
    options = {"attention_mask": torch.ones_like(ids), "do_sample": False, "max_new_tokens": 1, "pad_token_id": 0}
    greedy = several.generate(ids, **options)[0, -1].item()
    for only in {*list(tied)[:2], greedy}:
        one = set_logits(tiny_llama(), bias.clone().index_fill(0, torch.tensor([only]), 3.5))
        found = values(loaded(one), loaded(several))
        assert found["same_top"] == (only == greedy)
        assert greedy in {i for i, *_ in found["tokens"][0]["candidates"]}


def test_the_values_travel_as_json():
    found = values(loaded(tiny_llama(), "a"), loaded(tiny_llama(seed=1), "b"))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["models"] == ["a", "b"] and found["precisions"] == ["float32", "float32"]
    assert found["bytes"] == [tiny_llama().get_memory_footprint()] * 2 and found["scale_bytes"] == [0, 0]
    assert "".join(token["piece"] for token in found["tokens"]) == byte_tokenizer().decode(TEXT)


def test_what_only_one_has_rows_for_is_no_token():
    """Logits are often wider than the vocabulary, and not in each model by as much."""
    narrow = tiny_llama()
    wide = tiny_llama()
    wide.resize_token_embeddings(320)
    found = values(loaded(narrow), loaded(wide))
    assert found["vocab"] == 300 and found["mean"] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("other", "text", "message"),
    [
        (lambda: loaded(tiny_t5()), TEXT, "Only one of tiny and tiny has an encoder"),
        (lambda: loaded(tiny_llama(context=4)), TEXT, "The text has 8 tokens; tiny can read 4"),
        (lambda: LoadedModel("drafter", tiny_llama(), None, "folder", "cpu", "float32"), TEXT, "drafter only drafts"),
        (lambda: loaded(tiny_llama()), (5, 10**9), "The text has tokens that tiny does not know"),
    ],
)
def test_what_cannot_be_compared_is_refused(other, text, message):
    with pytest.raises(RequestError) as refused:
        check_pair(PairQuestion("tiny", "tiny", PROMPT, text), loaded(tiny_llama()), other(), Settings())
    assert message in f"{refused.value.diagnostics[0].message} {refused.value.diagnostics[0].fix}"


def test_a_text_that_is_longer_than_this_server_allows_is_refused():
    pair, models = PairQuestion("tiny", "tiny", PROMPT, TEXT), [loaded(tiny_llama()), loaded(tiny_llama())]
    with pytest.raises(RequestError, match="tokens; this server allows 2"):
        check_pair(pair, *models, Settings(max_new_tokens=2))


def test_without_a_text_there_is_nothing_to_compare():
    (problem,) = PairQuestion("tiny", "tiny", PROMPT, []).problems(Settings())
    assert "There is no text to compare the distributions on." in problem.message


def test_other_tokens_are_refused():
    tokenizer = byte_tokenizer()
    tokenizer.add_tokens(["quokka"])
    with pytest.raises(RequestError, match="one and two have different tokens"):
        told(loaded(tiny_llama(), "one"), loaded(tiny_llama(), "two", tokenizer))


def test_it_stops_within_a_step(monkeypatch):
    stop, steps = threading.Event(), []
    real = StepwiseReader.next

    def next_and_stop(self):
        steps.append(1)
        if len(steps) == 2:
            stop.set()
        return real(self)

    monkeypatch.setattr(StepwiseReader, "next", next_and_stop)
    events = told(loaded(tiny_llama()), loaded(tiny_llama(seed=1)), cancelled=stop)
    assert len(steps) == 2 and isinstance(events[-1], Failed) and events[-1].error == "Cancelled"
    assert torch.is_grad_enabled()


def test_an_instance_has_a_limit_of_time():
    events = told(loaded(tiny_llama()), loaded(tiny_llama(seed=1)), limits=Settings(max_seconds=0.0))
    assert isinstance(events[-1], Failed) and "took too long" in events[-1].message and torch.is_grad_enabled()


# --------------------------------------------------------------------------------------------- in an engine's lane


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


def answered(engine, pair):
    events = SimpleQueue()
    engine.ask(pair, events.put)
    kept = []
    while not kept or not isinstance(kept[-1], Finished | Failed):
        kept.append(events.get(timeout=60))
    return kept


def written(engine, model="stories"):
    request = GenerationRequest(model, "Once upon a time", config={"max_new_tokens": 8, "do_sample": False}, seed=0)
    started, finished = None, None
    for event in engine.stream(request):
        started = event if type(event).__name__ == "Started" else started
        finished = event
    return [token.token_id for token in started.prompt_tokens], finished.sequences[0].token_ids


@pytest.mark.slow
def test_an_engine_reads_a_pair_while_runs_go_on(engine):
    prompt, text = written(engine)
    request = GenerationRequest("stories", "One day", config={"max_new_tokens": 20, "do_sample": False}, seed=0)
    alone = list(engine.stream(request))[-1].sequences[0].token_ids
    beside = engine.stream(request)
    next(beside)
    kept = answered(engine, PairQuestion("stories", "stories-draft", prompt, text))
    found = kept[-2].answer.values
    assert isinstance(kept[-2], Answered) and 0 < found["mean"] < 1
    assert all(event.part.of == 8 for event in kept if isinstance(event, Progressed))
    assert list(beside)[-1].sequences[0].token_ids == alone


@pytest.mark.parametrize("kind", one_in(2, ["stories", "t5", "bart", "gpt2"]))
def test_a_model_finds_its_own_greedy_text_the_likeliest(engine, kind, tmp_path):
    """It is read at the places where it was written, behind the prompt or beside it."""
    model = kind if kind == "stories" else str(save(tmp_path, KINDS[kind]()))
    prompt, text = written(engine, model)
    found = answered(engine, PairQuestion(model, f"{model}?quantization=8bit", prompt, text))[-2].answer.values
    for token in found["tokens"]:
        assert max(token["candidates"], key=lambda row: row[2])[0] == token["id"]
    assert 0 < found["mean"] < 0.5


@pytest.mark.slow
def test_a_quantized_model_lies_near_and_takes_less(engine):
    prompt, text = written(engine)
    found = answered(engine, PairQuestion("stories", "stories?quantization=nf4", prompt, text))[-2].answer.values
    assert 0 < found["mean"] < 0.2 and found["same_top"] > 0.5
    assert sum(x[1] for x in (found["bytes"], found["scale_bytes"])) < 0.25 * found["bytes"][0]
    assert found["precisions"][1].startswith("4-bit weights (nf4)")


@pytest.mark.slow
def test_a_model_that_cannot_be_opened_fails_in_words(engine):
    with pytest.raises(RequestError, match="quantization of a model cannot be 'nf5'"):
        engine.ask(PairQuestion("stories", "stories?quantization=nf5", [5], [6]), print)


@pytest.mark.slow
def test_an_engine_knows_what_its_machine_can_do(engine, monkeypatch):
    assert set(engine.precisions().values()) == {""}
    monkeypatch.setattr("playground.models.memory_estimate.best_device", lambda: "mps")
    why = engine.precisions()
    assert why["float16"] == "" and "not on mps" in why["nf4"]
