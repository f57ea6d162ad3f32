"""A script says what the run did: it is really run, and prints the same text."""

from __future__ import annotations

import ast
import hashlib
import json
import math
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.api import generate
from playground.engines.local import LocalEngine
from playground.knobs import KNOBS
from playground.presets.presets import PRESETS, apply_preset
from playground.requests.config_values import well_formed
from playground.requests.library_config import generation_config
from playground.requests.request import GenerationRequest, RequestError
from playground.requests.validation import check
from playground.settings import Settings
from playground.sharing import script_values
from playground.sharing.python_script import literal, python_script
from tests.support.gguf_writer import write_gguf
from tests.support.script_runs import INSTALLED, run_scripts
from tests.support.slow import one_in
from tests.support.tiny_models import VOCAB_SIZE, save, tiny_gpt2, tiny_llama, tiny_t5

ROOT = Path(__file__).parents[2]

def request(prompt: str = "Once upon a time", model: str = "stories", seed: int | None = 3, **fields):
    """A request whose config is what is no other field, for a few tokens."""
    extras = {name: fields.pop(name) for name in [*fields] if name in GenerationRequest.__dataclass_fields__}
    return GenerationRequest(model, prompt, seed=seed, config={"max_new_tokens": 8, **fields}, **extras)


def preset(name: str, **changes) -> GenerationRequest:
    applied = apply_preset(PRESETS[name], "stories")
    return request(assistant=applied.assistant, **{**applied.config, "max_new_tokens": 8, **changes})


REQUESTS: dict[str, GenerationRequest] = {
    name: preset(name)
    for name in (
        "model", "greedy", "repetition", "sampling", "top-k", "nucleus", "min-p", "top-h", "typical", "epsilon", "eta",
        "guidance", "beam", "beam-sample", "assisted", "speculative", "early-exit", "prompt-lookup", "watermark",
        "synthid", "contrastive", "dola-low", "dola-high", "diverse-beam",
    )
} | {
    "nothing set": GenerationRequest("stories", "Once"),
    "weights of 4 bits": request(model="stories?quantization=nf4&double_quant=true&compute_dtype=float32"),
    "another dtype and loop of attention": request(
        model="stories?dtype=bfloat16&attn_implementation=eager", assistant="stories-draft?dtype=bfloat16",
    ),
    "a large seed": request(seed=2**63 - 1, do_sample=True),
    "three draws": request(do_sample=True, num_return_sequences=3),
    "three beams": request(num_beams=4, num_return_sequences=3, length_penalty=2, early_stopping="never"),
    "whole numbers for fractions": request(do_sample=True, temperature=2, top_p=1, repetition_penalty=1),
    "quotes and lines": request(
        'He said "it\'s \\n"\n\tand \'\'\' """ went {x} %s \0 🦊 é.', do_sample=True, min_new_tokens=8,
    ),
    "stop string": request(stop_strings=[" was", "zzz"], max_new_tokens=40),
    "stop string with beams": request(stop_strings="a", num_beams=3),
    "stop string with drafts": request(stop_strings=".", prompt_lookup_num_tokens=4, max_new_tokens=40),
    "given ids": request(given=[12, 300, 301], do_sample=True, max_new_tokens=12, top_p=0.9),
    "given text": request(given=", there was a cat", repetition_penalty=1.2, max_new_tokens=16),
    "one of three draws, branched": request(given=[12, 300], do_sample=True, max_new_tokens=12, luck_of=[2, 3]),
    "a scored text": GenerationRequest("stories", given="Once upon a time", only_given=True),
    "contrastive after given ids": request(given=[12, 300], penalty_alpha=0.6, top_k=4, max_new_tokens=12),
    "beams after given ids": request(
        given=[12, 300, 301], num_beams=3, num_return_sequences=2, max_new_tokens=12, min_new_tokens=11,
        exponential_decay_length_penalty=[2, 1.5], begin_suppress_tokens=[5, 12], no_repeat_ngram_size=2,
        presence_penalty=0.5,
    ),
    "drawn beams after given text": request(
        given=", there was", num_beams=3, do_sample=True, max_new_tokens=14, stop_strings=".",
    ),
    "groups after given text": preset("diverse-beam", given=", there was", max_new_tokens=12, frequency_penalty=0.4),
    "words after given text": request(
        given=" there", num_beams=4, force_words_ids=[[900]], max_new_tokens=None, max_length=14,
    ),
    "an end among given ids": request(given=[12, 0, 300], num_beams=3),
    "a form after its beginning": request(
        given="ab", num_beams=3, structured_output={"regex": "[ab]{4} [a-z]{3}"}, max_new_tokens=20,
    ),
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
    "selfhash": request(do_sample=True, watermarking_config={"seeding_scheme": "selfhash", "greenlist_ratio": 0.5},
                       max_new_tokens=3),
    "length": request(max_new_tokens=None, max_length=15),
    "static cache": request(cache_implementation="static", disable_compile=True),
    "constrained beams": request(num_beams=4, force_words_ids=[[900]], max_new_tokens=20),
    "constraints": request(num_beams=4, constraints=[{"phrase": [900]}, {"any_of": [[5], [6]]}]),
    "stop string in a loop of ours": preset("contrastive", stop_strings="t"),
    "token healing in a loop of ours": preset("contrastive", token_healing=True),
    "penalties": request(presence_penalty=0.7, frequency_penalty=0.4, do_sample=True, num_return_sequences=2),
    "a penalty with beams": request(frequency_penalty=1, num_beams=3),
    "a penalty with drafts": request(presence_penalty=-1.5, prompt_lookup_num_tokens=3),
    "regular expression": request(structured_output={"regex": "[a-z ]+\\."}, do_sample=True, eos_token_id=[0, 5]),
    "choices": request(structured_output={"choices": [" a cat", ' a "dog"']}, num_beams=2),
    "fields that are left out": request(output_scores=True, transformers_version="4.0.0"),
}  # fmt: skip


