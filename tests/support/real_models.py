"""SmolLM2 for tests that are marked `real`: fetched as a person's press of "Get it" fetches it."""

from __future__ import annotations

import functools
import os

import pytest

from playground.models.fetching import fetch
from playground.models.loading import LoadedModel, load
from playground.models.locations import ModelUnavailable
from playground.settings import Settings

NAME = "smollm2"


@functools.cache
def smollm2() -> LoadedModel:
    """The model, one for all tests of a process. Skips the test where it cannot be had."""
    try:
        fetch(NAME, Settings())
    except ModelUnavailable as error:
        if os.environ.get("PLAYGROUND_REQUIRE_REAL"):
            raise
        pytest.skip(str(error))
    return load(NAME, Settings(), device="cpu")
