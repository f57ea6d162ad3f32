"""Where another server with OpenAI's API is, and which models it lists."""

from __future__ import annotations

import contextlib
import math
import threading
import time
from dataclasses import dataclass, field
from typing import Self

import httpx

from playground.openai_client.server_failures import Refused, failure
from playground.texts import said

LIST_SECONDS = 5  # that a server has for its list
MODELS_SECONDS = 30  # for which a list of models is taken as new


@dataclass(frozen=True)
class ServerAddress:
    """`shown` is the address without a user or a password; `base` is what paths are added to."""

    shown: str
    base: str = field(repr=False)
    key: str = field(default="", repr=False)

    @classmethod
    def of(cls, text: str, key: str = "") -> Self:
        """The address that `text` is, with its /v1. Raises ValueError where it is none."""
        try:
            url = httpx.URL(text)
        except httpx.InvalidURL:
            url = httpx.URL("")
        if url.scheme not in ("http", "https") or not url.host:
            raise ValueError(f"--base-url is {text!r}: give the address of a server, such as http://127.0.0.1:8000/v1.")
        shown = str(url.copy_with(username=None, password=None)) if url.userinfo else str(url)
        return cls(shown, str(url).rstrip("/") + "/", key)

    @property
    def headers(self) -> dict[str, str]:
        """Those of each request: the key, where there is one."""
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}


class ServerModels:
    """The models that a server lists: its list is asked for again when it has grown old."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._asked, self._owners = -math.inf, dict[str, str]()  # when; name -> `owned_by`
        self._lock = threading.Lock()

    def ask(self) -> list[str]:
        """The names that the server lists now, in its order. Raises ValueError, with a sentence, where it does not."""
        self._asked = time.monotonic()
        try:
            with httpx.Client(timeout=LIST_SECONDS, headers=self._address.headers) as client:
                answer = client.get(f"{self._address.base}models")
                if answer.status_code != 200:
                    raise Refused(answer.status_code, answer.content)
                owners = {each["id"]: str(each.get("owned_by")) for each in answer.json()["data"]}
                if not all(isinstance(name, str) for name in owners):
                    raise TypeError
        except (Refused, httpx.HTTPError, ValueError) as error:
            failed = failure(error, self._address.shown, "", self._address.key, LIST_SECONDS)
            raise ValueError(said("{a} {b}", a=failed.message, b=failed.fix)) from error
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError(said("The server's answer is not in OpenAI’s format.")) from error
        self._owners = owners
        return list(owners)

    def names(self) -> list[str]:
        """The names in the server's order. Where it does not answer, those that it listed last."""
        return list(self._listed())

    def owner(self, model: str) -> str:
        """Which server has the model, by its `owned_by`; "" where it is not listed."""
        return (self._owners or self._listed()).get(model, "")

    def known_owner(self, model: str) -> str | None:
        """The same without asking the server: None where the model was not listed yet."""
        return self._owners.get(model)

    def _listed(self) -> dict[str, str]:
        with self._lock:
            if time.monotonic() - self._asked > MODELS_SECONDS:
                with contextlib.suppress(ValueError):
                    self.ask()
            return self._owners
