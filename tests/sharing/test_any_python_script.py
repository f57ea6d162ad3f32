"""Every request that runs has a script that prints its text: random requests, and their scripts run in this process.

A few, always the same, by default; PLAYGROUND_SCRIPTS=500 tries as many, other ones each time.
"""

from __future__ import annotations

import contextlib
import copy
import functools
import io
import os
import sys
import threading
from typing import Any

import pytest
import transformers
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from transformers.generation.candidate_generator import AssistantToTargetTranslator

from playground.models.catalog import BUNDLED, bundled_folder
from playground.models.loading import LoadedModel, load
from playground.models.module_copies import copy_modules
from playground.presets.presets import PRESETS, apply_preset
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing.python_script import python_script
from playground.trace import Trace
from tests.sharing.test_python_script import printed_by
from tests.support.decoding import decode
from tests.support.slow import one_in

MANY = int(os.environ.get("PLAYGROUND_SCRIPTS", 0))
LIMITS = Settings(max_seconds=None)


@functools.cache
def opened(name: str) -> LoadedModel:
    return load(name, LIMITS)


def opened_from(place: str, **_: Any) -> LoadedModel:
    """The bundled model of a folder, as a script names it."""
    return opened(next(name for name in BUNDLED if str(bundled_folder(name)) == place))


@pytest.fixture(scope="module", autouse=True)
def quick_opening():
    """Scripts get copies of models that are open already: of their own, because some ways of drafting change them."""
    for name in MODELS:
        opened(name)
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("AutoModelForCausalLM", "AutoModelForSeq2SeqLM"):
            patch.setattr(getattr(transformers, kind), "from_pretrained", lambda *a, **k: _own(opened_from(*a).model))
        again = lambda place, **_: copy.copy(opened_from(place).tokenizer)  # noqa: E731
        patch.setattr(transformers.AutoTokenizer, "from_pretrained", again)
        yield


def _own(model: Any) -> Any:
    own = copy_modules(model)
    own.generation_config = copy.deepcopy(model.generation_config)
    return own


def trace_of(request: GenerationRequest) -> Trace | None:
    """The run of a request; None where it cannot run."""
    events: list = []
    assistant = opened(request.assistant) if request.assistant else None
    target = opened(request.model)
    defaults = target.model.generation_config.to_dict()
    if any(d.severity == "error" for d in check(request, LIMITS, defaults)):
        return None
    try:
        decode(request, target, assistant, LIMITS, events.append, threading.Event())
    except RequestError:
        return None
    return Trace.fold(events)


def printed(script: str) -> str:
    before = sys.path[:]
    with contextlib.redirect_stdout(io.StringIO()) as output:
        try:
            exec(compile(script, "script", "exec"), {"__name__": "script"})
        finally:
            sys.path[:] = before
            if "assistant_prune_lm_head" in vars(AssistantToTargetTranslator):  # a script may correct the library
                del AssistantToTargetTranslator.assistant_prune_lm_head
    return output.getvalue()


def script_of(request: GenerationRequest, trace: Trace, known: bool = True) -> str:
    """As the page writes it; `known`: whether it knows the model's own generation config."""
    target = opened(request.model)
    return python_script(
        request,
        seed=trace.seed,
        effective_new_tokens=trace.started.max_new_tokens,
        model_defaults=target.model.generation_config.to_dict() if known else None,
        is_encoder_decoder=target.is_encoder_decoder,
    )


# ------------------------------------------------------------------------------------------------------ random requests

PROMPTS = ["", "Once upon a time", "The lit", "Lily had a cat. Lily had a", "Tom said, \"Hi\"\n", " é", "1, 2, 3, 4,"]
GIVEN = [" a", ", there was", "Once", [12], [300, 301], [12, 0, 300], "é"]
IDS = st.integers(0, 255)
FIELDS: dict[str, st.SearchStrategy] = {
    "do_sample": st.booleans(),
    "num_beams": st.integers(1, 3),
    "num_return_sequences": st.integers(1, 3),
    "temperature": st.sampled_from([0.5, 1.5]),
    "top_k": st.sampled_from([0, 5]),
    "top_p": st.sampled_from([0.5, 0.9]),
    "repetition_penalty": st.sampled_from([1.3]),
    "no_repeat_ngram_size": st.integers(1, 2),
    "encoder_repetition_penalty": st.sampled_from([1.5]),
    "encoder_no_repeat_ngram_size": st.integers(1, 2),
    "min_new_tokens": st.integers(1, 4),
    "stop_strings": st.sampled_from([".", [" a", "e"]]),
    "token_healing": st.just(True),
    "bos_token_id": IDS,
    "eos_token_id": st.lists(IDS, min_size=1, max_size=3),
    "decoder_start_token_id": IDS,
    "forced_bos_token_id": IDS,
    "forced_eos_token_id": IDS,
    "suppress_tokens": st.lists(IDS, min_size=1, max_size=3),
    "begin_suppress_tokens": st.lists(IDS, min_size=1, max_size=3),
    "bad_words_ids": st.lists(st.lists(IDS, min_size=1, max_size=2), min_size=1, max_size=2),
    "sequence_bias": st.lists(st.tuples(st.lists(IDS, min_size=1, max_size=2), st.just(3)).map(list), min_size=1,
                              max_size=2),
    "exponential_decay_length_penalty": st.just([2, 1.5]),
    "guidance_scale": st.sampled_from([1.5, 0.5]),
    "length_penalty": st.sampled_from([0.5, 2]),
    "early_stopping": st.sampled_from([True, "never"]),
    "renormalize_logits": st.just(True),
    "remove_invalid_values": st.just(True),
    "prompt_lookup_num_tokens": st.integers(1, 3),
    "assistant_early_exit": st.integers(1, 2),
    "num_assistant_tokens": st.integers(1, 4),
    "assistant_confidence_threshold": st.sampled_from([0.0, 0.8]),
    "num_assistant_tokens_schedule": st.just("heuristic"),
    "watermarking_config": st.sampled_from([{"bias": 3.0}, {"seeding_scheme": "selfhash"},
                                            {"ngram_len": 3, "keys": [5, 6, 7]}]),
    "penalty_alpha": st.just(0.6),
    "dola_layers": st.sampled_from(["low", [1, 2]]),
    "num_beam_groups": st.just(2),
    "diversity_penalty": st.just(0.7),
    "force_words_ids": st.just([[300]]),
    "use_cache": st.just(False),
    "cache_implementation": st.sampled_from(["static", "dynamic"]),
    "prefill_chunk_size": st.just(2),
    "max_length": st.integers(4, 30),
}  # fmt: skip
FORMS = [{"regex": "[a-z ]{3,9}"}, {"choices": ["a cat", "no"]}]
MODELS = ["stories", "stories-draft", "stories-bytes", "facts", "chat", "translator"]


