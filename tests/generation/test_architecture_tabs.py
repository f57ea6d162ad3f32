"""Real architectures from their folders, through the engine and what each tab of the page makes of a run: lanes side by
side, a sweep, many seeds, trials of drafts, watermarks and their detector, precisions, batches."""

from __future__ import annotations

import dataclasses
import json
from queue import SimpleQueue

import pytest

from playground import compare, generate
from playground.engines.local import LocalEngine
from playground.experiments.draft_trials import same_trial, with_drafts
from playground.experiments.judged_texts import Judge
from playground.experiments.sweep import grid
from playground.experiments.sweep_notes import notes
from playground.experiments.watermark_trials import sure_trial
from playground.questions import Answered
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.requests.request import RequestError
from playground.requests.validation import Checking, Known
from playground.trace import Failed, Finished, Trace
from playground.ui.comparisons.seeds_view import samples
from playground.watermarks.detection import Query
from tests.generation.test_architectures import EACH, HAVE_STATES
from tests.support.architecture_runs import DRAWN, LOCAL, STRATEGIES, TOKENIZER, TOKENS, Strategy, saved
from tests.support.slow import one_in

ONE_PASS = {"gpt2", "llama", "qwen3", "mixtral"}  # every layer attends to everything, in a cache of keys and values
SIDE_BY_SIDE = ("greedy", "several texts", "several beams", "contrastive", "watermark")
DRAWING = Strategy(DRAWN | {"max_new_tokens": TOKENS})


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(dataclasses.replace(LOCAL, max_lanes=16))
    yield engine
    engine.close()


def found_by(trial, engine):
    """What a trial has found when its runs, side by side, are over."""
    for number, trace in enumerate(compare([entry.request for entry in trial.entries], engine)):
        for event in trace.events():
            trial.add(number, event)
    assert trial.over
    return json.loads(json.dumps(trial.found()))


def written(traces: list[Trace]) -> list[list[list[int]]]:
    return [[sequence.token_ids for sequence in trace.sequences] for trace in traces]


@EACH
def test_lanes_a_sweep_and_many_seeds_write_what_each_run_writes_alone(name, engine):
    this = saved(name)
    lanes = [this.request(STRATEGIES[strategy]) for strategy in SIDE_BY_SIDE]
    base = this.request(DRAWING)
    cells = grid(base, [("temperature", [0.5, 2.0]), ("repetition_penalty", [1.0, 1.5])])
    assert notes(cells, Checking(LOCAL, lambda *models: Known(*this.known(base)))) == []
    runs = [*lanes, *(cell.requests[0] for cell in cells), *samples(base, 3)]
    alone = [generate(request, engine) for request in runs]
    assert written(compare(runs, engine)) == written(alone)
    lanes = engine._decode_thread.schedulers[this.folder]
    assert lanes.can_join == (name in ONE_PASS) and (lanes.joint_passes > 0) == lanes.can_join


@EACH
def test_a_trial_of_drafts(name, engine):
    this = saved(name)
    request = this.request(STRATEGIES["assisted"])
    known = dict(zip(("model_defaults", "context"), this.known(request), strict=True))
    if name in HAVE_STATES:
        for refused in (request, this.request(STRATEGIES["greedy"])):  # nobody is sent to look for a draft
            with pytest.raises(RequestError, match="cannot take back tokens"):
                with_drafts(refused, **known)
        with pytest.raises(RequestError, match="cannot take back tokens"):
            engine.submit(request, lambda event: None)
        return
    found = found_by(same_trial(request, **known), engine)
    assert (found["checked"], found["equal"]) == (1, True)


def judge(this, engine) -> Judge:
    def judged(texts, watermark, detector=None):
        return engine.detect([Query(this.folder, ids, watermark, detector=detector) for ids in texts])

    return judged


