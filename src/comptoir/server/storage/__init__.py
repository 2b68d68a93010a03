"""Storage for logs and standing orders."""
