"""The server's benchmarks run and print their figures, which are not judged here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it pins processes to cores and reads /proc")
def test_the_benchmark_of_tables_runs() -> None:
    command = [sys.executable, "-m", "benchmarks.tables", "--quick"]
    printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    for what in ("p99 to the last page", "deliveries per CPU second", "first page", "largest question"):
        assert what in printed


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it pins processes to cores")
def test_the_benchmark_of_live_auctions_runs() -> None:
    command = [sys.executable, "-m", "benchmarks.live", "--quick"]
    printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    for what in ("the price stands on the last page", "the result is on the last page"):
        assert what in printed
