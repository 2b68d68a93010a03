"""Notices single keys without waiting for Enter, where the system allows it."""

import sys
import time

if sys.platform == "win32":

    class Keys:
        """On Windows, no key is noticed before Enter, and nothing can be skipped."""

        def listen(self) -> None:
            """Do nothing."""

        def stop(self) -> None:
            """Do nothing."""

        def pressed_within(self, seconds: float) -> bool:
            """Wait, and return false."""
            time.sleep(seconds)
            return False

else:
    import select
    import termios
    import tty

    class Keys:
        """The keyboard between two questions: keys are not echoed; any key skips what is being shown."""

        def __init__(self) -> None:
            self._line_mode: list[int | list[bytes | int]] | None = None

        def listen(self) -> None:
            """Read keys one by one from now on, without echoing them."""
            self._line_mode = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)

        def stop(self) -> None:
            """Read lines again, and discard keys that were pressed before."""
            if self._line_mode:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._line_mode)
                self._line_mode = None

        def pressed_within(self, seconds: float) -> bool:
            """Wait at most ``seconds``; return whether a key was pressed."""
            return bool(select.select([sys.stdin], [], [], seconds)[0])
