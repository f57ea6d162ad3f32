"""What a template reads beside the messages, and what it makes of it: as the library does it, for known families."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from playground.models.chat_templates import argument_defaults, render
from playground.models.template_arguments import TemplateReads, template_reads
from playground.requests.request import RequestError
from tests.support.chat_templates import FAMILIES, family_tokenizer
from tests.support.tiny_models import byte_tokenizer

SYSTEM = {"role": "system", "content": "Be brief."}
TURNS = [
    {"role": "user", "content": "Hi"},
    {"role": "assistant", "content": "<think>Hm.</think>Yes?"},
    {"role": "user", "content": "Why?"},
]
OPEN = [*TURNS, {"role": "assistant", "content": "Because the"}]
TOOLS = [{"type": "function", "function": {"name": "add", "parameters": {"type": "object", "properties": {}}}}]
DOCUMENTS = [{"title": "Cats", "text": "Cats sit on mats."}]
READING = "{% for d in documents or [] %}({{ d.title }}: {{ d.text }}){% endfor %}{{ messages[0].content }}"


def read_by(name):
    return template_reads(family_tokenizer(name).chat_template)


@pytest.mark.parametrize(
    ("name", "arguments", "tools"),
    [
        ("qwen", {"enable_thinking": "bool"}, True),
        ("llama", {"date_string": "text", "tools_in_user_message": "bool"}, True),
        ("gemma", {}, False),
        ("mistral", {}, False),
        ("smollm", {"enable_thinking": "bool"}, False),
        ("deepseek", {}, False),
    ],
)
def test_a_family_reads_its_own_arguments(name, arguments, tools):
    assert read_by(name) == TemplateReads(arguments, tools, False)


@pytest.mark.parametrize(
    ("template", "reads"),
    [
        (None, TemplateReads()),
        ("", TemplateReads()),
        ("{% if", TemplateReads()),
        (READING, TemplateReads({}, False, True)),
        ("{{ bos_token }}{{ strftime_now('%d') }}{{ raise_exception('') }}{% set n = namespace() %}", TemplateReads()),
        ("{% for m in messages %}{{ loop.index }}{% endfor %}{{ range(3) + add_generation_prompt }}", TemplateReads()),
        ("{% generation %}{{ effort }}{% endgeneration %}{% break %}", TemplateReads({"effort": "text"})),
        ("{{ effort | default('low') }}{{ deep | default(true) }}", TemplateReads({"deep": "bool", "effort": "text"})),
        ("{% set deep = deep | default(false) %}{% if not deep %}.{% endif %}", TemplateReads({"deep": "bool"})),
        ("{% if date %}{{ date }}{% endif %}", TemplateReads({"date": "text"})),
        ("{% if deep == false and wide %}.{% endif %}", TemplateReads({"deep": "bool", "wide": "bool"})),
        ({"default": "{{ a }}", "tool_use": "{{ tools }}"}, TemplateReads({"a": "text"}, True)),
        ([{"name": "default", "template": "{{ documents }}"}, {"name": 7}], TemplateReads({}, False, True)),
    ],
)  # fmt: skip
def test_what_is_read_stands_in_the_template(template, reads):
    assert template_reads(template) == reads


COSTLY = [
    "{{ 9**(9**9) }}",
    "{% set a = 9**(9**9) %}",
    "{{ a if 9**(9**9) else a }}",
    "{{ {'a': 'a' * 30000000000} }}",
    "{{ 'a' | center(10**12) }}",
    "{{ a is divisibleby(9**(9**9)) }}",
    "{% filter center(10**12) %}{{ a }}{% endfilter %}",
    "{% autoescape 9**(9**9) %}{{ a }}{% endautoescape %}",
    "{% for a in [0] * 10**12 %}{% endfor %}",
    "{% macro f(a=9**(9**9)) %}{% endmacro %}",
    "{% block b %}{{ 9**(9**9) }}{% endblock %}",
    "{% include 9**(9**9) %}",
    "{% extends 9**(9**9) %}",
]


def test_nothing_of_a_template_is_computed_to_read_it():
    code = f"""
from playground.models.template_arguments import template_reads
for template in {json.dumps(COSTLY)}:
    print(sorted(template_reads(template).arguments))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=True)
    assert told.stdout.splitlines() == [str(["a"] if "{{ a" in template else []) for template in COSTLY]


