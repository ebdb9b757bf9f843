"""Metrics of one server process, in Prometheus' text format.

Each process counts for itself: with several workers, an answer is about the one that gave it (see docs/hosting.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Bots(Protocol):
    """What is counted of the bots (see bots/bot_runner.py)."""

    @property
    def counts(self) -> dict[str, int]:
        """How often something happened: decisions, faults, given_up."""

    @property
    def cpu_seconds(self) -> float:
        """The CPU time they used."""


class Metrics:
    """All metrics of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "merkator_requests", "Requests answered", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "merkator_request_seconds", "Time to answer", ["method", "route"], buckets=_SECONDS, registry=registry
        )
        self.errors = Counter("merkator_errors", "Mistakes of the server itself", ["where"], registry=registry)
        self.moves = Counter("merkator_moves", "Entries of games acknowledged: they are on disk", registry=registry)
        self.batches = Histogram(
            "merkator_write_batch_size", "Writes in one transaction", buckets=_SIZES, registry=registry
        )
        self.commits = Histogram(
            "merkator_write_seconds", "Time of one transaction with its commit", buckets=_SECONDS, registry=registry
        )
        self.waits = Histogram(
            "merkator_bot_wait_seconds", "Time that a decision or a hint waited", buckets=_SECONDS, registry=registry
        )
        self._info = Info("merkator_process", "This process", registry=registry)

    def wrote(self, size: int, seconds: float, failed: bool) -> None:
        """Count one transaction; called from the writer's thread."""
        self.batches.observe(size)
        self.commits.observe(seconds)
        if failed:
            self.errors.labels("write").inc()

    def name(self, process: str, version: str) -> None:
        """Say which process and version this is."""
        self._info.info({"name": process, "version": version})

    def watch(self, name: str, text: str, current: Callable[[], float]) -> None:
        """Add a gauge that is read whenever the metrics are asked for."""
        Gauge(f"merkator_{name}", text, registry=self.registry).set_function(current)

    def watch_bots(self, bots: Bots) -> None:
        """Add the counters of the bots."""
        self.registry.register(_BotFigures(bots))

    def watch_refusals(self, refused: Mapping[str, int]) -> None:
        """Add what was refused because someone asked too often, by kind."""
        self.registry.register(_Counts("merkator_refused", "Requests refused by a limit", "kind", refused))

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)


class _Counts(Collector):
    """Reads counts that another part keeps itself."""

    def __init__(self, name: str, text: str, label: str, counts: Mapping[str, int]) -> None:
        self._name, self._text, self._label, self._counts = name, text, label, counts

    def collect(self) -> Iterable[Metric]:
        """Return the current values."""
        found = CounterMetricFamily(self._name, self._text, labels=[self._label])
        for what, count in sorted(self._counts.items()):
            found.add_metric([what], count)
        return [found]


class _BotFigures(Collector):
    """Reads the counters that the bots keep themselves."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots

    def collect(self) -> Iterable[Metric]:
        """Return the current values."""
        counts = CounterMetricFamily("merkator_bots", "What bots did", labels=["what"])
        for what in sorted({"decisions", "faults", "given_up", *self._bots.counts}):
            counts.add_metric([what], self._bots.counts.get(what, 0))
        cpu = CounterMetricFamily("merkator_bot_cpu_seconds", "CPU time of bots", value=self._bots.cpu_seconds)
        return [counts, cpu]
