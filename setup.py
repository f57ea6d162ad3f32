"""What goes into the installed package: `playground` and `visualizers` with every file that lies in them, and the
top-level `presets/` as `playground/presets/files/`, where `playground.presets.presets.FOLDER` finds it.

All else is in pyproject.toml, which cannot say this.
"""

from setuptools import find_namespace_packages, setup

PRESETS = "playground.presets.files"

setup(
    packages=[
        # folders without an __init__.py have scripts, styles, templates and weights
        *find_namespace_packages(include=["playground*", "visualizers*"], exclude=["*__pycache__*"]),
        PRESETS,
        *(f"{PRESETS}.{folder}" for folder in find_namespace_packages("presets", exclude=["*__pycache__*"])),
    ],
    package_dir={PRESETS: "presets"},
    package_data={"": ["*"]},
    exclude_package_data={"": ["*.pyc"]},
)
