"""Where uploads are for the minutes until they are deleted: a folder of the playground's own inside of Gradio's. Gradio
forgets what it has to delete when its process is killed, so the next start deletes what was left. Knows files."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

VARIABLE = "GRADIO_TEMP_DIR"
LEFT_SECONDS = 600  # a file that is older was left by a process that was killed: others delete theirs after two minutes


def prepare_upload_folder() -> Path:
    """Make the folder and have Gradio use it; delete what was left there. Raises ValueError where nothing can be
    written."""
    above = Path(os.environ.get(VARIABLE) or Path(tempfile.gettempdir(), "gradio"))
    folder = above / "generation-playground"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        fix = f"Set {VARIABLE} to a folder that you may write to."
        raise ValueError(f"Cannot write to {above}, where uploads go: {error.strerror}. {fix}") from None
    os.environ[VARIABLE] = str(folder)
    _delete_left(folder)
    return folder


def _delete_left(folder: Path) -> None:
    before = time.time() - LEFT_SECONDS
    for place, _, names in os.walk(folder, topdown=False):
        for name in names:
            file = Path(place, name)
            with contextlib.suppress(OSError):  # another process has just deleted it
                if file.lstat().st_mtime < before:
                    file.unlink()
        if Path(place) != folder:
            with contextlib.suppress(OSError):  # it is not empty
                os.rmdir(place)
