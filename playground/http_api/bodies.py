"""The JSON that a program sends: read as a whole, within limits, and never in the way of others.

What Python reads at once is limited by `server/body_limit.py`, too, for everything that is sent. Knows HTTP and
JSON; nothing of what the fields mean.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable
from typing import NoReturn

from starlette.requests import Request

from playground.http_api.problem_details import Problem
from playground.settings import Settings

SMALL_BYTES = 20_000  # are read at once
MOST_NESTED = 100  # lists and objects within one another


def most_bytes(settings: Settings) -> int:
    """Of one body: a prompt of the largest size, each character of four bytes, and what stands beside it."""
    return 4 * settings.max_prompt_characters + 1_000_000


async def read_object(http: Request, most: int, beside: Callable[..., Awaitable[object]]) -> dict[str, object]:
    """The JSON object that was sent; a large one is read by `beside`, as `Call` has it. Raises Problem for anything
    else: 415, 413 or 400.

    The type has to be said (`Content-Type: application/json`): a page of another site cannot send that without asking.
    """
    kind = http.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem(415, "Send JSON, with the header Content-Type: application/json.")
    data = bytearray()
    async for part in http.stream():
        data += part
        if len(data) > most:
            raise Problem(413, f"This is too large: at most {most / 10**6:,.1f} MB can be sent at once.")
    value = await beside(_parsed, data) if len(data) > SMALL_BYTES else _parsed(data)
    if not isinstance(value, dict):
        raise Problem(400, 'Send a JSON object, such as {"model": "stories"}.')
    return value


def _parsed(data: bytearray) -> object:
    try:
        text = data.decode()
        value = json.loads(text, parse_constant=_refuse_constant)
        if "\\u" in text:  # half characters, written as escapes
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeDecodeError:
        raise Problem(400, "This is not text in UTF-8.") from None
    except UnicodeEncodeError:
        raise Problem(400, "This holds half a character (a lone surrogate).") from None
    except json.JSONDecodeError as error:
        raise Problem(400, f"This is not JSON: {error.msg} in line {error.lineno}, column {error.colno}.") from None
    except RecursionError:
        raise Problem(400, "This is nested too deeply.") from None
    except ValueError as error:  # a number of thousands of digits; or what `_refuse_constant` says
        raise Problem(400, f"This is not JSON that can be read: {error}") from None
    if _too_deep(value):
        raise Problem(400, f"This is nested too deeply: at most {MOST_NESTED} lists and objects within one another.")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"JSON has no number {name}.")


def _too_deep(value: object) -> bool:
    level = [value]
    for _ in range(MOST_NESTED):
        level = [item for each in level for item in _items(each) if isinstance(item, dict | list)]
        if not level:
            return False
    return True


def _items(value: object) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
