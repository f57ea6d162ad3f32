"""Lists every sentence that people read, by the file in which it stands: `python .ci/texts.py` writes
`playground/texts/en.json`; with `--check`, nothing is written, and it ends with 1 where that file is not current.

A sentence is what `said`, `many` or `_` gets in Python, what `t` or `tn` gets in a script, the texts and attributes of
a template, and the fields of the tables that `tables` names. `--missing de` prints those that a catalogue lacks.
"""

from __future__ import annotations

import ast
import dataclasses
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "playground/texts/en.json"
_WORDS = re.compile(r"[^\W\d_]{2}")  # what has two letters in a row is for people
_ATTRIBUTES = ("aria-label", "title", "placeholder", "data-tip", "label")
_CALL = re.compile(r"(?<![\w.$])(tn?)\(")
_STRING = re.compile(r"""'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")


def of_python(code: str) -> Iterator[str]:
    """The sentences that Python code hands to `said`, `many` and `_`."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            wanted = {"said": node.args[:1], "_": node.args[:1], "many": node.args[1:3]}.get(node.func.id, [])
            for argument in wanted:
                if isinstance(argument, ast.JoinedStr):
                    raise ValueError(f"line {node.lineno}: a sentence is written out, with names in braces")
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def of_script(code: str) -> Iterator[str]:
    """The sentences that a script hands to `t` (the first argument) and `tn` (the second and the third)."""
    for call in _CALL.finditer(code):
        wanted = {0} if call[1] == "t" else {1, 2}
        for number, text in _literals(code, call.end()):
            if number in wanted:
                yield text


def _literals(code: str, at: int) -> Iterator[tuple[int, str]]:
    """The string literals that are whole arguments of the call whose arguments begin at `at`, by their number; both
    branches of an argument such as `known ? 'one' : 'other'` count."""
    depth, number = 0, 0
    while at < len(code):
        if string := _STRING.match(code, at):
            if depth == 0:
                text = next(part for part in string.groups() if part is not None)
                if not (code[at] == "`" and "${" in text):
                    yield number, re.sub(r"\\(['\"`\\])", r"\1", text).replace("\\u2011", "\u2011")
            at = string.end()
            continue
        character = code[at]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                return
        elif character == "," and depth == 0:
            number += 1
        at += 1


class _Template(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in _ATTRIBUTES and value]

    def handle_data(self, data: str) -> None:
        self.found.append(data)


def of_template(html: str) -> Iterator[str]:
    """The texts and attributes of a template that people read."""
    parser = _Template()
    parser.feed(html)
    for text in parser.found:
        text = " ".join(text.split())
        if _WORDS.search(text):
            yield text


def tables() -> dict[str, list[str]]:
    """The sentences of tables that are kept as data, by the place of the table."""
    sys.path.insert(0, str(ROOT))
    from playground.knobs import GROUPS, KNOBS
    from playground.lessons.findings import FINDINGS
    from playground.lessons.lesson import LESSONS, TEMPTING
    from playground.lessons.view_findings import VIEW_FINDINGS
    from playground.metrics.run_metrics import METRICS
    from playground.models.catalog import BUNDLED, PACKAGED, SUGGESTED
    from playground.presets.presets import EXAMPLES, PRESETS
    from playground.requests.extra_fields import EXTRAS
    from visualizers import names

    unnamed = [preset.title for preset in PRESETS.values() if not preset.group]  # others have names of strategies
    rows = [*KNOBS.values(), *EXTRAS.values()]
    findings_of_views = [finding for table in VIEW_FINDINGS.values() for finding in table.values()]
    words = [names.MODES, names.STOPS, names.FIGURES, names.PROCESSORS, names.SCORES]
    return {
        "playground/knobs": [*GROUPS, *texts_of(rows, KNOB_FIELDS)],
        "playground/metrics/run_metrics.py": texts_of(METRICS.values(), ("title", "unit", "meaning", "formula")),
        "playground/models/catalog.py": texts_of([*BUNDLED.values(), *PACKAGED.values(), *SUGGESTED], ("description",)),
        "playground/lessons": texts_of([*FINDINGS.values(), *findings_of_views], ("meaning",)),
        "presets/misconceptions.json": list(TEMPTING.values()),
        "presets/lessons": [sentence for lesson in LESSONS.values() for sentence in lesson.sentences],
        "presets/prompts.json": texts_of([each for each in EXAMPLES if not each.recorded], EXAMPLE_FIELDS),
        "presets/smollm2.json": texts_of([each for each in EXAMPLES if each.recorded], EXAMPLE_FIELDS),
        "presets/strategies/index.json": [*texts_of(PRESETS.values(), ("group", "description")), *unnamed],
        "visualizers/names.py": [text for table in words for text in texts_of(table.values(), ("name", "meaning"))],
    }


EXAMPLE_FIELDS = ("title", "look", "watch")

# The fields of a knob's row that people read, those of its parts too.
KNOB_FIELDS = (
    "meaning", "explanation", "managed_because", "otherwise", "when", "rule", "message", "fix", "sentence",
    "needs", "conflicts", "fields", "forms",
)  # fmt: skip


def texts_of(value: Any, fields: Iterable[str]) -> list[str]:
    """The strings in these fields of objects, in lists and tuples, however deep."""
    if isinstance(value, str):
        return [getattr(value, "sentence", value)]
    if isinstance(value, Mapping):  # a change of knobs
        return []
    if dataclasses.is_dataclass(value):
        return [text for name in fields if hasattr(value, name) for text in texts_of(getattr(value, name), fields)]
    return [text for item in value for text in texts_of(item, fields)] if isinstance(value, Iterable) else []


_READERS = {".py": of_python, ".html": of_template} | dict.fromkeys((".js", ".ts", ".tsx"), of_script)


def sentences() -> dict[str, list[str]]:
    """File -> its sentences, each once, in the order in which they stand there."""
    found: dict[str, list[str]] = {}
    for top in ("playground", "visualizers"):
        for path in sorted((ROOT / top).rglob("*")):
            reader = _READERS.get(path.suffix)
            if reader is None or path.name.endswith(".bundle.js") or "bundled" in path.parts:
                continue
            name = path.relative_to(ROOT).as_posix()
            try:
                texts = [text for text in reader(path.read_text("utf-8")) if _WORDS.search(text)]
            except ValueError as error:
                raise SystemExit(f"{name}: {error}") from None
            if texts:
                found[name] = list(dict.fromkeys(texts))
    for name, texts in tables().items():
        found[name] = list(dict.fromkeys([*found.get(name, []), *(text for text in texts if _WORDS.search(text))]))
    return dict(sorted(found.items()))


def main() -> None:
    wanted = sentences()
    if "--missing" in sys.argv:
        known = json.loads((FILE.parent / f"{sys.argv[-1]}.json").read_text("utf-8"))
        lacking = {file: [text for text in texts if text not in known] for file, texts in wanted.items()}
        print(json.dumps({file: texts for file, texts in lacking.items() if texts}, indent=1, ensure_ascii=False))
        return
    text = json.dumps(wanted, indent=1, ensure_ascii=False) + "\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE.relative_to(ROOT)} is not current: run `python .ci/texts.py`.")


if __name__ == "__main__":
    main()
