"""Where decks and throws come from. A source is an iterator of batches, and anybody may write one.

>>> from clausewise.randomness.sources.batches import THREE_DICE, Batch
>>> from clausewise.randomness.sources.lines import read_lines
>>> batches = list(read_lines(["1,2,6", "4,4,4", "1,2,7"], THREE_DICE))
>>> [batch.values.tolist() for batch in batches], [str(misread) for batch in batches for misread in batch.misreads]
([[[0, 1, 5], [3, 3, 3]]], ["throw 3, line 3: '7' is no face of a die; it has 1 to 6"])
"""

from clausewise.randomness.sources.batches import ONE_PACK, THREE_DICE, Batch, Kind, Misread, Source, part_of_a_pack

__all__ = ["ONE_PACK", "THREE_DICE", "Batch", "Kind", "Misread", "Source", "part_of_a_pack"]
