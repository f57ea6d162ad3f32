"""What all tests share: no network, and one profile for hypothesis."""

from __future__ import annotations

import os

# Before anything imports a library that reads them.
os.environ["GRADIO_ANALYTICS_ENABLED"] = "False"
os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
os.environ["TOKENIZERS_PARALLELISM"] = "false"

from hypothesis import HealthCheck, settings

# No deadline: how long an example takes says more about the machine than about the code. The same examples every time.
settings.register_profile(
    "playground",
    deadline=None,
    max_examples=40,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("playground")
