"""The words by which clauses are compared."""

import hashlib

from clausewise.registry.words import fingerprint, word_marks, words


def test_layout_quotes_and_punctuation_do_not_count() -> None:
    """Two typings of one sentence have the same words."""
    assert words("The  “Ante”\nis\xa0$5,000.") == ["the", "ante", "is", "$5", "000"]
    assert words('the "ante" is $5,000') == words("The  “Ante”\nis\xa0$5,000.")


def test_markup_and_joined_letters_of_a_converter_vanish() -> None:
    """What a converter leaves behind is no word."""
    assert words("§<sup>1</sup> of\ufb01ce") == ["1", "office"]


def test_fingerprint_is_the_hash_of_the_words_joined_by_spaces() -> None:
    """Anyone can compute it with a standard tool."""
    assert fingerprint(["two", "oars"]) == hashlib.sha256(b"two oars").hexdigest()


def test_marks_are_one_byte_a_word_and_differ_between_clauses() -> None:
    """The same word in two clauses has two marks, so that marks cannot be counted like letters of a cipher."""
    marks = word_marks(["oars"] * 3, "a.1")
    assert len(marks) == 6
    assert marks[:2] * 3 == marks
    assert {word_marks(["oars"], f"a.{n}") for n in range(20)} != {marks[:2]}
