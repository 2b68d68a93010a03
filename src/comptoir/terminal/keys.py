"""Single keys, noticed before Enter where the system allows it."""

import sys
import time

if sys.platform == "win32":

    class Keys:
        """Here nothing is noticed before Enter: what is shown cannot be skipped."""

        def listen(self) -> None:
            """Nothing to prepare."""

        def rest(self) -> None:
            """Nothing to undo."""

        def pressed_within(self, seconds: float) -> bool:
            """Only the wait."""
            time.sleep(seconds)
            return False

else:
    import select
    import termios
    import tty

    class Keys:
        """The keyboard between two questions: keys stay unseen, but somebody is impatient."""

        def __init__(self) -> None:
            self._lines: list[int | list[bytes | int]] | None = None

        def listen(self) -> None:
            """From now on keys are not shown, and come one by one."""
            self._lines = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)

        def rest(self) -> None:
            """Lines again; keys that were pressed meanwhile answer no question."""
            if self._lines:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._lines)
                self._lines = None

        def pressed_within(self, seconds: float) -> bool:
            """Whether a key comes before the time is up."""
            return bool(select.select([sys.stdin], [], [], seconds)[0])
