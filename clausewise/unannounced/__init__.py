"""Tables of a run or a soak that are not told apart from production: what was never said cannot be heeded."""
