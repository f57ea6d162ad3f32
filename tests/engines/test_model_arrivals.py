"""Models on their way: told of, stopped, refused; nobody else's run stands still, what fails leaves nothing behind."""

from __future__ import annotations

import gc
import itertools
import json
import pickle
import re
import shutil
import threading
import time
import uuid
from queue import SimpleQueue

import pytest
import torch
from transformers import AutoModelForCausalLM, PreTrainedModel

from playground.engines import download_threads
from playground.engines.local import LocalEngine
from playground.models import config_process, memory
from playground.models.description import LoadedDescription
from playground.models.loading import load
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished, Loading, Started, Stepped, event_to_line
from tests.models.test_messages import CASES
from tests.support.english import assert_named
from tests.support.hubs import StandInHub
from tests.support.slow import one_in
from tests.support.tiny_models import save, tiny_gpt2, tiny_llama

TOKEN = "hf_secretSecretSecret"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return save(tmp_path_factory.mktemp("m") / "model")


@pytest.fixture
def engine():
    engine = LocalEngine(Settings())
    yield engine
    engine.close()


@pytest.fixture(autouse=True)
def every_word(monkeypatch):
    monkeypatch.setattr(download_threads, "PROGRESS_SECONDS", 0.0)
    monkeypatch.setattr(download_threads, "PROGRESS_SECONDS_OF_RUNS", 0.0)


@pytest.fixture
def name():
    return f"someone/{uuid.uuid4().hex[:8]}"


class Listener:
    def __init__(self) -> None:
        self.events = []
        self._last, self._seen = SimpleQueue(), threading.Condition()

    def __call__(self, event) -> None:
        with self._seen:
            self.events.append(event)
            self._seen.notify_all()
        if isinstance(event, Finished | Failed | LoadedDescription):
            self._last.put(event)

    def finish(self):
        return self._last.get(timeout=100)

    def until(self, fits):
        with self._seen:
            assert self._seen.wait_for(lambda: any(map(fits, self.events)), timeout=60)

    @property
    def phases(self) -> list[str]:
        return list(dict.fromkeys(event.phase for event in self.events if isinstance(event, Loading)))


def open_(engine, name, token=None):
    listener = Listener()
    engine.open(str(name), listener, token)
    return listener.finish(), listener


def asking(name, **config) -> GenerationRequest:
    return GenerationRequest(str(name), "the cat sat", config={"max_new_tokens": 5} | config, seed=0)


def downloading(event) -> bool:
    return isinstance(event, Loading) and event.phase == "download" and bool(event.done)


# ------------------------------------------------------------------------------------------------------------- opened


def test_what_was_opened_is_told(engine, folder):
    opened, listener = open_(engine, folder)
    model = tiny_llama()
    assert (opened.model, opened.source, opened.class_name) == (str(folder), "folder", "LlamaForCausalLM")
    assert (opened.parameters, opened.bytes) == (model.num_parameters(), model.get_memory_footprint())
    assert (opened.dtype, opened.device, opened.context_length, opened.vocab_size) == ("float32", "cpu", 256, 300)
    assert opened.chat_template is False and not opened.in_use
    assert listener.phases == ["loading"]
    last = [event for event in listener.events if isinstance(event, Loading)][-1]
    assert last.done == last.total == len(model.state_dict())
    assert engine.opened() == [opened]


def test_a_model_of_the_hub_is_downloaded_then_loaded_then_used(engine, folder, name):
    with StandInHub(folder):
        opened, listener = open_(engine, name)
        assert listener.phases == ["asking", "download", "loading"] and opened.source == "hub"
        assert not any(isinstance(event, Loading) for event in engine.stream(asking(name)))


def test_generating_takes_the_same_road(engine, folder, name):
    with StandInHub(folder):
        events = list(engine.stream(asking(name)))
    phases = [event.phase for event in events if isinstance(event, Loading)]
    assert list(dict.fromkeys(phases)) == ["asking", "download", "loading"]
    assert isinstance(events[-1], Finished)
    waits = next(event for event in events if isinstance(event, Started)).waits
    assert list(waits) == ["queued", "asking", "download", "loading"] and all(value >= 0 for value in waits.values())
    again = LocalEngine(Settings())  # nobody answers any more: what is here will do
    assert isinstance(list(again.stream(asking(name)))[-1], Finished)
    again.close()


