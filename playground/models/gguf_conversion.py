"""Converts a GGUF file into a folder as `save_pretrained` writes it, in a process of its own.

In a process of its own, because `from_pretrained(gguf_file=...)` can neither be stopped nor counted from outside, and
keeps Python busy for as long as it takes: others' runs would stand still. The library's progress bar, on the child's
stderr, tells how far it is.

    python -m playground.models.gguf_conversion FILE FOLDER DTYPE
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from huggingface_hub.utils import WeakFileLock

from playground.models.gguf_files import ORIGIN, is_converted
from playground.models.locations import LoadingStopped, ModelError
from playground.texts import said

POLL = 0.05  # seconds between two looks at the child
_ROOT = Path(__file__).parents[2]  # what the child imports this package from
_COUNTED = re.compile(r"(\d+)/(\d+) \[")  # of a line of tqdm's

OnCounted = Callable[[int, int], None]


def convert(
    name: str,
    file: Path,
    folder: Path,
    dtype: str,
    on_counted: OnCounted = lambda done, total: None,
    stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Convert the file of the model `name` into `folder`, as `dtype`; nothing is there unless all of it is.

    `on_counted(done, total)` counts its tensors. Raises LoadingStopped soon after `stopped()` is true, and ModelError
    where the file cannot be converted.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        while True:  # another process may be converting the same file
            try:
                stack.enter_context(WeakFileLock(f"{folder}.lock", timeout=POLL))
                break
            except TimeoutError:
                if stopped():
                    raise LoadingStopped(name) from None
        if not is_converted(folder):
            _convert_in_child(name, file, folder, dtype, on_counted, stopped)


def _convert_in_child(
    name: str, file: Path, folder: Path, dtype: str, on_counted: OnCounted, stopped: Callable[[], bool]
) -> None:
    part = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    shutil.rmtree(folder, ignore_errors=True)
    path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    child = subprocess.Popen(
        [sys.executable, "-m", __name__, os.fspath(file), os.fspath(part), dtype],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
        env={**os.environ, "PYTHONPATH": path, "TQDM_MININTERVAL": "0.2", "TQDM_DISABLE": ""},
    )  # fmt: skip
    lines: deque[str] = deque(maxlen=20)
    reader = threading.Thread(target=_read, args=(child, lines, on_counted), daemon=True)
    reader.start()
    try:
        while child.poll() is None:
            if stopped():
                raise LoadingStopped(name)
            time.sleep(POLL)
        reader.join()
        if child.returncode:
            reason = next((line for line in reversed(lines) if line.strip()), str(child.returncode))[:300]
            message = said("{file} of {model} cannot be converted: {reason}", file=file.name, model=name, reason=reason)
            raise ModelError(message, said("Choose another file, or the model's own repository, with safetensors."))
        part.rename(folder)
    finally:
        child.kill()
        child.wait()
        shutil.rmtree(part, ignore_errors=True)


def _read(child: subprocess.Popen[str], lines: deque[str], on_counted: OnCounted) -> None:
    """Take in what the child says, so that it never waits; report what its longest bar has reached."""
    most = 0
    for line in child.stderr or ():  # a bar that is drawn again ends a line, too
        found = _COUNTED.search(line)
        if not found:
            lines.append(line.strip())
        elif int(found[1]) > most:
            most = int(found[1])
            on_counted(most, int(found[2]))


def save_converted(file: Path, folder: Path, dtype: str) -> None:
    """In the child: read the file with the library, dequantized, and save it as a plain model with its tokenizer."""
    import torch
    from transformers import AutoTokenizer, GgufConfig

    from playground.models.gguf_header import read_header
    from playground.models.model_class import class_for, read_config_here

    folder.mkdir(parents=True)
    # the library takes a path of its own for the file; what else lies beside it would be read, too, so: an empty folder
    given: dict[str, object] = {"gguf_file": os.fspath(file.resolve())}
    config = read_config_here(file.name, os.fspath(folder), given)
    tokenizer = AutoTokenizer.from_pretrained(folder, **given)
    read = class_for(file.name, config).from_pretrained(
        folder, config=config, dtype=getattr(torch, dtype), quantization_config=GgufConfig(dequantize=True), **given
    )
    model = _plain(read)
    own = model.generation_config
    for token in ("bos_token_id", "eos_token_id", "pad_token_id"):
        if getattr(own, token) is None:
            setattr(own, token, getattr(tokenizer, token))
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    (folder / ORIGIN).write_text(json.dumps({"file": file.name, "format": read_header(file).format}), "utf-8")


def _plain(read: Any) -> Any:
    """The same weights as a model that can be saved: the library refuses to save one that it has read from GGUF."""
    import torch

    fields = read.config.to_dict()
    fields.pop("quantization_config", None)
    with torch.device("meta"):
        model = type(read)(type(read.config).from_dict(fields))
    model.load_state_dict(read.state_dict(), assign=True)
    model.tie_weights()
    model.generation_config = read.generation_config
    return model


if __name__ == "__main__":
    save_converted(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
