"""Bistro: a glass slides across the counter, and perhaps it is what they say it is."""
