"""What one can believe about a round: how the barrels may fall, what the guests order, what is served."""
