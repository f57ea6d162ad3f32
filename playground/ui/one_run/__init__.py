"""The view of one run, and what a person does with it."""
