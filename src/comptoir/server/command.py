"""`comptoir serve`: what it says, and to whom."""

import sys
import webbrowser
from collections.abc import Iterator
from threading import Thread

from comptoir.core.texts import Texts, texts
from comptoir.server import run
from comptoir.server.run import Wishes


def serve(wishes: Wishes, language: str, open_page: bool) -> None:
    """Serve until told to stop.

    Raises:
        Refusal: the port is taken, or the file cannot be used.
    """
    words = texts(language)

    def ready(address: str) -> None:
        for line in announcement(words, wishes, address):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if open_page:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run.run(wishes, ready)


def announcement(words: Texts, wishes: Wishes, address: str) -> Iterator[str]:
    """Where the page is, who can open it, and where the games are kept."""
    yield words.say("serve-ready", address=address)
    if wishes.lan:
        from comptoir.server import qr  # noqa: PLC0415 - the server starts sooner without

        yield words.say("serve-for-others")
        yield qr.text(address)
    elif wishes.host in run.ONLY_HERE:
        yield words.say("serve-only-here", command="comptoir serve --lan")
    yield words.say("serve-stop", file=wishes.data)
