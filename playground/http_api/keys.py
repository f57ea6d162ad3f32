"""Keys of programs (`PLAYGROUND_API_KEYS`): who may call, and under which name a key is counted.

Only hashes of the keys are kept, so that none can get into a log or an error. Knows HTTP's header `Authorization`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

from playground.http_api.problem_details import Problem

_SCHEME = b"bearer "


class Keys:
    """The keys of an instance; without any, everybody may call."""

    def __init__(self, text: str) -> None:
        """`text` has them with commas between."""
        self._hashes = [_hash(key.strip().encode()) for key in text.split(",") if key.strip()]

    def __bool__(self) -> bool:
        return bool(self._hashes)

    def name_in(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """What the key in these headers of ASGI is called: "key 1" for the first one; empty where none fits. Takes the
        same time for each key that does not."""
        given = next((value for name, value in headers if name == b"authorization"), b"")
        if not self._hashes or given[: len(_SCHEME)].lower() != _SCHEME:
            return ""
        hashed, found = _hash(given[len(_SCHEME) :].strip()), ""
        for number, known in enumerate(self._hashes, 1):
            if hmac.compare_digest(hashed, known):
                found = f"key {number}"
        return found

    def require(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The name of the key that these headers have; empty where none is needed. Raises Problem where one is needed,
        and none fits."""
        name = self.name_in(headers)
        if self._hashes and not name:
            raise Problem(
                401,
                "This server wants a key: send it in the header Authorization, after the word Bearer.",
                headers={"WWW-Authenticate": 'Bearer realm="generation playground"'},
            )
        return name


def _hash(key: bytes) -> bytes:
    return hashlib.sha256(key).digest()
