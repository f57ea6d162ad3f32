"""A link as a QR code: an SVG that is made here, of which nothing is fetched."""

from __future__ import annotations

import segno

MARGIN = 4  # modules, as the standard asks for (ISO/IEC 18004)


def qr_code(link: str) -> str | None:
    """The SVG as the address of an image, black on white; None for a link that fits into none (2,953 bytes at most)."""
    try:
        code = segno.make(link, micro=False, error="l", boost_error=True)
    except segno.DataOverflowError:
        return None
    return code.svg_data_uri(border=MARGIN, omitsize=True, light="#fff", dark="#000", svgclass=None, lineclass=None)
