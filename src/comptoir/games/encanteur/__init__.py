"""L'Encanteur: a harbour, its fish auction, and clients who walk to the house that feeds them."""
