"""Where the server listens: whether it can, said in a sentence before anything is loaded, and the address under which
others in the network reach it. Knows sockets.
"""

from __future__ import annotations

import errno
import os
import socket
from urllib.parse import urlsplit

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # which a server listens on; none of them is an address


def check_address(host: str | None, port: int | None) -> None:
    """Raise ValueError where nothing can listen there. Without a port the first free one is taken."""
    host, port = host or os.environ.get("GRADIO_SERVER_NAME") or LOCAL, port or 0
    if not 0 <= port <= 65535:
        raise ValueError(f"--port is {port}: a port is a number from 1 to 65535.")
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
            listener.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fix = f"Stop the program that uses it, or choose another: --port {port % 65535 + 1}."
            raise ValueError(f"Port {port} is in use. {fix}") from None
        if error.errno == errno.EACCES:
            raise ValueError(f"Port {port} needs more rights. Choose one from 1024 on, such as --port 7860.") from None
        fix = f"Leave --host out for {LOCAL}, or use 0.0.0.0 to let others in."
        raise ValueError(f"{host} is not an address of this machine. {fix}") from None


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
