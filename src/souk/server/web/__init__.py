"""What the world reaches: HTTP, sockets, files."""
