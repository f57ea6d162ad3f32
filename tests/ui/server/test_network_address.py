"""The address that a class opens."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from playground.ui.server.network_address import network_address


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
