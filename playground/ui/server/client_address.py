"""The network address of whoever sends a request, for limits. Knows HTTP headers alone."""

from __future__ import annotations

import ipaddress


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
