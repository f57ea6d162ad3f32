"""The lessons on the page: a panel beside it that asks, points, and judges the runs that a person makes."""
