"""Several runs at once in shared forward passes."""
