"""Devices that shuffle and deal: what can be done, what is seen, and the words for it."""
