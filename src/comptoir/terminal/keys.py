"""Single key presses, noticed before Enter where the system allows it."""

import sys
import time

if sys.platform == "win32":

    class Keys:
        """On Windows no key is noticed before Enter, so nothing can be skipped."""

        def listen(self) -> None:
            """Do nothing."""

        def rest(self) -> None:
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
        """The keyboard between two questions: a key is not echoed, and skips what is shown."""

        def __init__(self) -> None:
            self._lines: list[int | list[bytes | int]] | None = None

        def listen(self) -> None:
            """From now on, do not echo keys, and read them one by one."""
            self._lines = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)

        def rest(self) -> None:
            """Read lines again, and drop keys that were pressed meanwhile."""
            if self._lines:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._lines)
                self._lines = None

        def pressed_within(self, seconds: float) -> bool:
            """Whether a key comes before the time is up."""
            return bool(select.select([sys.stdin], [], [], seconds)[0])
