"""What goes into the installed package: `playground` and `visualizers` with every file that lies in them, and the
top-level `presets/` as `playground/presets/files/`, where `playground.presets.presets.FOLDER` finds it; and
`docs/` as `playground/ui/documents/files/`.

All else is in pyproject.toml, which cannot say this.
"""

from setuptools import find_namespace_packages, setup

MOVED = {"presets": "playground.presets.files", "docs": "playground.ui.documents.files"}

setup(
    packages=[
        # folders without an __init__.py have scripts, styles, templates and weights
        *find_namespace_packages(include=["playground*", "visualizers*"], exclude=["*__pycache__*"]),
        *MOVED.values(),
        *(
            f"{package}.{inside}"
            for folder, package in MOVED.items()
            for inside in find_namespace_packages(folder, exclude=["*__pycache__*"])
        ),
    ],
    package_dir={package: folder for folder, package in MOVED.items()},
    package_data={"": ["*"]},
    exclude_package_data={"": ["*.pyc"]},
)
