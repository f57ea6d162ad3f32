"""The HTTP API for programs, below `/api/v1`: plain routes that ask an engine. Knows no page."""
