"""Questions that take several runs: comparisons, sweeps, trials, and what was found."""
