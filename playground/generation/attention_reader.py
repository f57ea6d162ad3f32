"""Where a decoder looked in a picture, or listened in a sound, for each token of a text: its cross-attention.

The encoder reads what the run has read once more, the decoder the text in one pass, and the library hands out the
weights (`output_attentions`), which only its eager attention computes: so the pass is made on a copy of the model.
Answers come with the picture that the encoder has got, after its processor has cut, scaled and filled it, because the
weights lie over that one; of a sound with the spectrogram. Knows loaded models, no queue and no page; runs in a lane
like any run.
"""

from __future__ import annotations

import torch

from playground.generation.desk import Desk
from playground.generation.encoder_input import picture_of, seen_by
from playground.generation.limits import exceeds_context
from playground.generation.media_inputs import read_media_inputs, time_labels
from playground.generation.model_copies import copy_for_run
from playground.models.loading import LoadedModel
from playground.models.token_texts import TokenTexts
from playground.questions import PlacedToken
from playground.questions.cross_attention import AttentionAnswer, AttentionQuestion
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import said


def read_attention(question: AttentionQuestion, desk: Desk) -> AttentionAnswer:
    """Read picture or sound and text. Raises RequestError where this model cannot be asked this."""
    loaded = desk.model
    check_question(question, loaded)
    request = GenerationRequest(loaded.name, media=[dict(question.media)])
    inputs, _ = desk.beside(lambda model: read_media_inputs(request, model, desk.settings))
    weights, layers = desk.as_pass(loaded.model, lambda: mean_weights(question, loaded, inputs))
    seen = seen_by(loaded.processor, inputs, weights.shape[1], question.media)
    if seen is None:
        message = said("How the encoder of {model} cuts a picture into positions is not known.", model=loaded.name)
        raise request_error("model", message, said("Choose another model."))
    texts = TokenTexts(loaded.tokenizer, time_labels(loaded))
    shown = weights[:, seen.first : seen.first + seen.rows * seen.columns]
    return AttentionAnswer(
        model=loaded.name,
        kind=question.media["kind"],
        sha256=question.media["sha256"],
        layer=question.layer,
        layers=layers,
        places=list(question.places),
        tokens=[PlacedToken(i, texts.label(i)) for i in (question.text[place] for place in question.places)],
        rows=seen.rows,
        columns=seen.columns,
        seconds=seen.seconds,
        weights=[[round(weight, 5) for weight in row] for row in shown.tolist()],
        elsewhere=[round(weight, 5) for weight in (weights.sum(-1) - shown.sum(-1)).clamp(0, 1).tolist()],
        picture=picture_of(loaded.processor, inputs, seen),
    )


def check_question(question: AttentionQuestion, loaded: LoadedModel) -> None:
    """Raise RequestError where this model cannot be asked this."""
    if not loaded.is_encoder_decoder or loaded.reads_text:
        message = said("{model} has no cross-attention over only a picture or a sound.", model=loaded.name)
        raise request_error("model", message, said("Choose a captioner or a recogniser with an encoder of its own."))
    rows = loaded.model.get_output_embeddings().weight.shape[0]
    if exceeds_context(max(question.places), loaded) or any(not 0 <= token_id < rows for token_id in question.text):
        message = said("This text is not one that {model} has written.", model=loaded.name)
        raise request_error("model", message, said("Click Generate first."))


@torch.no_grad()
def mean_weights(
    question: AttentionQuestion, loaded: LoadedModel, inputs: dict[str, torch.Tensor]
) -> tuple[torch.Tensor, int]:
    """(the weights (places, positions) over what the encoder gives, float32 on the CPU; how many layers there are).

    Of a place it is the attention of the step at which its token was chosen: the decoder's position before it. Raises
    RequestError where no layer has such weights, or not the asked one."""
    encoded = loaded.model.get_encoder()(**inputs)
    rest = {name: value for name, value in inputs.items() if name != loaded.model.main_input_name}
    decoder = copy_for_run(loaded, GenerationRequest(loaded.name), own_modules=True)
    decoder.set_attn_implementation("eager")
    text = torch.tensor([list(question.text[: max(question.places)])], device=loaded.model.device)
    out = decoder(
        encoder_outputs=encoded, decoder_input_ids=text, output_attentions=True, use_cache=False, **rest
    )  # fmt: skip
    layers = [weights for weights in out.cross_attentions or () if weights is not None]  # (1, heads, tokens, positions)
    if not layers:
        message = said("{model} does not return its cross-attention.", model=loaded.name)
        raise request_error("model", message, said("Choose another model."))
    if question.layer is not None and not 0 <= question.layer < len(layers):
        message = said("{model} has {count} layers with cross-attention.", model=loaded.name, count=len(layers))
        raise request_error("model", message, said("Ask for a layer from 0 on."))
    asked = layers if question.layer is None else [layers[question.layer]]
    mean = torch.stack([weights[0].float().mean(0) for weights in asked]).mean(0)
    return mean[[place - 1 for place in question.places]].cpu(), len(layers)
