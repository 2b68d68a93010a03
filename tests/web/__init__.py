"""Browser tests; a package, since one browser is for all of them."""
