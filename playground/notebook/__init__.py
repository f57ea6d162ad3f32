"""What shows itself in a notebook: tables, figures, pictures in frames, and the page inline.

Knows the values that it shows (traces, comparisons, detections, batches, serving logs), and the page; decodes nothing.
"""
