"""What a selector may not cost."""

from __future__ import annotations

import re
from pathlib import Path

import playground.ui
import visualizers

STYLES = [path for folder in (playground.ui, visualizers) for path in Path(folder.__file__).parent.rglob("*.css")]


def test_only_elements_with_a_name_are_asked_what_they_have():
    """A browser works out anew each element that a `:has()` may be about, and all around it, whenever something changes
    in it: without a type, a class or an id in front, that is every element of the page."""
    bare = {
        (path.name, found[0])
        for path in STYLES
        for found in re.finditer(r"(?:^|[\s>+~,]):has\([^)]*\)", path.read_text("utf-8"))
    }
    assert bare == set()
