"""Which model can draft for which, and how: what `generate` makes of a pair, said before anything runs.

Knows of both models only what their small files say, which may be less than all: what is not known is not refused.
Standard library only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from playground.requests.pairing_problems import Pairing
from playground.texts import Text, said

_KV_DRAFTERS = ("Gemma4Assistant", "Gemma4UnifiedAssistant")  # the library goes by the names of the classes
_KV_DRAFTER_TARGETS = ("Gemma4", "Gemma3n")


@dataclass(frozen=True)
class Traits:
    """What of a model decides whether it can draft, or check drafts; None where it is not known.

    `can_crop_cache` says whether it can take back tokens that it has read, as it must to check drafts; `can_draft`
    whether it can go on from where a rejection left it. `target_layer_ids` are, for a DFlash drafter, the layers of the
    model whose hidden states it reads; None for any other model. `architecture` is the model's class.
    """

    name: str
    is_encoder_decoder: bool | None = None
    num_layers: int | None = None
    hidden_size: int | None = None
    can_crop_cache: bool | None = None
    target_layer_ids: tuple[int, ...] | None = None
    architecture: str = ""
    can_draft: bool | None = None


def pairing(target: Traits, assistant: Traits, same_tokens: bool | None) -> Pairing:
    """How `assistant` drafts for `target`. `same_tokens`: whether their tokenizers have the same vocabulary, None where
    that is not known."""
    names = {"draft": assistant.name, "target": target.name}
    another = said("Choose another draft model, or none.")
    if target.can_crop_cache is False:
        message = said("{target} cannot check drafts: it cannot take back tokens that it has read.", **names)
        return Pairing("none", message, said("Choose another model, or no draft model."))
    if assistant.target_layer_ids is not None:
        if not _fits_target(assistant, target):
            message = said("{draft} was not trained to draft for {target}: it reads other hidden states.", **names)
            return Pairing("none", message, said("Choose the drafter that was made for this model."))
        return Pairing("blocks", said('{draft} drafts whole blocks of tokens (speculation_type "dflash").', **names))
    if assistant.architecture.startswith(_KV_DRAFTERS):
        if not target.architecture.startswith(_KV_DRAFTER_TARGETS):
            message = said(
                "{draft} drafts from the keys and values of a Gemma 4 or Gemma 3n model, and {target} is not one.",
                **names,
            )
            return Pairing("none", message, another)
        return Pairing("states", said("{draft} drafts from the keys and values of {target}.", **names))
    if assistant.can_draft is False:
        message = said("{draft} cannot draft: it cannot take back tokens that were rejected.", **names)
        return Pairing("none", message, another)
    if None not in (target.is_encoder_decoder, assistant.is_encoder_decoder):
        if target.is_encoder_decoder != assistant.is_encoder_decoder:
            return Pairing("none", _of_another_kind(names, assistant), another)
    if same_tokens is None:
        message = said("{draft} drafts; whether its drafts must be translated is known when both are loaded.", **names)
        return Pairing("unknown", message)
    if same_tokens:
        return Pairing("same", said("{draft} has the same tokenizer as {target}.", **names))
    if target.is_encoder_decoder:
        message = said("{draft} has another tokenizer than {target}, so it cannot read the prompt.", **names)
        return Pairing("none", message, said("Choose a draft model with the same tokenizer."))
    return Pairing(
        "translated",
        said("The draft's tokenizer differs: its drafts are translated (universal assisted decoding)."),
    )


def _of_another_kind(names: Mapping[str, str], assistant: Traits) -> Text:
    if assistant.is_encoder_decoder:
        return said("{draft} is of another kind than {target}: it has an encoder.", **names)
    return said("{draft} is of another kind than {target}: it has no encoder.", **names)


def _fits_target(drafter: Traits, target: Traits) -> bool:
    """Whether the target has the layers whose hidden states a DFlash drafter reads, in the same hidden size."""
    deep = target.num_layers is None or max(drafter.target_layer_ids, default=-1) < target.num_layers
    wide = None in (drafter.hidden_size, target.hidden_size) or drafter.hidden_size == target.hidden_size
    return deep and wide
