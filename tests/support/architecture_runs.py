"""Strategies, and the models of `architectures.py` in folders: a run of the project, what the page says before it, and
the run of the library alone."""

from __future__ import annotations

import copy
import functools
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import GenerationConfig, SynthIDTextWatermarkingConfig

from playground import strategies
from playground.models.loading import LoadedModel
from playground.models.static_facts import ModelFacts, read_facts
from playground.presets.presets import PRESETS
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.trace import Diagnostic, Event, Trace
from tests.support import architectures
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, save

TOKENIZER = byte_tokenizer()
PROMPT = "the cat sat on the mat and the cat"
SEED, TOKENS = 7, 6
LOCAL = Settings.local()
DRAWN = {"do_sample": True, "top_k": 0}
_WORDS = [[70], [71, 72]]
_OUR_LOOPS = {
    "contrastive_search": strategies.contrastive_search,
    "dola_generation": strategies.dola_decoding,
    "group_beam_search": strategies.diverse_beam_search,
    "constrained_beam_search": strategies.constrained_beam_search,
}
_FOLDERS = tempfile.TemporaryDirectory(prefix="playground-architectures-")  # removed when the process ends


@dataclass(frozen=True)
class Strategy:
    """Fields of a request: its config, whether a draft model helps, and what else."""

    config: dict[str, Any]
    drafted: bool = False
    fields: dict[str, Any] = field(default_factory=dict)


def of_preset(name: str) -> Strategy:
    """A preset as it is chosen on the page, for fewer tokens, with short words and fewer beams that hold them."""
    preset = PRESETS[name]
    words = {"force_words_ids": _WORDS, "num_beams": 4} if preset.words else {}
    return Strategy(preset.config | {"max_new_tokens": TOKENS} | words, preset.assistant is not None)


STRATEGIES = {name: of_preset(name) for name in PRESETS if name != "model"} | {
    name: Strategy({"max_new_tokens": TOKENS} | config, fields=fields)
    for name, config, fields in (
        ("every warper", {"do_sample": True, "temperature": 0.9, "top_h": 0.9, "top_k": 60, "top_p": 0.95,
                          "min_p": 0.001, "typical_p": 0.95, "epsilon_cutoff": 1e-4, "eta_cutoff": 1e-4}, {}),
        ("several texts", DRAWN | {"num_return_sequences": 3}, {}),
        ("several beams", {"num_beams": 3, "num_return_sequences": 3, "length_penalty": -0.5}, {}),
        ("beams without a cache", {"num_beams": 3, "use_cache": False}, {}),
        ("contrastive, one by one", {"penalty_alpha": 0.6, "top_k": 4, "low_memory": True}, {}),
        ("prompt lookup, sampled", DRAWN | {"prompt_lookup_num_tokens": 3}, {}),
        ("negative prompt", {"guidance_scale": 1.5}, {"negative_prompt": "a dog"}),
        ("encoder's tokens", {"encoder_repetition_penalty": 1.5, "encoder_no_repeat_ngram_size": 2}, {}),
        ("static cache", {"cache_implementation": "static"}, {}),
        ("prompt in pieces", {"prefill_chunk_size": 4}, {}),
        ("healed prompt", {"token_healing": True}, {}),
        ("stop strings", {"stop_strings": ["e", "a"]}, {}),
    )
}  # fmt: skip


@dataclass(frozen=True)
class Saved:
    """A model and what drafts for it, in memory and in folders, and what the page knows of them. Both have the same
    tokenizer."""

    model: Any
    draft: Any
    folder: str
    draft_folder: str
    facts: ModelFacts
    draft_facts: ModelFacts
    tokenizer: Any = TOKENIZER

    def request(self, strategy: Strategy, **fields: Any) -> GenerationRequest:
        """What the page makes of a strategy, with other `fields` over it."""
        usual = {"prompt": PROMPT, "config": strategy.config, "seed": SEED, "check_scores": True}
        draft = self.draft_folder if strategy.drafted else None
        return GenerationRequest(self.folder, assistant=draft, **usual | strategy.fields | fields)

    def known(self, request: GenerationRequest) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the files tell: the model's own generation config, and what else of it and of what drafts for it."""
        return self.facts.generation_config, self.facts.context_with(self.draft_facts if request.assistant else None)

    def said(self, request: GenerationRequest) -> list[Diagnostic]:
        """The errors that the page tells before Generate is pressed."""
        problems = check(request, LOCAL, *self.known(request))
        return [problem for problem in problems if problem.severity == "error"]

    def loaded(self) -> list[LoadedModel]:
        """The model, and what drafts for it."""
        pairs = (self.folder, self.model), (self.draft_folder, self.draft)
        return [LoadedModel(name, model, self.tokenizer, "folder", "cpu", "float32") for name, model in pairs]

    def run(self, request: GenerationRequest) -> Trace:
        """A run, whatever the page says of it. What is refused is refused before it begins."""
        events: list[Event] = []
        target, draft = self.loaded()
        draft = draft if request.assistant else None
        try:
            decode(request, target, draft, LOCAL, events.append, threading.Event())
        except RequestError:
            assert events == [], "it had begun"
            raise
        return Trace.fold(events)


