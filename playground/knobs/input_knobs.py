"""The knobs about the input: what is taken from the prompt or the encoder, and which tokens begin and end a text."""

from __future__ import annotations

from playground.knobs.fix import Fix
from playground.knobs.groups import ENCODER, SPECIAL
from playground.knobs.needs import ENCODER_DECODER
from playground.knobs.shapes import ID_OR_IDS, id_or_ids
from playground.knobs.spec import MAX_ID, Config, Conflict, Knob, Need
from playground.texts import said

_STARTS = Need(
    lambda c: c.get("is_encoder_decoder") is not False or c.get("starts_empty") is not False,
    "there is a prompt, and the model has no separate encoder",
    {},
    "the prompt is empty, or the model has an encoder and a decoder",
)


def _other_length(config: Config) -> bool:
    start = config.get("decoder_start_token_id")
    return isinstance(start, list | tuple) and len(start) != config.get("prompts", 1)


ROWS = [
    Knob(
        "encoder_repetition_penalty", ENCODER, "float", 1.0, minimum=0.001, maximum=1000, slider_minimum=0.8,
        slider_maximum=2.0, step=0.05,
        synonyms=("repeat", "hallucination", "source", "input"),
        meaning="Above 1 makes the tokens of the input more likely; below 1 less.",
        explanation="It is meant to prevent hallucinations: at each step the tokens of the encoder's input are "
        "favoured, by the inverse of repetition_penalty's rule. In a decoder-only model the prompt counts as the "
        "input.",
    ),
    Knob(
        "encoder_no_repeat_ngram_size", ENCODER, "int", 0, minimum=0, maximum=MAX_ID, slider_minimum=0,
        slider_maximum=10, step=1,
        synonyms=("repeat", "ngram", "n gram", "copy", "source", "input"),
        meaning="Never copy a sequence of this many tokens from the input; 0 turns it off.",
        explanation="A token that would complete an n-gram of the encoder's input is removed. In a decoder-only model "
        "the prompt counts as the input.",
    ),
    Knob(
        "decoder_start_token_id", ENCODER, "list", None, check=id_or_ids, editor="tokens", needs=(ENCODER_DECODER,),
        shape=said("a token id, or a list with one for each prompt of a batch"),
        synonyms=("start token", "first token", "target language"),
        meaning="The token with which the decoder of an encoder-decoder model starts.",
        explanation="The model's own configuration nearly always sets it; otherwise bos_token_id is used. A list has "
        "one token for each prompt of a batch, such as its target language.",
        conflicts=(
            Conflict(
                _other_length,
                "A list must have one token for each prompt: a single one, except in a batch.",
                "decoder_start_token_id is {decoder_start_token_id}: a list must have one token for each prompt.",
                Fix("Write one token, or in a batch one for each prompt."),
            ),
        ),
    ),
    Knob(
        "eos_token_id", SPECIAL, "list", None, shape=ID_OR_IDS, check=id_or_ids, editor="tokens", with_canvases=True,
        synonyms=("stop", "stopping", "stop token", "end of text", "end of sequence", "end token"),
        meaning="The token, or tokens, that end the text.",
        explanation="The text stops when the model writes one of them. Models set their own; give others to stop "
        "elsewhere, for example at a full stop.",
    ),
    Knob(
        "pad_token_id", SPECIAL, "int", None, minimum=0, maximum=MAX_ID, editor="token", with_canvases=True,
        synonyms=("padding", "fill"),
        meaning="The token that pads texts that ended before the others.",
        explanation="Several texts of one run are stored as a rectangle; the shorter ones are filled with it. If it "
        "is not set, the first end-of-sequence token is used. It never changes the text, except in a batch without an "
        "attention mask: the library then guesses from it what is padding.",
    ),
    Knob(
        "bos_token_id", SPECIAL, "int", None, minimum=0, maximum=MAX_ID, editor="token", with_canvases=True,
        needs=(_STARTS,),
        synonyms=("start token", "beginning of sequence", "begin"),
        meaning="The token that begins a text.",
        explanation="If the prompt is empty, the model reads only this token, unless its tokenizer adds a token to "
        "every prompt. It also starts the decoder of an encoder-decoder model if decoder_start_token_id is not set. "
        "The tokenizer decides what comes before a prompt that is not empty.",
    ),
]  # fmt: skip
