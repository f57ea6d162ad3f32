"""The gallery: recorded runs as a static site, which needs no server and fetches nothing from elsewhere."""
