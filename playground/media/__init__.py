"""Pictures and sounds that a model is to read: read safely, and kept as plain data."""

from playground.media.media_data import told
from playground.media.reading import MediaError, read_media, read_sent_media

__all__ = ["MediaError", "read_media", "read_sent_media", "told"]
