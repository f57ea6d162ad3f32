"""Serving: the texts are those of the library's own `generate`, every counter is what the library's scheduler and cache
have, whoever leaves takes along what was written, and a loop that ends by an exception costs those it had begun."""

from __future__ import annotations

import copy
import json
import threading
import time
from itertools import pairwise

import pytest
import torch
from msgspec.structs import replace
from transformers import GenerationConfig
from transformers.generation.continuous_batching.scheduler import (
    SCHEDULER_MAPPING,
    FIFOScheduler,
    PrefillFirstScheduler,
)

from playground.batching.random_draws import RandomDraws
from playground.generation.answering import answer
from playground.models.loading import LoadedModel, load
from playground.questions import Answered, Progressed
from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.requests.request import RequestError
from playground.settings import Settings
from playground.trace import Failed, Finished
from tests.support import architectures
from tests.support.full_data import full
from tests.support.slow import one_in
from tests.support.tiny_models import EOS, byte_tokenizer, tiny_gpt2, tiny_llama, tiny_t5

pytestmark = pytest.mark.usefixtures("only_what_is_new")


def loaded(model, name="tiny") -> LoadedModel:
    return LoadedModel(name, model, byte_tokenizer(), "folder", "cpu", "float32")


LLAMA = loaded(tiny_llama())
STORIES = load("stories", Settings())
PROMPTS = [
    "the cat sat", "the cat sat on the mat and the dog", "a", "once upon a time there was", "the cat sat on the mat",
]  # fmt: skip
REQUESTS = [ServedRequest(prompt, 8 + 5 * number, 2 * number) for number, prompt in enumerate(PROMPTS)]
ROOMY = ServingWay()
TIGHT = ServingWay(num_blocks=12, page_size=4, max_requests=8)
WAYS = {
    "roomy": ROOMY,
    "tight": TIGHT,
    "prefill first": replace(TIGHT, scheduler="prefill_first"),
    "nothing shared": replace(TIGHT, share_prefixes=False),
    "prompts in parts": ServingWay(token_budget=5),
    "two at once": ServingWay(max_requests=2, page_size=4),
}


def events_of(question, model=LLAMA, settings=None, cancelled=None, own=None, emit=None):
    events = []
    answer(question, [model], settings or Settings(), emit or events.append, cancelled or threading.Event(), None, own)
    return events


def served(requests=REQUESTS, ways=(ROOMY,), model=LLAMA, own=None, **fields):
    """What came of it, as plain data."""
    events = events_of(ServingQuestion("tiny", requests, ways, **fields), model, own=own)
    assert isinstance(events[-1], Finished) and isinstance(events[-2], Answered)
    json.dumps(events[-2].answer.values, allow_nan=False)
    return full(events[-2].answer)


def ids_of(end):
    return [token[0] for token in end["tokens"]]


def generated(request, model=LLAMA):
    """The new tokens of bare `generate`, greedily."""
    ids = model.tokenizer(request.prompt, return_tensors="pt")["input_ids"]
    eos = model.model.generation_config.eos_token_id
    config = GenerationConfig(max_new_tokens=request.max_new_tokens, do_sample=False, eos_token_id=eos, pad_token_id=0)
    written = model.model.generate(ids, attention_mask=torch.ones_like(ids), generation_config=config)
    return written[0, ids.shape[1] :].tolist()


# ----------------------------------------------------------------------------------------------------- same as generate


@pytest.mark.parametrize("name", one_in(2, WAYS))
@pytest.mark.parametrize("kind", one_in(2, ["llama", "stories"]))
def test_greedy_texts_are_those_of_generate(kind, name):
    model = LLAMA if kind == "llama" else STORIES
    values = served(model=model, ways=[WAYS[name]])
    for request, end in zip(REQUESTS, values["ways"][0]["ends"], strict=True):
        expected = generated(request, model)
        assert end["status"] == "finished" and ids_of(end) == expected
        assert end["reason"] == ("eos" if len(expected) < request.max_new_tokens else "length")


def test_one_after_another_and_padded_batches_are_those_of_generate_too():
    ways = [ROOMY, ServingWay("padded", max_requests=3), ServingWay("alone")]
    values = served(ways=ways, model=STORIES)
    for way in values["ways"]:
        assert [ids_of(end) for end in way["ends"]] == [generated(request, STORIES) for request in REQUESTS]
        assert all(end["same"] for end in way["ends"])


