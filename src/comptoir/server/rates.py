"""Rate limits: token buckets for sockets, seats and addresses."""

from collections.abc import Callable

from comptoir.server.limits import Rate


class TokenBucket:
    """A token bucket: ``rate.most`` tokens at once, refilled evenly every ``rate.seconds``."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.most)
        self._since = now

    def spend(self, now: float, amount: float = 1.0) -> bool:
        """Take ``amount`` tokens, if there are enough, and return whether there were."""
        self._refill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def has(self, now: float) -> bool:
        """Whether a token is left."""
        self._refill(now)
        return self._left >= 1

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self._left >= self._rate.most

    def _refill(self, now: float) -> None:
        refill = (now - self._since) * self._rate.most / self._rate.seconds
        self._left = min(self._rate.most, self._left + max(0.0, refill))
        self._since = now


class Buckets:
    """A token bucket for each name, such as an address; full buckets are dropped from time to time."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self._now = now
        self._buckets: dict[str, TokenBucket] = {}

    def spend(self, name: str) -> bool:
        """Take a token from the bucket of ``name``, if there is one, and return whether there was."""
        return self._bucket(name).spend(self._now())

    def has(self, name: str) -> bool:
        """Whether ``name`` has a token left."""
        return name not in self._buckets or self._buckets[name].has(self._now())

    def _bucket(self, name: str) -> TokenBucket:
        if name not in self._buckets:
            self._drop_full()
            self._buckets[name] = TokenBucket(self.rate, self._now())
        return self._buckets[name]

    def _drop_full(self, enough: int = 1000) -> None:
        if len(self._buckets) >= enough:
            now = self._now()
            self._buckets = {n: bucket for n, bucket in self._buckets.items() if not bucket.is_full(now)}
