"""What each layer of a model hands on, and the model's own way from such a state to logits.

One forward pass is watched through public forward hooks. They tell which modules lead from the last layer to what the
head gets (a final norm, called norm, ln_f, final_layer_norm and so on; none, where layers end in one), by what goes in
and comes out, not by name. The rest of the way is the model class's own forward, with a stand-in for everything below
the head: so its scale, its soft cap and its bias are the library's. Before any of it is believed, the last layer's
state must give the logits that the model itself gave. Knows models; nothing of tokens, of what they mean or of a page.
"""

from __future__ import annotations

import contextlib
import copy
import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import torch
from torch import nn
from transformers import PreTrainedModel
from transformers.modeling_outputs import BaseModelOutput

from playground.errors import Failure

_TOLERANCE = 1e-3  # of logits, over their spread: what two orders of the same sums may differ
_EPSILONS = 16  # the same in low precision: so many times the spacing of numbers at 1

AsPass = Callable[[Any, Callable[[], Any]], Any]


class UnreadableLayers(Failure):
    """The way from this model's layers to its logits could not be found, or does not lead to the logits it gave."""


class LayerStates:
    """The states of all layers at some positions of a text, from one forward pass.

    `states` has (positions, hidden) for the embeddings and then for each layer; `logits` (positions, vocab) are the
    model's own. `logits_of(layer)` is what the head makes of a layer's state; of the last one it is `logits`.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        text: Sequence[int],
        positions: Sequence[int],
        source: Sequence[int] | None = None,
        as_pass: AsPass = lambda model, work: work(),
    ) -> None:
        """Read `text` (after `source`, which the encoder reads). `as_pass(model, work)` calls `work()` when a forward
        pass of `model` may be made, and returns its result. Raises UnreadableLayers."""
        self._as_pass, self._model = as_pass, model
        self._inputs = _inputs(model, text, source)
        self._positions = torch.tensor(list(positions), device=model.device)
        as_pass(model, self._read)
        self._readout = as_pass(model, self._checked_readout)

    def logits_of(self, layer: int) -> torch.Tensor:
        """What the head makes of the state of a layer, (positions, vocab); 0 is the embeddings."""
        if layer == len(self.states) - 1:
            return self.logits
        return self._as_pass(self._model, lambda: self._readout(self.states[layer]))

    @torch.no_grad()
    def _read(self) -> None:
        model, inputs = self._model, dict(self._inputs)
        keeps = "logits_to_keep" in inspect.signature(model.forward).parameters
        if keeps:
            inputs["logits_to_keep"] = self._positions
        self._watch = _Watch(model, self._positions)
        with self._watch.watching():
            out = model(**inputs)
        self.logits = out.logits[0] if keeps else out.logits[0].index_select(0, self._positions)
        if self.logits.shape[0] != len(self._positions):
            raise UnreadableLayers
        self.states = self._watch.states()

    @torch.no_grad()
    def _checked_readout(self) -> Callable[[torch.Tensor], torch.Tensor]:
        readout = self._watch.readout(self._inputs)
        del self._watch
        try:
            last = readout(self.states[-1])
        except torch.OutOfMemoryError:
            raise
        except Exception as error:  # the head asks for more than a state
            raise UnreadableLayers from error
        _check_same(last, self.logits)
        return readout


def _inputs(model: PreTrainedModel, text: Sequence[int], source: Sequence[int] | None) -> dict[str, object]:
    """The arguments of a pass over the whole text, without a cache."""
    ids = torch.tensor([list(text)], device=model.device)
    if source is None:
        return {"input_ids": ids, "use_cache": False}
    read = torch.tensor([list(source)], device=model.device)
    return {"input_ids": read, "decoder_input_ids": ids, "use_cache": False}


def _check_same(found: torch.Tensor, expected: torch.Tensor) -> None:
    """Raise UnreadableLayers where two logits (positions, vocab) are not the same but for rounding."""
    if found.shape != expected.shape:
        raise UnreadableLayers
    found, wanted = found.float(), expected.float()
    known = wanted.isfinite()  # a token that has no logit must have none in both
    tolerance = max(_TOLERANCE, _EPSILONS * torch.finfo(expected.dtype).eps)
    spread = wanted[known].std().clamp_min(1e-6)
    if not torch.equal(known, found.isfinite()) or (found - wanted)[known].abs().max() > tolerance * spread:
        raise UnreadableLayers


class _Watch:
    """The hooks of one pass: what goes into the first layer and comes out of each, at the asked `positions`, and what
    the modules after the last layer get and give."""

    def __init__(self, model: PreTrainedModel, positions: torch.Tensor) -> None:
        self._model, self._positions = model, positions
        decoder = model.get_decoder()
        lists = _outermost_lists(decoder)
        # the modules around the layers, the outermost first: which of them the head calls is seen in the pass
        self._around = [module for module in model.modules() if module is not model and decoder in module.modules()]
        if not self._around or not lists:
            raise UnreadableLayers
        layers = max(lists, key=len)
        self._layers = list(layers)
        inside = {id(module) for each in _outermost_lists(self._around[0]) for module in each.modules()}
        self._others = [module for module in self._around[0].modules() if id(module) not in inside]
        self._first: torch.Tensor | None = None
        self._outputs: list[torch.Tensor] = []
        self._last: torch.Tensor | None = None  # the whole output of the last layer
        self._after: list[tuple[nn.Module, torch.Tensor, torch.Tensor]] = []
        self._around_outputs: dict[int, Any] = {}

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the passes that are made inside."""
        with contextlib.ExitStack() as hooks:
            first = self._layers[0]
            hooks.enter_context(first.register_forward_pre_hook(self._before_first, with_kwargs=True))
            for layer in self._layers:
                hooks.enter_context(layer.register_forward_hook(self._after_layer))
            for module in self._others:
                hooks.enter_context(module.register_forward_hook(self._after_other, with_kwargs=True))
            for number, module in enumerate(self._around):
                hooks.enter_context(module.register_forward_hook(partial(self._after_around, number)))
            yield

    def _before_first(self, module: nn.Module, args: tuple, kwargs: dict[str, object]) -> None:
        given = args[0] if args else kwargs.get("hidden_states")
        self._first = self._at_positions(given)

    def _after_layer(self, module: nn.Module, args: tuple, output: Any) -> None:
        self._last = output[0] if isinstance(output, tuple | list) else output
        self._outputs.append(self._at_positions(self._last))
        self._after.clear()

    def _after_other(self, module: nn.Module, args: tuple, kwargs: dict[str, object], output: object) -> None:
        given = next(iter((*args, *kwargs.values())), None)
        if isinstance(given, torch.Tensor) and isinstance(output, torch.Tensor):
            self._after.append((module, given, output))

    def _after_around(self, number: int, module: nn.Module, args: tuple, output: object) -> None:
        self._around_outputs[number] = output

    def _at_positions(self, states: object) -> torch.Tensor:
        if not isinstance(states, torch.Tensor) or states.dim() != 3 or len(states) != 1:
            raise UnreadableLayers
        return states[0].index_select(0, self._positions.to(states.device))

    def states(self) -> list[torch.Tensor]:
        """(positions, hidden) of the embeddings and of each layer, as it handed them on."""
        if self._first is None or len(self._outputs) != len(self._layers):
            raise UnreadableLayers
        return [self._first, *self._outputs]

    def readout(self, inputs: dict[str, torch.Tensor]) -> Callable[[torch.Tensor], torch.Tensor]:
        """The way from a state (positions, hidden) to logits (positions, vocab)."""
        if not self._around_outputs:
            raise UnreadableLayers
        number = min(self._around_outputs)
        model, trunk, output = self._model, self._around[number], self._around_outputs[number]
        stand_in = _StandIn(self._norms(output[0]), output)
        # a copy that shares all weights, and all modules but those around the trunk; the trunk is the stand-in
        shared = {id(tensor): tensor for tensor in (*model.parameters(), *model.buffers())}
        shared |= {id(module): module for module in model.modules() if trunk not in module.modules()}
        head = copy.deepcopy(model, shared | {id(trunk): stand_in})
        name = "input_ids"
        arguments: dict[str, object] = {"use_cache": False}
        if "decoder_input_ids" in inputs:
            name = "decoder_input_ids"
            empty = torch.zeros(1, 1, 1, device=model.device)  # nobody reads it: the stand-in listens to no encoder
            arguments["encoder_outputs"] = BaseModelOutput(last_hidden_state=empty)
        arguments[name] = inputs[name].index_select(1, self._positions)

        def read(states: torch.Tensor) -> torch.Tensor:
            stand_in.states = states[None]
            return head(**arguments).logits[0]

        return read

    def _norms(self, wanted: object) -> list[nn.Module]:
        """The modules that lead from the last layer to `wanted`, which the head gets, in their order; none where that
        is what the last layer hands on. Found from the end: of modules within modules the outer one is called last."""
        found: list[nn.Module] = []
        for module, given, output in reversed(self._after):
            if _same(wanted, self._last):
                break
            if _same(output, wanted):
                found.insert(0, module)
                wanted = given
        if not _same(wanted, self._last):
            raise UnreadableLayers
        return found


class _StandIn(nn.Module):
    """In the place of all below the head: returns what the trunk returned, with `states` made ready for the head."""

    def __init__(self, norms: list[nn.Module], output: object) -> None:
        super().__init__()
        self._norms, self._output = tuple(norms), output  # a tuple: they stay modules of the model
        self.states: torch.Tensor | None = None

    def forward(self, *args: object, **kwargs: object) -> object:
        states = self.states
        for norm in self._norms:
            states = norm(states)
        if isinstance(self._output, tuple):
            return states, *self._output[1:]
        output = copy.copy(self._output)
        output["last_hidden_state"] = states
        return output


def _outermost_lists(module: nn.Module) -> list[nn.ModuleList]:
    """The lists of modules in a module that lie in no other list: its layers, not the experts of one."""
    found: list[nn.ModuleList] = []
    for child in module.children():
        found += [child] if isinstance(child, nn.ModuleList) else _outermost_lists(child)
    return found


def _same(one: object, other: object) -> bool:
    return one is other or (
        isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor)
        and one.shape == other.shape and torch.equal(one, other)
    )  # fmt: skip
