"""The documents of this instance, for the browser."""
