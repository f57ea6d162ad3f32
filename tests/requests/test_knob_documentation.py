"""docs/knobs.md: current, complete, and true about the order of the processors."""

from __future__ import annotations

import re

import pytest
import torch
from transformers import GenerationConfig, WatermarkingConfig

from playground.knobs import GROUPS, KNOBS
from playground.knobs.order import ORDER
from playground.requests.knob_documentation import PAGE, ROWS, page
from tests.support.tiny_models import tiny_llama

TEXT = page()


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == TEXT, "the table has changed: python -m playground.requests.knob_documentation"


def section(name: str) -> str:
    return re.split(r"^#{2,3} ", TEXT.partition(f"### {name}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("name", ROWS)
def test_every_row_has_its_section(name):
    row, text = ROWS[name], section(name)
    assert TEXT.count(f"\n### {name}\n") == 1
    assert "**Value:**" in text and "**Default:**" in text
    assert (row.paper or "") in text
    assert ("Has an effect only if" in text) == bool(row.needs)
    assert text.count("**Conflict:**") + text.count("**Beware:**") == len(row.conflicts)
    assert all(f"| `{field.name}` |" in text for form in row.forms for field in form.fields)


def test_every_group_has_a_heading_in_the_order_of_the_panel():
    headings = re.findall(r"^## (.*)$", TEXT, flags=re.MULTILINE)
    assert headings == ["Contents", "The order of the processors", *GROUPS]


def test_every_link_within_the_page_leads_somewhere():
    headings = re.findall(r"^#{2,3} (.*)$", TEXT, flags=re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", TEXT)) <= anchors


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("temperature", "- **Value:** a number from 0 to 1000"),
        ("temperature", "- **Usual range:** 0.05 to 2"),
        ("temperature", "- **Has an effect only if:** [`do_sample`](#do_sample) is on"),
        ("early_stopping", '- **Value:** one of false, true, "never"'),
        ("top_h", "- **Value:** a number above 0 and at most 1"),
        ("min_p", "- **Default:** not set"),
        ("top_k", "- **Default:** `50`"),
        ("max_new_tokens", "- **Value:** a whole number from 1\n"),
        ("epsilon_cutoff", "- **Value:** a number from 0 and below 1"),
        ("watermarking_config", "| `bias` | a number from -1000000 to 1000000 | `2.0` |"),
        ("watermarking_config", "| `greenlist_ratio` | a number above 0 and below 1 |"),
        ("use_cache", "- **Conflict:** Contrastive search needs it on."),
        ("penalty_alpha", r"(1 - alpha) \* probability"),
        ("output_scores", "- **Not yours to set:**"),
        ("structured_output", "- **Where:** a field of the request"),
        ("repetition_penalty", "[Keskar et al.: CTRL, a Conditional Transformer Language Model (2019)]"),
    ],
)
def test_lines(name, line):
    assert line in section(name)


# What puts the processor of each knob into the library's list.
SET = {
    "guidance_scale": 2.0, "sequence_bias": [[[5], 1.0]], "encoder_repetition_penalty": 2.0, "repetition_penalty": 2.0,
    "no_repeat_ngram_size": 2, "encoder_no_repeat_ngram_size": 2, "bad_words_ids": [[5]], "min_length": 3,
    "min_new_tokens": 3, "forced_bos_token_id": 3, "forced_eos_token_id": 2, "remove_invalid_values": True,
    "exponential_decay_length_penalty": (3, 1.1), "suppress_tokens": [4], "begin_suppress_tokens": [4],
    "temperature": 0.5, "top_h": 0.5, "top_k": 5, "top_p": 0.5, "min_p": 0.1, "typical_p": 0.5, "epsilon_cutoff": 0.1,
    "eta_cutoff": 0.1, "watermarking_config": WatermarkingConfig(), "renormalize_logits": True,
}  # fmt: skip


def test_the_order_of_the_processors_is_the_librarys():
    model, prompt = tiny_llama(), torch.tensor([[3, 4, 5]])

    def processors(**fields) -> list[str]:
        config = GenerationConfig(do_sample=True, max_length=9, num_beams=1, num_return_sequences=1, **fields)
        config._eos_token_tensor = torch.tensor([2])
        found = model._get_logits_processor(config, 3, prompt, prefix_allowed_tokens_fn=lambda row, ids: [3])
        return [type(processor).__name__ for processor in found]

    bare = processors()
    alone = {name: (set(processors(**{name: value})) - set(bare)).pop() for name, value in SET.items()}
    alone["structured_output"] = "PrefixConstrainedLogitsProcessor"
    names = [name for name, _ in ORDER]
    assert processors(**SET) == [alone[name] for name in names if name in alone]
    # the others: of our own, and what only diverse beam search has
    assert [name for name in names if name in ROWS and name not in alone] == [
        "diversity_penalty", "presence_penalty", "frequency_penalty", "reasoning_budget"
    ]  # fmt: skip
    assert len(set(names)) == len(names) and set(SET) <= set(KNOBS)
