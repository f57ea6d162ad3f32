"""What keeps a server from starting, said in a sentence before anything is loaded: the address, and the folder for
uploads. Knows sockets and files."""

from __future__ import annotations

import errno
import os
import socket
import tempfile
from pathlib import Path

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


def check_folder() -> None:
    """Raise ValueError where uploads cannot be written: to GRADIO_TEMP_DIR, or to the system's folder."""
    named = os.environ.get("GRADIO_TEMP_DIR")
    folder = Path(named or Path(tempfile.gettempdir(), "gradio"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        fix = "Set GRADIO_TEMP_DIR to a folder that you may write to."
        raise ValueError(f"Cannot write to {folder}, where uploads go: {error.strerror}. {fix}") from None
