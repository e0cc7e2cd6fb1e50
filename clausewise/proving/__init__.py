"""Proving that the suite can fail: the reference engine is broken clause by clause, and scenarios have to notice."""
