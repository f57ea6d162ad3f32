"""The rooms of an instance, by their codes. Each is gone after a day, with the server, or when it is closed."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from playground.awake_clock import awake_seconds
from playground.classroom.class_link import ClassSetup
from playground.classroom.room import Room
from playground.errors import CallerError
from playground.settings import Settings
from playground.texts import said

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without what looks alike: I, L, O, 0, 1
CODE_LENGTH = 5
DAY = 86_400.0  # seconds
ROOMS_PER_SESSION = 3
ROOMS_PER_ADDRESS = 10  # a school may have one address for all of its teachers


class RoomError(CallerError):
    """A room that cannot be opened or found. The text says why, and what to do."""


class Rooms:
    """Used from the event loop alone, so it needs no lock."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = awake_seconds) -> None:
        self._settings = settings
        self._clock = clock
        self._rooms: dict[str, Room] = {}

    @property
    def are_offered(self) -> bool:
        """Whether this instance has rooms at all."""
        return self._settings.allow_rooms

    def open(self, setup: ClassSetup, session: str = "", address: str = "") -> Room:
        """A new room, for whoever opens it in this session and from this address ("" where it is not known). Raises
        RoomError where there are no rooms, or no more: for them, or for anybody."""
        if not self.are_offered:
            raise RoomError(
                said("There are no rooms here. Whoever runs this server can allow them: PLAYGROUND_ALLOW_ROOMS=1.")
            )
        self._forget_old()
        if len(self._rooms) >= self._settings.max_rooms:
            raise RoomError(
                said("{count} rooms are open here, and there can be no more. Close one, or make a link without a room.",
                     count=len(self._rooms))
            )  # fmt: skip
        rooms = self._rooms.values()
        if session and sum(room.opened_by == session for room in rooms) >= ROOMS_PER_SESSION:
            raise RoomError(said("You have {count} rooms open. Close one first.", count=ROOMS_PER_SESSION))
        if address and sum(room.opened_from == address for room in rooms) >= ROOMS_PER_ADDRESS:
            raise RoomError(
                said("{count} rooms are open from your network. Close one first, or make a link without a room.",
                     count=ROOMS_PER_ADDRESS)
            )  # fmt: skip
        code = self._new_code()
        room = Room(
            code, secrets.token_urlsafe(18), setup, self._settings.max_pupils, self._clock(),
            opened_by=session, opened_from=address, clock=self._clock,
        )  # fmt: skip
        self._rooms[code] = room
        return room

    def find(self, code: str) -> Room:
        """The room of a code, as people write it. Raises RoomError where there is none."""
        self._forget_old()
        room = self._rooms.get(as_code(code))
        if room is None:
            raise RoomError(
                said("There is no room {code} here. It was closed, or the server was restarted: ask for a new link.",
                     code=as_code(code)[:10])
            )  # fmt: skip
        return room

    def close(self, room: Room) -> None:
        """Forget a room, and everything that was said in it."""
        self._rooms.pop(room.code, None)

    def _forget_old(self) -> None:
        now = self._clock()
        self._rooms = {code: room for code, room in self._rooms.items() if now - room.opened < DAY}

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self._rooms:
                return code


def as_code(text: str) -> str:
    """A code as rooms have it: without spaces, in capitals."""
    return "".join(text.split()).upper()
