"""`GET /healthz`: whether the server answers, for what watches over it. Knows Starlette alone."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

PATH = "/healthz"


def health_route() -> Route:
    """Answers {"status": "ok"} from the event loop, which answers everything else, too."""

    async def health(request: Request) -> JSONResponse:
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    return Route(PATH, health, methods=["GET"])
