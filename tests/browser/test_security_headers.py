"""A script that got into the page could send nothing elsewhere."""

from __future__ import annotations

import pytest

ELSEWHERE = "http://127.0.0.1:9/"
BLOCKED = """([send, address]) => new Promise((found) => {
    document.addEventListener('securitypolicyviolation', (event) => found(event.effectiveDirective), {once: true});
    setTimeout(() => found(''), 3000);
    Function('address', send)(address);
})"""


@pytest.fixture(scope="module")
def page(page_for_module, address):
    page = page_for_module(address)
    assert page.complaints == []
    return page


@pytest.mark.parametrize(
    ("send", "directive"),
    [
        ("fetch(address).catch(() => {})", "connect-src"),
        ("new Image().src = address", "img-src"),
        ("document.head.append(Object.assign(document.createElement('script'), {src: address}))", "script-src-elem"),
        ("document.body.append(Object.assign(document.createElement('iframe'), {src: address}))", "frame-src"),
    ],
)
def test_nothing_goes_elsewhere(page, send, directive):
    assert page.evaluate(BLOCKED, [send, ELSEWHERE]) == directive
    page.complaints.clear()  # the browser says that it was blocked
