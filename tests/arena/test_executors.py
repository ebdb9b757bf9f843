"""Who plays the games: a cluster that does not answer is told at once, and one that does is used to the full."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from merkator.arena.executors import AHEAD, InlineExecutor, Pool, executor
from merkator.arena.parallel import cores
from merkator.core.errors import BadOption, MerkatorError


@pytest.mark.parametrize(("kind", "module"), [("dask", "distributed"), ("ray", "ray")])
@pytest.mark.parametrize("address", ["127.0.0.1:1", "tcp://127.0.0.1:1", "ray://[::1]:1", "localhost:99999999"])
def test_an_address_where_nobody_answers_is_told(kind: str, module: str, address: str) -> None:
    pytest.importorskip(module)
    with pytest.raises(BadOption, match=f"no {kind} cluster answers at '") as told, executor(kind, 2, address):
        pass
    assert "\n" not in str(told.value)


def test_an_address_that_is_none_is_told() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(BadOption, match="answers at 'rubbish': missing port"), executor("dask", 2, "rubbish"):
        pass


def test_the_command_says_it_in_one_sentence() -> None:
    pytest.importorskip("distributed")
    command = [sys.executable, "-m", "merkator.cli", "match", "greedy", "random", "--executor", "dask"]
    done = subprocess.run([*command, "--address", "127.0.0.1:1"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "merkator: no dask cluster answers at '127.0.0.1:1': Connection refused\n"


def test_auto_is_one_game_on_each_core_of_this_machine() -> None:
    with executor("processes", None) as players:
        assert players.workers == cores()


def test_auto_is_one_game_on_each_core_of_a_dask_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    own = {"processes": False, "dashboard_address": None}
    with distributed.LocalCluster(n_workers=2, threads_per_worker=11, **own) as cluster:
        with executor("dask", None, cluster.scheduler_address) as players:
            assert (players.workers, players.ahead) == (22, 22 * AHEAD)
        with executor("dask", 3, cluster.scheduler_address) as players:
            assert players.workers == 3


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_auto_is_one_game_on_each_core_of_a_ray_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray.init(num_cpus=17, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        with executor("ray", None) as players:
            assert players.workers == 17
    finally:
        ray.shutdown()


def test_a_process_that_dies_is_told() -> None:
    told = pytest.raises(MerkatorError, match="a worker process ended before its work did")
    with told, executor("processes", 2) as players:
        players.executor.submit(signal.raise_signal, signal.SIGKILL).result()


def test_one_worker_has_nothing_handed_out_in_advance() -> None:
    assert Pool(InlineExecutor(), 1).ahead == 1
