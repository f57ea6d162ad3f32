"""Pictures and sounds that a model is to read: read safely, and kept as plain data."""

from playground.media.reading import MediaError, read_media
from playground.media.media_data import told

__all__ = ["MediaError", "read_media", "told"]
