"""Around the page: how it is served, and how values travel to a browser."""
