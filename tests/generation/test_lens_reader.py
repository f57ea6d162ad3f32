"""The logit lens: its numbers against the library's own pass, at the places where a run chose; what can be asked."""

from __future__ import annotations

import json
import math
import threading
from queue import SimpleQueue

import msgspec
import pytest
import torch

from playground import GenerationRequest, Trace, generate, logit_lens
from playground.engines.local import LocalEngine
from playground.generation.answering import answer
from playground.generation.lens_reader import layer_cells
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import Answered, Progressed
from playground.questions.lens import AT_ONCE, LensAnswer, LensQuestion
from playground.requests.request import RequestError, raise_for_errors
from playground.settings import Settings
from playground.trace import Failed, Finished, Stepped
from tests.support import architectures
from tests.support.tiny_models import byte_tokenizer, save, tiny_bart, tiny_gpt2, tiny_llama, tiny_t5

KINDS = {"llama": tiny_llama, "gpt2": tiny_gpt2, "t5": tiny_t5, "bart": tiny_bart}
PROMPT, TEXT = [50, 60, 70], [5, 80, 9, 33, 120]


def loaded(model, name="tiny"):
    return LoadedModel(name, model, byte_tokenizer(), "folder", "cpu", "float32")


def told(model, question, cancelled=None, settings=None, emit=None):
    events = []
    settings = settings or Settings()
    raise_for_errors(list(question.problems(settings)))
    answer(question, [loaded(model)], settings, emit or events.append, cancelled or threading.Event())
    return events


def found_by(model, question):
    events = told(model, question)
    assert isinstance(events[-1], Finished) and events[-1].sequences == []
    return next(event.answer for event in events if isinstance(event, Answered))


def asked(kind, places=None):
    start = [0] if kind in ("t5", "bart") else PROMPT
    text = [*start, *TEXT]
    return LensQuestion("tiny", text, places or range(len(start), len(text)), PROMPT if len(start) == 1 else None)


# ------------------------------------------------------------------------------------------------------ numbers


def test_the_numbers_of_a_layer_by_hand():
    last = torch.tensor([[0.5, 0.25, 0.25, 0.0]]).log()
    logits = torch.tensor([[0.25, 0.25, 0.25, 0.25]]).log() + 3  # a softmax does not care
    texts = TokenTexts(byte_tokenizer())
    (found,) = layer_cells(logits, last, torch.tensor([1]), texts)
    assert found.rank == 1 and found.probability == pytest.approx(0.25)
    assert found.entropy == pytest.approx(math.log(4), abs=1e-5)
    assert found.kl == pytest.approx(0.5 * math.log(2), abs=1e-5)  # KL(last || layer)
    assert sorted(token.id for token in found.top) == [0, 1, 2, 3]
    (sure,) = layer_cells(torch.tensor([[9.0, 1.0, 2.0, 0.0]]), last, torch.tensor([1]), texts)
    assert sure.rank == 3 and [token.id for token in sure.top] == [0, 2, 1, 3]


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_layer_is_the_models_own_distribution(kind):
    model, question = KINDS[kind](), asked(kind)
    found = found_by(model, question)
    with torch.no_grad():
        text = torch.tensor([list(question.text)])
        given = {"input_ids": text}
        if question.source:
            given = {"input_ids": torch.tensor([PROMPT]), "decoder_input_ids": text}
        out = model(**given, output_hidden_states=True)
    logp = out.logits[0].log_softmax(-1)
    hidden = out.decoder_hidden_states if question.source else out.hidden_states
    assert len(found.layers) == len(hidden) and [token.id for token in found.tokens] == TEXT
    for place, cell in zip(found.places, found.layers[-1], strict=True):
        here, token = logp[place - 1], question.text[place]
        assert cell.probability == pytest.approx(here[token].exp().item(), rel=1e-3, abs=1e-6)
        assert cell.rank == (here > here[token]).sum() + 1
        assert cell.kl == 0
        assert cell.entropy == pytest.approx(torch.distributions.Categorical(logits=here).entropy().item(), abs=1e-3)
        assert [token.id for token in cell.top] == here.topk(5).indices.tolist()
        assert [token.probability for token in cell.top] == pytest.approx(here.topk(5).values.exp().tolist(), abs=1e-4)


