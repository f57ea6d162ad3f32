"""We ask: requests in the words of OpenAI's API, and what a server that speaks it answers, as traces."""
