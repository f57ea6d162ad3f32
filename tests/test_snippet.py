"""A script says what the run did: it is really run, and prints the same text."""

from __future__ import annotations

import ast
import json
import math
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_models import save, tiny_gpt2, tiny_t5

from playground.api import generate
from playground.knobs import KNOBS
from playground.presets import PRESETS, apply_preset
from playground.request import GenerationRequest, RequestError, check, generation_config
from playground.settings import Settings
from playground.snippet import literal, python_script

ROOT = Path(__file__).parents[1]

# Runs every script that it is told of and prints what each of them printed: one process, because imports take seconds.
DRIVER = """
import contextlib, io, json, runpy, sys
printed = {}
for path in sys.argv[1:]:
    with contextlib.redirect_stdout(io.StringIO()) as output:
        runpy.run_path(path)
    printed[path] = output.getvalue()
print(json.dumps(printed))
"""


def request(prompt: str = "Once upon a time", model: str = "stories", seed: int | None = 3, **fields):
    """A request whose config is what is no other field, for a few tokens."""
    extras = {name: fields.pop(name) for name in [*fields] if name in GenerationRequest.__dataclass_fields__}
    return GenerationRequest(model, prompt, seed=seed, config={"max_new_tokens": 12, **fields}, **extras)


def preset(name: str, **changes) -> GenerationRequest:
    applied = apply_preset(PRESETS[name], "stories")
    return request(assistant=applied.assistant, **{**applied.config, "max_new_tokens": 12, **changes})


REQUESTS: dict[str, GenerationRequest] = {
    name: preset(name)
    for name in (
        "model", "greedy", "repetition", "sampling", "top-k", "nucleus", "min-p", "top-h", "typical", "epsilon", "eta",
        "guidance", "beam", "beam-sample", "assisted", "speculative", "early-exit", "prompt-lookup", "watermark",
        "synthid",
    )
} | {
    "nothing set": GenerationRequest("stories", "Once"),
    "a large seed": request(seed=2**63 - 1, do_sample=True),
    "three draws": request(do_sample=True, num_return_sequences=3),
    "three beams": request(num_beams=4, num_return_sequences=3, length_penalty=2, early_stopping="never"),
    "whole numbers for fractions": request(do_sample=True, temperature=2, top_p=1, repetition_penalty=1),
    "quotes and lines": request(
        'He said "it\'s \\n"\n\tand \'\'\' """ went {x} %s \0 🦊 é.', do_sample=True, min_new_tokens=12,
    ),
    "stop string": request(stop_strings=[" was", "zzz"], max_new_tokens=40),
    "stop string with beams": request(stop_strings="a", num_beams=3),
    "stop string with drafts": request(stop_strings=".", prompt_lookup_num_tokens=4, max_new_tokens=40),
    "token healing": request("Once upon a ti", token_healing=True),
    "token healing and drawing": request("The lit", token_healing=True, do_sample=True, stop_strings="o"),
    "negative prompt": request(negative_prompt="I am a dog.", guidance_scale=2),
    "negative prompt for three": request(
        negative_prompt="A", guidance_scale=1.5, do_sample=True, num_return_sequences=3
    ),
    "words": request(
        sequence_bias=[[[5], -2], [[8, 9], 3]], bad_words_ids=[[7], [9, 10]], suppress_tokens=[11],
        begin_suppress_tokens=[12], forced_eos_token_id=0, exponential_decay_length_penalty=[3, 1.5],
    ),
    "drafts that adapt": request(
        assistant="stories-draft", num_assistant_tokens=3, num_assistant_tokens_schedule="heuristic",
        assistant_confidence_threshold=0.0,
    ),
    "the model drafts for itself": request(assistant="stories", num_assistant_tokens=3, do_sample=True),
    "selfhash": request(do_sample=True, watermarking_config={"seeding_scheme": "selfhash", "greenlist_ratio": 0.5}),
    "length": request(max_new_tokens=None, max_length=15),
    "static cache": request(cache_implementation="static", disable_compile=True),
    "fields that are left out": request(output_scores=True, transformers_version="4.0.0"),
}  # fmt: skip


