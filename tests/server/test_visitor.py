from __future__ import annotations

import pytest

from playground.server.visitor import client_address


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("198.51.100.7", "", None, "198.51.100.7"),
        ("198.51.100.7", "203.0.113.9", None, "198.51.100.7"),  # anybody can write that header
        ("10.0.0.1", "203.0.113.9", 1, "203.0.113.9"),
        ("10.0.0.1", "1.2.3.4, 203.0.113.9", 1, "203.0.113.9"),
        ("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9", 2, "203.0.113.9"),
        ("10.0.0.1", "", 1, "10.0.0.1"),
        ("10.0.0.1", " , ", 1, "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "", None, "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.7", "", None, "198.51.100.7"),
        ("10.0.0.1", "[2001:db8:1:2::9]", 1, "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "", None, "fe80::/64"),
        ("10.0.0.1", "unknown" * 100, 1, ("unknown" * 100)[:64]),
    ],
)
def test_the_address_of_a_visitor(peer, forwarded, proxies, address):
    assert client_address(peer, forwarded, proxies) == address
