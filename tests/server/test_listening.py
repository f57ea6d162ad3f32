"""A server that cannot listen says why in one sentence, with what to do; and the address that a class opens."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import pytest

from playground.server.listening import check_address, network_address


def test_a_port_that_is_taken_is_named_with_the_next_one():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ValueError, match=rf"Port {port} is in use.* --port \d+"):
            check_address(None, port)
    check_address(None, port)


@pytest.mark.parametrize(
    ("host", "port", "words"),
    [
        (None, 65536, "from 1 to 65535"),
        (None, -1, "from 1 to 65535"),
        ("192.0.2.1", 7860, "192.0.2.1 is not an address of this machine. Leave --host out"),
        ("no such name", None, "no such name is not an address of this machine"),
    ],
)
def test_an_address_where_nothing_can_listen(host, port, words):
    with pytest.raises(ValueError, match=words):
        check_address(host, port)


def test_it_is_an_address_of_this_machine_with_the_servers_port():
    address = network_address("http://0.0.0.0:7861/")
    if address is None:
        return  # a machine without a network
    parts = urlsplit(address)
    assert parts.port == 7861 and not ipaddress.ip_address(parts.hostname).is_loopback
    with socket.socket() as own:
        own.bind((parts.hostname, 0))  # only an address of this machine can be bound


def test_a_machine_without_a_network_has_none(monkeypatch):
    def refuse(self, address):
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    assert network_address("http://0.0.0.0:7861/") is None
