"""Models that write sound: codes, scores and samples of bare `generate`, what is refused, what is saved of a run."""

from __future__ import annotations

import base64
import contextlib
import copy
import io
import json
import shutil
import threading
import uuid
import wave
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor, GenerationConfig, LogitsProcessor

from playground import GenerationRequest, Trace, generate
from playground.batching.side_task import SideWorkStopped, SideWorkTooSlow
from playground.batching.single_run import SingleRunSlot
from playground.generation import sound_run
from playground.generation.answering import answer
from playground.generation.divergence import check_pair
from playground.models.fetching import fetch
from playground.models.loading import load
from playground.models.locations import ModelError
from playground.models.static_facts import read_facts
from playground.questions.pair import PairQuestion
from playground.questions.prompt_batch import BatchQuestion
from playground.recording.codebook_tap import CodebookTap, CodeTexts
from playground.requests.callables import UserCallables
from playground.requests.library_config import generation_config
from playground.requests.request import RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.open_trace import open_trace
from playground.sharing.sound_script import sound_script
from playground.trace import Stepped
from playground.ui.controls.chat_state import PLAIN, kind_of
from tests.support.decoding import decode
from tests.support.hubs import StandInHub
from tests.support.knob_values import FREE, values_of
from tests.support.slow import one_in
from tests.support.tiny_models import save, save_dia, tiny_gpt2

