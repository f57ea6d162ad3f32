"""Templates of others: rendered as the library does it, and, whatever they try, over within their deadline, with no
memory of this process taken and its other threads at work."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import psutil
import pytest

from playground.models import killable_process, template_process
from playground.models.chat_templates import render
from playground.models.killable_process import Child, Crashed, TooSlow
from playground.models.loading import load_tokenizer
from playground.models.template_process import TemplateTooLong, render_templates
from playground.settings import Settings
from tests.support.chat_templates import FAMILIES, family_tokenizer
from tests.support.slow import one_in

MESSAGES = [{"role": "user", "content": "hi"}]
WEATHER = {"type": "function", "function": {"name": "weather", "parameters": {"type": "object", "properties": {}}}}
DEADLINE = killable_process.CLOCK * template_process.MAX_SECONDS  # by the clock of a machine that has other work

SLOW = {
    "a power": "{{ 9**(9**9) }}",
    "loops in loops": "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    "much filler": "{{ lipsum(n=10**7) }}",
}
LARGE = {
    "a long text": "{{ 'a' * 3000000000 }}",
    "a wide text": "{{ 'a' | center(10**10) }}",
    "a wide number": "{{ '%9999999999d' % 1 }}",
    "a long list": "{{ [0] * 10**10 }}",
}
REFUSED = {
    "a macro in itself": ("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "recursion"),
    "a huge range": ("{{ range(10**9) }}", "Range too big"),
    "a class": ("{{ ''.__class__.__mro__ }}", "unsafe"),
    "globals": ("{{ cycler.__init__.__globals__.os }}", "unsafe"),
    "deep brackets": ("{{ " + "(" * 5000 + ")" * 5000 + " }}", "recursion"),
}


def call(template, **fields):
    return {"messages": MESSAGES, "chat_template": template, **fields}


@pytest.fixture(autouse=True)
def ready():
    """A child that has started: its start is no part of the deadline."""
    assert render_templates([call("{{ messages[0].content }}")]) == ["hi"]


@pytest.fixture
def neighbour():
    """Another thread of this process, and how often it came to its turn."""
    turns, over = [0], threading.Event()

    def work():
        while not over.wait(0.01):
            turns[0] += 1

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    yield turns
    over.set()
    thread.join()


@pytest.mark.parametrize("template", one_in(3, SLOW.values()), ids=SLOW)
def test_what_takes_too_long_is_over_in_time(template, neighbour):
    memory, start, turns = psutil.Process().memory_info().rss, time.perf_counter(), neighbour[0]
    with pytest.raises(TooSlow) as error:
        render_templates([call(template)])
    assert type(error.value) is TooSlow  # by the processor's time
    assert template_process.MAX_SECONDS <= time.perf_counter() - start < DEADLINE
    assert neighbour[0] - turns > 50
    assert psutil.Process().memory_info().rss - memory < 20_000_000
    assert render_templates([call("{{ messages[0].content }}")]) == ["hi"]


@pytest.mark.parametrize("template", LARGE.values(), ids=LARGE)
def test_what_takes_too_much_memory_gets_none(template):
    memory, start = psutil.Process().memory_info().rss, time.perf_counter()
    (error,) = render_templates([call(template)])
    assert isinstance(error, MemoryError) and time.perf_counter() - start < DEADLINE
    assert psutil.Process().memory_info().rss - memory < 20_000_000


@pytest.mark.parametrize(("template", "words"), REFUSED.values(), ids=REFUSED)
def test_what_the_sandbox_refuses_is_an_error(template, words):
    (error,) = render_templates([call(template)])
    assert words in str(error)


def test_a_long_answer_stays_where_it_is():
    (error,) = render_templates([call("{{ 'a' * 2000000 }}")])
    assert isinstance(error, TemplateTooLong) and str(error) == "2,000,000"


def test_a_process_that_keeps_much_serves_nobody_else():
    """The library keeps compiled templates, and a constant of one may be as large as the memory allows."""
    assert render_templates([call("{{ ('a' * 300000000) | length }}")]) == ["300000000"]
    assert render_templates([call("{{ ('b' * 400000000) | length }}")]) == ["400000000"]


def test_a_process_that_ends_is_not_the_callers_end():
    for child in template_process._CHILDREN.idle:
        child.process.kill()
        child.process.wait()
    assert render_templates([call("{{ messages[0].content }}")]) == ["hi"]


def test_a_process_ends_with_the_one_that_started_it():
    code = """
