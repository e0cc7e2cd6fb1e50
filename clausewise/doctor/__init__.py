"""Whether a server can be tested at all, and what a test of it can and cannot show."""
