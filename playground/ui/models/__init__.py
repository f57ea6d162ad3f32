"""The view of models: what is open, and opening another."""
