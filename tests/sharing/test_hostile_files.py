"""Files and links that were spoilt on purpose: each opens or is refused with a sentence, soon, and in little memory.

    python -m pytest -m slow tests/sharing/test_hostile_files.py      # 10,000 of each kind; of the largest a sixth
"""

from __future__ import annotations

import base64
import json
import random
import time
import tracemalloc
import urllib.parse
import zlib
from functools import partial

import pytest

from playground.experiments.comparison import Comparison
from playground.presets.presets import read_preset, write_preset
from playground.presets.prompt_files import UnreadableList, read_prompts
from playground.presets.recorded_runs import recorded_serving
from playground.questions.serving_question import ServingQuestion
from playground.requests.request import GenerationRequest
from playground.sharing.answer_files import answer_to_csv, answer_to_html
from playground.sharing.comparison_files import to_csv
from playground.sharing.csv_table import candidates_csv
from playground.sharing.links import LinkError, from_query, to_query
from playground.sharing.open_comparison import open_saved
from playground.sharing.open_trace import open_log, open_trace
from playground.trace import Trace, event_to_line
from playground.trace.wire import parse
from playground.watermarks.bayesian_detector import FORMAT, from_json
from tests.sharing.test_open_comparison import ASKED, SAVED
from tests.support.slow import mostly_slow
from tests.support.spoiling import VALUES, dumped, spoilt_text, spoilt_value
from tests.visualizers import made

FEW, MANY = 240, 10_000
SECONDS = 20  # of this thread, for one file: most take 0.4, and what has no bound takes for ever
MEGABYTES = 300

RUNS = (made.sampled(), made.beams(), made.assisted())
TRACES = [json.loads(trace.to_json()) for trace in RUNS]
LOGS = [[event_to_line(event).strip() for event in trace.events()] for trace in RUNS]
SERVED = json.loads(recorded_serving())
SERVED["log"]["ways"] = [SERVED["log"]["ways"][0], SERVED["log"]["ways"][2]]  # the others are like these
LINK = GenerationRequest("stories", "Once", config={"num_beams": 4, "bad_words_ids": [[1, 2]], "top_p": 0.5}, seed=1)
CONFIG = {
    "do_sample": True, "top_p": 0.9, "bad_words_ids": [[3]], "watermarking_config": {"bias": 2.0},
    "stop_strings": ["x"],
}  # fmt: skip
DETECTOR = {
    "format": FORMAT, "model": "stories", "texts": 40, "watermark": {"ngram_len": 5, "keys": [3, 5, 7]}, "prior": 0.5,
    "loss": 0.4, "beta": [0.1, 0.2, 0.3], "delta": [[0.0] * 3] * 3,
}  # fmt: skip


def json_of(chance, value):
    """A file with these values, spoilt somewhere."""
    if chance.random() < 0.75:
        return dumped(spoilt_value(chance, value, chance.choice([1, 2, 4])))
    return spoilt_text(chance, json.dumps(value))


def a_trace(chance):
    trace = open_trace(json_of(chance, chance.choice(TRACES)))
    candidates_csv(trace)
    Trace.from_json(trace.to_json())


def a_log(chance):
    events = chance.choice(LOGS)
    lines = [json_of(chance, json.loads(line)) if chance.random() < 0.1 else line for line in events]
    open_log("\n".join(lines))


def a_comparison(chance):
    # those that real runs have made are large
    saved = [*SAVED.values()] if chance.random() < 0.97 else [*ASKED.values()]
    opened = open_saved(json_of(chance, chance.choice(saved)))
    if isinstance(opened, Comparison):
        to_csv(opened)


def a_serving_log(chance):
    log = open_saved(json_of(chance, SERVED))
    for write in (answer_to_csv, partial(answer_to_csv, name="steps"), ServingQuestion.of_log):
        write(log)
    answer_to_html(log, "title")


def a_preset(chance):
    preset, _ = read_preset(json_of(chance, CONFIG), "a name")
    write_preset(preset.config)


def a_file_of_prompts(chance):
    ending, valid = chance.choice([
        (".json", json.dumps(["one", "two"])), (".jsonl", '{"prompt": "one"}\n{"text": "two"}'),
        (".csv", 'prompt,n\n"one, two",1\n'), (".txt", "one\ntwo"),
    ])  # fmt: skip
    text = spoilt_text(chance, valid) if chance.random() < 0.5 else json_of(chance, ["one", {"prompt": "two"}])
    name = chance.choice(["a", "../a", "a\r\nb", "<b>"]) + ending
    read_prompts(name, text.encode("utf-8", "surrogatepass"), 64)


def a_link(chance):
    kind = chance.random()
    if kind < 0.4:
        packed = zlib.compress(json_of(chance, LINK.to_dict()).encode("utf-8", "replace"))
        payload = base64.urlsafe_b64encode(packed).decode()
        checksum = f"{zlib.crc32(payload.encode()):08x}"
        params = {"run": f"1.{checksum}.{payload}"}
    elif kind < 0.6:
        params = {"run": spoilt_text(chance, dict(urllib.parse.parse_qsl(to_query(LINK)))["run"])}
    else:
        names = "model prompt seed preset num_beams top_p stop_strings messages config zz given".split()
        params = {chance.choice(names): str(chance.choice(VALUES)) for _ in range(chance.randrange(1, 4))}
    from_query(params)


def a_detector(chance):
    from_json(parse(json_of(chance, DETECTOR)))


REFUSALS = {
    a_trace: ValueError, a_log: ValueError, a_comparison: ValueError, a_serving_log: ValueError, a_preset: (),
    a_file_of_prompts: UnreadableList, a_link: LinkError, a_detector: ValueError,
}  # fmt: skip
LARGE = (a_trace, a_comparison, a_serving_log)


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)], ids=["few", "many"])
@pytest.mark.parametrize("read", REFUSALS, ids=lambda read: read.__name__)
def test_it_opens_or_is_refused(read, count):
    outcomes = {True: 0, False: 0}
    for seed in range(count // 6 if read in LARGE else count):
        chance, begun = random.Random(seed), time.thread_time()
        try:
            read(chance)
        except REFUSALS[read] as error:
            assert str(error).strip() and len(str(error)) < 2_000, f"{read.__name__} {seed}"
            outcomes[False] += 1
        except Exception as error:
            raise AssertionError(f"{read.__name__} {seed}: {type(error).__name__}: {error}"[:500]) from error
        else:
            outcomes[True] += 1
        assert time.thread_time() - begun < SECONDS, f"{read.__name__} {seed}"
    assert outcomes[False] or read is a_preset, outcomes
    assert outcomes[True], outcomes


@pytest.mark.parametrize(
    "read",
    mostly_slow([a_trace, a_comparison, a_serving_log, a_link], lambda read: read in (a_serving_log, a_link)),
    ids=lambda read: read.__name__,
)
def test_it_takes_little_memory(read):
    tracemalloc.start()
    for seed in range(60):
        try:
            read(random.Random(seed))
        except ValueError:
            pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MEGABYTES * 1e6
