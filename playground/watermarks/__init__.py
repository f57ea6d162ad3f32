"""Marking and detecting: green lists, SynthID, the Bayesian detector, attacks."""
