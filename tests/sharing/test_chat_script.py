"""Scripts of chats: run by themselves they print what the run wrote, with all that a template gets and a budget."""

from __future__ import annotations

import pytest

from playground.api import generate
from playground.engines.local import LocalEngine
from playground.requests.request import GenerationRequest
from playground.settings import Settings
from playground.sharing.python_script import python_script
from tests.sharing.test_python_script import printed_by
from tests.support.chat_templates import family_tokenizer
from tests.support.script_runs import run_scripts
from tests.support.tiny_models import save, tiny_llama

TURNS = [{"role": "user", "content": 'the "cat"\n{{ x }}'}]
OPEN = [*TURNS, {"role": "assistant", "content": "<think>\nthe"}]
TOOLS = [{"type": "function", "function": {"name": "add", "description": "it's"}}]
CASES = {
    "arguments and tools": ("qwen", {"template": {"arguments": {"enable_thinking": False}, "tools": TOOLS}}),
    "how the answer begins": ("qwen", {"given": "the ma", "config": {"do_sample": True}}),
    "how it begins, then beams": ("llama", {"given": "the ma", "config": {"num_beams": 3}}),
    "the last message goes on": ("smollm", {"messages": OPEN, "template": {"continue_final_message": True}}),
    "a budget": ("deepseek", {"reasoning_budget": 3}),
    "a budget after a penalty, drawn": (
        "deepseek", {"reasoning_budget": 0, "presence_penalty": 1.5, "config": {"do_sample": True, "top_k": 9}}
    ),
    "a budget of several tokens": (
        "smollm", {"messages": OPEN, "template": {"continue_final_message": True}, "reasoning_budget": 2}
    ),
    "a budget without reasoning": ("llama", {"reasoning_budget": 3}),
}  # fmt: skip


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """Each case with its trace, and with what its script prints."""
    folder, engine = tmp_path_factory.mktemp("families"), LocalEngine(Settings())
    traces, scripts = {}, {}
    for name, (family, fields) in CASES.items():
        place = folder / family
        if not place.exists():
            tokenizer = family_tokenizer(family)
            save(place, tiny_llama(len(tokenizer), context=512), tokenizer)
        config = {"max_new_tokens": 12, **fields.get("config", {})}
        request = GenerationRequest(str(place), seed=4, **{"messages": TURNS, **fields, "config": config})
        traces[name] = generate(request, engine)
        scripts[name] = python_script(request, model_defaults=engine.facts(str(place)).generation_config)
    engine.close()
    printed = run_scripts(tmp_path_factory.mktemp("scripts"), scripts, folder)
    return {name: (traces[name], printed[name], scripts[name]) for name in CASES}


@pytest.mark.parametrize("name", CASES)
def test_the_script_of_a_chat_prints_what_the_run_wrote(runs, name):
    trace, printed, script = runs[name]
    assert printed == printed_by(trace) and trace.sequences[0].token_ids
    assert ("ReasoningBudget" in script) == ("reasoning_budget" in CASES[name][1])
