"""What leaves the page and comes back: links, scripts, tables, files."""
