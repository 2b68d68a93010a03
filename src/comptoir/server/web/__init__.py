"""Bytes in, bytes out: HTTP, sockets, and the page's files."""