@pytest.mark.parametrize("kind", ["llama", "gemma3", "mamba"])
def test_the_layers_are_read_by_the_same_norm_and_head(kind):
    model = architectures.model(kind)
    found = found_by(model, asked("llama"))
    norm = model.backbone.norm_f if kind == "mamba" else model.model.norm
    with torch.no_grad():
        hidden = model(torch.tensor([PROMPT + TEXT]), output_hidden_states=True).hidden_states[1]
        if kind == "mamba":  # told without the embeddings
            hidden = model(torch.tensor([PROMPT + TEXT]), output_hidden_states=True).hidden_states[0]
        logp = model.lm_head(norm(hidden))[0].log_softmax(-1)
    for place, token, cell in zip(found.places, TEXT, found.layers[1], strict=True):
        assert cell.probability == pytest.approx(logp[place - 1, token].exp().item(), rel=1e-2, abs=1e-5)
        assert [token.id for token in cell.top][:2] == logp[place - 1].topk(2).indices.tolist()


def test_the_values_travel_as_json():
    found = found_by(tiny_llama(), asked("llama"))
    assert msgspec.convert(json.loads(msgspec.json.encode(found)), LensAnswer) == found


def test_what_comes_after_the_last_place_is_not_read():
    model = tiny_llama(context=6)
    assert found_by(model, asked("llama", [4, 6])).places == [4, 6]
    with pytest.raises(RequestError, match="The text has 8 tokens; tiny can read 6"):
        told(model, asked("llama", [7]))


# ------------------------------------------------------------------------------------------------- what can be asked


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (LensQuestion("tiny", PROMPT, []), "no such token"),
        (LensQuestion("tiny", PROMPT, [0]), "no such token"),  # it was read, not chosen
        (LensQuestion("tiny", PROMPT, [3]), "no such token"),
        (LensQuestion("tiny", PROMPT, [1, 1]), "no such token"),
        (LensQuestion("tiny", [5] * 100, range(1, 50)), "49 tokens are too many"),
        (LensQuestion("tiny", [5, 300], [1]), "tokens that tiny does not know"),
        (LensQuestion("tiny", PROMPT, [1], PROMPT), "not one that tiny has written"),
    ],
)
def test_what_cannot_be_asked_is_refused(question, message):
    with pytest.raises(RequestError, match=message) as refused:
        told(tiny_llama(), question)
    assert all(problem.fix for problem in refused.value.diagnostics)


def test_a_model_that_cannot_be_read_so_is_named():
    model = tiny_llama()
    model.model.norm.register_forward_hook(lambda module, args, output: output * torch.rand(()))
    with pytest.raises(RequestError, match="The layers of tiny cannot be read this way"):
        told(model, asked("llama"))


def test_it_stops_within_a_layer():
    stop, events = threading.Event(), []

    def emit(event):
        events.append(event)
        stop.set()

    told(tiny_llama(layers=4), asked("llama"), cancelled=stop, emit=emit)
    assert [type(event) for event in events] == [Progressed, Failed] and events[-1].error == "Cancelled"


def test_an_instance_has_a_limit_of_time():
    events = told(tiny_llama(), asked("llama"), settings=Settings(max_seconds=0.0))
    assert isinstance(events[-1], Failed) and "took too long" in events[-1].message


# ------------------------------------------------------------------------------------------------- about a run


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine()
    yield engine
    engine.close()


CONFIGS = {
    "greedy": {"do_sample": False},
    "sampled": {"do_sample": True, "top_k": 5, "temperature": 1.3},
    "beams": {"num_beams": 3, "do_sample": False},
}


@pytest.mark.parametrize("strategy", CONFIGS)
def test_the_last_layer_says_what_the_run_has_recorded(engine, strategy):
    config = {**CONFIGS[strategy], "max_new_tokens": 6}
    request = GenerationRequest("stories", "Once upon a time", config=config, seed=3)
    trace = generate(request, engine)
    found = logit_lens(Trace.from_json(trace.to_json()), engine=engine)
    assert [token.id for token in found.tokens] == trace.sequences[0].token_ids
    if strategy != "beams":
        recorded = [math.exp(step.chosen.raw_logprob) for step in trace.steps]
        assert [cell.probability for cell in found.layers[-1]] == pytest.approx(recorded, rel=1e-3)
        assert [cell.entropy for cell in found.layers[-1]] == pytest.approx(
            [step.distribution.entropy_before for step in trace.steps], abs=1e-3
        )
    assert generate(request, engine).sequences[0].token_ids == trace.sequences[0].token_ids


