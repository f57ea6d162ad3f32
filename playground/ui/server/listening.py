"""Whether the server can listen where it is to, said in a sentence before anything is loaded. Knows sockets."""

from __future__ import annotations

import errno
import os
import socket

LOCAL = "127.0.0.1"


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
