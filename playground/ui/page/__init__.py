"""What all parts of the page share: its scripts and styles, its texts, and how values travel to a browser."""
