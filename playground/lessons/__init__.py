"""Lessons: short texts about what a run on the page shows, and the checks that say whether it does.

Knows traces, metrics and presets; no engine and no page.
"""
