"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

registry = CollectorRegistry()
ProcessCollector(registry=registry)

_TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

conflicts = Counter("souk_conflicts", "Tables at which another process was first", registry=registry)
taken = Counter("souk_taken", "Tables whose bots and clocks were taken over", registry=registry)
connections = Gauge("souk_connections", "Open connections, sockets among them", registry=registry)
sockets = Gauge("souk_sockets", "Open sockets", registry=registry)
tables = Gauge("souk_tables", "Tables in memory", registry=registry)
entries = Counter("souk_entries", "Entries of tables written", registry=registry)
messages = Counter("souk_messages", "Messages received over sockets", registry=registry)
refused = Counter("souk_refused", "Messages refused", ["error"], registry=registry)
dropped = Counter("souk_dropped", "Sockets closed because they did not keep up", registry=registry)
limited = Counter("souk_limited", "Times that a limit was reached", ["limit"], registry=registry)
requests = Counter("souk_requests", "HTTP requests answered", ["status"], registry=registry)
commits = Histogram("souk_commit_seconds", "Time to write a transaction", buckets=_TIMES, registry=registry)
bot_seconds = Histogram("souk_bot_seconds", "Time that a bot thought", buckets=_TIMES, registry=registry)
waiting = Gauge("souk_waiting", "Thoughts that wait for their turn", ["queue"], registry=registry)
cluster = Gauge("souk_cluster_cores", "Cores of the Ray cluster that thinks; 0 while it is away", registry=registry)
stood_in = Counter("souk_stood_in", "Thoughts of this machine since the cluster was away or late", registry=registry)


def page() -> bytes:
    """All of them as text."""
    return generate_latest(registry)
