"""Systems under test, each behind the one small interface in `base`."""
