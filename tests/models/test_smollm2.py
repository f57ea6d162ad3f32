"""SmolLM2, a model that others trained: every strategy writes on it what the library alone writes."""

from __future__ import annotations

import pytest

from playground.models.catalog import PACKAGED
from playground.models.locations import locate
from playground.models.static_facts import _of_package, read_facts
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from tests.support.architecture_runs import STRATEGIES, Saved, assert_as_the_library, drafting
from tests.support.real_models import NAME, smollm2
from tests.support.tiny_models import save

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def this(tmp_path_factory) -> Saved:
    loaded = smollm2()
    draft = drafting(loaded.model)
    folder = str(save(tmp_path_factory.mktemp("smollm2") / "draft", draft, loaded.tokenizer))
    facts = [read_facts(name, Settings()) for name in (NAME, folder)]
    return Saved(loaded.model, draft, NAME, folder, *facts, tokenizer=loaded.tokenizer)


@pytest.mark.parametrize("strategy", list(STRATEGIES))
def test_every_strategy_writes_what_the_library_alone_writes(this, strategy):
    assert_as_the_library(this, strategy, tolerance=1e-3)


def test_what_the_catalogue_says_of_it_is_so(this):
    known, facts = _of_package(NAME, PACKAGED[NAME]), read_facts(NAME, Settings())
    names = ("num_layers", "vocab_size", "context_length", "hidden_size", "has_chat_template", "is_encoder_decoder")
    for name in names:
        assert getattr(known, name) == getattr(facts, name), name


def test_it_answers_through_its_template_and_stops(this):
    if locate(NAME, Settings())[0] != "gguf":
        pytest.skip("these are the words of the dequantized weights")
    question = [{"role": "user", "content": "What is the capital of France?"}]
    request = GenerationRequest(NAME, messages=question, config={"do_sample": False, "max_new_tokens": 40})
    trace = this.run(request)
    assert trace.sequences[0].text.strip().startswith("The capital of France is Paris")
    assert trace.sequences[0].stop_reason == "eos"
