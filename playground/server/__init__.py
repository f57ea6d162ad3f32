"""How playground is served: streams, sessions, limits and refusals, for the page, the HTTP API and the MCP tools."""
