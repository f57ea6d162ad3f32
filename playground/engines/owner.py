"""Who asked for a job, as far as an instance limits what one person or one address may have.

Standard library only.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Owner:
    """`address` is that of the network, `session` that of the open tab or program; each is empty where it is not known,
    and then has no limits."""

    address: str = ""
    session: str = ""


NOBODY = Owner()  # for code in this process, which has no limits
