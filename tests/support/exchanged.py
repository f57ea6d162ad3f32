"""An engine in the place of which another one can be put: to build a page for each takes longer than most tests."""

from __future__ import annotations

from typing import Any


class Exchanged:
    """Whoever holds it talks to the engine that is there now."""

    def __init__(self, engine: Any) -> None:
        self.put(engine)

    def put(self, engine: Any) -> None:
        """Let this engine take the place of the one before."""
        vars(self)["now"] = engine

    def __getattr__(self, name: str) -> Any:
        return getattr(vars(self)["now"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(vars(self)["now"], name, value)

    def __delattr__(self, name: str) -> None:
        delattr(vars(self)["now"], name)
