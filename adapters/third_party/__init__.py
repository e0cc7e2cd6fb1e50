"""Engines that others wrote, each as a system under test: `clausewise serve --engine NAME`.

A module translates and repairs nothing: what an engine does is what is seen, what it cannot do is in its description.
"""
