"""Programs for a vendor to start from: they keep to the protocol and play a plain round, with nothing but the language.

`clausewise starter python` and `clausewise starter javascript` print them. Nothing here imports them.
"""
