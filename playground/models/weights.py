"""Which files hold the weights of a model in a folder, and what is wrong with them: missing, damaged, another format.

Knows their names, their index and their headers; reads no weights. Imports neither torch nor transformers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from playground.models.file_sizes import read_small_file
from playground.texts import said

WEIGHTS = "model.safetensors"
INDEX = "model.safetensors.index.json"
OLD_WEIGHTS = "pytorch_model.bin"
OLD_INDEX = "pytorch_model.bin.index.json"
_OTHER_FORMATS = (".gguf", ".h5", ".msgpack", ".onnx", ".pt", ".pth", ".ckpt")
_MAX_HEADER_BYTES = 100_000_000  # bytes, as the format has it


def find_weights(folder: Path) -> tuple[list[Path], list[str]]:
    """The files of the weights that transformers would read in this folder, and the names of those that its index names
    and that are not there."""
    for whole, index in ((WEIGHTS, INDEX), (OLD_WEIGHTS, OLD_INDEX)):
        if (folder / whole).is_file():
            return [folder / whole], []
        if (folder / index).is_file():
            names = _files_in_index(folder / index)
            return (
                [folder / name for name in names if _is_inside(folder, name)],
                [name for name in names if not _is_inside(folder, name)],
            )
    return [], []


def weights_problem(name: str, folder: Path, only_safetensors: bool = False) -> tuple[str, str] | None:
    """Why the weights of the model `name` in this folder cannot be read, as far as their names and headers tell, and
    what to do; None where nothing is wrong with them. With `only_safetensors` other formats are refused."""
    files, missing = find_weights(folder)
    if missing:
        told = {"model": name, "missing": len(missing), "all": len(files) + len(missing), "file": missing[0]}
        message = said("{model} lacks {missing} of the {all} files of its weights: {file}.", **told)
        if len(missing) > 1:
            told["more"] = len(missing) - 1
            message = said("{model} lacks {missing} of the {all} files of its weights: {file} and {more} more.", **told)
        return message, said("Download or save the model again.")
    if not files:
        return no_weights(name, [file.name for file in folder.iterdir()] if folder.is_dir() else [])
    if only_safetensors and (refused := no_safetensors(name, [file.name for file in files])):
        return refused
    damaged = next((file for file in files if file.suffix == ".safetensors" and read_header(file) is None), None)
    if damaged:
        message = said("{file} of {model} is damaged or incomplete.", file=damaged.name, model=name)
        return message, said("Download or save the model again.")
    return None


def no_safetensors(name: str, files: Iterable[str]) -> tuple[str, str] | None:
    """That one of these files of weights is in a format that can hold programs, and what to do; None where none is."""
    other = next((file for file in files if not file.endswith(".safetensors")), None)
    if other is None:
        return None
    message = said(
        "The weights of {model} are in {file}; this server opens only safetensors.", model=name, file=other
    )
    fix = said(
        "Open it with PLAYGROUND_HOSTING=local or workshop, or convert it: save_pretrained writes {file}.", file=WEIGHTS
    )
    return message, fix


def no_weights(name: str, files: Iterable[str]) -> tuple[str, str]:
    """That these files of a model hold no weights that transformers opens, and what to do."""
    other = next((file for file in sorted(files) if file.endswith(_OTHER_FORMATS)), None)
    if other:
        message = said(
            "{model} has its weights in a format that is not supported here ({other}): there is no {file}.",
            model=name, other=other, file=WEIGHTS,
        )  # fmt: skip
        return message, said("Choose a model that save_pretrained has written.")
    message = said(
        "{model} has no weights: there is neither {file} nor {other}.", model=name, file=WEIGHTS, other=OLD_WEIGHTS
    )
    return message, said("Download or save the model again, with its weights, or choose another one.")


def read_header(file: Path) -> dict[str, object] | None:
    """What a safetensors file says of its tensors: name -> {"dtype", "shape", ...}
    (https://github.com/huggingface/safetensors). None where it cannot be read, or where the file is shorter or longer
    than it says."""
    try:
        with file.open("rb") as opened:
            length = int.from_bytes(opened.read(8), "little")
            header = json.loads(opened.read(length)) if 0 < length <= _MAX_HEADER_BYTES else None
        header.pop("__metadata__", None)
        fits = all(isinstance(tensor["dtype"], str) and _is_shape(tensor["shape"]) for tensor in header.values())
        end = max((tensor["data_offsets"][1] for tensor in header.values()), default=0)
        fits = fits and file.stat().st_size == 8 + length + end
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
        return None
    return header if fits else None


def _is_shape(value: object) -> bool:
    """Whether these are the sizes of a tensor: few, and with a product of some digits."""
    return isinstance(value, list) and len(value) <= 16 and all(isinstance(n, int) and 0 <= n < 2**63 for n in value)


def _is_inside(folder: Path, name: str) -> bool:
    """Whether this file of the folder is there. An index of somebody else's may name any other of this machine."""
    return not Path(name).is_absolute() and ".." not in Path(name).parts and (folder / name).is_file()


def _files_in_index(index: Path) -> list[str]:
    """The files that an index names, none where it cannot be read."""
    try:
        names = json.loads(read_small_file(index))["weight_map"].values()
        return sorted({name for name in names if isinstance(name, str)})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return []
