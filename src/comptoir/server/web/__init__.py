"""Bytes in, bytes out: HTTP, sockets, and the files of the page."""
