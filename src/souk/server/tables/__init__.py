"""All tables of a process: commands in, entries written, everybody told."""
