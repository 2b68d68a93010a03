"""Installs the built page into the environment, as a wheel does: `python -m tools.page`."""

import shutil
import sysconfig
from pathlib import Path
from typing import Final

from comptoir.server.web.static import PACKAGE
from hatch_build import built

ROOT: Final = Path(__file__).resolve().parent.parent


def main() -> None:
    """Build the page, and copy it to the installed packages."""
    place = Path(sysconfig.get_path("purelib"), PACKAGE)
    page = built(ROOT)
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(page, place)


if __name__ == "__main__":
    main()
