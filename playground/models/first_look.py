"""A look at the files of somebody else's model before anybody waits for them: its config, its tokenizer, its adapter.

Opening the model looks again, and is answered at once by what was found (`remembered.py`). Imports neither torch nor
transformers, unless it looks.
"""

from __future__ import annotations

from pathlib import Path

from playground.models import config_process, tokenizer_process
from playground.models.catalog import BUNDLED, PACKAGED
from playground.models.locations import adapter_folder, locate, parse_reference, with_base
from playground.settings import Settings


def was_looked_at(name: str, settings: Settings) -> bool:
    """Whether opening the model `name` would find out nothing new. Raises ModelError where it cannot be opened here."""
    folder = _folder(name, settings)
    if folder is None:
        return True
    try:
        return config_process.is_known(folder) and tokenizer_process.is_known(folder)
    except (OSError, ValueError):  # what cannot be read
        return False


def look_at(name: str, settings: Settings) -> None:
    """Look at the files of the model `name`, which are here. Raises ModelError."""
    from playground.models.adapters import check_adapter
    from playground.models.config_checks import check_tokenizer, describe_config

    reference = with_base(parse_reference(name), settings)
    if reference.adapter and (adapter := adapter_folder(reference.adapter, settings)) is not None:
        check_adapter(reference.adapter, adapter)
    if (folder := _folder(name, settings)) is not None:
        describe_config(str(reference), folder)
        check_tokenizer(str(reference), folder)


def _folder(name: str, settings: Settings) -> Path | None:
    """Where the files of a model are that is not ours; None of ours, and where its own code may do what it likes."""
    reference = with_base(parse_reference(name), settings)
    if settings.allow_remote_code or reference.name in BUNDLED or reference.name in PACKAGED:
        return None
    source, place = locate(name, settings)
    if source != "hub":
        return Path(place) if (Path(place) / "config.json").is_file() else None
    from huggingface_hub import try_to_load_from_cache  # here, because its import takes a while

    config = try_to_load_from_cache(place, "config.json", revision=reference.revision)
    return Path(config).parent if isinstance(config, str) else None
