"""What a player of Bistro can work out: who is likely to lose, how others play, what a glass may be."""