@pytest.mark.parametrize("preset", one_in(2, ["watermark", "synthid"]))
@EACH
def test_a_watermark_is_found_where_it_was_put(name, preset, engine):
    this = saved(name)
    request = this.request(Strategy(STRATEGIES[preset].config | {"max_new_tokens": 24, "min_new_tokens": 24}))
    trace = generate(request, engine)
    (report,) = judge(this, engine)([trace.sequences[0].token_ids], request.config["watermarking_config"])
    told = 0
    for step, (token_id, _, _, green, counted, g) in zip(trace.steps, report["tokens"], strict=True):
        assert step.chosen.token_id == token_id
        if counted and step.mark.why is None:
            assert step.mark.green == green and step.mark.g == pytest.approx(g, abs=1e-6)
            told += 1
    assert told > 10


@EACH
def test_an_experiment_with_watermarks(name, engine):
    this = saved(name)
    request = this.request(STRATEGIES["watermark"])
    trial = sure_trial(request, judge(this, engine), 2, *this.known(request))
    found = found_by(trial, engine)
    assert len(trial.entries) == 4 and found["done"] == found["runs"] == 4


def test_weights_in_several_files_are_one_model(tmp_path, engine):
    this = saved("llama")
    this.model.save_pretrained(tmp_path, max_shard_size="50KB")
    TOKENIZER.save_pretrained(tmp_path)
    assert len(list(tmp_path.glob("model-*.safetensors"))) > 2
    request = this.request(STRATEGIES["nucleus"])
    models = this.folder, str(tmp_path)
    one, several = (generate(dataclasses.replace(request, model=model), engine) for model in models)
    assert written([one]) == written([several])


@pytest.mark.parametrize(("name", "strategy"), [("mamba", "prompt-lookup"), ("t5", "dola-low"), ("gpt2", "early-exit")])
def test_the_engine_refuses_from_the_files_alone_what_cannot_run(name, strategy, engine, monkeypatch):
    """Before the model is opened."""
    monkeypatch.setattr(engine._decode_thread, "_load", None)
    with pytest.raises(RequestError):
        engine.submit(saved(name).request(STRATEGIES[strategy]), lambda event: None)


def heard(ask, asked):
    """What the engine tells of something that is no ordinary run: its events, the last one included."""
    events, heard = SimpleQueue(), []
    ask(asked, events.put)
    while not heard or not isinstance(heard[-1], Finished | Failed):
        heard.append(events.get(timeout=60))
    return heard


@EACH
def test_a_batch_is_padded_as_the_library_pads(name, engine):
    this, prompts = saved(name), ["the cat", "a dog, a cat and a"]
    config = {"do_sample": False, "max_new_tokens": TOKENS}
    asked = BatchQuestion(this.request(STRATEGIES["greedy"], config=config, check_scores=False), prompts)
    (decoded,) = (event.answer for event in heard(engine.ask, asked) if isinstance(event, Answered))
    encoder = this.model.config.is_encoder_decoder
    for way in decoded.ways[1:]:
        inputs = TOKENIZER(prompts, padding=True, padding_side=way.name, return_tensors="pt")
        ids = this.model.generate(**inputs, **config)[:, 1 if encoder else inputs["input_ids"].shape[1] :]
        for row, answer in zip(ids.tolist(), way.answers, strict=True):
            new = [token.id for token in answer.new]
            assert new == row[: len(new)] and (len(new) == len(row) or new[-1] == TOKENIZER.eos_token_id)


@EACH
def test_two_precisions_read_one_text(name, engine):
    this = saved(name)
    trace = generate(this.request(STRATEGIES["greedy"]), engine)
    prompt, text = [token.token_id for token in trace.started.prompt_tokens], trace.sequences[0].token_ids
    pair = PairQuestion(this.folder, f"{this.folder}?dtype=bfloat16", prompt, text)
    events = heard(engine.ask, pair)
    (read,) = (event.answer for event in events if isinstance(event, Answered))
    assert len(read.values["tokens"]) == len(text) and 0 < read.values["mean"] < 0.5
    for token in read.values["tokens"]:  # greedy decoding wrote it
        assert max(token["candidates"], key=lambda row: row[2])[0] == token["id"]
