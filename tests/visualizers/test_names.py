"""The names of things: every mode and every processor of the library has words, and the knobs they name exist."""

from __future__ import annotations

import inspect
import re

import pytest

from playground.extras import EXTRAS
from playground.knobs import KNOBS
from visualizers.names import MODES, PROCESSORS, STOPS, mode_name


def test_every_mode_of_the_library_has_words():
    from transformers.generation import GenerationMode

    assert {mode.value for mode in GenerationMode} <= set(MODES)
    assert "custom" in MODES


def test_every_processor_that_generate_makes_has_words():
    from transformers import SynthIDTextWatermarkingConfig, WatermarkingConfig
    from transformers.generation.utils import GenerationMixin

    source = inspect.getsource(GenerationMixin._get_logits_processor)
    made = set(re.findall(r"\bappend\(\s*(\w+)\(", source))
    for kind in (WatermarkingConfig, SynthIDTextWatermarkingConfig):
        made |= set(re.findall(r"return (\w+)\(", inspect.getsource(kind.construct_processor)))
    assert len(made) > 25
    assert made <= set(PROCESSORS)


@pytest.mark.parametrize("kind", PROCESSORS)
def test_processors_come_from_knobs(kind):
    entry = PROCESSORS[kind]
    assert entry.knobs and set(entry.knobs) <= {*KNOBS, *EXTRAS}
    assert entry.name and entry.meaning and not entry.meaning.endswith(".")


def test_what_has_no_words_is_still_readable():
    assert mode_name("brand_new_search") == "brand new search"
    assert all(short and sentence for short, sentence in STOPS.values())
