"""L'Encanteur: a harbour, its fish auction, and clients who walk to where they are fed."""
