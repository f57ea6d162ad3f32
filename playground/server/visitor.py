"""Who has sent a request or an event: their network address, behind proxies too, whose runs they are, and whether
anybody still reads their events.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import gradio as gr
from starlette.types import Scope

from playground.engines.owner import NOBODY, Owner
from playground.server.live_log import TOLD_IN
from playground.server.readers import Readers


def address_of(scope: Scope, proxies: int | None) -> str:
    """The address of whoever sends the request of this ASGI scope."""
    forwarded = dict(scope["headers"]).get(b"x-forwarded-for", b"").decode("latin-1")
    return client_address((scope.get("client") or ("", 0))[0], forwarded, proxies)


def client_address(peer: str, forwarded: str, proxies: int | None) -> str:
    """The visitor's address: that of the `peer` of the connection, or, behind so many `proxies`, the one that the
    outermost of them has added to X-Forwarded-For (`forwarded`): what stands before it anybody can write. Of an IPv6
    address its network of 64 bits, which is what one household has."""
    listed = [part.strip() for part in forwarded.split(",") if part.strip()]
    if proxies and listed:
        peer = listed[-min(proxies, len(listed))]
    try:
        address = ipaddress.ip_address(peer.strip("[]").split("%")[0])
    except ValueError:
        return peer[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address) + "/64"
    return str(address)


@dataclass(frozen=True)
class Visitor:
    """`owner` is what an engine limits runs by; `readers` tells who still listens, None where nothing does."""

    owner: Owner = NOBODY
    readers: Readers | None = None

    def watching(self, stop: Callable[[], None]) -> contextlib.AbstractContextManager[None]:
        """While this is entered, `stop` is called once the visitor no longer listens: to the log in which this is told,
        or else to Gradio's events."""
        if log := TOLD_IN.get():
            return log.watching(stop)
        if self.readers is None:
            return contextlib.nullcontext()
        return self.readers.watching(self.owner.session, stop)

    async def reads(self) -> bool:
        """Whether the visitor listens to Gradio's events; where nobody does yet, after waiting some seconds."""
        return self.readers is None or await self.readers.comes(self.owner.session)


UNKNOWN = Visitor()


class Visitors:
    """Recognizes visitors, behind so many `proxies`. Where it `counts_addresses`, those of one address share what one
    person may have: a session is a name that anybody can make up."""

    def __init__(self, proxies: int | None = None, counts_addresses: bool = False) -> None:
        self.readers, self._proxies, self._counts_addresses = Readers(), proxies, counts_addresses

    def of(self, http: gr.Request) -> Visitor:
        """The visitor from whom this event came."""
        return Visitor(Owner(self.address(http), http.session_hash or ""), self.readers)

    def name_of(self, http: Any) -> str:
        """Under what name this request's work is counted (see `side_work.py`): its address, or its session where a
        class may share an address; empty where that is not known."""
        return self.address(http) if self._counts_addresses else getattr(http, "session_hash", None) or ""

    def address(self, http: object) -> str:
        """The network address from which this request came, Gradio's or Starlette's; empty where it is not known."""
        peer = getattr(getattr(http, "client", None), "host", None) or ""
        forwarded = (getattr(http, "headers", None) or {}).get("x-forwarded-for", "")
        return client_address(peer, forwarded, self._proxies) if peer else ""
