"""A request as a script of plain transformers that, run by itself, prints the same text as the run.

Knows how the runner puts a request to `generate` (`generation/runner.py`) and writes the same down. What
transformers does not have (the strategies that it no longer ships, penalties and forms of ours) is imported from this
package. Every text of a person ends up as a Python literal. Standard library only; nothing is run here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from keyword import iskeyword

from playground.knobs import KNOBS
from playground.knobs.modes import BEAM_MODES, generation_mode
from playground.presets.presets import default_assistant
from playground.requests.config_values import well_formed
from playground.requests.effective_config import ASSISTANT_FIELDS
from playground.requests.forced_text import draws_by_token
from playground.requests.request import GenerationRequest
from playground.sharing.assistant_script import pairing_lines, uses_assistant
from playground.sharing.chat_script import SPLIT_AFTER_CHAT, budget_lines, chat_lines
from playground.sharing.script_values import (
    HOME,
    adapter_source,
    gguf_file,
    literal,
    model_notes,
    model_source,
    opening_arguments,
    reference_options,
)
from playground.trace.public_names import public_name

# Modes that transformers 5 no longer decodes, and the callables of ours that do.
_STRATEGIES = {
    "contrastive_search": "contrastive_search",
    "dola_generation": "dola_decoding",
    "group_beam_search": "diverse_beam_search",
    "constrained_beam_search": "constrained_beam_search",
}
# What looks at the input, which in a decoder-only model is the prompt. The run's does not count given tokens.
_INPUT_KNOBS = ("encoder_repetition_penalty", "encoder_no_repeat_ngram_size")
_GIVEN_IS_INPUT = "  # here the given tokens are input, too: in the run they were not"
# What a GGUF file says of its special tokens, which is in the tokenizer.
_GGUF_TOKENS = [
    'for token in ("bos_token_id", "eos_token_id", "pad_token_id"):',
    "    if getattr(model.generation_config, token) is None:",
    "        setattr(model.generation_config, token, getattr(tokenizer, token))",
]
_FOLDER_IMPORTS = ["from importlib.util import find_spec", "from pathlib import Path"]
_FOLDER = [
    "# The folder that holds the package `playground`: where it is installed, or else the clone (with app.py) in which",
    "# this script is run, or one in the folder where it is run. Change it if your clone is elsewhere.",
    'installed = find_spec("playground")',
    'clone = "." if Path("playground").is_dir() else "generation-playground"',
    f"{HOME} = str(Path(installed.origin).parents[1]) if installed else clone",
    f'if not Path({HOME}, "playground").is_dir():',
    f'    raise SystemExit("The playground is not here. Set {HOME} to the folder of your clone.")',
]
_PENALTIES = {
    "presence_penalty": "PresencePenaltyLogitsProcessor",
    "frequency_penalty": "FrequencyPenaltyLogitsProcessor",
}


def python_script(
    request: GenerationRequest,
    model_folder: str | None = None,
    seed: int | None = None,
    effective_new_tokens: int | None = None,
    *,
    assistant_folder: str | None = None,
    model_defaults: Mapping[str, object] | None = None,
    device: str = "cpu",
    is_encoder_decoder: bool = False,
    weights: str | None = None,
    assistant_weights: str | None = None,
) -> str:
    """The script for a request that `check` passes; fields of its config that do not fit are left out, with a comment.

    `seed` is the one that the run drew (`trace.seed`). `effective_new_tokens` is written where the request says nothing
    of the length. `model_folder` and `assistant_folder` take the place of the names of the models. What comes with the
    playground, a bundled model or a part of ours, the script looks for where the playground is installed, or in a clone
    beside it. `model_defaults` is the model's own generation config, where it is known, `weights` the hash of the
    weights that a run has read (`Provenance.weights`), `assistant_weights` that of its assistant's.
    """
    script = Script(request, dict(model_defaults or {}), device, is_encoder_decoder)
    if request.seed is not None or seed is not None:
        script.seed = request.seed if seed is None else seed
    script.weights, script.assistant_weights = weights, assistant_weights
    script.model = literal(model_folder) if model_folder else script.model
    script.assistant = literal(assistant_folder) if assistant_folder else script.assistant
    if effective_new_tokens is not None and not script.config.keys() & {"max_new_tokens", "max_length"}:
        script.config["max_new_tokens"] = effective_new_tokens
    return script.text()


class Script:
    """One script while it is written. The parts fill `imports`, from which the top of it follows."""

    only_row = ""  # of the texts that `generate` returns, the one that the run wrote; all of them

    def __init__(
        self, request: GenerationRequest, defaults: dict[str, object], device: str, encoder_decoder: bool
    ) -> None:
        self.request, self.device, self.encoder_decoder = request, device, encoder_decoder
        self.model, self.assistant, self.seed = model_source(request.model), model_source(request.assistant), None
        self.defaults = defaults
        self.weights: str | None = None  # the hash of the model's, where it is known
        self.assistant_weights: str | None = None
        self.config, self.problems = well_formed(request.config)
        for name in ("do_sample", "num_beams"):  # the library checks num_return_sequences against them at once
            if defaults.get(name) is not None:
                self.config.setdefault(name, defaults[name])
        self.mode = generation_mode({**defaults, **self.config, "assistant": request.assistant})
        self.starts_after_given = bool(request.given) and self.mode in BEAM_MODES
        # `generate` heals the prompt by itself, but not for a loop or drafts, not where more was read, not an empty one
        self.empty_prompt = not request.messages and not request.prompt
        apart = self._is_loop or self.starts_after_given or "assist" in self.mode or self.empty_prompt
        self.uses_token_healing = bool(self.config.get("token_healing")) and not apart
        self.start = "1" if encoder_decoder else "prompt_length" if self.starts_after_given else "input_ids.shape[1]"
        self.auto = "AutoModelForSeq2SeqLM" if encoder_decoder else "AutoModelForCausalLM"
        self.imports = {self.auto, "AutoTokenizer", "GenerationConfig"}
        self.playground_imports: dict[str, set[str]] = {}
        self.arguments: list[str] = []
        self.drafts = False  # whether a model writes drafts
        self.uses_home = False  # whether a model that comes with the playground is opened
        self.uses_peft = False  # whether a model has an adapter
        if luck := self._luck():
            self.only_row = f"{luck[0]} : {luck[0] + 1}, "
            self.arguments.append(f"num_return_sequences={luck[1]}")
        self.search_ids = "input_ids"  # with the given tokens, where a search begins after them

    def _luck(self) -> list[int] | None:
        """Whose luck the text has, which text and of how many, where that says something."""
        return self.request.luck_of if draws_by_token({**self.defaults, **self.config}) else None

    def _import_ours(self, module: str, name: str) -> None:
        self.playground_imports.setdefault(module, set()).add(name)

    def text(self) -> str:
        """The whole script. The parts are written in the order of `run`, the imports last."""
        inputs = [self._models(), self._inputs(), self._given()]
        parts = [*inputs, self._config(), self._extras(), self._run(), self._print()]
        return "\n\n".join("\n".join(lines) for lines in [[*self._top()], *parts] if lines) + "\n"

    def _top(self) -> Iterator[str]:
        yield "# A run of the Generation Playground, as a script of its own."
        yield ""
        ours = bool(self.playground_imports or self.uses_home)
        if ours:
            yield from [*(["import sys"] if self.playground_imports else []), *_FOLDER_IMPORTS, ""]
        yield "import torch"
        if self.uses_peft:
            yield "from peft import PeftModel"
        yield f"from transformers import {', '.join(sorted(self.imports, key=str.lower))}"
        if ours:
            yield from ["", *_FOLDER]
        if self.playground_imports:
            yield f"sys.path.insert(0, {HOME})"
        for module in sorted(self.playground_imports):
            yield f"from {module} import {', '.join(sorted(self.playground_imports[module]))}"

    # ------------------------------------------------------------------------------------------------------- parts

    def _models(self) -> list[str]:
        self.uses_home = self.model.startswith(HOME)
        lines = [
            *self.named(self.request.model),
            f"tokenizer = AutoTokenizer.from_pretrained(name{self.revision(self.request.model)})",
            f"model = {self.loaded('name', self.request.model)}",
            *(_GGUF_TOKENS if gguf_file(self.request.model) else []),
        ]
        drafter = "model" if self.config.get("assistant_early_exit") is not None else None
        asked, fields = self.request.assistant, {**self.defaults, **self.config}
        set_ = [name for name, value in fields.items() if value is not None]
        if asked is not None and uses_assistant(self.mode, self.request.custom_generate is not None, set_):
            drafter = "assistant"
            self.uses_home = self.uses_home or self.assistant.startswith(HOME)
            lines += model_notes(asked, self.assistant_weights) if self.assistant == model_source(asked) else []
            lines.append(f"assistant = {self.loaded(self.assistant, asked)}")
            self.arguments.append("assistant_model=assistant")
            if asked not in (self.request.model, default_assistant(self.request.model)) and self._drafts_tokens(fields):
                opened = f"AutoTokenizer.from_pretrained({self.assistant}{self.revision(asked)})"
                more, arguments = pairing_lines(opened, fields.get("do_sample") is True)
                lines += more
                self.arguments += arguments
        self.drafts = drafter is not None
        if drafter:
            lines += [
                f"{drafter}.generation_config.{name} = {literal(self.config[name])}"
                for name in ASSISTANT_FIELDS
                if name in self.config
            ]
        return lines

    def _drafts_tokens(self, fields: Mapping[str, object]) -> bool:
        """Whether the assistant reads tokens, and not hidden states of the model, whatever its tokenizer."""
        return self.request.custom_generate is None and fields.get("speculation_type") is None

    def loaded(self, name: str, model: object) -> str:
        """The expression that opens a model, of which `name` is the name or an expression for it."""
        if reference_options(model).get("quantization"):
            self.imports.add("BitsAndBytesConfig")
        if gguf_file(model):
            self.imports.add("GgufConfig")
        arguments = ", ".join([name, *opening_arguments(model, self.device)])
        loaded = f"{self.auto}.from_pretrained({arguments}{self.revision(model, tokenizer=False)})"
        if (adapter := adapter_source(model)) is None:
            return loaded
        self.uses_peft = True
        return f"PeftModel.from_pretrained({loaded}, {adapter}).merge_and_unload().eval()"

    def named(self, model: object) -> list[str]:
        """The line that names the model, with what there is to know of it."""
        notes = model_notes(model, self.weights) if self.model == model_source(model) else []
        return [*notes, f"name = {self.model}"]

    def revision(self, model: object, tokenizer: bool = True) -> str:
        """The arguments for the revision that a model's name asks for, and of its `tokenizer` for its GGUF file; empty
        where it asks for none."""
        revision, file = reference_options(model).get("revision"), gguf_file(model) if tokenizer else None
        arguments = {"revision": revision, "gguf_file": file}
        return "".join(f", {name}={literal(value)}" for name, value in arguments.items() if value)

    def _inputs(self) -> list[str]:
        moved = "" if self.device == "cpu" else ".to(model.device)"
        if self.request.messages:
            lines = chat_lines(self.request, moved)
        else:
            lines = [
                f"prompt = {literal(self.request.prompt)}",
                f'inputs = tokenizer(prompt, return_tensors="pt"){moved}',
            ]
        lines.append('input_ids, attention_mask = inputs["input_ids"], inputs["attention_mask"]')
        healed = []
        if self.uses_token_healing:
            healed = ["prompt_length = model.heal_tokens(input_ids, tokenizer).shape[1]  # it may be shorter then"]
            self.start = "prompt_length"
            self.arguments.append("tokenizer=tokenizer")
        elif self.config.get("token_healing"):
            healed = ["input_ids = model.heal_tokens(input_ids, tokenizer)  # token_healing",
                      "attention_mask = torch.ones_like(input_ids)"]  # fmt: skip
        if self.empty_prompt:
            lines += [
                "if input_ids.numel() == 0:  # it starts as `generate` does without any input",
                f"    input_ids, attention_mask = torch.tensor([[{self._start()}]], device=model.device), None",
                *(["else:", *(f"    {line}" for line in healed)] if healed else []),
            ]
        else:
            lines += healed
        if self.request.negative_prompt is not None:
            fields = {**self.defaults, **self.config}
            rows = max(fields.get(name) or 1 for name in ("num_beams", "num_return_sequences"))
            rows = max(rows, (self._luck() or [0, 1])[1])
            lines.append(f"negative_prompt = {literal(self.request.negative_prompt)}")
            lines.append(f'negative = tokenizer([negative_prompt] * {rows}, return_tensors="pt"){moved}')
            self.arguments.append('negative_prompt_ids=negative["input_ids"]')
            self.arguments.append('negative_prompt_attention_mask=negative["attention_mask"]')
        return lines

    def _start(self) -> str:
        """The token that an empty prompt stands for; before given text the tokenizer's own will do."""
        if (start := self.config.get("bos_token_id")) is not None:
            return literal(start)
        own = "model.generation_config.bos_token_id"
        starts = f"({own}, tokenizer.bos_token_id, tokenizer.eos_token_id)"
        return f"next(i for i in {starts} if i is not None)" if self.request.given else own

    def _given(self) -> list[str]:
        """The tokens with which the output is to begin."""
        given = self.request.given
        if not given:
            return []
        return [*self._given_ids(given), *(self._inputs_after_given() if self.starts_after_given else [])]

    def _given_ids(self, given: str | list[int]) -> list[str]:
        if not isinstance(given, str):
            return [f"given = {literal([*given])}"]
        lines = [
            f"text = {literal(given)}",
            'given = tokenizer(text, add_special_tokens=False)["input_ids"]',
        ]
        if (self.request.prompt or self.request.messages) and not self.encoder_decoder:
            split = ['whole, before = tokenizer(prompt + text)["input_ids"], tokenizer(prompt)["input_ids"]']
            lines += [
                *(SPLIT_AFTER_CHAT if self.request.messages else split),
                "if whole[: len(before)] == before:  # the text is split as it is after the prompt",
                "    given = whole[len(before) :]",
            ]
        return lines

    def _inputs_after_given(self) -> list[str]:
        """The inputs of a search that begins after the given tokens."""
        if not self.encoder_decoder:
            return [
                "prompt_length = input_ids.shape[1]",
                "# the search begins after the given tokens",
                "input_ids = torch.cat([input_ids, input_ids.new_tensor([given])], dim=1)",
                "attention_mask = torch.ones_like(input_ids)",
            ]
        self.arguments.append("decoder_input_ids=begun")
        self.search_ids = "begun"
        name = "decoder_start_token_id"
        start = f"model.generation_config.{name}"
        if name in self.config:
            (start,) = map(literal, self.config[name] if isinstance(self.config[name], list) else [self.config[name]])
        return ["# the search begins after the given tokens", f"begun = input_ids.new_tensor([[{start}, *given]])"]

    def _config(self) -> list[str]:
        fields = []
        if self.request.only_given:
            self.config = {n: v for n, v in self.config.items() if n not in ("max_new_tokens", "max_length")}
            fields.append("    max_new_tokens=len(given),")
        for name, value in self.config.items():
            if (name == "token_healing" and not self.uses_token_healing) or (
                name == "stop_strings" and self._loop_lacks_tokenizer
            ):
                continue
            written = self._field_after_given(name, value) if self.starts_after_given else self._field(name, value)
            aside = name in _INPUT_KNOBS and self.starts_after_given and not self.encoder_decoder
            fields.append(f"    {name}={written},{_GIVEN_IS_INPUT if aside else ''}")
        left_out = [f"# {literal(problem.knob)} does not fit and is left out." for problem in self.problems]
        return [*left_out, "config = GenerationConfig(", *fields, ")"]

    def _field(self, name: str, value: object) -> str:
        """One value, in the types that the library's processors insist on (see `request.generation_config`)."""
        if name == "watermarking_config":
            kind = "SynthIDTextWatermarkingConfig" if "ngram_len" in value else "WatermarkingConfig"
            return self._config_call(kind, value)
        if name == "compile_config":
            return self._config_call("CompileConfig", value)
        if name == "exponential_decay_length_penalty":
            return literal((value[0], float(value[1])))
        if name == "sequence_bias":
            pairs = value.items() if isinstance(value, Mapping) else value
            return literal([[list(ids), float(bias)] for ids, bias in pairs])
        return literal(float(value) if KNOBS[name].kind == "float" else value)

    def _field_after_given(self, name: str, value: object) -> str:
        """One value for a search to which the given tokens are prompt: it counts them as output."""
        if name == "max_new_tokens":
            return f"max(1, {literal(value)} - len(given))"
        if name == "min_new_tokens":
            return f"max(0, {literal(value)} - len(given))"
        if name == "exponential_decay_length_penalty":
            return f"({literal(value[0])} - len(given), {literal(float(value[1]))})"
        return "None" if name == "begin_suppress_tokens" else self._field(name, value)  # the first token is given

    def _config_call(self, kind: str, fields: Mapping[str, object]) -> str:
        self.imports.add(kind)
        return f"{kind}({', '.join(f'{name}={literal(value)}' for name, value in fields.items())})"

    @property
    def _is_loop(self) -> bool:
        """Whether `generate` is given a loop."""
        return self.mode in _STRATEGIES or self.request.custom_generate is not None

    @property
    def _loop_lacks_tokenizer(self) -> bool:
        """Whether `generate` hands on no tokenizer: to a loop that it is given, or to a model that drafts."""
        return self.drafts or self._is_loop

    def _extras(self) -> list[str]:
        """What goes to `generate` beside the config."""
        lines = []
        if stop := self.config.get("stop_strings"):
            if self._loop_lacks_tokenizer:
                self.imports.add("StopStringCriteria")
                self.arguments.append(f"stopping_criteria=[StopStringCriteria(tokenizer, {literal(stop)})]")
            else:
                others = [each for each in self.arguments if not each.startswith("tokenizer=")]
                self.arguments[:] = [*others, "tokenizer=tokenizer"]
        processors = []
        if self.request.given and not self.starts_after_given:
            self._import_ours("playground.strategies.extra_processors", "GivenTextLogitsProcessor")
            processors.append(f"GivenTextLogitsProcessor(given, prompt_length={self.start})")
        for name, kind in _PENALTIES.items():
            if penalty := getattr(self.request, name):
                self._import_ours("playground.strategies.extra_processors", kind)
                processors.append(f"{kind}({literal(penalty)}, prompt_length={self.start})")
        if (budget := self.request.reasoning_budget) is not None:
            self._import_ours("playground.models.reasoning_marks", "reasoning_marks")
            self._import_ours("playground.strategies.extra_processors", "ReasoningBudgetLogitsProcessor")
            lines += budget_lines(budget, self.start)
            processors.append("*budget")
        if processors:
            self.arguments.append(f"logits_processor=[{', '.join(processors)}]")
        if self.request.structured_output:
            lines += self._structured()
        if self.request.custom_generate is not None:
            self.arguments.append(f"custom_generate={literal(public_name(self.request.custom_generate))}")
            self.arguments += [
                f"{name}={literal(value)}"
                for name, value in (self.request.custom_generate_kwargs or {}).items()
                if name.isidentifier() and not iskeyword(name)
            ]
            self.arguments.append("trust_remote_code=True")  # who runs this has the folder, or trusts the repository
        elif strategy := _STRATEGIES.get(self.mode):
            self._import_ours("playground.strategies", strategy)
            self.arguments.append(f"custom_generate={strategy}")
        return lines

    def _structured(self) -> list[str]:
        self._import_ours("playground.generation.structured_output", "StructuredOutput")
        self.arguments.append("prefix_allowed_tokens_fn=form")
        own = "config" if "eos_token_id" in self.config else "model.generation_config"
        return [
            f"ends = {own}.eos_token_id",
            "form = StructuredOutput(",
            f"    {literal(self.request.structured_output)},",
            "    tokenizer,",
            "    model.get_output_embeddings().out_features,",
            "    ends if isinstance(ends, list) else [ends],",
            ")",
            f"form.prompt_length = {self.start}",
        ]

    def _run(self) -> list[str]:
        seed = [] if self.seed is None else [f"torch.manual_seed({literal(self.seed)})"]
        arguments = ["input_ids", "attention_mask=attention_mask", "generation_config=config", *self.arguments]
        call = ["output = model.generate(", *(f"    {argument}," for argument in arguments), ")"]
        if not self.starts_after_given:
            return [*seed, *call]
        return [
            *self._early_end(),
            *seed,
            "if over:  # the given tokens end the text: nothing is searched",
            f"    output = {self.search_ids}[:, : {self.start} + over[0]]",
            "else:",
            *(f"    {line}" for line in call),
        ]

    def _early_end(self) -> list[str]:
        """After how many of the given tokens the text ends, as the search would end it."""
        own = "eos_token_id" in self.config
        ends = ["given[n - 1] in (eos if isinstance(eos, list) else [eos])"]
        if (most := self.config.get("max_new_tokens")) is not None:
            ends.append(f"n >= {literal(most)}")
        elif (most := self.config.get("max_length")) is not None:
            ends.append(f"{self.start} + n >= {literal(most)}")
        lines = [f"eos = {'config' if own else 'model.generation_config'}.eos_token_id"]
        if stop := self.config.get("stop_strings"):
            self.imports.add("StopStringCriteria")
            lines.append(f"stops = StopStringCriteria(tokenizer, {literal(stop)})")
            ends.append(f"stops({self.search_ids}[:, : {self.start} + n], None)[0]")
        return [*lines, "over = [", "    n", "    for n in range(1, len(given) + 1)",
                f"    if {' or '.join(ends)}", "]"]  # fmt: skip

    def _print(self) -> list[str]:
        if self.only_row:
            return [
                "# of the texts that share the luck of this seed, the one of the run",
                f"for ids in output[{self.only_row}{self.start}:]:",
                "    print(tokenizer.decode(ids, skip_special_tokens=True))",
            ]
        return [f"for ids in output[:, {self.start}:]:", "    print(tokenizer.decode(ids, skip_special_tokens=True))"]
