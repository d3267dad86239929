"""The analysis board, server side: studies in memory, where they come from, thinking about them, and what is closed."""