@pytest.mark.parametrize("kind", one_in(5, ["gemma3", "mistral", "gpt2", "qwen3", "mixtral"]))
def test_other_architectures(kind):
    model = loaded(tiny_gpt2() if kind == "gpt2" else architectures.model(kind))
    for way in (ROOMY, ServingWay(num_blocks=40, page_size=4, token_budget=7)):
        values = served(REQUESTS[:3], [way], model)
        assert [ids_of(end) for end in values["ways"][0]["ends"]] == [generated(each, model) for each in REQUESTS[:3]]


def test_attention_that_reads_no_blocks_is_exchanged_for_the_server_alone():
    model = loaded(tiny_llama(seed=4))
    model.model.set_attn_implementation("eager")
    before = generated(REQUESTS[1], model)
    values = served(REQUESTS[1:2], model=model)
    assert ids_of(values["ways"][0]["ends"][0]) == before == generated(REQUESTS[1], model)
    assert model.model.config._attn_implementation == "eager"


def test_drawn_texts_repeat_with_the_seed_and_nobody_elses_generator_is_touched():
    drawn = [ServedRequest("the cat", 12, number, temperature=1.5, top_k=40, top_p=0.95) for number in range(3)]
    greedy = ServedRequest("the cat", 12, 1)
    ways = [ROOMY, ServingWay("padded"), ServingWay("alone")]
    before = torch.random.get_rng_state()
    values = [served([*drawn, greedy], ways, seed=seed) for seed in (1, 1, 2)]
    assert torch.equal(torch.random.get_rng_state(), before)
    texts = [[[ids_of(end) for end in way["ends"]] for way in each["ways"]] for each in values]
    assert texts[0] == texts[1]
    for one, other in zip(texts[0], texts[2], strict=True):
        assert one[:3] != other[:3] and one[3] == other[3] == generated(greedy)
    assert [end["same"] for end in values[0]["ways"][0]["ends"]] == [None, None, None, True]


def test_each_request_has_its_own_temperature_and_filters():
    """With a top_k of one, or next to no temperature, sampling is greedy: beside others that are not."""
    requests = [
        ServedRequest("the cat", 10, temperature=1.3, top_k=1),
        ServedRequest("the cat", 10, temperature=0.01),
        ServedRequest("the cat", 10, temperature=1.3, top_p=0.001),
        ServedRequest("the cat", 10, temperature=3.0),
    ]
    for way in (ROOMY, ServingWay("padded"), ServingWay("alone")):
        ends = served(requests, [way])["ways"][0]["ends"]
        assert [ids_of(end) == generated(requests[0]) for end in ends] == [True, True, True, False]


# ------------------------------------------------------------------------------------------------- what the library has


class Seen:
    """What a scheduler and its cache have, noted by a person's own subclass of it."""

    def __init__(self, base):
        seen, self.rounds = self, []

        class Noting(base):
            def schedule_batch(self, token_budget, cache_budget):
                scheduled = super().schedule_batch(token_budget, cache_budget)
                if scheduled[0]:
                    seen.rounds.append({"budget": token_budget, "rows": [
                        [int(each.state.request_id), each.query_length, each.state.position_offset, each.has_new_token]
                        for each in scheduled[0]
                    ], "starved": len(self.starved_requests)})  # fmt: skip
                return scheduled

            def has_pending_requests(self):  # after the step, before the next one
                if seen.rounds and "free" not in seen.rounds[-1]:
                    allocator = next(iter(self.cache.cache_allocators.values()))
                    pool = self.cache.pool
                    seen.rounds[-1] |= {
                        "free": pool.count_free_blocks(0) + pool.num_free_sectors * allocator.blocks_per_sector,
                        "tables": {number: list(table) for number, table in allocator.block_table.items()},
                        "kept": sorted(allocator.ledger.cached_blocks), "waiting": list(self.waiting_requests_order),
                        "references": dict(allocator.ledger.shared_ref_counts),
                    }  # fmt: skip
                return super().has_pending_requests()

        self.scheduler = Noting


