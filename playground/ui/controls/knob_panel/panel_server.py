"""The server functions of a knob panel, called while a person turns its knobs: what is wrong, what has no effect and
which press would help, what differs from the model's defaults, what applies in the end, and how the model writes a
word.

Knows requests and the engine's protocol; nothing of the page. Every function takes and gives JSON text: Gradio would
look into lists and objects for files. None of them raises, whatever text comes.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Collection
from functools import partial

from playground.engines.protocol import Engine, ModelFacts
from playground.knobs import KNOBS
from playground.knobs.essential import essential_knobs
from playground.knobs.fix import Change, in_words
from playground.knobs.modes import generation_mode
from playground.knobs.spec import MAX_ID, is_id
from playground.requests.config_values import well_formed
from playground.requests.deduplication import first_error_per_field
from playground.requests.effective_config import SOURCES, differences, effective_config
from playground.requests.extra_fields import EXTRAS
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import find_change, is_only_fix
from playground.requests.validation import check, effective_values
from playground.settings import Settings
from playground.texts import said
from playground.trace import Diagnostic
from playground.trace.wire import Json
from playground.ui.controls.knob_panel.value import PANEL_KNOBS, PanelValue, for_page, read_value, split
from visualizers.names import MODES

MAX_TEXTS = 8  # that are split into tokens in one go
MAX_TEXT_CHARACTERS = 500
MAX_IDS = 500

_NO_EXTRAS = {name: knob.default for name, knob in EXTRAS.items()}

# Fields of a request that are set beside the panel; their problems are shown there.
_ELSEWHERE = ("model", "prompt", "messages", "seed", "top_candidates")


class PanelServer:
    """Answers the knob panels of one page."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self.engine = engine
        self.settings = settings
        remote = ("custom_generate", "custom_generate_kwargs")
        hidden = () if settings.allow_remote_code else remote
        self._offered = {name: knob for name, knob in PANEL_KNOBS.items() if name not in hidden}

    def check(self, text: str) -> str:
        """About the value of a panel:

            {"mode": words, "notes": {knob: [note]}, "general": [note], "idle": {knob: why}, "differs": [knob],
             "acting": [knob], "defaults": {knob: the model's own}, "layers": number of layers or null,
             "essential": [knob]}

        A note is {severity, knob, message, fix, press}; `press` is null or {"label", "change": {knob: value}, "whole"},
        where `full_request` says that the fix is this change and no more. `idle`
        has the knobs without an effect that nobody needs to be warned of: they are not set, or at their default.
        `acting` are those that differ and have an effect, `essential` the few that matter for the strategy.
        """
        value, problems = read_value(text)
        config, extras, unread = split(value.set)
        defaults, context = self._known(value)
        request = GenerationRequest(model=value.model or "", config=config, assistant=value.assistant,
                                    **extras)  # fmt: skip
        diagnostics = list(
            first_error_per_field([*problems, *unread, *check(request, self.settings, defaults, context)])
        )
        effective = effective_values(well_formed(config)[0], defaults, context)
        for name, knob in EXTRAS.items():
            effective[name] = extras[name] if name in extras and knob.problem(extras[name]) is None else None
        own = [name for name in effective if name in KNOBS and name not in config]
        idle = {
            name: why
            for name, knob in PANEL_KNOBS.items()
            if not knob.managed and (why := knob.why_inactive(effective, own))
        }

        def changed(change: Change) -> list[Diagnostic]:
            fields, others, _ = split({name: v for name, v in {**value.set, **change}.items() if v is not None})
            other = dataclasses.replace(request, **({"config": fields} | _NO_EXTRAS | others))
            return check(other, self.settings, defaults, context)

        mending = partial(find_change, before=diagnostics, check=changed)
        notes, general = _notes_by_knob(diagnostics, idle, mending)
        differing = {d.name for d in differences(config, defaults)}
        differing |= {d.knob for d in diagnostics if d.severity == "error" and d.knob in value.set}
        differing |= {name for name, item in extras.items() if item != EXTRAS[name].default}
        return for_page(
            {
                "mode": MODES["custom" if effective["custom_generate"] else generation_mode(effective)],
                "notes": notes,
                "general": general,
                "idle": {name: why for name, why in idle.items() if name not in notes},
                "differs": [name for name in PANEL_KNOBS if name in differing],
                "acting": [name for name in PANEL_KNOBS if name in differing and name not in idle],
                "defaults": {name: item for name, item in (defaults or {}).items() if name in PANEL_KNOBS},
                "layers": context.get("num_layers"),
                "essential": essential_knobs(effective, value.base, self._offered),
            }
        )

    def effective(self, text: str) -> str:
        """What applies in the end: [{"name", "value", "source", "ignored"}], what was changed first."""
        value, _ = read_value(text)
        config, extras, _ = split(value.set)
        defaults, context = self._known(value)
        base, base_extras, _ = split(value.base)
        changes = {name: item for name, item in config.items() if not _same(item, base.get(name))}
        changes |= {name: None for name in base if name not in config}
        rows = [dataclasses.asdict(row) for row in effective_config(changes, base, defaults, context)]
        for name, item in extras.items():
            source = "preset" if _same(item, base_extras.get(name)) else "changed"
            rows.append({"name": name, "value": item, "source": source, "ignored": None})
        return for_page(sorted(rows, key=lambda row: SOURCES.index(row["source"])))

    def tokens(self, text: str) -> str:
        """How a model writes texts, or what token ids stand for; {"problem": sentence} where it cannot tell.

        {"model", "texts": [text]} gives {"tokens": [[[id, text]]]}, one list for each text;
        {"model", "ids": [id]} gives {"texts": [[id, text]], "unknown": [id]}.
        """
        try:
            query = json.loads(text)
            answer = self._texts(**query) if "ids" in query else self._tokens(**query)
        except (TypeError, RecursionError):
            answer = {"problem": said("This cannot be split into tokens. Write some text.")}
        except ValueError as error:
            answer = {"problem": str(error)}
        except ImportError:  # two threads that import transformers at once can meet it half loaded
            answer = {"problem": said("The libraries are still being loaded. Type again in a moment.")}
        return for_page(answer)

    def _tokens(self, model: str, texts: list[str]) -> dict[str, Json]:
        if len(texts) > MAX_TEXTS or any(len(text) > MAX_TEXT_CHARACTERS for text in texts):
            limit = str(MAX_TEXT_CHARACTERS)
            raise ValueError(said("A word here can have {limit} characters. Write a shorter one.", limit=limit))
        return {"tokens": [[[t.token_id, t.text] for t in self.engine.tokens(model, str(text))] for text in texts]}

    def _texts(self, model: str, ids: list[int]) -> dict[str, object]:
        facts = self._facts(model)
        size = facts.vocab_size if facts and facts.vocab_size else MAX_ID
        known = [i for i in ids[:MAX_IDS] if is_id(i) and i < size]
        texts = [[t.token_id, t.text] for t in self.engine.tokens(model, known)]
        return {"texts": texts, "unknown": [i for i in ids if i not in known]}

    def _facts(self, model: str | None) -> ModelFacts | None:
        return self.engine.facts(model) if model else None

    def _known(self, value: PanelValue) -> tuple[dict[str, Json] | None, dict[str, Json]]:
        """The model's own generation config, None where it is not known, and what else of it `check` wants to know."""
        facts, assistant = self._facts(value.model), self._facts(value.assistant)
        context: dict[str, object] = {"assistant": value.assistant}
        if assistant:
            context["assistant_defaults"] = assistant.generation_config
        return (facts.generation_config if facts else None), context | (facts.context_with(assistant) if facts else {})