PROMPT = "[S1] Hello there."
SAMPLED = {"max_new_tokens": 40, "do_sample": True, "temperature": 1.3, "top_k": 50, "top_p": 0.9}
CONFIGS = {
    "greedy": {"max_new_tokens": 30},
    "sampling": SAMPLED,
    "guided": SAMPLED | {"guidance_scale": 3.0},
    "penalty": {"max_new_tokens": 24, "repetition_penalty": 1.4},
    "length": {"max_length": 25},
    "nothing": {},
    "short": {"max_new_tokens": 5},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(save_dia(tmp_path_factory.mktemp("dia")))


@pytest.fixture(scope="module")
def library(folder):
    return AutoModelForSpeechSeq2Seq.from_pretrained(folder), AutoProcessor.from_pretrained(folder)


def asked(folder: str, **fields) -> GenerationRequest:
    return GenerationRequest(**{"model": folder, "prompt": PROMPT, "seed": 3, "config": SAMPLED} | fields)


@pytest.mark.parametrize("name", CONFIGS)
def test_codes_scores_and_sound_are_those_of_generate(folder, library, name):
    trace = generate(asked(folder, config=CONFIGS[name]))
    model, processor = library
    torch.manual_seed(3)
    with contextlib.redirect_stderr(io.StringIO()):
        bare = model.generate(
            **processor(text=[PROMPT]), generation_config=GenerationConfig(**CONFIGS[name]), output_scores=True,
            return_dict_in_generate=True,
        )  # fmt: skip
    assert len(trace.sequences) == trace.started.num_sequences == 9 and trace.started.codebooks
    assert bare.sequences.shape[1] == 1 + max(len(sequence.token_ids) for sequence in trace.sequences)
    for number, sequence in enumerate(trace.sequences):
        codes = bare.sequences[0, 1:, number].tolist()
        end = codes.index(1024) + 1 if 1024 in codes else len(codes)
        assert (sequence.token_ids, sequence.stop_reason) == (codes[:end], "eos" if 1024 in codes else "length")
        steps = trace.steps_of(number)
        assert [step.chosen.token_id for step in steps] == codes[:end]
        for step in steps:
            after = torch.log_softmax(bare.scores[step.index][number], -1)
            if not step.given:
                assert step.chosen.logprob == pytest.approx(float(after[step.chosen.token_id]), abs=1e-5)
            best = step.distribution.candidates[0]
            assert best.logprob == pytest.approx(float(after.max()), abs=1e-5)
    if name == "short":
        assert trace.finished.sound is None and "too few" in trace.sequences[0].note
        return
    samples = processor.batch_decode(bare.sequences)[0].clamp(-1, 1).numpy()
    told = np.frombuffer(base64.b64decode(trace.finished.sound.samples), "<i2")
    assert np.abs(told / 32767 - samples).max() < 1e-4 and trace.finished.sound.rate == 8000
    with wave.open(io.BytesIO(trace.finished.sound.to_wav())) as file:
        assert (file.getnframes(), file.getframerate(), file.getnchannels()) == (len(samples), 8000, 1)
    assert open_trace(trace.to_json()) == trace.for_files()


def test_a_codebook_waits_for_its_delay(folder):
    trace = generate(asked(folder))
    delays = load(folder, Settings()).model.config.delay_pattern
    for number, delay in enumerate(delays):
        given = [step.given for step in trace.steps_of(number)]
        assert given == [True] * delay + [False] * (len(given) - delay)
    assert {step.chosen.text for step in trace.all_steps if step.given} == {"<bos>"}


def test_before_the_processors_stands_what_the_model_gave(folder, library):
    """Without guidance those are the library's own logits; with it, those that read the text."""
    model, processor = library
    torch.manual_seed(3)
    bare = model.generate(**processor(text=[PROMPT]), generation_config=GenerationConfig(**SAMPLED),
                          output_logits=True, return_dict_in_generate=True)  # fmt: skip
    trace = generate(asked(folder))
    for step in trace.steps_of(0):
        before = torch.log_softmax(bare.logits[step.index][0].float(), -1)
        assert step.chosen.raw_logprob == pytest.approx(float(before[step.chosen.token_id]), abs=1e-5)
    guided = generate(asked(folder, config=SAMPLED | {"guidance_scale": 3.0}))
    assert guided.steps[0].chosen.raw_logprob == pytest.approx(
        float(torch.log_softmax(bare.logits[0][0].float(), -1)[guided.steps[0].chosen.token_id]), abs=1e-5
    )


def test_a_run_is_stopped_between_two_steps(folder):
    cancelled, events = threading.Event(), []

    def emit(event):
        events.append(event)
        if isinstance(event, Stepped) and event.step.index == 4:
            cancelled.set()

    decode(asked(folder), load(folder, Settings()), None, Settings(), emit, cancelled)
    trace = Trace.fold(events)
    assert {sequence.stop_reason for sequence in trace.sequences} == {"stopped"}
    assert [len(sequence.token_ids) for sequence in trace.sequences] == [5] * 9


@pytest.mark.parametrize("stopped", [True, False])
def test_a_step_that_is_undone_is_not_told(folder, stopped):
    """On an accelerator the library looks a step later whether a run has ended."""
    events, delayed = [], torch.full((1, 9), 1026)
    config = GenerationConfig(max_new_tokens=1 if not stopped else 5, eos_token_id=1024, pad_token_id=1025)
    tap = CodebookTap(None, config, CodeTexts(config), delayed, 3, events.append, lambda: stopped)
    tap._logits = torch.randn(9, 1028)
    first = tap(torch.full((9, 2), 7), (torch.randn(9, 1028),))
    again = tap(torch.full((9, 3), 7), (torch.randn(9, 1028),) * 2)
    assert first.tolist() == [stopped] * 9 and all(again.tolist())
    assert [event.step.index for event in events] == [0] * 9
    assert {len(sequence.token_ids) for sequence in tap.sequences("stopped")} == {1}


@pytest.mark.parametrize("error", [SideWorkTooSlow(1), SideWorkStopped()])
def test_codes_are_kept_where_their_sound_takes_too_long(folder, monkeypatch, error):
    def beside(self, work, seconds, stopped):
        raise error

    monkeypatch.setattr(SingleRunSlot, "beside", beside)
    events = []
    decode(asked(folder), load(folder, Settings()), None, Settings(), events.append, threading.Event())
    trace = Trace.fold(events)
    assert trace.sequences[0].token_ids and trace.finished.sound is None
    assert "sound was not made" in trace.sequences[0].note


REFUSED = {
    "given": {"given": "x"},
    "watch": {"watch": [3]},
    "messages": {"messages": [{"role": "user", "content": "x"}], "prompt": ""},
    "structured_output": {"structured_output": {"regex": "a"}},
    "assistant": {"assistant": "stories"},
    "presence_penalty": {"presence_penalty": 0.5},
    "negative_prompt": {"negative_prompt": "x"},
    "num_beams": {"config": {"num_beams": 2}},
    "num_return_sequences": {"config": {"num_return_sequences": 2, "do_sample": True}},
    "temperature": {"config": {"do_sample": True, "temperature": 0.7}},
    "eos_token_id": {"config": {"eos_token_id": 5}},
    "stop_strings": {"config": {"stop_strings": ["a"]}},
    "penalty_alpha": {"config": {"penalty_alpha": 0.6, "top_k": 4}},
    "dola_layers": {"config": {"dola_layers": "high"}},
    "force_words_ids": {"config": {"force_words_ids": [[5]], "num_beams": 2}},
    "prompt_lookup_num_tokens": {"config": {"prompt_lookup_num_tokens": 3}},
    "watermarking_config": {"config": {"watermarking_config": {"bias": 2.0}}},
    "prompt": {"prompt": ""},
}


@pytest.mark.parametrize("knob", REFUSED)
def test_what_it_cannot_do_is_refused_with_what_to_do(folder, knob):
    request = asked(folder, **REFUSED[knob])
    with pytest.raises(RequestError) as raised:
        decode(request, load(folder, Settings()), None, Settings(), lambda event: None, threading.Event())
    assert knob in {problem.knob for problem in raised.value.diagnostics}
    assert all(problem.fix for problem in raised.value.diagnostics)
    if knob != "prompt":  # the files alone tell, before it is loaded
        facts = read_facts(folder, Settings())
        found = check(request, Settings(), facts.generation_config, facts.context)
        assert knob in {problem.knob for problem in found if problem.severity == "error"}


@pytest.mark.parametrize("name", one_in(8, FREE))
def test_a_knob_is_refused_or_does_what_it_does_in_generate(folder, library, name):
    @settings(max_examples=4, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(value=values_of(name))
    def look(value):
        config = {"max_new_tokens": 18, "do_sample": True, name: value}
        try:
            trace = generate(asked(folder, config=config))
        except RequestError as error:
            assert all(problem.fix for problem in error.diagnostics)
            return
        model, processor = library
        torch.manual_seed(3)
        bare = copy.copy(model).generate(
            **processor(text=[PROMPT]), generation_config=generation_config(asked(folder, config=config).config)
        )
        if name == "max_time":  # which ends where it ends
            return
        for number, sequence in enumerate(trace.sequences):
            assert sequence.token_ids == bare[0, 1:, number].tolist()[: len(sequence.token_ids)]

    with contextlib.redirect_stderr(io.StringIO()):
        look()


def test_long_lists_are_checked_beside_the_lanes(folder, monkeypatch):
    threads, check = [], sound_run.generation_config
    monkeypatch.setattr(sound_run, "generation_config", lambda *args: (
        threads.append(threading.current_thread().name), check(*args)
    )[1])  # fmt: skip
    few = generate(asked(folder, config={**SAMPLED, "suppress_tokens": [5]}))
    many = generate(asked(folder, config={**SAMPLED, "suppress_tokens": [5] * 300}))
    assert [sequence.token_ids for sequence in few.sequences] == [sequence.token_ids for sequence in many.sequences]
    assert len(threads) == 2 and threads[0] != threads[1] == "side work"


@pytest.mark.parametrize("prompt", ["x" * 257, "x" * 5_000_000], ids=["long", "far too long"])
def test_a_long_prompt_is_refused(folder, prompt):
    with pytest.raises(RequestError, match="can read 256"):
        decode(asked(folder, prompt=prompt), load(folder, Settings()), None, Settings(), print, threading.Event())


def test_a_persons_own_functions_are_refused(folder):
    class Own(LogitsProcessor):
        def __call__(self, input_ids, scores):
            return scores

    own = UserCallables(logits_processor=[Own()])
    with pytest.raises(RequestError, match="logits_processor needs a model that writes text"):
        decode(asked(folder), load(folder, Settings()), None, Settings(), print, threading.Event(), own)


def test_it_drafts_for_nobody_and_is_no_model_of_a_batch(folder, tmp_path):
    sound, text = load(folder, Settings()), load(str(save(tmp_path, tiny_gpt2())), Settings())
    request = GenerationRequest(model=text.name, prompt="the cat", assistant=folder, config={"max_new_tokens": 2})
    with pytest.raises(RequestError, match="writes sound, so it cannot draft"):
        decode(request, text, sound, Settings(), print, threading.Event())
    batch = BatchQuestion(GenerationRequest(folder), ("a", "b"))
    with pytest.raises(RequestError, match="writes sound"):
        answer(batch, [sound], Settings(), print, threading.Event())
    with pytest.raises(RequestError, match="writes sound"):
        check_pair(PairQuestion(folder, text.name, (5,), (6,)), sound, text, Settings())


def test_what_its_files_tell(folder):
    facts = read_facts(folder, Settings())
    assert facts.writes_sound and facts.reads == () and facts.reads_text and kind_of(facts) == PLAIN


@pytest.mark.parametrize("seed", [None, 3])
def test_the_script_writes_the_same_codes_and_the_sound(folder, tmp_path, monkeypatch, seed):
    pytest.importorskip("soundfile")
    monkeypatch.chdir(tmp_path)
    request = asked(folder, config={"max_new_tokens": 30} if seed is None else SAMPLED)
    trace, printed = generate(request), io.StringIO()
    shutil.copytree(folder, tmp_path / Path(folder).name)  # the script looks for the model where it runs
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
        exec(sound_script(request, seed=seed), {})  # in a name space of its own, as a file is run
    rows = [json.loads(line) for line in printed.getvalue().splitlines()]
    assert [row[: len(s.token_ids)] for row, s in zip(rows, trace.sequences, strict=True)] == [
        sequence.token_ids for sequence in trace.sequences
    ]
    with wave.open("sound.wav") as sound, wave.open(io.BytesIO(trace.finished.sound.to_wav())) as told:
        assert sound.getnframes() == told.getnframes()


# ---------------------------------------------------------------------------------------------------------- its codec


def spoiled(folder: str, to, name: str):
    """A copy whose file names another codec."""
    shutil.copytree(folder, to)
    file = to / "processor_config.json"
    data = json.loads(file.read_text())
    data["audio_tokenizer"]["audio_tokenizer_name_or_path"] = name
    file.write_text(json.dumps(data))
    return to


def test_a_copy_finds_the_codec_that_lies_in_it(folder, tmp_path):
    moved = spoiled(folder, tmp_path / "moved", "/nowhere/codec")
    assert load(str(moved), Settings()).voice is not None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("/nowhere/else", "There is no folder"),
        ("..", "so it is not a model"),
        ("", "."),
        ("someone/another", "opens no models from the Hub"),
    ],
)
def test_a_codec_that_is_not_there_is_refused(folder, tmp_path, name, told):
    moved = spoiled(folder, tmp_path / "moved", name)
    with pytest.raises(ModelError, match=told):
        load(str(moved), Settings(allow_hub=False))


