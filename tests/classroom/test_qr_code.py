"""The QR code of a link: an image that holds the modules of the code, and nothing of the text."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
import segno

from playground.classroom.qr_code import MARGIN, qr_code


def modules(address: str) -> list[list[bool]]:
    """The dark modules that the image draws, read from its path: runs from left to right, with moves between them."""
    svg = unquote(address.partition(",")[2])
    size = int(re.search(r"viewBox=['\"]0 0 (\d+)", svg)[1])
    drawn = [[False] * size for _ in range(size)]
    path = re.findall(r" d=['\"]([^'\"]+)['\"]", svg)[-1]
    x = y = 0.0
    for command, numbers in re.findall(r"([MmhHvVz])([^MmhHvVz]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            x, y = values
        elif command == "m":
            x, y = x + values[0], y + values[1]
        elif command == "h":
            for column in range(int(x), int(x + values[0])):
                drawn[int(y)][column] = True
            x += values[0]
    return drawn


@pytest.mark.parametrize("link", ["http://192.168.1.20:7860/?room=K7QFM", "https://host/?run=1." + "x" * 900])
def test_the_image_draws_the_code_with_a_margin(link):
    drawn = modules(qr_code(link))
    expected = [list(map(bool, row)) for row in segno.make(link, micro=False, error="l", boost_error=True).matrix]
    inner = [row[MARGIN:-MARGIN] for row in drawn[MARGIN:-MARGIN]]
    assert inner == expected
    assert not any(map(any, drawn[:MARGIN])) and not any(any(row[:MARGIN]) for row in drawn)


def test_text_of_the_link_is_not_in_the_image():
    assert "script" not in unquote(qr_code("https://host/?by=<script>"))


def test_what_fits_into_no_code_has_none():
    assert qr_code("https://host/?" + "x" * 2900) is not None
    assert qr_code("https://host/?" + "x" * 3000) is None