def test_other_runs_go_on_during_a_download(engine, folder, name):
    list(engine.stream(asking(folder)))
    with StandInHub(folder) as server:
        server.faults.hold = threading.Event()
        waiting, opening = Listener(), Listener()
        engine.submit(asking(name), waiting)
        engine.open(name, opening)
        opening.until(downloading)
        assert isinstance(list(engine.stream(asking(folder)))[-1], Finished)
        assert not any(isinstance(event, Started) for event in waiting.events)
        server.faults.hold.set()
        assert isinstance(waiting.finish(), Finished) and isinstance(opening.finish(), LoadedDescription)
    assert len(server.asked("model.safetensors")) <= 3, "two who wait share one download"


@pytest.mark.parametrize("how", ["run", "opening"])
def test_stop_during_a_download_answers_at_once(how, engine, folder, name):
    with StandInHub(folder) as server:
        server.faults.hold = threading.Event()
        listener = Listener()
        asked = engine.submit(asking(name), listener) if how == "run" else engine.open(name, listener)
        listener.until(downloading)
        asked.cancel()
        failed = listener.events[-1]
        assert isinstance(failed, Failed) and failed.error == "Cancelled" and "resumes" in failed.fix and asked.done
        server.faults.hold.set()
        server.seen.clear()
        assert isinstance(open_(engine, name)[0], LoadedDescription)
        assert any(seen.range and seen.range != "bytes=0-" for seen in server.asked("model.safetensors"))
    assert listener.events[-1] is failed, "nothing follows the last event"


def test_one_who_leaves_stops_nobody_else_s_download(engine, folder, name):
    with StandInHub(folder) as server:
        server.faults.hold = threading.Event()
        first, second = Listener(), Listener()
        run = engine.submit(asking(name), first)
        first.until(downloading)
        engine.submit(asking(name), second)
        run.cancel()
        server.faults.hold.set()
        assert isinstance(second.finish(), Finished)
    assert isinstance(first.events[-1], Failed)


def test_stop_while_it_is_loaded(engine, folder):
    stopped = []

    def listen(event):
        stopped.append(event)
        if isinstance(event, Loading) and event.total:
            opening.cancel()

    begun, listener = threading.Event(), Listener()

    def both(event):
        begun.wait(10)
        listen(event)
        listener(event)

    opening = engine.open(str(folder), both)
    begun.set()
    failed = listener.finish()
    assert isinstance(failed, Failed) and "loading" in failed.message and engine.opened() == []
    assert isinstance(open_(engine, folder)[0], LoadedDescription)


def test_a_draft_model_comes_too(engine, folder, name):
    with StandInHub(folder):
        request = GenerationRequest(str(folder), "the cat", config={"max_new_tokens": 5}, assistant=name)
        assert isinstance(list(engine.stream(request))[-1], Finished)
    assert {opened.model for opened in engine.opened()} == {str(folder), name}


# ------------------------------------------------------------------------------------------------------------- unload


def test_unload_only_what_is_idle(engine, folder):
    open_(engine, folder)
    listener = Listener()
    run = engine.submit(asking(folder, max_new_tokens=200, eos_token_id=299), listener)
    listener.until(lambda event: isinstance(event, Stepped))
    assert engine.opened()[0].in_use and not engine.unload(str(folder))
    run.cancel()
    listener.finish()
    while engine.opened()[0].in_use:
        pass
    assert engine.unload(str(folder)) and engine.opened() == []
    assert not engine.unload(str(folder))
    assert isinstance(list(engine.stream(asking(folder)))[-1], Finished)


def test_nothing_is_unloaded_where_nothing_is_loaded():
    assert LocalEngine(Settings()).unload("stories") is False


# ------------------------------------------------------------------------------------------------------ what goes wrong


@pytest.mark.slow
@pytest.mark.parametrize("error", [torch.OutOfMemoryError("CUDA out of memory."), MemoryError()], ids=repr)
def test_out_of_memory_and_the_app_goes_on(error, engine, folder, tmp_path, monkeypatch):
    other = save(tmp_path / "other", tiny_gpt2())
    begun = AutoModelForCausalLM.from_pretrained

    def breaks(place, **options):
        half = begun(place, **options)  # there, and then too much
        assert half
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(AutoModelForCausalLM, "from_pretrained", breaks)
        failed, _ = open_(engine, folder)
        assert isinstance(failed, Failed) and "does not fit into the memory" in failed.message and failed.fix
        failed = list(engine.stream(asking(folder)))[-1]
        assert isinstance(failed, Failed) and "does not fit" in failed.message
    assert isinstance(list(engine.stream(asking(other)))[-1], Finished)
    gc.collect()
    assert isinstance(list(engine.stream(asking(folder)))[-1], Finished)