@pytest.mark.parametrize("base", one_in(2, [FIFOScheduler, PrefillFirstScheduler]))
@pytest.mark.parametrize("name", one_in(3, ["tight", "prompts in parts", "nothing shared"]))
def test_every_counter_is_the_librarys(base, name):
    seen = Seen(base)
    way = served(ways=[replace(WAYS[name], scheduler="mine")], own={"mine": seen.scheduler})["ways"][0]
    steps, tables, kept = way["steps"], {}, []
    assert len(steps) == len(seen.rounds)
    for step, after, found in zip(steps, [*steps[1:], {}], seen.rounds, strict=True):
        assert [[row[0], row[2], row[4], row[5] is not None] for row in step["rows"]] == found["rows"]
        assert sum(row[2] for row in step["rows"]) <= found["budget"] == way["settings"]["token_budget"]
        for number, table in step["tables"].items():
            tables[number] = table
        tables = {number: table for number, table in tables.items() if table}
        kept = step.get("kept", kept)
        if "free" not in found:  # the last round
            continue
        assert step["free"] == [found["free"]] and kept == [found["kept"]]
        assert {number: table[0] for number, table in tables.items()} == found["tables"]
        assert [str(number) for number in [*step["waiting"], *after.get("came", ())]] == found["waiting"]
        used = [block for table in tables.values() for block in table[0]]
        shared = {block: used.count(block) for block in used if used.count(block) > 1}
        assert shared == found["references"]
        assert len(set(used)) + len(kept[0]) + step["free"][0] == way["settings"]["blocks"][0]
    assert sum(len(step["starved"]) for step in steps) >= sum(found["starved"] for found in seen.rounds)


def test_blocks_run_out_and_are_taken_back():
    way = served(ways=[TIGHT], model=STORIES)["ways"][0]
    figures = way["figures"]
    assert figures["put_back"] and figures["starved"] and figures["tokens"]["again"] and figures["finished"] == 5
    lost = {number for step in way["steps"] for number in step["put_back"]}
    for number in lost:
        positions = [row[4] for step in way["steps"] for row in step["rows"] if row[0] == number]
        assert any(after <= before for before, after in pairwise(positions))
    roomy = served(ways=[ROOMY], model=STORIES)["ways"][0]["figures"]
    assert not roomy["put_back"] and not roomy["tokens"]["again"] and roomy["steps"] < figures["steps"]


def test_a_prefix_that_is_there_is_not_read_again():
    prompt = "the cat sat on the mat and the dog sat on the cat"
    requests = [ServedRequest(prompt, 6, 2 * number) for number in range(4)]
    shared, apart = (served(requests, [ServingWay(page_size=4, share_prefixes=on)])["ways"][0] for on in (True, False))
    length = len(LLAMA.tokenizer(requests[0].prompt)["input_ids"])
    reused = (length - 1) // 4 * 4
    assert [step["shared"] for step in shared["steps"] if step["shared"]] == [{str(i): reused} for i in (1, 2, 3)]
    assert apart["figures"]["shared"] == 0
    assert shared["figures"]["tokens"]["prefill"] == apart["figures"]["tokens"]["prefill"] - 3 * reused
    assert [ids_of(end) for end in shared["ends"]] == [ids_of(end) for end in apart["ends"]]


# ------------------------------------------------------------------------------------------------------- come and leave


def test_requests_come_when_they_should_by_steps():
    requests = [ServedRequest("a", 3, arrival) for arrival in (4, 0, 100)]
    way = served(requests)["ways"][0]
    came = {number: step["at"] for step in way["steps"] for number in step.get("came", ())}
    assert came == {1: 0, 0: 4, 2: 100}
    assert len(way["steps"]) == 9 and way["steps"][-1]["at"] == 102  # nobody waits where nobody is


def test_requests_come_when_they_should_by_seconds():
    requests = [ServedRequest("a", 20), ServedRequest("a", 3, 1e-6), ServedRequest("a", 3, 500)]
    for kind in ("continuous", "padded", "alone"):
        steps = served(requests, [ServingWay(kind)], clock="seconds")["ways"][0]["steps"]
        came = {number: (index, step["start"]) for index, step in enumerate(steps) for number in step.get("came", ())}
        assert came[0] == (0, 0) and came[2][1] == 500
        assert came[1][0] == (1 if kind != "alone" else came[1][0])
        for one, other in pairwise(steps):
            assert other["start"] == pytest.approx(one["start"] + one["seconds"]) or other["start"] == 500


