"""The knob panel: what each knob shows, and that what it shows is read back as what it was."""

import gradio as gr
import pytest

from playground.knobs import BASIC, KNOBS
from playground.presets import EXAMPLES, PRESETS
from playground.request import GenerationRequest, check
from playground.settings import Settings
from playground.ui.knob_panel import _BASIC_ROWS, KnobPanel, number, parse, shown

FREE = [knob for knob in KNOBS.values() if not knob.managed]
CONFIGS = [pytest.param(p.config, id=p.name) for p in PRESETS.values()] + [
    pytest.param(example.effective, id=example.title) for example in EXAMPLES
]


@pytest.fixture(scope="module")
def panel():
    with gr.Blocks():
        return KnobPanel({})


def read(panel, changes=None, always=()):
    """What the panel reads when it is at its defaults but for `changes`, {name: what the component holds}."""
    data = panel.show({}) | {panel.components[name]: value for name, value in (changes or {}).items()}
    return panel.read(data, always)


def test_every_knob_that_is_not_managed_has_a_component(panel):
    assert list(panel.components) == [knob.name for knob in FREE]
    assert all(component.interactive for component in panel.components.values())


def test_the_knobs_in_view_are_the_basic_ones():
    assert sorted(name for row in _BASIC_ROWS for name in row) == sorted(BASIC)


def test_defaults_send_nothing(panel):
    assert read(panel) == ({}, [])


@pytest.mark.parametrize("config", CONFIGS)
def test_a_preset_is_read_back_as_it_is(panel, config):
    assert panel.read(panel.show(config), config) == (config, [])
    assert not [
        d for d in check(GenerationRequest("stories", "Once", config=config), Settings()) if d.severity == "error"
    ]


@pytest.mark.parametrize("config", CONFIGS)
def test_sliders_reach_every_value_that_a_preset_has(panel, config):
    for name, value in config.items():
        component = panel.components[name]
        if isinstance(component, gr.Slider):
            assert component.minimum <= value <= component.maximum


def test_what_the_strategy_sets_is_sent_even_at_its_default(panel):
    assert read(panel, always={"do_sample", "num_beams"}) == ({"do_sample": False}, [])
    assert read(panel, {"temperature": 1}, always={"temperature"}) == ({"temperature": 1.0}, [])


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("top_k", "5", 5),
        ("top_k", " 5 ", 5),
        ("top_k", "-5", -5),  # out of range: that is for `check` to say
        ("top_k", "2.5", 2.5),
        ("typical_p", ".9", 0.9),
        ("epsilon_cutoff", "3e-4", 3e-4),
        ("temperature", 2, 2.0),
        ("min_p", 0.1, 0.1),
        ("do_sample", True, True),
        ("use_cache", False, False),
        ("early_stopping", '"never"', "never"),
        ("early_stopping", "true", True),
        ("cache_implementation", '"static"', "static"),
        ("stop_strings", "The end", "The end"),
        ("stop_strings", "42", "42"),
        ("stop_strings", '["\\n", "."]', ["\n", "."]),
        ("bad_words_ids", "[[15], [8, 9]]", [[15], [8, 9]]),
        ("eos_token_id", "3", 3),
        ("dola_layers", "low", "low"),
        ("watermarking_config", '{"bias": 2.5}', {"bias": 2.5}),
    ],
)
def test_a_typed_value_is_read(panel, name, typed, value):
    config, problems = read(panel, {name: typed})
    assert (config, problems) == ({name: value}, [])
    assert type(config[name]) is type(value)


@pytest.mark.parametrize("name", [name for name in KNOBS if not KNOBS[name].managed and KNOBS[name].kind != "bool"])
def test_an_emptied_box_sends_nothing(panel, name):
    assert read(panel, {name: None}) == ({}, [])
    if isinstance(panel.components[name], gr.Textbox):
        assert read(panel, {name: "  "}) == ({}, [])


@pytest.mark.parametrize(
    ("name", "typed"), [("top_k", "many"), ("num_beams", "1,5"), ("bad_words_ids", "[[1]"), ("sequence_bias", "{")]
)
def test_what_cannot_be_read_is_told_with_a_way_out(panel, name, typed):
    config, [problem] = read(panel, {name: typed})
    assert config == {}
    assert (problem.knob, problem.severity) == (name, "error")
    assert problem.message and problem.fix


@pytest.mark.parametrize("knob", FREE, ids=lambda knob: knob.name)
def test_shown_and_parse_are_inverse_for_the_default(knob):
    if knob.default is not None:
        assert parse(knob, shown(knob, knob.default)) == knob.default


def test_whole_numbers_stay_whole():
    assert [type(number(text)) for text in ("3", "3.0", "1e3")] == [int, float, float]
