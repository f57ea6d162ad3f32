"""Tools for language models (MCP): five narrow questions, each answered by a few sentences and a small table."""
