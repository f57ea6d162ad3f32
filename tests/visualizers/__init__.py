"""The panes in a browser, and the figures."""
