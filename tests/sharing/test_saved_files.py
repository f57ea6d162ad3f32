"""What people have saved still opens: runs as files, a run that a browser keeps, presets and links, in `tests/saved/`.

The files were written by the functions behind the page's buttons and are never written anew: a test that fails here
says that a change shuts out what somebody has. Saved comparisons have theirs in `test_open_comparison.py`.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from playground.presets.presets import read_preset
from playground.requests.request import GenerationRequest
from playground.sharing.csv_table import candidates_csv
from playground.sharing.links import from_query
from playground.sharing.open_trace import open_log, open_trace
from playground.sharing.python_script import python_script
from playground.trace import Trace
from visualizers.export import export_html

SAVED = Path(__file__).parents[1] / "saved"
TRACES = sorted(file.name.removesuffix(".json.gz") for file in (SAVED / "traces").glob("*.json.gz"))
PRESETS = sorted(file.stem for file in (SAVED / "presets").glob("*.json"))
LINKS = json.loads((SAVED / "links.json").read_text("utf-8"))

# Of each run its mode, and the field of its steps, its rounds or its beams' continuations that the mode alone has.
MODES = {
    "beams": ("beam_search", None),
    "chat": ("greedy_search", None),
    "constrained-beams": ("constrained_beam_search", "bank"),
    "continued": ("sample", "given"),
    "contrastive": ("contrastive_search", "reranked"),
    "diverse-beams": ("group_beam_search", "group"),
    "dola": ("dola_generation", "layers"),
    "drafted": ("assisted_generation", "drafted"),
    "green-watermark": ("sample", "mark"),
    "sampled": ("sample", None),
    "synthid": ("sample", "mark"),
    "translated": ("beam_search", None),
}


def saved_trace(name: str) -> str:
    return gzip.decompress((SAVED / "traces" / f"{name}.json.gz").read_bytes()).decode()


def parts(trace: Trace) -> list:
    """Everything of a run that tells a token."""
    return [
        *trace.all_steps,
        *trace.draft_rounds,
        *(candidate for step in trace.beam_steps for candidate in step.candidates),
    ]


def test_there_is_a_run_of_each_mode():
    assert set(TRACES) == set(MODES)


@pytest.mark.parametrize("name", TRACES)
def test_a_run_opens_as_it_was(name):
    text = saved_trace(name)
    trace, data = open_trace(text), json.loads(text)
    ended = next(event for event in data["events"] if event["type"] == "Finished")
    told = [(s.text, s.token_ids, s.logprobs, s.stop_reason, s.score) for s in trace.sequences]
    fields = ("text", "token_ids", "logprobs", "stop_reason", "score")
    assert told == [tuple(sequence[field] for field in fields) for sequence in ended["sequences"]]
    mode, field = MODES[name]
    assert trace.started.mode == mode and trace.sequences[0].token_ids
    assert field is None or any(getattr(part, field, None) for part in parts(trace))


@pytest.mark.parametrize("name", TRACES)
def test_a_run_that_was_opened_is_of_use(name):
    """Its request can be run again; it can be saved as a page, a table, a script, and as itself."""
    trace = open_trace(saved_trace(name))
    request = GenerationRequest.from_dict(trace.started.request)
    newer = GenerationRequest("").to_dict()  # fields that came after it was saved
    assert request.to_dict() == newer | trace.started.request and request.asked
    assert open_trace(trace.to_json()) == trace
    assert 'id="events"' in export_html(trace)
    assert len(candidates_csv(trace).splitlines()) > len(trace.sequences[0].token_ids)
    compile(python_script(request, seed=request.seed), name, "exec")


def test_a_run_that_a_browser_kept_opens():
    lines = gzip.decompress((SAVED / "traces" / "kept-by-the-browser.ndjson.gz").read_bytes()).decode()
    kept, saved = open_log(lines), open_trace(saved_trace("sampled"))
    assert kept.sequences[0].token_ids == saved.sequences[0].token_ids
    chosen = [[(step.chosen.text, step.piece) for step in trace.all_steps] for trace in (kept, saved)]
    assert chosen[0] == chosen[1] and len(kept.prompt_steps) == len(saved.prompt_steps) > 0


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_read_whole(name):
    text = (SAVED / "presets" / f"{name}.json").read_text("utf-8")
    preset, notes = read_preset(text, name)
    written = json.loads(text)
    del written["transformers_version"]
    assert notes == [] and preset.config == written


@pytest.mark.parametrize("name", LINKS)
def test_a_link_leads_to_its_request(name):
    params = dict(parse_qsl(LINKS[name]["query"], keep_blank_values=True))
    opened = from_query(params).to_dict()
    assert opened == opened | LINKS[name]["request"]  # a field that came later has its default
