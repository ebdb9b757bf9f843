"""Ray as an executor: what is submitted runs wherever the cluster has a free core."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

import ray

P = ParamSpec("P")
T = TypeVar("T")


def _call(work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return work(*args, **kwargs)


class RayExecutor(Executor):
    """Hands work to the connected Ray (`ray.init`). Functions travel by name: the workers need this package."""

    def __init__(self) -> None:
        self._task = ray.remote(_call).options(scheduling_strategy="SPREAD")

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand some work over."""
        future: Future[T] = self._task.remote(fn, args, kwargs).future()
        return future