@pytest.mark.slow
def test_the_half_of_a_model_that_failed_is_given_back(engine, folder, monkeypatch):
    begun = AutoModelForCausalLM.from_pretrained

    def breaks(place, **options):
        model, _ = begun(place, **options)
        model.mark = "half"
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(AutoModelForCausalLM, "from_pretrained", breaks)
        open_(engine, folder)
    engine.unload("nothing")  # the decode thread has come round
    gc.disable()
    try:
        left = [each for each in gc.get_objects() if isinstance(each, PreTrainedModel) and hasattr(each, "mark")]
    finally:
        gc.enable()
    assert left == []


def test_what_fits_nowhere_is_not_downloaded(engine, folder, name, monkeypatch):
    monkeypatch.setattr(memory, "free_bytes", lambda device: 1000)
    with StandInHub(folder) as server:
        failed, _ = open_(engine, name)
    assert_named(failed.message, free="1 kB", dtype="float32")
    assert not [seen for seen in server.asked("model.safetensors") if not seen.range]


@pytest.mark.parametrize(
    ("name", "words"),
    one_in(2, [("someone/nothing", CASES["no network"].of("someone/nothing")), ("storys", "Did you mean"),
     ("./nowhere", "no folder"), ("stories?dtype=int3", "cannot be 'int3'")]),
)  # fmt: skip
def test_what_cannot_be_opened_says_why(name, words, engine):
    failed, _ = open_(engine, name)
    assert isinstance(failed, Failed) and words in f"{failed.message} {failed.fix}"


def test_closing_ends_what_is_on_its_way(folder, name):
    engine = LocalEngine(Settings())
    with StandInHub(folder) as server:
        server.faults.hold = threading.Event()
        listener = Listener()
        engine.open(name, listener)
        listener.until(downloading)
        engine.close()
        assert isinstance(listener.events[-1], Failed)
        server.faults.hold.set()


# -------------------------------------------------------------------------------------------------------------- tokens


def test_a_token_is_for_one_model_and_appears_nowhere(engine, folder, name, caplog, capfd):
    other, told = f"{name}-too", []
    with StandInHub(folder, token=TOKEN) as server:
        refused, listener = open_(engine, name)
        assert refused.message == CASES["gated"].of(name)
        told += listener.events
        with pytest.raises(RequestError, match=re.escape(CASES["gated"].of(name))):
            engine.estimate(name)
        assert engine.estimate(name, TOKEN).fits
        wrong, listener = open_(engine, name, "hf_wrong")
        assert wrong.message == CASES["gated, with a token that has no access"].of(name)
        told += listener.events
        opened, listener = open_(engine, name, TOKEN)
        assert isinstance(opened, LoadedDescription)
        told += listener.events
        engine.unload(name)
        told += list(engine.stream(asking(name)))
        assert isinstance(told[-1], Finished), "the token is remembered for this model"
        assert isinstance(open_(engine, other)[0], Failed), "and for no other"
    assert not any(seen.token for seen in server.seen if other in seen.path)
    captured = capfd.readouterr()
    text = caplog.text + captured.out + captured.err + repr(told)
    text += "".join(event_to_line(event) for event in told if not isinstance(event, LoadedDescription))
    assert TOKEN not in text and TOKEN.encode() not in pickle.dumps(told)


@pytest.mark.parametrize("settings", [Settings.workshop(), Settings.public()])
def test_shared_instances_take_no_token(settings, name):
    engine = LocalEngine(settings)
    for ask in (lambda: engine.open(name, pytest.fail, TOKEN), lambda: engine.estimate(name, TOKEN)):
        with pytest.raises(RequestError, match="open to all") as caught:
            ask()
        assert TOKEN not in str(caught.value)


@pytest.mark.parametrize("token", ["two words", "line\nbreak", "żółw", "hf_\x00"])
def test_what_can_be_no_token(token, engine, name):
    with pytest.raises(RequestError, match="not an access token") as caught:
        engine.open(name, pytest.fail, token)
    assert token not in str(caught.value)


# ------------------------------------------------------------------------------------------------------------ estimates


def test_an_estimate_of_a_folder(engine, folder):
    estimate, model = engine.estimate(str(folder)), tiny_llama()
    assert (estimate.class_name, estimate.parameters) == ("LlamaForCausalLM", model.num_parameters())
    assert estimate.memory == sum(weight.nbytes for weight in model.parameters())
    assert estimate.fits and estimate.download == 0 and (estimate.why, estimate.fix) == ("", "")
    assert [way.label for way in estimate.ways] == ["float32", "bfloat16", "8bit", "nf4"]
    sizes = [way.bytes for way in estimate.ways]
    assert sizes[0] == 2 * sizes[1] and sizes[0] > sizes[2] > sizes[3]
    assert estimate.ways[1].model == f"{folder}?dtype=bfloat16"


