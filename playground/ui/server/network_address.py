"""The address under which others in the network reach this machine: 0.0.0.0, which a server listens on, is none."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")


def network_address(address: str) -> str | None:
    """The address of a server that listens at `address`, as others in the network write it; None where the machine has
    no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out (RFC 5737)
            host = probe.getsockname()[0]
    except OSError:
        return None
    return None if host.startswith(("127.", "0.")) else f"http://{host}:{urlsplit(address).port}/"
