"""Installs the built page into the environment, as a wheel does: `python -m tools.page`."""

import shutil
import sysconfig
from pathlib import Path
from typing import Final

from comptoir.server.web.static import PACKAGE
from hatch_build import build_page

ROOT: Final = Path(__file__).resolve().parent.parent


def main() -> None:
    """Build the page, and copy it into the environment's site-packages."""
    place = Path(sysconfig.get_path("purelib"), PACKAGE)
    page = build_page(ROOT)
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(page, place)


if __name__ == "__main__":
    main()