def printed_by(trace) -> str:
    return "".join(f"{sequence.text}\n" for sequence in trace.sequences)


def run_scripts(folder: Path, scripts: dict[str, str]) -> dict[str, str]:
    """What each script prints, by its name; all in one fresh process, started beside app.py."""
    paths = {}
    for number, (name, script) in enumerate(scripts.items()):
        path = folder / f"run{number}.py"
        path.write_text(script, encoding="utf-8")
        paths[str(path)] = name
    result = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", DRIVER, *paths], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    assert result.returncode == 0, result.stderr
    return {paths[path]: text for path, text in json.loads(result.stdout).items()}


IN_FOLDERS = ("chat", "encoder-decoder", "encoder-decoder, beams")


@pytest.fixture(scope="module")
def requests(tmp_path_factory) -> dict[str, GenerationRequest]:
    """With another architecture, a chat template, and an encoder-decoder model."""
    folder = tmp_path_factory.mktemp("models")
    gpt2, t5 = save(folder / "it's a gpt2", tiny_gpt2()), save(folder / "t5", tiny_t5())
    template = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant:"
    (gpt2 / "chat_template.jinja").write_text(template, encoding="utf-8")
    messages = [{"role": "user", "content": 'Say "hi".\nOr {{ not }}.'}]
    return REQUESTS | {
        "chat": request("", str(gpt2), messages=messages, do_sample=True),
        "encoder-decoder": request("the cat sat", str(t5), do_sample=True),
        "encoder-decoder, beams": request("the cat", str(t5), num_beams=3, num_return_sequences=2),
    }


@pytest.fixture(scope="module")
def traces(requests):
    return {name: generate(wanted) for name, wanted in requests.items()}


@pytest.fixture(scope="module")
def printed(requests, traces, tmp_path_factory):
    scripts = {
        name: python_script(
            requests[name],
            seed=trace.seed,
            mode=trace.started.mode,
            is_encoder_decoder=name.startswith("encoder-decoder"),
        )
        for name, trace in traces.items()
    }
    return run_scripts(tmp_path_factory.mktemp("scripts"), scripts)


@pytest.mark.parametrize("name", [*REQUESTS, *IN_FOLDERS])
def test_the_script_prints_what_the_run_wrote(name, traces, printed):
    assert printed[name] == printed_by(traces[name])
    assert any(sequence.text for sequence in traces[name].sequences)