def test_another_model_is_no_codec(folder, tmp_path):
    other = save(tmp_path / "other", tiny_gpt2())
    moved = spoiled(folder, tmp_path / "moved", str(other))
    with pytest.raises(ModelError, match=r"is no codec of sound that this version knows \(gpt2\)"):
        load(str(moved), Settings())


@pytest.mark.parametrize("text", ["{", "{}", '{"audio_tokenizer": 3}'])
def test_a_broken_file_of_the_processor_is_told(folder, tmp_path, text):
    moved = spoiled(folder, tmp_path / "moved", "codec")
    (moved / "processor_config.json").write_text(text)
    with pytest.raises(ModelError, match="The processor of"):
        load(str(moved), Settings())


def test_a_codec_of_the_hub_comes_with_the_model(folder, tmp_path):
    """Named in a file of its own, as that of Dia is."""
    name, codec = (f"someone/{kind}-{uuid.uuid4().hex[:8]}" for kind in ("dia", "codec"))
    here = tmp_path / "model"
    shutil.copytree(folder, here, ignore=shutil.ignore_patterns("codec"))
    data = json.loads((here / "processor_config.json").read_text())
    named = data.pop("audio_tokenizer") | {"audio_tokenizer_name_or_path": codec}
    (here / "processor_config.json").write_text(json.dumps(data))
    (here / "audio_tokenizer_config.json").write_text(json.dumps(named))
    phases = []
    with StandInHub(here) as server:

        def of_either(path):
            server.folder = Path(folder, "codec") if codec in path else here

        server.answer = of_either
        fetch(name, Settings.local(), on_progress=lambda phase, done, total: phases.append(phase))
    assert phases.count("download") >= 4 and server.asked("model.safetensors")
    assert load(name, Settings.local()).voice.audio_tokenizer.config.model_type == "dac"


def test_a_codec_alone_is_no_model_of_text(folder):
    with pytest.raises(ModelError, match="codec has no tokenizer"):
        load(str(Path(folder, "codec")), Settings())