@functools.cache
def saved(name: str) -> Saved:
    """An architecture by its name: one for all tests of a process."""
    model = architectures.model(name)
    draft = drafting(model)
    place = Path(_FOLDERS.name, name)
    folders = [str(save(place / part, each, TOKENIZER)) for part, each in (("model", model), ("draft", draft))]
    return Saved(model, draft, *folders, *(read_facts(folder, LOCAL) for folder in folders))


def assert_as_the_library(this: Saved, strategy: str, tolerance: float) -> None:
    """A run of a strategy, which nothing speaks against, writes the library's own ids, with its transition scores."""
    request = this.request(STRATEGIES[strategy])
    assert this.said(request) == []
    trace = this.run(request)
    ids, scores = bare(this, STRATEGIES[strategy])
    assert len(trace.sequences) == len(ids)
    for sequence, expected, their_scores in zip(trace.sequences, ids, scores, strict=True):
        count = len(sequence.token_ids)
        assert sequence.token_ids == expected[:count] and set(expected[count:]) <= {this.tokenizer.pad_token_id}
        assert sequence.transition_scores == pytest.approx(their_scores[:count], abs=tolerance)


def drafting(model: Any) -> Any:
    """A draft that is often right: the model itself, with some noise."""
    draft = copy.deepcopy(model)
    with torch.random.fork_rng(devices=[]), torch.no_grad():
        torch.manual_seed(1)
        for parameter in draft.parameters():
            parameter += 0.05 * parameter.std(correction=0) * torch.randn_like(parameter)
    return draft


def bare(this: Saved, strategy: Strategy, **more: Any) -> tuple[list[list[int]], list[list[float]]]:
    """What `generate` gives by itself, with our own loop where it has none any more: the new token ids of each text,
    and their transition scores. `more` are arguments of `generate`."""
    config, draft = dict(strategy.config), copy.deepcopy(this.draft) if strategy.drafted else None
    model = copy.deepcopy(this.model) if "assistant_early_exit" in config else this.model  # it writes to its config
    if "ngram_len" in config.get("watermarking_config", {}):
        config["watermarking_config"] = SynthIDTextWatermarkingConfig(**config["watermarking_config"])
    for name in ("num_assistant_tokens", "assistant_confidence_threshold"):  # read from what drafts
        if name in config:
            setattr((draft or model).generation_config, name, config[name])
    inputs = this.tokenizer(PROMPT, return_tensors="pt")
    arguments = {name: inputs[name] for name in ("input_ids", "attention_mask")}
    if "negative_prompt" in strategy.fields:
        against = this.tokenizer(strategy.fields["negative_prompt"], return_tensors="pt")
        arguments["negative_prompt_ids"] = against["input_ids"]
    if {"token_healing", "stop_strings"} & set(config):
        arguments["tokenizer"] = this.tokenizer
    ready = GenerationConfig(**config, return_dict_in_generate=True, output_scores=True)
    if loop := _OUR_LOOPS.get(ready.get_generation_mode(draft).value):
        arguments["custom_generate"] = loop
    torch.manual_seed(SEED)
    output = model.generate(generation_config=ready, assistant_model=draft, **arguments | more)
    beams = getattr(output, "beam_indices", None)
    scores = model.compute_transition_scores(output.sequences, output.scores, beams, normalize_logits=beams is None)
    return output.sequences[:, -scores.shape[1] :].tolist(), scores.tolist()
