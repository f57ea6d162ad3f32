"""Numbers of a run, and of several: scores, statistics, and what may be claimed of them."""
