"""Start the Generation Playground: read the flags, make an engine, serve the page.

`python -m playground`, the command `generation-playground` of the installed package and `python app.py` are the same.
The page is served at once; torch, transformers and the first model load behind it.
"""

import argparse
import gc
import os
import sys

# A look at every object, for cycles that nobody uses, takes a quarter of a second, for which all runs stand still. By
# Python's defaults a class of thirty has several in ten seconds, and so has the start; now it is one in many minutes.
gc.set_threshold(2_000, 20, 100)
os.environ.setdefault("GRADIO_ANALYTICS_ENABLED", "False")
os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
# Else Gradio makes statistics of the last 10,000 events after each event, for a page of its own.
os.environ.setdefault("GRADIO_ANALYTICS_CACHE_FREQUENCY", "1000000000")
# Where the browser or another program wants a core too, PyTorch's threads wait for each other: spinning for as long as
# they usually do makes a token several times slower. With this little, a quiet machine loses nothing.
os.environ.setdefault("GOMP_SPINCOUNT", "10000")

from playground.engines.choice import KINDS, engine_for  # noqa: E402
from playground.presets.recorded_runs import OPENING, recorded_log  # noqa: E402
from playground.server.listening import check_address  # noqa: E402
from playground.server.other_sites import origins_in  # noqa: E402
from playground.server.security_headers import headers_for  # noqa: E402
from playground.server.server_process import allow_files, end_on_signals, keep_memory_small  # noqa: E402
from playground.server.upload_folder import prepare_upload_folder  # noqa: E402
from playground.settings import Settings  # noqa: E402
from playground.ui.app import build_app, serve  # noqa: E402

_FLAGS = (  # that change settings, with the end of the variable that each stands for
    ("hosting", "HOSTING"), ("model", "DEFAULT_MODEL"), ("engine", "ENGINE"), ("base_url", "BASE_URL"), ("mcp", "MCP"),
    ("replicas", "REPLICAS"), ("most_replicas", "MOST_REPLICAS"),
)  # fmt: skip


def parse_arguments() -> argparse.Namespace:
    """The flags. Ends the program where they are wrong."""
    program = "python -m playground" if sys.argv[0] == __file__ else None  # else the name of what was started
    parser = argparse.ArgumentParser(program, description=__doc__.splitlines()[0])
    parser.add_argument("--host", help="address to listen on (127.0.0.1; on a Space, GRADIO_SERVER_NAME)")
    parser.add_argument("--port", type=int, help="port (the first free one, starting at 7860)")
    parser.add_argument("--hosting", choices=["local", "workshop", "public"], help="limits and policy of this server")
    parser.add_argument("--model", help="the model that is selected at first: a bundled name, a Hub id or a folder")
    parser.add_argument("--engine", choices=KINDS, help="where runs are decoded: here, in a cluster, on another server")
    parser.add_argument("--base-url", help="address of that server, which has OpenAI's API: http://127.0.0.1:8000/v1")
    parser.add_argument("--address", help="address of a running Ray cluster (with --engine ray)")
    parser.add_argument("--replicas", help="the smallest number of replicas; raise it before a lesson")
    parser.add_argument("--most-replicas", help="the largest number, reached while many runs are decoded")
    parser.add_argument("--mcp", action="store_const", const="1", help="offer tools to language models (MCP)")
    parser.add_argument("--share", action="store_true", help="open a public link through Gradio's servers")
    return parser.parse_args()


# After so many seconds a thread that computes in Python lets another have it. A step of a run asks for Python hundreds
# of times, after each product of its matrices, and would wait for Python's usual 5 ms each time.
SWITCH_SECONDS = 0.0005


def main() -> None:
    """Serve the page until somebody ends the program."""
    arguments = parse_arguments()
    for name, variable in _FLAGS:
        if value := getattr(arguments, name):
            os.environ[f"PLAYGROUND_{variable}"] = value
    try:
        check_address(arguments.host, arguments.port)
        prepare_upload_folder()
        settings = Settings.from_environment()
        headers_for(settings.frame_ancestors), origins_in(settings.allowed_origins)  # raise for what is no address
        engine = engine_for(settings, settings.engine, arguments.address)
        settings = engine.settings  # another server says which models there are
    except ValueError as error:
        sys.exit(str(error))
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_files()
    keep_memory_small()
    demo = build_app(engine, settings, recorded_log(OPENING))
    end_on_signals(engine)
    serve(demo, settings, server_name=arguments.host, server_port=arguments.port, share=arguments.share)
    engine.warm_up()
    demo.block_thread()


if __name__ == "__main__":
    main()
