"""Writes a gallery: recorded runs as a static site, for a web space, a static Space, or to be opened from a disk.

    python -m playground.gallery FOLDER
    python -m playground.gallery FOLDER trace.json comparison.json --title "Our runs"
    python -m playground.gallery FOLDER --bundled
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playground.gallery.entries import bundled, in_order, opened, recorded
from playground.gallery.folder import FolderError, check_folder, write_site
from playground.gallery.pages import TITLE, site, space_card


def main(arguments: list[str] | None = None) -> int:
    """Write the gallery; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m playground.gallery", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="an empty folder, a new one, or one with a gallery")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="saved traces or comparisons to add (JSON)")
    parser.add_argument("--bundled", action="store_true", help="run the examples of the bundled models, and add them")
    parser.add_argument("--title", default=TITLE, help="the heading of the index (default: %(default)s)")
    given = parser.parse_args(arguments)

    entries = recorded()
    for file in given.files:
        try:
            entries.append(opened(file))
        except ValueError as error:
            return _say(f"{file}: {error}")
    try:
        check_folder(given.folder)  # before runs that take minutes
        if given.bundled:
            for entry in bundled():
                print(f"{entry.shown.started.model}: {entry.title}", flush=True)
                entries.append(entry)
        files = site(in_order(entries), given.title)
        write_site(given.folder, files, space_card(given.title))
    except FolderError as error:
        return _say(str(error))
    except OSError as error:
        return _say(f"{given.folder} cannot be written ({error.strerror}). Choose another folder.")
    size = sum(len(text.encode("utf-8", "replace")) for text in files.values())
    print(f"{len(entries)} pages, {size / 1e6:.1f} MB. Open {given.folder / 'index.html'}")
    return 0


def _say(problem: str) -> int:
    print(problem, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
