"""How fast Comptoir is: what `make bench` measures."""
