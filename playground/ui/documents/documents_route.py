"""`GET /docs/`: the documents as pages. Knows Starlette."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from playground.ui.documents.document_pages import PICTURES, document_page, documents, index_page, pictures
from visualizers.plain_page import plain_page

PATH = "/docs"
_HEADERS = {"Cache-Control": "max-age=600"}


def documents_routes() -> list[Route]:
    """The list, each document, and the pictures in them. Only names that are listed are served: none becomes a path."""

    async def index(request: Request) -> Response:
        return HTMLResponse(index_page(), headers=_HEADERS)

    async def document(request: Request) -> Response:
        name = request.path_params["name"]
        if name in documents():
            return HTMLResponse(document_page(name), headers=_HEADERS)
        if picture := pictures().get(name):
            return FileResponse(picture, media_type=PICTURES[picture.suffix], headers=_HEADERS)
        top = "../" * name.count("/") or "./"
        missing = f'<h1>There is no such document</h1><p><a href="{top}">All documents</a></p>'
        return HTMLResponse(plain_page("There is no such document", missing), status_code=404)

    async def without_slash(request: Request) -> Response:
        return RedirectResponse("docs/")  # relative, so that it holds below a prefix, too

    return [
        Route(PATH, without_slash, methods=["GET"]),
        Route(f"{PATH}/", index, methods=["GET"]),
        Route(f"{PATH}/{{name:path}}", document, methods=["GET"]),
    ]
