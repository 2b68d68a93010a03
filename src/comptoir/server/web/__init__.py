"""Bytes in, bytes out: HTTP, sockets, the built page."""
