"""Gradio's script with the loop that never ends: the one that is installed is known, others are left alone."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.testclient import TestClient

from playground.ui.server import mended_assets as module

LOOP = "function ze(){me(()=>{F(Pe,(performance.now()-w(de))/1e3),W&&ze()})}"
EFFECT = "O(()=>{o.status===`pending`?Ve():ee(()=>{He()})})"


def test_the_loop_goes_on_only_while_something_is_pending():
    mended = LOOP.replace("W&&ze()", "W&&o.status===`pending`&&ze()")
    assert module.mended(f"a;{LOOP}b;{EFFECT}") == f"a;{mended}b;{EFFECT}"


def test_a_script_that_reads_otherwise_is_gradios_own():
    for script in ("", LOOP, EFFECT, LOOP.replace("/1e3", "/1000") + EFFECT, LOOP + LOOP + EFFECT):
        assert module.mended(script) is None


def test_the_installed_script_is_served_mended():
    routes = module.mended_assets()
    [script] = module._FOLDER.glob(module._FILES)
    client = TestClient(Starlette(routes=routes))
    answer = client.get(f"/assets/{script.name}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == module.mended(script.read_text("utf-8")) != script.read_text("utf-8")
