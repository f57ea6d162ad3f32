"""What a handler of the page returns: for each component that changes, its new value."""

from __future__ import annotations

from playground.ui.page.long_events import Updates

Updates = Updates