def test_an_estimate_downloads_no_weights(engine, folder, name):
    needed = ("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", "model.safetensors")
    with StandInHub(folder) as server:
        estimate = engine.estimate(f"{name}?dtype=bfloat16")
        whole = [seen for seen in server.asked("model.safetensors") if not seen.range]
    assert estimate.download == sum((folder / file).stat().st_size for file in needed if file != "config.json")
    assert estimate.memory == 2 * tiny_llama().num_parameters() and not whole
    assert estimate.free_disk > 0 and estimate.dtype == "bfloat16"


@pytest.mark.parametrize(("free", "fitting"), [(0.6, ["bfloat16"]), (0.01, [])])
def test_where_it_does_not_fit_it_says_what_does(free, fitting, engine, folder, monkeypatch):
    size = sum(weight.nbytes for weight in tiny_llama().parameters())
    monkeypatch.setattr(memory, "free_bytes", lambda device: int(free * size))
    estimate = engine.estimate(str(folder))
    assert not estimate.fits and "of memory" in estimate.why and estimate.fix
    assert [way.label for way in estimate.ways if way.fits] == fitting


def test_where_little_is_free_a_bundled_model_is_named(engine, folder, monkeypatch):
    from playground.models import estimates

    monkeypatch.setattr(memory, "free_bytes", lambda device: 25_000_000)
    monkeypatch.setattr(estimates, "needed_bytes", lambda *_, **__: 30_000_000)
    monkeypatch.setattr(estimates, "precision_options", lambda *_: ())
    smaller = engine.estimate(str(folder)).smaller
    weights = load(smaller.model, Settings()).model.parameters()
    assert smaller.bytes == sum(weight.nbytes for weight in weights) and 1.1 * smaller.bytes <= 25_000_000


def test_a_model_too_large_for_a_laptop(engine, tmp_path, monkeypatch):
    """Nothing but a config and a header: that is all that is read."""
    import json
    import struct

    folder = shutil.copytree(save(tmp_path / "small"), tmp_path / "large")
    config = json.loads((folder / "config.json").read_text())
    size = {"hidden_size": 8192, "intermediate_size": 28672, "num_hidden_layers": 80, "num_attention_heads": 64}
    (folder / "config.json").write_text(json.dumps(config | size))
    header = {"all": {"dtype": "BF16", "shape": [70_000_000_000], "data_offsets": [0, 140_000_000_000]}}
    written = json.dumps(header).encode()
    with (folder / "model.safetensors").open("wb") as file:
        file.write(struct.pack("<Q", len(written)) + written)
        file.truncate(file.tell() + 140_000_000_000)  # a file with a hole: it takes no room
    monkeypatch.setattr(memory, "free_bytes", lambda device: 16_000_000_000)
    estimate = engine.estimate(str(folder))
    assert estimate.memory == 280e9 and not estimate.fits and not any(way.fits for way in estimate.ways)
    assert estimate.smaller.model == "meta-llama/Llama-3.2-3B-Instruct" and estimate.smaller.fits


def test_a_model_that_takes_long_to_look_at_holds_up_nobody_and_is_refused_once(engine, tmp_path, monkeypatch):
    asked, ask = [], config_process._CHILDREN.ask
    monkeypatch.setattr(config_process, "MAX_SECONDS", 2.0)
    monkeypatch.setattr(config_process._CHILDREN, "ask", lambda *given: asked.append(given) or ask(*given))
    hostile = save(tmp_path / "model")
    config = json.loads((hostile / "config.json").read_text("utf-8"))
    (hostile / "config.json").write_text(json.dumps({**config, "num_hidden_layers": 10**6}), "utf-8")
    times, stop = [], threading.Event()

    def begin():
        engine.submit(GenerationRequest("stories", "Once", config={"max_new_tokens": 200}), neighbour)

    def neighbour(event):
        if isinstance(event, Stepped):
            times.append(time.perf_counter())
        if isinstance(event, Finished | Failed) and not stop.is_set():
            begin()

    begin()
    while not times:
        time.sleep(0.01)
    for _ in range(3):
        refused = Listener()
        engine.submit(GenerationRequest(str(hostile), "a", config={"max_new_tokens": 1}), refused)
        assert "seconds to set up" in refused.finish().message
    stop.set()
    assert len(asked) == 1
    assert len(times) > 50 and max(b - a for a, b in itertools.pairwise(times)) < 6
