"""The route over which browsers ask for news of a room: `GET class-room?code=K7QFM&pupil=…&seen=3`.

Thirty pupils ask every few seconds, so that it stands beside Gradio's queue: a question that has no news costs one
lookup. With the room's key it is the teacher who asks.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from playground.classroom.rooms import RoomError, Rooms
from playground.trace.serialization import to_line
from playground.trace.wire import Json

PATH = "/class-room"


def room_route(rooms: Rooms) -> Route:
    """The room as this person may see it; nothing (204) where there is no news since the version `seen`; {"gone": true}
    where there is no such room, or it is not theirs."""

    async def news(request: Request) -> Response:
        asked = request.query_params
        try:
            room = rooms.find(asked.get("code", ""))
        except RoomError:
            return _answer({"gone": True})
        key = asked.get("key")
        if key is not None and not room.is_teacher(key):
            return _answer({"gone": True})
        pupil = asked.get("pupil", "")
        if key is None:
            room.heard(pupil)
        if asked.get("seen") == str(room.version):
            return Response(status_code=204)
        return _answer(room.for_teacher() if key is not None else room.for_pupil(pupil))

    return Route(PATH, news, methods=["GET"])


def _answer(value: dict[str, Json]) -> Response:
    return Response(to_line(value), media_type="application/json", headers={"Cache-Control": "no-store"})
