"""Clausewise: the conformance test harness for the rules of casino table games."""