def test_whoever_leaves_takes_along_what_was_written():
    requests = [ServedRequest("the cat", 30, 0, leaves=7), ServedRequest("a", 30), ServedRequest("a", 5, 3, leaves=2)]
    for kind in ("continuous", "padded"):
        way = served(requests, [ServingWay(kind, max_requests=1 if kind == "padded" else 8)])["ways"][0]
        gone, whole, never = way["ends"]
        assert gone["status"] == "cancelled" and ids_of(gone) == generated(requests[0])[:7]
        assert whole["status"] == "finished" and ids_of(whole) == generated(requests[1])
        assert never["status"] == "cancelled" and never["tokens"] == [] and never["step"] is None
        if kind == "continuous":
            assert [number for step in way["steps"] for number in step.get("left", ())] == [0]
            assert 0 not in {row[0] for step in way["steps"][7:] for row in step["rows"]}


@pytest.mark.parametrize("stop", ["finish", "at_once"])
def test_a_server_that_stops(stop):
    requests = [ServedRequest("the cat", 20), ServedRequest("a", 5, 30)]
    way = served(requests, [ServingWay(stop_at=6, stop=stop)])["ways"][0]
    expected = generated(requests[0])
    assert ids_of(way["ends"][0]) == (expected if stop == "finish" else expected[:6])
    assert way["ends"][0]["status"] == ("finished" if stop == "finish" else "cancelled")
    assert way["ends"][1]["status"] == "refused"


def test_kept_blocks_are_given_up_when_they_should():
    requests = [ServedRequest("the cat sat on the mat", 4), ServedRequest("the cat sat on the mat", 4, 10)]
    way = served(requests, [ServingWay(page_size=4, evict_at=9)])["ways"][0]
    evicted = [step["evicted"] for step in way["steps"] if "evicted" in step]
    assert len(evicted) == 1 and evicted[0] > 0 and way["figures"]["shared"] == 0
    assert served(requests, [ServingWay(page_size=4)])["ways"][0]["figures"]["shared"] > 0


# --------------------------------------------------------------------------------------------------------------- faults


def test_a_loop_that_ends_costs_those_it_had_begun_and_serves_the_others():
    requests = [ServedRequest("the cat", 60), ServedRequest("a", 5, 40)]  # the first one outgrows the cache
    way = served(requests, [ServingWay(num_blocks=5, page_size=4)], STORIES)["ways"][0]
    (fault,) = way["faults"]
    assert fault["lost"] == [0] and "No requests can be scheduled" in fault["message"]
    assert way["steps"][fault["step"]]["tables"]["0"] is None  # the new server's cache has nothing of it
    lost, whole = way["ends"]
    assert lost["status"] == "failed" and ids_of(lost) == generated(requests[0], STORIES)[: len(lost["tokens"])] != []
    assert whole["status"] == "finished" and ids_of(whole) == generated(requests[1], STORIES)


def test_a_scheduler_of_ones_own_that_raises():
    class Broken(FIFOScheduler):
        def schedule_batch(self, token_budget, cache_budget):
            if any(state.generated_len() == 3 for state in self.active_requests.values()):
                raise KeyError("oh")
            return super().schedule_batch(token_budget, cache_budget)

    requests = [ServedRequest("a", 10, number) for number in range(16)]
    way = served(requests, [ServingWay(scheduler="mine")], own={"mine": Broken})["ways"][0]
    assert [fault["message"] for fault in way["faults"]] == ["KeyError: 'oh'"] * 4
    statuses = [end["status"] for end in way["ends"]]
    assert statuses[0] == "failed" and statuses[-1] == "refused" and "finished" not in statuses


def test_a_scheduler_of_ones_own_that_does_nothing_does_not_hang():
    class Idle(FIFOScheduler):
        def schedule_batch(self, token_budget, cache_budget):
            return [], False, 0, 0

    way = served([ServedRequest("a", 3), ServedRequest("a", 3, 9)], [ServingWay(scheduler="mine")], own={"mine": Idle})
    (fault,) = way["ways"][0]["faults"]
    assert fault["lost"] == [0] and [end["status"] for end in way["ways"][0]["ends"]] == ["failed", "refused"]


