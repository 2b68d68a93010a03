"""Impitoyable !: a boom town, where debts are money until payday."""
