"""What the header of a GGUF file tells, before any of its weights are read
(https://github.com/ggml-org/ggml/blob/master/docs/gguf.md)."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from transformers.integrations.gguf import GgufHeader, read_gguf_metadata

from playground.models.locations import ModelError
from playground.models.model_class import first_line
from playground.texts import said


@dataclass(frozen=True)
class GgufSummary:
    """`parameters` are the weights that it holds; `format` is that of most of them, as llama.cpp calls it: "Q4_K",
    "Q8_0", "F16". `context_length` and `vocab_size` are None where it does not tell. `length` are the bytes of the
    header itself."""

    architecture: str
    parameters: int
    format: str
    context_length: int | None
    vocab_size: int | None
    length: int

    @property
    def counts(self) -> dict[str, int]:
        """How many numbers of each kind the weights are, once dequantized (as `memory.count_bytes` takes it)."""
        return {"F32": self.parameters}


def read_header(file: Path) -> GgufSummary:
    """The header of a file, or of its first megabytes alone. Raises ModelError where it cannot be read."""
    from gguf import GGMLQuantizationType

    try:
        header, told = GgufHeader.from_file(str(file)), read_gguf_metadata(str(file))[0]
    except Exception as error:  # the library checks little: a damaged file ends in any of several ways
        message = said("{file} cannot be read as GGUF: {reason}", file=file.name, reason=first_line(error))
        raise ModelError(message, said("Download it again, or choose another file.")) from error
    counts: Counter[int] = Counter()
    for tensor in header.tensors:
        counts[tensor.ggml_type] += math.prod(tensor.shape)
    kind = counts.most_common(1)[0][0] if counts else 0
    vocab = told.get(f"{header.architecture}.vocab_size", told.get("tokenizer.ggml.tokens"))
    return GgufSummary(
        header.architecture,
        sum(counts.values()),
        GGMLQuantizationType(kind).name,
        told.get(f"{header.architecture}.context_length"),
        vocab if isinstance(vocab, int) else None,
        header.data_start,
    )
