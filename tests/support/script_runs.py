"""Runs scripts that were made for others, each in a process in which nothing ran before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

INSTALLED = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}  # as if the playground were

# For each line {folder, paths}, a copy of this process runs the scripts in that folder, and it answers with a line of
# what each of them has printed. The copy has imported nothing but the libraries, which takes seconds.
NURSERY = """
import contextlib, io, json, os, runpy, sys, traceback
from transformers import AutoModelForCausalLM, AutoModelForSeq2SeqLM, AutoTokenizer, LlamaForCausalLM

for line in sys.stdin:
    asked = json.loads(line)
    if os.fork():
        os.wait()
        continue
    os.chdir(asked["folder"])
    printed = {}
    for path in asked["paths"]:
        with contextlib.redirect_stdout(io.StringIO()) as output:
            try:
                runpy.run_path(path)
            except BaseException:
                traceback.print_exc(file=output)
        printed[path] = output.getvalue()
    print(json.dumps(printed), flush=True)
    os._exit(0)
"""


@cache
def nursery() -> subprocess.Popen:
    """The process of this worker that has imported the libraries; it ends with the worker, which closes its input."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-X", "utf8", "-c", NURSERY], encoding="utf-8", env=INSTALLED, **pipes)


def run_scripts(folder: Path, scripts: dict[str, str], beside: Path | None = None) -> dict[str, str]:
    """What each script prints, by its name; all in one process that has run nothing before, started far from app.py,
    where `beside` is with the models of this machine in it."""
    paths = {}
    for number, (name, script) in enumerate(scripts.items()):
        path = folder / f"run{number}.py"
        path.write_text(script, encoding="utf-8")
        paths[str(path)] = name
    process = nursery()
    process.stdin.write(json.dumps({"folder": str(beside or folder), "paths": [*paths]}) + "\n")
    process.stdin.flush()
    return {paths[path]: text for path, text in json.loads(process.stdout.readline()).items()}
