"""We answer: OpenAI's API below `/v1`, for programs that were written for it."""