def test_a_source_and_its_target(engine, tmp_path):
    folder = str(save(tmp_path, tiny_t5()))
    trace = generate(GenerationRequest(folder, "the cat", config={"max_new_tokens": 5, "do_sample": False}), engine)
    found = logit_lens(trace, [0, 1], engine=engine)
    recorded = [math.exp(step.chosen.raw_logprob) for step in trace.steps[:2]]
    assert [cell.probability for cell in found.layers[-1]] == pytest.approx(recorded, rel=1e-2)


def test_a_chats_prompt_is_read_by_its_ids(engine):
    """Its text has no marks of the template in it."""
    request = GenerationRequest(
        "chat", messages=[{"role": "user", "content": "Hello!"}], config={"max_new_tokens": 4, "do_sample": False}
    )
    trace = generate(request, engine)
    found = logit_lens(trace, engine=engine)
    assert [cell.rank for cell in found.layers[-1]] == [1] * len(found.tokens)


def test_where_facts_gets_the_capital_of_australia_from(engine):
    """What docs/views.md tells."""
    greedy = {"do_sample": False, "max_new_tokens": 2}
    prompt = "The capital of Australia is"
    shares = {}
    for word in (" Sydney", " Canberra"):
        read = generate(GenerationRequest("facts", prompt, given=word, only_given=True), engine)
        found = logit_lens(read, engine=engine)
        shares[word] = [cells[0].probability for cells in found.layers]
    assert [cells[0].top[0].text for cells in found.layers][2:] == [" Sydney"] * 11
    assert shares[" Sydney"][10] == pytest.approx(0.93, abs=0.005) and shares[" Canberra"][10] < 0.03
    assert shares[" Canberra"][12] == pytest.approx(0.35, abs=0.005)
    for config, says in ((greedy, " Sydney."), ({**greedy, "dola_layers": "low"}, " Canberra.")):
        assert generate(GenerationRequest("facts", prompt, config=config), engine).sequences[0].text == says


def test_which_tokens_a_trace_is_asked_about(engine):
    trace = generate(GenerationRequest("stories", "One day", config={"max_new_tokens": 15, "do_sample": False}), engine)
    prompt = len(trace.started.prompt_tokens)
    question = LensQuestion.of_trace(trace)
    assert list(question.places) == list(range(prompt + 15 - AT_ONCE, prompt + 15)) and question.source is None
    assert question.text == [t.token_id for t in trace.started.prompt_tokens] + trace.sequences[0].token_ids
    stopped = Trace.fold([trace.started, *map(Stepped, trace.steps[:3])])  # before it had an output
    assert LensQuestion.of_trace(stopped, [2]).places == [prompt + 2]
    for wrong in ({"places": [15]}, {"places": [-1]}, {"sequence": 1}):
        with pytest.raises(ValueError, match=r"no such text|has the tokens"):
            LensQuestion.of_trace(trace, **wrong)


def test_two_people_ask_at_once_while_a_run_goes_on(engine):
    requests = [
        GenerationRequest("stories", prompt, config={"max_new_tokens": 20, "do_sample": False}, seed=0)
        for prompt in ("Once upon a time", "One day")
    ]
    traces = [generate(request, engine) for request in requests]
    alone = [logit_lens(trace, engine=engine) for trace in traces]
    going, queues = engine.stream(requests[0]), [SimpleQueue() for _ in traces]
    next(going)
    for trace, queue in zip(traces, queues, strict=True):
        engine.ask(LensQuestion.of_trace(trace), queue.put)
    assert list(going)[-1].sequences[0].token_ids == traces[0].sequences[0].token_ids
    for queue, expected in zip(queues, alone, strict=True):
        events = []
        while not events or not isinstance(events[-1], Finished | Failed):
            events.append(queue.get(timeout=60))
        assert events[-2].answer == expected


def test_a_question_that_needs_no_model_is_refused_at_once(engine):
    trace = generate(GenerationRequest("stories", "One day", config={"max_new_tokens": 2}, seed=0), engine)
    with pytest.raises(RequestError, match="no such token"):
        engine.ask(msgspec.structs.replace(LensQuestion.of_trace(trace), places=[]), lambda event: None)
    elsewhere = msgspec.structs.replace(LensQuestion.of_trace(trace), model="../nobody")
    with pytest.raises(RequestError):
        engine.ask(elsewhere, lambda event: None)