def printed_by(trace) -> str:
    return "".join(f"{sequence.text}\n" for sequence in trace.sequences)


IN_FOLDERS = (
    "chat", "encoder-decoder", "encoder-decoder, beams", "encoder-decoder, beams after given ids",
    "encoder-decoder, an end among given ids", "encoder-decoder, penalty", "drafts that are translated",
    "the model's own beams", "a loop of one's own", "a loop of one's own, with all",
    "a loop of one's own, with its own argument", "a wider assistant", "a wider assistant, drawn",
)  # fmt: skip

# Greedy decoding by hand, with what it is given, which in `generate` may be nothing.
LOOP = """
import torch

def generate(model, inputs=None, input_ids=None, logits_processor=None, stopping_criteria=None, generation_config=None,
             prefix_allowed_tokens_fn=None, most=99, **more):
    ids = inputs if input_ids is None else input_ids
    for _ in range(min(most, generation_config.max_new_tokens)):
        scores = model(ids).logits[:, -1].float()
        for processor in logits_processor or ():
            scores = processor(ids, scores)
        if prefix_allowed_tokens_fn is not None:
            allowed = prefix_allowed_tokens_fn(0, ids[0])
            scores = torch.full_like(scores, -torch.inf).index_copy(1, allowed, scores[:, allowed])
        ids = torch.cat([ids, scores.argmax(-1, keepdim=True)], dim=-1)
        if any(criterion(ids, None).all() for criterion in stopping_criteria or ()):
            break
    return ids
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("models")


@pytest.fixture(scope="module")
def requests(folder) -> dict[str, GenerationRequest]:
    """With another architecture, a chat template, and an encoder-decoder model."""
    gpt2, t5 = save(folder / "it's a gpt2", tiny_gpt2()), save(folder / "t5", tiny_t5())
    llama, wider = save(folder / "llama"), save(folder / "wider", tiny_llama(vocab_size=VOCAB_SIZE + 20, seed=1))
    template = "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant:"
    (gpt2 / "chat_template.jinja").write_text(template, encoding="utf-8")
    beams = save(folder / "beams")
    fields = json.loads((beams / "generation_config.json").read_text("utf-8")) | {"num_beams": 4, "do_sample": True}
    (beams / "generation_config.json").write_text(json.dumps(fields), encoding="utf-8")
    (folder / "loop" / "custom_generate").mkdir(parents=True)
    (folder / "loop" / "custom_generate" / "generate.py").write_text(LOOP, encoding="utf-8")
    loop = str(folder / "loop")
    messages = [{"role": "user", "content": 'Say "hi".\nOr {{ not }}.'}]
    return REQUESTS | {
        "chat": request("", str(gpt2), messages=messages, do_sample=True),
        "encoder-decoder": request("the cat sat", str(t5), do_sample=True),
        "encoder-decoder, beams": request("the cat", str(t5), num_beams=3, num_return_sequences=2),
        "encoder-decoder, beams after given ids": request(
            "the cat", str(t5), given=[70, 80], num_beams=3, do_sample=True, presence_penalty=0.5, min_new_tokens=7
        ),
        "encoder-decoder, an end among given ids": request("the cat", str(t5), given=[70, 2, 80], num_beams=3),
        "encoder-decoder, penalty": request("the cat", str(t5), presence_penalty=3, frequency_penalty=1),
        "drafts that are translated": request(assistant=str(gpt2), num_assistant_tokens=3),
        "a wider assistant": request("the cat", str(llama), assistant=str(wider), num_assistant_tokens=3),
        "a wider assistant, drawn": request(
            "the cat", str(llama), assistant=str(wider), num_assistant_tokens=3, do_sample=True, temperature=1.5
        ),
        "the model's own beams": request("the cat", str(beams), num_return_sequences=3),
        "a loop of one's own": request(custom_generate=loop),
        "a loop of one's own, with its own argument": request(custom_generate=loop, custom_generate_kwargs={"most": 3}),
        "a loop of one's own, with all": request(
            custom_generate=loop, stop_strings="e", presence_penalty=2, structured_output={"regex": "[a-z, ]+"}
        ),
    }


@pytest.fixture(scope="module")
def engine():
    engine = LocalEngine(Settings(allow_remote_code=True))
    yield engine
    engine.close()


@pytest.fixture(scope="module")
def traces(request, requests, engine):
    """The runs that the tests of this session look at, by their names."""
    own = [item for item in request.session.items if item.path == request.path and "traces" in item.fixturenames]
    names = {item.callspec.params["name"] for item in own}
    return {name: generate(wanted, engine) for name, wanted in requests.items() if name in names}


@pytest.fixture(scope="module")
def printed(requests, traces, engine, folder, tmp_path_factory):
    scripts = {}
    for name, trace in traces.items():
        facts = engine.facts(requests[name].model)
        scripts[name] = python_script(
            requests[name],
            seed=trace.seed,
            model_defaults=facts.generation_config,
            is_encoder_decoder=facts.is_encoder_decoder,
        )
    assert not any(str(folder) in script for script in scripts.values())  # no path of this machine
    return run_scripts(tmp_path_factory.mktemp("scripts"), scripts, folder)


@pytest.mark.parametrize("name", one_in(39, [*REQUESTS, *IN_FOLDERS]))
def test_the_script_prints_what_the_run_wrote(name, traces, printed):
    assert printed[name] == printed_by(traces[name])
    assert any(sequence.text for sequence in traces[name].sequences)


@pytest.mark.parametrize("name", one_in(2, ["quotes and lines", "assisted"]))
def test_a_script_is_a_file_that_python_runs(name, traces, tmp_path):
    path = tmp_path / "run.py"
    path.write_text(python_script(REQUESTS[name], seed=traces[name].seed), encoding="utf-8")
    command = [sys.executable, "-X", "utf8", path]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", env=INSTALLED)
    assert result.stdout == printed_by(traces[name]), result.stderr


def test_a_search_after_given_tokens_begins_with_the_first_start_of_a_list():
    config = {"decoder_start_token_id": [5], "num_beams": 2, "max_new_tokens": 4}
    wanted = GenerationRequest("tiny", "the cat", config=config, given="ab", seed=1)
    assert "begun = input_ids.new_tensor([[5, *given]])" in python_script(wanted, is_encoder_decoder=True)


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


def test_a_model_of_this_machine_is_named_by_its_name_and_the_hash_of_its_weights(tmp_path):
    asked = GenerationRequest(str(tmp_path / "mine"), "Once", custom_generate=str(tmp_path / "loop"))
    script = python_script(asked, weights="12ab")
    note = "# The run read ./mine, on its machine. Change the name to where it is here."
    assert f'{note}\n# SHA-256 of the weights that the run read: 12ab\nname = "./mine"\n' in script
    assert 'custom_generate="./loop"' in script and str(tmp_path) not in script
    for name in ("someone/else", "stories", "someone/small-GGUF?gguf=small.gguf", str(tmp_path / "small.gguf")):
        assert "# SHA-256 of the weights that the run read: 12ab\nname = " in python_script(
            GenerationRequest(name, "Once"), weights="12ab"
        ), name
    drafted = GenerationRequest("someone/else", "Once", assistant=str(tmp_path / "small"))
    script = python_script(drafted, weights="12ab", assistant_weights="34cd")
    note = "# The run read ./small, on its machine. Change the name to where it is here."
    assert f"{note}\n# SHA-256 of the weights that the run read: 34cd\nassistant = " in script
    assert script.count("12ab") == 1 and str(tmp_path) not in script


def test_the_playground_is_looked_for_where_it_is_installed_and_no_folder_of_this_machine_is_named():
    for asked in (
        GenerationRequest("stories", "Once"),
        GenerationRequest("openai-community/gpt2", "Once", presence_penalty=1.0),
    ):
        script = python_script(asked)
        assert str(ROOT) not in script and 'else "generation-playground"' in script


def test_a_script_finds_the_clone_in_which_it_is_run_or_says_what_to_do(tmp_path):
    (tmp_path / "above" / "generation-playground" / "playground").mkdir(parents=True)
    script = python_script(GenerationRequest("stories", "Once")).replace("import torch\nfrom transformers", "# ")
    header = script.partition("name = ")[0] + "print(home)"

    def run(folder: Path) -> subprocess.CompletedProcess:
        command = [sys.executable, "-I", "-S", "-c", header]  # nothing is installed there
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)

    assert run(ROOT).stdout == ".\n"
    assert run(tmp_path / "above").stdout == "generation-playground\n"
    nowhere = run(tmp_path)
    assert nowhere.returncode == 1 and "Set home to the folder of your clone." in nowhere.stderr


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
    custom_generate_kwargs=st.none() | st.dictionaries(TEXT, JSON, max_size=2),
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
        "FrequencyPenaltyLogitsProcessor", "next", "hasattr", "sorted", "dict", "property", "len",
        "find_spec", "str", "Path", "SystemExit",
    }  # fmt: skip


@given(ANY)
def test_the_config_in_the_script_is_the_librarys(asked):
    if any(problem.severity == "error" for problem in check(asked, Settings.local())):
        return
    try:
        expected = generation_config(well_formed(asked.config)[0])
    except RequestError:
        return
    assert made_config(python_script(asked)) == expected


@pytest.mark.parametrize("name", [name for name in REQUESTS if not REQUESTS[name].only_given])
def test_the_config_of_a_request_in_the_script_is_the_librarys(name):
    expected = generation_config(well_formed(REQUESTS[name].config)[0])
    if "loop of ours" in name:  # the script heals the prompt itself, and has a criterion of its own
        expected.token_healing = expected.stop_strings = None
    if name == "beams after given ids":  # whose first token is none that is free
        expected.begin_suppress_tokens = None
    assert made_config(python_script(REQUESTS[name])) == expected


def made_config(script: str):
    import transformers

    call = assigned(script)["config"]
    return eval(compile(ast.Expression(call), "config", "eval"), vars(transformers) | {"given": []})


@given(JSON | st.tuples(JSON) | st.tuples(JSON, JSON))
def test_a_literal_is_the_value_in_one_line(value):
    text = literal(value)
    assert text.isprintable()
    assert repr(eval(text, {"__builtins__": {"float": float}})) == repr(value)


def test_literals_prefer_double_quotes():
    assert [literal(text) for text in ("a", "it's", 'say "x"', "\"'")] == ['"a"', '"it\'s"', "'say \"x\"'", "'\"\\''"]
    assert literal(math.inf) == 'float("inf")' and literal((1,)) == "(1,)" and literal({1: (2, 3)}) == "{1: (2, 3)}"


def test_a_copy_from_a_gguf_file_is_named_by_its_id_on_the_hub(monkeypatch):
    monkeypatch.setattr(script_values, "locate", lambda name, settings: ("gguf", "/somewhere/cache/smollm2-float32"))
    script = python_script(GenerationRequest("smollm2", "Once", config={"do_sample": False, "max_new_tokens": 2}))
    assert 'name = "HuggingFaceTB/SmolLM2-135M-Instruct"' in script
    assert "# The run read a copy of this model whose weights were stored in 4 bits." in script
    assert "cache" not in script


def test_a_gguf_file_of_the_hub_is_named_by_its_repository():
    asked = GenerationRequest("someone/small-GGUF?gguf=small-Q8_0.gguf&revision=v2", "Once")
    script = python_script(asked)
    assert "# As the run did, this reads small-Q8_0.gguf and dequantizes it (package gguf)." in script
    assert 'name = "someone/small-GGUF"\n' in script and "cache" not in script
    opened = 'from_pretrained(name, revision="v2", gguf_file="small-Q8_0.gguf")'
    assert f"tokenizer = AutoTokenizer.{opened}" in script
    assert 'gguf_file="small-Q8_0.gguf", quantization_config=GgufConfig(dequantize=True), revision="v2")' in script


@pytest.fixture(scope="module")
def gguf_file(tmp_path_factory):
    """A file for all tests of this module: it is converted once."""
    return write_gguf(tmp_path_factory.mktemp("files") / "small.gguf", tiny_llama())


@pytest.mark.parametrize("whole", [True, False], ids=["the file", "its folder"])
def test_the_script_for_a_gguf_file_of_this_machine_reads_it_where_it_is_put(tmp_path, engine, gguf_file, whole):
    file = gguf_file
    asked = request("the cat", str(file if whole else file.parent), do_sample=True)
    trace = generate(asked, engine)
    hashed = hashlib.sha256(file.read_bytes()).hexdigest()
    assert trace.started.provenance.weights in (hashed, None)  # it may not be known yet
    script = python_script(asked, weights=hashed)
    assert f"# SHA-256 of the weights that the run read: {hashed}\n" in script
    assert str(file.parent) not in script and "small.gguf, a GGUF file, which is dequantized (package gguf)" in script
    beside = file.parent if whole else file.parent.parent
    printed = run_scripts(tmp_path, {"gguf": script}, beside)
    assert printed["gguf"] == printed_by(trace) != "\n"
