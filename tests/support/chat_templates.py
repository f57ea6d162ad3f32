"""Chat templates that do what those of known families do, each written here for its behaviour and as short as that
allows, and tokenizers whose marks they write.

qwen       `enable_thinking` false puts an empty reasoning span before the answer; tools go into the system turn
llama      header ids around each role; tools in the system turn, or, told so, in the user's first
gemma      no system role: its words are folded into the user's first turn; the assistant is called "model"
mistral    [INST] ... [/INST], user and assistant strictly in turn; reasoning in [THINK] ... [/THINK]
smollm     `enable_thinking` or /no_think in the system message turn reasoning off; its marks are no tokens of their own
deepseek   the generation prompt opens the reasoning span; documents and tools are not read
"""

from __future__ import annotations

from transformers import PreTrainedTokenizerFast

from tests.support.tiny_models import byte_tokenizer

QWEN = """
{%- if tools %}
<im_start>system
{% if messages[0].role == 'system' %}{{ messages[0].content }}

{% endif %}
Tools:
{% for tool in tools %}{{ tool | tojson }}
{% endfor %}<im_end>
{% elif messages[0].role == 'system' %}
<im_start>system
{{ messages[0].content }}<im_end>
{% endif %}
{% for m in messages %}
{% if m.role != 'system' %}
<im_start>{{ m.role }}
{% if m.role == 'assistant' and '</think>' in m.content %}{{ m.content.split('</think>')[-1].lstrip('\\n') }}
{%- else %}{{ m.content }}{% endif %}<im_end>
{% endif %}
{% endfor %}
{% if add_generation_prompt %}
<im_start>assistant
{% if enable_thinking is defined and enable_thinking is false %}
<think>

</think>

{% endif %}
{% endif %}
"""
LLAMA = """
{%- if date_string is not defined %}{% set date_string = '26 Jul 2024' %}{% endif %}
{%- if not tools_in_user_message is defined %}{% set tools_in_user_message = true %}{% endif %}
{%- set system = messages[0].content if messages[0].role == 'system' else '' %}
{{- bos_token + '<start_header>system<end_header>\\n\\nToday: ' + date_string + '\\n' }}
{%- if tools and not tools_in_user_message %}
{%- for tool in tools %}{{ tool | tojson }}{{ '\\n' }}{% endfor %}{% endif %}
{{- system + '<eot>' }}
{%- for m in messages if m.role != 'system' %}
{{- '<start_header>' + m.role + '<end_header>\\n\\n' }}
{%- if tools and tools_in_user_message and loop.first %}
{%- for tool in tools %}{{ tool | tojson }}{{ '\\n' }}{% endfor %}{% endif %}
{{- m.content | trim + '<eot>' }}
{%- endfor %}
{%- if add_generation_prompt %}{{ '<start_header>assistant<end_header>\\n\\n' }}{% endif %}
"""
GEMMA = """
{{- bos_token }}
{%- set first = messages[0].content + '\\n\\n' if messages[0].role == 'system' else '' %}
{%- for m in messages if m.role != 'system' %}
{%- if (m.role == 'user') != (loop.index0 % 2 == 0) %}
{{- raise_exception('user and assistant must alternate') }}
{%- endif %}
{{- '<start_of_turn>' + ('model' if m.role == 'assistant' else m.role) + '\\n' }}
{{- (first if loop.first else '') + m.content | trim + '<end_of_turn>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}{{ '<start_of_turn>model\\n' }}{% endif %}
"""
MISTRAL = """
{{- bos_token }}
{%- for m in messages %}
{%- if (m.role == 'user') != (loop.index0 % 2 == 0) %}
{{- raise_exception('After the optional system message, roles must alternate user/assistant') }}
{%- endif %}
{%- if m.role == 'user' %}{{ '[INST]' + m.content + '[/INST]' }}{% else %}{{ m.content + eos_token }}{% endif %}
{%- endfor %}
"""
SMOLLM = """
{%- if enable_thinking is not defined %}{% set enable_thinking = true %}{% endif %}
{%- set system = messages[0].content if messages[0].role == 'system' else '' %}
{%- if '/no_think' in system %}{% set enable_thinking = false %}
{%- elif '/think' in system %}{% set enable_thinking = true %}{% endif %}
{{- '<im_start>system\\nReasoning: ' + ('/think' if enable_thinking else '/no_think') + '\\n' }}
{{- system.replace('/no_think', '').replace('/think', '') + '<im_end>\\n' }}
{%- for m in messages if m.role != 'system' %}
{{- '<im_start>' + m.role + '\\n' + m.content + '<im_end>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
{{- '<im_start>assistant\\n' + ('' if enable_thinking else '<think>\\n\\n</think>\\n') }}
{%- endif %}
"""
DEEPSEEK = """
{{- bos_token }}
{%- for m in messages %}
{%- if m.role == 'system' %}{{ m.content }}
{%- elif m.role == 'user' %}{{ '<user>' + m.content }}
{%- else %}{{ '<assistant>' + m.content.split('</think>')[-1] + eos_token }}{% endif %}
{%- endfor %}
{%- if add_generation_prompt %}{{ '<assistant><think>\\n' }}{% endif %}
"""

# name -> the template, the marks that are special tokens, and those that are tokens but not special
FAMILIES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "qwen": (QWEN.lstrip("\n"), ("<im_start>", "<im_end>"), ("<think>", "</think>")),
    "llama": (LLAMA, ("<start_header>", "<end_header>", "<eot>"), ()),
    "gemma": (GEMMA, ("<start_of_turn>", "<end_of_turn>"), ()),
    "mistral": (MISTRAL, ("[INST]", "[/INST]", "[THINK]", "[/THINK]"), ()),
    "smollm": (SMOLLM, ("<im_start>", "<im_end>"), ()),
    "deepseek": (DEEPSEEK, ("<user>", "<assistant>"), ("<think>", "</think>")),
}


def family_tokenizer(name: str) -> PreTrainedTokenizerFast:
    """The tokenizer of a family: a byte-level one with its marks and its template."""
    template, special, marks = FAMILIES[name]
    tokenizer = byte_tokenizer()
    tokenizer.add_special_tokens({"additional_special_tokens": list(special)} if special else {})
    tokenizer.add_tokens(list(marks))
    tokenizer.chat_template = template
    return tokenizer
