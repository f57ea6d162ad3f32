"""Every event of the page goes through here: what it brings is checked before, and an error that nobody foresaw is told
to the person in one short line and to the log in another.

The methods that are overridden are public ones of `gr.Blocks`."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import NoReturn

import gradio as gr
from gradio.blocks import BlockFunction
from gradio.exceptions import ComponentProcessingError, InvalidPathError

from playground.server.fault_log import MAX_CHARACTERS, FaultLog, cut
from playground.server.gradio_overrides import FastBlocks
from playground.server.input_check import WrongInput, check_event, check_inputs, check_names_no_file
from playground.server.side_work import Crowded, working_for
from playground.server.visitor import Visitors
from playground.ui.page.packed_fields import PackedFields
from playground.ui.page.view_form import form_of, of_components, with_fields

MAX_OWN_CHARACTERS = 4_000  # of an error that a handler raises on purpose: it may list what is wrong, line by line
_UNFORESEEN = "This did not work, by a fault of the playground. Try it once more; if it happens again, reload the page."


class PageBlocks(FastBlocks):
    """The Blocks of the page. `visitors` recognizes who sends its events, `packed` are fields that may come as one,
    `has_door` says that a first visit begins at the front door."""

    visitors: Visitors | None = None
    packed: Sequence[PackedFields] = ()
    has_door: bool = False

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self._faults = FaultLog("playground.page")

    async def preprocess_data(
        self, block_fn: BlockFunction, inputs: list[object], *args: object, **more: object
    ) -> list[object]:
        """What the function gets for each input. Raises gr.Error for what the page never sends."""
        try:
            if len(inputs) < len(block_fn.inputs):
                raise WrongInput(f"This event takes {len(block_fn.inputs)} values, not {len(inputs)}.")
            packed = next((each for each in self.packed if each.reads(block_fn)), None)
            if packed:
                block_fn, inputs = packed.unpacked(block_fn, inputs)
            check_inputs(block_fn.fn, block_fn.inputs, inputs, block_fn.inputs_as_dict)
            values = await super().preprocess_data(block_fn, inputs, *args, **more)
            if packed or _reads_forms(block_fn):
                return [with_fields(dict(zip(block_fn.inputs, values, strict=True)))]
            return values
        except (WrongInput, ComponentProcessingError, InvalidPathError) as error:
            self._refuse(str(error))
        except gr.Error as error:  # Gradio's: it repeats what was sent
            self._refuse(error.message)
        except Exception as error:
            self._fail(block_fn, error)

    async def call_function(
        self, block_fn: BlockFunction, processed_input: list[object], *args: object, **more: object
    ) -> object:
        """What the function returns, or yields next."""
        if _reads_forms(block_fn):  # its input is a dict already
            block_fn = copy.copy(block_fn)
            block_fn.inputs_as_dict = False
        try:
            check_event(block_fn.fn, more.get("event_data", args[3] if len(args) > 3 else None))
            with working_for(self._name_of(more.get("requests", args[1] if len(args) > 1 else None))):
                return await super().call_function(block_fn, processed_input, *args, **more)
        except (WrongInput, Crowded) as error:
            self._refuse(str(error))
        except gr.Error as error:
            self._refuse(error.message, MAX_OWN_CHARACTERS)
        except Exception as error:
            self._fail(block_fn, error)

    async def postprocess_data(self, block_fn: BlockFunction, predictions: object, state: object) -> list[object]:
        """What the browser gets for each output."""
        try:
            if isinstance(predictions, Mapping):
                predictions = of_components(predictions)
            # what a visitor sent, or a file that was opened, may come back in them
            check_names_no_file(predictions)
            return await super().postprocess_data(block_fn, predictions, state)
        except WrongInput as error:
            self._refuse(str(error))
        except gr.Error as error:
            self._refuse(error.message, MAX_OWN_CHARACTERS)
        except Exception as error:
            self._fail(block_fn, error)

    def _name_of(self, requests: object) -> str:
        """Under what name the work is counted that whoever sent this event asks for."""
        request = requests[0] if isinstance(requests, list) else requests
        return self.visitors.name_of(request) if self.visitors is not None and request is not None else ""

    def _refuse(self, text: str, most: int = MAX_CHARACTERS) -> NoReturn:
        raise gr.Error(cut(text, most), print_exception=False) from None

    def _fail(self, block_fn: object, error: Exception) -> NoReturn:
        """Log an error that nobody foresaw, and tell the person."""
        self._faults.note(getattr(block_fn, "name", "?"), error, beside=__file__)
        raise gr.Error(_UNFORESEEN, print_exception=False) from None


def _reads_forms(block_fn: BlockFunction) -> bool:
    """Whether the handler takes its inputs as a dict, with forms among them."""
    return block_fn.inputs_as_dict and any(map(form_of, block_fn.inputs))
