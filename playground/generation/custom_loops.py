"""Decoding loops of a person's own: loaded from a folder or a Hub repository, and given arguments of their own.

Says what cannot be loaded and what to do, and which arguments a loop does not take. How a loop is run and recorded is
in `recording/custom.py`.
"""

from __future__ import annotations

import inspect
import re
import shlex
from collections.abc import Callable, Mapping

from transformers.dynamic_module_utils import check_python_requirements

from playground.models.library_logging import quiet_library
from playground.models.loading import LoadedModel
from playground.recording import own_argument_names
from playground.requests.request import GenerationRequest
from playground.requests.request_problems import request_error
from playground.texts import Text, said

_REQUIREMENTS = "custom_generate/requirements.txt"


def loaded_loop(request: GenerationRequest, target: LoadedModel) -> Callable | None:
    """The `generate` of a folder or a Hub repository; None where the request names none. Raises RequestError where the
    library cannot load it, or where it does not take `custom_generate_kwargs`.

    That remote code is allowed here was checked before, in `requests/extra_fields.py`.
    """
    repository = request.custom_generate
    if repository is None:
        return None
    try:
        with quiet_library():
            loop = target.model.load_custom_generate(repository, trust_remote_code=True)
    except ImportError as error:
        raise request_error("custom_generate", *_missing_packages(repository, str(error))) from error
    except Exception as error:  # the library's own, and whatever importing that code raises
        fix = said("Name a folder or a Hub repository that has custom_generate/generate.py with a function `generate`.")
        message = _load_message(repository, str(error) or type(error).__name__)
        raise request_error("custom_generate", message, fix) from error
    parameters = inspect.signature(loop).parameters
    if not any(each.kind is each.VAR_KEYWORD for each in parameters.values()):
        _refuse_unknown(request.custom_generate_kwargs or {}, list(parameters))
    return loop


def custom_arguments(loop: Callable | None, request: GenerationRequest) -> dict[str, object]:
    """The `custom_generate_kwargs` for a callable. As in `generate`, it gets those that it names itself. Raises
    RequestError where it does not name one."""
    given = dict(request.custom_generate_kwargs or {})
    if loop is None or not given:
        return {}
    _refuse_unknown(given, own_argument_names(loop))
    return given


def _refuse_unknown(given: Mapping[str, object], taken: list[str]) -> None:
    unknown = [name for name in given if name not in taken]
    if unknown:
        message = said("The decoding loop takes no argument {name}.", name=unknown[0])
        fix = said("It takes none of its own.")
        if taken:
            fix = said("It takes {names}.", names=", ".join(taken))
        raise request_error("custom_generate_kwargs", message, fix)


def _missing_packages(repository: str, text: str) -> tuple[Text, Text]:
    """Message and fix where packages are missing. The requirements of the loop name them as `pip` does, its imports
    need not; so the requirements are checked, also where an import failed first."""
    try:
        with quiet_library():
            check_python_requirements(repository, requirements_file=_REQUIREMENTS)
        packages: list[str] = []
    except ImportError as error:
        packages = str(error).splitlines()[1:]
    if packages:
        message = said(
            "{repository} needs packages that are not installed here: {packages}.",
            repository=repository, packages=", ".join(packages).replace(" (installed: None)", ""),
        )  # fmt: skip
        names = " ".join(shlex.quote(re.sub(r" \(installed: .*\)$", "", package)) for package in packages)
        return message, said("Run `pip install {packages}` and start again.", packages=names)
    if command := re.search(r"Run `pip install ([^`]+)`", text):
        fix = said("Run `pip install {packages}` and start again.", packages=command[1])
        return _load_message(repository, text[: command.start()]), fix
    return _load_message(repository, text), said("Install what it imports and start again.")


def _load_message(repository: str, text: str) -> Text:
    reason = text.strip().splitlines()[0].replace("`", "").strip()
    return said("{repository} cannot be loaded: {reason}", repository=repository, reason=reason)
