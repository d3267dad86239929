"""Tables for people who are apart: HTTP and WebSocket around `souk.table`, with accounts and a database."""
