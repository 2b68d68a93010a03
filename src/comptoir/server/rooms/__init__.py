"""Tables in memory: who is present, what happens next, and what each viewer is sent."""
