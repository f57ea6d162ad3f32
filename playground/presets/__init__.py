"""Strategies, examples and lists of prompts that come with the project or from a person."""