@st.composite
def requests(draw: Any) -> GenerationRequest:
    model = draw(st.sampled_from(MODELS))
    preset = apply_preset(PRESETS[draw(st.sampled_from(sorted(PRESETS)))], model)
    names = draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=3, unique=True))
    config = {**preset.config, "max_new_tokens": draw(st.integers(1, 8)), **{n: draw(FIELDS[n]) for n in names}}
    if draw(st.integers(0, 9)) == 0:
        del config["max_new_tokens"]
    chat = model == "chat" and draw(st.booleans())
    prompt = draw(st.sampled_from(PROMPTS))
    sometimes = lambda values, odds=4: draw(st.sampled_from(values)) if draw(st.integers(0, odds)) == 0 else None  # noqa: E731
    given_ = sometimes(GIVEN)
    return GenerationRequest(
        model,
        "" if chat else prompt,
        messages=[{"role": "user", "content": prompt or "Hi"}] if chat else None,
        config=config,
        seed=draw(st.integers(0, 99)),
        assistant=sometimes(MODELS, 2) or preset.assistant,
        negative_prompt=sometimes(["A dog", "No"]),
        presence_penalty=sometimes([0.7, -1.5]) or 0.0,
        frequency_penalty=sometimes([0.4]) or 0.0,
        structured_output=sometimes(FORMS, 6),
        given=given_,
        only_given=given_ is not None and draw(st.booleans()),
    )


def asked(prompt: str = "Once upon a time", model: str = "stories", **fields: Any) -> GenerationRequest:
    extras = {name: fields.pop(name) for name in [*fields] if name in GenerationRequest.__dataclass_fields__}
    return GenerationRequest(model, prompt, seed=3, config={"max_new_tokens": 8, **fields}, **extras)


WERE_WRONG = {
    "an empty prompt": asked(""),
    "an empty prompt, with beams": asked("", num_beams=3, num_return_sequences=2),
    "an empty prompt of another beginning": asked("", bos_token_id=300, do_sample=True),
    "an empty prompt before given text": asked("", given=", there was"),
    "an empty prompt before given text, with beams": asked("", given=", there was", num_beams=2),
    "an empty prompt before given text, with an encoder": asked("", "translator", given="Der Hund"),
    "an empty prompt of an encoder": asked("", "translator", num_beams=2),
    "an empty prompt to heal": asked("", token_healing=True),
    "prompt lookup beside an assistant": asked(prompt_lookup_num_tokens=3, assistant="stories-bytes"),
    "drafts of other tokens": asked(assistant="stories-bytes", num_assistant_tokens=3),
    "drafts of as many other tokens": asked(assistant="facts", num_assistant_tokens=3),
    "drawn drafts of as many other tokens": asked(assistant="facts", do_sample=True),
    "drawn drafts of other tokens": asked(assistant="stories-bytes", do_sample=True, stop_strings="a"),
    "an assistant that has nothing to do": asked(assistant="stories-bytes", num_beams=2),
}


@pytest.mark.parametrize("name", one_in(7, WERE_WRONG))
def test_what_once_had_a_script_that_failed(name):
    request = WERE_WRONG[name]
    trace = trace_of(request)
    for known in (True, False):
        assert printed(script_of(request, trace, known)) == printed_by(trace)


@pytest.mark.slow
@settings(
    max_examples=MANY or 40, derandomize=not MANY, deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(requests(), st.booleans())
def test_any_request_that_runs_has_a_script_that_prints_its_text(request, known):
    trace = trace_of(request)
    assume(trace is not None and trace.finished is not None)
    assert printed(script_of(request, trace, known)) == printed_by(trace), script_of(request, trace, known)
