"""Settled pictures: a trace in, a Plotly figure out, one file each."""
