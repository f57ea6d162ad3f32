"""LoRA adapters: where one is, on which base it goes, and its way into the weights of that base.

An adapter is merged into its base as it is opened (`peft`), so a model with one is a plain model of its class: its runs
are recorded, share passes and are drafted for like any other's. Base and adapted model are two models to all others.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.models import hub
from playground.models.adapter_files import CONFIG, MAX_RANK, WEIGHTS, adapter_config, base_of, odd_field
from playground.models.downloading import check_disk_space, download_file, is_cached, missing_bytes
from playground.models.file_sizes import no_regular_file
from playground.models.locations import ModelError, adapter_folder
from playground.models.model_class import first_line, raise_common_error
from playground.models.reference import ModelReference
from playground.settings import Settings
from playground.texts import said

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def fetch_adapter(
    adapter: str,
    settings: Settings,
    token: hub.Token,
    on_progress: Callable[[str, int | None, int | None], None],
    stopped: Callable[[], bool],
) -> None:
    """Bring an adapter into the Hub's cache, unless it is here. Raises ModelError."""
    if adapter_folder(adapter, settings) is not None:
        return
    on_progress("asking", None, None)
    repository = hub.repository(adapter, None, token, file=CONFIG)
    lacking = next((file for file in (CONFIG, WEIGHTS) if file not in repository.sizes), None)
    if lacking:
        message = said("{model} has no {file}.", model=adapter, file=lacking)
        raise ModelError(message, said("Choose a repository that peft's save_pretrained has written."))
    missing = [file for file in (CONFIG, WEIGHTS) if not is_cached(repository, file)]
    needed, received = missing_bytes(repository, missing), 0
    check_disk_space(adapter, needed)

    def on_bytes(count: int) -> None:
        nonlocal received
        received += count
        on_progress("download", received, needed)

    for file in missing:
        download_file(repository, file, token, on_bytes, stopped)


def check_adapter(adapter: str, folder: Path) -> None:
    """Raise ModelError where the files of an adapter cannot be read, or say what no plain LoRA adapter says."""
    if name := no_regular_file(folder):
        message = said("{file} of {model} is not a regular file.", file=name, model=adapter)
        raise ModelError(message, said("Choose another adapter."))
    config = adapter_config(folder)
    if config is None:
        message = said("The {file} of {model} cannot be read.", file=CONFIG, model=adapter)
        raise ModelError(message, said("Save the adapter again (save_pretrained)."))
    if name := odd_field(config):
        told = {"adapter": adapter, "field": name}
        message = said("The adapter {adapter} has a value of {field} that is not supported here.", **told)
        fix = said("Choose a plain LoRA adapter, whose modules are named in a list and whose rank is at most {rank}.",
                   rank=MAX_RANK)  # fmt: skip
        raise ModelError(message, fix)


def merge_adapter(model: PreTrainedModel, reference: ModelReference, settings: Settings) -> Any:
    """The model with the adapter of its reference in its weights; `model` itself is used up. Raises ModelError."""
    adapter = str(reference.adapter)
    if reference.quantization:
        message = said("An adapter is merged into weights of full precision, not into quantized ones.")
        raise ModelError(message, said("Leave the quantization out."))
    try:
        from peft import PeftModel
    except ImportError:
        message = said("An adapter needs the package peft, which is not installed here.")
        raise ModelError(message, said("Run: {command}", command="pip install peft")) from None
    folder = adapter_folder(adapter, settings)
    if folder is None:
        message = said("The adapter {adapter} is not downloaded yet.", adapter=repr(adapter))
        raise ModelError(message, said("Open the model again."))
    check_adapter(adapter, folder)
    try:
        adapted = PeftModel.from_pretrained(model, str(folder))
        return adapted.merge_and_unload(safe_merge=True).eval()
    except Exception as error:
        raise_common_error(adapter, error)
        reason = {"adapter": adapter, "model": reference.name, "reason": first_line(error)}
        message = said("The adapter {adapter} does not fit {model}: {reason}", **reason)
        fix = said("Choose the model for which it was trained.")
        if base := base_of(folder):
            fix = said("It was trained for {base}: choose that as the model.", base=base)
        raise ModelError(message, fix) from error
