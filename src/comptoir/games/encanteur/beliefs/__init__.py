"""What an owner can work out: who will eat where, which cards somebody lacks, what a lot is worth to whom."""
