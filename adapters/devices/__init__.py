"""Devices on a line: shufflers, shoes, shakers and readers, described in a file and read by it."""
