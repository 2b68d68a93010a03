"""Credits: how often something may be done, counted per socket, seat or address."""

from collections.abc import Callable

from comptoir.server.limits import Rate


class Credits:
    """So many at once, then as fast as they grow back."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.most)
        self._since = now

    def spend(self, now: float, amount: float = 1.0) -> bool:
        """Take some, if there are enough."""
        self._grow(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def has(self, now: float) -> bool:
        """Whether one is left."""
        self._grow(now)
        return self._left >= 1

    def is_full(self, now: float) -> bool:
        """Whether everything has grown back."""
        self._grow(now)
        return self._left >= self._rate.most

    def _grow(self, now: float) -> None:
        grown = (now - self._since) * self._rate.most / self._rate.seconds
        self._left = min(self._rate.most, self._left + max(0.0, grown))
        self._since = now


class Ledger:
    """Credits by name, such as an address; those that are full again are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self._now = now
        self._accounts: dict[str, Credits] = {}

    def spend(self, name: str) -> bool:
        """Take one of ``name``'s, if there is one."""
        return self._account(name).spend(self._now())

    def has(self, name: str) -> bool:
        """Whether ``name`` has one."""
        return name not in self._accounts or self._accounts[name].has(self._now())

    def _account(self, name: str) -> Credits:
        if name not in self._accounts:
            self._forget()
            self._accounts[name] = Credits(self.rate, self._now())
        return self._accounts[name]

    def _forget(self, enough: int = 1000) -> None:
        if len(self._accounts) >= enough:
            now = self._now()
            self._accounts = {n: account for n, account in self._accounts.items() if not account.is_full(now)}
