"""The page in a cell: `playground.show()`.

Knows the page and the engine. Jupyter shows the page from this machine; a notebook that runs elsewhere, as in Colab,
gets it through the tunnel of Gradio's servers.
"""

from __future__ import annotations

import os

# Before Gradio is imported, which reads them then: it counts nothing and tells nobody.
os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")
os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")

from gradio.utils import colab_check, is_hosted_notebook

from playground.api import default_engine
from playground.engines.local import LocalEngine
from playground.engines.protocol import Engine
from playground.presets.recorded_runs import OPENING, recorded_log
from playground.settings import Settings
from playground.ui.app import build_app, serve

_shown: list[object] = []  # the page that is shown, if there is one


def show(
    engine: Engine | None = None,
    height: int = 900,
    share: bool | None = None,
    settings: Settings | None = None,
    **options: object,
) -> str:
    """Show the page below this cell and return its address. A page from an earlier cell is closed.

    The page runs on `engine`, by default on the engine of `generate`, so that each model is loaded once. `height` is in
    pixels. With `share`, anybody who has the link can open the page, through Gradio's servers; None means only in
    notebooks whose machine a browser cannot reach (such as Colab). `settings` are the limits, by default those for one
    person, and `options` are passed to `gr.Blocks.launch`.
    """
    close()
    engine, settings = engine or default_engine(), settings or Settings.local()
    # said here, and not left to Gradio, because the page answers by other names then
    share = (colab_check() or is_hosted_notebook()) if share is None else share
    demo = build_app(engine, settings, recorded_log(OPENING))
    _shown.append(demo)
    address = serve(demo, settings, inline=True, height=height, share=share, quiet=not share, **options)
    if isinstance(engine, LocalEngine):
        engine.warm_up()  # the libraries and the first model load while the page is looked at
    return address


def close() -> None:
    """Close the page that is shown."""
    while _shown:
        _shown.pop().close(verbose=False)
