"""What a chat template reads beside the messages: its arguments, tools, documents.

A template is a Jinja program; its names are read off its syntax tree, and nothing of it is run, not even what Jinja
computes while it compiles (`9**(9**9)`). One that is longer than MAX_CHARACTERS is not read. Knows texts, no
tokenizers.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import jinja2
from jinja2 import meta, nodes
from jinja2.ext import Extension

MAX_CHARACTERS = 200_000  # of a template; long ones have 30,000
MAX_ARGUMENTS = 50  # that are told of

# What `apply_chat_template` and its environment bring along; tokens of the tokenizer (eos_token, ...) do so, too.
_GIVEN = {"messages", "tools", "documents", "add_generation_prompt", "continue_final_message", "raise_exception",
          "strftime_now", *jinja2.defaults.DEFAULT_NAMESPACE}  # fmt: skip
_BOOLEAN_TESTS = {"true", "false", "boolean"}
_NEUTRAL_TESTS = {"defined", "undefined", "none"}


@dataclass(frozen=True)
class TemplateReads:
    """`arguments`: name -> "bool" where the template only asks whether it is true, else "text". `tools` and
    `documents`: whether it reads them."""

    arguments: Mapping[str, str] = field(default_factory=dict)
    tools: bool = False
    documents: bool = False


def template_reads(template: object) -> TemplateReads:
    """What a template reads, as a tokenizer or its files have it: one text, or several by their names. Nothing of one
    that is no Jinja, or too long."""
    templates = named_templates(template)
    if sum(map(len, templates.values())) > MAX_CHARACTERS:
        return TemplateReads()
    return _reads(tuple(sorted(templates.items())))


def named_templates(template: object) -> dict[str, str]:
    """The templates by their names; one alone is "default". `template` is a text, a dict, or the list of objects with
    a name and a template that older files have."""
    if isinstance(template, str):
        return {"default": template} if template else {}
    if isinstance(template, list):
        template = {item.get("name"): item.get("template") for item in template if isinstance(item, dict)}
    pairs = template.items() if isinstance(template, Mapping) else ()
    return {name: text for name, text in pairs if isinstance(name, str) and isinstance(text, str)}


@functools.lru_cache(maxsize=32)
def _reads(templates: tuple[tuple[str, str], ...]) -> TemplateReads:
    names: set[str] = set()
    uses: dict[str, set[str]] = defaultdict(set)
    for _, text in templates:
        try:
            tree = _environment().parse(text)
            found = _names(tree)
        except Exception:  # no Jinja, too deep, a number with too many digits, ...
            continue
        names |= found
        for parent, child in _places(tree):
            if child.name in found:
                uses[child.name].add(_use(parent, child))
    own = sorted(name for name in names if name not in _GIVEN and not name.endswith("_token"))[:MAX_ARGUMENTS]
    kinds = {name: "bool" if "bool" in uses[name] and "value" not in uses[name] else "text" for name in own}
    return TemplateReads(kinds, "tools" in names, "documents" in names)


def _names(tree: nodes.Template) -> set[str]:
    """The names that a template does not set itself: `meta.find_undeclared_variables`, which would also compute what is
    written of constants."""
    for scope in tree.find_all(nodes.EvalContextModifier):
        scope.options = []  # {% autoescape %}, whose condition is computed
    generator = meta.TrackingCodeGenerator(tree.environment)
    generator.optimizer = None
    generator.visit(tree)
    return generator.undeclared_identifiers


class _Generation(Extension):
    """{% generation %} ... {% endgeneration %}, with which some templates mark the assistant's words."""

    tags: ClassVar[set[str]] = {"generation"}

    def parse(self, parser: Any) -> list[nodes.Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


@functools.cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols", _Generation],
        finalize=_written,
    )  # fmt: skip


@jinja2.pass_context
def _written(context: object, value: object) -> object:
    """As long as a template writes through a function of this kind, Jinja computes none of it beforehand."""
    return value


def _places(node: nodes.Node) -> Iterator[tuple[nodes.Node, nodes.Name]]:
    """Each place of a name, with the node around it."""
    for child in node.iter_child_nodes():
        if isinstance(child, nodes.Name):
            yield node, child
        yield from _places(child)


def _use(parent: nodes.Node, child: nodes.Name) -> str:
    """What a place tells of a name's kind: "bool", "value" (it is written, compared with a text, looped over, ...), or
    "" for nothing."""
    match parent:
        case nodes.Test(name=test):
            return "" if test in _NEUTRAL_TESTS else "bool" if test in _BOOLEAN_TESTS else "value"
        case nodes.Not() | nodes.And() | nodes.Or():
            return "bool"
        case nodes.If(test=test) | nodes.CondExpr(test=test) if test is child:
            return "bool"
        case nodes.Compare(expr=expr, ops=[operand]):
            other = operand.expr if expr is child else expr
            return "bool" if _is_boolean(other) else "value"
        case nodes.Operand(expr=expr):  # the other side of a comparison, which is not at hand here
            return "" if expr is child else "value"
        case nodes.Assign(target=target, node=value):
            return "bool" if target is child and _is_boolean(value) else ""
        case nodes.Filter(name="default" | "d", args=[default, *_]):
            return "bool" if _is_boolean(default) else "value"
        case nodes.CondExpr() | nodes.Keyword():
            return ""
    return "value"


def _is_boolean(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Const) and isinstance(node.value, bool)
