"""The front door: what somebody meets who has never been here."""