from playground.models import killable_process, template_process
call = {"messages": [{"role": "user", "content": "hi"}], "chat_template": "{{ messages[0].content }}"}
assert template_process.render_templates([call]) == ["hi"]
print(template_process._CHILDREN.idle[0].process.pid)
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=100)
    assert not psutil.pid_exists(int(told.stdout))


def test_what_is_no_answer_is_not_taken(monkeypatch):
    monkeypatch.setattr(killable_process, "_MAX_ANSWER_BYTES", 10)
    with pytest.raises(Crashed):
        render_templates([call("{{ messages[0].content }}")])


def test_the_process_knows_none_of_our_secrets(monkeypatch):
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    child = Child(template_process.__name__)
    try:
        environment = psutil.Process(child.process.pid).environ()
    finally:
        child.kill()
    assert "PATH" in environment and "HF_TOKEN" not in environment


@pytest.mark.parametrize("template", [None, {"tools": [WEATHER]}, {"arguments": {"enable_thinking": False}}])
@pytest.mark.parametrize("name", FAMILIES)
def test_what_is_written_is_the_librarys(name, template):
    tokenizer, asked = family_tokenizer(name), template or {}
    messages = [*MESSAGES, {"role": "assistant", "content": "ho"}, *MESSAGES]
    try:
        text = render(tokenizer, messages, "m", template).text
    except ValueError as error:
        assert "takes no tools" in str(error) or "has no argument" in str(error)
        return
    assert text == tokenizer.apply_chat_template(
        messages, tokenize=False, add_generation_prompt=True, tools=asked.get("tools"), **asked.get("arguments", {})
    )


@pytest.mark.parametrize("name", FAMILIES)
def test_a_message_that_is_left_open_is_the_librarys(name):
    tokenizer, messages = family_tokenizer(name), [*MESSAGES, {"role": "assistant", "content": " Once upon"}]
    text = render(tokenizer, messages, "m", {"continue_final_message": True}).text
    assert text == tokenizer.apply_chat_template(messages, tokenize=False, continue_final_message=True)


@pytest.mark.parametrize("template", ["{{ strftime_now('%Y') }}", "{% generation %}{{ eos_token }}{% endgeneration %}"])
def test_what_the_library_gives_a_template_is_there(template):
    tokenizer = family_tokenizer("llama")
    tokenizer.chat_template = template
    assert render(tokenizer, MESSAGES, "m").text == tokenizer.apply_chat_template(MESSAGES, tokenize=False)


def test_a_template_of_ours_is_rendered_here(monkeypatch):
    tokenizer = load_tokenizer("chat", Settings())
    monkeypatch.setattr(template_process._CHILDREN, "ask", lambda *_: pytest.fail("a process was asked"))
    text = render(tokenizer, MESSAGES, "chat").text
    assert text == tokenizer.apply_chat_template(MESSAGES, tokenize=False, add_generation_prompt=True)


def test_a_deadline_is_of_the_processors_time(monkeypatch):
    """A machine that has other work must not refuse what it would do otherwise."""
    child = Child(template_process.__name__)
    try:
        psutil.Process(child.process.pid).suspend()
        threading.Timer(4.0, psutil.Process(child.process.pid).resume).start()
        assert child.ask([call("{{ messages[0].content }}")], 1.0) == [{"text": "hi"}]
        with pytest.raises(TooSlow) as error:
            child.ask([call(SLOW[next(iter(SLOW))])], 2.0)
        assert type(error.value) is TooSlow
    finally:
        child.kill()


def test_whoever_asks_says_how_long_it_may_compute():
    child, limits = Child(template_process.__name__), []
    for seconds in (3.0, 300.0, 4.0):
        assert child.ask([call("{{ messages[0].content }}")], seconds) == [{"text": "hi"}]
        limits.append(psutil.Process(child.process.pid).rlimit(psutil.RLIMIT_CPU)[0])
    child.kill()
    assert limits[0] <= limits[2] < 100 < 297 <= limits[1] - limits[0] + 1


def test_the_clock_ends_it_as_well(monkeypatch):
    monkeypatch.setattr(killable_process, "CLOCK", 1)
    child = Child(template_process.__name__)
    psutil.Process(child.process.pid).suspend()
    with pytest.raises(killable_process.Delayed):
        child.ask([call("{{ messages[0].content }}")], 1.0)