@pytest.mark.parametrize("name", ["quotes and lines", "assisted"])
def test_a_script_is_a_file_that_python_runs(name, traces, tmp_path):
    path = tmp_path / "run.py"
    path.write_text(python_script(REQUESTS[name], seed=traces[name].seed), encoding="utf-8")
    result = subprocess.run([sys.executable, "-X", "utf8", path], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert result.stdout == printed_by(traces[name]), result.stderr


def test_the_length_and_the_seed_of_a_run_can_be_given():
    script = python_script(GenerationRequest("stories", "Once"), seed=11, effective_new_tokens=20)
    assert "torch.manual_seed(11)" in script and "max_new_tokens=20" in script
    script = python_script(request(seed=None, max_length=30, max_new_tokens=None), effective_new_tokens=20)
    assert "manual_seed" not in script and "max_new_tokens" not in script


def test_other_devices_and_folders():
    script = python_script(
        request(assistant="x/y"), device="cuda", model_folder="/there/my model", assistant_folder="z", seed=1
    )
    assert 'name = "/there/my model"' in script and 'from_pretrained("z", dtype="auto", device_map="cuda")' in script
    assert script.count('device_map="cuda"') == 2 and ".to(model.device)" in script and "float32" not in script


def test_only_what_needs_the_playground_asks_for_its_folder():
    assert "app.py" not in python_script(GenerationRequest("openai-community/gpt2", "Once"))
    assert "app.py" in python_script(GenerationRequest("stories", "Once"))
    assert "app.py" in python_script(GenerationRequest("openai-community/gpt2", "Once", presence_penalty=1.0))


# ----------------------------------------------------------------------------------------------------- any request

UGLY = ['"""', "'''", "\\", "\n#", "{0}", "\ud800", "\0", "'\""]
TEXT = st.text(st.characters(), max_size=30) | st.sampled_from(UGLY)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
ANY = st.builds(
    GenerationRequest,
    model=TEXT,
    prompt=TEXT,
    messages=st.none() | st.lists(st.fixed_dictionaries({"role": TEXT, "content": TEXT}), max_size=2),
    config=st.dictionaries(st.sampled_from([*KNOBS]) | TEXT, JSON, max_size=5),
    seed=st.none() | st.integers(),
    assistant=st.none() | TEXT,
    negative_prompt=st.none() | TEXT,
    presence_penalty=st.floats(),
    frequency_penalty=st.floats(),
    structured_output=st.none() | st.dictionaries(TEXT, JSON, max_size=2),
    custom_generate=st.none() | TEXT,
)


def assigned(script: str) -> dict[str, ast.expr]:
    """What the script gives to each name, and to each named argument of a call."""
    tree = ast.parse(script)
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.keyword) and node.arg:
            found[node.arg] = node.value
    return found


@given(ANY)
def test_any_request_gives_a_script_that_compiles_and_holds_its_texts(asked):
    script = python_script(asked)
    compile(script, "script", "exec")
    values = assigned(script)
    if asked.messages:
        assert ast.literal_eval(values["messages"]) == asked.messages
    else:
        assert ast.literal_eval(values["prompt"]) == asked.prompt
    if asked.negative_prompt is not None:
        assert ast.literal_eval(values["negative_prompt"]) == asked.negative_prompt
    calls = [node.func for node in ast.walk(ast.parse(script)) if isinstance(node, ast.Call)]
    assert {call.id for call in calls if isinstance(call, ast.Name)} <= {
        "GenerationConfig", "WatermarkingConfig", "SynthIDTextWatermarkingConfig", "CompileConfig", "float", "print",
        "StopStringCriteria", "tokenizer", "StructuredOutput", "isinstance", "PresencePenaltyLogitsProcessor",
        "FrequencyPenaltyLogitsProcessor",
    }  # fmt: skip


@given(ANY)
def test_the_config_in_the_script_is_the_librarys(asked):
    if any(problem.severity == "error" for problem in check(asked, Settings.local())):
        return
    try:
        expected = generation_config(asked)
    except RequestError:
        return
    assert made_config(python_script(asked)) == expected


@pytest.mark.parametrize("name", REQUESTS)
def test_the_config_of_a_request_in_the_script_is_the_librarys(name):
    expected = generation_config(REQUESTS[name])
    expected.token_healing = None
    assert made_config(python_script(REQUESTS[name])) == expected


def made_config(script: str):
    import transformers

    call = assigned(script)["config"]
    return eval(compile(ast.Expression(call), "config", "eval"), dict(vars(transformers)))


@given(JSON | st.tuples(JSON) | st.tuples(JSON, JSON))
def test_a_literal_is_the_value_in_one_line(value):
    text = literal(value)
    assert text.isprintable()
    assert repr(eval(text, {"__builtins__": {"float": float}})) == repr(value)


def test_literals_prefer_double_quotes():
    assert [literal(text) for text in ("a", "it's", 'say "x"', "\"'")] == ['"a"', '"it\'s"', "'say \"x\"'", "'\"\\''"]
    assert literal(math.inf) == 'float("inf")' and literal((1,)) == "(1,)" and literal({1: (2, 3)}) == "{1: (2, 3)}"