WAYS = [
    ("qwen", None),
    ("qwen", {"arguments": {"enable_thinking": False}}),
    ("qwen", {"arguments": {"enable_thinking": True}, "tools": TOOLS}),
    ("qwen", {"tools": []}),
    ("llama", {"arguments": {"date_string": "1 Jan 2000", "tools_in_user_message": False}, "tools": TOOLS}),
    ("llama", {"tools": TOOLS}),
    ("gemma", None),
    ("smollm", {"arguments": {"enable_thinking": False}}),
    ("deepseek", None),
]


@pytest.mark.parametrize(("name", "template"), WAYS)
def test_the_text_and_the_ids_are_the_librarys(name, template):
    tokenizer, messages = family_tokenizer(name), [SYSTEM, *TURNS]
    asked = template or {}
    more = {"tools": asked.get("tools") or None, **asked.get("arguments", {})}
    rendered = render(tokenizer, messages, name, template)
    whole = {"add_generation_prompt": True, **more}
    assert rendered.text == tokenizer.apply_chat_template(messages, tokenize=False, **whole)
    assert rendered.token_ids == tokenizer.apply_chat_template(messages, **whole)["input_ids"]


@pytest.mark.parametrize("name", FAMILIES)
def test_the_last_message_is_left_open_as_the_library_does_it(name):
    tokenizer = family_tokenizer(name)
    rendered = render(tokenizer, OPEN, name, {"continue_final_message": True})
    assert rendered.text == tokenizer.apply_chat_template(OPEN, tokenize=False, continue_final_message=True)
    assert rendered.text.endswith("Because the")
    assert render(tokenizer, OPEN[:-1], name).text != rendered.text
    last = rendered.parts[-1] if rendered.parts else None
    assert last is None or (last.kind, last.role, last.message, last.stop) == (
        "message", "assistant", 3, len(rendered.token_ids)
    )  # fmt: skip


def test_what_the_arguments_do():
    qwen, smollm = family_tokenizer("qwen"), family_tokenizer("smollm")
    off = {"arguments": {"enable_thinking": False}}
    assert render(qwen, TURNS, "m", off).text.endswith("<im_start>assistant\n<think>\n\n</think>\n\n")
    assert "Hm." not in render(qwen, TURNS, "m").text  # the reasoning of earlier turns is left out
    assert "Reasoning: /no_think" in render(smollm, TURNS, "m", off).text
    told = [{"role": "system", "content": "Be brief. /no_think"}, *TURNS]
    assert render(smollm, told, "m").text.endswith("<think>\n\n</think>\n")
    documents = {"documents": DOCUMENTS}
    reading = byte_tokenizer()
    reading.chat_template = READING
    assert render(reading, TURNS, "m", documents).text == "(Cats: Cats sit on mats.)Hi"


@pytest.mark.parametrize(
    ("name", "messages", "template", "expected"),
    [
        ("qwen", TURNS, None, {"enable_thinking": True}),
        ("qwen", TURNS, {"arguments": {"enable_thinking": False}}, {"enable_thinking": True}),
        ("smollm", [{"role": "system", "content": "/no_think"}, *TURNS], None, {}),  # the message decides there
        ("llama", TURNS, None, {}),  # without tools it makes no difference
        ("llama", TURNS, {"tools": TOOLS}, {"tools_in_user_message": True}),
        ("mistral", [SYSTEM, *TURNS], None, {}),
    ],
)
def test_what_leaving_an_argument_out_amounts_to(name, messages, template, expected):
    assert argument_defaults(family_tokenizer(name), messages, "m", template) == expected


@pytest.mark.parametrize(
    ("name", "messages", "template", "words"),
    [
        ("gemma", TURNS, {"tools": TOOLS}, "The chat template of m takes no tools. Leave tools out"),
        ("llama", TURNS, {"documents": DOCUMENTS}, "takes no documents. Leave documents out"),
        ("gemma", TURNS, {"arguments": {"thinking": True}}, "has no argument thinking. Leave it out: it reads no"),
        ("qwen", TURNS, {"arguments": {"thinking": True}}, "has no argument thinking. Leave it out. It reads enabl"),
        ("mistral", [SYSTEM, *TURNS], None, "takes no system message here"),
        ("mistral", TURNS[1:], None, "roles must alternate user/assistant"),
        ("gemma", TURNS[:2] + TURNS[1:], None, "user and assistant must alternate"),
    ],
)
def test_what_a_family_refuses_is_said_with_what_to_do(name, messages, template, words):
    with pytest.raises(RequestError) as caught:
        render(family_tokenizer(name), messages, "m", template)
    (problem,) = caught.value.diagnostics
    assert words in f"{problem.message} {problem.fix}" and problem.fix
    assert problem.knob == ("messages" if template is None else "template")
