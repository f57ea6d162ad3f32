"""The tools as endpoints of the page, of which Gradio makes an MCP server.

Gradio gives a model each function's docstring and the types of its arguments, and only the first line of what is said
of an argument: each stands in one. Calls count against the limits of their address like those of programs, and need a
key where programs need one.
"""

from __future__ import annotations

import contextlib
import importlib.util
import inspect
import typing
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, get_args

import gradio as gr
from msgspec import NODEFAULT, structs

from playground.http_api.problem_details import Problem
from playground.http_api.service import Service
from playground.mcp_tools import engine_questions
from playground.mcp_tools.engine_questions import Strategy, ToolError, Watermark, request_of
from playground.metrics.detection_report import DetectionReport
from playground.presets.presets import PRESETS
from playground.questions import Answer, Answered, Question
from playground.questions.kinds import QUESTIONS
from playground.requests.request import GenerationRequest, RequestError
from playground.server.side_work import SIDE_WORK
from playground.server.streaming import LiveRuns
from playground.server.visitor import Visitor
from playground.trace import Failed, Trace
from playground.watermarks.detection import Query

ASKED = [kind for kind in QUESTIONS.values() if kind.is_tool]
TOOLS = ("continue_text", "score_text", "compare_strategies", "explain_token", "detect_watermark", "what_if",
         *(kind.name for kind in ASKED))  # fmt: skip


def missing_package() -> str:
    """What to say where the package is not installed that Gradio needs for this; else empty."""
    if importlib.util.find_spec("mcp") is not None:
        return ""
    return f'MCP needs one package more: pip install "gradio[mcp]=={gr.__version__}"'


class _Caller:
    """Who calls a tool, in front of the engine (see `engine_questions.Asking`)."""

    def __init__(self, service: Service, http: Any) -> None:
        self._service = service
        headers = [(name.lower().encode(), value.encode()) for name, value in http.headers.items()]
        self._visitor: Visitor = service.visitor(http, service.keys.require(headers))

    async def runs(self, requests: Sequence[GenerationRequest]) -> list[Trace]:
        live = LiveRuns(self._service.engine, requests, self._service.settings.lanes_each, self._visitor)
        traces = [Trace() for _ in requests]
        async with contextlib.aclosing(live.batches()) as batches:
            async for pairs in batches:
                for place, event in pairs:
                    traces[place].add(event)
        for trace in traces:
            if trace.failed:
                raise ToolError(f"{trace.failed.message} {trace.failed.fix}".strip())
            if not trace.sequences:
                raise ToolError("It was stopped before its end.")
        return traces

    async def answer(self, question: Question) -> Answer:
        """Raises ToolError where there is none."""
        live = LiveRuns(self._service.engine, [question], 1, self._visitor)
        async with contextlib.aclosing(live.batches()) as batches:
            async for pairs in batches:
                for _, event in pairs:
                    if isinstance(event, Answered):
                        return event.answer
                    if isinstance(event, Failed):
                        raise ToolError(f"{event.message} {event.fix}".strip())
        raise ToolError("It was stopped before its end.")

    async def reports(self, queries: Sequence[Query]) -> list[DetectionReport]:
        return await SIDE_WORK.do(lambda: self._service.engine.detect(queries), self._visitor.owner.address)


