"""Pages for the vendor that are made: every word of the protocol, when it is due, and examples from real rounds."""
