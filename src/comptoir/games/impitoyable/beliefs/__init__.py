"""Facts a bot can work out: what others may send, and what sending, bidding and taking are worth."""