def _same(one: object, other: object) -> bool:
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _notes_by_knob(
    diagnostics: list[Diagnostic], idle: Collection[str], mending: Callable[[Diagnostic], Change | None]
) -> tuple[dict[str, list[dict[str, object]]], list[dict[str, object]]]:
    """The notes of each knob, and those that belong to none of the panel's."""
    notes: dict[str, list[dict[str, Json]]] = {}
    general = []
    for diagnostic in diagnostics:
        name = diagnostic.knob
        knob = PANEL_KNOBS.get(name)
        if name in _ELSEWHERE:
            continue
        ignored = diagnostic.severity == "warning" and name in idle  # the change may bring another error: that is told
        change = diagnostic.change if ignored else mending(diagnostic)
        note = _note(diagnostic, _button(diagnostic, change) if change else None)
        if knob is None or knob.managed:
            general.append(note)
        else:
            notes.setdefault(name, []).append(note)
    return notes, general


def _note(diagnostic: Diagnostic, press: dict[str, object] | None) -> dict[str, object]:
    return {
        "severity": diagnostic.severity,
        "knob": diagnostic.knob,
        "message": diagnostic.message,
        "fix": diagnostic.fix,
        "press": press,
    }


def _button(problem: Diagnostic, change: Change) -> dict[str, object]:
    """The button that does this about a problem; `full_request` where its words are all that the fix says."""
    return {"label": in_words(change), "change": change, "whole": is_only_fix(problem, change)}
