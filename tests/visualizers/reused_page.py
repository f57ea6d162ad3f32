"""Pages that are shown in a document that is there already: a quarter of the time that a page takes as a file, and what
a person sees is the same. For tests of what panes show. What a file does, or an address, is tested with files.

The scripts of such a page are functions that the document keeps (`reused_page.js`, which also says what it takes back
between two pages). In its text a call of the function stands in the place of each.
"""

from __future__ import annotations

import base64
import functools
import gzip
import re
from pathlib import Path

from visualizers import held_plotly, page_head, plotly_file, scripts

SCRIPT = Path(__file__).with_suffix(".js")
_POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
_CALL = "ReusedPage.scripts.{}()"


def policy_of(text: str) -> str:
    """The element of a page with its content security policy; a document keeps one for good."""
    found = _POLICY.search(text[:2000])
    return found[0] if found else ""


@functools.cache
def first_page(policy: str) -> str:
    """The page that is opened as a file: the functions, and nothing to see."""
    functions = {"panes": scripts(), "plotly": plotly_file().read_text("utf-8")}
    kept = "".join(f"ReusedPage.scripts.{name} = function () {{\n{text}\n}};\n" for name, text in functions.items())
    return f'<!doctype html><meta charset="utf-8">{policy}<script>\n{kept}</script>'


def shortened(text: str) -> str:
    """The page without the long scripts and without the policy, which its document has."""
    text = text.replace(page_head(), f"<script>{_CALL.format('panes')}</script>\n")
    return text.replace(held_plotly(), _short_plotly()).replace(policy_of(text), "", 1)


@functools.cache
def _short_plotly() -> str:
    packed = base64.b64encode(gzip.compress(_CALL.format("plotly").encode(), mtime=0)).decode()
    return f'<script type="text/plain" id="plotly">{packed}</script>\n'
