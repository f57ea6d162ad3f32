"""Writes docs/knobs.md from the table: `python -m playground.requests.knob_documentation`. A test says when the page is
not current.

Knows the rows and Markdown. Standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playground.knobs import GROUPS, KNOBS, PAPERS
from playground.knobs.order import ORDER
from playground.knobs.spec import MAX_ID, Field, Knob, in_json
from playground.requests.extra_fields import EXTRAS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "knobs.md"
ROWS: dict[str, Knob] = {**KNOBS, **EXTRAS}

_INTRODUCTION = """\
# The knobs

This page describes every public field of transformers' `GenerationConfig`, and the few other fields of a request: the
values of each, what it does, when it has an effect, and what it cannot be combined with.
`python -m playground.requests.knob_documentation` writes it from the table in `playground/knobs/`; the panel, the
checks and the messages come from the same rows.

**Which value applies.** What you set comes first, then the chosen preset, then the model's own
`generation_config.json`, then the library's default, which is the one given here. The page shows the resulting values
and where each comes from.

**What has no effect.** A knob whose conditions are not met is ignored, and the page gives the reason. A conflict is
either an error (the run is refused before it starts) or a warning (it runs, but not as you might expect).
"""

_ORDER_INTRODUCTION = """\
## The order of the processors

At each step the model's logits pass through these processors, in this order; each sees the result of the one before. A
processor runs only if its knob is set. In beam search the processors get log-probabilities instead of logits, and in
DoLa the differences between the layers. The tab "Processors" shows what each of them did.
"""


def page() -> str:
    """The whole page."""
    parts = [_INTRODUCTION, _contents(), _order()]
    for group in GROUPS:
        parts.append(f"## {group}\n")
        parts.extend(_section(row) for row in ROWS.values() if row.group == group)
    return "\n".join(parts)


def _contents() -> str:
    lines = ["## Contents\n", "- [The order of the processors](#the-order-of-the-processors)"]
    for group in GROUPS:
        links = " · ".join(_link(row.name) for row in ROWS.values() if row.group == group)
        lines.append(f"- [{group}](#{group.lower().replace(' ', '-')}): {links}")
    return "\n".join(lines) + "\n"


def _order() -> str:
    lines = [_ORDER_INTRODUCTION]
    for number, (name, note) in enumerate(ORDER, 1):
        where = f" ({_prose(note)})" if note else ""
        what = f"{_link(name)}{where}: {_prose(ROWS[name].meaning)}" if name in ROWS else _prose(name)
        lines.append(f"{number}. {what}")
    return "\n".join(lines) + "\n"


def _section(row: Knob) -> str:
    lines = [f"### {row.name}\n", f"**{_prose(row.meaning)}** {_prose(row.explanation)}\n"]
    lines += [f"- **{label}:** {text}" for label, text in _facts(row)]
    for form in row.forms:
        lines.append(f"\n**{form.name}.** {_prose(form.meaning)}\n")
        lines += ["| field | value | default | what it does |", "| --- | --- | --- | --- |"]
        lines += [
            f"| `{field.name}` | {_prose(_field_value(field))} | "
            f"{'required' if field.required else f'`{in_json(field.default)}`'} | {_prose(field.meaning)} |"
            for field in form.fields
        ]
    return "\n".join(lines).replace(_link(row.name), f"`{row.name}`") + "\n"  # no link to itself


def _facts(row: Knob) -> Iterator[tuple[str, str]]:
    if row.managed:
        yield "Not yours to set", _prose(row.managed_because)
    if row.name in EXTRAS:
        yield "Where", "a field of the request, beside `config`"
    yield "Value", _prose(_value(row))
    yield "Default", "not set" if row.default is None else f"`{in_json(row.default)}`"
    if row.slider_minimum is not None:
        yield "Usual range", f"{_digits(row.slider_minimum)} to {_digits(row.slider_maximum)}"
    if row.needs:
        yield "Has an effect only if", _prose("; ".join(need.when for need in row.needs))
    for conflict in row.conflicts:
        yield {"error": "Conflict", "warning": "Beware"}[conflict.severity], _prose(conflict.rule)
    if row.paper:
        yield "Paper" if "arxiv" in row.paper or "doi" in row.paper else "See", _paper(row.paper)


def _value(row: Knob) -> str:
    if row.forms or row.shape:
        return row.shape
    if row.kind == "choice":
        return "one of " + ", ".join(map(in_json, row.choices))
    return {"bool": "true or false", "text": "text"}.get(row.kind) or _number(row)


def _field_value(field: Field) -> str:
    if field.kind == "choice":
        return "one of " + ", ".join(map(in_json, field.choices))
    if field.kind == "bool":
        return "true or false"
    if field.kind == "flags":
        return "an object, true or false for some of " + ", ".join(f"`{choice}`" for choice in field.choices)
    return f"a list, each {_number(field)}" if field.kind == "ints" else _number(field)


def _number(row: Knob | Field) -> str:
    """The limits in words, but for upper ends that only keep numbers within what computers hold."""
    what = "a number" if row.kind == "float" else "a whole number"
    low, high = row.minimum, row.maximum if row.maximum is not None and row.maximum < MAX_ID else None
    if low is not None and high is not None and not row.open_minimum and not row.open_maximum:
        return f"{what} from {_digits(low)} to {_digits(high)}"
    limits = []
    if low is not None:
        limits.append(f"{'above' if row.open_minimum else 'from'} {_digits(low)}")
    if high is not None:
        limits.append(f"{'below' if row.open_maximum else 'at most'} {_digits(high)}")
    return f"{what} {' and '.join(limits)}".rstrip()


def _digits(number: float) -> str:
    """Without an exponent."""
    return f"{number:.6f}".rstrip("0").rstrip(".")


def _paper(url: str) -> str:
    return f"[{PAPERS.get(url, url)}]({url})"


def _link(name: str) -> str:
    return f"[`{name}`](#{name})"


_NAMES = "|".join(sorted((name for name in ROWS if "_" in name), key=len, reverse=True))
_MARKS = re.compile(rf"`[^`]*`|https://[^\s)]+|\b(?:{_NAMES})\b(?!/)|[*_<>|\[\]]")


def _prose(text: str) -> str:
    """Plain text as Markdown: names of knobs become links, and nothing else is markup but code in backticks."""

    def mark(match: re.Match[str]) -> str:
        found = match[0]
        if found in ROWS:
            return _link(found)
        if found.startswith("https://"):
            return f"<{found}>"
        return found if found.startswith("`") else f"\\{found}"

    return _MARKS.sub(mark, text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Wrote {PAGE}")
