"""Requests that are served, as a script: first by transformers' own continuous batching, then by `serve_batch`, which
also has the clock, the other ways and the figures.

Knows `python_script.py`, from which the lines that open the model come. Standard library only; nothing is run here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import fields

from playground.questions.serving_question import ServingQuestion
from playground.questions.serving_steps import ServedRequest, ServingWay
from playground.requests.request import GenerationRequest
from playground.sharing.python_script import Script
from playground.sharing.script_values import literal
from playground.trace.public_names import public_name

_OURS = "playground.serving"


def serving_script(
    question: ServingQuestion,
    *,
    model_defaults: Mapping[str, object] | None = None,
    device: str = "cpu",
    weights: str | None = None,
) -> str:
    """The script for a question without problems. It prints the text of each request twice, which are the
    same where all are decoded greedily and none leaves, and the figures of each way. The manager is that of the first
    way that is continuous batching. The last three are as for `python_script`."""
    script = _ServingScript(question, dict(model_defaults or {}), device)
    script.weights = weights
    return script.text()


class _ServingScript(Script):
    def __init__(self, question: ServingQuestion, defaults: dict[str, object], device: str) -> None:
        super().__init__(GenerationRequest(question.model), defaults, device, False)
        self.question = question
        self.way = next((way for way in question.ways if way.kind == "continuous"), ServingWay())
        self.sampled = any(request.sampled for request in question.requests)
        self.imports |= {"ContinuousBatchingConfig"}
        self.playground_imports[_OURS] = {"ServedRequest", "ServingWay", "serve_batch"}

    def _inputs(self) -> list[str]:
        return ["requests = [", *(f"    {literal(_changed(request))}," for request in self.question.requests), "]"]

    def _given(self) -> list[str]:
        return []

    def _config(self) -> list[str]:
        way = self.way
        sampling = [
            "    # each request brings its own values; these only say that there are some",
            "    do_sample=True,",
            "    temperature=2.0,",
            "    top_k=vocab_size,",
            "    top_p=0.5,",
        ] if self.sampled else ["    do_sample=False,"]  # fmt: skip
        settings = {
            "scheduler_type": way.scheduler, "num_blocks": way.num_blocks, "page_size": way.page_size,
            "max_batch_tokens": way.token_budget, "max_requests_per_batch": way.max_requests,
            "allow_block_sharing": way.share_prefixes, "safety_margin": way.safety_margin, "seed": self.question.seed,
            "use_async_batching": False, "use_cuda_graph": False, "auto_switch_to_flash": False,
            "max_blocks_per_request": 0, "per_request_processors": True,
        }  # fmt: skip
        return [
            "# The way of transformers itself: it has no clock, so all requests come at once, in order of arrival.",
            "eos = model.generation_config.eos_token_id",
            *(["vocab_size = model.get_output_embeddings().out_features"] if self.sampled else []),
            "config = GenerationConfig(",
            "    eos_token_id=-1 if eos is None else eos,",
            *sampling,
            ")",
            "manager = model.init_continuous_batching(",
            "    generation_config=config,",
            "    continuous_batching_config=ContinuousBatchingConfig(",
            *(f"        {name}={literal(value)}," for name, value in settings.items()),
            "    ),",
            ")",
        ]

    def _extras(self) -> list[str]:
        return []

    def _run(self) -> list[str]:
        drawing = [
            "    sampled = request.get(\"temperature\") is not None  # a greedy one draws from one token",
            "    drawing = {",
            '        "temperature": float(request.get("temperature", 1.0)),',
            '        "top_k": min(request.get("top_k", vocab_size), vocab_size) if sampled else 1,',
            '        "top_p": float(request.get("top_p", 1.0)) if sampled else 1.0,',
            "    }",
        ] if self.sampled else []  # fmt: skip
        more = ", **drawing" if self.sampled else ""
        return [
            "texts = {}",
            "manager.start()",
            'for number in sorted(range(len(requests)), key=lambda number: requests[number].get("arrival", 0)):',
            "    request = requests[number]",
            *drawing,
            '    ids = tokenizer(request["prompt"])["input_ids"]',
            '    new_tokens = request.get("max_new_tokens", 20)',
            f"    manager.add_request(ids, str(number), max_new_tokens=new_tokens{more})",
            "for result in manager:  # each as it has ended; `manager.cancel_request` ends one before",
            "    texts[int(result.request_id)] = tokenizer.decode(result.generated_tokens, skip_special_tokens=True)",
            "    if len(texts) == len(requests):",
            "        break",
            "manager.stop(block=True)",
            "for number, text in sorted(texts.items()):",
            "    print(number + 1, text)",
        ]

    def _print(self) -> list[str]:
        question = self.question
        return [
            "# The same, step by step, with the clock, the other ways and the figures.",
            "log = serve_batch(",
            "    [ServedRequest(**request) for request in requests],",
            f"    model={literal(public_name(question.model))},",
            "    ways=[",
            *(f"        ServingWay({_arguments(way)})," for way in question.ways),
            "    ],",
            f"    clock={literal(question.clock)},",
            f"    seed={literal(question.seed)},",
            ")",
            "for number, text in enumerate(log.texts, 1):",
            "    print(number, text)",
            "for way in log.ways:",
            "    print(way.settings.kind, way.figures)",
        ]


def _changed(value: ServedRequest | ServingWay) -> dict[str, object]:
    """The fields that are not what they are by default; of a request always its prompt."""
    return {
        each.name: getattr(value, each.name)
        for each in fields(value)
        if getattr(value, each.name) != each.default
    }


def _arguments(way: ServingWay) -> str:
    return ", ".join(_written(_changed(way)))


def _written(changed: Mapping[str, object]) -> Iterator[str]:
    for name, value in changed.items():
        yield f"{name}={literal(value)}"
