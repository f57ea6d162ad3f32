"""The names of things: every mode and every processor of the library has words, and the knobs they name exist."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re

import pytest

from playground.knobs import KNOBS
from playground.requests.extra_fields import EXTRAS
from playground.trace import DOLA_CONTRAST, Sequence
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


def processors_in(*modules) -> set[str]:
    """The names of the logits processors that these modules define."""
    from transformers import LogitsProcessor

    return {
        name
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, LogitsProcessor) and kind.__module__ == module.__name__
        if kind is not LogitsProcessor and not name.startswith("_")
    }


def test_every_processor_of_the_library_has_words():
    """A person's code can hand over any of them, those of speech and music models included."""
    from transformers.generation import logits_process

    missing = processors_in(logits_process) - set(PROCESSORS)
    assert not missing, f"transformers has processors without words in visualizers/names.py: {sorted(missing)}"


def test_every_processor_of_our_own_has_words_and_none_is_left_over():
    from transformers.generation import logits_process

    import playground

    names = [module.name for module in pkgutil.walk_packages(playground.__path__, "playground.")]
    # they decode nothing; Ray need not be here
    apart = ("training", "playground.ui", "playground.server", "playground.engines.ray_")
    ours = processors_in(*(importlib.import_module(name) for name in names if not name.startswith(apart)))
    assert {"PresencePenaltyLogitsProcessor", "HammingDiversityLogitsProcessor"} <= ours
    assert set(PROCESSORS) == ours | processors_in(logits_process) | {DOLA_CONTRAST}


@pytest.mark.parametrize("kind", PROCESSORS)
def test_processors_come_from_knobs(kind):
    entry = PROCESSORS[kind]
    assert set(entry.knobs) <= {*KNOBS, *EXTRAS}
    assert entry.knobs or kind.startswith(("ClassifierFree", "GivenText", "Dia", "Alternating", "Bark", "Whisper"))
    assert entry.name and entry.meaning and not entry.meaning.endswith(".")


def test_processors_can_be_told_apart():
    assert len({entry.name for entry in PROCESSORS.values()}) == len(PROCESSORS)


def test_every_reason_to_stop_has_words():
    told = set(re.findall(r'"(\w+)"', Sequence.__doc__))
    assert {"eos", "length", "loop"} <= told <= set(STOPS)


def test_every_stopping_criterion_of_the_library_has_words():
    from transformers.generation import stopping_criteria as library

    told = {
        "MaxLengthCriteria": "length",
        "MaxTimeCriteria": "max_time",
        "StopStringCriteria": "stop_string",
        "EosTokenCriteria": "eos",
        "ConfidenceCriteria": None,  # ends a draft, never a text
    }
    kinds = {name for name, kind in vars(library).items() if isinstance(kind, type) and name.endswith("Criteria")}
    assert kinds - {"StoppingCriteria"} == set(told)
    assert set(told.values()) - {None} <= set(STOPS)


def test_what_has_no_words_is_still_readable():
    assert mode_name("brand_new_search") == "brand new search"
    assert all(short and sentence for short, sentence in STOPS.values())
