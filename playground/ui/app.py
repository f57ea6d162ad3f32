"""The whole page: its title, its tabs, and how it is served.

Knows which tabs there are and in what order, and Gradio's server. A new tab is one file beside this one and one line
in `build_app`.
"""

from __future__ import annotations

import gradio as gr

from playground.engines.protocol import Engine
from playground.http_api.keys import Keys
from playground.http_api.routes import PREFIX, api_routes, service_of
from playground.mcp_tools.endpoints import add_tools
from playground.openai_api.completion_routes import PREFIX as OPENAI_PREFIX
from playground.openai_api.completion_routes import openai_routes
from playground.server.address_limits import open_requests, rate_limit
from playground.server.body_limit import body_limit
from playground.server.closed_routes import closed_routes
from playground.server.compression import compression
from playground.server.endpoint import add_endpoint
from playground.server.last_resort import LastResort, around_everything, quiet_libraries
from playground.server.listening import EVERYWHERE, network_address
from playground.server.live_log_route import live_log_route
from playground.server.monitoring import health_route, log_as_json, metrics_route
from playground.server.one_language import one_language
from playground.server.other_sites import OtherOrigins, allowed_hosts, names_of, origins_in
from playground.server.page_cache import page_cache
from playground.server.page_files import PageFiles, early
from playground.server.security_headers import SecurityHeaders, headers_for
from playground.server.server_functions import named_work
from playground.server.session_limit import session_limit
from playground.settings import Settings
from playground.ui.classroom.room_route import room_route
from playground.ui.documents.documents_route import documents_routes
from playground.ui.page.closed_tabs import PATH as CLOSED_TAB
from playground.ui.page.closed_tabs import closed_tab_route, tell_when_closed
from playground.ui.page.guarded_events import PageBlocks
from playground.ui.page.theme import theme
from playground.ui.page.translations import gradio_texts
from playground.ui.page_head import page_head
from playground.ui.playground_tab import TITLE, PlaygroundTab

# A picture or a sound is uploaded, and read at once; its file is deleted after so many seconds.
# All other files are read in the browser, and sent as values.
UPLOADS_STAY = (30, 120)  # how often it is looked for them, and how old they may become
BESIDE_FILE = 2_000_000  # bytes of a request beside a file that it carries
QUEUE_POLL_SECONDS = 0.01  # seconds


def build_app(engine: Engine, settings: Settings, opening: str = "") -> gr.Blocks:
    """The page in front of `engine`. `opening` is the log of a recorded run that it shows at first. Imports no torch:
    the engine may still be loading its libraries."""
    with PageBlocks(title=TITLE, analytics_enabled=False, fill_width=True, delete_cache=UPLOADS_STAY) as demo:
        tab = PlaygroundTab(engine, settings, opening)
        service = service_of(engine, settings, tab.page.visitors)
        add_endpoint(engine, tab.page.visitors, is_listed=not settings.mcp)
        if settings.mcp:
            add_tools(service)
        tab.on_load(demo)
        demo.routes_beside = [
            room_route(tab.page.rooms),
            closed_tab_route(tab.page.sessions.forget),
            health_route(),
            live_log_route(tab.page.logs),
            *documents_routes(),
            *api_routes(engine, settings, tab.page.visitors),
            *openai_routes(service),
            *([metrics_route(engine)] if settings.metrics else []),
        ]
        if settings.json_log:
            log_as_json(engine)
        demo.visitors, demo.readers = tab.page.visitors, tab.page.visitors.readers
        demo.packed, demo.has_door = tab.page.packed_fields, tab.has_door
        tell_when_closed(demo, **tab.page.internal)
    # Gradio must not be the bottleneck: every run waits its turn in the engine's queue, which tells it how long
    return demo.queue(max_size=4 * settings.max_waiting, default_concurrency_limit=None)


def serve(demo: gr.Blocks, settings: Settings | None = None, **options: object) -> str:
    """Serve the page without blocking and return its address. `options` are those of `gr.Blocks.launch`."""
    settings = settings or Settings.local()
    names = names_of(options.get("server_name"), bool(options.get("share")), settings.allowed_hosts)
    readers, visitors = (demo.readers, demo.visitors) if isinstance(demo, PageBlocks) else (None, None)
    most_bytes = 2 * 10**6 * settings.max_file_mb + BESIDE_FILE  # a file of the largest size, with every quote escaped
    headers, origins = headers_for(settings.frame_ancestors), origins_in(settings.allowed_origins)
    files = PageFiles()
    head, needed = page_head(files, door=isinstance(demo, PageBlocks) and demo.has_door)
    quiet_libraries()
    # Gradio looks a thousand times a second whether somebody has pressed something. Looking a hundred times, an idle
    # page takes 1.5 % of a core instead of 4.9 % (tests/benchmarks/idle.py).
    demo._queue.sleep_when_free = QUEUE_POLL_SECONDS
    _, address, _ = demo.launch(
        prevent_thread_lock=True,
        theme=theme(),
        head=head,
        max_threads=100,
        max_file_size=settings.max_media_mb * 10**6,
        state_session_capacity=settings.max_sessions,
        app_kwargs={
            "lifespan": around_everything(lambda app: SecurityHeaders(OtherOrigins(LastResort(app), origins), headers)),
            "middleware": [
                *allowed_hosts(names),
                closed_routes(),
                *open_requests(settings),
                *rate_limit(settings, Keys(settings.api_keys).name_in),
                body_limit(most_bytes),
                *([named_work(visitors.name_of)] if visitors else []),
                *session_limit(settings, (PREFIX, OPENAI_PREFIX, CLOSED_TAB)),
                page_cache(settings),
                early(needed),
                one_language(),
                compression(),
                *([readers.middleware()] if readers else []),
            ],
            "routes": [files.route(), *(demo.routes_beside if isinstance(demo, PageBlocks) else [])],
        },
        i18n=gradio_texts(),
        footer_links=[],
        mcp_server=settings.mcp,
        run_history=False,
        ssr_mode=False,
        show_error=True,
        **options,
    )
    if options.get("server_name") in EVERYWHERE and (for_others := network_address(address)):
        print(f"* For others in this network: {for_others}", flush=True)
    return address
