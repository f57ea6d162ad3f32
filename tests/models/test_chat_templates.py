"""Chat templates: rendered as the library does it, split into what is whose, and refused with what to do."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.generation.inputs import read_inputs, read_messages
from playground.models import template_process
from playground.models.chat_templates import render
from playground.models.loading import LoadedModel
from playground.requests.request import GenerationRequest, RequestError
from playground.settings import Settings
from playground.trace import Part, Trace
from tests.support.decoding import decode
from tests.support.tiny_models import byte_tokenizer, tiny_llama

PLAIN = (
    "{% for m in messages %}<bos>{{ m['role'] }}\n{{ m['content'] }}<eos>\n{% endfor %}"
    "{% if add_generation_prompt %}<bos>assistant\n{% endif %}"
)
TRIMMING = PLAIN.replace("m['content']", "m['content'] | trim")
# the system message goes into the first message of the user, as some models want it
FOLDING = (
    "{% set s = messages[0]['content'] if messages[0]['role'] == 'system' else '' %}"
    "{% for m in messages if m['role'] != 'system' %}[{% if loop.first and s %}({{ s }}){% endif %}{{ m['content'] }}]"
    "{% endfor %}"
)
LOOKING = "{% for m in messages %}{{ m['content'] | upper }}/{% endfor %}{% if add_generation_prompt %}>{% endif %}"
NO_SYSTEM = "{% if messages[0]['role'] == 'system' %}{{ raise_exception('no') }}{% endif %}" + PLAIN
BY_TURNS = (
    "{% for m in messages %}{% if (m['role'] == 'user') != (loop.index0 % 2 == 0) %}"
    "{{ raise_exception('Roles must alternate <b>user</b>/assistant') }}{% endif %}{% endfor %}" + PLAIN
)
KNOWN_ROLES = (
    "{% for m in messages %}{% if m['role'] not in ('user', 'assistant') %}{{ raise_exception('?') }}{% endif %}"
    "{% endfor %}" + PLAIN
)
CHAT = [
    {"role": "system", "content": "Be the cat."},
    {"role": "user", "content": "user"},
    {"role": "assistant", "content": " On the mat "},
    {"role": "user", "content": "the <eos> dog?"},
]


def tokenizer_with(template):
    tokenizer = byte_tokenizer()
    tokenizer.chat_template = template
    return tokenizer


def library_ids(tokenizer, messages):
    return tokenizer.apply_chat_template(messages, add_generation_prompt=True)["input_ids"]


def shown(tokenizer, rendered):
    """The parts as (kind, role, text)."""
    ids = rendered.token_ids
    return [(part.kind, part.role, tokenizer.decode(ids[part.start : part.stop])) for part in rendered.parts]


def refusal(template, messages):
    with pytest.raises(RequestError) as caught:
        render(tokenizer_with(template), messages, "m")
    (problem,) = caught.value.diagnostics
    assert problem.knob == "messages" and problem.fix
    return f"{problem.message} {problem.fix}"


# ------------------------------------------------------------------------------------------------- what is written


@pytest.mark.parametrize("template", [PLAIN, TRIMMING, FOLDING, LOOKING])
def test_the_ids_are_the_librarys(template):
    tokenizer = tokenizer_with(template)
    assert render(tokenizer, CHAT, "m").token_ids == library_ids(tokenizer, CHAT)


def test_each_stretch_is_told():
    tokenizer = tokenizer_with(PLAIN)
    assert shown(tokenizer, render(tokenizer, CHAT, "m")) == [
        ("template", None, "<bos>system\n"),
        ("message", "system", "Be the cat."),
        ("template", None, "<eos>\n<bos>user\n"),
        ("message", "user", "user"),
        ("template", None, "<eos>\n<bos>assistant\n"),
        ("message", "assistant", " On the mat "),
        ("template", None, "<eos>\n<bos>user\n"),
        ("message", "user", "the <eos> dog?"),
        ("template", None, "<eos>\n"),
        ("generation", None, "<bos>assistant\n"),
    ]


def test_a_template_that_trims_is_followed():
    tokenizer = tokenizer_with(TRIMMING)
    assert ("message", "assistant", "On the mat") in shown(tokenizer, render(tokenizer, CHAT, "m"))


def test_words_that_go_into_another_message_keep_their_role():
    tokenizer = tokenizer_with(FOLDING)
    told = [part for part in shown(tokenizer, render(tokenizer, CHAT, "m")) if part[0] == "message"]
    assert told[:2] == [("message", "system", "Be the cat."), ("message", "user", "user")]


def test_where_words_are_changed_the_generation_prompt_alone_is_told():
    tokenizer = tokenizer_with(LOOKING)
    assert shown(tokenizer, render(tokenizer, CHAT, "m")) == [("generation", None, ">")]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.fixed_dictionaries({
            "role": st.sampled_from(["system", "user", "assistant"]),
            "content": st.one_of(
                st.text(max_size=12), st.sampled_from(["user\n", "<eos>\n", "<bos>assistant\n", "{{ 7 * 7 }}", " "])
            ),
        }),
        min_size=1, max_size=5,
    )
)  # fmt: skip
def test_whatever_is_said_every_token_has_one_part(messages):
    tokenizer = tokenizer_with(PLAIN)
    rendered = render(tokenizer, messages, "m")
    assert rendered.token_ids == library_ids(tokenizer, messages)
    ends = [0, *(part.stop for part in rendered.parts)]
    assert [part.start for part in rendered.parts] == ends[:-1] and ends[-1] == len(rendered.token_ids)
    assert all(part.role == messages[part.message]["role"] for part in rendered.parts if part.kind == "message")
    assert "49" not in rendered.text or any("49" in message["content"] for message in messages)


# -------------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("template", "messages", "words"),
    [
        (None, CHAT, "m has no chat template. Write a prompt instead."),
        (NO_SYSTEM, CHAT, "takes no system message here. Leave it out"),
        (KNOWN_ROLES, [*CHAT[1:], {"role": "tool", "content": "7"}], "does not know the role tool. Use user and"),
        (BY_TURNS, CHAT[2:], "Roles must alternate <b>user</b>/assistant Change the messages"),
        ("{% if", CHAT, "refuses these messages"),
        ("{{ messages.__class__.__mro__ }}", CHAT, "unsafe"),
        ("{{ raise_exception('x' * 5000) }}", CHAT, "xxx…"),
    ],
)
def test_what_a_template_refuses_is_said_with_what_to_do(template, messages, words):
    assert words in refusal(template, messages)


def test_an_endless_template_ends(monkeypatch):
    monkeypatch.setattr(template_process, "MAX_SECONDS", 0.5)
    endless = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"
    assert "took more than 0.5 seconds" in refusal(endless, CHAT)


def test_an_endless_text_is_not_taken():
    assert "wrote too much: 1,200,000 characters" in refusal("{{ 'word' * 300000 }}", CHAT)


def test_a_template_that_is_too_long_is_not_read():
    assert "is too long: 200,001 characters" in refusal("x" * 200_001, CHAT)


# ------------------------------------------------------------------------------------------------------- in a run


def test_a_run_reads_the_rendered_prompt_and_tells_of_it():
    tokenizer = tokenizer_with(PLAIN)
    target = LoadedModel("m", tiny_llama(), tokenizer, "memory", "cpu", "float32")
    request = GenerationRequest("m", messages=CHAT, config={"do_sample": False, "max_new_tokens": 4}, read_prompt=True)
    events = []
    decode(request, target, None, Settings(), events.append, threading.Event())
    trace = Trace.fold(events)
    ids = library_ids(tokenizer, CHAT)
    assert [token.token_id for token in trace.started.prompt_tokens] == ids
    assert trace.started.parts == render(tokenizer, CHAT, "m").parts and trace.started.decoder_tokens == []
    assert trace.started.parts[-1] == Part("generation", trace.started.parts[-1].start, len(ids))
    assert Trace.from_json(trace.to_json()).started == trace.started
    plain = read_inputs(request, target, read_messages(request, target))
    output = target.model.generate(**plain, do_sample=False, max_new_tokens=4)
    assert trace.sequences[0].token_ids == output[0, len(ids) :].tolist()
