"""One request on one loaded model, from its inputs to its events."""
