"""What a handler of the page returns: for each component that changes, its new value."""

from __future__ import annotations

from typing import Any

from gradio.components import Component

Updates = dict[Component, Any]
