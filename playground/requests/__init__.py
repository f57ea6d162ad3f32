"""A request: its fields, what is wrong with it, and what applies in the end. No model is opened here."""
