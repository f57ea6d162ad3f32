"""What a person sets: the prompt, the strategy, the knobs."""