def add_tools(service: Service) -> None:
    """Add the tools to the current Blocks, each an endpoint by its name. Ends the program, in a sentence, where the
    package is not installed that Gradio needs for it."""
    if problem := missing_package():
        raise SystemExit(problem)
    default = service.settings.default_model

    async def answered(http: Any, ask: Callable[[_Caller], Awaitable[str]]) -> str:
        try:
            return await ask(_Caller(service, http))
        except (ToolError, RequestError) as error:
            raise gr.Error(str(error), print_exception=False) from error
        except Problem as problem:
            raise gr.Error(problem.detail, print_exception=False) from problem

    async def continue_text(
        prompt: str, model: str = default, strategy: Strategy = "nucleus", max_new_tokens: int = 40, seed: int = 0,
        http: gr.Request = None,
    ) -> str:  # fmt: skip
        """Let a small language model continue a text, and see how sure it was of each token.

        Returns the continuation, how it ended, its perplexity, and a table of its most surprising tokens with the
        probability, the rank, the entropy and the likeliest token in each place.

        Args:
            prompt: The text to continue.
            model: A model of this server, such as "stories" (children's stories) or "facts".
            strategy: How each token is chosen; "greedy" takes the likeliest and is the same every time.
            max_new_tokens: How many tokens to write at most, 1 to 200.
            seed: The same seed gives the same text; 0 where it is left out.
        """
        return await answered(http, lambda caller: engine_questions.continue_text(
            caller, request_of(model, prompt, strategy, max_new_tokens, seed), strategy))  # fmt: skip

    async def score_text(text: str, model: str = default, context: str = "", http: gr.Request = None) -> str:
        """Measure how likely a language model finds a given text. Nothing is generated.

        Returns perplexity and log-probability of the text, and a table of the tokens that surprise the model most, with
        what it expected instead.

        Args:
            text: The text to score.
            model: A model of this server, such as "stories" (children's stories) or "facts".
            context: What stands before the text and is not scored; may be empty.
        """
        return await answered(http, lambda caller: engine_questions.score_text(caller, model, text, context))

    async def compare_strategies(
        prompt: str, strategies: list[Strategy] = ["greedy", "nucleus", "beam"], model: str = default,  # noqa: B006
        max_new_tokens: int = 40, seed: int = 0, http: gr.Request = None,
    ) -> str:  # fmt: skip
        """Continue one text with several decoding strategies and compare the results in a table.

        Returns for each strategy its text, its perplexity under the model, how much was left to chance (entropy), and
        how much it repeats itself.

        Args:
            prompt: The text to continue.
            strategies: One to six names of strategies.
            model: A model of this server, such as "stories" (children's stories) or "facts".
            max_new_tokens: How many tokens each text has at most, 1 to 200.
            seed: The same seed gives the same texts; 0 where it is left out.
        """
        return await answered(http, lambda caller: engine_questions.compare_strategies(
            caller, {each: request_of(model, prompt, each, max_new_tokens, seed) for each in strategies}))  # fmt: skip

    async def explain_token(
        prompt: str, token_number: int = 1, model: str = default, strategy: Strategy = "nucleus", seed: int = 0,
        http: gr.Request = None,
    ) -> str:  # fmt: skip
        """Explain why one token of a continuation was chosen.

        Runs the continuation up to that token. Returns the model's entropy there, what each logits processor (top-k,
        top-p, penalties and so on) removed, and a table of the candidates with their probabilities before and after.

        Args:
            prompt: The text to continue.
            token_number: Which token of the continuation, counted from 1 (its first) to 200.
            model: A model of this server, such as "stories" (children's stories) or "facts".
            strategy: How each token is chosen.
            seed: The seed of the run; 0 where it is left out.
        """
        return await answered(http, lambda caller: engine_questions.explain_token(
            caller, request_of(model, prompt, strategy, token_number, seed), strategy, token_number))  # fmt: skip

    async def detect_watermark(
        text: str, model: str = default, watermark: Watermark = "watermark", settings: dict[str, object] | None = None,
        http: gr.Request = None,
    ) -> str:  # fmt: skip
        """Test whether a text carries a watermark: green lists (Kirchenbauer et al.) or SynthID.

        Returns z, the p-value and the figures behind them. The settings and the model have to be those that the text
        was written with: continue_text with the strategy "watermark" or "synthid" writes such texts.

        Args:
            text: The text to test, without its prompt; some 50 tokens or more are needed.
            model: The model that wrote it, whose tokenizer splits the text.
            watermark: "watermark" for green lists, "synthid" for SynthID.
            settings: Fields of the watermarking_config that it was written with; those of the strategy if left out.
        """
        used = settings if settings is not None else PRESETS[_known(watermark)].config["watermarking_config"]
        return await answered(http, lambda caller: engine_questions.detect_watermark(caller, model, text, used))

    async def what_if(
        prompt: str, changes: dict[str, object] | None = None, model: str = default, strategy: Strategy = "sampling",
        max_new_tokens: int = 40, seed: int = 0, http: gr.Request = None,
    ) -> str:  # fmt: skip
        """Say what the same random draws would have written with other knobs, from one run.

        Returns the text, the first token that differs under the changes, and a table of how far the temperature, top_k,
        top_p and min_p could each be turned without changing a word.

        Args:
            prompt: The text to continue.
            changes: Other values of temperature, top_k, top_p, min_p or do_sample, such as {"temperature": 1.2}.
            model: A model of this server, such as "stories" (children's stories) or "facts".
            strategy: How each token is chosen; one that draws, such as "sampling", "top-k", "nucleus" or "min-p".
            max_new_tokens: How many tokens to write at most, 1 to 200.
            seed: The seed of the draws; 0 where it is left out.
        """
        return await answered(http, lambda caller: engine_questions.what_if(
            caller, request_of(model, prompt, strategy, max_new_tokens, seed), changes or {}))  # fmt: skip

    tools = [continue_text, score_text, compare_strategies, explain_token, detect_watermark, what_if]
    for tool in (*tools, *(_question_tool(kind, answered) for kind in ASKED)):
        gr.api(tool, api_name=tool.__name__, queue=False)


def _question_tool(
    kind: type[Question], answered: Callable[[gr.Request, Callable[[_Caller], Awaitable[str]]], Awaitable[str]]
) -> Callable[..., Awaitable[str]]:
    """The tool that asks questions of this kind: its arguments are the fields of the type, with what is said of them
    there, and it answers with the sentence of the answer and its first table."""
    fields = structs.fields(kind)

    async def ask(*values: object) -> str:
        *told, http = values
        question = kind(*told)
        return await answered(http, lambda caller: engine_questions.ask_question(caller, question))

    kinds = {each.name: get_args(each.type)[0] if typing.get_origin(each.type) is Annotated else each.type
             for each in fields}  # fmt: skip
    defaults = {each.name: inspect.Parameter.empty if each.default is NODEFAULT else each.default for each in fields}
    named = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=defaults[name], annotation=hint)
        for name, hint in kinds.items()
    ]
    request = inspect.Parameter(
        "http", inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=gr.Request
    )
    ask.__name__, ask.__signature__ = kind.name, inspect.Signature([*named, request], return_annotation=str)
    ask.__annotations__ = kinds | {"http": gr.Request, "return": str}
    lines = [f"    {each.name}: {_meaning(each.type)}" for each in fields]
    ask.__doc__ = "\n".join([kind.summary, "", inspect.cleandoc(kind.__doc__ or ""), "", "Args:", *lines])
    return ask


def _meaning(hint: object) -> str:
    """What the type of a field says of it."""
    return next((each.description for each in get_args(hint)[1:] if each.description), "")


def _known(watermark: str) -> str:
    if watermark not in get_args(Watermark):
        raise gr.Error(f"There is no watermark {watermark!r}.", print_exception=False)
    return watermark

