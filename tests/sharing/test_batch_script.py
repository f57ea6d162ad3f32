"""A batch as a script: it is really run, and prints the texts of the batch."""

from __future__ import annotations

import ast
import contextlib
import io
import runpy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.questions.prompt_batch import BatchQuestion
from playground.requests.request import GenerationRequest
from playground.sharing.batch_script import batch_script
from tests.generation.test_batch_decoder import GREEDY, GUIDE, MODELS, PROMPTS, decoded, loaded, ways
from tests.support.slow import one_in
from tests.support.tiny_models import byte_tokenizer, save, tiny_gpt2, tiny_t5


def printed(script: str, tmp_path, monkeypatch) -> str:
    monkeypatch.chdir(tmp_path)  # where the script looks for models of this machine
    (tmp_path / "batch.py").write_text(script, encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        runpy.run_path(str(tmp_path / "batch.py"))
    return output.getvalue()


@pytest.mark.parametrize(
    ("name", "config", "pad"),
    one_in(2, [
        ("stories", {"do_sample": False, "max_new_tokens": 6}, "own"),
        ("stories", {"do_sample": True, "top_k": 0, "max_new_tokens": 6}, "eos"),
        ("gpt2", GREEDY | {"num_beams": 2, "stop_strings": ["e"]}, "own"),
        ("t5", GREEDY, "own"),
    ]),
)
def test_it_prints_the_texts_of_the_batch(name, config, pad, tmp_path, monkeypatch):
    model, prompts, target, facts = "stories", GUIDE, MODELS["stories"], {}
    if name != "stories":
        tokenizer = byte_tokenizer()
        if name == "gpt2":
            tokenizer.pad_token = None
        own = {"gpt2": tiny_gpt2, "t5": tiny_t5}[name]()
        model, prompts = str(save(tmp_path / "model", own, tokenizer)), PROMPTS
        target, facts = loaded(own, tokenizer), {"is_encoder_decoder": name == "t5"}
    batch = BatchQuestion(GenerationRequest(model, config=config, seed=3), prompts, pad=pad)
    way = ways(decoded(target, batch))["right" if name == "t5" else "left", True]
    texts = [f"{prompt} {answer['text']}" for prompt, answer in zip(prompts, way["answers"], strict=True)]
    assert printed(batch_script(batch, **facts), tmp_path, monkeypatch) == "\n".join(texts) + "\n"


@given(st.lists(st.text(), min_size=1, max_size=4), st.sampled_from(["own", "eos"]))
def test_any_prompts_are_written_as_literals(prompts, pad):
    script = batch_script(BatchQuestion(GenerationRequest("stories", config=GREEDY), prompts, pad=pad), 5)
    assigned = [node for node in ast.parse(script).body if isinstance(node, ast.Assign)]
    (written,) = [node.value for node in assigned if ast.unparse(node.targets[0]) == "prompts"]
    assert ast.literal_eval(written) == prompts and "torch.manual_seed(5)" in script
