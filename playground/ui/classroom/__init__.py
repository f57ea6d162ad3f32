"""A class on the page: what a teacher sets, locks and reveals, and what a pupil sees of it."""