def test_stop_keeps_what_was_served_and_leaves_no_thread():
    cancelled, events = threading.Event(), []

    def emit(event):
        events.append(event)
        if isinstance(event, Progressed) and event.part.steps:
            cancelled.set()

    threads = set(threading.enumerate())
    question = ServingQuestion("tiny", [ServedRequest("a", 200)], [ROOMY, ServingWay("alone")])
    events_of(question, cancelled=cancelled, emit=emit)
    done, failed = events[-2:]
    assert isinstance(failed, Failed) and failed.error == "Cancelled" and isinstance(done, Answered)
    (way,) = done.answer.ways
    told = [step for event in events if isinstance(event, Progressed) for step in event.part.steps]
    assert 0 < len(way.steps) < 200 and told == way.steps and way.ends == [None]
    assert done.answer.not_begun == [ServingWay("alone")]
    assert set(threading.enumerate()) <= threads
    assert set(SCHEDULER_MAPPING) == {"fifo", "prefill_first"}


class Late:
    """A slot whose lane waits for others before each of its passes, and notes what runs meanwhile."""

    SECONDS = 0.05

    def __init__(self):
        self.draws, self.passes = RandomDraws(), 0

    def __call__(self, model):
        waiting = copy.copy(model)

        def forward(*args, **kwargs):
            time.sleep(self.SECONDS)
            self.passes += 1
            return model.forward(*args, **kwargs)

        waiting.forward = forward
        return waiting

    def beside(self, work, seconds, stopped):
        return work()


@pytest.mark.parametrize("kind", ["continuous", "alone"])
def test_the_time_in_which_others_have_their_turn_is_not_counted(kind):
    events, slot = [], Late()
    question = ServingQuestion("tiny", [ServedRequest("a", 6)], [ServingWay(kind)])
    answer(question, [LLAMA], Settings(), events.append, threading.Event(), slot)
    steps = events[-2].answer.ways[0].steps
    assert len(steps) == 6 <= slot.passes and min(step.seconds for step in steps) < Late.SECONDS / 2


def test_new_tokens_are_told_with_their_labels_as_they_come():
    events = events_of(ServingQuestion("tiny", REQUESTS, [ROOMY, ServingWay("alone")]))
    known = {}
    for part in [event.part for event in events if isinstance(event, Progressed)]:
        assert not {token.id for token in part.tokens} & known.keys()  # each once
        known |= {token.id: token.label for token in part.tokens}
        assert {row.new for step in part.steps for row in step.rows} - {None} <= known.keys()
    for end in events[-2].answer.ways[0].ends:
        assert all(known[token.id] == token.label for token in end.tokens)


def test_a_time_limit_holds():
    question = ServingQuestion("tiny", [ServedRequest("a", 200)] * 3, [ServingWay("padded")])
    failed = events_of(question, settings=Settings(max_seconds=0.02))[-1]
    assert isinstance(failed, Failed) and failed.error == "TimeLimit"


def test_what_cannot_be_served_is_refused():
    cases = {
        "encoder": (loaded(tiny_t5()), REQUESTS, ROOMY),
        "the whole cache holds 8": (LLAMA, [ServedRequest(PROMPTS[1])], ServingWay(num_blocks=2, page_size=4)),
        "could reach": (LLAMA, [ServedRequest("a", 300)], ROOMY),
        "no tokens": (LLAMA, [ServedRequest("")], ROOMY),
        "cannot be served": (loaded(architectures.model("mamba")), REQUESTS, ROOMY),
    }
    for words, (model, requests, way) in cases.items():
        with pytest.raises(RequestError, match=words):
            events_of(ServingQuestion("tiny", requests, [way]), model)


def test_a_padded_batch_that_would_take_too_long_to_read_is_refused():
    question = ServingQuestion("tiny", [ServedRequest("a " * 90, 2)] * 60, [ServingWay("padded", max_requests=60)])
    with pytest.raises(RequestError, match="4096 tokens at once"):
        events_of(question, settings=Settings.public())
    assert isinstance(events_of(question)[-1], Finished)


def test_the_end_of_a_text_ends_its_request():
    model = tiny_llama()
    request = ServedRequest("the cat", 30)
    written = generated(request, loaded(model))
    model.generation_config.eos_token_id = [EOS, written[4]]
    for kind in ("continuous", "padded", "alone"):
        end = served([request, ServedRequest("a", 9)], [ServingWay(kind)], loaded(model))["ways"][0]["ends"][0]
        assert end["reason"] == "eos" and ids_of(end) == written[: written.index(written[4]) + 1]
