"""Errors that nobody foresaw, in the log: one short line of each, with the place where it came up, and the same one at
most once a minute.

Standard library only.
"""

from __future__ import annotations

import logging
import time
import traceback

MAX_CHARACTERS = 200  # of an error: it may quote what somebody has sent
QUIET_SECONDS = 60.0  # in which the same error at the same place is not logged again
_MAX_PLACES = 500


class FaultLog:
    """Writes to the logger of this name."""

    def __init__(self, name: str) -> None:
        self._log = logging.getLogger(name)
        self._logged: dict[str, float] = {}  # when something was logged last, by its place

    def note(self, doing: str, error: Exception, beside: str = "", innermost: bool = False) -> None:
        """Log an error that came up while `doing` something. All of it is logged at level DEBUG. Frames of the file
        `beside` are no place of it, as long as there are others; nor are those of libraries, unless the `innermost`
        is wanted."""
        frames = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]
        inner = [frame for frame in frames if frame[0] != beside] or frames or [("?", 0)]
        own = [frame for frame in inner if "/playground/" in frame[0].replace("\\", "/")] or inner
        file, line = (inner if innermost else own)[-1]
        place = f"{file.replace(chr(92), '/').rsplit('/', 1)[-1]}:{line}"
        key, now = f"{doing} {type(error).__name__} {place}", time.monotonic()
        if now - self._logged.get(key, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._logged.pop(key, None)
            self._logged[key] = now
            if len(self._logged) > _MAX_PLACES:
                del self._logged[next(iter(self._logged))]
            self._log.error("%s: %s", key, cut(str(error), MAX_CHARACTERS).partition("\n")[0])
            self._log.debug("%s", key, exc_info=error)


def cut(text: str, most: int) -> str:
    """At most so many characters of a text, without half characters."""
    text = str(text).strip().encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= most else f"{text[:most]}…"
