"""The rules of casino table games, executed: pure Python, no input or output, no clock."""
