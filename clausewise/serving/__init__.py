"""A system behind the protocol over HTTP: what a vendor's server has to do, done for the reference engine."""
