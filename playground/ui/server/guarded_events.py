"""Every event of the page goes through here: what it brings is checked before, and an error that nobody foresaw is told
to the person in one short line and to the log in another.

The methods that are overridden are public ones of `gr.Blocks`."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any, NoReturn

import gradio as gr
from gradio.exceptions import ComponentProcessingError, InvalidPathError

from playground.ui.server.gradio_overrides import FastBlocks
from playground.ui.server.input_check import WrongInput, check_event, check_inputs

MAX_CHARACTERS = 200  # of an error that is told or logged: it may quote what somebody has sent
MAX_OWN_CHARACTERS = 4_000  # of an error that a handler raises on purpose: it may list what is wrong, line by line
QUIET_SECONDS = 60.0  # in which the same error at the same place is not logged again
_UNFORESEEN = "This did not work, by a fault of the playground. Try it once more; if it happens again, reload the page."
_MAX_PLACES = 500

_log = logging.getLogger("playground.page")


class PageBlocks(FastBlocks):
    """The Blocks of the page."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._logged: dict[str, float] = {}  # when something was logged last, by its place

    async def preprocess_data(self, block_fn: Any, inputs: list[Any], *args: Any, **more: Any) -> list[Any]:
        """What the function gets for each input. Raises gr.Error for what the page never sends."""
        try:
            check_inputs(block_fn.fn, block_fn.inputs, inputs, block_fn.inputs_as_dict)
            return await super().preprocess_data(block_fn, inputs, *args, **more)
        except (WrongInput, ComponentProcessingError, InvalidPathError) as error:
            self._refuse(str(error))
        except gr.Error as error:  # Gradio's: it repeats what was sent
            self._refuse(error.message)
        except Exception as error:
            self._fail(block_fn, error)

    async def call_function(self, block_fn: Any, processed_input: list[Any], *args: Any, **more: Any) -> Any:
        """What the function returns, or yields next."""
        try:
            check_event(block_fn.fn, more.get("event_data", args[3] if len(args) > 3 else None))
            return await super().call_function(block_fn, processed_input, *args, **more)
        except WrongInput as error:
            self._refuse(str(error))
        except gr.Error as error:
            self._refuse(error.message, MAX_OWN_CHARACTERS)
        except Exception as error:
            self._fail(block_fn, error)

    async def postprocess_data(self, block_fn: Any, predictions: Any, state: Any) -> list[Any]:
        """What the browser gets for each output."""
        try:
            return await super().postprocess_data(block_fn, predictions, state)
        except gr.Error as error:
            self._refuse(error.message, MAX_OWN_CHARACTERS)
        except Exception as error:
            self._fail(block_fn, error)

    def _refuse(self, text: str, most: int = MAX_CHARACTERS) -> NoReturn:
        raise gr.Error(_cut(text, most), print_exception=False) from None

    def _fail(self, block_fn: Any, error: Exception) -> NoReturn:
        """Log an error that nobody foresaw, in one line, and tell the person. All of it is logged at level DEBUG."""
        frames = traceback.extract_tb(error.__traceback__)
        inner = [frame for frame in frames if frame.filename != __file__] or frames
        own = [frame for frame in inner if "/playground/" in frame.filename.replace("\\", "/")] or inner
        place = f"{own[-1].filename.rsplit('/', 1)[-1]}:{own[-1].lineno}" if own else "?"
        key, now = f"{getattr(block_fn, 'name', '?')} {type(error).__name__} {place}", time.monotonic()
        if now - self._logged.get(key, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._logged.pop(key, None)
            self._logged[key] = now
            if len(self._logged) > _MAX_PLACES:
                del self._logged[next(iter(self._logged))]
            _log.error("%s: %s", key, _cut(str(error), MAX_CHARACTERS).partition("\n")[0])
            _log.debug("%s", key, exc_info=error)
        raise gr.Error(_UNFORESEEN, print_exception=False) from None


def _cut(text: str, most: int) -> str:
    text = str(text).strip().encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= most else f"{text[:most]}…"
