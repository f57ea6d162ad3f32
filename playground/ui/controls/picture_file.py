"""Gradio's component for a picture, whose value is the file as it was sent: it is opened by what looks at its size
first.

Gradio writes a stub (`picture_file.pyi`) beside this file, as it does for every component of one's own.
"""

from __future__ import annotations

import gradio as gr


class PictureFile(gr.Image):
    """In the browser it is Gradio's own."""

    is_template = True

    def preprocess(self, payload: object) -> str | None:
        """The path of the file; Gradio has looked whether it was uploaded."""
        return payload.path if payload is not None else None
