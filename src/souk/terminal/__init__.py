"""A table in a terminal."""
