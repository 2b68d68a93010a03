"""Tables that are in use: who is there, what happens next, and what each viewer is sent."""
