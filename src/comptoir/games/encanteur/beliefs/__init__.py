"""Facts a bot can work out: who will eat where, which cards each seat lacks, what a lot is worth."""
