"""The views of several runs."""
